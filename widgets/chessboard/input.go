package chessboard

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Keys are the keys and clicks of the board, and what they do.
var Keys = [][2]string{
	{"Tab, F6", "Wake the cursor"},
	{"arrows, Enter", "Move it, pick up and drop a piece"},
	{"a letter", "Start typing a move"},
	{"Escape", "Put the piece back, end the cursor"},
	{"wheel", "One move back, forward"},
	{"right button", "Draw an arrow or a ring; Shift, Ctrl, Alt: colour"},
}

// MouseDown is called by Fyne. The left button acts when it goes down, as on a
// wooden board; the right one begins to draw.
func (b *Board) MouseDown(e *desktop.MouseEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil && !b.focused {
		c.Focus(b)
	}
	square := b.SquareAt(e.Position)
	switch {
	case b.chooser.open:
		if i := b.chooser.at(square); i != None && e.Button == desktop.MouseButtonPrimary {
			b.choose(i)
		} else {
			b.cancel()
		}
	case b.drag.active: // a second button breaks the drag off
		b.cancel()
	case e.Button == desktop.MouseButtonPrimary:
		b.setCursor(None)
		b.drag.square = None
		b.press(square)
	case e.Button == desktop.MouseButtonSecondary:
		b.cancel()
		b.beginSketch(square, e.Modifier)
	}
	b.pressed = true
}

// MouseUp is called by Fyne, before DragEnd.
func (b *Board) MouseUp(e *desktop.MouseEvent) {
	if e.Button != desktop.MouseButtonPrimary {
		b.pressed = false
	}
	switch {
	case e.Button == desktop.MouseButtonSecondary:
		b.endSketch(b.SquareAt(e.Position))
	case e.Button == desktop.MouseButtonPrimary && b.drag.active:
		b.drop(b.SquareAt(e.Position))
	case e.Button == desktop.MouseButtonPrimary:
		b.release()
	}
}

// Tapped is called by Fyne after the mouse has been pressed and released; on touch screens, and in tests, alone.
func (b *Board) Tapped(e *fyne.PointEvent) {
	if b.pressed {
		b.pressed = false
		return
	}
	down := &desktop.MouseEvent{PointEvent: *e, Button: desktop.MouseButtonPrimary}
	b.MouseDown(down)
	b.MouseUp(down)
	b.pressed = false
}

// Dragged is called by Fyne while the left button is held and the mouse moves.
func (b *Board) Dragged(e *fyne.DragEvent) {
	if !b.pressed && b.drag.square == None { // a touch screen
		b.press(b.SquareAt(e.Position.Subtract(e.Dragged)))
	}
	b.dragTo(e.Position)
}

// DragEnd is called by Fyne.
func (b *Board) DragEnd() {
	b.pressed = false
	if b.drag.active {
		b.drop(b.SquareAt(b.drag.at))
	}
}

// MouseIn is called by Fyne.
func (b *Board) MouseIn(e *desktop.MouseEvent) { b.MouseMoved(e) }

// MouseMoved is called by Fyne, not while a piece is dragged.
func (b *Board) MouseMoved(e *desktop.MouseEvent) {
	square := b.SquareAt(e.Position)
	b.point(square, e.AbsolutePosition)
	switch {
	case b.chooser.open:
		b.hoverChoice(b.chooser.at(square))
	case b.sketch.from == None:
		b.hover(square)
	case e.Button&desktop.MouseButtonSecondary == 0: // it was released elsewhere
		b.breakSketch()
	case OnBoard(square) && square != b.sketch.to: // beside the board the last square holds
		b.sketch.to = square
		b.refreshOverlay()
	}
}

// MouseOut is called by Fyne.
func (b *Board) MouseOut() {
	b.point(None, b.last)
	b.hover(None)
}

// point notes the square under the pointer, and reports another one.
func (b *Board) point(square int, at fyne.Position) {
	b.last = at
	if square == b.pointer {
		return
	}
	b.pointer = square
	if b.OnHover != nil {
		b.OnHover(square, at)
	}
}

// Cursor returns a hand over what can be clicked.
func (b *Board) Cursor() desktop.Cursor {
	if b.chooser.open || b.hovered != None {
		return desktop.PointerCursor
	}
	if !b.ViewOnly && OnBoard(b.pointer) {
		if piece := b.scene.Pieces[b.pointer]; occupied(piece) && IsWhite(piece) == b.scene.WhiteToMove {
			return desktop.PointerCursor
		}
	}
	return desktop.DefaultCursor
}

// Scrolled is called by Fyne. A notch of the wheel is a step; the small movements of a touch pad add up to one.
func (b *Board) Scrolled(e *fyne.ScrollEvent) {
	const step = 10
	b.scrolled += e.Scrolled.DY
	if b.OnWheel == nil || b.scrolled > -step && b.scrolled < step {
		return
	}
	steps := 1
	if b.scrolled > 0 {
		steps = -1
	}
	b.scrolled = 0
	b.OnWheel(steps)
}

// Wake shows the cursor of the keyboard, where it was last or in the middle of the near side. While it is
// seen the arrow keys, Enter and Space are its own.
func (b *Board) Wake() { b.setCursor(b.home) }

// AcceptsTab is called by Fyne: Tab wakes the cursor, and goes on to the next control when it is awake.
func (b *Board) AcceptsTab() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return b.scene.Cursor == None && (!ok || d.CurrentKeyModifiers() == 0)
}

// FocusGained is called by Fyne.
func (b *Board) FocusGained() { b.focused = true }

// FocusLost is called by Fyne.
func (b *Board) FocusLost() {
	b.focused = false
	b.setCursor(None)
}

func (b *Board) setCursor(square int) {
	if b.scene.Cursor != square {
		b.scene.Cursor = square
		b.refreshOverlay()
	}
}

// TypedRune is called by Fyne. While the chooser is open q, r, b and n choose.
func (b *Board) TypedRune(r rune) {
	switch {
	case b.chooser.open:
		if i := strings.IndexRune(promotions, r&^0x20); i >= 0 {
			b.choose(i)
		}
	case r != ' ' && b.OnTypedRune != nil: // the space key comes as a key, too
		b.OnTypedRune(r)
	}
}

// TypedKey is called by Fyne.
func (b *Board) TypedKey(e *fyne.KeyEvent) {
	if b.chooser.open {
		b.chooserKey(e.Name)
		return
	}
	if e.Name == fyne.KeyTab {
		b.Wake()
		return
	}
	used := e.Name == fyne.KeyEscape && b.cancel()
	if b.scene.Cursor != None && !used {
		used = b.cursorKey(e.Name)
	}
	if !used && b.OnTypedKey != nil {
		b.OnTypedKey(e)
	}
}

// cursorKey does what a key does while the cursor is seen. It reports whether it has a use for it.
func (b *Board) cursorKey(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyLeft:
		b.moveCursor(-1, 0)
	case fyne.KeyRight:
		b.moveCursor(1, 0)
	case fyne.KeyUp:
		b.moveCursor(0, -1)
	case fyne.KeyDown:
		b.moveCursor(0, 1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		b.press(b.scene.Cursor)
		b.release()
	case fyne.KeyEscape:
		b.setCursor(None)
	default:
		return false
	}
	return true
}

// moveCursor moves the cursor over the screen.
func (b *Board) moveCursor(right, down int) {
	column, row := b.geometry.cell(b.scene.Cursor)
	column, row = min(max(column+right, 0), 7), min(max(row+down, 0), 7)
	b.home = b.geometry.square(column, row)
	b.setCursor(b.home)
}

// chooserKey handles a key while the chooser is open.
func (b *Board) chooserKey(name fyne.KeyName) {
	_, row := b.geometry.cell(b.chooser.to)
	step := 1
	if row >= 4 {
		step = -1
	}
	at := b.chooser.hovered
	switch name {
	case fyne.KeyEscape:
		b.cancel()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		b.choose(max(at, 0))
	case fyne.KeyDown:
		b.hoverChoice(min(max(at+step, 0), 3))
	case fyne.KeyUp:
		b.hoverChoice(min(max(at-step, 0), 3))
	}
}
