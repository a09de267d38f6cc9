package tooltip

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// bar is a window with two buttons in a row, and what was tapped.
func bar(t *testing.T) (l *Layer, c fyne.Canvas, think, stop *Button, taps *int) {
	taps = new(int)
	l, c = windowOf(t, func(l *Layer) fyne.CanvasObject {
		think = NewButton(l, theme.MediaPlayIcon(), "Let the programme think.", func() { *taps++ })
		stop = NewButton(l, theme.MediaStopIcon(), "Stop thinking.", func() { *taps += 10 })
		return container.NewVBox(container.NewHBox(think, stop))
	}, fyne.NewSize(400, 200))
	return l, c, think, stop, taps
}

// middle is the middle of an object of the row.
func middle(o fyne.CanvasObject) fyne.Position {
	return o.Position().AddXY(o.Size().Width/2, o.Size().Height/2)
}

func TestButtonMarkup(t *testing.T) {
	_, c, think, stop, _ := bar(t)
	stop.Disable()
	test.AssertRendersToMarkup(t, "buttons.xml", c)
	test.MoveMouse(c, middle(think))
	test.AssertRendersToMarkup(t, "buttons_hovered.xml", c)
}

func TestButtonShowsItsHint(t *testing.T) {
	l, c, think, stop, taps := bar(t)
	test.MoveMouse(c, middle(think))
	if l.Text() != think.Hint() {
		t.Errorf("over the first button the hint is %q", l.Text())
	}
	if y := seen(l)[1].Position().Y; y < think.Size().Height {
		t.Errorf("the hint at %v covers the button", y)
	}
	test.MoveMouse(c, middle(stop))
	if l.Text() != stop.Hint() {
		t.Errorf("over the second button the hint is %q", l.Text())
	}
	test.TapCanvas(c, middle(stop))
	if *taps != 10 || l.Text() != "" {
		t.Errorf("after a click: taps %d, hint %q", *taps, l.Text())
	}
	test.MoveMouse(c, middle(think))
	test.MoveMouse(c, fyne.NewPos(300, 150))
	if l.Text() != "" {
		t.Errorf("beside the buttons the hint is %q", l.Text())
	}
}

func TestDisabledButton(t *testing.T) {
	l, c, think, _, taps := bar(t)
	think.Disable()
	test.TapCanvas(c, middle(think))
	test.MoveMouse(c, middle(think))
	if *taps != 0 || l.Text() != think.Hint() {
		t.Errorf("disabled: taps %d, hint %q", *taps, l.Text())
	}
}

func TestButtonByKeyboard(t *testing.T) {
	l, c, think, stop, taps := bar(t)
	c.FocusNext()
	if c.Focused() != fyne.Focusable(think) || l.Text() != think.Hint() {
		t.Fatalf("focus on %v, hint %q", c.Focused(), l.Text())
	}
	think.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if *taps != 1 || l.Text() != "" {
		t.Errorf("after the space key: taps %d, hint %q", *taps, l.Text())
	}
	c.FocusNext()
	if l.Text() != stop.Hint() {
		t.Errorf("with the focus on the second button the hint is %q", l.Text())
	}
	test.MoveMouse(c, middle(think)) // now the mouse's hint
	c.Unfocus()
	if l.Text() != think.Hint() {
		t.Errorf("a lost focus took the hint of another button away: %q", l.Text())
	}
}

func TestButtonHint(t *testing.T) {
	l, c, think, _, _ := bar(t)
	think.SetHint("Go on.")
	if l.Text() != "" {
		t.Error("a hint appeared without a mouse")
	}
	test.MoveMouse(c, middle(think))
	think.SetHint("Wait.")
	if l.Text() != "Wait." {
		t.Errorf("the hint did not change under the mouse: %q", l.Text())
	}
	think.Hide()
	if l.Text() != "" {
		t.Error("the hint outlived its button")
	}
}

// follower is a widget that follows the mouse itself.
type follower struct {
	widget.Icon
	in, moved, out, tapped int
}

func (f *follower) MouseIn(*desktop.MouseEvent)    { f.in++ }
func (f *follower) MouseMoved(*desktop.MouseEvent) { f.moved++ }
func (f *follower) MouseOut()                      { f.out++ }
func (f *follower) Tapped(*fyne.PointEvent)        { f.tapped++ }

// tapper is a widget that takes clicks only.
type tapper struct {
	widget.Icon
	tapped int
}

func (p *tapper) Tapped(*fyne.PointEvent) { p.tapped++ }

func TestHintLeavesClicks(t *testing.T) {
	over, under := &follower{}, &tapper{}
	over.ExtendBaseWidget(over)
	under.ExtendBaseWidget(under)
	l, c := windowOf(t, func(l *Layer) fyne.CanvasObject {
		return container.NewGridWithColumns(2, l.Hint(under, "clicks"), l.Hint(over, "follows"))
	}, fyne.NewSize(400, 200))

	left, right := fyne.NewPos(50, 50), fyne.NewPos(350, 50)
	test.MoveMouse(c, left)
	if l.Text() != "clicks" {
		t.Errorf("over the left object the hint is %q", l.Text())
	}
	test.TapCanvas(c, left)
	test.MoveMouse(c, right)
	test.MoveMouse(c, right.AddXY(1, 1))
	if l.Text() != "follows" {
		t.Errorf("over the right object the hint is %q", l.Text())
	}
	test.TapCanvas(c, right)
	test.MoveMouse(c, left)
	if under.tapped != 1 || over.tapped != 1 {
		t.Errorf("taps %d and %d, want 1 each", under.tapped, over.tapped)
	}
	if over.in != 1 || over.moved != 1 || over.out != 1 {
		t.Errorf("in %d, moved %d, out %d, want 1 each", over.in, over.moved, over.out)
	}
}
