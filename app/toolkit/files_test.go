package toolkit

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"
)

// TestSaveWhole: what Fyne's dialogs do when a file is saved leaves it as it is until it is closed, and
// where it can't be replaced.
func TestSaveWhole(t *testing.T) {
	test.NewTempApp(t)
	SaveWhole()
	path := filepath.Join(t.TempDir(), "game.pgn")
	if err := os.WriteFile(path, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	has := func(want string) {
		t.Helper()
		if data, err := os.ReadFile(path); err != nil || string(data) != want {
			t.Errorf("the file holds %q, %v", data, err)
		}
	}
	save := func(text string) error {
		to, err := storage.Writer(storage.NewFileURI(path))
		if err != nil {
			t.Fatal(err)
		}
		if to.URI().Path() != path {
			t.Errorf("it is %s", to.URI())
		}
		if _, err := to.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
		has("old")
		return to.Close()
	}
	if err := os.Chmod(path, 0o444); err != nil {
		t.Fatal(err)
	}
	if err := save("new"); err == nil {
		t.Error("a file that is read-only was replaced")
	}
	has("old")
	if err := os.Chmod(path, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := save("new"); err != nil {
		t.Error(err)
	}
	has("new")
	if list, err := storage.List(storage.NewFileURI(filepath.Dir(path))); err != nil || len(list) != 1 {
		t.Errorf("in the folder are %v, %v", list, err)
	}
}
