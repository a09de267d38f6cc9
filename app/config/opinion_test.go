package config

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/file"
)

// TestAFileThatIsGoneHasNoOpinion: one that was deleted or damaged while the program runs takes nothing with it. That
// a damaged one was set aside is told.
func TestAFileThatIsGoneHasNoOpinion(t *testing.T) {
	for name, harm := range map[string]func(path string) error{
		"deleted": os.Remove,
		"halved":  func(path string) error { return os.Truncate(path, 20) },
	} {
		path := filepath.Join(t.TempDir(), "drevo.json")
		told := make(chan error, 1)
		s, err := Open(path, func(err error) { told <- err })
		if err != nil {
			t.Fatal(err)
		}
		s.Change(func(c *Config) { c.Recent, c.Programme = []string{"a.pgn"}, "kaissa" })
		flush(t, s)
		if err := harm(path); err != nil {
			t.Fatal(err)
		}
		s.Change(func(c *Config) { c.Theme = "dark" })
		flush(t, s)
		again, err := open(t, path)
		if err != nil {
			t.Fatal(err)
		}
		if name == "halved" {
			if err := <-told; !errors.As(err, new(*file.Aside)) {
				t.Errorf("told is %v", err)
			}
		}
		for _, c := range []Config{s.Config(), again.Config()} {
			if c.Theme != "dark" || c.Programme != "kaissa" || len(c.Recent) != 1 {
				t.Errorf("%s: %+v", name, c)
			}
		}
	}
}

// TestListsThatDoNotChangeStay as they stand in the file, with what a later version has put into them.
func TestListsThatDoNotChangeStay(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	const content = `{"version":1,"bookmarks":[{"position":"p","note":"my note"}],"later":{"a":1}}`
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := open(t, path)
	if err != nil {
		t.Fatal(err)
	}
	s.Change(func(c *Config) { c.Theme = "dark" })
	flush(t, s)
	data, err := os.ReadFile(path)
	if text := string(data); err != nil || !strings.Contains(text, "my note") || !strings.Contains(text, "later") ||
		!strings.Contains(text, "dark") {
		t.Errorf("%s, %v", text, err)
	}
}

// TestDifferences: what is new, what is another and what goes; the rest is not touched.
func TestDifferences(t *testing.T) {
	d := Differences(map[string]int{"same": 1, "other": 2, "gone": 3}, map[string]int{"same": 1, "other": 4, "new": 5})
	all := d.In(map[string]int{"same": 7, "gone": 3, "theirs": 8})
	if len(all) != 4 || all["same"] != 7 || all["other"] != 4 || all["new"] != 5 || all["theirs"] != 8 {
		t.Errorf("%v", all)
	}
}
