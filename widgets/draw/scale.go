package draw

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// TextSize is the size of text when the user has not changed it. Lengths that are given in numbers
// are meant for it.
const TextSize float32 = 13

// PresentedText is the least size of text on a projector, in units.
const PresentedText float32 = 20

// Zoom is how much larger text is now than usual. A length for text is multiplied by it.
func Zoom() float32 { return theme.TextSize() / TextSize }

// Zoomed returns a length that is given for text of the usual size as it is for the text as it is
// now, in whole units.
func Zoomed(length float32) float32 { return float32(math.Round(float64(length * Zoom()))) }

// ScaleOf returns how many pixels make one unit of an object. Its canvas knows that to the last
// bit, while the width of a picture is rounded to whole pixels. An object without a canvas is as
// wide as its picture, whose width is given in pixels; 0 when there is none, and the scale is 1. So is
// one whose picture is for another canvas, such as that of a glass which enlarges the window.
func ScaleOf(o fyne.CanvasObject, width int) float32 {
	units := o.Size().Width
	if app := fyne.CurrentApp(); app != nil {
		if c := app.Driver().CanvasForObject(o); c != nil {
			const far = 1 << 24 // so that whole pixels tell the scale to its last bit
			x, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, 0))
			const rounding = 2 // of a width to whole pixels, at both ends
			if scale := float32(x) / far; width <= 0 || math.Abs(float64(units*scale)-float64(width)) < rounding {
				return scale
			}
		}
	}
	if units > 0 && width > 0 {
		return float32(width) / units
	}
	return 1
}

// Units turns pixels into units at a scale, never a rounding error too many: one of Fyne's painters
// rounds sizes up.
func Units(pixels int, scale float32) float32 {
	u := float32(pixels) / scale
	for u*scale > float32(pixels) {
		u = math.Nextafter32(u, 0)
	}
	return u
}
