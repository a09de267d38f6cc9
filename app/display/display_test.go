package display

import (
	"fmt"
	"net"
	"path/filepath"
	"strings"
	"testing"
)

// env is an environment.
func env(pairs ...string) func(string) string {
	return func(name string) string {
		for _, pair := range pairs {
			if value, found := strings.CutPrefix(pair, name+"="); found {
				return value
			}
		}
		return ""
	}
}

func TestPlatformSaysWhatIsMissing(t *testing.T) {
	for _, c := range []struct{ x, wayland, want string }{
		{"", "", "neither DISPLAY nor WAYLAND_DISPLAY"},
		{"", "wayland-0", "compositor of WAYLAND_DISPLAY=wayland-0 does not answer"},
		{":32000", "wayland-0", "DISPLAY=:32000 does not answer"},
		{":32000", "wayland-0", "and the compositor of"},
		{"nonsense", "", "no colon"},
		{":one", "", `"one" is no display number`},
		{":-1", "", "no display number"},
		{":99999", "", "no display number"},
		{":32000", "", "DISPLAY=:32000 does not answer"},
	} {
		_, err := platform(env("DISPLAY="+c.x, "WAYLAND_DISPLAY="+c.wayland, "XDG_RUNTIME_DIR="+t.TempDir()))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("with DISPLAY=%q and WAYLAND_DISPLAY=%q: %v, want an error with %q", c.x, c.wayland, err, c.want)
		}
	}
}

// serve answers every greeting on a listener with the given bytes.
func serve(t *testing.T, network, address string, answer []byte) net.Addr {
	t.Helper()
	l, err := net.Listen(network, address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			conn.Read(make([]byte, 64))
			conn.Write(answer)
			conn.Close()
		}
	}()
	return l.Addr()
}

// serveX answers as an X server does, on some free port, and returns its display name.
func serveX(t *testing.T) string {
	t.Helper()
	for number := 15000; number < 15100; number++ {
		if l, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", 6000+number)); err == nil {
			l.Close()
			serve(t, "tcp", l.Addr().String(), []byte{1})
			return fmt.Sprintf("127.0.0.1:%d", number)
		}
	}
	t.Fatal("no port is free")
	return ""
}

func TestPlatformIsTheOneThatAnswers(t *testing.T) {
	folder := t.TempDir()
	socket := filepath.Join(folder, "wayland-7")
	serve(t, "unix", socket, whole())
	x := "DISPLAY=" + serveX(t)
	for _, c := range []struct {
		x, wayland, want string
	}{
		{x, "", x11},
		{"", "WAYLAND_DISPLAY=wayland-7", wayland},
		{"", "WAYLAND_DISPLAY=" + socket, wayland},
		{x, "WAYLAND_DISPLAY=wayland-7", either},
		{x, "WAYLAND_DISPLAY=wayland-8", x11},
		{"DISPLAY=:32000", "WAYLAND_DISPLAY=wayland-7", wayland},
	} {
		got, err := platform(env(c.x, c.wayland, "XDG_RUNTIME_DIR="+folder))
		if got != c.want || err != nil {
			t.Errorf("%s %s: %q, %v, want %q", c.x, c.wayland, got, err, c.want)
		}
	}
}

func TestAddresses(t *testing.T) {
	for name, want := range map[string]string{
		":0":             "unix /tmp/.X11-unix/X0",
		"unix:7.1":       "unix /tmp/.X11-unix/X7",
		"localhost:10.0": "tcp localhost:6010",
		"[::1]:2":        "tcp [::1]:6002",
	} {
		got, err := addresses(name)
		if err != nil || got[0].Network()+" "+got[0].String() != want {
			t.Errorf("addresses(%q) = %v, %v, want %s first", name, got, err, want)
		}
	}
}

// TestGreet: a server is there only when it answers, so a listener that hangs up is none.
func TestGreet(t *testing.T) {
	for _, c := range []struct {
		name   string
		answer []byte
		there  bool
	}{{"success", []byte{1}, true}, {"refused", []byte{0}, true}, {"silent", nil, false}} {
		at := serve(t, "tcp", "127.0.0.1:0", c.answer)
		if err := greet(at, make([]byte, 12)); (err == nil) != c.there {
			t.Errorf("%s: greet = %v, want there = %v", c.name, err, c.there)
		}
	}
}
