//go:build linux

package xtest

import (
	"bytes"
	"fmt"
	"image"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// Mouse buttons, as X numbers them.
const (
	Left   = 1
	Middle = 2
	Right  = 3
)

// pause between the steps of a gesture, in seconds: a window that draws in software sees each step
// this way.
const pause = "0.1"

// Area returns the place of the window on the screen.
func (a *App) Area() image.Rectangle {
	a.t.Helper()
	values := map[string]int{}
	for line := range strings.Lines(a.xdotool("getwindowgeometry", "--shell", a.window)) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		values[name], _ = strconv.Atoi(value)
	}
	return image.Rect(0, 0, values["WIDTH"], values["HEIGHT"]).Add(image.Pt(values["X"], values["Y"]))
}

// Resize gives the window a new size in pixels and waits until it has it. It asks again every two
// seconds: the toolkit may set a size of its own behind the first request.
func (a *App) Resize(width, height int) {
	a.t.Helper()
	var asked time.Time
	a.Wait(fmt.Sprintf("a size of %dx%d", width, height), func() bool {
		if time.Since(asked) > 2*time.Second {
			asked = time.Now()
			a.xdotool("windowsize", a.window, strconv.Itoa(width), strconv.Itoa(height))
		}
		return a.Area().Size() == image.Pt(width, height)
	})
}

// Move moves the pointer.
func (a *App) Move(x, y int) {
	a.t.Helper()
	a.gesture(a.to(x, y))
}

// Click clicks the left button.
func (a *App) Click(x, y int) {
	a.t.Helper()
	a.ClickButton(Left, x, y)
}

// ClickButton clicks any button.
func (a *App) ClickButton(button, x, y int) {
	a.t.Helper()
	b := strconv.Itoa(button)
	a.gesture(a.to(x, y), []string{"mousedown", b}, []string{"mouseup", b})
}

// DoubleClick clicks the left button twice, well within the time that counts as one double click.
func (a *App) DoubleClick(x, y int) {
	a.t.Helper()
	a.gesture(a.to(x, y), []string{"click", "--repeat", "2", "--delay", "80", "1"})
}

// Drag presses a button at one place, moves in three steps to another, and releases it.
func (a *App) Drag(button, x0, y0, x1, y1 int) {
	a.t.Helper()
	b := strconv.Itoa(button)
	a.gesture(a.to(x0, y0), []string{"mousedown", b},
		a.to(x0+(x1-x0)/3, y0+(y1-y0)/3), a.to(x0+(x1-x0)*2/3, y0+(y1-y0)*2/3), a.to(x1, y1),
		[]string{"mouseup", b})
}

// Scroll turns the wheel at a place, by notches: down if positive.
func (a *App) Scroll(x, y, notches int) {
	a.t.Helper()
	button := "5"
	if notches < 0 {
		button, notches = "4", -notches
	}
	if notches > 0 {
		a.gesture(a.to(x, y), []string{"click", "--repeat", strconv.Itoa(notches), "--delay", "20", button})
	}
}

// Key presses keys one after the other, each in xdotool's notation: "Return", "ctrl+shift+z",
// "question".
func (a *App) Key(keys ...string) {
	a.t.Helper()
	for _, k := range keys {
		a.gesture([]string{"key", k})
	}
}

// Type types a text.
func (a *App) Type(text string) {
	a.t.Helper()
	a.xdotool("type", "--delay", "30", "--", text)
}

// to is the step that moves the pointer to a place of the window.
func (a *App) to(x, y int) []string {
	return []string{"mousemove", "--window", a.window, strconv.Itoa(x), strconv.Itoa(y)}
}

// gesture runs steps in one process with a pause after each.
func (a *App) gesture(steps ...[]string) {
	a.t.Helper()
	var args []string
	for _, s := range steps {
		args = append(append(args, s...), "sleep", pause)
	}
	a.xdotool(args...)
}

// xdotool runs a command that must succeed and returns what it prints.
func (a *App) xdotool(args ...string) string {
	a.t.Helper()
	out, err := a.try(args...)
	if err != nil {
		a.t.Fatal(err)
	}
	return out
}

func (a *App) try(args ...string) (string, error) {
	c := exec.Command("xdotool", args...)
	c.Env = append(os.Environ(), "DISPLAY="+a.screen.display)
	var complaint bytes.Buffer
	c.Stderr = &complaint
	out, err := c.Output()
	if err != nil {
		return "", fmt.Errorf("xdotool %s: %w: %s", strings.Join(args, " "), err, complaint.String())
	}
	return string(out), nil
}
