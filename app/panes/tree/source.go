package tree

import (
	"image/color"

	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/widgets/treeview"
)

// longestLine is how many moves of a forced variation a row shows.
const longestLine = 24

// source shows a recorded tree to the explorer: it turns nodes into cells.
type source struct {
	present.Nodes
	best   map[tree.ID]bool // the line played; a new map whenever the tree has grown
	forced *forcedLines
	marks  map[tree.ID]color.NRGBA // of bookmarked nodes
	shows  func(column int) bool
	passes func(tree.Node) bool // nodes for which it is false are only on the way to what is looked for; nil: none are
}

// newSource returns a source over the tree of a printer.
func newSource(nodes present.Nodes) *source {
	s := &source{Nodes: nodes, shows: func(int) bool { return true }}
	s.Refresh()
	return s
}

// Refresh finds the line played again, for a tree that has grown.
func (s *source) Refresh() {
	s.best = map[tree.ID]bool{tree.Root: true}
	if s.Tree.Empty() {
		return
	}
	for _, id := range s.Tree.Line(tree.Root) {
		s.best[id] = true
	}
}

func (s *source) Root() treeview.ID { return treeview.ID(tree.Root) }

func (s *source) ChildCount(id treeview.ID) int { return s.Tree.ChildCount(tree.ID(id)) }

func (s *source) HasChildren(id treeview.ID) bool { return s.Tree.HasChildren(tree.ID(id)) }

func (s *source) Children(id treeview.ID, dst []treeview.ID) []treeview.ID {
	for _, child := range s.Tree.Children(tree.ID(id), nil) {
		dst = append(dst, treeview.ID(child))
	}
	return dst
}

func (s *source) Parent(id treeview.ID) (treeview.ID, bool) {
	if id == treeview.ID(tree.Root) {
		return 0, false
	}
	return treeview.ID(s.Tree.Node(tree.ID(id)).Parent), true
}

// Weight is the number of nodes in a subtree, for the icicle.
func (s *source) Weight(id treeview.ID) uint64 {
	n := s.Tree.Node(tree.ID(id))
	if n.Closed {
		return uint64(n.Count)
	}
	var sum uint64 = 1
	for _, child := range s.Tree.Children(n.ID, nil) {
		sum += uint64(max(s.Tree.Node(child).Count, 1))
	}
	return sum
}

// shareOfParent is the node's part of its parent's nodes, 0 to 1.
func (s *source) shareOfParent(n tree.Node) float32 {
	if n.ID == tree.Root {
		return 0
	}
	parent := s.Weight(treeview.ID(n.Parent))
	return float32(float64(n.Count) / float64(max(parent, uint64(n.Count), 1)))
}

// Below is how many nodes a row stands for with all below it.
func (s searchOrder) Below(row treeview.ID) uint64 { return s.Weight(row) }

// Below counts all nodes of a move, its tests and those of every stage too, with all below them.
func (m *moves) Below(row treeview.ID) (sum uint64) {
	for _, id := range m.rows[row].nodes {
		sum += m.Weight(treeview.ID(id))
	}
	return sum
}
