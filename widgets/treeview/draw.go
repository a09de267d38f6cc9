package treeview

import (
	"fmt"
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Sizes inside a row, in units of the canvas.
const (
	indent float32 = 7
	twisty float32 = 10
	gap    float32 = 6
)

// badgeSide is the side of the sign of a kind, which has a letter in it.
func badgeSide() float32 { return draw.Zoomed(16) }

// look is what all rows of one picture have in common.
type look struct {
	spans              []span
	tones              [Accent + 1]color.NRGBA
	ground             color.NRGBA
	stripe             color.NRGBA // behind every other row
	line               color.NRGBA // of the tree's guides
	active             int32       // branch whose guide leads to the selected node
	plain, bold, small *draw.Face  // the small letters are bold, for badges
}

// Begin looks up what all rows need.
func (s source) Begin(p *draw.Context) {
	l := &s.View.look
	*l = look{spans: s.spans(), ground: p.Colour(theme.ColorNameInputBackground), active: none}
	s.follow()
	l.plain, l.bold = p.Face(draw.Style{}), p.Face(draw.Style{Bold: true})
	l.small = p.Face(draw.Style{Bold: true, Size: theme.SizeNameCaptionText})
	names := [...]fyne.ThemeColorName{
		Plain: theme.ColorNameForeground, Faint: theme.ColorNamePlaceHolder, Good: theme.ColorNameSuccess,
		Bad: theme.ColorNameError, Alert: theme.ColorNameWarning, Accent: theme.ColorNamePrimary,
	}
	for t, name := range names {
		l.tones[t] = p.Legible(p.Colour(name), l.ground)
	}
	l.stripe = draw.Mix(l.ground, p.Colour(theme.ColorNameForeground), 0.03)
	l.line = draw.Mix(l.ground, p.Colour(theme.ColorNameForeground), 0.22)
	if s.selected == NoID {
		return
	}
	if parent, ok := s.index.source.Parent(s.selected); ok {
		if k, ok := s.index.at[parent]; ok {
			l.active = k
		}
	}
}

// Draw draws a node, or how many the filter hides.
func (s source) Draw(row int, p *rows.Row) {
	c := s.to(row)
	area := p.Pixels(draw.Rect{W: p.Width - rows.BarWidth, H: p.Height})
	if row%2 == 1 && !p.Selected && !p.Hovered {
		p.FillPixels(area, s.look.stripe)
	}
	id := c.id()
	if id == NoID {
		s.drawHidden(p, c)
		return
	}
	r := s.row(id)
	if k := c.parent(); k != none && s.index.branches[k].reveal && s.index.filter != nil && !s.index.filter(id) {
		r.Dim = true // shown although the filter hides it
	}
	if r.Mark.A != 0 {
		p.FillWith(draw.Rect{W: 3, H: p.Height}, r.Mark)
	}
	for i, span := range s.look.spans {
		if span.column >= len(r.Cells) {
			continue
		}
		cell := p.Pixels(span.cell(p.Height))
		if i == 0 {
			cell.Min.X = s.drawGuide(p, c, id, area)
		}
		s.drawCell(p, cell, r, span.column)
	}
}

// drawGuide draws the lines of the tree and the sign that opens a node, and returns where the
// content begins. The line that leads to the selected node stands out.
func (s source) drawGuide(p *rows.Row, c *cursor, id ID, area image.Rectangle) int {
	depth, parent := c.depth(), s.index.source.ChildCount(id) > 0
	middle, thin := (area.Min.Y+area.Max.Y)/2, p.Hair()
	x := s.depthX(depth)
	for level := 1; level <= depth; level++ {
		last, at := !c.goesOn(level-1), s.levelX(level-1)
		if last && level < depth || at < gap || at >= x {
			continue
		}
		line := s.look.line
		if c.frames[level-1].branch == s.look.active {
			line = p.Colour(theme.ColorNamePrimary)
		}
		left, bottom := p.Px(at+twisty/2), area.Max.Y
		if last {
			bottom = middle
		}
		p.FillPixels(image.Rect(left, area.Min.Y, left+thin, bottom), line)
		if level == depth && !parent {
			p.FillPixels(image.Rect(left+thin, middle-thin, p.Px(x+twisty), middle), line)
		}
	}
	if parent {
		mark := draw.TriangleRight
		if s.index.isOpen(id) {
			mark = draw.TriangleDown
		}
		box := p.Pixels(draw.Rect{X: x, Y: (p.Height - twisty) / 2, W: twisty, H: twisty})
		p.Mark(p.Bounds(), box, mark, p.Colour(theme.ColorNamePlaceHolder))
	}
	return p.Px(x + twisty + gap)
}

// drawCell draws one cell: bar, badge, text.
func (s source) drawCell(p *rows.Row, cell image.Rectangle, r Row, column int) {
	content := r.Cells[column]
	if content.Bar > 0 {
		width := max(int(float32(cell.Dx())*min(content.Bar, 1)), 1)
		bar := image.Rect(cell.Max.X-width, cell.Max.Y-p.Px(4), cell.Max.X, cell.Max.Y-p.Px(2))
		p.FillPixels(bar, p.Faded(theme.ColorNamePrimary, 0x90))
	}
	if content.Badge.Letter != "" {
		cell.Min.X = s.drawBadge(p, cell, content.Badge)
	}
	face, tone := s.look.plain, content.Tone
	if r.Bold {
		face = s.look.bold
	}
	if r.Dim && tone == Plain {
		tone = Faint
	}
	if len(content.Parts) > 0 {
		s.drawParts(p, cell, content.Parts, face)
		return
	}
	text := content.Text
	if content.Short != "" && face.Width(text) > cell.Dx() {
		text = content.Short
	}
	p.Cell(face, cell, text, s.columns[column].Align, s.look.tones[tone])
}

// drawParts writes one piece after the other, as far as there is room.
func (s source) drawParts(p *rows.Row, cell image.Rectangle, parts []Part, face *draw.Face) {
	for _, part := range parts {
		if part.Stroke {
			p.FillPixels(image.Rect(cell.Min.X, cell.Min.Y+p.Px(5), cell.Min.X+p.Hair(), cell.Max.Y-p.Px(5)),
				s.look.tones[part.Tone])
			cell.Min.X += p.Px(gap)
		}
		if cell.Min.X >= cell.Max.X {
			return
		}
		p.Cell(face, cell, part.Text, fyne.TextAlignLeading, s.look.tones[part.Tone])
		cell.Min.X += face.Width(part.Text) + p.Px(gap)
	}
}

// drawBadge draws a kind and returns where the text begins.
func (s source) drawBadge(p *rows.Row, cell image.Rectangle, badge Badge) int {
	side := p.Px(badgeSide())
	y := (cell.Min.Y + cell.Max.Y - side) / 2
	box := image.Rect(cell.Min.X, y, cell.Min.X+side, y+side)
	p.Mark(cell, box, badge.Shape, badge.Colour)
	p.Cell(s.look.small, box, badge.Letter, fyne.TextAlignCenter, draw.Readable(badge.Colour))
	return box.Max.X + p.Px(gap)
}

// drawHidden tells how many children the filter hides.
func (s source) drawHidden(p *rows.Row, c *cursor) {
	if p.Hovered {
		p.Fill(draw.Rect{W: p.Width, H: p.Height}, theme.ColorNameHover)
	}
	x := s.depthX(c.depth()) + twisty + gap
	of := &s.index.branches[c.parent()]
	text := fmt.Sprintf("… %d hidden below %s", of.hidden, s.row(of.id).Cells[0].Text)
	p.Text(text, draw.Rect{X: x, W: p.Width - rows.BarWidth - x, H: p.Height},
		draw.Style{Colour: theme.ColorNamePlaceHolder})
}
