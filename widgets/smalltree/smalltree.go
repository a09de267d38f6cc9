// Package smalltree draws the first few half-moves of a search side by side: the moves from left to right, the value of
// each behind it, the way on which the value goes up drawn thick, and where a search was cut, how much it left out.
//
//	tree := smalltree.New()
//	tree.OnHover, tree.OnSelect = hints.Show, go
//	tree.Set([]smalltree.Node{{ID: 7, Text: "30.Ba3", Value: "0.00", Best: true, Children: ...}})
//
// Every node stands beside its first child; a column is as wide as what stands in it, and they share what is left. It
// must be used on Fyne's goroutine.
package smalltree

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// Node is a move with what follows.
type Node struct {
	ID       uint32 // what OnSelect is told; 0: it can't be chosen
	Text     string
	Value    string // or a verdict in words
	Note     string // in small letters beside a move without children, else below it; may be empty
	Best     bool   // the value above comes from it
	Rest     bool   // it stands for moves that are not shown
	Cut      bool   // for such as were not looked at
	Hint     string
	Children []Node
}

// beside and below are the note where it stands there.
func (n *Node) beside() string {
	if len(n.Children) == 0 {
		return n.Note
	}
	return ""
}

func (n *Node) below() string {
	if len(n.Children) > 0 {
		return n.Note
	}
	return ""
}

// View is the widget.
type View struct {
	draw.Widget
	OnSelect func(id uint32)

	// Empty stands in the place of a tree.
	Empty string

	layout
}

// layout is nodes in their places.
type layout struct {
	placed []placed
	rows   int
	depth  int
}

// placed is a node in its column and row.
type placed struct {
	*Node
	column, row int
	parent      int // in the list, -1 for none
}

var _ desktop.Cursorable = (*View)(nil)

// New returns an empty view.
func New() *View {
	v := &View{}
	v.Init(v, v.draw, v.hint)
	return v
}

// Set shows other nodes.
func (v *View) Set(nodes []Node) {
	v.layout = layout{}
	v.place(nodes, 0, -1)
	v.Refresh()
}

// place gives nodes their rows, from above.
func (l *layout) place(nodes []Node, column, parent int) {
	for i := range nodes {
		l.depth = max(l.depth, column+1)
		l.placed = append(l.placed, placed{&nodes[i], column, l.rows, parent})
		at := len(l.placed) - 1
		l.place(nodes[i].Children, column+1, at)
		least := l.placed[at].row + 1
		if nodes[i].below() != "" {
			least++
		}
		l.rows = max(l.rows, least)
	}
}

// Least is the size that the view needs for nodes, with small text.
func (v *View) Least(nodes []Node) fyne.Size {
	var l layout
	l.place(nodes, 0, -1)
	return fyne.NewSize(v.wanted(l, small), float32(max(l.rows, 1))*v.rowHeight()+margin)
}

// Nodes is how many nodes there are, and Values how many have a value.
func (v *View) Nodes() int { return len(v.placed) }
func (v *View) Values() (n int) {
	for _, p := range v.placed {
		if p.Value != "" {
			n++
		}
	}
	return n
}

// Sizes in units.
const (
	rowAir = 3
	margin = 8
	stem   = 22 // between two columns
	apart  = 4  // between a move and its value
	cross  = 14 // with the room behind it
	width  = 300
)

var (
	usual = draw.Style{Bold: true} // as wide as any of its moves
	small = draw.Style{Size: theme.SizeNameCaptionText, Bold: true}
	rest  = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
)

// MinSize is as high as its rows.
func (v *View) MinSize() fyne.Size {
	v.ExtendBaseWidget(v)
	return fyne.NewSize(width*draw.Zoom(), float32(max(v.rows, 1))*v.rowHeight()+margin)
}

// columns are the widths that the columns of a layout want in a style.
func (v *View) columns(l layout, style draw.Style) []float32 {
	list := make([]float32, l.depth)
	for _, p := range l.placed {
		in, more := style, float32(0)
		if p.Rest {
			in = rest
		}
		if p.Cut {
			more += cross
		}
		if p.Value != "" {
			more += apart + v.Surface.TextWidth(p.Value, in)
		}
		if p.beside() != "" {
			more += apart + v.Surface.TextWidth(p.Note, rest)
		}
		list[p.column] = max(list[p.column], v.Surface.TextWidth(p.Text, in)+more, v.Surface.TextWidth(p.below(), rest))
	}
	return list
}

// wanted is the width that a layout wants in a style.
func (v *View) wanted(l layout, style draw.Style) (sum float32) {
	for _, column := range v.columns(l, style) {
		sum += column + stem
	}
	return sum - stem + 2*margin
}

// text is in which style moves and values are written: smaller where they have no room side by side.
func (v *View) text(best bool) draw.Style {
	if v.wanted(v.layout, usual) > v.Size().Width {
		return draw.Style{Bold: best, Size: theme.SizeNameCaptionText}
	}
	return draw.Style{Bold: best}
}

func (v *View) rowHeight() float32 { return v.Surface.LineHeight(draw.Style{}) + rowAir }

// rect is where a node stands.
func (v *View) rect(p placed) draw.Rect {
	columns := v.columns(v.layout, v.text(true))
	more := (v.Size().Width - v.wanted(v.layout, v.text(true))) / float32(max(v.depth, 1))
	r := draw.Rect{X: margin, Y: margin/2 + float32(p.row)*v.rowHeight(), W: columns[p.column] + more, H: v.rowHeight()}
	for _, before := range columns[:p.column] {
		r.X += before + more + stem
	}
	return r
}

func (v *View) draw(c *draw.Context) {
	if len(v.placed) == 0 {
		c.Note(v.Empty)
		return
	}
	for _, p := range v.placed {
		if p.parent >= 0 {
			v.drawStem(c, v.placed[p.parent], p)
		}
	}
	for _, p := range v.placed {
		v.drawNode(c, p)
	}
}

// best reports whether the value of the first move goes all the way up to a node.
func (v *View) best(p placed) bool { return p.Best && (p.parent < 0 || v.best(v.placed[p.parent])) }

// drawStem joins a node to the one before it; the way of the value is thick, and its arrow points up.
func (v *View) drawStem(c *draw.Context, from, to placed) {
	a, b := v.rect(from), v.rect(to)
	start := fyne.NewPos(a.X+a.W+3, a.Middle().Y)
	end := fyne.NewPos(b.X-4, b.Middle().Y)
	middle := start.X + (end.X-start.X)/2
	line := []fyne.Position{end, fyne.NewPos(middle, end.Y), fyne.NewPos(middle, start.Y), start}
	if start.Y == end.Y {
		line = []fyne.Position{end, start}
	}
	switch {
	case v.best(to):
		c.Arrow(line, 2, 7, c.Colour(theme.ColorNamePrimary))
	default:
		c.Line(1, c.Colour(theme.ColorNameDisabled), line...)
	}
}

func (v *View) drawNode(c *draw.Context, p placed) {
	r, style := v.rect(p), v.text(v.best(p))
	if p.Cut {
		c.Cross(fyne.NewPos(r.X+5, r.Middle().Y), 8, 1.6, c.Colour(theme.ColorNameError))
		r.X, r.W = r.X+cross, r.W-cross
	}
	if p.Rest {
		style = rest
	}
	value := c.TextWidth(p.Value, style)
	c.Text(p.Text, draw.Rect{X: r.X, Y: r.Y, W: r.W - value - apart, H: r.H}, style)
	c.Text(p.Value, draw.Rect{X: r.X + r.W - value, Y: r.Y, W: value, H: r.H}, style.Right())
	c.Text(p.beside(), draw.Rect{X: r.X, Y: r.Y, W: r.W - value - apart, H: r.H}, rest.Right())
	c.Text(p.below(), draw.Rect{X: r.X, Y: r.Y + r.H, W: r.W, H: r.H}, rest)
}

// under is the node at a place, nil for none.
func (v *View) under(at fyne.Position) *Node {
	for _, p := range v.placed {
		if v.rect(p).Contains(at) {
			return p.Node
		}
	}
	return nil
}

// hint is what a node says of itself, after its text, which may be cut.
func (v *View) hint(at fyne.Position, inside bool) string {
	if n := v.under(at); inside && n != nil {
		return strings.TrimSpace(n.Text + ". " + n.Hint)
	}
	return ""
}

// Tapped is Fyne's hook.
func (v *View) Tapped(e *fyne.PointEvent) {
	if n := v.under(e.Position); n != nil && n.ID != 0 && v.OnSelect != nil {
		v.OnSelect(n.ID)
	}
}

// Cursor is Fyne's hook.
func (v *View) Cursor() desktop.Cursor {
	if n := v.under(v.Mouse()); n != nil && n.ID != 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}
