package chart

import (
	"cmp"
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Node is the row of a node: who came there by which move, the bounds of its search as the ends of a bar, and
// what was found as marks on it. Bounds that pass unchanged from one rank of a path to the next stand one
// below the other and form uprights.
type Node struct {
	ID           uint32 // the caller's name for it
	Rank         int
	Name         string // the move that led here
	Hint         string // about the node
	White        bool   // White is to move
	Lower, Upper Mark   // the bounds at entry; ±Inf stands for an open one
	Value        Mark   // what the node returned
	Static       Mark   // the value of the evaluation function

	Sentence string // what the bounds made of the value; wrapped below the numbers
}

// Mark is a number on the axis. The zero Mark is one that is not known.
type Mark struct {
	At    float64 // -Inf and +Inf lie at the edges
	Text  string
	Hint  string // what it is and which formula gave it
	Known bool
}

const (
	nodeBar = 8 // height of the bar of a node
	reach   = 4 // how near the mouse must come to a mark
)

func (n Node) key() (id uint32, ok bool) { return n.ID, true }

// marks are the numbers of a node, those that lie on top first.
func (n Node) marks() []Mark { return []Mark{n.Value, n.Static, n.Lower, n.Upper} }

func (n Node) numbers() (list []float64) {
	for _, m := range n.marks() {
		if m.Known {
			list = append(list, m.At)
		}
	}
	return list
}

func (n Node) height(v *Ranges) float32 {
	height := v.Rows.RowHeight(plain) + nodeBar + v.Rows.RowHeight(small) + 2
	if text := v.wrapped(n.Sentence); len(text) > 0 {
		height += float32(len(text))*v.Rows.Surface.LineHeight(small) + 6
	}
	return height
}

// draw draws from the top: a line of text, the bar on the axis, a line of numbers, the sentence.
func (n Node) draw(v *Ranges, p *rows.Row) {
	x, w := v.span(p.Width)
	top, bottom := v.Rows.RowHeight(plain), v.Rows.RowHeight(small)
	value, rank := v.Rows.TextWidth(n.Value.Text, strong), v.Rows.TextWidth("888", plain)
	p.Text(strconv.Itoa(n.Rank), draw.Rect{X: x, W: rank, H: top}, pale)
	p.Text(n.Name, draw.Rect{X: x + rank, W: w - rank - value - 6, H: top}, draw.Style{Bold: p.Selected})
	p.Text(n.Value.Text, draw.Rect{X: x + w - value, W: value, H: top}, strong.Right())
	n.drawBar(v, p, top)
	third := draw.Rect{X: x, Y: top + nodeBar + 2, W: w / 3, H: bottom}
	for i, m := range []Mark{n.Lower, n.Static, n.Upper} {
		p.Text(m.Text, third, []draw.Style{faint, faint.Centred(), faint.Right()}[i])
		third.X += third.W
	}
	v.write(n.Sentence, third.Y+bottom, p)
	if v.Links != nil {
		n.dot(v, p)
	}
}

// sentenceAt is where the sentence begins, from the top of the row.
func (n Node) sentenceAt(v *Ranges) float32 {
	return v.Rows.RowHeight(plain) + nodeBar + 2 + v.Rows.RowHeight(small)
}

// dot dots the words of the sentence that say more.
func (n Node) dot(v *Ranges, p *rows.Row) {
	height := v.Rows.Surface.LineHeight(small)
	for i, line := range v.wrapped(n.Sentence) {
		p.Links(line, v.Links(line), draw.Rect{X: margin, Y: n.sentenceAt(v) + float32(i)*height, W: p.Width - 2*margin,
			H: height}, small, theme.ColorNamePrimary)
	}
}

// link is the word of the sentence that says more under a place.
func (n Node) link(v *Ranges, at fyne.Position) (found draw.Link, ok bool) {
	lines := v.wrapped(n.Sentence)
	i := int((at.Y - n.sentenceAt(v)) / v.Rows.Surface.LineHeight(small))
	if v.Links == nil || at.Y < n.sentenceAt(v) || i >= len(lines) {
		return found, false
	}
	return draw.LinkAt(lines[i], v.Links(lines[i]), at.X-margin, func(text string) float32 {
		return v.Rows.TextWidth(text, small)
	})
}

// drawBar draws the bounds and the marks between them.
func (n Node) drawBar(v *Ranges, p *rows.Row, y float32) {
	x, w := v.span(p.Width)
	mark := func(at float64, width float32, top, height float32, colour fyne.ThemeColorName) {
		p.Fill(draw.Rect{X: x + v.axis.place(at, w) - (width-1)/2, Y: top, W: width, H: height}, colour)
	}
	p.Fill(draw.Rect{X: x, Y: y + nodeBar/2, W: w, H: 1}, theme.ColorNameSeparator)
	side := draw.ColourBlack
	if n.White {
		side = draw.ColourWhite
	}
	low, high := x+v.axis.place(n.Lower.At, w), x+v.axis.place(n.Upper.At, w)
	p.Fill(draw.Rect{X: low, Y: y + 2, W: max(1, high-low), H: nodeBar - 4}, side)
	for _, end := range []Mark{n.Lower, n.Upper} {
		if !math.IsInf(end.At, 0) { // an upright from rank to rank
			mark(end.At, 1, 0, p.Height, theme.ColorNameSeparator)
			mark(end.At, 3, y-1, nodeBar+2, side)
		}
	}
	if n.Static.Known {
		mark(n.Static.At, 3, y-1, nodeBar+2, theme.ColorNamePlaceHolder)
	}
	if n.Value.Known {
		mark(n.Value.At, 7, y, nodeBar, theme.ColorNameForeground)
	}
}

// hint explains the number under the mouse, or the node.
func (n Node) hint(v *Ranges, at fyne.Position) string {
	if link, ok := n.link(v, at); ok {
		return link.Hint
	}
	x, w := v.span(v.Rows.Size().Width)
	switch top := v.Rows.RowHeight(plain); {
	case at.Y < top:
		if n.Value.Known && at.X > x+w-v.Rows.TextWidth(n.Value.Text, strong) {
			return n.Value.Hint
		}
	case at.Y < top+nodeBar:
		for _, m := range n.marks() {
			if far := at.X - x - v.axis.place(m.At, w); m.Known && far >= -reach && far <= reach {
				return m.Hint
			}
		}
	default:
		third := min(max(int(3*(at.X-x)/w), 0), 2)
		return cmp.Or([]Mark{n.Lower, n.Static, n.Upper}[third].Hint, n.Hint)
	}
	return n.Hint
}
