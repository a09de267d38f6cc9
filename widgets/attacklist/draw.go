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
	c := s.layout.columns(p.Width)
	drawSide(p, row.Black, fyne.NewPos((edge+indent)/2, c.attacker.Middle().Y))
	own, enemy := draw.ColourWhite, draw.ColourBlack
	if row.Black {
		own, enemy = enemy, own
	}
	p.Text(row.Attacker, c.attacker, labelStyle.In(own))
	by := c.attacker
	by.X += s.list.Surface.TextWidth(row.Attacker, labelStyle) + gap/2
	// else the hint has it
	if by.W = c.attacker.X + c.attacker.W - by.X; by.W >= s.list.Surface.TextWidth(row.By, weakStyle) {
		p.Text(row.By, by, weakStyle)
	}
	p.Text(row.Target, c.target, labelStyle.In(enemy))
	p.Text(row.Value, c.value, valueStyle)
	p.Text(row.HalfMoves, c.halfMoves, timeStyle)
	drawBadge(p, c.badge, row.Mark == Open)
	s.drawFormula(i, p)
}

// drawSide draws the sign of a side round a place: a disc for White, a diamond for Black.
func drawSide(p *rows.Row, black bool, at fyne.Position) {
	const radius, wide = 4.5, 4.5 * 1.25
	if black {
		p.Polygon([]fyne.Position{at.AddXY(0, -wide), at.AddXY(wide, 0), at.AddXY(0, wide), at.AddXY(-wide, 0)},
			p.Colour(draw.ColourBlack))
		return
	}
	p.RoundRect(draw.Rect{X: at.X - radius, Y: at.Y - radius, W: 2 * radius, H: 2 * radius}, radius,
		p.Colour(draw.ColourWhite))
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
	row, k := &s.rows[i], s.factorAt(i, at)
	c := s.layout.columns(s.Size().Width)
	switch {
	case row.Heading:
		return ""
	case k >= 0:
		f := row.Factors[k]
		if s.cut(s.layout.first[i] + k) {
			return strings.TrimSpace(strings.TrimSpace(f.Text) + "\n" + f.Meaning)
		}
		return f.Meaning
	case c.badge.Contains(at):
		if row.Mark == Open {
			return lang.L("F = 1: nothing can be done about this attack, and its object is doomed.")
		}
		return lang.L("F = 0: this attack can be denied, or its object can go to safety.")
	case c.value.Contains(at):
		return lang.L(valueHint)
	case c.halfMoves.Contains(at):
		return lang.L(timeHint)
	case c.attacker.Contains(at), c.target.Contains(at):
		return row.sentence()
	}
	return ""
}

// sentence says the first line of a row in full.
func (r *Row) sentence() string {
	words := []string{r.Attacker, r.By, "–", r.Target}
	if r.By == "" {
		words = []string{r.Attacker, "–", r.Target}
	}
	return strings.TrimSpace(strings.Join(words, " ") + "\n" + r.Notation)
}
