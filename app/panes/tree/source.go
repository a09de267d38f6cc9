package tree

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"drevo/app/present"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/widgets/rows"
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

// Row fills the cells of one node.
func (s *source) Row(id treeview.ID) rows.Line {
	n := s.Tree.Node(tree.ID(id))
	row := rows.Line{Bold: s.best[n.ID], Dim: n.Truncated || s.passes != nil && !s.passes(n)}
	cells := make([]rows.Cell, columnLine+1)
	cells[columnMove] = s.moveCell(n)
	cells[columnClass] = s.classCell(n)
	cells[columnOrder] = s.orderCell(n)
	cells[columnWindow] = rows.Cell{Text: s.Window(n), Tone: rows.Faint, Hint: "Searched within the bounds " +
		s.Window(n) + ": what White and what Black has for certain elsewhere."}
	if n.HasStatic {
		cells[columnStatic] = rows.Cell{Text: s.Static(n), Hint: s.staticHint(n)}
	}
	row.Mark = s.marks[n.ID]
	if n.Closed {
		s.fillClosed(cells, n)
	} else {
		cells[columnReason] = rows.Cell{Text: s.Reason(n).Name, Tone: rows.Accent}
	}
	row.Cells = cells
	return row
}

// fillClosed fills the cells that only a finished node has.
func (s *source) fillClosed(cells []rows.Cell, n tree.Node) {
	cells[columnValue] = rows.Cell{Text: s.Value(n), Hint: s.Meaning(n)}
	cells[columnNeeded] = rows.Cell{Text: s.Needed(n), Tone: rows.Faint, Hint: s.Meaning(n)}
	if n.Bound != tree.Exact {
		cells[columnValue].Tone = rows.Faint
	}
	cells[columnNodes] = rows.Cell{Text: nodesText(n.Count), Bar: s.shareOfParent(n), Hint: s.countHint(n)}
	reason := s.Reason(n)
	cells[columnReason] = rows.Cell{Text: reason.Name, Tone: toneOf(reason.Group), Hint: reason.Sentence}
	cells[columnForced], cells[columnLine] = s.forcedCell(n), s.lineCell(n)
}

// staticHint says in words what the static value of a node is.
func (s *source) staticHint(n tree.Node) string {
	words := s.Tree.Header().Vocabulary
	return words.ColumnNames().Static.Hint + " Here " + s.Static(n) + " " + s.Format.UnitName() + ", seen from White."
}

// countHint says in words how many nodes there are below a node.
func (s *source) countHint(n tree.Node) string {
	text := present.Whole(n.Count) + " nodes in the subtree"
	if n.Count == 1 {
		text = "This node alone"
	}
	if share := s.shareOfParent(n); share > 0 {
		text += fmt.Sprintf(", %.2g %% of those of its parent", 100*share)
	}
	return strings.TrimSpace(text + ". " + counted(n))
}

// counted says so where some of the nodes below were only counted.
func counted(n tree.Node) string {
	if !n.Truncated {
		return ""
	}
	return "Not all of them are kept: the memory for the tree was full, and the others were only counted."
}

// nodesText prints a count in full as long as it fits the column.
func nodesText(n uint32) string {
	if n < 10_000 {
		return present.Whole(n)
	}
	return present.Short(float64(n))
}

// shareOfParent is the node's part of its parent's nodes, 0 to 1.
func (s *source) shareOfParent(n tree.Node) float32 {
	if n.ID == tree.Root {
		return 0
	}
	parent := s.Weight(treeview.ID(n.Parent))
	return float32(float64(n.Count) / float64(max(parent, uint64(n.Count), 1)))
}

// SortKey returns the number that a column is sorted by. Values are those of the side that chooses
// among the siblings, so that the greatest is the best.
func (s *source) SortKey(id treeview.ID, column int) float64 {
	n := s.Tree.Node(tree.ID(id))
	mover := eval.Score(-1)
	if n.Type.Stage() {
		mover = 1
	}
	switch {
	case column == columnStatic && n.HasStatic:
		return float64(mover * n.Static)
	case column == columnNodes:
		return float64(n.Count)
	case column == columnClass:
		return float64(n.Class)
	case column == columnOrder && n.Place != tree.PlaceNone:
		return float64(n.Place)
	case column == columnReason:
		return float64(n.Reason)
	case column == columnValue && s.Known(n):
		return float64(n.ForParent())
	}
	return math.NaN()
}
