package pane

import (
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

	// WhyNot explains why the position has no node, if the programme can say.
	WhyNot func() (session.UnsearchedMove, bool)
}

// At returns the node of the position. ok is false where it has none.
func (v View) At() (n tree.Node, ok bool) {
	if !v.InTree || v.Tree.Empty() {
		return tree.Node{}, false
	}
	return v.Tree.Node(v.Node), true
}

// Of returns the view without the tree, unless a programme with the given ID has grown it.
func (v View) Of(programme string) View {
	if programme != "" && v.Search != nil && v.Search.Programme.About().ID != programme {
		v.Search, v.Tree, v.InTree, v.Nodes = nil, nil, false, present.NewNodes(nil, v.Nodes.Format.Unit)
	}
	return v
}
