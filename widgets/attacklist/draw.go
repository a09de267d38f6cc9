package attacklist

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

var badgeStyle = draw.Style{Size: theme.SizeNameCaptionText, Bold: true, Align: fyne.TextAlignCenter}

// source is a list as the source of its rows.
type source struct{ *List }

func (s source) Len() int                { return len(s.rows) }
func (s source) Height(row int) float32  { return s.layout.heights[row] }
func (s source) Selectable(row int) bool { return !s.rows[row].Heading }

// Draw draws a bar with a title, or one invisible value.
func (s source) Draw(i int, p *rows.Row) {
	row := &s.rows[i]
	if row.Heading {
		p.Fill(draw.Rect{W: p.Width, H: p.Height}, theme.ColorNameHeaderBackground)
		p.Fill(draw.Rect{Y: p.Height - 1, W: p.Width, H: 1}, theme.ColorNameSeparator)
		p.Text(row.Label, draw.Rect{X: edge, W: p.Width - edge - gutter, H: p.Height}, headingStyle)
		return
	}
	if i+1 < len(s.rows) && !s.rows[i+1].Heading {
		p.Fill(draw.Rect{X: indent, Y: p.Height - 1, W: p.Width - indent, H: 1}, theme.ColorNameSeparator)
	}
	label := s.layout.labelRect(p.Width)
	drawSide(p, row.Enemy, fyne.NewPos((edge+indent)/2, label.Middle().Y))
	p.Text(row.Label, label, labelStyle)
	drawBadge(p, s.layout.badgeRect(p.Width), row.Mark == Open)
	p.Text(row.Worth, s.layout.worthRect(p.Width), worthStyle)
	s.drawFormula(i, p)
}

// drawSide draws the sign of a side round a place: a disc for the own side, a diamond for the
// enemy.
func drawSide(p *rows.Row, enemy bool, at fyne.Position) {
	const radius, wide = 4.5, 4.5 * 1.25
	if enemy {
		p.Polygon([]fyne.Position{at.AddXY(0, -wide), at.AddXY(wide, 0), at.AddXY(0, wide), at.AddXY(-wide, 0)}, p.Shade(draw.ShadeEnemy))
		return
	}
	p.RoundRect(draw.Rect{X: at.X - radius, Y: at.Y - radius, W: 2 * radius, H: 2 * radius}, radius, p.Shade(draw.ShadeOwn))
}

// drawFormula draws the factors of a row, the one under the mouse on a ground of its own.
func (s source) drawFormula(row int, p *rows.Row) {
	first := s.layout.first[row]
	if p.Hovered {
		if k := s.factorAt(row, p.Mouse); k >= 0 && s.rows[row].Factors[k].Meaning != "" {
			at := s.layout.factorRect(first + k)
			p.RoundRect(draw.Rect{X: at.X - 2, Y: at.Y, W: at.W + 5, H: at.H}, 4, p.Faded(theme.ColorNamePrimary, 0x40))
		}
	}
	for k, f := range s.rows[row].Factors {
		at, style := s.layout.factorRect(first+k), factorStyle
		if f.Weak {
			style = weakStyle
		}
		p.Text(strings.TrimSpace(f.Text), at, style)
	}
}

// cut reports whether a factor is wider than its line.
func (s source) cut(i int) bool { return s.layout.factors[i].room < s.layout.factors[i].width }

// drawBadge draws F: 1 with a tick on a filled ground, 0 in an empty frame.
func drawBadge(p *rows.Row, r draw.Rect, open bool) {
	mark := fyne.NewPos(r.X+r.W*0.34, r.Middle().Y)
	digit := draw.Rect{X: r.X + r.W*0.5, Y: r.Y, W: r.W * 0.4, H: r.H}
	if open {
		p.RoundRect(r, r.H/2, p.Shade(draw.ShadeHolds))
		p.Tick(mark, 8, 1.8, p.Colour(theme.ColorNameBackground))
		p.Text("1", digit, badgeStyle.In(theme.ColorNameBackground))
		return
	}
	p.RoundFrame(r.Inset(0.5), r.H/2, 1, p.Colour(theme.ColorNamePlaceHolder))
	p.Cross(mark, 5, 1.2, p.Colour(theme.ColorNamePlaceHolder))
	p.Text("0", digit, badgeStyle.In(theme.ColorNamePlaceHolder))
}

// factorAt returns the factor at a place of a row, or -1.
func (s source) factorAt(row int, at fyne.Position) int {
	first := s.layout.first[row]
	for i := first; i < s.layout.first[row+1]; i++ {
		if s.layout.factorRect(i).Contains(at) {
			return i - first
		}
	}
	return -1
}

// Hint returns the sentence about a place of a row. What is cut is told whole.
func (s source) Hint(i int, at fyne.Position) string {
	width, row, k := s.Size().Width, &s.rows[i], s.factorAt(i, at)
	switch label := s.layout.labelRect(width); {
	case row.Heading:
		return ""
	case k >= 0:
		f := row.Factors[k]
		if s.cut(s.layout.first[i] + k) {
			return strings.TrimSpace(strings.TrimSpace(f.Text) + "\n" + f.Meaning)
		}
		return f.Meaning
	case s.layout.badgeRect(width).Contains(at):
		if row.Mark == Open {
			return lang.L("F = 1: nothing can be done about this attack, and its object is doomed.")
		}
		return lang.L("F = 0: this attack can be denied, or its object can go to safety.")
	case s.layout.worthRect(width).Contains(at):
		return lang.L("What the attack wins when it succeeds, in pawns after Shannon.")
	case label.Contains(at) && s.list.Surface.TextWidth(row.Label, labelStyle) > label.W:
		return row.Label
	}
	return ""
}
