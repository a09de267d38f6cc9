package rows

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

var (
	_ desktop.Hoverable  = (*List)(nil)
	_ desktop.Mouseable  = (*List)(nil)
	_ desktop.Cursorable = (*List)(nil)
	_ fyne.Tappable      = (*List)(nil)
	_ fyne.Focusable     = (*List)(nil)
	_ fyne.Scrollable    = (*List)(nil)
)

// New returns a list of the source's rows that scrolls.
func New(source Source) *List {
	l := &List{}
	l.Init(l, source)
	return l
}

// Init makes the list that a widget, its owner, embeds.
func (l *List) Init(owner fyne.Widget, source Source) {
	l.owner, l.source, l.selected, l.hovered = owner, source, -1, -1
	l.Surface = draw.NewSurface(owner, l.draw)
	l.bar = newBar(&l.view, func(to place) { l.ScrollTo(to.row, to.off) }, l.Redraw)
	l.ExtendBaseWidget(owner)
}

// Vectors is that of the rows.
func (l *List) Vectors() map[*canvas.Raster]func(v draw.Vector, w, h int) { return l.Surface.Vectors() }

// NewFixed returns a list that is as high as all its rows.
func NewFixed(source Source) *List {
	l := New(source)
	l.fixed = true
	return l
}

// MinSize is as high as all rows of a fixed list, and a few lines else.
func (l *List) MinSize() fyne.Size {
	if !l.fixed {
		return fyne.NewSize(64, 4*theme.SizeForWidget(theme.SizeNameText, l.owner))
	}
	height := float32(0)
	for row := range l.source.Len() {
		height += l.source.Height(row)
	}
	return fyne.NewSize(1, height)
}

// Resize keeps the row at the top where it is. What was selected before the list had a place comes into view.
func (l *List) Resize(size fyne.Size) {
	changed, first := size != l.Size(), l.room <= 0
	l.room = size.Height
	l.BaseWidget.Resize(size)
	l.bar.Move(fyne.NewPos(size.Width-BarWidth, 0))
	l.bar.Resize(fyne.NewSize(BarWidth, size.Height))
	if changed {
		l.Reload()
	}
	if first && l.selected >= 0 {
		l.Select(l.selected)
	}
}

// Refresh draws anew, as a change of theme needs.
func (l *List) Refresh() { l.Reload() }

// CreateRenderer is Fyne's hook.
func (l *List) CreateRenderer() fyne.WidgetRenderer { return renderer{l} }

// renderer stretches the raster; Resize has put the bar in its place.
type renderer struct{ *List }

func (r renderer) Layout(size fyne.Size) { r.Surface.Resize(size) }
func (r renderer) MinSize() fyne.Size    { return r.List.MinSize() }
func (r renderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.Surface.Raster, r.bar}
}
func (r renderer) Destroy() {}

// Call calls what a widget was given for a row, which may be nil; no row, -1, is not told.
func Call(f func(row int), row int) {
	if f != nil && row >= 0 {
		f(row)
	}
}
