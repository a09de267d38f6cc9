package rows

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// measure finds how wide the columns are that fit what stands in them.
func (t *Table) measure() {
	t.wrapped = nil
	fit := slices.DeleteFunc(inOrder(t.columns), func(i int) bool { return !t.columns[i].Fit })
	if len(fit) == 0 || t.line == nil {
		return
	}
	for _, i := range fit {
		t.columns[i].content = 0
	}
	for row := range t.length {
		l := t.line(row)
		t.fitLine(&l, fit)
	}
	for i := range t.Totals {
		t.fitLine(&t.Totals[i], fit)
	}
	for _, i := range fit {
		if c := &t.columns[i]; c.content > 0 {
			c.content = max(c.content, t.nameWidth(c))
		}
	}
}

// fitLine makes columns as wide as the cells of a line need.
func (t *Table) fitLine(l *Line, columns []int) {
	for _, i := range columns {
		if i < len(l.Cells) && !l.Wide {
			t.columns[i].content = max(t.columns[i].content, t.cellWidth(l, i))
		}
	}
}

// cellWidth is the width that a cell needs to show all that stands in it.
func (t *Table) cellWidth(l *Line, column int) float32 {
	c := &l.Cells[column]
	width, style := c.Room, l.style(c)
	if c.Text != "" {
		width = max(width, t.Rows.TextWidth(c.Text, style))
	}
	for i, part := range c.Parts {
		if i > 0 {
			width += partGap
		}
		width += t.Rows.TextWidth(part.Text, style)
	}
	if c.Badge.Letter != "" {
		width += BadgeSide() + partGap
	}
	if t.columns[column].Align == fyne.TextAlignTrailing {
		width = max(width, t.Rows.TextWidth(c.Below, draw.Style{}))
	}
	if column == t.order[0] && width > 0 {
		width += l.Indent
	}
	return width
}

// nameWidth is the width that the name of a column needs in the head.
func (t *Table) nameWidth(c *Column) (width float32) {
	if t.Headless || c.Head != nil {
		return 0
	}
	for line := range strings.SplitSeq(c.Name, "\n") {
		width = max(width, t.Rows.TextWidth(line, caption))
	}
	return width
}

// wrapping is a text with what its lines depend on.
type wrapping struct {
	text   string
	style  draw.Style
	column int
	indent float32
}

// wrap breaks the text of a cell into lines that have room in its column. They are kept for as long as the
// columns stand as they do.
func (t *Table) wrap(l *Line, column int) []string {
	if width := t.room(); t.wrapped == nil || t.standing != width {
		t.wrapped, t.standing = map[wrapping][]string{}, width
	}
	c := &l.Cells[column]
	w := wrapping{c.Text, l.style(c), column, l.Indent}
	lines, known := t.wrapped[w]
	if !known {
		room := t.Place(column, 0).W
		if column == t.order[0] {
			room -= l.Indent
		}
		lines = draw.Wrap(c.Text, func(part string) bool { return t.Rows.TextWidth(part, w.style) <= room })
		t.wrapped[w] = lines
	}
	return lines
}

// lineHeight is the height of a line of one text.
func (t *Table) lineHeight() float32 { return t.Rows.Surface.LineHeight(draw.Style{}) + 2*t.Air }

// LineHeight is the height that a line needs.
func (t *Table) LineHeight(l *Line) float32 {
	if len(l.Cells) == 1 && l.Cells[0].Small {
		return t.Rows.Surface.LineHeight(l.style(&l.Cells[0])) + 2*t.Air
	}
	lines := 1
	for i := range l.Cells {
		if i < len(t.columns) && t.columns[i].Wrap && !l.Wide {
			lines = max(lines, len(t.wrap(l, i)))
		}
	}
	if l.below() {
		lines++
	}
	return t.lineHeight() + float32(lines-1)*t.Rows.Surface.LineHeight(draw.Style{})
}
