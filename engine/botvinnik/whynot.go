package botvinnik

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// whyNot says by which rule a legal move has no node below a recorded node. It draws the map of the node again, from the
// path and the bounds of the record. For a move that has a node there is nothing to say: the answer is the zero Absent.
func (p Programme) whyNot(t *tree.Tree, id tree.ID, move board.Move) search.Absent {
	if _, found := t.Find(id, move); found {
		return search.Absent{}
	}
	w, err := p.find(t, id)
	if err != nil {
		return search.Absent{Reason: tree.ReasonNotKept, Evidence: err.Error()}
	}
	switch n := w.node; {
	case !n.Closed || n.Reason == tree.ReasonStopped:
		return search.Absent{Reason: tree.ReasonNotReached}
	case n.Reason.Final():
		return search.Absent{Reason: n.Reason, Evidence: "The game is over here."}
	case n.Reason == tree.ReasonPlyLimit:
		return search.Absent{Reason: n.Reason, Evidence: fmt.Sprintf("The line has %d half-moves.", w.ply)}
	case n.Reason == tree.ReasonTable:
		return search.Absent{Reason: n.Reason, Evidence: fmt.Sprintf("It was found to be worth %s there.", inPawns(n.Score))}
	case n.Type == TypeFunctions:
		return w.whyNotChanged(t, move)
	case n.Type == tree.TypeRoot || n.Type == tree.TypeIteration:
		return w.whyNotAtAll(p, t, move)
	}
	return w.whyNotOnMap(t, move)
}

// whyNotOnMap asks the rules of the game of annihilation about a move, in the order in which the search asks them.
func (w *whereabouts) whyNotOnMap(t *tree.Tree, move board.Move) search.Absent {
	n := w.node
	switch {
	case n.Reason == tree.ReasonStandPatCut:
		return search.Absent{Reason: tree.ReasonAfterCut, Evidence: fmt.Sprintf("To stop gives %s, and the upper bound is %s.", inPawns(n.Static), inPawns(n.Beta))}
	case n.Reason == ReasonHopeless:
		a := w.game.account(w.ply, max(n.Alpha, n.Static))
		return search.Absent{Reason: ReasonNoHope, Evidence: fmt.Sprintf("Missing %d, doomed %d, nearer %d.", a.lost/pawn, a.doomed/pawn, a.nearer/pawn)}
	}
	w.draw()
	f := w.frame()
	if class, _ := w.game.classify(f, move); class == tree.ClassNone {
		if won := gain(&f.position, move); won > 0 {
			return search.Absent{Reason: ReasonExchange, Evidence: fmt.Sprintf("It takes %d, and the exchange brings %+d.", won/pawn, f.position.SEE(move, &prices)/pawn)}
		}
		return search.Absent{Reason: ReasonNotOnMap, Evidence: fmt.Sprintf("The horizon is %d half-moves here.", f.horizon)}
	}
	if n.Truncated {
		return search.Absent{Reason: tree.ReasonNotKept}
	}
	children := t.Children(n.ID, nil)
	if len(children) == 0 {
		return search.Absent{Reason: tree.ReasonNotReached}
	}
	last := t.Node(children[len(children)-1])
	return search.Absent{Reason: tree.ReasonAfterCut,
		Evidence: fmt.Sprintf("%s reached %s, and the upper bound is %s.", f.position.SAN(last.Move), inPawns(last.ForParent()), inPawns(n.Beta))}
}

// whyNotChanged says why the game of changing functions did not come to a move.
func (w *whereabouts) whyNotChanged(t *tree.Tree, move board.Move) search.Absent {
	children := t.Children(w.node.ID, nil)
	if len(children) == 0 || w.node.Truncated {
		return search.Absent{Reason: tree.ReasonNotKept}
	}
	p := &w.game.frames[0].position
	last := t.Node(children[len(children)-1]).Move
	var weight, better int
	for _, c := range w.game.changes(p, nil) {
		switch c.Move {
		case move:
			weight = c.Weight
		case last:
			better = c.Weight
		}
	}
	return search.Absent{Reason: ReasonLessChange, Evidence: fmt.Sprintf("It changes the functions by %+d, %s by %+d.", weight, p.SAN(last), better)}
}

// whyNotAtAll asks the last stage below the root or below an iteration.
func (w *whereabouts) whyNotAtAll(p Programme, t *tree.Tree, move board.Move) search.Absent {
	children := t.Children(w.node.ID, nil)
	if len(children) == 0 {
		return search.Absent{Reason: tree.ReasonNotReached}
	}
	return p.whyNot(t, children[len(children)-1], move)
}
