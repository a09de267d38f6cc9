//go:build linux

package xtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/draw"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// wrongThread is what Fyne logs when its objects are touched from a goroutine that is not the
// window's.
const wrongThread = "Error in Fyne call thread"

// App is a program with a window on a [Screen]. Its methods end the test on failure.
type App struct {
	t      testing.TB
	screen *Screen
	cmd    *exec.Cmd
	output *transcript
	state  string        // path of the state file
	ended  chan struct{} // closed when the program has ended
	window string        // id of the window that coordinates refer to
}

// Start runs a program on the screen and waits for its first window. Its environment is what every
// program needs, and env ("NAME=value").
func (s *Screen) Start(env []string, program string, args ...string) *App {
	s.t.Helper()
	program, err := filepath.Abs(program)
	if err != nil {
		s.t.Fatal(err)
	}
	cmd, state := s.command(env, program, args...)
	a := &App{t: s.t, screen: s, cmd: cmd, output: &transcript{}, state: state, ended: make(chan struct{})}
	a.cmd.Stdout, a.cmd.Stderr = a.output, a.output
	a.cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM}
	if err := a.cmd.Start(); err != nil {
		s.t.Fatalf("starting %s: %v", program, err)
	}
	go func() { a.cmd.Wait(); close(a.ended) }()
	s.t.Cleanup(a.finish)
	a.Window("")
	return a
}

// command returns a program on the screen, with an empty home, and the path of its state file.
func (s *Screen) command(env []string, program string, args ...string) (cmd *exec.Cmd, state string) {
	home := s.t.TempDir()
	state = filepath.Join(home, "state.json")
	cmd = exec.Command(program, args...)
	cmd.Dir = home // there Fyne finds no FyneApp.toml, which would switch its thread check off
	cmd.Env = []string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + home, "TMPDIR=" + home, "XDG_RUNTIME_DIR=" + home,
		"DISPLAY=" + s.display, "LIBGL_ALWAYS_SOFTWARE=1", "FYNE_SCALE=1",
		"LANG=en_US.UTF-8", "LC_CTYPE=C.UTF-8", "DREVO_STATE=" + state,
	}
	if s.over != nil {
		cmd.Env = append(cmd.Env, s.over.environment()...)
	}
	cmd.Env = append(cmd.Env, env...)
	return cmd, state
}

// Run runs a program on the screen that opens no window and ends by itself within [Patience], and
// returns what it prints.
func (s *Screen) Run(env []string, program string, args ...string) (output string, err error) {
	cmd, _ := s.command(env, program, args...)
	late := time.AfterFunc(Patience, func() { cmd.Process.Kill() })
	defer late.Stop()
	text, err := cmd.CombinedOutput()
	return string(text), err
}

// Window waits for a visible window whose title contains the given text, makes it the one that
// coordinates refer to, and gives it the keyboard. The empty text stands for any window.
func (a *App) Window(title string) {
	a.t.Helper()
	by, pattern := "--name", regexp.QuoteMeta(title)
	if title == "" {
		pattern = "." // the root window has no title
	}
	if a.screen.over != nil { // whose one window, without a name, holds those of programs
		by, pattern = "--class", "."
	}
	a.Wait(fmt.Sprintf("a window with %q in its title", title), func() bool {
		found, err := a.try("search", "--onlyvisible", by, pattern)
		if err != nil || found == "" {
			return false
		}
		a.window, _, _ = strings.Cut(found, "\n")
		return true
	})
	a.xdotool("windowfocus", a.window)
}

// Output returns what the program has printed so far.
func (a *App) Output() string { return a.output.String() }

// State returns the state that the program told last, nil if none yet.
func (a *App) State() map[string]any {
	a.t.Helper()
	text, err := os.ReadFile(a.state)
	if err != nil {
		return nil
	}
	var state map[string]any
	if err := json.Unmarshal(text, &state); err != nil {
		a.t.Fatalf("the state is no JSON object: %v\n%s", err, text)
	}
	return state
}

// WaitState waits until the program's state meets a condition, and returns that state; what names
// the condition.
func (a *App) WaitState(what string, met func(map[string]any) bool) map[string]any {
	a.t.Helper()
	var state map[string]any
	a.Wait(what, func() bool {
		state = a.State()
		return state != nil && met(state)
	})
	return state
}

// WaitPicture waits until what the window shows meets a condition; what names the condition.
func (a *App) WaitPicture(what string, met func(*image.RGBA) bool) {
	a.t.Helper()
	a.Wait(what, func() bool { return met(a.Picture()) })
}

// Wait waits until a condition is met, and fails the test when [Patience] ends or the program
// does; what names the condition.
func (a *App) Wait(what string, met func() bool) {
	a.t.Helper()
	for deadline := time.Now().Add(Patience); ; {
		if met() {
			return
		}
		select {
		case <-a.ended:
			a.t.Fatalf("the program ended (%v) while the test waited for: %s", a.cmd.ProcessState, what)
		case <-time.After(glance):
		}
		if time.Now().After(deadline) {
			a.t.Fatalf("waited %v in vain for: %s", Patience, what)
		}
	}
}

// Settle waits until the screen has shown the same picture for 0.3 s: nothing moves any more.
func (a *App) Settle() {
	a.t.Helper()
	last, since := a.screen.dump(), time.Now()
	a.Wait("the picture to stand still", func() bool {
		now := a.screen.dump()
		if !bytes.Equal(now, last) {
			last, since = now, time.Now()
		}
		return time.Since(since) > 300*time.Millisecond
	})
}

// Picture returns what the window shows; menus and other windows above it are part of it.
func (a *App) Picture() *image.RGBA {
	a.t.Helper()
	area := a.Area()
	all := a.screen.Picture()
	p := image.NewRGBA(image.Rectangle{Max: area.Size()})
	draw.Draw(p, p.Bounds(), all, area.Min, draw.Src)
	return p
}

// Shot saves the picture of the window as a PNG in the folder DREVO_SHOTS and returns its path.
func (a *App) Shot(name string) string {
	a.t.Helper()
	return savePNG(a.t, a.Picture(), name)
}

// Signal sends the program a signal, and returns how long it then took to end, and with which code.
func (a *App) Signal(signal os.Signal) (took time.Duration, code int) {
	a.t.Helper()
	return a.EndBy(func() { a.cmd.Process.Signal(signal) })
}

// Resident is how many bytes of memory the program holds.
func (a *App) Resident() int64 {
	a.t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", a.cmd.Process.Pid))
	if err != nil {
		a.t.Fatal(err)
	}
	var size, resident int64
	if _, err := fmt.Sscan(string(text), &size, &resident); err != nil {
		a.t.Fatalf("reading %q: %v", text, err)
	}
	return resident * int64(os.Getpagesize())
}

// EndBy does what makes the program end, and returns what Signal does.
func (a *App) EndBy(do func()) (took time.Duration, code int) {
	a.t.Helper()
	begun := time.Now()
	do()
	select {
	case <-a.ended:
	case <-time.After(ending):
		a.hangs()
	}
	return time.Since(begun), a.cmd.ProcessState.ExitCode()
}

// Quit asks the program to end as a logout does (SIGTERM), waits, and fails the test if it does
// not end well.
func (a *App) Quit() {
	a.t.Helper()
	a.cmd.Process.Signal(syscall.SIGTERM)
	select {
	case <-a.ended:
	case <-time.After(ending):
		a.hangs()
		return
	}
	if !a.cmd.ProcessState.Success() {
		a.t.Errorf("the program ended with %v", a.cmd.ProcessState)
	}
}

// hangs fails the test of a program that does not end, unless its own code has nothing to do with
// that: once in some two hundred ends the driver did not come back from its shutdown. What all
// goroutines were doing is in the log either way.
func (a *App) hangs() {
	a.t.Helper()
	a.cmd.Process.Signal(syscall.SIGQUIT) // the runtime prints all stacks
	select {
	case <-a.ended:
	case <-time.After(5 * time.Second):
	}
	if stacks := a.Output(); inDriver(stacks) {
		a.t.Logf("the window's driver did not end within %v of being asked to:\n%s", ending, stacks)
		return
	}
	a.t.Fatalf("the program did not end within %v of being asked to", ending)
}

// inDriver tells whether the first goroutine is inside the driver's event loop and in none of our
// functions that it calls.
func inDriver(stacks string) bool {
	_, main, found := strings.Cut(stacks, "goroutine 1 [")
	main, _, _ = strings.Cut(main, "\n\n")
	inner, _, inLoop := strings.Cut(main, "ShowAndRun")
	return found && inLoop && !strings.Contains(inner, "drevo/")
}

// finish ends a program that still runs and reports, of a failed test, what is worth knowing.
func (a *App) finish() {
	if strings.Contains(a.Output(), wrongThread) {
		a.t.Errorf("the program touched its window from a wrong goroutine")
	}
	if a.t.Failed() {
		shot := savePNG(a.t, a.screen.Picture(), strings.ReplaceAll(a.t.Name(), "/", "-")+"-failed.png")
		state, _ := os.ReadFile(a.state)
		a.t.Logf("the screen: %s\nthe state: %s\nthe output:\n%s", shot, state, a.Output())
	}
	a.cmd.Process.Signal(syscall.SIGTERM)
	select {
	case <-a.ended:
	case <-time.After(5 * time.Second):
		a.cmd.Process.Kill()
		<-a.ended
	}
}

// transcript collects the output of a process while others read it.
type transcript struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (o *transcript) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.Write(p)
}

func (o *transcript) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.String()
}
