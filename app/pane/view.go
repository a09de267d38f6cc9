package pane

import (
	"fmt"
	"maps"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// View is what the window is about at one time. It does not change; another change makes
// another View. Only the tree of a running search goes on growing.
type View struct {
	Game     *session.Game
	Position board.Position // the current one of the game

	Programme search.Programme // of the next search
	Values    search.Values    // its options

	Search *session.Search // whose tree is shown, nil before the first one
	Tree   *tree.Tree      // nil before the first search
	Node   tree.ID         // of the position; where it has none, the last one on the way
	InTree bool            // the position has a node
	Nodes  present.Nodes   // prints the nodes of the tree, in the unit that was chosen

	// Searches are all whose trees are kept, in the order in which they were begun; the one that is
	// shown may be among them. Whoever shows another than that, too, lets go of it when a View comes
	// without it: its memory goes to the next tree. Long walks hold it ([session.Search.Hold]).
	Searches []*session.Search

	// Memory is how many bytes the trees of all searches take, and how many they may take.
	Memory func() (bytes, most int64)

	// WhyNot says why the position has no node, if the programme can; it is worked out once.
	WhyNot func() (session.UnsearchedMove, bool)

	// Simple says that the window has its simple face: no bounds in brackets, no notes of the trade.
	Simple bool

	// FromBook says that the last move, or the one that would be played here, is from a book; empty where
	// neither is.
	FromBook string

	explained map[tree.ID]explained // by node, once it was asked for
}

// explained is the answer of a programme about a node.
type explained struct {
	search.Explanation
	err error
}

// NewView returns the view of what a session has now, with scores in the given unit.
func NewView(s *session.Session, unit present.Unit) View {
	v := View{
		Game: s.Game, Position: s.Position(), Programme: s.Programme, Values: s.Values,
		Search: s.Search(), Tree: s.Tree(), Nodes: present.NewNodes(s.Tree(), unit), WhyNot: s.WhyNot,
		Searches: s.Searches(), explained: map[tree.ID]explained{},
	}
	v.Memory = func() (int64, int64) { return s.Bytes(), s.Memory }
	v.Node, v.InTree = s.Node()
	return v
}

// Explain takes a node of the tree apart: the terms of its static value, and the moves that
// have no node. Each node is worked out once a view, however many panes ask.
func (v View) Explain(id tree.ID) (search.Explanation, error) {
	if known, ok := v.explained[id]; ok {
		return known.Explanation, known.err
	}
	if missing, ok := v.WhyNot(); ok && missing.Node == id {
		return *missing.Explanation, nil
	}
	explainer, ok := v.Search.Programme.(search.Explainer)
	if !ok {
		return search.Explanation{}, fmt.Errorf("%s does not explain its nodes", v.Search.Programme.About().Name)
	}
	e, err := explainer.Explain(v.Tree, id)
	v.explained[id] = explained{e, err}
	return e, err
}

// Place is a node of the tree that is shown.
func (v View) Place(id tree.ID) At { return At{Search: v.Search, Node: id} }

// At returns the node of the position. ok is false where it has none.
func (v View) At() (n tree.Node, ok bool) {
	if !v.InTree || v.Tree.Empty() {
		return tree.Node{}, false
	}
	return v.Tree.Node(v.Node), true
}

// NoChoice reports whether the search has ended of itself and chose none of the legal moves. It may
// have tried some: the first of those is not its best move.
func (v View) NoChoice() bool {
	if v.Search == nil {
		return false
	}
	result, err, ended := v.Search.Result()
	return ended && err == nil && !result.Stopped && result.Move == board.NoMove && v.Search.Position.HasLegalMove()
}

// Current reports whether the search was that of the chosen programme under the options as they
// are now.
func (v View) Current() bool {
	return v.Search != nil && v.Search.Programme.About().ID == v.Programme.About().ID &&
		maps.Equal(v.Search.Values.Map(), v.Values.Map())
}

// Of returns the view without the tree, unless a programme with the given ID has grown it.
func (v View) Of(programme string) View {
	if programme != "" && v.Search != nil && v.Search.Programme.About().ID != programme {
		v.Search, v.Tree, v.InTree, v.Nodes = nil, nil, false, present.NewNodes(nil, v.Nodes.Format.Unit)
	}
	return v
}
