package rows

import (
	"image"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/internal/phrase"
	"drevo/widgets/draw"
)

// head is the line of the columns' names: a click sorts. In a table whose columns the user may arrange a
// border can be dragged, and the other button opens the menu of columns, as a click on the sign at its right
// end does: an ellipsis where there are more columns, or how many of those that were asked for have no room.
type head struct {
	draw.Widget
	body       *body
	sort       func() // by another column
	changed    func() // the user has changed the columns
	sorted     int    // the column that is sorted by, or -1
	descending bool
	x          float32 // of the mouse
	column     int     // whose border is dragged, or -1
}

var (
	_ desktop.Mouseable  = (*head)(nil)
	_ desktop.Cursorable = (*head)(nil)
	_ fyne.Draggable     = (*head)(nil)
	_ fyne.Tappable      = (*head)(nil)
)

func newHead(b *body, sort, changed func()) *head {
	h := &head{body: b, sort: sort, changed: changed, sorted: -1, column: -1}
	h.Init(h, h.draw, h.point)
	return h
}

// headHeight is the height of a head that has units below its names.
const headHeight float32 = 34

// MinSize is as high as the names.
func (h *head) MinSize() fyne.Size {
	if h.body.frame.Arranged {
		return fyne.NewSize(1, draw.Zoomed(headHeight))
	}
	height := float32(h.lines()) * h.Surface.LineHeight(caption)
	return fyne.NewSize(1, height+theme.SizeForWidget(theme.SizeNamePadding, h))
}

// lines is how many lines the longest name has.
func (h *head) lines() int {
	lines := 1
	for _, c := range h.body.columns.list {
		lines = max(lines, 1+strings.Count(c.Name, "\n"))
	}
	return lines
}

// draw draws the names, the sign of the column that is sorted by, and the borders.
func (h *head) draw(p *draw.Context) {
	b, bar := h.body, p.Bounds()
	line := p.Colour(theme.ColorNameSeparator)
	if b.frame.Arranged {
		p.FillPixels(bar, p.Colour(theme.ColorNameHeaderBackground))
	}
	p.FillPixels(image.Rect(0, bar.Max.Y-p.Px(1), bar.Max.X, bar.Max.Y), line)
	spans := b.layout()
	for i, s := range spans {
		column := &b.columns.list[s.column]
		if column.Head != nil {
			column.Head(p, s.cell(p.Size.Height))
			continue
		}
		cell := p.Outwards(s.cell(p.Size.Height))
		if i == len(spans)-1 {
			cell.Max.X -= h.drawMore(p, cell)
		}
		h.drawName(p, cell, s.column)
		if b.frame.Arranged && i < len(spans)-1 {
			x := p.Px(s.x + s.w)
			p.FillPixels(image.Rect(x-p.Px(1), p.Px(6), x, bar.Max.Y-p.Px(6)), line)
		}
	}
}

// drawName writes the name of a column, with its unit below and the sign of sorting behind.
func (h *head) drawName(p *draw.Context, cell image.Rectangle, column int) {
	c := &h.body.columns.list[column]
	style := caption
	style.Align = c.Align
	if column == h.sorted {
		style.Colour = theme.ColorNamePrimary
		mark, side := draw.TriangleUp, p.Px(8)
		if h.descending {
			mark = draw.TriangleDown
		}
		middle := (cell.Min.Y + cell.Max.Y) / 2
		box := image.Rect(cell.Max.X-side, middle-side/2, cell.Max.X, middle-side/2+side)
		p.Mark(cell, box, mark, p.Colour(style.Colour))
		cell.Max.X -= side + p.Px(2)
	}
	if c.Unit != "" {
		below := cell
		cell.Max.Y = cell.Min.Y + cell.Dy()*3/5
		below.Min.Y = cell.Max.Y - p.Px(3)
		p.TextPixels(c.Unit, below, style, p.Colour(caption.Colour))
	}
	if large := (draw.Style{Align: c.Align}); h.body.frame.Arranged && p.Face(large).Width(c.Name) <= cell.Dx() {
		style.Size = "" // else rather small than cut
	}
	h.drawLines(p, cell, strings.Split(c.Name, "\n"), style)
}

// drawLines writes the lines of a name, the last at the foot of the head.
func (h *head) drawLines(p *draw.Context, cell image.Rectangle, lines []string, style draw.Style) {
	if len(lines) == 1 && h.lines() == 1 {
		p.TextPixels(lines[0], cell, style, p.Colour(style.Colour))
		return
	}
	height := p.Px(h.Surface.LineHeight(caption))
	foot := cell.Max.Y - p.Px(theme.SizeForWidget(theme.SizeNamePadding, h))/2
	for i, line := range lines {
		cell.Max.Y = foot - (len(lines)-1-i)*height
		cell.Min.Y = cell.Max.Y - height
		p.TextPixels(line, cell, style, p.Colour(style.Colour))
	}
}

// drawMore draws the sign of further columns at the right end of the last one, and returns the width
// that it takes.
func (h *head) drawMore(p *draw.Context, cell image.Rectangle) int {
	text := h.more()
	if text == "" {
		return 0
	}
	style := draw.Style{Colour: theme.ColorNamePlaceHolder, Align: fyne.TextAlignTrailing}
	p.TextPixels(text, cell, style, p.Colour(style.Colour))
	return p.Face(style).Width(text) + p.Px(2)
}

// more is the sign of further columns: how many of those that were asked for have no room, or else an
// ellipsis; empty where all are shown, and where the user can't choose.
func (h *head) more() string {
	if !h.body.frame.Arranged {
		return ""
	}
	f := h.body.fitting()
	if _, missing := f.waiting(); len(missing) > 0 {
		return "+" + strconv.Itoa(len(missing))
	}
	for i, c := range h.body.columns.list {
		if c.Name != "" && h.body.ColumnWidth(i) == 0 {
			return string(draw.Ellipsis)
		}
	}
	return ""
}

// moreWidth is how much at the right end takes a click on the sign.
const moreWidth float32 = 24

// atMore reports whether the sign of further columns stands at x.
func (h *head) atMore(x float32) bool {
	return x >= h.body.width-h.body.frame.Gutter-draw.Zoomed(moreWidth) && h.more() != ""
}

// moreHint names the columns that have no room, and says how they get it.
func (h *head) moreHint() string {
	f := h.body.fitting()
	waiting, missing := f.waiting()
	switch {
	case len(missing) > 0:
		return phrase.Of("No room for {columns}. Drag the border beside the table to make it wider, or click here and take "+
			"other columns away.", "columns", h.names(missing))
	case len(waiting) > 0:
		return phrase.Of("More columns: {columns}. They come by themselves where the table is wide enough: drag the border "+
			"beside it, or click here and choose.", "columns", h.names(waiting))
	}
	return "Columns that were taken away: a click brings them back."
}

// names lists columns.
func (h *head) names(columns []int) string {
	var names []string
	for _, column := range columns {
		names = append(names, h.body.columns.list[column].Name)
	}
	return strings.Join(names, ", ")
}

// point returns the hint of the column under the mouse.
func (h *head) point(at fyne.Position, inside bool) string {
	h.x = at.X
	if inside && h.atMore(at.X) {
		return h.moreHint()
	}
	if column := h.body.ColumnAt(at.X); inside && column >= 0 {
		c := &h.body.columns.list[column]
		for line := range strings.SplitSeq(c.Name, "\n") {
			if h.Surface.TextWidth(line, caption) > h.body.Place(column, 0).W { // it is cut
				return draw.Whole(c.Name, c.Hint)
			}
		}
		return c.Hint
	}
	return ""
}

// edge is how near to a border of the head the pointer drags it.
const edge float32 = 4

// borderAt returns the column whose right border is at x and can be dragged, or -1. The last has none.
func (h *head) borderAt(x float32) int {
	spans := h.body.layout()
	for i, s := range spans {
		if h.body.frame.Arranged && i < len(spans)-1 && x > s.x+s.w-edge && x < s.x+s.w+edge {
			return s.column
		}
	}
	return -1
}

// MouseDown takes a border, sorts, or opens the menu.
func (h *head) MouseDown(e *desktop.MouseEvent) {
	h.column = -1
	switch {
	case h.body.frame.Arranged && e.Button == desktop.MouseButtonSecondary, h.atMore(e.Position.X):
		h.MouseOut() // the menu would lie over the hint
		if c := fyne.CurrentApp().Driver().CanvasForObject(h); c != nil {
			menu := fyne.NewMenu("", h.body.menu(h.body.ColumnAt(e.Position.X), h.changed)...)
			widget.ShowPopUpMenuAtPosition(menu, c, e.AbsolutePosition)
		}
	default:
		if h.column = h.borderAt(e.Position.X); h.column < 0 {
			h.cycleSort(h.body.ColumnAt(e.Position.X))
		}
	}
}

// MouseUp lets go.
func (h *head) MouseUp(*desktop.MouseEvent) { h.DragEnd() }

// Dragged moves the border of a column.
func (h *head) Dragged(e *fyne.DragEvent) {
	if h.column >= 0 {
		h.body.columns.list[h.column].fix((h.body.ColumnWidth(h.column) + e.Dragged.DX) / draw.Zoom())
		h.changed()
	}
}

// DragEnd lets go.
func (h *head) DragEnd() { h.column = -1 }

// Tapped keeps the click from whatever lies below; MouseDown has dealt with it.
func (h *head) Tapped(*fyne.PointEvent) {}

// Cursor shows where the border of a column can be dragged.
func (h *head) Cursor() desktop.Cursor {
	if h.column >= 0 || h.borderAt(h.x) >= 0 {
		return desktop.HResizeCursor
	}
	return desktop.DefaultCursor
}

// setSort says by which column the rows are sorted, -1 for none.
func (h *head) setSort(column int, descending bool) {
	h.sorted, h.descending = column, descending
	h.Surface.Refresh()
}

// cycleSort goes from the order of the source to descending, ascending, and back. The first column, where it
// can't be sorted by, gives back the order of the source at once.
func (h *head) cycleSort(column int) {
	if column < 0 || column > 0 && !h.body.columns.list[column].Sortable {
		return
	}
	switch {
	case column != h.sorted && h.body.columns.list[column].Sortable:
		h.setSort(column, true)
	case column == h.sorted && h.descending:
		h.setSort(column, false)
	default:
		h.setSort(-1, false)
	}
	h.sort()
}
