package botvinnik

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
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
	e.Absent = search.AbsentMoves(t, id, &s.here().position, s.rule)
	return e, nil
}

// rule returns the rule for the moves of the node: one answer for all where the node was left before it
// came to moves, and else what its game says.
func (s *nodeState) rule() search.Rule {
	switch n := s.node; {
	case !n.Closed:
		return search.Always(tree.ReasonNotReached, "")
	case n.Reason.Final():
		return search.GameOver(n.Reason)
	case n.Reason == tree.ReasonPlyLimit:
		return search.Always(n.Reason, fmt.Sprintf("The line has %d half-moves.", s.ply))
	case n.Reason == reasonSquare:
		return search.Always(n.Reason, "")
	case n.Reason == tree.ReasonTable:
		return search.Always(n.Reason, fmt.Sprintf("It was found to be worth %s there.", inPawns(n.Score)))
	case n.Reason == tree.ReasonStandPatCut:
		return search.Always(tree.ReasonAfterCut, phrase.Of("To stop gives {value}, and the upper bound is {bound}.",
			"value", inPawns(n.Static), "bound", inPawns(n.Beta)))
	case n.Reason == reasonHopeless:
		a := s.game.account(s.ply, s.game.hopeBound(s.ply, max(n.Alpha, n.Static)))
		return search.Always(reasonNoHope, phrase.Of("Missing {lost}, doomed {doomed}, nearer {nearer}.", "lost", a.lost/pawn,
			"doomed", a.doomed/pawn, "nearer", a.nearer/pawn))
	case n.Type == typeFunctions || n.Type == typeFirstChoice:
		return s.afterLast(s.changesLess)
	case n.Type == tree.TypeRoot || n.Type == tree.TypeIteration:
		return search.Always(tree.ReasonNotReached, "")
	}
	return s.mapRule()
}

// mapRule asks the rules of the game of annihilation in the order in which the search asks them, on
// the map that is drawn again.
func (s *nodeState) mapRule() search.Rule {
	g, here := s.game, s.here()
	here.horizon, here.drawn = g.horizonWith(s.left), false
	beyond := fmt.Sprintf("The horizon is %d half-moves here.", here.horizon)
	late := s.afterLast(func(last tree.Node) (tree.Reason, string) {
		return tree.ReasonAfterCut, search.Reached(&here.position, last, "bound", s.node.Beta, inPawns)
	})
	return func(move board.Move) (tree.Reason, string) {
		if g.zones && underpromotes(move) {
			return reasonNotOnMap, "With zones a pawn promotes to a queen."
		}
		if class, _ := g.classify(here, move); class != tree.ClassNone {
			return late(move)
		}
		if won := gain(&here.position, move); won > 0 {
			return reasonExchange, phrase.Of("It takes {won}, and the exchange brings {exchange:%+d}.", "won", won/pawn,
				"exchange", here.position.SEE(move, &pieceValues)/pawn)
		}
		return reasonNotOnMap, beyond
	}
}

// afterLast says of the moves of a game why they had no turn after the last that had one.
func (s *nodeState) afterLast(why func(last tree.Node) (tree.Reason, string)) search.Rule {
	children := s.tree.ChildNodes(s.node.ID)
	switch {
	case s.node.Truncated:
		return search.Always(tree.ReasonNotKept, "")
	case s.node.Reason == tree.ReasonStopped || len(children) == 0:
		return search.Always(tree.ReasonNotReached, "")
	}
	return search.Always(why(children[len(children)-1]))
}

// changesLess says why the game of changing functions came to no move after the last: the moves are tried in
// the order of what they change, and the last that was tried is good enough. To weigh the absent moves, too,
// would take as long as the search took, milliseconds.
func (s *nodeState) changesLess(last tree.Node) (tree.Reason, string) {
	p := &s.here().position
	c := s.game.change(p, s.game.beforeChange(p), last.Move)
	return reasonLessChange, phrase.Of("{move} changes the functions by {change:%+d}, this move by no more.",
		"move", p.SAN(last.Move), "change", c.Weight)
}
