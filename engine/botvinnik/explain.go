package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/search"
	"drevo/engine/sentence"
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
	e.Absent = search.AbsentMoves(t, id, &s.here().position, s.rule)
	return e, nil
}

// rule returns the rule for the moves of the node: one answer for all where the node was left before it
// came to moves, and else what its game says.
func (s *nodeState) rule() search.Rule {
	switch n := s.node; {
	case !n.Closed:
		return search.Always(tree.ReasonNotReached, sentence.Sentence{})
	case n.Reason.Final():
		return search.GameOver(n.Reason)
	case n.Reason == tree.ReasonPlyLimit:
		return search.Always(n.Reason, search.Length(s.tree, n))
	case n.Reason == reasonSquare:
		return search.Always(n.Reason, sentence.Sentence{})
	case n.Reason == tree.ReasonTable:
		return search.Always(n.Reason, search.Known(s.tree, n))
	case n.Reason == tree.ReasonStandPatCut:
		return search.Always(tree.ReasonAfterCut, search.Stood(s.tree, n))
	case n.Reason == reasonHopeless:
		return search.Always(reasonNoHope, s.account())
	case n.Type == typeFunctions || n.Type == typeFirstChoice:
		return s.changesLess()
	case n.Type == tree.TypeRoot || n.Type == tree.TypeIteration:
		return search.Always(tree.ReasonNotReached, sentence.Sentence{})
	}
	return s.mapRule()
}

// mapRule asks the rules of the game of annihilation in the order in which the search asks them, on
// the map that is drawn again.
func (s *nodeState) mapRule() search.Rule {
	g, here := s.game, s.here()
	here.horizon, here.drawn = g.horizonWith(s.left), false
	beyond := sentence.Of("The horizon is {n:1 half-move|# half-moves} at most.", "n", fact.CountOf(s.tree, s.node,
		"horizon", g.horizon))
	late := s.afterLast(func(last tree.Node) (tree.Reason, sentence.Sentence) {
		return tree.ReasonAfterCut, search.Reached(s.tree, s.node, last)
	})
	return func(move board.Move) (tree.Reason, sentence.Sentence) {
		if g.zones && underpromotes(move) {
			return reasonNotOnMap, sentence.Of("With zones a pawn promotes to a queen.")
		}
		if class, _ := g.classify(here, move); class != tree.ClassNone {
			return late(move)
		}
		if won := gain(&here.position, move); won > 0 {
			return reasonExchange, sentence.Of("It takes what is worth {won}, and the exchange brings {exchange}.",
				"won", s.ofMove("capture", move, won),
				"exchange", s.ofMove("exchange", move, eval.Score(here.position.SEE(move, &pieceValues))))
		}
		return reasonNotOnMap, beyond
	}
}

// afterLast says of the moves of a game why they had no turn after the last that had one.
func (s *nodeState) afterLast(why func(last tree.Node) (tree.Reason, sentence.Sentence)) search.Rule {
	children := s.tree.ChildNodes(s.node.ID)
	switch {
	case s.node.Truncated:
		return search.Always(tree.ReasonNotKept, sentence.Sentence{})
	case s.node.Reason == tree.ReasonStopped || len(children) == 0:
		return search.Always(tree.ReasonNotReached, sentence.Sentence{})
	}
	return search.Always(why(children[len(children)-1]))
}

// changesLess says why the game of changing functions came to no move after the last: the moves are tried in
// the order of what they change, and the last that was tried is good enough.
func (s *nodeState) changesLess() search.Rule {
	changed := ChangesOf(s.tree)
	count := func(move board.Move) (f fact.Fact, ok bool) {
		change, ok := changed.Of(s.node.ID, move)
		f = fact.CountOf(s.tree, s.node, numberChange, change)
		f.At.Moves = []board.Move{move}
		return f, ok
	}
	return func(move board.Move) (tree.Reason, sentence.Sentence) {
		var evidence sentence.Sentence
		reason, _ := s.afterLast(func(last tree.Node) (tree.Reason, sentence.Sentence) {
			own, weighed := count(move)
			if best, ok := count(last.Move); ok && weighed {
				evidence = sentence.Of("It changes the functions by {own}, and {move} by {change}.", "own", own,
					"move", fact.MoveTo(s.tree, last), "change", best)
			}
			return reasonLessChange, evidence
		})(move)
		return reason, evidence
	}
}

// account is the evidence for a line without hope: formula 9 with its numbers.
func (s *nodeState) account() sentence.Sentence {
	a := s.game.account(s.ply, s.game.hopeBound(s.ply, max(s.node.Alpha, s.node.Static)))
	count := func(key string, amount eval.Score) fact.Fact {
		return fact.CountOf(s.tree, s.node, key, int(amount/pawn))
	}
	return sentence.Of("Missing {lost}, doomed {doomed}, nearer {nearer}.", "lost", count("missing", a.lost),
		"doomed", count("doomed", a.doomed), "nearer", count("nearer", a.nearer))
}

// ofMove is a score of the side to move that belongs to one of its moves.
func (s *nodeState) ofMove(key string, move board.Move, score eval.Score) fact.Fact {
	f := fact.NumberOf(s.tree, s.node, key, score)
	f.At.Moves = []board.Move{move}
	return f
}
