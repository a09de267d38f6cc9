package rows

import (
	"image/color"

	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// draw draws the rows in view, and the handle of the bar over them.
func (l *List) draw(p *draw.Context) {
	if l.Ground != "" {
		p.FillPixels(p.Bounds(), p.Colour(l.Ground))
	}
	n := l.source.Len()
	if n == 0 {
		p.Note(l.Empty)
		return
	}
	if b, ok := l.source.(Beginner); ok {
		b.Begin(p)
	}
	for row, y := l.place.row, -l.place.off; row < n && y < p.Size.Height; row++ {
		height := l.source.Height(row)
		l.drawRow(p, row, draw.Rect{Y: y, W: p.Size.Width, H: height})
		y += height
	}
	l.bar.draw(p, l.selected)
}

// drawRow draws one row, on a ground that shows the selection and the mouse.
func (l *List) drawRow(p *draw.Context, row int, r draw.Rect) {
	part := Row{
		Context: p.Part(r), Width: r.W, Height: r.H,
		Selected: row == l.selected, Focused: l.focused, Hovered: row == l.hovered, Mouse: l.mouse,
	}
	switch {
	case part.Selected:
		c := p.Colour(theme.ColorNameSelection)
		if !l.focused {
			c.A /= 2
		}
		p.FillWith(r, l.onGround(p, c))
		p.Fill(draw.Rect{Y: r.Y, W: 3, H: r.H}, theme.ColorNamePrimary)
	case part.Hovered && l.source.Selectable(row):
		p.FillWith(r, l.onGround(p, p.Colour(theme.ColorNameHover)))
	}
	l.source.Draw(row, &part)
}

// onGround mixes a colour with the ground beforehand: to fill is many times faster than to blend.
func (l *List) onGround(p *draw.Context, c color.NRGBA) color.NRGBA {
	if l.Ground == "" {
		return c
	}
	return draw.Over(p.Colour(l.Ground), c)
}
