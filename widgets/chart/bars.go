package chart

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/internal/phrase"
	"drevo/widgets/draw"
	"drevo/widgets/number"
)

// Bars is figures as horizontal bars from 0, each with its number: that of a source above ours. It is as high as
// its bars, and is meant to lie in a scroll.
type Bars struct {
	draw.Widget
	data BarData
}

// BarData is what a [Bars] shows.
type BarData struct {
	Title  string
	Unit   string // of the figures
	Source string // who gives the other figures; empty where nobody does
	Pairs  []Pair
}

// Pair is what is measured at one place. A figure of 0 is none.
type Pair struct {
	Name         string
	Source, Ours float64
}

// NewBars returns the picture of figures.
func NewBars(data BarData) *Bars {
	b := &Bars{data: data}
	b.Init(b, b.draw, func(fyne.Position, bool) string { return "" })
	return b
}

const (
	edge   = 8
	swatch = 12
	least  = 320 // width of the whole
)

// owner is whose figures are drawn, and how.
type owner struct {
	name   string
	colour fyne.ThemeColorName
	figure func(Pair) float64
}

func (d *BarData) owners() []owner {
	ours := owner{"measured here", theme.ColorNamePrimary, func(p Pair) float64 { return p.Ours }}
	if d.Source == "" {
		return []owner{ours}
	}
	name := phrase.Of("what the source says ({source})", "source", d.Source)
	return []owner{{name, theme.ColorNamePlaceHolder, func(p Pair) float64 { return p.Source }}, ours}
}

// line is the height of a line of text.
func (b *Bars) line() float32 { return b.Surface.LineHeight(plain) + 2 }

// MinSize is as high as the bars.
func (b *Bars) MinSize() fyne.Size {
	pairs := len(b.data.Pairs)
	return fyne.NewSize(least, b.line()*float32(pairs*len(b.data.owners())+2)+gap*float32(pairs+1))
}

// draw draws title, legend and bars.
func (b *Bars) draw(p *draw.Context) {
	line, owners := b.line(), b.data.owners()
	p.Text(b.data.Title, draw.Rect{X: edge, W: p.Size.Width - 2*edge, H: line}, strong)
	b.legend(p, line)
	names, most := float32(0), 0.0
	for _, pair := range b.data.Pairs {
		names = max(names, p.TextWidth(pair.Name, plain))
		most = max(most, pair.Source, pair.Ours)
	}
	names = min(names, 0.4*p.Size.Width)
	x, y := edge+names+gap, 2*line+gap
	room := p.Size.Width - x - p.TextWidth("88 888.88", plain) - gap - edge
	if most <= 0 || room <= 0 {
		return
	}
	for _, pair := range b.data.Pairs {
		p.Text(pair.Name, draw.Rect{X: edge, Y: y, W: names, H: line * float32(len(owners))}, plain)
		for _, o := range owners {
			text, width := "–", float32(0)
			if figure := o.figure(pair); figure != 0 {
				text, width = figureText(figure), max(2, room*float32(figure/most))
				p.RoundRect(draw.Rect{X: x, Y: y + 3, W: width, H: line - 6}, 2, p.Colour(o.colour))
			}
			after := x + width + gap/2
			p.Text(text, draw.Rect{X: after, Y: y, W: p.Size.Width - after, H: line}, plain)
			y += line
		}
		y += gap
	}
}

// legend says which bar is whose, and in what they are counted.
func (b *Bars) legend(p *draw.Context, y float32) {
	x := float32(edge)
	for _, o := range b.data.owners() {
		p.RoundRect(draw.Rect{X: x, Y: y + (b.line()-swatch)/2, W: swatch, H: swatch}, 2, p.Colour(o.colour))
		x += swatch + gap/2
		width := p.TextWidth(o.name, faint)
		p.Text(o.name, draw.Rect{X: x, Y: y, W: width, H: b.line()}, faint)
		x += width + 2*gap
	}
	p.Text(b.data.Unit, draw.Rect{X: x, Y: y, W: p.Size.Width - x - edge, H: b.line()}, faint)
}

// figureText writes a figure: two decimals are enough from 1 on.
func figureText(v float64) string {
	if v < 1 {
		return number.Short(v)
	}
	return number.Format(v, min(number.Decimals(v), 2))
}
