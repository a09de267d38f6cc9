package report

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/number"
)

// Chart is a row of figures, each beside that of a source.
type Chart struct {
	Title  string
	Unit   string // of the figures
	Source string // who gives the other figures; empty where nobody does
	Pairs  []Pair
}

// Pair is what is measured at one place of a chart. A figure of 0 is none.
type Pair struct {
	Name         string
	Source, Ours float64
}

// Bars is the chart as horizontal bars from 0: the source's figure above ours, each with its
// number.
type Bars struct {
	draw.Widget
	chart Chart
}

// NewBars returns the picture of a chart.
func NewBars(chart Chart) *Bars {
	b := &Bars{chart: chart}
	b.Init(b, b.draw, func(fyne.Position, bool) string { return "" })
	return b
}

const (
	edge   = 8
	gap    = 8
	swatch = 12
	least  = 320 // width of the whole
)

var (
	heading = draw.Style{Bold: true}
	small   = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
	plain   = draw.Style{}
)

// line is the height of a line of text.
func (b *Bars) line() float32 { return b.Surface.LineHeight(plain) + 2 }

// bars is how many bars a pair has.
func (b *Bars) bars() int {
	if b.chart.Source != "" {
		return 2
	}
	return 1
}

// MinSize is as high as the bars.
func (b *Bars) MinSize() fyne.Size {
	rows := len(b.chart.Pairs) * b.bars()
	return fyne.NewSize(least, b.line()*float32(rows+2)+gap*float32(len(b.chart.Pairs)+1))
}

// draw draws title, legend and bars.
func (b *Bars) draw(p *draw.Context) {
	line := b.line()
	p.Text(b.chart.Title, draw.Rect{X: edge, W: p.Size.Width - 2*edge, H: line}, heading)
	b.legend(p, line)
	names, most := float32(0), 0.0
	for _, pair := range b.chart.Pairs {
		names = max(names, p.TextWidth(pair.Name, plain))
		most = max(most, pair.Source, pair.Ours)
	}
	names = min(names, 0.4*p.Size.Width)
	numbers := p.TextWidth("88 888.88", plain)
	x, y := edge+names+gap, 2*line+gap
	room := p.Size.Width - x - numbers - gap - edge
	if most <= 0 || room <= 0 {
		return
	}
	for _, pair := range b.chart.Pairs {
		height := line * float32(b.bars())
		p.Text(pair.Name, draw.Rect{X: edge, Y: y, W: names, H: height}, plain)
		if b.bars() == 2 {
			b.bar(p, draw.Rect{X: x, Y: y, W: room, H: line}, pair.Source/most, pair.Source, theme.ColorNamePlaceHolder)
			y += line
		}
		b.bar(p, draw.Rect{X: x, Y: y, W: room, H: line}, pair.Ours/most, pair.Ours, theme.ColorNamePrimary)
		y += line + gap
	}
}

// bar draws one bar and its number; where there is no figure, a dash.
func (b *Bars) bar(p *draw.Context, r draw.Rect, share, value float64, shade fyne.ThemeColorName) {
	text := "–"
	width := float32(0)
	if value != 0 {
		text, width = number.Short(value), max(2, r.W*float32(share))
		p.RoundRect(draw.Rect{X: r.X, Y: r.Y + 3, W: width, H: r.H - 6}, 2, p.Colour(shade))
	}
	p.Text(text, draw.Rect{X: r.X + width + gap/2, Y: r.Y, W: p.Size.Width - r.X - width - gap/2, H: r.H}, plain)
}

// legend says which bar is whose, and in what they are counted.
func (b *Bars) legend(p *draw.Context, y float32) {
	x := float32(edge)
	entry := func(name string, shade fyne.ThemeColorName) {
		p.RoundRect(draw.Rect{X: x, Y: y + (b.line()-swatch)/2, W: swatch, H: swatch}, 2, p.Colour(shade))
		x += swatch + gap/2
		width := p.TextWidth(name, small)
		p.Text(name, draw.Rect{X: x, Y: y, W: width, H: b.line()}, small)
		x += width + 2*gap
	}
	if b.chart.Source != "" {
		entry(fmt.Sprintf("what the source says (%s)", b.chart.Source), theme.ColorNamePlaceHolder)
	}
	entry("measured here", theme.ColorNamePrimary)
	p.Text(b.chart.Unit, draw.Rect{X: x, Y: y, W: p.Size.Width - x - edge, H: b.line()}, small)
}
