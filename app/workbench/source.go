package workbench

import (
	"math"
	"strconv"

	"drevo/app/report"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/widgets/explorer"
	"drevo/widgets/paint"
)

// The columns of the explorer, by their place.
const (
	columnMove = iota
	columnClass
	columnWindow
	columnValue
	columnPseudo
	columnStatic
	columnNodes
	columnReason
	columnLine
)

// longestLine is how many moves of a forced variation a row shows.
const longestLine = 24

// treeSource shows a recorded tree to the explorer: it turns nodes into cells.
// Everything is from White's point of view.
type treeSource struct {
	tree   *tree.Tree
	format report.Format
	best   map[tree.ID]bool
	passes func(tree.Node) bool // nodes for which it is false are only on the way to what is looked for; nil: none are
}

// newTreeSource returns a source over a tree, which may be nil or empty, that
// prints scores in the given unit.
func newTreeSource(t *tree.Tree, unit report.Unit) *treeSource {
	s := &treeSource{tree: t, format: report.Format{Unit: unit}}
	if t != nil {
		s.format.Scale = t.Header().Scale
	}
	s.Refresh()
	return s
}

// Refresh finds the line played again, for a tree that has grown.
func (s *treeSource) Refresh() {
	s.best = map[tree.ID]bool{tree.Root: true}
	if s.tree.Empty() {
		return
	}
	for _, id := range s.tree.Line(tree.Root) {
		s.best[id] = true
	}
}

func (s *treeSource) Root() explorer.ID { return explorer.ID(tree.Root) }

func (s *treeSource) ChildCount(id explorer.ID) int { return s.tree.ChildCount(tree.ID(id)) }

func (s *treeSource) Children(id explorer.ID, dst []explorer.ID) []explorer.ID {
	for _, child := range s.tree.Children(tree.ID(id), nil) {
		dst = append(dst, explorer.ID(child))
	}
	return dst
}

func (s *treeSource) Parent(id explorer.ID) (explorer.ID, bool) {
	if id == explorer.ID(tree.Root) {
		return 0, false
	}
	return explorer.ID(s.tree.Node(tree.ID(id)).Parent), true
}

// Weight is the number of nodes in a subtree, for the icicle.
func (s *treeSource) Weight(id explorer.ID) uint64 {
	n := s.tree.Node(tree.ID(id))
	if n.Closed {
		return uint64(n.Count)
	}
	var sum uint64 = 1
	for _, child := range s.tree.Children(n.ID, nil) {
		sum += uint64(max(s.tree.Node(child).Count, 1))
	}
	return sum
}

// turnAt is the side to move at a node.
func (s *treeSource) turnAt(n tree.Node) board.Colour { return s.tree.Turn(n) }

// Row fills the cells of one node.
func (s *treeSource) Row(id explorer.ID) explorer.Row {
	n := s.tree.Node(tree.ID(id))
	row := explorer.Row{Bold: s.best[n.ID], Dim: n.Folded || s.passes != nil && !s.passes(n)}
	cells := make([]explorer.Cell, columnLine+1)
	cells[columnMove].Text = s.moveText(n)
	cells[columnClass] = classCell(n)
	cells[columnWindow] = explorer.Cell{Text: s.format.Window(n, s.turnAt(n)), Tone: explorer.Faint}
	if n.HasStatic {
		cells[columnStatic].Text = s.format.Score(report.White(n.Static, s.turnAt(n)))
	}
	if n.Closed {
		s.fillClosed(cells, n)
	} else {
		cells[columnReason] = explorer.Cell{Text: tree.ReasonOpen.String(), Tone: explorer.Accent}
	}
	row.Cells = cells
	return row
}

// fillClosed fills the cells that only a finished node has.
func (s *treeSource) fillClosed(cells []explorer.Cell, n tree.Node) {
	turn := s.turnAt(n)
	cells[columnValue] = explorer.Cell{Text: report.Bound(n.Bound, turn) + " " + s.format.Score(report.White(n.Value(), turn))}
	if n.Bound != tree.Exact {
		cells[columnValue].Tone = explorer.Faint
	}
	if pseudo, ok := s.tree.Pseudo(n.ID); ok {
		cells[columnPseudo].Text = s.format.Score(report.White(pseudo, turn))
	}
	cells[columnNodes] = explorer.Cell{Text: nodesText(n.Count), Bar: s.shareOfParent(n), Hint: report.Whole(n.Count) + " " + readNodes}
	cells[columnReason] = explorer.Cell{Text: n.Reason.String(), Tone: reasonTone(n.Reason), Hint: n.Reason.Info().Sentence}
	cells[columnLine].Text = s.lineText(n)
}

// nodesText prints a count in full as long as it fits the column.
func nodesText(n uint32) string {
	if n < 1_000_000 {
		return report.Whole(n)
	}
	return report.Short(float64(n))
}

// moveText is the move with its number, or what stands for it where there is none.
func (s *treeSource) moveText(n tree.Node) string {
	switch {
	case n.ID == tree.Root:
		return textRoot
	case n.Kind.Stage():
		return s.stageText(n)
	}
	before, err := s.tree.Position(n.Parent)
	if err != nil {
		return n.Move.UCI()
	}
	return report.Number(&before) + report.SAN(before, []board.Move{n.Move})[0]
}

// stageText names a stage, with its number where it is a round or has neighbours of its kind.
func (s *treeSource) stageText(n tree.Node) string {
	number, all := s.stageNumber(n)
	if all < 2 && n.Kind != tree.KindRound {
		return n.Kind.String()
	}
	return n.Kind.String() + " " + strconv.Itoa(number)
}

// stageNumber counts the stages of a kind up to one, from 1, and all.
func (s *treeSource) stageNumber(n tree.Node) (number, all int) {
	for _, id := range s.tree.Children(n.Parent, nil) {
		if s.tree.Node(id).Kind != n.Kind {
			continue
		}
		if all++; id == n.ID {
			number = all
		}
	}
	return number, all
}

// lineText is the forced variation from the node on.
func (s *treeSource) lineText(n tree.Node) string {
	line := s.tree.Line(n.ID)
	if len(line) == 0 {
		return ""
	}
	p, err := s.tree.Position(n.ID)
	if err != nil {
		return ""
	}
	return report.Line(p, s.tree.Moves(line[:min(len(line), longestLine)]))
}

// shareOfParent is the node's part of its parent's nodes, 0 to 1.
func (s *treeSource) shareOfParent(n tree.Node) float32 {
	if n.ID == tree.Root {
		return 0
	}
	parent := s.Weight(explorer.ID(n.Parent))
	return float32(float64(n.Count) / float64(max(parent, uint64(n.Count), 1)))
}

// SortKey gives the number that a column is sorted by.
func (s *treeSource) SortKey(id explorer.ID, column int) float64 {
	n := s.tree.Node(tree.ID(id))
	turn := s.turnAt(n)
	switch {
	case column == columnStatic && n.HasStatic:
		return float64(report.White(n.Static, turn))
	case column == columnNodes:
		return float64(n.Count)
	case column == columnClass:
		return float64(n.Class)
	case column == columnReason:
		return float64(n.Reason)
	case column == columnValue && n.Closed:
		return float64(report.White(n.Value(), turn))
	case column == columnPseudo && n.Closed:
		return float64(report.White(n.Score, turn))
	}
	return math.NaN()
}

// classCell shows the game at the node as a badge and the class of its move as a letter.
func classCell(n tree.Node) explorer.Cell {
	hint := n.Kind.String() + ": " + n.Kind.Info().Sentence
	if n.Class != tree.ClassNone {
		hint += "\n" + n.Class.String() + ": " + n.Class.Info().Sentence
	}
	return explorer.Cell{Text: n.Class.Info().Letter, Badge: kindBadge(n.Kind), Hint: hint}
}

// kindBadge gives every kind a shape, a letter and a colour.
func kindBadge(k tree.Kind) explorer.Badge {
	shapes := [...]paint.Mark{paint.Star, paint.Square, paint.Circle, paint.Hexagon, paint.Pentagon, paint.Shield, paint.Diamond}
	return explorer.Badge{Shape: shapes[int(k)%len(shapes)], Letter: k.Info().Letter, Colour: explorer.Palette(int(k))}
}

// reasonTone makes cuts and ends of the game stand out from the rest.
func reasonTone(r tree.Reason) explorer.Tone {
	switch r.Info().Group {
	case tree.GroupCut:
		return explorer.Accent
	case tree.GroupFinal:
		return explorer.Good
	case tree.GroupStop:
		return explorer.Alert
	}
	return explorer.Plain
}
