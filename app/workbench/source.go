package workbench

import (
	"math"
	"strconv"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/widgets/paint"
	"drevo/widgets/treeview"
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
	format present.Format
	best   map[tree.ID]bool
	passes func(tree.Node) bool // nodes for which it is false are only on the way to what is looked for; nil: none are
}

// newTreeSource returns a source over a tree, which may be nil or empty, that
// prints scores in the given unit.
func newTreeSource(t *tree.Tree, unit present.Unit) *treeSource {
	s := &treeSource{tree: t, format: present.Format{Unit: unit}}
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

func (s *treeSource) Root() treeview.ID { return treeview.ID(tree.Root) }

func (s *treeSource) ChildCount(id treeview.ID) int { return s.tree.ChildCount(tree.ID(id)) }

func (s *treeSource) Children(id treeview.ID, dst []treeview.ID) []treeview.ID {
	for _, child := range s.tree.Children(tree.ID(id), nil) {
		dst = append(dst, treeview.ID(child))
	}
	return dst
}

func (s *treeSource) Parent(id treeview.ID) (treeview.ID, bool) {
	if id == treeview.ID(tree.Root) {
		return 0, false
	}
	return treeview.ID(s.tree.Node(tree.ID(id)).Parent), true
}

// Weight is the number of nodes in a subtree, for the icicle.
func (s *treeSource) Weight(id treeview.ID) uint64 {
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
func (s *treeSource) Row(id treeview.ID) treeview.Row {
	n := s.tree.Node(tree.ID(id))
	row := treeview.Row{Bold: s.best[n.ID], Dim: n.Truncated || s.passes != nil && !s.passes(n)}
	cells := make([]treeview.Cell, columnLine+1)
	cells[columnMove].Text = s.moveText(n)
	cells[columnClass] = classCell(n)
	cells[columnWindow] = treeview.Cell{Text: s.format.Window(n, s.turnAt(n)), Tone: treeview.Faint}
	if n.HasStatic {
		cells[columnStatic].Text = s.format.Score(n.Static.For(s.turnAt(n)))
	}
	if n.Closed {
		s.fillClosed(cells, n)
	} else {
		cells[columnReason] = treeview.Cell{Text: tree.ReasonOpen.String(), Tone: treeview.Accent}
	}
	row.Cells = cells
	return row
}

// fillClosed fills the cells that only a finished node has.
func (s *treeSource) fillClosed(cells []treeview.Cell, n tree.Node) {
	turn := s.turnAt(n)
	cells[columnValue] = treeview.Cell{Text: present.Bound(n.Bound, turn) + " " + s.format.Score(n.Value().For(turn))}
	if n.Bound != tree.Exact {
		cells[columnValue].Tone = treeview.Faint
	}
	if pseudo, ok := s.tree.Pseudo(n.ID); ok {
		cells[columnPseudo].Text = s.format.Score(pseudo.For(turn))
	}
	cells[columnNodes] = treeview.Cell{Text: nodesText(n.Count), Bar: s.shareOfParent(n), Hint: present.Whole(n.Count) + " " + readNodes}
	cells[columnReason] = treeview.Cell{Text: n.Reason.String(), Tone: reasonTone(n.Reason), Hint: n.Reason.Info().Sentence}
	cells[columnLine].Text = s.lineText(n)
}

// nodesText prints a count in full as long as it fits the column.
func nodesText(n uint32) string {
	if n < 1_000_000 {
		return present.Whole(n)
	}
	return present.Short(float64(n))
}

// moveText is the move with its number, or what stands for it where there is none.
func (s *treeSource) moveText(n tree.Node) string {
	switch {
	case n.ID == tree.Root:
		return "start"
	case n.Type.Stage():
		return s.stageText(n)
	}
	before, err := s.tree.Position(n.Parent)
	if err != nil {
		return n.Move.UCI()
	}
	return present.Number(&before) + present.SAN(before, []board.Move{n.Move})[0]
}

// stageText names a stage, with its number where it is a round or has neighbours of its kind.
func (s *treeSource) stageText(n tree.Node) string {
	number, all := s.stageNumber(n)
	if all < 2 && n.Type != tree.TypeRound {
		return n.Type.String()
	}
	return n.Type.String() + " " + strconv.Itoa(number)
}

// stageNumber counts the stages of a kind up to one, from 1, and all.
func (s *treeSource) stageNumber(n tree.Node) (number, all int) {
	for _, id := range s.tree.Children(n.Parent, nil) {
		if s.tree.Node(id).Type != n.Type {
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
	return present.Line(p, s.tree.Moves(line[:min(len(line), longestLine)]))
}

// shareOfParent is the node's part of its parent's nodes, 0 to 1.
func (s *treeSource) shareOfParent(n tree.Node) float32 {
	if n.ID == tree.Root {
		return 0
	}
	parent := s.Weight(treeview.ID(n.Parent))
	return float32(float64(n.Count) / float64(max(parent, uint64(n.Count), 1)))
}

// SortKey gives the number that a column is sorted by.
func (s *treeSource) SortKey(id treeview.ID, column int) float64 {
	n := s.tree.Node(tree.ID(id))
	turn := s.turnAt(n)
	switch {
	case column == columnStatic && n.HasStatic:
		return float64(n.Static.For(turn))
	case column == columnNodes:
		return float64(n.Count)
	case column == columnClass:
		return float64(n.Class)
	case column == columnReason:
		return float64(n.Reason)
	case column == columnValue && n.Closed:
		return float64(n.Value().For(turn))
	case column == columnPseudo && n.Closed:
		return float64(n.Score.For(turn))
	}
	return math.NaN()
}

// classCell shows the game at the node as a badge and the class of its move as a letter.
func classCell(n tree.Node) treeview.Cell {
	hint := n.Type.String() + ": " + n.Type.Info().Sentence
	if n.Class != tree.ClassNone {
		hint += "\n" + n.Class.String() + ": " + n.Class.Info().Sentence
	}
	return treeview.Cell{Text: n.Class.Info().Letter, Badge: kindBadge(n.Type), Hint: hint}
}

// kindBadge gives every kind a shape, a letter and a colour.
func kindBadge(k tree.NodeType) treeview.Badge {
	shapes := [...]paint.Mark{paint.Star, paint.Square, paint.Circle, paint.Hexagon, paint.Pentagon, paint.Shield, paint.Diamond}
	return treeview.Badge{Shape: shapes[int(k)%len(shapes)], Letter: k.Info().Letter, Colour: treeview.Palette(int(k))}
}

// reasonTone makes cuts and ends of the game stand out from the rest.
func reasonTone(r tree.Reason) treeview.Tone {
	switch r.Info().Group {
	case tree.GroupCut:
		return treeview.Accent
	case tree.GroupFinal:
		return treeview.Good
	case tree.GroupStop:
		return treeview.Alert
	}
	return treeview.Plain
}
