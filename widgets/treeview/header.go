package treeview

import (
	"image"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// header is the line of the columns' names: a click sorts, a border can be dragged, the other
// button opens the menu of columns, as a click on the sign at its right end does: an ellipsis where there
// are more columns, or how many of those that were asked for have no room.
type header struct {
	draw.Widget
	view   *View
	x      float32 // of the mouse
	column int     // whose border is dragged, or -1
}

var (
	_ desktop.Mouseable  = (*header)(nil)
	_ desktop.Cursorable = (*header)(nil)
	_ fyne.Draggable     = (*header)(nil)
	_ fyne.Tappable      = (*header)(nil)
)

func newHeader(v *View) *header {
	h := &header{view: v, column: -1}
	h.Init(h, h.draw, h.point)
	h.OnHover = draw.Forward(&v.OnHover)
	return h
}

// MinSize is as high as the line.
func (h *header) MinSize() fyne.Size { return fyne.NewSize(1, headHeight()) }

// draw draws the names, the sign of the column that is sorted by, and the borders.
func (h *header) draw(p *draw.Context) {
	v, bar := h.view, p.Bounds()
	p.FillPixels(bar, p.Colour(theme.ColorNameHeaderBackground))
	line := p.Colour(theme.ColorNameSeparator)
	p.FillPixels(image.Rect(0, bar.Max.Y-p.Px(1), bar.Max.X, bar.Max.Y), line)
	column, descending := v.Sort()
	spans := v.spans()
	for i, s := range spans {
		cell := p.Pixels(s.cell(headHeight()))
		if i == len(spans)-1 {
			cell.Max.X -= h.drawMore(p, cell)
		}
		style := draw.Style{Colour: theme.ColorNamePlaceHolder, Align: v.columns[s.column].Align}
		if s.column == column {
			style.Colour = theme.ColorNamePrimary
			mark, side := draw.TriangleUp, p.Px(8)
			if descending {
				mark = draw.TriangleDown
			}
			box := image.Rect(cell.Max.X-side, (cell.Min.Y+cell.Max.Y-side)/2, cell.Max.X, (cell.Min.Y+cell.Max.Y+side)/2)
			p.Mark(cell, box, mark, p.Colour(style.Colour))
			cell.Max.X -= side + p.Px(2)
		}
		if unit := v.columns[s.column].Unit; unit != "" {
			below := cell
			cell.Max.Y = cell.Min.Y + cell.Dy()*3/5
			below.Min.Y = cell.Max.Y - p.Px(3)
			small := draw.Style{Colour: theme.ColorNamePlaceHolder, Align: style.Align, Size: theme.SizeNameCaptionText}
			p.TextPixels(unit, below, small, p.Colour(small.Colour))
		}
		name := v.columns[s.column].Name
		if p.Face(style).Width(name) > cell.Dx() {
			style.Size = theme.SizeNameCaptionText // rather than to cut it
		}
		p.TextPixels(name, cell, style, p.Colour(style.Colour))
		if i < len(spans)-1 {
			x := p.Px(s.x + s.w)
			p.FillPixels(image.Rect(x-p.Px(1), p.Px(6), x, bar.Max.Y-p.Px(6)), line)
		}
	}
}

// drawMore draws the sign of further columns at the right end of the last one, and returns the width
// that it takes.
func (h *header) drawMore(p *draw.Context, cell image.Rectangle) int {
	text := h.more()
	if text == "" {
		return 0
	}
	style := draw.Style{Colour: theme.ColorNamePlaceHolder, Align: fyne.TextAlignTrailing}
	p.TextPixels(text, cell, style, p.Colour(style.Colour))
	return p.Face(style).Width(text) + p.Px(2)
}

// more is the sign of further columns: how many of those that were asked for have no room, or else an
// ellipsis; empty where all are shown.
func (h *header) more() string {
	if _, missing := h.view.waiting(); len(missing) > 0 {
		return "+" + strconv.Itoa(len(missing))
	}
	for i, c := range h.view.columns {
		if c.Name != "" && h.view.ColumnWidth(i) == 0 {
			return string(draw.Ellipsis)
		}
	}
	return ""
}

// moreWidth is how much at the right end takes a click on the sign.
const moreWidth float32 = 24

// atMore reports whether the sign of further columns stands at x.
func (h *header) atMore(x float32) bool {
	return x >= h.view.Size().Width-rows.BarWidth-draw.Zoomed(moreWidth)-gap && h.more() != ""
}

// moreHint names the columns that have no room, and says how they get it.
func (h *header) moreHint() string {
	waiting, missing := h.view.waiting()
	switch {
	case len(missing) > 0:
		return "No room for " + h.names(missing) + ". Drag the border beside the tree to make it wider, or click here and " +
			"take other columns away."
	case len(waiting) > 0:
		return "More columns: " + h.names(waiting) + ". They come by themselves where the tree is wide enough: drag the " +
			"border beside it, or click here and choose."
	}
	return "Columns that were taken away: a click brings them back."
}

// names lists columns.
func (h *header) names(columns []int) string {
	var names []string
	for _, column := range columns {
		names = append(names, h.view.columns[column].Name)
	}
	return strings.Join(names, ", ")
}

// point returns the hint of the column under the mouse.
func (h *header) point(at fyne.Position, inside bool) string {
	h.x = at.X
	if inside && h.atMore(at.X) {
		return h.moreHint()
	}
	if column := h.view.columnAt(at.X); inside && column >= 0 {
		return h.view.columns[column].Hint
	}
	return ""
}

// MouseDown takes a border, sorts, or opens the menu.
func (h *header) MouseDown(e *desktop.MouseEvent) {
	h.column = -1
	if e.Button == desktop.MouseButtonSecondary || h.atMore(e.Position.X) {
		h.MouseOut() // the menu would lie over the hint
		h.view.columnMenu(e.Position.X, e.AbsolutePosition)
	} else if h.column = h.view.borderAt(e.Position.X); h.column < 0 {
		h.view.cycleSort(h.view.columnAt(e.Position.X))
	}
}

// MouseUp lets go.
func (h *header) MouseUp(*desktop.MouseEvent) { h.DragEnd() }

// Dragged moves the border of a column.
func (h *header) Dragged(e *fyne.DragEvent) {
	if h.column >= 0 {
		h.view.columns[h.column].fix((h.view.ColumnWidth(h.column) + e.Dragged.DX) / draw.Zoom())
		h.view.changedColumns()
	}
}

// DragEnd lets go.
func (h *header) DragEnd() { h.column = -1 }

// Tapped keeps the click from whatever lies below; MouseDown has dealt with it.
func (h *header) Tapped(*fyne.PointEvent) {}

// Cursor shows where the border of a column can be dragged.
func (h *header) Cursor() desktop.Cursor {
	if h.column >= 0 || h.view.borderAt(h.x) >= 0 {
		return desktop.HResizeCursor
	}
	return desktop.DefaultCursor
}
