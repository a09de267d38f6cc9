package tooltip

import (
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
)

const (
	// usualDelay is how long the mouse rests before a hint appears.
	usualDelay = 500 * time.Millisecond
	// warmth is how long after one hint the next appears without delay: somebody who reads the
	// hints of a tool bar one by one waits for the first only.
	warmth = 300 * time.Millisecond
	// leastStay is how long a hint stays at least, and letterStay how much longer for each letter: more than
	// anybody needs to read it. The toolkit does not say when the mouse has gone to another window.
	leastStay  = 10 * time.Second
	letterStay = 50 * time.Millisecond
)

// pointer is the size of the mouse's arrow, which a hint must not hide under.
var pointer = fyne.NewSize(12, 20)

// Layer shows at most one hint at a time, over everything else of its window.
type Layer struct {
	// Delay is the time from Show until the hint is seen; with 0 it is seen at once.
	Delay time.Duration
	// Stay is how long a hint of so many letters stays under a mouse that rests.
	Stay func(letters int) time.Duration
	// Post runs a function on Fyne's goroutine. It is called by a timer, from another goroutine.
	Post func(func())

	sheet   *sheet
	now     func() time.Time
	text    string // to be shown, or shown
	by      area
	owner   any // who asked for it; nil when it came through Show
	waiting bool
	shown   bool
	turn    int // counts the waits, so that a late timer does nothing
	timer   *time.Timer
	hidden  time.Time // when the last hint went
}

// NewLayer makes a layer that shows nothing yet, with a delay of half a second.
func NewLayer() *Layer {
	return &Layer{Delay: usualDelay, Post: fyne.Do, sheet: newSheet(), now: time.Now,
		Stay: func(letters int) time.Duration { return leastStay + time.Duration(letters)*letterStay }}
}

// Over lays the layer over the content of a window. A layer belongs to one window.
func (l *Layer) Over(content fyne.CanvasObject) fyne.CanvasObject {
	return container.NewStack(content, l.sheet)
}

// HideOnKeys hides the hint at any key that is pressed in the window, before the key does its work.
// A field with the focus gets its keys alone, and hides its own hint.
func (l *Layer) HideOnKeys(c fyne.Canvas) {
	if keys, ok := c.(desktop.Canvas); ok {
		keys.SetOnKeyDown(func(*fyne.KeyEvent) { l.Hide() })
	}
}

// Show shows a hint beside the mouse, whose place is given on the canvas, as in a mouse event. A
// hint that is waiting or already seen is replaced and doesn't wait anew, so that the text may
// change under a resting mouse. An empty text hides.
func (l *Layer) Show(text string, at fyne.Position) {
	l.show(nil, text, area{at: at, size: pointer})
}

// Hide takes the hint away, and gives up one that is waiting.
func (l *Layer) Hide() {
	l.turn++
	l.waiting = false
	if l.timer != nil {
		l.timer.Stop()
	}
	if l.shown {
		l.shown = false
		l.hidden = l.now()
		l.sheet.show("", area{})
	}
}

// Text is the hint that is seen now, empty when there is none.
func (l *Layer) Text() string {
	if !l.shown {
		return ""
	}
	return l.text
}

// show asks for a hint beside an area of the canvas.
func (l *Layer) show(owner any, text string, by area) {
	if text == "" {
		l.Hide()
		return
	}
	l.owner, l.text, l.by = owner, text, by
	switch {
	case l.shown, l.Delay <= 0, l.now().Sub(l.hidden) < warmth:
		l.appear()
	case !l.waiting:
		l.wait()
	}
}

// release hides the hint if it is still the owner's.
func (l *Layer) release(owner any) {
	if (l.waiting || l.shown) && l.owner == owner {
		l.Hide()
	}
}

// wait starts the timer.
func (l *Layer) wait() {
	l.waiting = true
	l.turn++
	l.after(l.Delay, l.appear)
}

// after does something later, unless something else happens before.
func (l *Layer) after(delay time.Duration, do func()) {
	if l.timer != nil {
		l.timer.Stop()
	}
	turn, post := l.turn, l.Post
	l.timer = time.AfterFunc(delay, func() {
		post(func() {
			if turn == l.turn {
				do()
			}
		})
	})
}

// appear shows what was asked for last, until it was read.
func (l *Layer) appear() {
	l.turn++
	l.waiting, l.shown = false, true
	l.sheet.show(l.text, l.by)
	l.after(l.Stay(utf8.RuneCountInString(l.text)), l.Hide)
}
