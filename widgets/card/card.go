// Package card is a card that is pressed as a whole: a picture, a title, and some text beside it.
//
//	c := card.New(board, "Lessons", "Each is ten minutes.", openLessons)
//
// A click, Enter or Space presses it; it has a frame while it has the keys, or the mouse is over it. The arrows give
// the keys to the next card or the one before, other keys go to the window. It must be used on Fyne's goroutine.
package card

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/tooltip"
)

// Card is one card.
type Card struct {
	widget.BaseWidget
	OnPress func()

	title, text *widget.Label
	frame       *canvas.Rectangle
	content     *fyne.Container
	marked      [2]bool // it has the keys, the mouse is over it
}

var (
	_ fyne.Focusable     = (*Card)(nil)
	_ desktop.Hoverable  = (*Card)(nil)
	_ desktop.Cursorable = (*Card)(nil)
)

// frameWidth is that of a card which has the keys or the mouse.
const frameWidth = 2

// New returns a card.
func New(picture fyne.CanvasObject, title, text string, press func()) *Card {
	c := &Card{OnPress: press, title: widget.NewLabel(title), text: widget.NewLabel(text),
		frame: canvas.NewRectangle(theme.Color(theme.ColorNameInputBackground))}
	c.title.TextStyle.Bold, c.title.SizeName = true, theme.SizeNameSubHeadingText
	c.title.Wrapping, c.text.Wrapping = fyne.TextWrapWord, fyne.TextWrapWord
	words := container.NewBorder(c.title, nil, nil, nil, c.text)
	c.content = container.NewPadded(container.NewPadded(container.NewBorder(nil, nil, container.NewCenter(picture), nil,
		words)))
	c.ExtendBaseWidget(c)
	return c
}

// Words are what the card says.
func (c *Card) Words() string { return c.title.Text + "\n" + c.text.Text }

// Tapped is Fyne's hook.
func (c *Card) Tapped(*fyne.PointEvent) { c.OnPress() }

// Cursor is Fyne's hook.
func (c *Card) Cursor() desktop.Cursor { return desktop.PointerCursor }

// FocusGained is Fyne's hook, as those below.
func (c *Card) FocusGained() { c.mark(0, true) }

// FocusLost is told that another has the keys.
func (c *Card) FocusLost() { c.mark(0, false) }

// MouseIn is told that the mouse has come.
func (c *Card) MouseIn(*desktop.MouseEvent) { c.mark(1, true) }

// MouseMoved is told that the mouse is over it.
func (c *Card) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is told that the mouse has gone.
func (c *Card) MouseOut() { c.mark(1, false) }

func (c *Card) mark(by int, on bool) {
	c.marked[by] = on
	c.Refresh()
}

// TypedRune is told of a character, of which a card has no use.
func (c *Card) TypedRune(r rune) { tooltip.PassRune(c, r) }

// TypedKey is told of a key.
func (c *Card) TypedKey(e *fyne.KeyEvent) {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(c)
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		c.OnPress()
	case fyne.KeyRight, fyne.KeyDown:
		if canvas != nil {
			canvas.FocusNext()
		}
	case fyne.KeyLeft, fyne.KeyUp:
		if canvas != nil {
			canvas.FocusPrevious()
		}
	default:
		tooltip.PassKey(c, e)
	}
}

// CreateRenderer is Fyne's hook.
func (c *Card) CreateRenderer() fyne.WidgetRenderer {
	c.colour()
	return &renderer{widget.NewSimpleRenderer(container.NewStack(c.frame, c.content)), c}
}

// renderer gives the frame the colours of the theme whenever it is drawn anew.
type renderer struct {
	fyne.WidgetRenderer
	card *Card
}

// Refresh is Fyne's hook.
func (r *renderer) Refresh() {
	r.card.colour()
	r.WidgetRenderer.Refresh()
}

func (c *Card) colour() {
	c.frame.FillColor, c.frame.CornerRadius = theme.Color(theme.ColorNameInputBackground), 2*theme.InputRadiusSize()
	c.frame.StrokeColor, c.frame.StrokeWidth = theme.Color(theme.ColorNameSeparator), 1
	if c.marked[0] || c.marked[1] {
		c.frame.StrokeColor, c.frame.StrokeWidth = theme.Color(theme.ColorNamePrimary), frameWidth
	}
	c.frame.Refresh()
}
