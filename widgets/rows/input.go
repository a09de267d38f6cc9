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
