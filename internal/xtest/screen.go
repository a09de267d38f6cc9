//go:build linux

package xtest

import (
	"bufio"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"drevo/internal/needs"
)

// Patience is how long a wait lasts before it fails. It needs seconds with a software renderer, and came to minutes at a
// load of thirty; it ends what would wait for ever, and measures nothing.
const Patience = 10 * time.Minute

// ending is how long an end may take.
const ending = 3 * time.Minute

// glance is the pause between two looks of a wait.
const glance = 50 * time.Millisecond

// Screen is a private X server. Its methods end the test on failure.
type Screen struct {
	t       testing.TB
	display string      // ":77"
	dir     string      // of the framebuffer
	over    *compositor // that fills it, nil for none
}

// NewScreen starts a server with one screen of the given size in pixels, 24 bits deep, and ends it
// with the test.
func NewScreen(t testing.TB, width, height int) *Screen {
	t.Helper()
	for _, tool := range []string{"Xvfb", "xdotool"} {
		needs.Program(t, tool)
	}
	s := &Screen{t: t, dir: t.TempDir()}
	ready, number, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer ready.Close()
	size := fmt.Sprintf("%dx%dx24", width, height)
	// Without -noreset the server starts over when its last client leaves, and a program that
	// connects meanwhile fails. With -r no key repeats itself, as one would that xdotool releases late.
	server := exec.Command("Xvfb", "-displayfd", "3", "-noreset", "-r", "-screen", "0", size, "-fbdir", s.dir, "-nolisten",
		"tcp")
	server.ExtraFiles = []*os.File{number}
	server.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM}
	err = server.Start()
	number.Close()
	if err != nil {
		t.Fatalf("starting Xvfb: %v", err)
	}
	t.Cleanup(func() { end(server) })
	if err := ready.SetReadDeadline(time.Now().Add(Patience)); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(ready).ReadString('\n')
	if err != nil {
		t.Fatalf("Xvfb did not start: %v", err)
	}
	s.display = ":" + strings.TrimSpace(line)
	if os.Getenv(wayland) != "" {
		s.over = onScreen(t, s.display, width, height)
	}
	return s
}

// Display is what the variable DISPLAY is for programs on the screen.
func (s *Screen) Display() string { return s.display }

// Program returns the path of the program under test, which the variable DREVO_BIN names. Without
// it the test ends as [needs.Missing] says.
func Program(t testing.TB) string {
	t.Helper()
	program := os.Getenv("DREVO_BIN")
	if program == "" {
		needs.Missing(t, "DREVO_BIN, the path of the program")
	}
	return program
}

// Picture returns what the screen shows.
func (s *Screen) Picture() *image.RGBA {
	s.t.Helper()
	p, err := decodeXWD(s.dump())
	if err != nil {
		s.t.Fatalf("reading the screen: %v", err)
	}
	return p
}

// dump returns what the screen shows as the server keeps it.
func (s *Screen) dump() []byte {
	s.t.Helper()
	dump, err := os.ReadFile(filepath.Join(s.dir, "Xvfb_screen0"))
	if err != nil {
		s.t.Fatal(err)
	}
	return dump
}

// savePNG writes a picture into the folder that DREVO_SHOTS names, or a temporary one, and returns
// its path. An absolute name is used as it is.
func savePNG(t testing.TB, p image.Image, name string) string {
	t.Helper()
	dir := os.Getenv("DREVO_SHOTS")
	if dir == "" {
		dir = filepath.Join(os.TempDir(), "drevo-shots")
	}
	if !filepath.IsAbs(name) {
		name = filepath.Join(dir, name)
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, p); err != nil {
		t.Fatal(err)
	}
	return name
}

// end asks a process to end, and after five seconds makes it.
func end(c *exec.Cmd) {
	late := time.AfterFunc(5*time.Second, func() { c.Process.Kill() })
	defer late.Stop()
	c.Process.Signal(syscall.SIGTERM)
	c.Wait()
}
