package treeview

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// icePress is what the mouse button did last on an icicle.
type icePress struct {
	id    ID
	at    time.Time
	moved bool
}

// zoomStep is by how much one unit of the wheel narrows the view.
const zoomStep = 0.99

// at returns the node under a place in the widget.
func (i *Icicle) at(p fyne.Position) ID {
	size := i.Size()
	if size.Width <= 0 || p.X < 0 || p.Y < 0 || p.X >= size.Width || p.Y >= size.Height {
		return NoID
	}
	return i.find(float64(p.X/size.Width), int(p.Y/i.level), float64(size.Width))
}

// MouseDown notes where the button went down; what it means shows when it comes up.
func (i *Icicle) MouseDown(*desktop.MouseEvent) { i.press.moved = false }

// MouseUp chooses the node under the pointer, or on a double click zooms to it.
func (i *Icicle) MouseUp(event *desktop.MouseEvent) {
	id := i.at(event.Position)
	if i.press.moved || id == NoID || event.Button == desktop.MouseButtonSecondary {
		return
	}
	again := i.press.id == id && time.Since(i.press.at) < doubleClick
	i.press.id, i.press.at = id, time.Now()
	if again {
		i.press.at = time.Time{}
		i.zoomOrBack(id)
		return
	}
	changed := id != i.selected
	i.Select(id)
	if changed && i.OnSelect != nil {
		i.OnSelect(id)
	}
}

// zoomOrBack brings a node to the top; one that is there gives way to its parent.
func (i *Icicle) zoomOrBack(id ID) {
	if parent, ok := i.source.Parent(id); ok && id == i.top && i.lo == 0 && i.hi == 1 {
		id = parent
	}
	i.Zoom(id)
}

// Dragged moves the view sideways.
func (i *Icicle) Dragged(event *fyne.DragEvent) {
	if i.blank() || i.Size().Width <= 0 {
		return
	}
	i.press.moved = true
	i.pan(-float64(event.Dragged.DX / i.Size().Width))
	i.Redraw()
}

// DragEnd is for Fyne.
func (i *Icicle) DragEnd() {}

// Scrolled zooms about the pointer, or moves sideways with a wheel that goes sideways.
func (i *Icicle) Scrolled(event *fyne.ScrollEvent) {
	if i.blank() || i.Size().Width <= 0 {
		return
	}
	if dx := event.Scrolled.DX; dx != 0 {
		i.pan(-float64(dx / i.Size().Width))
	}
	if dy := event.Scrolled.DY; dy != 0 {
		i.zoom(math.Pow(zoomStep, float64(dy)), float64(event.Position.X/i.Size().Width))
	}
	i.Tell()
	i.Redraw()
}

// truncatedAt returns the hint of the hatched place below a node.
func (i *Icicle) truncatedAt(p fyne.Position) string {
	if above := i.at(p.SubtractXY(0, i.level)); above != NoID && i.Truncated != nil {
		return i.Truncated(above)
	}
	return ""
}

// point marks the node under the mouse.
func (i *Icicle) point(at fyne.Position, inside bool) string {
	id := NoID
	if inside {
		id = i.at(at)
	}
	if id != i.hovered {
		i.hovered = id
		i.Redraw()
	}
	switch {
	case inside && id == NoID:
		return i.truncatedAt(at)
	case id == NoID || i.Hint == nil:
		return ""
	}
	return i.Hint(id)
}
