package tree

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// The icicle is at least as high as the root and three levels, usually a tenth of the pane,
// and at most so much of it.
const (
	leastIcicle float32 = 72 // at the usual size of text
	usualIcicle float32 = 0.1
	mostIcicle  float32 = 0.6
)

// height gives an object a height that can be changed: 0 for a part of the room that there is.
type height struct {
	height float32
	room   func() float32
}

func (h *height) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

func (h *height) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(objects[0].MinSize().Width, max(h.shown(), draw.Zoomed(leastIcicle)))
}

// shown is the height for the room that there is: a chosen one may come from a larger screen.
func (h *height) shown() float32 {
	if h.height == 0 {
		return usualIcicle * h.room()
	}
	return min(h.height, mostIcicle*h.room())
}
