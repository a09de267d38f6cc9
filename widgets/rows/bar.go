package rows

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
)

// BarWidth is the width of the scroll bar, over the right edge of the rows.
const BarWidth float32 = 12

// bar is the place of the scroll bar, for the mouse. The list draws it.
type bar struct {
	widget.BaseWidget
	view     *view
	scroll   func(to place)
	redraw   func()
	grip     float32 // where on the handle it was taken
	dragging bool
}

var (
	_ desktop.Mouseable = (*bar)(nil)
	_ fyne.Draggable    = (*bar)(nil)
	_ fyne.Tappable     = (*bar)(nil)
)

func newBar(v *view, scroll func(to place), redraw func()) *bar {
	b := &bar{view: v, scroll: scroll, redraw: redraw}
	b.ExtendBaseWidget(b)
	return b
}

// draw draws the handle, and on its way a stroke where the selected row is.
func (b *bar) draw(p *draw.Context, selected int) {
	y, length, ok := b.view.handle()
	if !ok {
		return
	}
	left := p.Size.Width - BarWidth
	if selected >= 0 {
		at := float32(float64(selected)/float64(b.view.source.Len())) * p.Size.Height
		p.Fill(draw.Rect{X: left + 2, Y: at, W: BarWidth - 4, H: 2}, theme.ColorNamePrimary)
	}
	alpha := uint8(0x50)
	if b.dragging {
		alpha = 0x90
	}
	p.FillWith(draw.Rect{X: left + 3, Y: y + 1, W: BarWidth - 6, H: length - 2}, p.Faded(theme.ColorNameForeground, alpha))
}

// MouseDown takes the handle, or brings it to the mouse.
func (b *bar) MouseDown(e *desktop.MouseEvent) {
	top, length, ok := b.view.handle()
	if !ok {
		return
	}
	b.dragging, b.grip = true, e.Position.Y-top
	if b.grip < 0 || b.grip > length {
		b.grip = length / 2
		b.drag(e.Position.Y)
	}
	b.redraw()
}

// drag brings the handle to the mouse.
func (b *bar) drag(y float32) {
	_, length, _ := b.view.handle()
	b.scroll(b.view.part(float64((y - b.grip) / max(b.view.room-length, 1))))
}

// Dragged moves the handle.
func (b *bar) Dragged(e *fyne.DragEvent) {
	if b.dragging {
		b.drag(e.Position.Y)
	}
}

// MouseUp and DragEnd let go.
func (b *bar) MouseUp(*desktop.MouseEvent) { b.DragEnd() }

// DragEnd is Fyne's hook.
func (b *bar) DragEnd() {
	b.dragging = false
	b.redraw()
}

// Tapped keeps the click from the row below; MouseDown has dealt with it.
func (b *bar) Tapped(*fyne.PointEvent) {}

// Visible keeps the rows below the bar within reach where there is none.
func (b *bar) Visible() bool {
	_, _, ok := b.view.handle()
	return ok
}

// CreateRenderer is Fyne's hook.
func (b *bar) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{})
}
