package display

import (
	"maps"
	"os"
	"path/filepath"
	"testing"
)

func TestSettings(t *testing.T) {
	folder := t.TempDir()
	serve(t, "unix", filepath.Join(folder, "wayland-0"), whole())
	session := []string{"XDG_RUNTIME_DIR=" + folder, "WAYLAND_DISPLAY=wayland-0"}
	for _, c := range []struct {
		name string
		env  []string
		bus  bool
		want map[string]string
	}{
		{"Wayland alone", session, true, map[string]string{"FYNE_PLATFORM": wayland}},
		{"no bus", session, false, map[string]string{"FYNE_PLATFORM": wayland, "FYNE_THEME": "usual"}},
		{"the user's own", append(session, "FYNE_PLATFORM=x11", "FYNE_THEME=dark"), false, map[string]string{}},
		{"no display", nil, true, map[string]string{}},
	} {
		got := settings(env(c.env...), func(func(string) string) bool { return c.bus })
		if !maps.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestHasBus(t *testing.T) {
	if !hasBus(env("DBUS_SESSION_BUS_ADDRESS=unix:path=/run/bus")) {
		t.Error("a bus that has an address is not seen")
	}
}

// TestPrepareMakesTheCacheFolder: a fresh home has none, and Fyne makes only its own inside.
func TestPrepareMakesTheCacheFolder(t *testing.T) {
	home := t.TempDir()
	for _, name := range []string{"HOME", "LocalAppData"} {
		t.Setenv(name, home)
	}
	t.Setenv("XDG_CACHE_HOME", filepath.Join(home, "deep", "cache"))
	t.Setenv("FYNE_PLATFORM", "x11") // restored afterwards, as is the theme
	t.Setenv("FYNE_THEME", "dark")
	Prepare()
	folder, err := os.UserCacheDir()
	if err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(folder); err != nil || !info.IsDir() {
		t.Errorf("after Prepare, %s: %v", folder, err)
	}
}
