package kaissa

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// search searches all moves of a node that is not to be evaluated yet.
func (s *selection) search(n *node, a, b eval.Score) (eval.Score, tree.Reason) {
	// 1. The table: "under certain conditions the information may be used instead of the new search"
	//    (ruling: at least as many plies and non-forcing moves were left, and not at the root).
	known, found := s.table.Probe(n.key, n.ply)
	if found && s.reuse && n.ply > 0 && int(known.Depth) >= s.pliesLeft(n) && int(known.Extra) >= s.nonForcingLeft(n) &&
		known.Settles(a, b) {
		s.run.KnownFrom(known.Node)
		return known.Score, tree.ReasonTable
	}
	// 2. The blank move (1975): who is ahead by the upper border's material and still reaches that
	//    border if the opponent may move twice needs no search. Zugzwang is disregarded.
	if s.blankMove && n.material >= materialOf(b) && search.MayPass(&n.position, n.ply, n.last) {
		if value := s.blank(n, b); value >= b || s.run.Stopped() {
			return max(value, -mate), s.unless(tree.ReasonCut)
		}
	}
	// 3. All moves, each within what is left of the borders, until one is a refutation.
	best := eval.Score(worst)
	move, place, more := s.firstMove(n, known.Move)
	for number := 1; more; number++ {
		if n.ply == 0 {
			s.report(search.Progress{Moves: n.moves.Len(), Number: number, Score: max(a, best)})
		}
		value := s.try(n, s.descend(n, move), place, max(a, best), b)
		if s.run.Stopped() {
			return max(best, -mate), tree.ReasonStopped
		}
		if value > best {
			best = value
			s.improve(n, move)
		}
		if best >= b {
			s.refutes(n, move)
			s.store(n, best, a, b)
			return best, tree.ReasonCut
		}
		move, place, more = s.nextMove(n, known.Move)
	}
	s.store(n, best, a, b)
	return best, tree.ReasonComplete
}

// unless returns a reason, or that the search was stopped.
func (s *selection) unless(reason tree.Reason) tree.Reason {
	if s.run.Stopped() {
		return tree.ReasonStopped
	}
	return reason
}

// descend returns the node after a move. The moves of the line decide whether it is to be evaluated.
func (s *selection) descend(n *node, move board.Move) *node {
	next := &s.line[n.ply+1]
	next.after(n, move)
	next.nonForcing = n.nonForcing
	if !s.isForcing(n, next) {
		next.nonForcing++
	}
	s.enterForcing(next, s.running.reached(next.ply, next.nonForcing))
	return next
}

// enterForcing says whether a forcing variation begins at a node, which counts checks from there on.
func (s *selection) enterForcing(n *node, begins bool) {
	if n.forcing = begins; begins {
		n.checks = [2]int{}
	}
}

// blank searches what happens if the side to move does nothing: an ordinary half-move, non-forcing.
// It only asks whether the upper border is reached.
func (s *selection) blank(n *node, b eval.Score) eval.Score {
	next := &s.line[n.ply+1]
	next.pass(n)
	next.nonForcing = n.nonForcing + 1
	s.enterForcing(next, s.running.reached(next.ply, next.nonForcing))
	value := s.try(n, next, placeBlank, b-1, b)
	if value >= b && !s.run.Stopped() {
		s.run.Improve()
	}
	return value
}

// refutes remembers a refutation that takes nothing: a killer.
func (s *selection) refutes(n *node, move board.Move) {
	if s.killers && !move.IsCapture() {
		s.refuters.Add(n.ply, move)
	}
}

// The moves of a node below the first plies are listed in parts, each when those before have not refuted it: that of
// the table alone, captures, and the others.
const (
	listedNone = iota
	listedCaptures
	listedAll
)

// firstMove returns the first move of a node and its place.
func (s *selection) firstMove(n *node, tableMove board.Move) (board.Move, search.Place, bool) {
	if n.ply <= 1 {
		s.orderMoves(n, tableMove)
		return n.order.Next()
	}
	n.listed = listedNone
	n.moves.Clear()
	n.order.Start(&n.moves)
	if tableMove != board.NoMove && n.position.IsLegal(tableMove) {
		return tableMove, search.PlaceTable, true
	}
	return s.nextMove(n, tableMove)
}

// nextMove returns the move after the one that was searched last; that of the table was the first.
func (s *selection) nextMove(n *node, tableMove board.Move) (board.Move, search.Place, bool) {
	for {
		move, place, more := n.order.Next()
		switch {
		case more && move != tableMove:
			return move, place, true
		case !more && n.listed == listedAll:
			return board.NoMove, 0, false
		case !more:
			s.listPart(n, tableMove)
		}
	}
}

// listPart lists the next part of the legal moves of a node in the order in which they are searched (ruling): captures
// of the most valuable piece by the least valuable one, the killers, the others as they are generated.
func (s *selection) listPart(n *node, tableMove board.Move) {
	if n.listed++; n.listed == listedCaptures {
		n.position.Captures(&n.moves)
	} else {
		n.position.Quiets(&n.moves)
	}
	s.orderByHints(n, tableMove)
}

// orderMoves lists all legal moves of a node at the first two plies: the table's move, and then the order of FV0 and
// FV1 or, where there is none, that of the parts of other nodes.
func (s *selection) orderMoves(n *node, tableMove board.Move) {
	n.listed = listedAll
	n.position.Legal(&n.moves)
	earlier := s.earlier(n)
	if earlier == nil {
		s.orderByHints(n, tableMove)
		return
	}
	n.order.Start(&n.moves)
	for i, move := range n.moves.All() {
		if move == tableMove {
			n.order.Rate(i, search.PlaceTable, 0)
		} else {
			n.order.Rate(i, search.PlaceEarlier, -int32(earlier.place(move)))
		}
	}
}

func (s *selection) orderByHints(n *node, tableMove board.Move) {
	n.order.StartWith(&n.position, &n.moves, &search.Hints{Table: tableMove, Killers: s.refuters.At(n.ply),
		Prices: &exchangePrices})
}

// earlier returns the ranking that FV0 or FV1 has found for the moves of a node, nil for none.
func (s *selection) earlier(n *node) ranking {
	switch {
	case n.ply == 0:
		return s.fv0
	case n.ply == 1 && len(s.fv0) > 0 && n.last == s.fv0[0].move:
		return s.fv1
	}
	return nil
}
