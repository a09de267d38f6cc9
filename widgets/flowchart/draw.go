package flowchart

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

const (
	tallest = 62 // height of a cell, in units, however high the widget is
	tip     = 7  // length of an arrow's head
	corner  = 9  // width of the slanting sides of a choice
)

var (
	textStyle  = draw.Style{Size: theme.SizeNameCaptionText}.Centred()
	litStyle   = textStyle.Strong()
	labelStyle = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
	noteStyle  = draw.Style{}
)

// grid returns the size of a cell, in units.
func (b *View) grid() fyne.Size {
	size := b.Size()
	return fyne.NewSize(size.Width/b.chart.Width, min(size.Height/b.chart.Height, tallest))
}

// place turns an area of the grid into units.
func (b *View) place(r draw.Rect) draw.Rect {
	cell := b.grid()
	return draw.Rect{X: r.X * cell.Width, Y: r.Y * cell.Height, W: r.W * cell.Width, H: r.H * cell.Height}
}

// draw draws the chart: links below, the lit one above the others, then blocks and notes.
func (b *View) draw(p *draw.Context) {
	for _, l := range b.chart.Links {
		b.drawLink(p, l, 1, p.Colour(theme.ColorNamePlaceHolder))
	}
	for _, l := range b.chart.Links {
		if l.To == b.lit && l.From == b.from {
			b.drawLink(p, l, 2.5, p.Colour(theme.ColorNamePrimary))
		}
	}
	for _, block := range b.chart.Blocks {
		b.drawBlock(p, b.place(block.Area), block)
	}
	b.drawNotes(p, b.place(b.chart.Notes))
}

func (b *View) drawLink(p *draw.Context, l Link, thick float32, c color.NRGBA) {
	cell := b.grid()
	points := make([]fyne.Position, len(l.Points))
	for i, at := range l.Points {
		points[i] = fyne.NewPos(at.X*cell.Width, at.Y*cell.Height)
	}
	p.Arrow(points, thick, tip, c)
	p.Text(l.Label, draw.Rect{X: l.LabelAt.X * cell.Width, Y: l.LabelAt.Y * cell.Height,
		W: b.Surface.TextWidth(l.Label, labelStyle), H: b.Surface.LineHeight(labelStyle)}, labelStyle)
}

func (b *View) drawBlock(p *draw.Context, r draw.Rect, block Block) {
	shape := outline(r, block.Shape)
	style, edge, thick := textStyle, p.Colour(theme.ColorNamePlaceHolder), float32(1)
	p.Polygon(shape, p.Colour(theme.ColorNameInputBackground))
	switch {
	case block.ID == b.lit:
		p.Polygon(shape, p.Faded(theme.ColorNamePrimary, 0x50))
		style, edge, thick = litStyle, p.Colour(theme.ColorNamePrimary), 2.5
	case block.ID == b.hovered:
		p.Polygon(shape, p.Colour(theme.ColorNameHover))
	}
	p.Outline(shape, thick, edge)
	inside := r
	if block.Shape != Box {
		inside.X, inside.W = r.X+corner, r.W-2*corner
	}
	p.Words(block.Text, draw.Rect{X: inside.X + 2, Y: inside.Y + 1, W: inside.W - 4, H: inside.H - 2}, style)
}

// outline returns the corners of a block.
func outline(r draw.Rect, shape Shape) []fyne.Position {
	left, right, top, bottom := r.X, r.X+r.W, r.Y, r.Y+r.H
	middle := r.Middle().Y
	switch shape {
	case Choice:
		return []fyne.Position{{X: left + corner, Y: top}, {X: right - corner, Y: top}, {X: right, Y: middle},
			{X: right - corner, Y: bottom}, {X: left + corner, Y: bottom}, {X: left, Y: middle}}
	case End:
		cut := min(corner, r.H/3)
		return []fyne.Position{{X: left + cut, Y: top}, {X: right - cut, Y: top}, {X: right, Y: top + cut},
			{X: right, Y: bottom - cut},
			{X: right - cut, Y: bottom}, {X: left + cut, Y: bottom}, {X: left, Y: bottom - cut}, {X: left, Y: top + cut}}
	}
	return []fyne.Position{{X: left, Y: top}, {X: right, Y: top}, {X: right, Y: bottom}, {X: left, Y: bottom}}
}

// drawNotes writes the notes; what stands behind a tab begins where that of all lines does.
func (b *View) drawNotes(p *draw.Context, r draw.Rect) {
	height, second := b.Surface.LineHeight(noteStyle)+2, float32(0)
	for _, line := range b.notes {
		if first, _, ok := strings.Cut(line, "\t"); ok {
			second = max(second, b.Surface.TextWidth(first, labelStyle)+8)
		}
	}
	for i, line := range b.notes {
		at := draw.Rect{X: r.X, Y: r.Y + height*float32(i), W: r.W, H: height}
		first, rest, ok := strings.Cut(line, "\t")
		if !ok {
			p.Text(first, at, noteStyle)
			continue
		}
		p.Text(first, at, labelStyle)
		p.Text(rest, draw.Rect{X: at.X + second, Y: at.Y, W: at.W - second, H: height}, noteStyle)
	}
}
