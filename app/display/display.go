// Package display tells, before any toolkit is started, whether a window can be shown here, and
// gives the toolkit what it would otherwise miss.
//
// Opening a window without a reachable X server or Wayland compositor ends a Fyne program with a
// stack trace. [Err] answers the question in a millisecond, without cgo, and in a sentence that can
// be shown as it is:
//
//	if err := display.Err(); err != nil {
//		fmt.Println("No window:", err)
//	}
//
// [Prepare] is called before Fyne starts, which then finds nothing to complain about on standard
// error.
package display

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// patience bounds how long a server may take to answer; one on the same machine needs well under a
// millisecond.
const patience = 3 * time.Second

// Err returns nil where a window can be shown, else the reason why not, as the end of a sentence.
// Systems without X have their display always. An X server that answers but refuses this user
// counts as there.
func Err() error {
	if !unixDesktop() {
		return nil
	}
	_, err := platform(os.Getenv)
	return err
}

// unixDesktop reports whether windows come from X or Wayland here.
func unixDesktop() bool {
	return runtime.GOOS != "windows" && runtime.GOOS != "darwin" && runtime.GOOS != "js" // whose window is the page
}

// Names of the ways to a window, as Fyne's variable FYNE_PLATFORM has them.
const (
	x11     = "x11"
	wayland = "wayland"
	either  = "" // both answer
)

// platform returns the way to a window that the environment offers, or the error that it offers
// none.
func platform(env func(string) string) (string, error) {
	x, w := env("DISPLAY"), env("WAYLAND_DISPLAY")
	switch {
	case x == "" && w == "":
		return "", errors.New("this session has no display (neither DISPLAY nor WAYLAND_DISPLAY is set)")
	case w == "":
		return x11, checkX(x)
	case x == "":
		return wayland, checkWayland(w, env("XDG_RUNTIME_DIR"))
	}
	xErr, wErr := checkX(x), checkWayland(w, env("XDG_RUNTIME_DIR"))
	switch {
	case xErr == nil && wErr == nil:
		return either, nil
	case xErr == nil:
		return x11, nil
	case wErr == nil:
		return wayland, nil
	}
	return "", fmt.Errorf("%w, and %w", xErr, wErr)
}

// checkX asks the server of a display name.
func checkX(name string) error {
	places, err := addresses(name)
	if err != nil {
		return err
	}
	hello := [12]byte{0: 'l', 2: 11} // little-endian, protocol 11.0, no authorisation
	for _, a := range places {
		if err = greet(a, hello[:]); err == nil {
			return nil
		}
	}
	return fmt.Errorf("the X server of DISPLAY=%s does not answer (%w)", name, err)
}

// addresses lists where the server of a display name, [host]:number[.screen], may listen, in the
// order of trying.
func addresses(name string) ([]net.Addr, error) {
	colon := strings.LastIndexByte(name, ':')
	if colon < 0 {
		return nil, fmt.Errorf("DISPLAY=%s is no display name (it has no colon)", name)
	}
	host := name[:colon]
	digits, _, _ := strings.Cut(name[colon+1:], ".")
	number, err := strconv.ParseUint(digits, 10, 15)
	if err != nil {
		return nil, fmt.Errorf("DISPLAY=%s is no display name (%.40q is no display number)", name, digits)
	}
	if host == "" || host == "unix" {
		path := fmt.Sprintf("/tmp/.X11-unix/X%d", number)
		return []net.Addr{unix(path), unix("@" + path)}, nil
	}
	return []net.Addr{tcp(net.JoinHostPort(strings.Trim(host, "[]"), strconv.FormatUint(6000+number, 10)))}, nil
}

// greet sends the first bytes of a protocol and waits for the first byte of any answer.
func greet(a net.Addr, hello []byte) error {
	conn, err := net.DialTimeout(a.Network(), a.String(), patience)
	if err != nil {
		return err
	}
	defer conn.Close()
	if err := conn.SetDeadline(time.Now().Add(patience)); err != nil {
		return err
	}
	if _, err := conn.Write(hello); err != nil {
		return err
	}
	_, err = io.ReadFull(conn, make([]byte, 1))
	return err
}

type unix string

func (unix) Network() string  { return "unix" }
func (u unix) String() string { return string(u) }

type tcp string

func (tcp) Network() string  { return "tcp" }
func (t tcp) String() string { return string(t) }
