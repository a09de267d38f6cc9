package planlist

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// source is a list as the source of its rows.
type source struct{ *List }

func (s source) Len() int                { return s.plans.Len() }
func (s source) Selectable(row int) bool { return !s.plans.Row(row).Heading }

func (s source) Height(row int) float32 {
	r := s.plans.Row(row)
	return s.place(&r).height
}

func (s source) Hint(row int, _ fyne.Position) string { return s.plans.Row(row).Hint }

// Draw draws a plan, or a heading.
func (s source) Draw(i int, p *rows.Row) {
	r := s.plans.Row(i)
	if r.Heading {
		p.Fill(draw.Rect{W: p.Width, H: p.Height}, theme.ColorNameHeaderBackground)
		p.Text(r.Label, draw.Rect{X: edge, W: p.Width - edge - gutter, H: p.Height}, headingStyle)
		return
	}
	p.Fill(draw.Rect{X: edge, Y: p.Height - 1, W: p.Width - 2*edge, H: 1}, theme.ColorNameSeparator)
	if r.Marked {
		p.Fill(draw.Rect{W: 3, H: p.Height}, theme.ColorNamePrimary)
	}
	l := s.place(&r)
	drawFold(p, l.fold, r.Fold)
	drawMark(p, l.sign, r.Sign.Shape, p.Shade(r.Sign.Shade))
	side := draw.ColourWhite
	if r.Black {
		side = draw.ColourBlack
	}
	p.Text(r.Number, l.number, numberStyle.In(side))
	for k, step := range r.Steps {
		drawStep(p, l.steps[k], step, r.Faint)
	}
	at := l.noteAt
	for _, note := range l.notes {
		p.Text(note, at, noteStyle)
		at.Y += at.H
	}
}

// drawStep draws a statement: pale once it has been gone through, on a ground while it is current.
func drawStep(p *rows.Row, at draw.Rect, step Step, pale bool) {
	style := stepStyle
	switch {
	case step.State == Current:
		p.RoundRect(draw.Rect{X: at.X - 3, Y: at.Y, W: at.W + 5, H: at.H}, 4, p.Faded(theme.ColorNamePrimary, 0x38))
		style = lit
	case step.State == Gone || pale:
		style = faint
	}
	p.Text(step.Text, at, style)
}

// drawFold draws the triangle of a plan of which others came.
func drawFold(p *rows.Row, at draw.Rect, f Fold) {
	shape := map[Fold]draw.Mark{Closed: draw.TriangleRight, Open: draw.TriangleDown}[f]
	drawMark(p, at, shape, p.Colour(theme.ColorNamePlaceHolder))
}

// drawMark draws a mark in the middle of a place.
func drawMark(p *rows.Row, at draw.Rect, shape draw.Mark, c color.NRGBA) {
	const size = 10
	m := at.Middle()
	p.Mark(p.Bounds(), p.Pixels(draw.Rect{X: at.X + 1, Y: m.Y - size/2, W: size, H: size}), shape, c)
}
