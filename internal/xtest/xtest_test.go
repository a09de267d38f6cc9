//go:build linux && e2e

package xtest

import (
	"fmt"
	"image"
	"image/color"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// built makes the program of testdata. Without the tag migrated_fynedo it reports work from wrong
// goroutines.
func built(t *testing.T) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "window")
	c := exec.Command("go", "build", "-o", program, "./testdata/window")
	c.Env = append(os.Environ(), "CGO_ENABLED=1")
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return program
}

func at(name string, want float64) func(map[string]any) bool {
	return func(s map[string]any) bool { return s[name] == want }
}

func TestHandAndEyes(t *testing.T) {
	screen := NewScreen(t, 800, 600)
	app := screen.Start(nil, built(t))
	green := color.RGBA{G: 0x80, A: 0xff}
	app.WaitPicture("the pad is green", func(p *image.RGBA) bool { return p.RGBAAt(200, 100) == green })

	app.Click(50, 60)
	app.WaitState("one tap", at("Taps", 1))
	app.ClickButton(Right, 50, 60)
	app.WaitState("one tap of the right button", at("RightTaps", 1))
	app.DoubleClick(50, 60)
	app.WaitState("two more taps", at("Taps", 3))
	app.Drag(Left, 60, 60, 120, 90)
	app.WaitState("a drag of 60 to the right", func(s map[string]any) bool {
		x, _ := s["DragX"].(float64)
		return x > 40 && x <= 60 // Fyne swallows what it takes to tell a drag from a click
	})
	app.Scroll(60, 60, 3)
	app.WaitState("scrolled down", func(s map[string]any) bool { y, _ := s["ScrollY"].(float64); return y < 0 })
	app.Key("ctrl+k")
	app.WaitState("one shortcut", at("Shortcuts", 1))

	app.Resize(500, 400)
	app.WaitState("a wider pad", func(s map[string]any) bool { w, _ := s["Width"].(float64); return w > 450 })
	app.Click(250, 380)
	app.Type("e4 e5, Nf3!")
	app.WaitState("the typed text", func(s map[string]any) bool { return s["Text"] == "e4 e5, Nf3!" })
	app.Move(20, 20)
	app.Window("Pad")

	name := filepath.Join(t.TempDir(), "pad.png")
	app.Shot(name)
	if info, err := os.Stat(name); err != nil || info.Size() < 1000 {
		t.Errorf("the shot: %v, %v", info, err)
	}
	app.Quit()
}

// TestTwoScreens: each server has a display of its own.
func TestTwoScreens(t *testing.T) {
	a, b := NewScreen(t, 320, 200), NewScreen(t, 640, 480)
	if a.display == b.display {
		t.Errorf("both screens are display %s", a.display)
	}
	if got := b.Picture().Bounds().Size(); got != image.Pt(640, 480) {
		t.Errorf("the second screen is %v", got)
	}
}

// witness stands for a test that is expected to fail.
type witness struct {
	testing.TB
	errors []string
	ends   []func()
}

func (w *witness) Errorf(format string, args ...any) {
	w.errors = append(w.errors, fmt.Sprintf(format, args...))
}
func (w *witness) Logf(string, ...any) {}
func (w *witness) Failed() bool        { return len(w.errors) > 0 }
func (w *witness) Cleanup(f func())    { w.ends = append(w.ends, f) }

// TestWrongGoroutine: a program that touches its window from a wrong goroutine fails its test.
func TestWrongGoroutine(t *testing.T) {
	w := &witness{TB: t}
	app := NewScreen(w, 800, 600).Start(nil, built(t), "-wrong")
	app.Wait("the report", func() bool { return strings.Contains(app.Output(), wrongThread) })
	for i := len(w.ends) - 1; i >= 0; i-- {
		w.ends[i]()
	}
	if len(w.errors) != 1 || !strings.Contains(w.errors[0], "wrong goroutine") {
		t.Errorf("the test reported %q, want one complaint about the goroutine\n%s", w.errors, app.Output())
	}
}
