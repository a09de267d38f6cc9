package board

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// flowLayout puts objects side by side, in as many rows as they need. Its height is the one at the
// width that it was given last.
type flowLayout struct{ width float32 }

// tight is how much of the air that a box brings along is taken away between two rows.
const tight = 8

// Layout is Fyne's hook.
func (f *flowLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	f.flow(objects, func(o fyne.CanvasObject, at fyne.Position) {
		o.Move(at)
		o.Resize(o.MinSize())
	})
}

// flow finds the place of each object, and returns the height of all.
func (f *flowLayout) flow(objects []fyne.CanvasObject, place func(fyne.CanvasObject, fyne.Position)) float32 {
	x, y, row := float32(0), float32(0), float32(0)
	for _, o := range objects {
		least := o.MinSize()
		if row = max(row, least.Height); x > 0 && x+least.Width > f.width {
			x, y = 0, y+row-tight*draw.Zoom()
		}
		place(o, fyne.NewPos(x, y))
		x += least.Width
	}
	return y + row
}

// MinSize is as wide as the widest object.
func (f *flowLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.NewSize(0, f.flow(objects, func(fyne.CanvasObject, fyne.Position) {}))
	for _, o := range objects {
		least.Width = max(least.Width, o.MinSize().Width)
	}
	return least
}
