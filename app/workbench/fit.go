package workbench

import "fyne.io/fyne/v2"

// The least size of the window, whatever its parts want: a small phone's, held upright or across. A screen of 1440x900
// at 1.6 pixels a unit has 900x535 beside the menu, one of 1024x700 has room to spare. Below what the parts want the
// type becomes smaller, see appearance.
const (
	leastWidth  = 320
	leastHeight = 300
)

// fitting lays one object out over the whole window, lets the window be smaller than the object wants, and tells
// each new size.
type fitting struct {
	onSize func(fyne.Size)
	size   fyne.Size
}

func (f *fitting) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	if size != f.size {
		f.size = size
		f.onSize(size)
	}
}

func (f *fitting) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := objects[0].MinSize()
	return fyne.NewSize(min(least.Width, leastWidth), min(least.Height, leastHeight))
}

// From this size on the window has a second panel, and larger type while the user has set none: then the lines of
// text would be too long for the eye and the letters too small for the distance.
const (
	wideFrom   = 1900
	tallFrom   = 1000
	wideFactor = 1.15
)

// smallerType is how large type is below some widths while the user has set none, so that board, moves and tabs have
// room beside each other.
var smallerType = []struct{ below, factor float32 }{{960, 0.84}, {1200, 0.92}}

// typeFor is how many times as large as usual type is in a window of three columns, of some width.
func typeFor(width float32) float32 {
	for _, s := range smallerType {
		if width > 0 && width < s.below {
			return s.factor
		}
	}
	return 1
}

// isWide reports whether a window has room for two panels.
func isWide(size fyne.Size) bool { return size.Width >= wideFrom && size.Height >= tallFrom }

// wantsTwo reports whether the frame has two panels in a window of some size: in a presentation it has one.
func (f *frame) wantsTwo(size fyne.Size) bool { return isWide(size) && f.presenting == partNone }
