package readout

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/tooltip"
)

// The strip takes the keys: Left and Right go from readout to readout and tell the hint of each.

var _ fyne.Focusable = (*Strip)(nil)

// noCell says that the keys are elsewhere.
const noCell = -1

// FocusGained is Fyne's hook.
func (s *Strip) FocusGained() { s.goTo(0, 1) }

// FocusLost is Fyne's hook.
func (s *Strip) FocusLost() {
	s.cursor = noCell
	s.tell()
}

// TypedRune is Fyne's hook.
func (s *Strip) TypedRune(r rune) { tooltip.PassRune(s, r) }

// TypedKey is Fyne's hook.
func (s *Strip) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft:
		s.goTo(s.cursor-1, -1)
	case fyne.KeyRight:
		s.goTo(s.cursor+1, 1)
	case fyne.KeyHome:
		s.goTo(0, 1)
	case fyne.KeyEnd:
		s.goTo(len(s.spans)-1, -1)
	default:
		tooltip.PassKey(s, e)
	}
}

// goTo goes to the first readout from one on that is seen and has a hint.
func (s *Strip) goTo(i, by int) {
	for ; i >= 0 && i < len(s.spans) && i < len(s.cells); i += by {
		if s.spans[i].w > 0 && s.cells[i].Hint != "" {
			s.cursor = i
			s.tell()
			return
		}
	}
}

// tell draws where the keys are, and tells the hint of the readout there.
func (s *Strip) tell() {
	s.Surface.Refresh()
	if s.OnHover == nil {
		return
	}
	if s.cursor == noCell {
		s.OnHover("", fyne.Position{})
		return
	}
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(s)
	s.OnHover(s.cells[s.cursor].Hint, at.AddXY(s.spans[s.cursor].x, 0))
}
