package formula

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/easel"
)

var badgeStyle = easel.Style{Size: theme.SizeNameCaptionText, Bold: true, Align: fyne.TextAlignCenter}

// spot is what the mouse is on: a row, and in it a factor or none.
type spot struct{ row, factor int }

var nowhere = spot{-1, -1}

// rows is a list as the content of its view.
type rows struct{ *List }

func (r rows) height() float32 { return r.layout.height() }

// draw draws the rows between two heights.
func (r rows) draw(p *easel.Pen, top, below float32) {
	first, _ := r.layout.at(max(top, 0))
	if first < 0 {
		return
	}
	for i := first; i < len(r.rows) && r.layout.tops[i] < below; i++ {
		y := r.layout.tops[i] - top
		if r.rows[i].Heading {
			r.drawHeading(p, i, y)
		} else {
			r.drawRow(p, i, y)
		}
	}
}

// drawHeading draws a bar with a title.
func (r rows) drawHeading(p *easel.Pen, i int, y float32) {
	height := r.layout.tops[i+1] - r.layout.tops[i]
	p.Fill(easel.Rect{Y: y, W: p.Size.Width, H: height}, theme.ColorNameHeaderBackground)
	p.Fill(easel.Rect{Y: y + height - 1, W: p.Size.Width, H: 1}, theme.ColorNameSeparator)
	p.Text(r.rows[i].Label, easel.Rect{X: edge, Y: y, W: p.Size.Width - edge - gutter, H: height}, headingStyle)
}

// drawRow draws one invisible value whose upper edge is at a height of the picture.
func (r rows) drawRow(p *easel.Pen, i int, y float32) {
	row, width := &r.rows[i], p.Size.Width
	all := easel.Rect{Y: y, W: width, H: r.layout.tops[i+1] - r.layout.tops[i]}
	switch {
	case i == r.selected:
		p.Fill(all, theme.ColorNameSelection)
		if r.view.focused {
			p.Fill(easel.Rect{Y: y, W: 3, H: all.H}, theme.ColorNamePrimary)
		}
	case i == r.hovered.row:
		p.Fill(all, theme.ColorNameHover)
	}
	if i+1 < len(r.rows) && !r.rows[i+1].Heading {
		p.Fill(easel.Rect{X: indent, Y: y + all.H - 1, W: width - indent, H: 1}, theme.ColorNameSeparator)
	}
	shade := own
	if row.Enemy {
		shade = enemy
	}
	label := down(r.layout.labelRect(width), y)
	p.Polygon(sign(row.Enemy, easel.Point{X: (edge + indent) / 2, Y: label.Middle().Y}, 4.5), p.Shade(shade))
	p.Text(row.Label, label, labelStyle)
	drawBadge(p, down(r.layout.badgeRect(width), y), row.Mark == Open)
	p.Text(row.Worth, down(r.layout.worthRect(width), y), worthStyle)
	r.drawFormula(p, i, y)
}

// drawFormula draws the factors of a row, the one under the mouse on a ground of its own.
func (r rows) drawFormula(p *easel.Pen, i int, y float32) {
	first := r.layout.first[i]
	if k := r.hovered.factor; r.hovered.row == i && k >= 0 && r.rows[i].Factors[k].Meaning != "" {
		at := down(r.layout.factorRect(first+k), y)
		ground := easel.Rect{X: at.X - 2, Y: at.Y, W: at.W + 5, H: at.H}
		p.Polygon(rounded(ground, 4), p.Faded(theme.ColorNamePrimary, 0x40))
	}
	for k, f := range r.rows[i].Factors {
		at := down(r.layout.factorRect(first+k), y)
		style := factorStyle
		if f.Weak {
			style = weakStyle
		}
		if !r.cut(first + k) {
			at.W += 2 // pixels are whole
		}
		p.Text(strings.TrimSpace(f.Text), at, style)
	}
}

// cut tells whether a factor is wider than its line.
func (r rows) cut(i int) bool { return r.layout.factors[i].room < r.layout.factors[i].width }

// drawBadge draws F: 1 with a tick on a filled ground, 0 in an empty frame.
func drawBadge(p *easel.Pen, r easel.Rect, open bool) {
	mark := easel.Point{X: r.X + r.W*0.34, Y: r.Middle().Y}
	number := easel.Rect{X: r.X + r.W*0.5, Y: r.Y, W: r.W * 0.4, H: r.H}
	if open {
		p.Polygon(rounded(r, r.H/2), p.Shade(holds))
		check(p, mark, 8, 1.8, p.Colour(theme.ColorNameBackground))
		style := badgeStyle
		style.Colour = theme.ColorNameBackground
		p.Text("1", number, style)
		return
	}
	inner := easel.Rect{X: r.X + 0.5, Y: r.Y + 0.5, W: r.W - 1, H: r.H - 1}
	p.Outline(rounded(inner, r.H/2), 1, p.Colour(theme.ColorNamePlaceHolder))
	cross(p, mark, 5, 1.2, p.Colour(theme.ColorNamePlaceHolder))
	style := badgeStyle
	style.Colour = theme.ColorNamePlaceHolder
	p.Text("0", number, style)
}

// down moves a box.
func down(r easel.Rect, y float32) easel.Rect {
	r.Y += y
	return r
}
