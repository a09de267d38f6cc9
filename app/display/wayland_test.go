package display

import (
	"encoding/binary"
	"path/filepath"
	"strings"
	"testing"
)

// announces is what a compositor that has some things says of them, up to its answer to a sync.
func announces(names ...string) (text []byte) {
	event := func(object, event uint32, data []byte) {
		text = binary.NativeEndian.AppendUint32(text, object)
		text = binary.NativeEndian.AppendUint32(text, uint32(8+len(data))<<16|event)
		text = append(text, data...)
	}
	for i, name := range names {
		data := binary.NativeEndian.AppendUint32(nil, uint32(i))
		data = binary.NativeEndian.AppendUint32(data, uint32(len(name)+1))
		data = append(data, name...)
		data = append(data, make([]byte, 4-len(name)%4)...) // the zero, and up to a whole word
		event(registryObject, eventGlobal, binary.NativeEndian.AppendUint32(data, 1))
	}
	event(syncObject, 0, make([]byte, 4))
	return text
}

// whole is a compositor that has what is needed.
func whole() []byte {
	return announces("wl_compositor", "wl_shm", "wl_output", "wl_seat", "xdg_wm_base")
}

// TestCompositorsWithoutWhatIsNeeded: what a compositor lacks is said; one that says nonsense, or hangs up, does not
// answer.
func TestCompositorsWithoutWhatIsNeeded(t *testing.T) {
	for name, c := range map[string]struct {
		says []byte
		want string
	}{
		"whole":    {whole(), ""},
		"no seat":  {announces("wl_compositor", "wl_shm", "xdg_wm_base"), "does not offer a keyboard or mouse (wl_seat)"},
		"nothing":  {announces(), "does not offer surfaces (wl_compositor), memory for pictures (wl_shm), a keyboard"},
		"hangs up": {whole()[:40], "does not answer"}, "is silent": {nil, "does not answer"},
		"is no Wayland": {[]byte("SSH-2.0-OpenSSH_9.2p1"), "does not answer"},
		"has no size":   {make([]byte, 16), "does not answer (what it says is no Wayland)"},
		"refuses":       {[]byte{1: 0, 0, 0, 0, 8: 0}, "does not answer"},
		"lies about a name": {append([]byte{2, 0, 0, 0, 0, 0, 16, 0, 1, 0, 0, 0, 255, 255, 255, 255}, announces()...),
			"does not offer"},
	} {
		path := filepath.Join(t.TempDir(), "wayland-0")
		serve(t, "unix", path, c.says)
		err := checkWayland(path, "")
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}

// FuzzCompositor: whatever a compositor says is read to an end.
func FuzzCompositor(f *testing.F) {
	f.Add(whole())
	f.Add([]byte{2, 0, 0, 0, 0, 0, 16, 0, 1, 0, 0, 0, 255, 255, 255, 255})
	f.Fuzz(func(t *testing.T, says []byte) {
		_, _ = announced(strings.NewReader(string(says)))
	})
}
