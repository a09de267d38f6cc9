package file

import (
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

func read(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestReplaceKeepsLinksAndModes(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("symbolic links and modes are others there")
	}
	folder := t.TempDir()
	real, link, chain := filepath.Join(folder, "dotfiles.json"), filepath.Join(folder, "link.json"), filepath.Join(folder,
		"chain.json")
	for _, pair := range [][2]string{{"dotfiles.json", link}, {link, chain}} {
		if err := os.Symlink(pair[0], pair[1]); err != nil {
			t.Fatal(err)
		}
	}
	for i, mode := range []fs.FileMode{0o600, 0o644, 0o640} {
		content := string(rune('a' + i))
		if err := Replace(chain, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		if i > 0 {
			mode = []fs.FileMode{0o644, 0o640}[i-1]
		}
		info, err := os.Lstat(real)
		if err != nil || info.Mode() != mode || read(t, real) != content {
			t.Errorf("the file is %v, %v, and holds %q", info.Mode(), err, read(t, real))
		}
		if info, err := os.Lstat(chain); err != nil || info.Mode()&fs.ModeSymlink == 0 {
			t.Errorf("the link is no longer one: %v", err)
		}
		if err := os.Chmod(real, []fs.FileMode{0o644, 0o640, 0o600}[i]); err != nil {
			t.Fatal(err)
		}
	}
	if entries, err := os.ReadDir(folder); err != nil || len(entries) != 3 {
		t.Errorf("beside the files lies something else: %v, %v", entries, err)
	}
}

func TestReplaceLeavesTheOldFileOnFailure(t *testing.T) {
	folder := t.TempDir()
	loop := filepath.Join(folder, "loop")
	if err := os.Symlink("loop", loop); err == nil && Replace(loop, nil, 0o600) == nil {
		t.Error("a circle of links was followed to its end")
	}
	path := filepath.Join(folder, "taken")
	if err := os.MkdirAll(filepath.Join(path, "child"), 0o755); err != nil {
		t.Fatal(err)
	}
	if Replace(path, []byte("x"), 0o600) == nil {
		t.Error("a folder was replaced")
	}
	if entries, err := os.ReadDir(folder); err != nil || len(entries) > 2 {
		t.Errorf("something was left beside it: %v, %v", entries, err)
	}
}

// TestErrorsNameTheFile: a folder that is not there is told of with the name that was asked for, not with a temporary one.
func TestErrorsNameTheFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "none", "x.png")
	if err := Replace(path, nil, 0o600); err == nil || !strings.Contains(err.Error(), path+": ") {
		t.Errorf("%v", err)
	}
}
