package botvinnik

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Explain takes the value of stopping at a recorded node apart, and says of every legal move
// without a node by which rule it was left out. It replays the way to the node and draws the map
// there once. The root and an iteration are explained by the last stage below them.
func (p Programme) Explain(t *tree.Tree, id tree.ID) (search.Explanation, error) {
	s, err := p.find(t, id)
	if err != nil {
		return search.Explanation{}, err
	}
	s.descend()
	e := search.Explanation{Terms: s.terms()}
	examined := map[board.Move]bool{}
	noteExamined(t, id, examined)
	var legal board.MoveList
	s.here().position.Legal(&legal)
	if len(examined) == legal.Len() {
		return e, nil
	}
	why := s.rule()
	for _, move := range legal.All() {
		if !examined[move] {
			a := why(move)
			a.Move = move
			e.Absent = append(e.Absent, a)
		}
	}
	return e, nil
}

// noteExamined notes the moves that have a node below a node or below its stages.
func noteExamined(t *tree.Tree, id tree.ID, examined map[board.Move]bool) {
	for _, child := range t.Children(id, nil) {
		switch n := t.Node(child); {
		case n.Type.Stage():
			noteExamined(t, child, examined)
		case !n.Type.Test():
			examined[n.Move] = true
		}
	}
}

// rule returns what says of a move why it has no node: one answer for all where the node was left
// before it came to moves, and else the rules of its game.
func (s *nodeState) rule() func(board.Move) search.Absent {
	switch n := s.node; {
	case !n.Closed:
		return always(search.Absent{Reason: tree.ReasonNotReached})
	case n.Reason.Final():
		return always(search.Absent{Reason: n.Reason, Evidence: "The game is over here."})
	case n.Reason == tree.ReasonPlyLimit:
		return always(search.Absent{Reason: n.Reason, Evidence: fmt.Sprintf("The line has %d half-moves.", s.ply)})
	case n.Reason == tree.ReasonTable:
		return always(search.Absent{Reason: n.Reason, Evidence: fmt.Sprintf("It was found to be worth %s there.",
			inPawns(n.Score))})
	case n.Reason == tree.ReasonStandPatCut:
		return always(search.Absent{Reason: tree.ReasonAfterCut,
			Evidence: fmt.Sprintf("To stop gives %s, and the upper bound is %s.", inPawns(n.Static), inPawns(n.Beta))})
	case n.Reason == ReasonHopeless:
		a := s.game.account(s.ply, s.game.hopeBound(s.ply, max(n.Alpha, n.Static)))
		return always(search.Absent{Reason: ReasonNoHope,
			Evidence: fmt.Sprintf("Missing %d, doomed %d, nearer %d.", a.lost/pawn, a.doomed/pawn, a.nearer/pawn)})
	case n.Type == TypeFunctions || n.Type == TypeFirstChoice:
		return always(s.changesLess())
	case n.Type == tree.TypeRoot || n.Type == tree.TypeIteration:
		return always(search.Absent{Reason: tree.ReasonNotReached})
	}
	return s.mapRule()
}

// always returns the same answer for every move.
func always(a search.Absent) func(board.Move) search.Absent {
	return func(board.Move) search.Absent { return a }
}

// mapRule asks the rules of the game of annihilation in the order in which the search asks them, on
// the map that is drawn again.
func (s *nodeState) mapRule() func(board.Move) search.Absent {
	g, here := s.game, s.here()
	here.horizon, here.drawn = g.horizonWith(s.left), false
	beyond := search.Absent{Reason: ReasonNotOnMap, Evidence: fmt.Sprintf("The horizon is %d half-moves here.",
		here.horizon)}
	late := s.afterLast()
	return func(move board.Move) search.Absent {
		if class, _ := g.classify(here, move); class != tree.ClassNone {
			return late
		}
		if won := gain(&here.position, move); won > 0 {
			return search.Absent{Reason: ReasonExchange, Evidence: fmt.Sprintf("It takes %d, and the exchange brings %+d.",
				won/pawn, here.position.SEE(move, &pieceValues)/pawn)}
		}
		return beyond
	}
}

// afterLast says of a move of the map why it had no turn after the last that had one.
func (s *nodeState) afterLast() search.Absent {
	children := s.tree.Children(s.node.ID, nil)
	switch {
	case s.node.Truncated:
		return search.Absent{Reason: tree.ReasonNotKept}
	case s.node.Reason == tree.ReasonStopped || len(children) == 0:
		return search.Absent{Reason: tree.ReasonNotReached}
	}
	last := s.tree.Node(children[len(children)-1])
	return search.Absent{Reason: tree.ReasonAfterCut, Evidence: fmt.Sprintf("%s reached %s, and the upper bound is %s.",
		s.here().position.SAN(last.Move), inPawns(last.ForParent()), inPawns(s.node.Beta))}
}

// changesLess says of a move why the game of changing functions did not come to it: the moves are
// tried in the order of what they change, and the last that was tried is good enough. To weigh the
// absent moves, too, would take as long as the search took, milliseconds.
func (s *nodeState) changesLess() search.Absent {
	children := s.tree.Children(s.node.ID, nil)
	switch {
	case s.node.Truncated:
		return search.Absent{Reason: tree.ReasonNotKept}
	case s.node.Reason == tree.ReasonStopped || len(children) == 0:
		return search.Absent{Reason: tree.ReasonNotReached}
	}
	p, last := &s.here().position, s.tree.Node(children[len(children)-1]).Move
	c := s.game.change(p, s.game.beforeChange(p), last)
	return search.Absent{Reason: ReasonLessChange,
		Evidence: fmt.Sprintf("%s changes the functions by %+d, this move by no more.", p.SAN(last), c.Weight)}
}
