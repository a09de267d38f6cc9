package card

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// TestPressed: a click, Enter and Space press a card, arrows go to the next, other keys to the window.
func TestPressed(t *testing.T) {
	test.NewTempApp(t)
	pressed, passed := 0, fyne.KeyName("")
	cards := []*Card{New(widget.NewLabel("picture"), "One", "text", func() { pressed++ }),
		New(widget.NewLabel("picture"), "Two", "text", func() { pressed += 10 })}
	w := test.NewTempWindow(t, container.NewVBox(cards[0], cards[1]))
	w.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { passed = e.Name })
	key := func(name fyne.KeyName) { w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: name}) }
	test.Tap(cards[0])
	w.Canvas().Focus(cards[0])
	key(fyne.KeyReturn)
	key(fyne.KeyDown)
	key(fyne.KeySpace)
	key(fyne.KeyUp)
	key(fyne.KeyEscape)
	if pressed != 12 || passed != fyne.KeyEscape || w.Canvas().Focused() != fyne.Focusable(cards[0]) {
		t.Errorf("pressed %d, passed on %s", pressed, passed)
	}
	if cards[0].frame.StrokeWidth != frameWidth || cards[1].frame.StrokeWidth == frameWidth {
		t.Error("the card that has the keys has no frame")
	}
}
