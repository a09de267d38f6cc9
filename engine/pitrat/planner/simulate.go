package planner

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/ways"
)

// hope is a plan played as if the opponent did what it wants (section 2.3.1).
type hope struct {
	*Planner
	d    ways.Diagram
	side board.Colour

	won, given eval.Score   // by moves without a star, and by men that are sacrificed
	risk       eval.Score   // men that captured where they can be taken
	last       eval.Score   // what the last step wins
	landed     board.Square // where the last move without a star ended, if it was a capture
	group      bool         // the statement before was a starred move
	aimed      board.Square // what that takes
	open       bool         // a modification with a star wins what is not known yet
	stepped    bool         // a step that is no capture with a star was played
}

// Simulate plays a plan of the side to move at a place, and says which test rejects it, or Waiting.
//
//  1. An own man must be there to be moved, its way open, and what it takes must be there.
//  2. The balance of the captures must be good for the side; where a modification is to capture or to
//     threaten, it is not known before it gives way to a plan that does (ruling).
//  3. The plan must not be absurd: the last step wins less than those before, which win enough by
//     themselves, their men taken where they can be; or less than those before give.
func (pl *Planner) Simulate(p plan.Plan, at *Place) plan.Fate {
	h := hope{Planner: pl, d: ways.Of(&at.Position), side: at.Turn(), landed: board.NoSquare}
	for _, s := range p {
		if s.Kind == plan.Analysis {
			return plan.Waiting // what it will find is not known
		}
		if fate := h.step(s); fate != plan.Waiting {
			return fate
		}
	}
	return h.verdict(p, at)
}

// verdict is that of tests 2 and 3.
func (h *hope) verdict(p plan.Plan, at *Place) plan.Fate {
	before := h.won - h.given
	total := before
	if h.group { // captures without a star are in what was won already
		total += h.last
	} else {
		before -= h.last
	}
	switch {
	case h.open:
		return plan.Waiting
	case !h.Enough(at, total):
		if h.last == 0 && slices.ContainsFunc(p, plan.Statement.Captures) {
			return plan.RejectedNothing
		}
		return plan.RejectedBalance
	case h.last > 0 && (h.last < before && h.Enough(at, before-h.risk) || h.last < -before):
		return plan.RejectedAbsurd
	}
	return plan.Waiting
}

// step plays one statement.
func (h *hope) step(s plan.Statement) plan.Fate {
	if s.Captures() {
		return h.capture(s)
	}
	if s.Kind == plan.Verification {
		return h.comesTrue(s) // between two captures of one attack it parts no group
	}
	if s.Kind == plan.Modification && h.group && s.Square == h.aimed {
		return h.comesTrue(s) // of two men on a line the nearer is to go (2.2.2): still one attack
	}
	h.group = false
	h.stepped = true
	switch s.Kind {
	case plan.Move:
		return h.play(s)
	case plan.Plays:
		if !h.d.Has(h.side, s.Square) {
			return plan.RejectedMissing
		}
		h.d.Take(s.Square)
	case plan.Modification:
		return h.modify(s)
	}
	return plan.Waiting
}

// capture plays a starred move: a threat, of which only those at the end count, and of several the
// least (ruling). Where the plan begins with one that can't be carried out it is passed over, for the
// opponent has moved since (P28); later it is an impossibility, except that its way may still open.
func (h *hope) capture(s plan.Statement) plan.Fate {
	k, victim := h.d.Man(s.Square), h.d.Man(s.To)
	h.aimed = s.To
	if fate := h.impossible(k, s); fate != plan.Waiting {
		if h.stepped && fate != plan.RejectedShut {
			return fate
		}
		if !h.group {
			h.last = 0
		}
		h.group = true
		return plan.Waiting
	}
	gain := h.Prices[victim]
	if h.group && h.last > 0 {
		gain = min(gain, h.last)
	}
	h.last, h.group, h.landed = gain, true, board.NoSquare
	return plan.Waiting
}

// impossible says why a capture can't be made, Waiting if it can.
func (h *hope) impossible(k board.PieceType, s plan.Statement) plan.Fate {
	if !h.d.Has(h.side, s.Square) {
		return plan.RejectedMissing
	}
	if !h.d.Has(h.side.Opponent(), s.To) {
		return plan.RejectedNothing
	}
	if _, ok := h.d.AttackWay(k, h.side, s.Square, s.To, 0); !ok {
		return plan.RejectedShut
	}
	return plan.Waiting
}

// play plays a move without a star.
func (h *hope) play(s plan.Statement) plan.Fate {
	k, enemy := h.d.Man(s.Square), h.side.Opponent()
	if !h.d.Has(h.side, s.Square) {
		return plan.RejectedMissing
	}
	w, ok := h.d.MoveWay(h.side, s.Square, s.To, 0)
	if !ok || w.Len() > 0 || k == board.Pawn && s.Square.File() == s.To.File() && h.d.Occupied().Has(s.To) {
		return plan.RejectedShut
	}
	gain := eval.Score(0)
	h.landed = board.NoSquare
	if h.d.Has(enemy, s.To) {
		gain = h.Prices[h.d.Man(s.To)]
		h.landed = s.To
	}
	h.d.Move(s.Square, s.To)
	if gain > 0 && h.d.Attackers(enemy, s.To) != 0 {
		h.risk += h.Prices[k]
	}
	if k == board.Pawn && s.To.Bitboard()&(board.Rank1|board.Rank8) != 0 {
		becomes := board.Queen
		if s.Promotion != board.Pawn {
			becomes = s.Promotion
		}
		h.d.Put(h.side, becomes, s.To)
		gain += h.Prices[becomes] - h.Prices[board.Pawn]
	}
	h.won += gain
	h.last = gain
	return plan.Waiting
}

// modify supposes that a modification is made.
func (h *hope) modify(s plan.Statement) plan.Fate {
	h.open = h.open || s.Star
	if s.Purpose() == plan.RemoveFriend && h.d.Has(h.side, s.Square) {
		h.d.Take(s.Square) // it stands elsewhere
		return plan.Waiting
	}
	if s.Purpose() == plan.BringFriend && !h.d.Occupied().Has(s.Square) {
		h.d.Put(h.side, board.Pawn, s.Square)
		return plan.Waiting
	}
	h.landed = board.NoSquare
	return h.comesTrue(s)
}

// comesTrue supposes that the opponent has brought about the wanted state of a square.
func (h *hope) comesTrue(s plan.Statement) plan.Fate {
	enemy := h.side.Opponent()
	own, foe := h.d.Has(h.side, s.Square), h.d.Has(enemy, s.Square)
	piece := board.NoPiece
	if own {
		piece = board.NewPiece(h.side, h.d.Man(s.Square))
	} else if foe {
		piece = board.NewPiece(enemy, h.d.Man(s.Square))
	}
	switch {
	case s.Want.Lures():
		h.lured(s, own)
	case s.Want.Holds(piece, h.side):
	case own:
		return plan.RejectedShut
	case foe:
		h.goes(s.Square)
	default:
		h.d.Put(enemy, board.Pawn, s.Square)
	}
	return plan.Waiting
}

// goes removes an enemy man: it vanishes, or takes the man that drew it away by a capture, which is
// lost (section 2.3.1: a man that is sacrificed deliberately counts as captured).
func (h *hope) goes(s board.Square) {
	k := h.d.Man(s)
	h.d.Take(s)
	if h.landed != board.NoSquare && h.landed != s && h.d.Has(h.side, h.landed) {
		h.given += h.Prices[h.d.Man(h.landed)]
		h.d.Put(h.side.Opponent(), k, h.landed)
		h.landed = board.NoSquare
	}
}

// lured puts an enemy man on a square; an own man there is lost.
func (h *hope) lured(s plan.Statement, own bool) {
	enemy := h.side.Opponent()
	man, other := s.Want.Man(), s.Want.Other()
	if h.d.Has(enemy, s.Square) && (man == board.NoPieceType || (h.d.Man(s.Square) == man) != other) {
		return
	}
	if own {
		h.given += h.Prices[h.d.Man(s.Square)]
	}
	from := h.comer(s.Square, man, other)
	kind := board.Pawn
	if from != board.NoSquare {
		kind = h.d.Man(from)
		h.d.Take(from)
	}
	h.d.Put(enemy, kind, s.Square)
}

// comer returns the enemy man that is hoped to come to a square: the wanted one, or the dearest that
// can but not the king if another can.
func (h *hope) comer(s board.Square, man board.PieceType, other bool) (from board.Square) {
	enemy, best := h.side.Opponent(), eval.Score(-1)
	from = board.NoSquare
	if man == board.King && !other {
		return h.d.King(enemy)
	}
	men := h.d.Attackers(enemy, s)
	if man != board.NoPieceType && !other {
		men = h.d.Kind[man] & h.d.Side[enemy]
	}
	for s := range ways.Squares(enemy, men) {
		price := h.Prices[h.d.Man(s)]
		if h.d.Man(s) == board.King {
			price = 0
		}
		if other && h.d.Man(s) == man {
			continue
		}
		if price > best {
			best, from = price, s
		}
	}
	return from
}
