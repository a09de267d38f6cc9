package treeview

import (
	"fmt"
	"image"
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/paint"
)

// Sizes inside a row, in units of the canvas.
const (
	indent    float32 = 12
	twisty    float32 = 10
	badgeSide float32 = 16
	gap       float32 = 6
	// mostIndent keeps the move of a deep node in sight: deeper ones are not indented further.
	mostIndent = 4
)

// brush is what one picture is painted with.
type brush struct {
	*Explorer
	ink
	spans  []span
	tones  [Accent + 1]color.NRGBA
	ground color.NRGBA
	stripe color.NRGBA // behind every other row
	line   color.NRGBA // of the tree's guides
	active int32       // branch whose guide leads to the selected node
}

// draw is the generator of the raster.
func (e *Explorer) draw(w, h int) image.Image {
	e.picture = canvasOf(e.picture, w, h)
	dst := e.picture
	if w == 0 || h == 0 || e.Size().Width == 0 {
		return dst
	}
	b := &brush{Explorer: e, ink: newInk(dst, e, &e.faces), spans: e.spans(), active: none}
	b.ground = b.colour(theme.ColorNameInputBackground)
	b.fill(dst.Bounds(), b.ground)
	if e.index.source == nil || e.index.total() <= 1 && e.index.source.ChildCount(e.index.source.Root()) == 0 {
		b.hint()
		return dst
	}
	b.prepare()
	b.body()
	b.head()
	b.scrollBar()
	return dst
}

// prepare looks up what all rows need.
func (b *brush) prepare() {
	ground := b.ground
	names := [...]fyne.ThemeColorName{
		Plain: theme.ColorNameForeground, Faint: theme.ColorNamePlaceHolder, Good: theme.ColorNameSuccess,
		Bad: theme.ColorNameError, Alert: theme.ColorNameWarning, Accent: theme.ColorNamePrimary,
	}
	for t, name := range names {
		b.tones[t] = b.legible(b.colour(name), ground)
	}
	b.stripe = mix(ground, b.colour(theme.ColorNameForeground), 0.03)
	b.line = mix(ground, b.colour(theme.ColorNameForeground), 0.22)
	if b.selected == NoID {
		return
	}
	if parent, ok := b.index.source.Parent(b.selected); ok {
		if k, ok := b.index.at[parent]; ok {
			b.active = k
		}
	}
}

// hint is shown while there is no tree.
func (b *brush) hint() {
	cell := b.dst.Bounds()
	b.plain.DrawCell(b.dst, cell, b.empty, fyne.TextAlignCenter, b.colour(theme.ColorNamePlaceHolder))
}

// head paints the names of the columns over whatever the rows left there.
func (b *brush) head() {
	bar := image.Rect(0, 0, b.dst.Rect.Dx(), b.px(headHeight))
	b.fill(bar, b.colour(theme.ColorNameHeaderBackground))
	line := b.colour(theme.ColorNameSeparator)
	b.fill(image.Rect(0, bar.Max.Y-b.px(1), bar.Max.X, bar.Max.Y), line)
	column, descending := b.Sort()
	for i, s := range b.spans {
		cell := b.cell(s, 0, headHeight)
		text, c := b.columns[s.column].Name, b.colour(theme.ColorNamePlaceHolder)
		if s.column == column {
			c = b.colour(theme.ColorNamePrimary)
			mark := paint.TriangleUp
			if descending {
				mark = paint.TriangleDown
			}
			side := b.px(8)
			box := image.Rect(cell.Max.X-side, (cell.Min.Y+cell.Max.Y-side)/2, cell.Max.X, (cell.Min.Y+cell.Max.Y+side)/2)
			b.marks.Draw(b.dst, cell, box, mark, c)
			cell.Max.X -= side + b.px(2)
		}
		b.plain.DrawCell(b.dst, cell, text, b.columns[s.column].Align, c)
		if i < len(b.spans)-1 {
			x := b.px(s.x + s.w)
			b.fill(image.Rect(x-b.px(1), b.px(6), x, bar.Max.Y-b.px(6)), line)
		}
	}
}

// cell is the area of a column between two heights, less a margin.
func (b *brush) cell(s span, top, bottom float32) image.Rectangle {
	return image.Rect(b.px(s.x+gap), b.px(top), b.px(s.x+s.w-gap), b.px(bottom))
}

// body paints the rows that can be seen.
func (b *brush) body() {
	var c cursor
	row := b.place.top
	for c.seek(b.index, row); !c.done; c.next() {
		top := b.rowTop(row)
		if b.px(top) >= b.dst.Rect.Dy() {
			return
		}
		b.row(&c, row, top)
		row++
	}
}

func (b *brush) row(c *cursor, row int64, top float32) {
	area := image.Rect(0, b.px(top), b.px(b.Size().Width-barWidth), b.px(top+rowHeight))
	id := c.id()
	b.background(area, row, id)
	if id == NoID {
		b.hiddenRow(c, top)
		return
	}
	r := b.Explorer.row(id)
	if p := c.parent(); p != none && b.index.branches[p].reveal && b.index.filter != nil && !b.index.filter(id) {
		r.Dim = true // shown although the filter hides it
	}
	if r.Mark.A != 0 {
		b.fill(image.Rect(0, area.Min.Y, b.px(3), area.Max.Y), r.Mark)
	}
	for i, s := range b.spans {
		if s.column >= len(r.Cells) {
			continue
		}
		cell := b.cell(s, top, top+rowHeight)
		if i == 0 {
			cell.Min.X = b.guide(c, id, top)
		}
		b.content(cell, r, s.column)
	}
}

// background stripes the rows, and marks the chosen one and the one under the pointer. The
// colours are mixed beforehand: to fill is many times faster than to blend.
func (b *brush) background(area image.Rectangle, row int64, id ID) {
	switch {
	case id != NoID && id == b.selected:
		c := b.colour(theme.ColorNameSelection)
		if !b.focused {
			c.A /= 2
		}
		b.fill(area, over(b.ground, c))
		b.fill(image.Rect(0, area.Min.Y, b.px(3), area.Max.Y), b.colour(theme.ColorNamePrimary))
	case row == b.hovered:
		b.fill(area, over(b.ground, b.colour(theme.ColorNameHover)))
	case row%2 == 1:
		b.fill(area, b.stripe)
	}
}

// depthX is where the content of a row of some depth begins, left of its twisty.
func depthX(depth int) float32 { return gap + float32(min(depth, mostIndent))*indent }

// guide paints the lines of the tree and the sign that opens a node, and returns where
// the content begins. The line that leads to the selected node stands out.
func (b *brush) guide(c *cursor, id ID, top float32) int {
	depth, parent := c.depth(), b.index.source.ChildCount(id) > 0
	middle, thin := b.px(top+rowHeight/2), max(b.px(1), 1)
	for level := 1; level <= min(depth, mostIndent); level++ {
		last := depth <= mostIndent && !c.goesOn(level-1)
		if last && level < depth {
			continue
		}
		line := b.line
		if c.frames[level-1].branch == b.active {
			line = b.colour(theme.ColorNamePrimary)
		}
		x, bottom := b.px(depthX(level-1)+twisty/2), b.px(top+rowHeight)
		if last {
			bottom = middle
		}
		b.fill(image.Rect(x, b.px(top), x+thin, bottom), line)
		if level == depth && !parent {
			b.fill(image.Rect(x+thin, middle-thin, b.px(depthX(depth)+twisty), middle), line)
		}
	}
	x := depthX(depth)
	if parent {
		mark := paint.TriangleRight
		if b.index.isOpen(id) {
			mark = paint.TriangleDown
		}
		box := image.Rect(b.px(x), b.px(top+(rowHeight-twisty)/2), b.px(x+twisty), b.px(top+(rowHeight+twisty)/2))
		b.marks.Draw(b.dst, b.dst.Rect, box, mark, b.colour(theme.ColorNamePlaceHolder))
	}
	start := b.px(x + twisty + gap)
	if depth <= mostIndent {
		return start
	}
	return b.small.Draw(b.dst, b.dst.Rect, start, b.plain.Baseline(b.px(top), b.px(top+rowHeight)), strconv.Itoa(depth), b.tones[Faint]) + b.px(gap)
}

// content paints one cell: bar, badge, text.
func (b *brush) content(cell image.Rectangle, r Row, column int) {
	content := r.Cells[column]
	if content.Bar > 0 {
		c := b.colour(theme.ColorNamePrimary)
		c.A = 0x38
		width := max(int(float32(cell.Dx())*min(content.Bar, 1)), 1)
		b.fill(image.Rect(cell.Max.X-width, cell.Min.Y+b.px(4), cell.Max.X, cell.Max.Y-b.px(4)), c)
	}
	if content.Badge.Letter != "" {
		cell.Min.X = b.badge(cell, content.Badge)
	}
	if content.Text == "" || cell.Dx() <= 0 {
		return
	}
	face := b.plain
	if r.Bold {
		face = b.bold
	}
	face.DrawCell(b.dst, cell, content.Text, b.columns[column].Align, b.tone(content.Tone, r))
}

// badge paints a kind and returns where the text begins.
func (b *brush) badge(cell image.Rectangle, badge Badge) int {
	side := b.px(badgeSide)
	y := (cell.Min.Y + cell.Max.Y - side) / 2
	box := image.Rect(cell.Min.X, y, cell.Min.X+side, y+side)
	b.marks.Draw(b.dst, cell, box, badge.Shape, badge.Colour)
	b.small.DrawCell(b.dst, box, badge.Letter, fyne.TextAlignCenter, readable(badge.Colour))
	return box.Max.X + b.px(gap)
}

func (b *brush) tone(t Tone, r Row) color.NRGBA {
	if r.Dim && t == Plain {
		t = Faint
	}
	return b.tones[t]
}

// hiddenRow tells how many children the filter hides.
func (b *brush) hiddenRow(c *cursor, top float32) {
	n := b.index.branches[c.parent()].hidden
	cell := image.Rect(b.px(depthX(c.depth())+twisty+gap), b.px(top), b.px(b.Size().Width-barWidth), b.px(top+rowHeight))
	b.plain.DrawCell(b.dst, cell, fmt.Sprintf("… %d hidden", n), fyne.TextAlignLeading, b.colour(theme.ColorNamePlaceHolder))
}

func (b *brush) scrollBar() {
	y, length, ok := b.thumb()
	if !ok {
		return
	}
	left := b.Size().Width - barWidth
	if row, ok := b.index.rowOf(b.selected); ok { // where the selected row is
		at := headHeight + float32(float64(row)/float64(b.index.total()))*b.bodyHeight()
		b.fill(image.Rect(b.px(left+2), b.px(at), b.px(left+barWidth-2), b.px(at+2)), b.colour(theme.ColorNamePrimary))
	}
	c := b.colour(theme.ColorNameForeground)
	c.A = 0x50
	if b.press.thumb {
		c.A = 0x90
	}
	b.fill(image.Rect(b.px(left+3), b.px(y+1), b.px(left+barWidth-3), b.px(y+length-1)), c)
}
