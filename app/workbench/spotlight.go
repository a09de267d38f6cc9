package workbench

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// part is a part of the frame.
type part int

// The parts of the frame.
const (
	partNone part = iota
	partBar
	partBoard
	partTree
	partTabs
	parts
)

// spotlight draws a frame round one part of the window: the one that the tour speaks of.
type spotlight struct{ rings [parts]*canvas.Rectangle }

// over returns a part with its ring, which catches no mouse.
func (s *spotlight) over(p part, content fyne.CanvasObject) fyne.CanvasObject {
	ring := canvas.NewRectangle(color.Transparent)
	ring.StrokeWidth, ring.CornerRadius = 3, theme.InputRadiusSize()
	ring.Hide()
	s.rings[p] = ring
	return container.NewStack(content, ring)
}

// on rings one part, or with partNone none.
func (s *spotlight) on(lit part) {
	for p, ring := range s.rings {
		if ring == nil {
			continue
		}
		ring.Hidden, ring.StrokeColor = part(p) != lit, theme.Color(theme.ColorNamePrimary)
		ring.Refresh()
	}
}
