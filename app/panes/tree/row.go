package tree

import (
	"math"
	"strings"

	"drevo/app/present"
	"drevo/engine/eval"
	"drevo/engine/trace"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/rows"
	"drevo/widgets/treeview"
)

// Row fills the cells of one node.
func (s *source) Row(id treeview.ID) rows.Line {
	n := s.Tree.Node(tree.ID(id))
	row := rows.Line{Bold: s.best[n.ID], Dim: n.Truncated || s.passes != nil && !s.passes(n)}
	cells := make([]rows.Cell, columnLine+1)
	cells[columnMove] = s.moveCell(n)
	cells[columnClass] = s.classCell(n)
	cells[columnOrder] = s.orderCell(n)
	cells[columnWindow] = s.windowCell(n)
	if n.HasStatic {
		cells[columnStatic] = rows.Cell{Text: s.Static(n), Hint: s.staticHint(n)}
	}
	row.Mark = s.marks[n.ID]
	switch {
	case s.Asked[n.ID]:
		cells[columnValue].Text = s.Value(n)
	case n.Closed:
		s.fillClosed(cells, n)
	default:
		cells[columnReason] = rows.Cell{Text: s.Reason(n).Name, Tone: rows.Accent}
	}
	row.Cells = cells
	return row
}

// windowCell shows the bounds of a node; of a tree that grew by a net, which has none, what the net says beside the
// value.
func (s *source) windowCell(n tree.Node) rows.Cell {
	if text, hint := s.Net(n.ID); text != "" {
		return rows.Cell{Text: text, Tone: rows.Faint, Hint: hint}
	}
	if s.Format.Scale.Name == tree.ExpectedResult {
		return rows.Cell{}
	}
	return rows.Cell{Text: s.Window(n), Tone: rows.Faint, Hint: "Searched within the bounds " + s.Window(n) +
		": what White and what Black has for certain elsewhere."}
}

// fillClosed fills the cells that only a finished node has.
func (s *source) fillClosed(cells []rows.Cell, n tree.Node) {
	cells[columnValue] = rows.Cell{Text: s.Value(n), Hint: s.Say(s.Meaning(n))}
	cells[columnNeeded] = rows.Cell{Text: s.Needed(n), Tone: rows.Faint, Hint: s.Say(s.Meaning(n))}
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
	return words.ColumnNames().Static.Hint + phrase.Of(" Here {value} {unit}, seen from White.", "value", s.Static(n),
		"unit", s.Format.UnitName())
}

// countHint says in words how many nodes there are below a node.
func (s *source) countHint(n tree.Node) string {
	share := s.shareOfParent(n)
	say := phrase.With("n", present.Whole(n.Count), "share", 100*share)
	if s.Format.Scale.Name == tree.ExpectedResult {
		return phrase.Of("{n:It was visited once|It was visited # times}.", "n", present.Whole(n.Count))
	}
	text := say("{n:This node alone|# nodes in the subtree}. ")
	if share > 0 {
		text = say("{n:This node alone|# nodes in the subtree}, {share:%.2g %%} of those of its parent. ")
	}
	return strings.TrimSpace(text + counted(n))
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

// prior is what a net expected of the move to a node, -1 where nothing is said.
func (s *source) prior(id tree.ID) float64 {
	if n, ok := s.Noted(id, trace.NotePrior); ok {
		return float64(n)
	}
	return -1
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
	case column == columnOrder && s.prior(n.ID) >= 0:
		return s.prior(n.ID)
	case column == columnOrder && n.Place != tree.PlaceNone:
		return float64(n.Place)
	case column == columnReason:
		return float64(n.Reason)
	case column == columnValue && s.Known(n):
		return float64(n.ForParent())
	}
	return math.NaN()
}
