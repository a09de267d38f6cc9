package attacklist

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

const (
	hang      = 12 // left of the second and further lines of a formula
	badgeRoom = 32
)

var (
	labelStyle  = draw.Style{Bold: true}
	badgeStyle  = draw.Style{Size: theme.SizeNameCaptionText, Bold: true, Align: fyne.TextAlignCenter}
	factorStyle = draw.Style{}
	weakStyle   = draw.Style{Colour: theme.ColorNamePlaceHolder}
)

// place is where a factor stands in its row.
type place struct {
	draw.Rect
	cut bool // it is wider than its line
}

// source is a list as the source of its rows.
type source struct{ *List }

func (s source) Len() int                { return len(s.rows) }
func (s source) Selectable(row int) bool { return !s.rows[row].Heading }

// first is the height of the first line of a row.
func (s source) first(row int) float32 { return s.LineHeight(&s.lines[row]) }

// Height is that of the first line and the formula below.
func (s source) Height(row int) float32 {
	height := s.first(row)
	if s.rows[row].Heading {
		return height - 4
	}
	if list := s.formula(row); len(list) > 0 {
		last := list[len(list)-1]
		height = last.Y + last.H + air - 1
	}
	return height
}

// formula places the factors of a row. They are kept for as long as the list is as wide.
func (s source) formula(row int) []place {
	if width := s.Size().Width; s.formulas == nil || s.width != width {
		s.formulas, s.List.width = map[int][]place{}, width
	}
	list, known := s.formulas[row]
	if known {
		return list
	}
	surface := s.Rows.Surface
	blank := surface.TextWidth(" ", factorStyle)
	flow := draw.Flow{Left: indent + hang, Right: s.width - s.Gutter, Top: s.first(row) - air + 1,
		Height: surface.LineHeight(factorStyle) + 3}
	flow.Begin(indent)
	for _, f := range s.rows[row].Factors {
		text := strings.TrimLeft(f.Text, " ")
		word := strings.TrimRight(text, " ")
		flow.Space(blank * float32(len(f.Text)-len(text)))
		width := surface.TextWidth(word, factorStyle)
		at := flow.Place(width)
		list = append(list, place{at, at.W < width})
		flow.Space(blank * float32(len(text)-len(word)))
	}
	s.formulas[row] = list
	return list
}

// Draw draws a heading, or one invisible value.
func (s source) Draw(i int, p *rows.Row) {
	if s.rows[i].Heading {
		s.DrawLine(p, &s.lines[i])
		p.Fill(draw.Rect{Y: p.Height - 1, W: p.Width, H: 1}, theme.ColorNameSeparator)
		return
	}
	if i+1 < len(s.rows) && !s.rows[i+1].Heading {
		p.Fill(draw.Rect{X: indent, Y: p.Height - 1, W: p.Width - indent, H: 1}, theme.ColorNameSeparator)
	}
	line := *p
	line.Height = s.first(i)
	s.DrawLine(&line, &s.lines[i])
	s.drawFormula(i, p)
}

// drawFormula draws the factors of a row, the one under the mouse on a ground of its own.
func (s source) drawFormula(row int, p *rows.Row) {
	for k, at := range s.formula(row) {
		f, style := &s.rows[row].Factors[k], factorStyle
		if p.Hovered && f.Meaning != "" && at.Contains(p.Mouse) {
			p.RoundRect(draw.Rect{X: at.X - 2, Y: at.Y, W: at.W + 5, H: at.H}, 4, p.Faded(theme.ColorNamePrimary, 0x40))
		}
		if f.Weak {
			style = weakStyle
		}
		p.Text(strings.TrimSpace(f.Text), at.Rect, style)
	}
}

// Hint returns the sentence about a place of a row. What is cut is told whole.
func (s source) Hint(i int, at fyne.Position) string {
	if at.Y < s.first(i) {
		return s.CellHint(&s.lines[i], at.X)
	}
	for k, p := range s.formula(i) {
		if f := &s.rows[i].Factors[k]; p.Contains(at) {
			if p.cut {
				return strings.TrimSpace(strings.TrimSpace(f.Text) + "\n" + f.Meaning)
			}
			return f.Meaning
		}
	}
	return ""
}

// drawWay draws the sign of the attacker's side before its name, a disc for White and a diamond for Black, and
// behind it the squares that it goes by where they have room; else the hint has them.
func (r *Row) drawWay(p *rows.Row, at draw.Rect) {
	const radius, wide = 4.5, 4.5 * 1.25
	sign := fyne.NewPos((edge+indent)/2, at.Middle().Y)
	if r.Black {
		p.Polygon([]fyne.Position{sign.AddXY(0, -wide), sign.AddXY(wide, 0), sign.AddXY(0, wide), sign.AddXY(-wide, 0)},
			p.Colour(draw.ColourBlack))
	} else {
		p.RoundRect(draw.Rect{X: sign.X - radius, Y: sign.Y - radius, W: 2 * radius, H: 2 * radius}, radius,
			p.Colour(draw.ColourWhite))
	}
	x := p.TextWidth(r.Attacker, labelStyle) + 4
	if at.X, at.W = at.X+x, at.W-x; at.W >= p.TextWidth(r.By, weakStyle) {
		p.Text(r.By, at, weakStyle)
	}
}

// drawBadge draws F: 1 with a tick on a filled ground, 0 in an empty frame.
func (r *Row) drawBadge(p *rows.Row, at draw.Rect) {
	height := float32(p.Face(badgeStyle).Height())/p.Scale() + 2
	at.Y, at.H = at.Y+(at.H-height)/2, height
	mark := fyne.NewPos(at.X+at.W*0.34, at.Middle().Y)
	digit := draw.Rect{X: at.X + at.W*0.5, Y: at.Y, W: at.W * 0.4, H: at.H}
	if r.Mark == Open {
		p.RoundRect(at, at.H/2, p.Shade(draw.ShadeHolds))
		p.Tick(mark, 8, 1.8, p.Colour(theme.ColorNameBackground))
		p.Text("1", digit, badgeStyle.In(theme.ColorNameBackground))
		return
	}
	p.RoundFrame(at.Inset(0.5), at.H/2, 1, p.Colour(theme.ColorNamePlaceHolder))
	p.Cross(mark, 5, 1.2, p.Colour(theme.ColorNamePlaceHolder))
	p.Text("0", digit, badgeStyle.In(theme.ColorNamePlaceHolder))
}
