package tooltip

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// explained is what all controls of the package are.
type explained interface {
	fyne.Widget
	fyne.Focusable
	Hint() string
}

// TestControls: each shows its hint under the mouse, and has done with it when it is typed into or hidden; what it
// has no use for goes to the window, and nothing else.
func TestControls(t *testing.T) {
	for _, c := range []struct {
		name   string
		new    func(*Layer) explained
		passed string // of Left, F3 and x
	}{
		{"button", func(l *Layer) explained { return NewTextButton(l, "Think", nil, "it thinks", func() {}) }, "Left F3 x"},
		{"check", func(l *Layer) explained { return NewCheck(l, "All", "it ticks", nil) }, "Left F3 x"},
		{"select", func(l *Layer) explained { return NewSelect(l, []string{"a"}, "it chooses", nil) }, "Left F3 x"},
		{"entry", func(l *Layer) explained { return NewEntry(l, "", "it is typed into") }, "F3"},
		{"select entry", func(l *Layer) explained { return NewSelectEntry(l, []string{"a"}, "it has both", nil) }, "F3"},
		{"slider", func(l *Layer) explained { return NewSlider(l, 0, 9, "it slides") }, "F3 x"},
	} {
		var o explained
		l, canvas := windowOf(t, func(l *Layer) fyne.CanvasObject {
			o = c.new(l)
			return container.NewVBox(container.NewHBox(o))
		}, fyne.NewSize(400, 200))
		var passed []string
		canvas.SetOnTypedKey(func(e *fyne.KeyEvent) { passed = append(passed, string(e.Name)) })
		canvas.SetOnTypedRune(func(r rune) { passed = append(passed, string(r)) })
		says := func(when, want string) {
			t.Helper()
			if l.Text() != want {
				t.Errorf("%s: %s the hint is %q, want %q", c.name, when, l.Text(), want)
			}
		}
		hover := func() {
			test.MoveMouse(canvas, fyne.NewPos(399, 199))
			test.MoveMouse(canvas, o.Position().AddXY(4, o.Size().Height/2)) // beside the arrow of a list
		}
		hover()
		says("under the mouse", o.Hint())
		for _, key := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyF3} {
			o.TypedKey(&fyne.KeyEvent{Name: key})
		}
		o.TypedRune('x')
		says("after typing", "")
		if want := strings.Fields(c.passed); !slices.Equal(passed, want) {
			t.Errorf("%s: the window gets %v, want %v", c.name, passed, want)
		}
		hover()
		says("under the mouse again", o.Hint())
		o.Hide()
		says("hidden", "")
	}
}

// TestSliderKeys: the arrow keys go on by a step, Home and End to the ends.
func TestSliderKeys(t *testing.T) {
	s := NewSlider(NewLayer(), 2, 9, "")
	for _, c := range []struct {
		key  fyne.KeyName
		want float64
	}{{fyne.KeyEnd, 9}, {fyne.KeyLeft, 8}, {fyne.KeyHome, 2}, {fyne.KeyRight, 3}} {
		if s.TypedKey(&fyne.KeyEvent{Name: c.key}); s.Value != c.want {
			t.Errorf("%s leads to %v, want %v", c.key, s.Value, c.want)
		}
	}
}
