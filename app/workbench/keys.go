package workbench

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"drevo/app/pane"
)

// typedKey does what a key without Ctrl or Alt does in the whole window. Fields and lists hand on
// the keys that they have no use for. Below a dialog the plain keys do nothing.
func (w *Workbench) typedKey(key fyne.KeyName) {
	if key == fyne.KeyEscape {
		w.escape()
		return
	}
	if by := pageKeys[key]; by != 0 && w.presentation().turn(by) {
		return
	}
	var held fyne.KeyModifier
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok {
		held = d.CurrentKeyModifiers()
	}
	below := w.window != nil && w.window.Canvas().Overlays().Top() != nil
	for _, group := range w.commands() {
		for _, c := range group.commands {
			if c.Key == key && c.Modifier == held || c.Plain == key && held == 0 && !below {
				c.Do()
				return
			}
		}
	}
}

// step goes a move forward, or with -1 back, as the wheel over the board does.
func (w *Workbench) step(by int) {
	if by < 0 {
		w.toolbar.actions.back()
		return
	}
	w.toolbar.actions.forward()
}

// escape closes the dialog that is open, takes an alarm that was read off the window, puts pointer and glass away, or
// ends the presentation.
func (w *Workbench) escape() {
	if !w.dialogs.hide() && !w.alarms.read() && !w.spotlight.end() {
		w.presentation().end()
	}
}

// typedRune does what a character does in the whole window.
func (w *Workbench) typedRune(r rune) {
	switch r {
	case helpRune:
		w.showShortcuts()
	case bookRune:
		w.books.AddLast()
	}
}

// bookRune adds the last move played to the user's book, as in the thesis of PaulChess.
const bookRune = 'o'

// helpRune lists the keys, as F1 does; in a field it is a character like others.
const helpRune = '?'

// nowhere is which part of the window the keys were given to last before the first time: then they come to the board.
const nowhere = -1

// focusNext gives the keys to the next part of the window that can be seen, or with -1 to the one before: board, tree
// or moves, what is in the tab in front, readouts.
func (s *stage) focusNext(window fyne.Window, by int) {
	if window == nil {
		return
	}
	focus := func(p pane.Pane) (fyne.Focusable, func(fyne.Canvas)) {
		if f, ok := p.(pane.Focuser); ok {
			return nil, f.Focus
		}
		return firstFocusable(p.Content()), nil
	}
	places := []pane.Pane{s.board, s.tree, s.plain}
	switch front := s.frame.front(); {
	case front == nil: // the tree is, in a slim window
	case s.frame.slim:
		places = []pane.Pane{s.board, front.Pane}
	case s.frame.wide:
		places = append(places, s.frame.slotOf(pane.Why).Pane, front.Pane, s.readouts)
	default:
		places = append(places, front.Pane, s.readouts)
	}
	hidden := map[pane.Pane]bool{s.tree: s.frame.simple, s.plain: !s.frame.simple, s.readouts: s.frame.simple}
	for range places {
		s.focused = (s.focused + by + len(places)) % len(places)
		p := places[s.focused]
		if hidden[p] {
			continue
		}
		first, do := focus(p)
		switch canvas := window.Canvas(); {
		case do != nil:
			do(canvas)
		case first != nil:
			canvas.Focus(first)
		default:
			continue // it has nothing to give the keys to
		}
		s.work.Status(fmt.Sprintf("The keys are in: %s.", p.Title()))
		return
	}
}

// firstFocusable finds the first control below an object that can be seen, nil if there is none.
func firstFocusable(o fyne.CanvasObject) fyne.Focusable {
	if o == nil || !o.Visible() {
		return nil
	}
	var below []fyne.CanvasObject
	switch x := o.(type) {
	case fyne.Focusable:
		return x
	case *fyne.Container:
		below = x.Objects
	case *container.Scroll:
		below = []fyne.CanvasObject{x.Content}
	case *container.Split:
		below = []fyne.CanvasObject{x.Leading, x.Trailing}
	case *container.AppTabs:
		if item := x.Selected(); item != nil {
			below = []fyne.CanvasObject{item.Content}
		}
	}
	for _, child := range below {
		if f := firstFocusable(child); f != nil {
			return f
		}
	}
	return nil
}
