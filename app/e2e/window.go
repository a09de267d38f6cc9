//go:build linux && e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"drevo/internal/xtest"
)

// window is the workbench on a screen of its own, with the words of its state.
type window struct {
	*xtest.App
	t *testing.T
}

// open starts the workbench and waits until its first analysis is done.
func open(t *testing.T, width, height int) *window {
	t.Helper()
	w := start(t, width, height)
	w.wait("the first analysis", func(s state) bool {
		return s.number("searches") == 1 && !s.is("running") &&
			s.text("bestmove") != ""
	})
	w.Settle()
	return w
}

// start starts the workbench in a window of the given size. Where nothing is said of its settings it has the face with
// everything, which most tests are about; by itself a first start has the simple one.
func start(t *testing.T, width, height int, env ...string) *window {
	t.Helper()
	return startWith(t, width, height, env)
}

// startWith is start with the words of a command line.
func startWith(t *testing.T, width, height int, env []string, args ...string) *window {
	t.Helper()
	if len(env) == 0 {
		path := filepath.Join(t.TempDir(), "drevo.json")
		if err := os.WriteFile(path, []byte(`{"face": "everything", "toured": true}`), 0o600); err != nil {
			t.Fatal(err)
		}
		env = []string{"DREVO_CONFIG=" + path}
	}
	w := &window{App: xtest.NewScreen(t, width, height).Start(env, xtest.Program(t), args...), t: t}
	w.wait("the first look", func(state) bool { return true }) // until then the toolkit sets the size itself
	w.Resize(width, height)
	w.wait("the window at its size", func(s state) bool { // with every part at its place
		return s.number("width") == float64(width) && s.number("height") == float64(height)
	})
	return w
}

// state is what the window says.
type state map[string]any

func (s state) text(name string) string    { v, _ := s[name].(string); return v }
func (s state) number(name string) float64 { v, _ := s[name].(float64); return v }
func (s state) is(name string) bool        { v, _ := s[name].(bool); return v }

// list returns a list of texts.
func (s state) list(name string) []string {
	var list []string
	values, _ := s[name].([]any)
	for _, v := range values {
		text, _ := v.(string)
		list = append(list, text)
	}
	return list
}

// area returns where a part of the window stood; zeros for one that is not there.
func (s state) area(name string) (x, y, width, height int) {
	areas, _ := s["areas"].(map[string]any)
	values, _ := areas[name].([]any)
	var at [4]int
	for i, v := range values[:min(len(values), len(at))] {
		f, _ := v.(float64)
		at[i] = int(f)
	}
	return at[0], at[1], at[2], at[3]
}

// readout returns what a readout at the bottom says.
func (s state) readout(name string) string {
	values, _ := s["readouts"].(map[string]any)
	return state(values).text(name)
}

func (w *window) state() state { w.t.Helper(); return w.State() }

func (w *window) wait(what string, met func(state) bool) state {
	w.t.Helper()
	return w.WaitState(what, func(s map[string]any) bool { return met(s) })
}

// area returns where a part of the window stands, as soon as it has been laid out.
func (w *window) area(name string) (x, y, width, height int) {
	w.t.Helper()
	w.wait("the place of "+name, func(s state) bool {
		x, y, width, height = s.area(name)
		return y > 0 && width > 0 && height > 0
	})
	return x, y, width, height
}

// press clicks the middle of a part of the window.
func (w *window) press(name string) {
	w.t.Helper()
	x, y, width, height := w.area(name)
	w.Click(x+width/2, y+height/2)
}

// square returns the middle of a square of the board, White below.
func (w *window) square(name string) (x, y int) {
	w.t.Helper()
	left, top, side, _ := w.area("board")
	file, rank := int(name[0]-'a'), int(name[1]-'1')
	return left + side*(2*file+1)/16, top + side*(15-2*rank)/16
}

// move drags a piece from one square to another.
func (w *window) move(from, to string) {
	w.t.Helper()
	x0, y0 := w.square(from)
	x1, y1 := w.square(to)
	w.Drag(xtest.Left, x0, y0, x1, y1)
}

// row clicks a row of the explorer, counted from 0, on its value.
func (w *window) row(n int) {
	w.t.Helper()
	const head, height = 26, 24
	x, y, width, _ := w.area("explorer")
	w.Click(x+width/2, y+head+n*height+height/2)
}

// root chooses the root of the tree, whatever rows are in view.
func (w *window) root() {
	w.t.Helper()
	w.row(0)
	w.Key("Home")
}

// enter replaces the text of an entry and presses Return. On a very busy machine a typed letter may be lost between
// xdotool and the window: then it types again.
func (w *window) enter(name, text string) {
	w.t.Helper()
	for range 5 {
		w.press(name)
		w.Key("ctrl+a")
		w.Type(text)
		if w.reads(name, text) {
			w.Key("Return")
			return
		}
		w.t.Logf("%q was typed, and %q is in the field %s", text, w.typed(name), name)
	}
	w.t.Fatalf("%q can't be typed into the field %s", text, name)
}

// typed is what stands in an entry.
func (w *window) typed(name string) string {
	texts, _ := w.state()["texts"].(map[string]any)
	return state(texts).text(name)
}

// reads waits until an entry has a text, or stays for long at another one.
func (w *window) reads(name, text string) bool {
	w.t.Helper()
	const long = 20 * time.Second // keys that were pressed may still be on their way
	last, since := "", time.Now()
	w.Wait("the text of "+name, func() bool {
		if now := w.typed(name); now != last {
			last, since = now, time.Now()
		}
		return last == text || time.Since(since) > long
	})
	return last == text
}

// choose chooses a row of a list that opens below a control, by keys, counted from 0.
func (w *window) choose(name string, row int) {
	w.t.Helper()
	w.press(name)
	w.Settle()
	for range row + 1 {
		w.Key("Down")
	}
	w.Key("Return")
}

// keysTo gives the keys to a part of the window with F6.
func (w *window) keysTo(name string) {
	w.t.Helper()
	for range 4 {
		before := w.state().text("message")
		w.Key("F6")
		if s := w.wait("the keys elsewhere", func(s state) bool { return s.text("message") != before }); strings.HasSuffix(
			s.text("message"), "in: "+name+".") {
			return
		}
	}
	w.t.Fatalf("F6 does not lead to %s", name)
}
