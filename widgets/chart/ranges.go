package chart

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
	"drevo/widgets/number"
	"drevo/widgets/rows"
)

// Ranges is rows with ranges on one axis, which stands above them. Set the callbacks before it is shown.
type Ranges struct {
	widget.BaseWidget

	OnSelect func(id uint32) // the user has chosen a row
	OnHover  draw.Hover

	data RangeData
	axis axis
	head *rows.List
	body *rows.List
	box  *fyne.Container
}

// RangeData is what a [Ranges] shows.
type RangeData struct {
	Texts []string // sentences about all of it, above the axis
	Unit  string   // of all numbers
	Whole bool     // the axis is two long at least, and its marks are signed whole numbers
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
	v.head = rows.NewFixed(header{v})
	v.body = rows.New(source{v})
	v.body.OnSelect = func(at int) {
		if id, ok := v.Selected(); ok && v.OnSelect != nil {
			v.OnSelect(id)
		}
	}
	v.body.OnHover = draw.Forward(&v.OnHover)
	v.box = container.New(under{}, v.head, v.body)
	v.ExtendBaseWidget(v)
	return v
}

// SetEmpty sets the text that is shown while there are no rows; it should say what to do next.
func (v *Ranges) SetEmpty(text string) { v.body.SetEmpty(text) }

// SetData shows other rows, or more of them. The selection stays, if what is selected is still there, and so
// does the place in the list.
func (v *Ranges) SetData(data RangeData) {
	id, had := v.Selected()
	v.data, v.axis = data, data.axis()
	v.head.Hidden = len(data.Rows) == 0
	v.head.Reload()
	v.box.Layout.Layout(v.box.Objects, v.box.Size()) // the texts may take another number of lines
	v.body.Reload()
	at := -1
	if had {
		at = v.row(id)
	}
	v.body.Mark(at)
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

// Focus gives the keys to the rows.
func (v *Ranges) Focus(c fyne.Canvas) { c.Focus(v.body) }

// Select marks a row and brings it into view, without calling OnSelect. One that is not here gives the
// selection up.
func (v *Ranges) Select(id uint32) { v.body.Select(v.row(id)) }

// Selected returns the row that is selected.
func (v *Ranges) Selected() (id uint32, ok bool) {
	if at := v.body.Selected(); at >= 0 {
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
		left += gap + v.body.TextWidth(v.data.Left, small) + signRoom
	}
	if v.data.Right != "" {
		right += v.body.TextWidth(v.data.Right, faint) + gap
	}
	return left, max(width-left-right, 10)
}

// eachMark calls a function for the marks of an axis that is so wide: as many as their numbers have room.
func (v *Ranges) eachMark(width float32, do func(at float64, text string)) {
	step, text := v.axis.step(int(width/markRoom)), number.Short
	if v.data.Whole {
		text = func(at float64) string { return number.Signed(at, 0) }
		widest := max(v.body.TextWidth(text(v.axis.low), faint), v.body.TextWidth(text(v.axis.high), faint))
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
	return draw.Wrap(text, func(part string) bool { return v.body.TextWidth(part, small) <= room })
}

// write writes the lines of a sentence from a height on.
func (v *Ranges) write(text string, y float32, p *rows.Row) {
	height := v.body.Surface.LineHeight(small)
	for i, line := range v.wrapped(text) {
		p.Text(line, draw.Rect{X: margin, Y: y + float32(i)*height, W: p.Width - 2*margin, H: height}, small)
	}
}

// CreateRenderer is Fyne's hook.
func (v *Ranges) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(v.box) }

// source is the rows as those of a list.
type source struct{ *Ranges }

func (s source) Len() int                              { return len(s.data.Rows) }
func (s source) Selectable(at int) bool                { _, ok := s.data.Rows[at].key(); return ok }
func (s source) Height(at int) float32                 { return s.data.Rows[at].height(s.Ranges) }
func (s source) Draw(at int, p *rows.Row)              { s.data.Rows[at].draw(s.Ranges, p) }
func (s source) Hint(at int, pos fyne.Position) string { return s.data.Rows[at].hint(s.Ranges, pos) }

// header is what stands above the rows: sentences, and the axis.
type header struct{ *Ranges }

func (h header) Len() int                       { return len(h.data.Texts) + 1 }
func (h header) Selectable(int) bool            { return false }
func (h header) Hint(int, fyne.Position) string { return "" }

func (h header) Height(at int) float32 {
	if at < len(h.data.Texts) {
		return float32(len(h.wrapped(h.data.Texts[at])))*h.head.Surface.LineHeight(small) + 4
	}
	return 2 * h.head.RowHeight(faint)
}

// Draw draws a sentence, or the axis with its numbers.
func (h header) Draw(at int, p *rows.Row) {
	if at < len(h.data.Texts) {
		h.write(h.data.Texts[at], 2, p)
		return
	}
	half := p.Height / 2
	x, w := h.span(p.Width)
	p.Text(h.data.Unit, draw.Rect{X: margin, W: p.Width - 2*margin, H: half}, faint)
	p.Fill(draw.Rect{X: x, Y: p.Height - 1, W: w, H: 1}, theme.ColorNameSeparator)
	h.eachMark(w, func(v float64, text string) {
		at := x + h.axis.place(v, w)
		p.Fill(draw.Rect{X: at, Y: p.Height - 4, W: 1, H: 4}, theme.ColorNamePlaceHolder)
		p.Text(text, draw.Rect{X: at - markRoom/2, Y: half, W: markRoom, H: half - 3}, faint.Centred())
	})
}

// under puts the second of two objects below the first, whose height depends on the width.
type under struct{}

func (under) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	head, body := objects[0], objects[1]
	height := float32(0)
	if head.Visible() {
		head.Resize(fyne.NewSize(size.Width, head.Size().Height))
		height = head.MinSize().Height
		head.Resize(fyne.NewSize(size.Width, height))
	}
	body.Move(fyne.NewPos(0, height))
	body.Resize(fyne.NewSize(size.Width, max(size.Height-height, 0)))
}

func (under) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(220, objects[1].MinSize().Height)
}
