package apart

import (
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2/theme"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/diff"
	"drevo/engine/tree"
	"drevo/widgets/rows"
	"drevo/widgets/treeview"
)

// merged is two trees of one position as one: a row is a move at a node that one of them has, or both. Rows are made
// when they are looked at, and keep their place; what the trees have grown by comes behind.
type merged struct {
	sides [2]present.Nodes
	rows  []row
	now   int // counts the times that the trees have grown
}

// row is a move on both sides.
type row struct {
	parent treeview.ID
	move   board.Move
	kids   []treeview.ID
	folded int // when the kids were looked for
	nodes  [2]tree.ID
	found  int // when the nodes were
}

func newMerged(a, b present.Nodes) *merged {
	return &merged{sides: [2]present.Nodes{a, b}, rows: []row{{}}, now: 1}
}

// grow says that the trees have grown.
func (m *merged) grow() { m.now++ }

// nodes are those of a row, tree.None on a side that has none.
func (m *merged) nodes(id treeview.ID) [2]tree.ID {
	r := &m.rows[id]
	if id == 0 || r.found == m.now {
		return r.nodes
	}
	above := m.nodes(r.parent)
	r.found = m.now
	for side := range r.nodes {
		r.nodes[side] = tree.None
		if above[side] == tree.None {
			continue
		}
		t := m.sides[side].Tree
		for _, node := range diff.Moves(t, above[side]) {
			if t.Node(node).Move == r.move {
				r.nodes[side] = node
			}
		}
	}
	return r.nodes
}

// fold makes the rows below one that are not there yet.
func (m *merged) fold(id treeview.ID) []treeview.ID {
	if m.rows[id].folded == m.now {
		return m.rows[id].kids
	}
	nodes := m.nodes(id)
	for side, node := range nodes {
		if node == tree.None {
			continue
		}
		t := m.sides[side].Tree
		for _, child := range diff.Moves(t, node) {
			move := t.Node(child).Move
			if !slices.ContainsFunc(m.rows[id].kids, func(kid treeview.ID) bool { return m.rows[kid].move == move }) {
				m.rows[id].kids = append(m.rows[id].kids, treeview.ID(len(m.rows)))
				m.rows = append(m.rows, row{parent: id, move: move})
			}
		}
	}
	m.rows[id].folded = m.now
	return m.rows[id].kids
}

// at is the row of some moves from the root; ok is false where no tree has one.
func (m *merged) at(moves []board.Move) (id treeview.ID, ok bool) {
	for _, move := range moves {
		kids := m.fold(id)
		i := slices.IndexFunc(kids, func(kid treeview.ID) bool { return m.rows[kid].move == move })
		if i < 0 {
			return id, false
		}
		id = kids[i]
	}
	return id, true
}

// side is one of the trees, with the rows of both.
type side struct {
	*merged
	at int // which of the two
}

func (s side) Root() treeview.ID                { return 0 }
func (s side) ChildCount(id treeview.ID) int    { return len(s.fold(id)) }
func (s side) HasChildren(id treeview.ID) bool  { return len(s.fold(id)) > 0 }
func (s side) SortKey(treeview.ID, int) float64 { return math.NaN() }

func (s side) Children(id treeview.ID, dst []treeview.ID) []treeview.ID {
	return append(dst, s.fold(id)...)
}

func (s side) Parent(id treeview.ID) (treeview.ID, bool) { return s.rows[id].parent, id != 0 }

// The columns of a side, by their place.
const (
	columnMove = iota
	columnValue
	columnNodes
	columnReason
)

// Row is what one tree says of a move; where the trees differ in value or choice, or it is in one alone, it is marked.
func (s side) Row(id treeview.ID) rows.Line {
	nodes := s.nodes(id)
	differ, _ := diff.Compare(s.sides[0].Tree, s.sides[1].Tree, nodes)
	line := rows.Line{Cells: make([]rows.Cell, columnReason+1), Mark: mark(differ), Hint: said(differ)}
	if nodes[s.at] == tree.None {
		there := s.sides[1-s.at]
		line.Dim = true
		line.Cells[columnMove].Text = there.Move(there.Tree.Node(nodes[1-s.at]))
		line.Cells[columnReason].Text = "not searched here"
		return line
	}
	of := s.sides[s.at]
	n := of.Tree.Node(nodes[s.at])
	line.Cells[columnMove].Text = of.Move(n)
	line.Cells[columnNodes].Text = present.Short(float64(s.Below(id)))
	line.Bold = s.best(id)
	if differ&diff.Choice != 0 {
		line.Cells[columnMove].Tone = rows.Accent
	}
	if !n.Closed {
		line.Cells[columnReason] = rows.Cell{Text: of.Reason(n).Name, Tone: rows.Accent}
		return line
	}
	line.Cells[columnValue].Text = of.Value(n)
	if differ&diff.Value != 0 {
		line.Cells[columnValue].Tone = rows.Alert
	}
	line.Cells[columnReason].Text = of.Reason(n).Name
	return line
}

// best reports whether the move of a row is the best of its position in the tree.
func (s side) best(id treeview.ID) bool {
	if id == 0 {
		return false
	}
	above := s.nodes(s.rows[id].parent)[s.at]
	return above != tree.None && diff.Best(s.sides[s.at].Tree, above) == s.rows[id].move
}

// mark is the stripe of a row at which the trees differ in what they found.
func mark(differ diff.Kind) color.NRGBA {
	if differ&(diff.Value|diff.Choice|diff.Only) == 0 {
		return color.NRGBA{}
	}
	return color.NRGBAModel.Convert(theme.Color(theme.ColorNameWarning)).(color.NRGBA)
}

// said says in a sentence in what the trees differ.
func said(differ diff.Kind) string {
	switch {
	case differ&diff.Only != 0:
		return "One of the trees alone has the move here."
	case differ&diff.Value != 0 && differ&diff.Choice != 0:
		return "The values can't both be so, and the best move is another one."
	case differ&diff.Value != 0:
		return "The values can't both be so."
	case differ&diff.Choice != 0:
		return "The best move is another one."
	case differ&diff.Nodes != 0:
		return "The subtrees have not as many nodes."
	}
	return "The trees do not differ here."
}
