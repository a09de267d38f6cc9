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

// leastHandle is the least length of the scroll bar's handle.
const leastHandle float32 = 28

// bar is the place of the scroll bar, for the mouse. The list draws it.
type bar struct {
	widget.BaseWidget
	list     *List
	grip     float32 // where on the handle it was taken
	dragging bool
}

var (
	_ desktop.Mouseable = (*bar)(nil)
	_ fyne.Draggable    = (*bar)(nil)
	_ fyne.Tappable     = (*bar)(nil)
)

func newBar(l *List) *bar {
	b := &bar{list: l}
	b.ExtendBaseWidget(b)
	return b
}

// handle returns where the handle of the bar begins and how long it is; ok is false when all rows
// can be seen.
func (l *List) handle() (y, length float32, ok bool) {
	last, n, track := l.rows(l.end()), float64(l.source.Len()), l.Size().Height
	if last == 0 {
		return 0, 0, false
	}
	length = min(max(float32((n-last)/n)*track, leastHandle), track)
	return float32(l.rows(l.place)/last) * (track - length), length, true
}

// drawBar draws the handle, and on its way a stroke where the selected row is.
func (l *List) drawBar(p *draw.Context) {
	y, length, ok := l.handle()
	if !ok {
		return
	}
	left := p.Size.Width - BarWidth
	if l.selected >= 0 {
		at := float32(float64(l.selected)/float64(l.source.Len())) * p.Size.Height
		p.Fill(draw.Rect{X: left + 2, Y: at, W: BarWidth - 4, H: 2}, theme.ColorNamePrimary)
	}
	alpha := uint8(0x50)
	if l.bar.dragging {
		alpha = 0x90
	}
	p.FillWith(draw.Rect{X: left + 3, Y: y + 1, W: BarWidth - 6, H: length - 2}, p.Faded(theme.ColorNameForeground, alpha))
}

// MouseDown takes the handle, or brings it to the mouse.
func (b *bar) MouseDown(e *desktop.MouseEvent) {
	top, length, ok := b.list.handle()
	if !ok {
		return
	}
	b.dragging, b.grip = true, e.Position.Y-top
	if b.grip < 0 || b.grip > length {
		b.grip = length / 2
		b.drag(e.Position.Y)
	}
	b.list.Redraw()
}

// drag brings the handle to the mouse.
func (b *bar) drag(y float32) {
	l := b.list
	_, length, _ := l.handle()
	share := float64((y - b.grip) / max(l.Size().Height-length, 1))
	at := min(max(share, 0), 1) * l.rows(l.end())
	row := int(at)
	l.ScrollTo(row, float32(at-float64(row))*l.source.Height(row))
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
	b.list.Redraw()
}

// Tapped keeps the click from the row below; MouseDown has dealt with it.
func (b *bar) Tapped(*fyne.PointEvent) {}

// Visible keeps the rows below the bar within reach where there is none.
func (b *bar) Visible() bool {
	_, _, ok := b.list.handle()
	return ok
}

// CreateRenderer is Fyne's hook.
func (b *bar) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{})
}
