package rows

import (
	"iter"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// measure finds how wide the columns are that fit what stands in them.
func (b *body) measure(lines iter.Seq[*Line]) {
	fit := slices.DeleteFunc(inOrder(b.columns.list), func(i int) bool { return !b.columns.list[i].Fit })
	if len(fit) == 0 {
		return
	}
	for _, i := range fit {
		b.columns.list[i].content = 0
	}
	for l := range lines {
		b.fitLine(l, fit)
	}
	for _, i := range fit {
		if c := &b.columns.list[i]; c.content > 0 {
			c.content = max(c.content, b.nameWidth(c))
		}
	}
}

// fitLine makes columns as wide as the cells of a line need.
func (b *body) fitLine(l *Line, columns []int) {
	for _, i := range columns {
		if i < len(l.Cells) && !l.Wide {
			b.columns.list[i].content = max(b.columns.list[i].content, b.cellWidth(l, i))
		}
	}
}

// cellWidth is the width that a cell needs to show all that stands in it.
func (b *body) cellWidth(l *Line, column int) float32 {
	c := &l.Cells[column]
	width, style := c.Room, l.style(c)
	if c.Text != "" {
		width = max(width, b.list.TextWidth(c.Text, style))
	}
	for i, part := range c.Parts {
		if i > 0 {
			width += partGap
		}
		width += b.list.TextWidth(part.Text, style)
	}
	if c.Badge.Letter != "" {
		width += BadgeSide() + partGap
	}
	if c.Below != "" && b.columns.list[column].Align == fyne.TextAlignTrailing {
		width = max(width, b.list.TextWidth(c.Below, draw.Style{}))
	}
	if column == b.order[0] && width > 0 {
		width += l.Indent
	}
	return width
}

// nameWidth is the width that the name of a column needs in the head.
func (b *body) nameWidth(c *Column) (width float32) {
	if b.frame.Headless || c.Head != nil {
		return 0
	}
	for line := range strings.SplitSeq(c.Name, "\n") {
		width = max(width, b.list.TextWidth(line, caption))
	}
	return width
}

// wrap breaks a text into lines that have room.
func (b *body) wrap(text string, style draw.Style, room float32) []string {
	return draw.Wrap(text, func(part string) bool { return b.list.TextWidth(part, style) <= room })
}

// lineHeight is the height of a line of one text.
func (b *body) lineHeight() float32 { return b.list.Surface.LineHeight(draw.Style{}) + 2*b.frame.Air }

// cellsHeight is the height that the cells of a line need.
func (b *body) cellsHeight(l *Line) float32 {
	if len(l.Cells) == 1 && l.Cells[0].Small {
		return b.list.Surface.LineHeight(l.style(&l.Cells[0])) + 2*b.frame.Air
	}
	lines := 1
	for i := range l.Cells {
		if i >= len(b.columns.list) || !b.columns.list[i].Wrap || l.Wide {
			continue
		}
		room := b.Place(i, 0).W
		if i == b.order[0] {
			room -= l.Indent
		}
		if room > 0 {
			lines = max(lines, len(b.wrap(l.Cells[i].Text, l.style(&l.Cells[i]), room)))
		}
	}
	if l.below() {
		lines++
	}
	return b.lineHeight() + float32(lines-1)*b.list.Surface.LineHeight(draw.Style{})
}

// partGap is the room between the pieces of a text, and between a badge and its text.
const partGap float32 = 6

// BadgeSide is the side of a badge, which has a letter in it.
func BadgeSide() float32 { return draw.Zoomed(16) }
