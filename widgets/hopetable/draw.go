package hopetable

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// source is the account as the only row of a list.
type source struct{ *View }

func (s source) Len() int {
	if s.hope == nil {
		return 0
	}
	return 1
}

func (s source) Height(int) float32  { return s.layout.height }
func (s source) Selectable(int) bool { return false }

// Hint explains the place under the mouse.
func (s source) Hint(_ int, at fyne.Position) string {
	if i := s.layout.placeAt(at); i >= 0 {
		return s.layout.places[i].meaning
	}
	return ""
}

// Draw draws the whole account; it is short.
func (s source) Draw(_ int, p *rows.Row) {
	s.drawMarks(p)
	s.drawRules(p)
	s.drawVerdict(p, s.layout.verdict)
	for _, t := range s.layout.texts {
		p.Text(t.text, t.box, t.style)
	}
	s.drawComparison(p, s.layout.sign)
}

// drawMarks draws the grounds of the chosen entry and of the one under the mouse.
func (s source) drawMarks(p *rows.Row) {
	if s.chosen >= 0 {
		box := s.layout.places[s.chosen].box
		p.RoundRect(box, 4, p.Colour(theme.ColorNameSelection))
		if p.Focused {
			p.RoundFrame(box, 4, 1, p.Colour(theme.ColorNamePrimary))
		}
	}
	if i := s.layout.placeAt(p.Mouse); p.Hovered && i >= 0 && i != s.chosen && s.layout.places[i].answers() {
		p.RoundRect(s.layout.places[i].box, 4, p.Faded(theme.ColorNamePrimary, 0x28))
	}
}

// answers reports whether there is anything to say or to choose at a place.
func (p place) answers() bool { return p.meaning != "" || p.square >= 0 }

// drawRules draws the lines of the account book.
func (s source) drawRules(p *rows.Row) {
	l, c := &s.layout, p.Faded(theme.ColorNameForeground, 0xa0)
	for _, y := range []float32{l.head, l.sum, l.foot, l.foot + 3} {
		p.FillWith(draw.Rect{X: margin, Y: y, W: p.Width - margin - gutter, H: 1}, c)
	}
	p.FillWith(draw.Rect{X: l.spine - 0.5, Y: 6, W: 1, H: l.foot - 6}, c)
}

// drawComparison draws the sign of comparison of formula 9.
func (s source) drawComparison(p *rows.Row, r draw.Rect) {
	sign, c, thick := "≤", p.Shade(draw.ShadeHolds), float32(1.5)
	if !s.hope.Holds {
		sign, c = ">", p.Shade(draw.ShadeFails)
	}
	if !s.hope.Asked {
		c, thick = p.Colour(theme.ColorNamePlaceHolder), 1
	}
	p.RoundRect(r, r.H/2, p.Colour(theme.ColorNameBackground))
	p.RoundFrame(r.Inset(1), r.H/2, thick, c)
	p.Text(sign, r, draw.Style{Bold: true, Align: fyne.TextAlignCenter})
}

// drawVerdict draws the badge: filled with a tick when hope holds, framed with a cross when it does
// not, and pale when nobody asked.
func (s source) drawVerdict(p *rows.Row, r draw.Rect) {
	const radius = 6
	mark, c := fyne.NewPos(r.X+18, r.Middle().Y), p.Shade(draw.ShadeFails)
	switch {
	case !s.hope.Asked:
		c = p.Colour(theme.ColorNamePlaceHolder)
		p.RoundFrame(r.Inset(1), radius, 1, c)
	case s.hope.Holds:
		p.RoundRect(r, radius, p.Shade(draw.ShadeHolds))
		c = p.Colour(theme.ColorNameBackground)
	default:
		p.RoundRect(r, radius, draw.Fade(c, 0x28))
		p.RoundFrame(r.Inset(1), radius, 1.5, c)
	}
	if s.hope.Holds {
		p.Tick(mark, 14, 2.5, c)
	} else {
		p.Cross(mark, 10, 2.5, c)
	}
}
