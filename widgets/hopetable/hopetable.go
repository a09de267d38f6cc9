package hopetable

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/rows"
)

// View is the widget, a list of one row, the whole account. Set the fields before it is shown.
//
// The arrows, Home and End go through the entries that belong to squares, as if each were clicked.
type View struct {
	rows.List

	// OnSquare is called when the user chooses an entry that belongs to a square.
	OnSquare func(square int)
	hope     *Hope
	layout   layout
	chosen   int // place in the layout, or -1
}

// New returns a table without an account.
func New() *View {
	v := &View{chosen: -1}
	v.Init(v, source{v})
	v.OnKey = v.key
	v.OnTap = func(_ int, at fyne.Position) bool { return v.choose(v.layout.placeAt(at)) }
	v.CursorAt = func(_ int, at fyne.Position) desktop.Cursor {
		if i := v.layout.placeAt(at); i >= 0 && v.layout.places[i].square >= 0 {
			return desktop.PointerCursor
		}
		return desktop.DefaultCursor
	}
	return v
}

// SetHope shows another account, of which the widget keeps what the pointer points to; nil shows
// that there is none.
func (v *View) SetHope(h *Hope) {
	v.MouseOut()
	v.hope, v.chosen = h, -1
	v.Refresh()
	v.ScrollTo(0, 0)
}

// arrange lays the account out for a width.
func (v *View) arrange(width float32) {
	v.layout = layout{}
	if v.hope != nil {
		v.layout = newLayout(v.hope, width, v.Surface)
	}
}

// choose reports the square of an entry, if it has one.
func (v *View) choose(i int) bool {
	if i < 0 || v.layout.places[i].square < 0 {
		return false
	}
	v.chosen = i
	place := v.layout.places[i]
	v.Reveal(0, place.box.Y, place.box.Y+place.box.H)
	v.Redraw()
	if v.OnSquare != nil {
		v.OnSquare(place.square)
	}
	return true
}

// key goes through the entries that have squares.
func (v *View) key(e *fyne.KeyEvent) bool {
	last := len(v.layout.places) - 1
	switch e.Name {
	case fyne.KeyUp:
		if v.chosen < 0 {
			v.step(last, -1)
		} else {
			v.step(v.chosen-1, -1)
		}
	case fyne.KeyDown:
		v.step(v.chosen+1, 1)
	case fyne.KeyHome:
		v.step(0, 1)
	case fyne.KeyEnd:
		v.step(last, -1)
	}
	return true
}

// step chooses the next entry from the given one on that has a square.
func (v *View) step(i, direction int) {
	for i >= 0 && i < len(v.layout.places) && !v.choose(i) {
		i += direction
	}
}

// Resize lays the account out for the new width.
func (v *View) Resize(size fyne.Size) {
	if size.Width != v.Size().Width {
		v.arrange(size.Width)
	}
	v.List.Resize(size)
}

// MinSize leaves room for both sides.
func (v *View) MinSize() fyne.Size {
	return fyne.NewSize(220, 6*theme.SizeForWidget(theme.SizeNameText, v))
}

// Refresh draws everything anew, as a change of theme needs.
func (v *View) Refresh() {
	v.arrange(v.Size().Width)
	v.Reload()
}
