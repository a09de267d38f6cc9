package rows

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// Begin looks up what all lines of a picture need: a table's source is a [Beginner].
func (b *body) Begin(p *draw.Context) {
	l := &b.look
	*l = look{spans: b.layout(), plain: p.Face(draw.Style{}), bold: p.Face(draw.Style{Bold: true}),
		small: p.Face(draw.Style{Bold: true, Size: theme.SizeNameCaptionText})}
}

// tone returns the colour of a tone.
func (b *body) tone(p *Row, tone Tone) color.NRGBA {
	c := &b.look.tones[tone]
	if c.A == 0 {
		*c = p.Colour(toneNames[tone])
		if b.list.Ground != "" {
			*c = p.Legible(*c, p.Colour(b.list.Ground))
		}
	}
	return *c
}

// DrawLine draws a line of cells into a row.
func (b *body) DrawLine(p *Row, l *Line) {
	if l.Heading {
		p.Fill(draw.Rect{W: p.Width, H: p.Height}, theme.ColorNameHeaderBackground)
	}
	if l.Mark.A != 0 {
		p.FillWith(draw.Rect{W: 3, H: p.Height}, l.Mark)
	}
	height, below := p.Height, l.below()
	if len(l.Below) > 0 {
		height = b.cellsHeight(l)
	}
	if below {
		height = b.list.Surface.LineHeight(draw.Style{Bold: true}) + 2*b.frame.Air
	}
	for i, s := range b.look.spans {
		if s.column >= len(l.Cells) || l.Wide && i > 0 {
			continue
		}
		at := s.cell(height)
		if i == 0 {
			at.X, at.W = at.X+l.Indent, at.W-l.Indent
		}
		if l.Wide {
			at.W = p.Width - b.frame.Gutter - at.X
		}
		if below && l.Cells[s.column].Below != "" {
			b.drawBelow(p, l, i, height)
		}
		b.drawCell(p, at, l, s.column)
	}
	b.drawPassages(p, l)
}

// drawBelow writes what stands below a cell, unless it is a number as far as the next that has some.
func (b *body) drawBelow(p *Row, l *Line, i int, height float32) {
	spans := b.look.spans
	at, style := spans[i].cell(0), draw.Style{Colour: theme.ColorNamePlaceHolder}
	style.Align = b.columns.list[spans[i].column].Align
	for _, s := range spans[i+1:] {
		if style.Align != fyne.TextAlignLeading || s.column < len(l.Cells) && l.Cells[s.column].Below != "" {
			break
		}
		at.W = s.x + s.w - s.gap/2 - at.X
	}
	at.Y, at.H = height-b.frame.Air, p.Height-height
	p.Text(l.Cells[spans[i].column].Below, at, style)
}

// drawCell draws one cell: what it draws itself, bar, badge, text.
func (b *body) drawCell(p *Row, at draw.Rect, l *Line, column int) {
	content, cell := &l.Cells[column], p.Outwards(at)
	if content.Draw != nil {
		content.Draw(p, at)
	}
	if content.Bar > 0 {
		width := max(int(float32(cell.Dx())*min(content.Bar, 1)), 1)
		bar := image.Rect(cell.Max.X-width, cell.Max.Y-p.Px(4), cell.Max.X, cell.Max.Y-p.Px(2))
		p.FillPixels(bar, p.Faded(theme.ColorNamePrimary, 0x90))
	}
	if content.Badge.Letter != "" {
		cell.Min.X = b.drawBadge(p, cell, content.Badge)
	}
	face, tone := b.look.plain, content.Tone
	switch {
	case content.Small:
		face = p.Face(l.style(content))
	case l.bold(content):
		face = b.look.bold
	}
	if l.Dim && tone == Plain {
		tone = Faint
	}
	c, of := b.tone(p, tone), &b.columns.list[column]
	switch text := content.Text; {
	case len(content.Parts) > 0:
		b.drawParts(p, cell, content.Parts, face)
	case of.Wrap && !l.Wide:
		b.drawWrapped(p, cell, b.wrap(content.Text, l.style(content), at.W), face, of.Align, c)
	default:
		if content.Short != "" && face.Width(text) > cell.Dx() {
			text = content.Short
		}
		p.Cell(face, cell, text, of.Align, c)
	}
}

// drawParts writes one piece after the other, as far as there is room.
func (b *body) drawParts(p *Row, cell image.Rectangle, parts []Part, face *draw.Face) {
	between := p.Px(partGap)
	for _, part := range parts {
		if cell.Min.X >= cell.Max.X {
			return
		}
		if part.Stroke {
			p.FillPixels(image.Rect(cell.Min.X, cell.Min.Y+p.Px(5), cell.Min.X+p.Hair(), cell.Max.Y-p.Px(5)),
				b.tone(p, part.Tone))
			cell.Min.X += between
		}
		p.Cell(face, cell, part.Text, fyne.TextAlignLeading, b.tone(p, part.Tone))
		cell.Min.X += face.Width(part.Text) + between
	}
}

// drawWrapped writes the lines of a text in the middle of its cell.
func (b *body) drawWrapped(p *Row, cell image.Rectangle, lines []string, face *draw.Face, align fyne.TextAlign,
	c color.NRGBA) {
	height := p.Px(b.list.Surface.LineHeight(draw.Style{}))
	cell.Min.Y += (cell.Dy() - len(lines)*height) / 2
	for _, line := range lines {
		cell.Max.Y = cell.Min.Y + height
		p.Cell(face, cell, line, align, c)
		cell.Min.Y = cell.Max.Y
	}
}

// drawBadge draws a kind and returns where the text begins.
func (b *body) drawBadge(p *Row, cell image.Rectangle, badge Badge) int {
	side := p.Px(BadgeSide())
	y := (cell.Min.Y + cell.Max.Y - side) / 2
	box := image.Rect(cell.Min.X, y, cell.Min.X+side, y+side)
	p.Mark(cell, box, badge.Shape, badge.Colour)
	p.Cell(b.look.small, box, badge.Letter, fyne.TextAlignCenter, draw.Readable(badge.Colour))
	return box.Max.X + p.Px(partGap)
}
