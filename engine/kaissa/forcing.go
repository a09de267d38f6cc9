package kaissa

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// variation is a position of a forcing variation while its moves are searched.
type variation struct {
	*node
	a, b   eval.Score
	best   eval.Score // at first the static value
	known  board.Move // the table's move
	reason tree.Reason
}

// forcingVariation searches captures, checks and replies to checks: FV. "In every FV position each
// side chooses what is more profitable for it, either to prolong FV making forcing moves or to be
// satisfied by the value of the static evaluation function."
func (s *selection) forcingVariation(n *node, a, b eval.Score) (eval.Score, tree.Reason) {
	// 1. A side whose material alone reaches the upper border is satisfied.
	if least := leastOf(n); s.mayStand(n) && least >= b {
		s.run.StaticBound(least)
		return least, tree.ReasonStandPatCut
	}
	// 2. The table knows forcing variations, too (ruling: those alone).
	known, found := s.table.Probe(n.key, n.ply)
	if found && s.reuse && n.ply > 0 && known.Settles(a, b) {
		s.run.KnownFrom(known.Node)
		return known.Score, tree.ReasonTable
	}
	v := variation{node: n, a: a, b: b, best: worst, known: known.Move, reason: tree.ReasonQuiet}
	// 3. The static value, also in check (switch standPatInCheck).
	if s.mayStand(n) && s.takeStatic(&v) {
		return v.best, tree.ReasonStandPatCut
	}
	if n.ply >= maxPly {
		return max(v.best, s.static(n)), tree.ReasonPlyLimit
	}
	// 4. Replies to a check are all legal moves; else captures, and then checks that take nothing,
	//    while the side may give more of them (ruling).
	if n.inCheck {
		n.position.Legal(&n.moves)
		s.prolong(&v)
	} else {
		s.listCaptures(n)
		if s.prolong(&v); !v.ended() && n.given() < s.fvChecks {
			s.listChecks(n)
			s.prolong(&v)
		}
	}
	if v.reason != tree.ReasonStopped && v.reason != tree.ReasonQuiet {
		s.store(n, v.best, a, b)
	}
	return max(v.best, -mate), v.reason
}

// ended reports whether no further move is of interest.
func (v *variation) ended() bool { return v.reason == tree.ReasonCut || v.reason == tree.ReasonStopped }

// mayStand reports whether a side may be satisfied by the static value.
func (r *rules) mayStand(n *node) bool { return !n.inCheck || r.standPat }

// leastOf is the least that the static value of a node can be, by its material alone: where that reaches the
// upper border no positional sum is needed, which can't bring it back.
func leastOf(n *node) eval.Score { return eval.Score(n.material)*point - margin }

// takeStatic takes the static value, and of one whose material alone lies below the lower border only
// that it does. It reports whether the value reaches the upper border.
func (s *selection) takeStatic(v *variation) (cut bool) {
	if most := eval.Score(v.material)*point + margin; most <= v.a {
		v.best = most
		s.run.StaticBound(most)
		return false
	}
	v.best = s.static(v.node)
	s.run.Static(v.best)
	return v.best >= v.b
}

// static is the static evaluation function for the side to move.
func (s *selection) static(n *node) eval.Score {
	return eval.Score(n.material)*point + s.positional(&n.position).For(n.position.Turn())
}

// prolong searches the listed moves of a forcing variation: captures by victim, then attacker, others
// as they are generated, the table's move before them.
func (s *selection) prolong(v *variation) {
	n := v.node
	n.order.StartWith(&n.position, &n.moves, &search.Hints{Table: v.known, Prices: &exchangePrices})
	for {
		move, place, more := n.order.Next()
		if !more {
			return
		}
		next := &s.line[n.ply+1]
		next.after(n, move)
		next.forcing = true
		value := s.try(n, next, place, max(v.a, v.best), v.b)
		switch {
		case s.run.Stopped():
			v.reason = tree.ReasonStopped
			return
		case value > v.best:
			v.best, v.reason = value, tree.ReasonComplete
			s.improve(n, move)
		case v.reason == tree.ReasonQuiet:
			v.reason = tree.ReasonStandPat
		}
		if v.best >= v.b {
			v.reason = tree.ReasonCut
			return
		}
	}
}

// listCaptures lists the captures, en passant and those that promote included; with the switch
// promotionsForce also the other promotions.
func (s *selection) listCaptures(n *node) {
	n.position.Captures(&n.moves)
	if !s.promotions || n.position.Pieces(board.Pawn)&(board.Rank2|board.Rank7) == 0 {
		return
	}
	var quiets board.MoveList
	n.position.Quiets(&quiets)
	for _, move := range quiets.All() {
		if move.IsPromotion() {
			n.moves.Add(move)
		}
	}
}

// listChecks lists the checks that take nothing, without those that were listed already.
func (s *selection) listChecks(n *node) {
	n.position.QuietChecks(&n.moves)
	if !s.promotions {
		return
	}
	all := n.moves.All()
	n.moves.Clear()
	for _, move := range all { // what is added stands before what is looked at
		if !move.IsPromotion() {
			n.moves.Add(move)
		}
	}
}
