package tooltip

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/internal/needs"
)

const sentence = "A move that the programme never looked at, because its bounds had closed before its turn came " +
	"(thesis, p. 31)."

// window opens a window of the given size with a layer over the content.
func window(t *testing.T, content fyne.CanvasObject, size fyne.Size) (*Layer, fyne.Canvas) {
	return windowOf(t, func(*Layer) fyne.CanvasObject { return content }, size)
}

// windowOf does so with content that needs the layer.
func windowOf(t *testing.T, content func(*Layer) fyne.CanvasObject, size fyne.Size) (*Layer, fyne.Canvas) {
	t.Helper()
	test.NewTempApp(t)
	l := NewLayer()
	l.Delay = 0
	w := test.NewTempWindow(t, l.Over(content(l)))
	w.SetPadded(false)
	w.Resize(size)
	return l, w.Canvas()
}

// seen is what the layer draws.
func seen(l *Layer) []fyne.CanvasObject { return test.WidgetRenderer(l.sheet).Objects() }

// seenText joins the lines of the hint.
func seenText(l *Layer) string {
	var lines []string
	for _, o := range seen(l) {
		if text, ok := o.(*canvas.Text); ok {
			lines = append(lines, text.Text)
		}
	}
	return strings.Join(lines, " ")
}

func TestMarkup(t *testing.T) {
	l, c := window(t, widget.NewLabel("content"), fyne.NewSize(400, 200))
	test.AssertRendersToMarkup(t, "empty.xml", c)
	l.Show(sentence, fyne.NewPos(100, 50))
	test.AssertRendersToMarkup(t, "sentence.xml", c)
}

func TestLongSentenceIsWrapped(t *testing.T) {
	l, _ := window(t, widget.NewLabel(""), fyne.NewSize(800, 400))
	l.Show(sentence, fyne.NewPos(100, 50))
	if got := seenText(l); got != sentence {
		t.Errorf("the hint reads %q, want %q", got, sentence)
	}
	if lines := len(seen(l)) - 2; lines < 2 {
		t.Errorf("%d lines, want several", lines)
	}
	if width := seen(l)[1].Size().Width; width > maxWidth+2*theme.Padding()*2 {
		t.Errorf("the hint is %v wide", width)
	}
}

func TestStaysInsideTheWindow(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 800, Height: 400}, {Width: 200, Height: 120}, {Width: 60, Height: 50}} {
		l, _ := window(t, widget.NewLabel(""), size)
		for x := float32(0); x <= size.Width; x += size.Width / 8 {
			for y := float32(0); y <= size.Height; y += size.Height / 8 {
				l.Show(sentence, fyne.NewPos(x, y))
				for _, o := range seen(l)[1:] { // the first is the shadow
					p, s := o.Position(), o.Size()
					if p.X < 0 || p.Y < 0 || p.X+s.Width > size.Width || p.Y+s.Height > size.Height {
						t.Errorf("window %v, mouse %v: %T at %v with size %v", size, fyne.NewPos(x, y), o, p, s)
					}
				}
			}
		}
	}
}

func TestNeverUnderThePointer(t *testing.T) {
	hint, size := fyne.NewSize(100, 30), fyne.NewSize(400, 200)
	for y := float32(0); y <= size.Height; y += 5 {
		by := area{at: fyne.NewPos(50, y), size: pointer}
		at := place(hint, by, size)
		if at.Y < y+pointer.Height && at.Y+hint.Height > y {
			t.Errorf("mouse at %v, hint from %v to %v", y, at.Y, at.Y+hint.Height)
		}
	}
}

// TestNextControlIsFree: the hint of a control stands above it, so that the one below, which is read
// next, can be seen and pressed; at the top of the window it stands below.
func TestNextControlIsFree(t *testing.T) {
	var run, next *Button
	l, c := windowOf(t, func(l *Layer) fyne.CanvasObject {
		run, next = NewTextButton(l, "Run", nil, sentence, nil), NewTextButton(l, "Add as set", nil, "Next.", nil)
		space := container.NewGridWrap(fyne.NewSize(1, 150), widget.NewLabel(""))
		return container.NewVBox(space, run, next)
	}, fyne.NewSize(400, 400))
	test.MoveMouse(c, fyne.NewPos(20, run.Position().Y+5))
	if l.Text() != sentence {
		t.Fatalf("the hint reads %q", l.Text())
	}
	if box := seen(l)[1]; box.Position().Y+box.Size().Height > run.Position().Y {
		t.Errorf("the hint ends at %v, the control begins at %v", box.Position().Y+box.Size().Height, run.Position().Y)
	}
	test.MoveMouse(c, fyne.NewPos(20, 20))
	if l.Text() != "" {
		t.Errorf("off the control the hint reads %q", l.Text())
	}
	hint := fyne.NewSize(100, 30)
	if at := place(hint, area{fyne.NewPos(10, 5), fyne.NewSize(40, 20), true}, fyne.NewSize(400, 400)); at.Y < 25 {
		t.Errorf("at the top of the window the hint stands at %v", at)
	}
}

// keyCanvas is a canvas with the keys of a desktop's.
type keyCanvas struct {
	fyne.Canvas
	down func(*fyne.KeyEvent)
}

func (c *keyCanvas) SetOnKeyDown(f func(*fyne.KeyEvent)) { c.down = f }
func (c *keyCanvas) OnKeyDown() func(*fyne.KeyEvent)     { return c.down }
func (c *keyCanvas) SetOnKeyUp(func(*fyne.KeyEvent))     {}
func (c *keyCanvas) OnKeyUp() func(*fyne.KeyEvent)       { return nil }

// TestAnyKeyHides: a hint that is seen goes at a key, one that waits is given up.
func TestAnyKeyHides(t *testing.T) {
	l, c := window(t, widget.NewLabel(""), fyne.NewSize(400, 200))
	keys := &keyCanvas{Canvas: c}
	l.HideOnKeys(keys)
	l.Show(sentence, fyne.NewPos(20, 20))
	keys.down(&fyne.KeyEvent{Name: fyne.KeyRight})
	if l.Text() != "" || len(seen(l)) > 0 {
		t.Errorf("after a key the hint reads %q", l.Text())
	}
	l.Delay, l.hidden = time.Hour, time.Time{}
	l.Show(sentence, fyne.NewPos(20, 20))
	keys.down(&fyne.KeyEvent{Name: fyne.KeyRight})
	if l.waiting {
		t.Error("after a key a hint waits")
	}
}

// clock is a layer whose time and posts are the test's.
type clock struct {
	*Layer
	time  time.Time
	posts chan func()
}

func newClock(t *testing.T) *clock {
	l, _ := window(t, widget.NewLabel(""), fyne.NewSize(400, 200))
	c := &clock{Layer: l, time: time.Unix(1000, 0), posts: make(chan func(), 8)}
	l.now = func() time.Time { return c.time }
	l.Post = func(f func()) { c.posts <- f }
	l.Delay = time.Millisecond
	return c
}

// post waits for the timer.
func (c *clock) post(t *testing.T) func() {
	t.Helper()
	select {
	case f := <-c.posts:
		return f
	case <-time.After(needs.Patience):
		t.Fatal("the timer posted nothing")
		return nil
	}
}

func TestAppearsAfterTheDelay(t *testing.T) {
	c := newClock(t)
	c.Show("first", fyne.NewPos(10, 10))
	c.Show("second", fyne.NewPos(20, 10)) // the mouse moved on while waiting
	if c.Text() != "" || len(seen(c.Layer)) != 0 {
		t.Fatal("the hint is there before its time")
	}
	c.post(t)()
	if c.Text() != "second" || seenText(c.Layer) != "second" {
		t.Errorf("the hint reads %q", seenText(c.Layer))
	}
	select {
	case <-c.posts:
		t.Error("a second show while waiting started a second timer")
	case <-time.After(20 * time.Millisecond): // twenty times the delay
	}
}

func TestLateTimerDoesNothing(t *testing.T) {
	c := newClock(t)
	c.Show("gone", fyne.NewPos(10, 10))
	late := c.post(t)
	c.Hide()
	late()
	if c.Text() != "" || len(seen(c.Layer)) != 0 {
		t.Error("the hint came after Hide")
	}
}

func TestNextHintIsQuick(t *testing.T) {
	c := newClock(t)
	c.Delay = time.Hour
	c.Show("first", fyne.NewPos(10, 10))
	c.appear()
	c.Show("", fyne.Position{})
	if c.Text() != "" {
		t.Fatal("an empty text does not hide")
	}
	c.time = c.time.Add(warmth - 1)
	c.Show("second", fyne.NewPos(10, 10))
	if c.Text() != "second" {
		t.Error("the next hint waits")
	}
	c.Hide()
	c.time = c.time.Add(warmth)
	c.Show("third", fyne.NewPos(10, 10))
	if c.Text() != "" {
		t.Error("a hint much later does not wait")
	}
	c.Hide()
}

func TestFollowsTheTheme(t *testing.T) {
	l, _ := window(t, widget.NewLabel(""), fyne.NewSize(400, 200))
	l.Show("hint", fyne.NewPos(10, 10))
	before := seen(l)[1].(*canvas.Rectangle).FillColor
	test.ApplyTheme(t, test.NewTheme())
	box := seen(l)[1].(*canvas.Rectangle)
	if box.FillColor == before || box.FillColor != theme.Color(theme.ColorNameOverlayBackground) {
		t.Errorf("box %v, before %v", box.FillColor, before)
	}
	text := seen(l)[2].(*canvas.Text)
	if want := (theme.Size(theme.SizeNameText) + theme.Size(theme.SizeNameCaptionText)) / 2; text.TextSize != want {
		t.Errorf("text size %v, want %v", text.TextSize, want)
	}
}

// TestCatchesNothing: whatever kind of event Fyne looks a receiver for, the layer is none.
func TestCatchesNothing(t *testing.T) {
	l, c := window(t, widget.NewButton("below", nil), fyne.NewSize(400, 200))
	l.Show(sentence, fyne.NewPos(100, 50))
	for _, o := range append(seen(l), l.sheet) {
		switch o.(type) {
		case fyne.Tappable, fyne.SecondaryTappable, fyne.DoubleTappable, fyne.Focusable, fyne.Draggable,
			fyne.Scrollable, desktop.Mouseable, desktop.Hoverable, desktop.Cursorable:
			t.Errorf("%T takes events of the mouse", o)
		}
	}
	test.AssertCanvasTappableAt(t, c, seen(l)[1].Position().AddXY(5, 5))
}

func TestWrap(t *testing.T) {
	letters := func(s string) float32 { return float32(len([]rune(s))) }
	for _, c := range []struct {
		text  string
		width float32
		want  string
	}{
		{"", 10, ""},
		{"one two three", 7, "one two|three"},
		{"one two three", 13, "one two three"},
		{"one  two", 20, "one two"},
		{"one\n\ntwo three", 20, "one||two three"},
		{"Schachprogramm am Zug", 6, "Schach|progra|mm am|Zug"},
		{"ход дерева", 3, "ход|дер|ева"},
		{"ab c", 0, "a|b|c"},
		{"nodes 1\u00a0234", 9, "nodes|1\u00a0234"},
	} {
		if got := strings.Join(wrap(c.text, c.width, letters), "|"); got != c.want {
			t.Errorf("%q at width %v: %q, want %q", c.text, c.width, got, c.want)
		}
	}
}

func TestContentKeepsItsSize(t *testing.T) {
	content := container.NewGridWrap(fyne.NewSize(30, 20), widget.NewLabel(""))
	l, c := window(t, content, fyne.NewSize(400, 200))
	l.Show(sentence, fyne.NewPos(0, 0))
	if got := c.Content().MinSize(); got != content.MinSize() {
		t.Errorf("smallest window %v, want the content's %v", got, content.MinSize())
	}
}

// TestHintGoesWhenItWasRead: the mouse may have gone to another window, which nobody is told.
func TestHintGoesWhenItWasRead(t *testing.T) {
	l, _ := window(t, widget.NewLabel(""), fyne.NewSize(400, 200))
	posted := make(chan func(), 1)
	l.Post = func(do func()) { posted <- do }
	l.Stay = func(letters int) time.Duration { return time.Duration(letters) * time.Microsecond }
	l.Show(sentence, fyne.NewPos(100, 50))
	if l.Text() != sentence {
		t.Fatal("the hint is not shown")
	}
	(<-posted)()
	if l.Text() != "" {
		t.Error("the hint stays")
	}
	l.Show(sentence, fyne.NewPos(100, 50))
	late := <-posted
	l.Show("another", fyne.NewPos(100, 50))
	if late(); l.Text() != "another" {
		t.Error("the end of one hint takes the next one away")
	}
}

// TestCutSign: behind a sign that the font does not have a line is cut at the blank, and nowhere else.
func TestCutSign(t *testing.T) {
	for line, want := range map[string][2]string{"value ≤ −0.99 of ≥ 3": {"value ≤", "−0.99 of ≥ 3"},
		"−0.99 is “less” … 1": {"−0.99 is “less” … 1", ""}, "to ∞": {"to ∞", ""}} {
		if piece, rest := cutSign(line); [2]string{piece, rest} != want {
			t.Errorf("%q is cut into %q and %q", line, piece, rest)
		}
	}
}
