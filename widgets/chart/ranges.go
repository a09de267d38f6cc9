package chart

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/number"
	"drevo/widgets/rows"
)

// Ranges is rows with ranges on one axis, which stands above them. Set the callbacks before it is shown.
type Ranges struct {
	rows.Table

	OnSelect func(id uint32) // the user has chosen a row
	// Links are the words of a sentence that say more, nil for none; OnLink is told which one was clicked.
	Links  func(text string) []draw.Link
	OnLink func(key string)

	data RangeData
	axis axis
}

// RangeData is what a [Ranges] shows.
type RangeData struct {
	Unit  string // of all numbers
	Whole bool   // the axis is two long at least, and its marks are signed whole numbers
	Rows  []Row

	// Left and Right are the longest texts that stand beside the axis in a row. Without them it is as
	// wide as there is room.
	Left, Right string
}

// Row is a [Node], a [Stage], a [Round] or [Notes].
type Row interface {
	key() (id uint32, ok bool) // ok is false for a row that can't be selected
	numbers() []float64        // that the axis has to hold
	height(v *Ranges) float32
	draw(v *Ranges, p *rows.Row)
	hint(v *Ranges, at fyne.Position) string
}

const (
	margin   = 10 // left and right of everything
	gap      = 8  // between texts
	signRoom = 22 // of a sign before the axis
	markRoom = 56 // of a number at the axis
)

// The looks of all texts.
var (
	plain  = draw.Style{}
	strong = draw.Style{Bold: true}
	pale   = draw.Style{Colour: theme.ColorNamePlaceHolder}
	small  = draw.Style{Size: theme.SizeNameCaptionText}
	faint  = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
)

// NewRanges returns an empty chart.
func NewRanges() *Ranges {
	v := &Ranges{}
	v.Init(v, []rows.Column{{Name: "\n", Share: 1, Head: v.drawAxis}}, source{v})
	v.Rows.OnTap = v.tapped
	v.Rows.OnSelect = func(at int) {
		if id, ok := v.Selected(); ok && v.OnSelect != nil {
			v.OnSelect(id)
		}
	}
	return v
}

// tapped tells of a click on a word that says more; any other selects the row.
func (v *Ranges) tapped(at int, pos fyne.Position) bool {
	n, ok := v.data.Rows[at].(Node)
	if !ok || v.OnLink == nil {
		return false
	}
	link, ok := n.link(v, pos)
	if ok {
		v.OnLink(link.Key)
	}
	return ok
}

// SetData shows other rows, or more of them. The selection stays, if what is selected is still there, and so
// does the place in the list.
func (v *Ranges) SetData(data RangeData) {
	id, had := v.Selected()
	v.data, v.axis = data, data.axis()
	v.Reload()
	at := -1
	if had {
		at = v.row(id)
	}
	v.Rows.Mark(at)
}

// axis returns one that holds the numbers of all rows, with some air.
func (d *RangeData) axis() axis {
	var numbers []float64
	for _, r := range d.Rows {
		numbers = append(numbers, r.numbers()...)
	}
	a, ok := axisOf(numbers)
	switch {
	case !ok:
		return axis{-1, 1}
	case d.Whole:
		a = a.widened(max(2-(a.high-a.low), 0) / 2)
		return a.widened((a.high - a.low) * 0.06)
	case a.low == a.high:
		return a.widened(0.5)
	}
	return a.widened((a.high - a.low) * 0.08)
}

// Select marks a row and brings it into view, without calling OnSelect. One that is not here gives the
// selection up.
func (v *Ranges) Select(id uint32) { v.Rows.Select(v.row(id)) }

// Selected returns the row that is selected.
func (v *Ranges) Selected() (id uint32, ok bool) {
	if at := v.Rows.Selected(); at >= 0 {
		return v.data.Rows[at].key()
	}
	return 0, false
}

// row returns the place of a row, or -1.
func (v *Ranges) row(id uint32) int {
	for at, r := range v.data.Rows {
		if key, ok := r.key(); ok && key == id {
			return at
		}
	}
	return -1
}

// span returns where the axis lies in a row.
func (v *Ranges) span(width float32) (x, w float32) {
	left, right := float32(margin), float32(margin)
	if v.data.Left != "" {
		left += gap + v.Rows.TextWidth(v.data.Left, small) + signRoom
	}
	if v.data.Right != "" {
		right += v.Rows.TextWidth(v.data.Right, faint) + gap
	}
	return left, max(width-left-right, 10)
}

// eachMark calls a function for the marks of an axis that is so wide: as many as their numbers have room.
func (v *Ranges) eachMark(width float32, do func(at float64, text string)) {
	step, text := v.axis.step(int(width/markRoom)), number.Short
	if v.data.Whole {
		text = func(at float64) string { return number.Signed(at, 0) }
		widest := max(v.Rows.TextWidth(text(v.axis.low), faint), v.Rows.TextWidth(text(v.axis.high), faint))
		step = max(v.axis.step(int(width/(widest+gap))), 1)
	}
	for at := math.Ceil(v.axis.low/step) * step; at <= v.axis.high; at += step {
		do(at, text(at))
	}
}

// wrapped returns the lines of a sentence between the margins.
func (v *Ranges) wrapped(text string) []string {
	if text == "" {
		return nil
	}
	room := v.Size().Width - 2*margin
	return draw.Wrap(text, func(part string) bool { return v.Rows.TextWidth(part, small) <= room })
}

// write writes the lines of a sentence from a height on.
func (v *Ranges) write(text string, y float32, p *rows.Row) {
	height := v.Rows.Surface.LineHeight(small)
	for i, line := range v.wrapped(text) {
		p.Text(line, draw.Rect{X: margin, Y: y + float32(i)*height, W: p.Width - 2*margin, H: height}, small)
	}
}

// source is the rows as those of a list.
type source struct{ *Ranges }

func (s source) Len() int                              { return len(s.data.Rows) }
func (s source) Selectable(at int) bool                { _, ok := s.data.Rows[at].key(); return ok }
func (s source) Height(at int) float32                 { return s.data.Rows[at].height(s.Ranges) }
func (s source) Draw(at int, p *rows.Row)              { s.data.Rows[at].draw(s.Ranges, p) }
func (s source) Hint(at int, pos fyne.Position) string { return s.data.Rows[at].hint(s.Ranges, pos) }

// drawAxis draws the head: the unit, and the axis with its numbers.
func (v *Ranges) drawAxis(p *draw.Context, _ draw.Rect) {
	size := p.Size
	half := size.Height / 2
	x, w := v.span(size.Width)
	p.Text(v.data.Unit, draw.Rect{X: margin, W: size.Width - 2*margin, H: half}, faint)
	v.eachMark(w, func(number float64, text string) {
		at := x + v.axis.place(number, w)
		p.Fill(draw.Rect{X: at, Y: size.Height - 4, W: 1, H: 4}, theme.ColorNamePlaceHolder)
		p.Text(text, draw.Rect{X: at - markRoom/2, Y: half, W: markRoom, H: half - 3}, faint.Centred())
	})
}
