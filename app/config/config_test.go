package config

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func TestRoundTrip(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deep", "drevo.json")
	if c, err := Load(path); err != nil || !reflect.DeepEqual(c, Config{}) {
		t.Fatalf("a first start gives %+v, %v", c, err)
	}
	want := Config{Theme: "dark", Game: []string{"e2e4"}, Cursor: 1, Options: map[string]string{"depth": "3"}}
	if err := Save(path, want); err != nil {
		t.Fatal(err)
	}
	if got, err := Load(path); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("read %+v, %v, wrote %+v", got, err, want)
	}
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(entries) != 1 {
		t.Errorf("beside the file lies something else: %v, %v", entries, err)
	}
}

func TestDamagedFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	if err := os.WriteFile(path, []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Load(path); err == nil || !strings.Contains(err.Error(), path) {
		t.Errorf("error %v does not name the file", err)
	}
}

func TestRecentKeepsTheLatestOnce(t *testing.T) {
	var c Config
	for _, path := range []string{"a", "b", "a", "c", "d", "e", "f", "g", "h", "i"} {
		c.AddRecent(path)
	}
	if want := []string{"i", "h", "g", "f", "e", "d", "c", "a"}; !reflect.DeepEqual(c.Recent, want) {
		t.Errorf("recent files %v, want %v", c.Recent, want)
	}
}
