//go:build linux

package xtest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"
	"time"

	"drevo/internal/needs"
)

// wayland names the variable by which programs get their window from a compositor, weston, that fills the screen.
const wayland = "DREVO_WAYLAND"

// Wayland reports whether the tests run under Wayland, and skips what is about it alone where they do not.
func Wayland(t testing.TB) {
	t.Helper()
	if os.Getenv(wayland) == "" {
		t.Skip("make wayland-test runs it")
	}
}

// compositor is a weston.
type compositor struct{ folder string }

// socket is its name in its folder.
const socket = "wl"

// environment is what programs need that use it. A title bar, which libdecor's plugins draw, would move the window.
func (c *compositor) environment() []string {
	return []string{"DISPLAY=", "XDG_RUNTIME_DIR=" + c.folder, "WAYLAND_DISPLAY=" + socket,
		"LIBDECOR_PLUGIN_DIR=" + c.folder}
}

// compose starts a compositor with the given arguments, and waits until it answers. It ends with the test.
func compose(t testing.TB, display string, args ...string) *compositor {
	t.Helper()
	folder, err := os.MkdirTemp("", "wl") // short, for the path of a socket is
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	c := &compositor{folder}
	server := exec.Command(needs.Program(t, "weston"), append(args, "--socket="+socket, "--idle-time=0",
		"--log="+filepath.Join(folder, "log"))...)
	server.Env = append(os.Environ(), "XDG_RUNTIME_DIR="+folder, "DISPLAY="+display, "LIBGL_ALWAYS_SOFTWARE=1")
	server.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM}
	if err := server.Start(); err != nil {
		t.Fatalf("starting weston: %v", err)
	}
	t.Cleanup(func() { end(server) })
	for late := time.Now().Add(Patience); ; time.Sleep(glance) {
		if _, err := os.Stat(filepath.Join(folder, socket)); err == nil {
			return c
		}
		if time.Now().After(late) {
			log, _ := os.ReadFile(filepath.Join(folder, "log"))
			t.Fatalf("weston does not start:\n%s", log)
		}
	}
}

// onScreen starts a compositor that fills a screen, and whose windows fill it.
func onScreen(t testing.TB, display string, width, height int) *compositor {
	t.Helper()
	return compose(t, display, "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--width="+strconv.Itoa(width),
		"--height="+strconv.Itoa(height))
}

// RunWithoutSeat is [Screen.Run] under a compositor that has neither mouse nor keyboard, which ends a driver of windows
// with a fault of memory.
func (s *Screen) RunWithoutSeat(program string) (output string, err error) {
	return s.Run(compose(s.t, "", "--backend=headless-backend.so").environment(), program)
}
