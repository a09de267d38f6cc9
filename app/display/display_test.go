package display

import (
	"net"
	"strings"
	"testing"
)

func TestCheckSaysWhatIsMissing(t *testing.T) {
	for _, c := range []struct{ x, wayland, want string }{
		{"", "", "neither DISPLAY nor WAYLAND_DISPLAY"},
		{"", "wayland-0", "XWayland"},
		{"nonsense", "", "no colon"},
		{":one", "", `"one" is no display number`},
		{":-1", "", "no display number"},
		{":99999", "", "no display number"},
		{":32000", "", "DISPLAY=:32000 does not answer"},
	} {
		err := check(c.x, c.wayland)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("check(%q, %q) = %v, want an error with %q", c.x, c.wayland, err, c.want)
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
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		go func() {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			conn.Read(make([]byte, 12))
			conn.Write(c.answer)
			conn.Close()
		}()
		if err := greet(l.Addr()); (err == nil) != c.there {
			t.Errorf("%s: greet = %v, want there = %v", c.name, err, c.there)
		}
		l.Close()
	}
}
