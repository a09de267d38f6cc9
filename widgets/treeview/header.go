package treeview

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// header is the line of the columns' names: a click sorts, a border can be dragged, the other
// button opens the menu of columns.
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

// point returns the hint of the column under the mouse.
func (h *header) point(at fyne.Position, inside bool) string {
	h.x = at.X
	if column := h.view.columnAt(at.X); inside && column >= 0 {
		return h.view.columns[column].Hint
	}
	return ""
}

// MouseDown takes a border, sorts, or opens the menu.
func (h *header) MouseDown(e *desktop.MouseEvent) {
	h.column = -1
	if e.Button == desktop.MouseButtonSecondary {
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
