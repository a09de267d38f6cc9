package display

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// needed are what a compositor must have for a window, by the names of the protocol, with what each is for. The
// toolkit's driver ends the program with a fault of memory where there is no seat.
var needed = []struct{ name, what string }{
	{"wl_compositor", "surfaces"}, {"wl_shm", "memory for pictures"}, {"wl_seat", "a keyboard or mouse"},
	{"xdg_wm_base", "windows"},
}

// checkWayland asks the compositor whose socket is a path, or a name in the user's runtime folder, what it has.
func checkWayland(name, runtimeDir string) error {
	path := name
	if !filepath.IsAbs(path) {
		path = filepath.Join(runtimeDir, name)
	}
	globals, err := globalsOf(path)
	if err != nil {
		return fmt.Errorf("the compositor of WAYLAND_DISPLAY=%s does not answer (%w)", name, err)
	}
	var missing []string
	for _, n := range needed {
		if !slices.Contains(globals, n.name) {
			missing = append(missing, fmt.Sprintf("%s (%s)", n.what, n.name))
		}
	}
	if len(missing) > 0 {
		return fmt.Errorf("the compositor of WAYLAND_DISPLAY=%s does not offer %s", name, strings.Join(missing, ", "))
	}
	return nil
}

// Objects of the conversation, by the numbers that this side gives them; the display is always the first.
const (
	displayObject = 1 + iota
	registryObject
	syncObject
)

// Requests of the display, and events, by their numbers in the protocol.
const (
	requestSync, requestRegistry = 0, 1
	eventError, eventGlobal      = 0, 0
)

// mostEvents bounds what is read of a compositor, each event of at most 64 KiB.
const mostEvents = 1000

// globalsOf returns what the compositor behind a socket announces, up to its answer to a sync.
func globalsOf(path string) (names []string, err error) {
	conn, err := net.DialTimeout("unix", path, patience)
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	if err := conn.SetDeadline(time.Now().Add(patience)); err != nil {
		return nil, err
	}
	var hello []byte
	for _, word := range []uint32{
		displayObject, 12<<16 | requestRegistry, registryObject, displayObject, 12<<16 | requestSync, syncObject,
	} {
		hello = binary.NativeEndian.AppendUint32(hello, word)
	}
	if _, err := conn.Write(hello); err != nil {
		return nil, err
	}
	return announced(conn)
}

// announced reads what a compositor announces.
func announced(from io.Reader) (names []string, err error) {
	for range mostEvents {
		object, event, data, err := readEvent(from)
		switch {
		case err != nil:
			return nil, err
		case object == syncObject:
			return names, nil
		case object == displayObject && event == eventError:
			return nil, errors.New("it refuses to say what it has")
		case object == registryObject && event == eventGlobal:
			names = append(names, textIn(data))
		}
	}
	return nil, errors.New("it goes on without end")
}

// readEvent reads an event: its object, its number, and what it says.
func readEvent(from io.Reader) (object, event uint32, data []byte, err error) {
	var head [8]byte
	if _, err := io.ReadFull(from, head[:]); err != nil {
		return 0, 0, nil, err
	}
	object, word := binary.NativeEndian.Uint32(head[:]), binary.NativeEndian.Uint32(head[4:])
	size := int(word >> 16)
	if size < len(head) {
		return 0, 0, nil, errors.New("what it says is no Wayland")
	}
	data = make([]byte, size-len(head))
	_, err = io.ReadFull(from, data)
	return object, word & 0xffff, data, err
}

// textIn is the name of what is announced: behind a number its length with a zero, and its letters.
func textIn(data []byte) string {
	if len(data) < 8 {
		return ""
	}
	length := int64(binary.NativeEndian.Uint32(data[4:]))
	if length < 1 || length > int64(len(data)-8) {
		return ""
	}
	return string(data[8 : 8+length-1])
}
