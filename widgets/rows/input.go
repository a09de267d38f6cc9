package rows

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// MouseDown takes the keys, and hands the press to OnPress.
func (l *List) MouseDown(e *desktop.MouseEvent) {
	l.takeFocus()
	row, top := l.rowAt(e.Position.Y)
	switch at := e.Position.SubtractXY(0, top); {
	case row < 0:
	case l.OnMenu != nil && e.Button == desktop.MouseButtonSecondary:
		l.OnMenu(row, at, e.AbsolutePosition)
	case l.OnPress != nil:
		l.OnPress(row, at)
	}
}

// MouseUp is Fyne's hook.
func (l *List) MouseUp(*desktop.MouseEvent) {}

// Tapped hands the click to OnTap, or selects the row.
func (l *List) Tapped(e *fyne.PointEvent) {
	l.takeFocus()
	row, top := l.rowAt(e.Position.Y)
	if row < 0 || l.OnPress != nil || l.OnTap != nil && l.OnTap(row, e.Position.SubtractXY(0, top)) {
		return
	}
	l.Pick(row)
}

// takeFocus makes the keys come here, when anything can be done with them.
func (l *List) takeFocus() {
	if l.OnSelect == nil && l.OnKey == nil {
		return
	}
	if c := l.canvas(); c != nil {
		l.Focus(c)
	}
}

// Focus gives the keys to the list.
func (l *List) Focus(c fyne.Canvas) { c.Focus(l.owner.(fyne.Focusable)) }

// canvas returns what the list stands on, nil where it is not shown.
func (l *List) canvas() fyne.Canvas {
	return fyne.CurrentApp().Driver().CanvasForObject(l.owner)
}

// MouseIn is Fyne's hook.
func (l *List) MouseIn(e *desktop.MouseEvent) { l.MouseMoved(e) }

// MouseMoved follows the mouse with highlight and hint.
func (l *List) MouseMoved(e *desktop.MouseEvent) {
	row, top := l.rowAt(e.Position.Y)
	l.mouse = e.Position.SubtractXY(0, top)
	hint := ""
	if row >= 0 {
		hint = l.source.Hint(row, l.mouse)
	}
	l.hover(row, hint, e.AbsolutePosition)
	if l.OnPoint != nil {
		l.OnPoint(row, l.mouse)
	}
}

// MouseOut is Fyne's hook.
func (l *List) MouseOut() {
	l.hover(-1, "", fyne.Position{})
	if l.OnPoint != nil {
		l.OnPoint(-1, fyne.Position{})
	}
}

// hover tells what is new under the mouse, and draws what shows it.
func (l *List) hover(row int, hint string, at fyne.Position) {
	moved := row != l.hovered
	l.hovered = row
	if moved && l.OnHoverRow != nil {
		l.OnHoverRow(row)
	}
	if l.hint.Tell(hint, at, l.OnHover) || moved {
		l.Redraw()
	}
}

// Cursor is Fyne's hook.
func (l *List) Cursor() desktop.Cursor {
	if l.CursorAt != nil && l.hovered >= 0 {
		return l.CursorAt(l.hovered, l.mouse)
	}
	return desktop.DefaultCursor
}

// FocusGained is Fyne's hook.
func (l *List) FocusGained() {
	l.focused = true
	l.Redraw()
}

// FocusLost is Fyne's hook.
func (l *List) FocusLost() {
	l.focused = false
	l.Redraw()
}

// TypedRune is Fyne's hook.
func (l *List) TypedRune(r rune) {
	if l.OnRune != nil {
		l.OnRune(r)
	}
	if c := l.canvas(); c != nil && r == '?' && c.OnTypedRune() != nil {
		c.OnTypedRune()(r) // help is there wherever the focus is
	}
}

// TypedKey moves the selection. Who uses the keys has done with the hint under the mouse.
func (l *List) TypedKey(e *fyne.KeyEvent) {
	l.hint.Tell("", fyne.Position{}, l.OnHover)
	if l.OnKey != nil && l.OnKey(e) {
		return
	}
	n := l.source.Len()
	switch e.Name {
	case fyne.KeyUp:
		l.pickFrom(l.next(-1), -1)
	case fyne.KeyDown:
		l.pickFrom(l.next(1), 1)
	case fyne.KeyPageUp:
		l.page(-1)
	case fyne.KeyPageDown:
		l.page(1)
	case fyne.KeyHome:
		l.pickFrom(0, 1)
	case fyne.KeyEnd:
		l.pickFrom(n-1, -1)
	case fyne.KeyEscape:
		l.Pick(-1)
		l.passOn(e)
	case fyne.KeyReturn, fyne.KeyEnter:
		if l.selected >= 0 && l.OnEnter != nil {
			l.OnEnter(l.selected)
		}
	default:
		l.passOn(e)
	}
}

// passOn hands a key to the window.
func (l *List) passOn(e *fyne.KeyEvent) {
	if c := l.canvas(); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(e)
	}
}

// next returns the row beside the selected one. With nothing selected it is the first in view, or
// the last.
func (l *List) next(direction int) int {
	switch {
	case l.selected >= 0:
		return l.selected + direction
	case direction > 0:
		return l.place.row
	}
	if row, _ := l.rowAt(l.Size().Height - 1); row >= 0 {
		return row
	}
	return l.source.Len() - 1
}

// page selects the row that lies a view further on, or the last one on the way: of two pages, the
// second begins where the first ends.
func (l *List) page(direction int) {
	row, room := l.next(direction), l.Size().Height
	if n := l.source.Len(); row >= 0 && row < n {
		if l.selected >= 0 {
			room -= l.source.Height(l.selected)
		}
		for room -= l.source.Height(row); row+direction >= 0 && row+direction < n; row += direction {
			if room -= l.source.Height(row + direction); room < 0 {
				break
			}
		}
	}
	if !l.pickFrom(row, direction) {
		l.pickFrom(row, -direction)
	}
}

// pickFrom selects the nearest row from the given one on that can be selected, and reports whether
// there is one.
func (l *List) pickFrom(row, direction int) bool {
	for ; row >= 0 && row < l.source.Len(); row += direction {
		if l.source.Selectable(row) {
			l.Pick(row)
			return true
		}
	}
	return false
}
