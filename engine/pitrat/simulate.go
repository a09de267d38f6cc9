package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/pitrat/plan"
)

// hope is a plan played as if the opponent did what it wants (section 2.3.1).
type hope struct {
	f    *finder
	d    diagram
	side board.Colour

	won, given eval.Score   // by moves without a star, and by men that are sacrificed
	risk       eval.Score   // men that captured where they can be taken
	last       eval.Score   // what the last step wins
	landed     board.Square // where the last move without a star ended, if it was a capture
	group      bool         // the statement before was a starred move
	aimed      board.Square // what that takes
	open       bool         // a modification with a star wins what is not known yet
	begun      bool         // a step that is no capture with a star was played
}

// simulate plays a plan from a statement on at a node, and says which test rejects it, or Waiting.
//
//  1. An own man must be there to be moved, its way open, and what it takes must be there.
//  2. The balance of the captures must be good for the side; where a modification is to capture or to
//     threaten, it is not known before it gives way to a plan that does (ruling).
//  3. The plan must not be absurd: the last step wins less than those before, which win enough by
//     themselves, their men taken where they can be; or less than those before give.
func (f *finder) simulate(m *made, at int, n *node) Fate {
	h := hope{f: f, d: diagramOf(&n.position), side: m.side, landed: board.NoSquare}
	for _, s := range m.statements[at:] {
		if s.Kind == plan.Analysis {
			return Waiting // what it will find is not known
		}
		if fate := h.step(s); fate != Waiting {
			return fate
		}
	}
	before := h.won - h.given
	total := before
	if h.group { // captures without a star are in what was won already
		total += h.last
	} else {
		before -= h.last
	}
	switch {
	case h.open:
		return Waiting
	case !h.enough(n, total):
		if h.last == 0 && m.stars >= int8(at) {
			return RejectedNothing
		}
		return RejectedBalance
	case h.last > 0 && (h.last < before && h.enough(n, before-h.risk) || h.last < -before):
		return RejectedAbsurd
	}
	return Waiting
}

// enough reports whether a gain of the side makes the balance at a node good for it.
func (h *hope) enough(n *node, gain eval.Score) bool {
	if h.side != h.f.first {
		gain = -gain
	}
	return h.f.good(h.side, n.balance+gain)
}

// step plays one statement.
func (h *hope) step(s plan.Statement) Fate {
	if s.Kind == plan.Move && s.Star {
		return h.capture(s)
	}
	if s.Kind == plan.Verification {
		return h.comesTrue(s) // between two captures of one attack it parts no group
	}
	if s.Kind == plan.Modification && h.group && s.Square == h.aimed {
		return h.comesTrue(s) // of two men on a line the nearer is to go (2.2.2): still one attack
	}
	h.group = false
	h.begun = true
	switch s.Kind {
	case plan.Move:
		return h.play(s)
	case plan.Plays:
		if !h.d.has(h.side, s.Square) {
			return RejectedMissing
		}
		h.d.take(s.Square)
	case plan.Modification:
		return h.modify(s)
	}
	return Waiting
}

// capture plays a starred move: a threat, of which only those at the end count, and of several the
// least (ruling). Where the plan begins with one that can't be carried out it is passed over, for the
// opponent has moved since (P28); later it is an impossibility, except that its way may still open.
func (h *hope) capture(s plan.Statement) Fate {
	k, victim := h.d.man(s.Square), h.d.man(s.To)
	h.aimed = s.To
	if fate := h.impossible(k, s); fate != Waiting {
		if h.begun && fate != RejectedShut {
			return fate
		}
		if !h.group {
			h.last = 0
		}
		h.group = true
		return Waiting
	}
	gain := h.f.prices[victim]
	if h.group && h.last > 0 {
		gain = min(gain, h.last)
	}
	h.last, h.group, h.landed = gain, true, board.NoSquare
	return Waiting
}

// impossible says why a capture can't be made, Waiting if it can.
func (h *hope) impossible(k board.PieceType, s plan.Statement) Fate {
	if !h.d.has(h.side, s.Square) {
		return RejectedMissing
	}
	if !h.d.has(h.side.Opponent(), s.To) {
		return RejectedNothing
	}
	if _, ok := h.d.attackWay(k, h.side, s.Square, s.To, 0); !ok {
		return RejectedShut
	}
	return Waiting
}

// play plays a move without a star.
func (h *hope) play(s plan.Statement) Fate {
	k, enemy := h.d.man(s.Square), h.side.Opponent()
	if !h.d.has(h.side, s.Square) {
		return RejectedMissing
	}
	w, ok := h.d.moveWay(h.side, s.Square, s.To, 0)
	if !ok || w.n > 0 || k == board.Pawn && s.Square.File() == s.To.File() && h.d.occupied().Has(s.To) {
		return RejectedShut
	}
	gain := eval.Score(0)
	h.landed = board.NoSquare
	if h.d.has(enemy, s.To) {
		gain = h.f.prices[h.d.man(s.To)]
		h.landed = s.To
	}
	h.d.move(s.Square, s.To)
	if gain > 0 && h.d.attackers(enemy, s.To) != 0 {
		h.risk += h.f.prices[k]
	}
	if k == board.Pawn && s.To.Bitboard()&(board.Rank1|board.Rank8) != 0 {
		becomes := board.Queen
		if s.Promotion != board.Pawn {
			becomes = s.Promotion
		}
		h.d.put(h.side, becomes, s.To)
		gain += h.f.prices[becomes] - h.f.prices[board.Pawn]
	}
	h.won += gain
	h.last = gain
	return Waiting
}

// modify supposes that a modification is made.
func (h *hope) modify(s plan.Statement) Fate {
	h.open = h.open || s.Star
	if s.Purpose() == plan.RemoveFriend && h.d.has(h.side, s.Square) {
		h.d.take(s.Square) // it stands elsewhere
		return Waiting
	}
	if s.Purpose() == plan.BringFriend && !h.d.occupied().Has(s.Square) {
		h.d.put(h.side, board.Pawn, s.Square)
		return Waiting
	}
	h.landed = board.NoSquare
	return h.comesTrue(s)
}

// comesTrue supposes that the opponent has brought about the wanted state of a square.
func (h *hope) comesTrue(s plan.Statement) Fate {
	enemy := h.side.Opponent()
	own, foe := h.d.has(h.side, s.Square), h.d.has(enemy, s.Square)
	piece := board.NoPiece
	if own {
		piece = board.NewPiece(h.side, h.d.man(s.Square))
	} else if foe {
		piece = board.NewPiece(enemy, h.d.man(s.Square))
	}
	switch man := s.Want.Man(); {
	case s.Want == plan.Enemy, man != board.NoPieceType && s.Want == plan.EnemyMan(man),
		man != board.NoPieceType && s.Want == plan.OtherEnemyMan(man):
		h.lured(s, own)
	case s.Want.Holds(piece, h.side):
	case own:
		return RejectedShut
	case foe:
		h.goes(s.Square)
	default:
		h.d.put(enemy, board.Pawn, s.Square)
	}
	return Waiting
}

// goes removes an enemy man: it vanishes, or takes the man that drew it away by a capture, which is
// lost (section 2.3.1: a man that is sacrificed deliberately counts as captured).
func (h *hope) goes(s board.Square) {
	k := h.d.man(s)
	h.d.take(s)
	if h.landed != board.NoSquare && h.landed != s && h.d.has(h.side, h.landed) {
		h.given += h.f.prices[h.d.man(h.landed)]
		h.d.put(h.side.Opponent(), k, h.landed)
		h.landed = board.NoSquare
	}
}

// lured puts an enemy man on a square; an own man there is lost.
func (h *hope) lured(s plan.Statement, own bool) {
	enemy := h.side.Opponent()
	man := s.Want.Man()
	other := man != board.NoPieceType && s.Want == plan.OtherEnemyMan(man)
	if h.d.has(enemy, s.Square) && (man == board.NoPieceType || (h.d.man(s.Square) == man) != other) {
		return
	}
	if own {
		h.given += h.f.prices[h.d.man(s.Square)]
	}
	from := h.comer(s.Square, man, other)
	kind := board.Pawn
	if from != board.NoSquare {
		kind = h.d.man(from)
		h.d.take(from)
	}
	h.d.put(enemy, kind, s.Square)
}

// comer returns the enemy man that is hoped to come to a square: the wanted one, or the dearest that
// can but not the king if another can.
func (h *hope) comer(s board.Square, man board.PieceType, other bool) (from board.Square) {
	enemy, best := h.side.Opponent(), eval.Score(-1)
	from = board.NoSquare
	if man == board.King && !other {
		return h.d.king(enemy)
	}
	men := h.d.attackers(enemy, s)
	if man != board.NoPieceType && !other {
		men = h.d.kind[man] & h.d.side[enemy]
	}
	for ; men != 0; men = men.ClearLowest() {
		price := h.f.prices[h.d.man(men.Lowest())]
		if h.d.man(men.Lowest()) == board.King {
			price = 0
		}
		if other && h.d.man(men.Lowest()) == man {
			continue
		}
		if price > best {
			best, from = price, men.Lowest()
		}
	}
	return from
}
