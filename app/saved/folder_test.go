package saved

import (
	"os"
	"path/filepath"
	"testing"

	"drevo/engine"
)

// The folder keeps the latest searches that have room together, and no other file is touched.
func TestFolder(t *testing.T) {
	f := Folder{filepath.Join(t.TempDir(), "searches")}
	s := searched(t, engine.Programmes()[0])
	first, err := f.Keep(s, 1_000_000)
	if err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(first)
	if err != nil {
		t.Fatal(err)
	}
	other := filepath.Join(f.Path, "notes.txt")
	if err := os.WriteFile(other, make([]byte, 100_000), 0o600); err != nil {
		t.Fatal(err)
	}
	second, err := f.Keep(s, info.Size()*5/2)
	if err != nil {
		t.Fatal(err)
	}
	third, err := f.Keep(s, info.Size()*5/2)
	if err != nil {
		t.Fatal(err)
	}
	for path, stays := range map[string]bool{first: false, second: true, third: true, other: true} {
		if _, err := os.Stat(path); (err == nil) != stays {
			t.Errorf("%s: %v", path, err)
		}
	}
	if path, err := f.Keep(s, info.Size()); path != "" || err != nil {
		t.Errorf("a search that is too large is in %q, %v", path, err)
	}
}
