package treeview

import "drevo/widgets/rows"

// ID names one node of a tree; a node keeps its ID as long as its Source lives.
type ID = uint32

// NoID is no node: the header, an empty place, the root's parent.
const NoID = ^ID(0)

// Source reads a recorded tree. It may grow between and during calls, but only at the end:
// what Children returned once stays a prefix of what it returns later. It is called on the
// window's goroutine, for the rows on the screen and for the nodes that are being opened.
type Source interface {
	Root() ID
	// ChildCount is the number of children recorded so far, and HasChildren reports whether there are any, which is
	// asked for every row on the screen.
	ChildCount(id ID) int
	HasChildren(id ID) bool
	// Children appends the children to dst in the order of creation.
	Children(id ID, dst []ID) []ID
	// Parent reports false for the root.
	Parent(id ID) (ID, bool)
	// Row gives what the row of a node shows, the first cell behind the tree's guide; it is kept until the
	// next Refresh.
	Row(id ID) rows.Line
	// SortKey gives the value by which siblings are sorted in a column that is Sortable. NaN stands for none and
	// comes last in both directions.
	SortKey(id ID, column int) float64
}

// WeighedSource is what an icicle shows: a tree that knows how many nodes each subtree has. A node weighs at
// least as much as its children together.
type WeighedSource interface {
	Source
	Weight(id ID) uint64
}
