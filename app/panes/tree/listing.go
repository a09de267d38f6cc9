package tree

import (
	"drevo/engine/tree"
	"drevo/widgets/treeview"
)

// listing is what the rows of the explorer are: nodes in the order of the search, or moves.
type listing interface {
	treeview.Source
	// rowOf returns the row of a node: that of its move, or that of the move above for a stage that has none.
	rowOf(id tree.ID) treeview.ID
	// nodeOf returns the node that a row is about; ok is false for a move that has none.
	nodeOf(row treeview.ID) (id tree.ID, ok bool)
	// any reports whether one of the nodes of a row passes.
	any(row treeview.ID, passes func(tree.ID) bool) bool
}

// searchOrder has every node as a row of its own, tests and stages too, in the order of the search.
type searchOrder struct{ *source }

func (s searchOrder) rowOf(id tree.ID) treeview.ID                 { return treeview.ID(id) }
func (s searchOrder) nodeOf(row treeview.ID) (id tree.ID, ok bool) { return tree.ID(row), true }

func (s searchOrder) any(row treeview.ID, passes func(tree.ID) bool) bool {
	return passes(tree.ID(row))
}

// rowOf is the row of a node in the explorer.
func (p *shown) rowOf(id tree.ID) treeview.ID {
	if p.listing == nil {
		return treeview.NoID
	}
	return p.listing.rowOf(id)
}

// node is the node of a row of the explorer; ok is false for a row without one.
func (p *shown) node(row treeview.ID) (id tree.ID, ok bool) {
	if row == treeview.NoID || p.listing == nil || p.source.Tree.Empty() {
		return tree.None, false
	}
	return p.listing.nodeOf(row)
}

// onNode does something with the node of a row, if it has one.
func (p *shown) onNode(row treeview.ID, do func(tree.ID)) {
	if id, ok := p.node(row); ok {
		do(id)
	}
}
