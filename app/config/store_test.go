package config

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"drevo/app/journal"
	"drevo/internal/needs"
)

// open opens a store that must not fail to save.
func open(t *testing.T, path string) (*Store, error) {
	t.Helper()
	return Open(path, func(err error) { t.Errorf("saving: %v", err) })
}

func flush(t *testing.T, s *Store) {
	t.Helper()
	if err := s.Flush(); err != nil {
		t.Fatal(err)
	}
}

func write(t *testing.T, path, content string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
}

func names(t *testing.T, path string) (list []string) {
	t.Helper()
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		list = append(list, e.Name())
	}
	return list
}

// whole has something of every kind.
const whole = `{"theme": "dark", "width": 1000, "height": 700, "options": {"depth": "3"}, "layers": {"map": true},
 "weights": {"itep": {"a": "x:1", "b": "y:2"}, "botvinnik": {"c": "z:3"}}, "start": "FEN", "game": ["e2e4", "e7e5"], "cursor": 1, "looked": ["d7d5", "g1f3"], "node": 17, "tab": "evaluation",
 "thought": {"programme": "itep", "options": {"depth": "4"}, "root": ["e2e4"], "nodes": 400, "milliseconds": 12},
 "filter": {"key": "cut", "text": "Nf3"}}`

func TestRoundTrip(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deep", "drevo.json")
	s, err := open(t, path)
	if err != nil || !reflect.DeepEqual(s.Config(), Config{}) {
		t.Fatalf("a first start gives %+v, %v", s.Config(), err)
	}
	want := Config{Version: Version, Theme: "dark", Tab: "terms",
		Options: map[string]string{"depth": "3"}}
	s.Change(func(c *Config) { *c = want })
	flush(t, s)
	again, err := open(t, path)
	if err != nil || !reflect.DeepEqual(again.Config(), want) || !reflect.DeepEqual(s.Config(), want) {
		t.Errorf("read %+v, %v, wrote %+v, and then have %+v", again.Config(), err, want, s.Config())
	}
	if list := names(t, path); len(list) != 1 {
		t.Errorf("beside the file lies something else: %v", list)
	}
}

// TestDamagedFiles damages a file in a hundred ways. Each time it is set aside as it was, said, and
// not overwritten; what is whole is taken.
func TestDamagedFiles(t *testing.T) {
	type damage struct {
		content string
		holds   string // a set of weights that must survive
	}
	list := map[string]damage{
		"empty": {"", ""}, "blank": {" \n", ""}, "null": {"null", ""}, "a number": {"17", ""}, "a list": {"[1]", ""},
		"no JSON": {"theme = dark", ""}, "NULs": {strings.Repeat("\x00", 300), ""}, "deep": {strings.Repeat(`{"weights":`,
			20_000), ""},
		"two objects":      {whole + whole, "x:1"},
		"something behind": {whole + "x", "x:1"},
		"a wrong width":    {strings.Replace(whole, "1000", `"a"`, 1), "x:1"},
		"a wrong cursor":   {strings.Replace(whole, `"cursor": 1`, `"cursor": 1.5`, 1), "x:1"},
		"a huge width":     {strings.Replace(whole, "1000", "1e99", 1), "x:1"},
		"a wrong theme":    {strings.Replace(whole, `"dark"`, "null", 1), "x:1"},
		"wrong layers":     {strings.Replace(whole, `{"map": true}`, `"map"`, 1), "x:1"},
		"a wrong layer":    {strings.Replace(whole, `true`, `7`, 1), "x:1"},
		"a wrong set":      {strings.Replace(whole, `"y:2"`, `{"y": 2}`, 1), "x:1"},
		"a wrong game":     {strings.Replace(whole, `"e7e5"`, `5`, 1), "x:1"},
		"a wrong move":     {strings.Replace(whole, `"g1f3"`, `{}`, 1), "x:1"},
		"a wrong node":     {strings.Replace(whole, `17`, `-1`, 1), "x:1"},
		"a wrong tab":      {strings.Replace(whole, `"evaluation"`, `["evaluation"]`, 1), "x:1"},
		"a wrong filter":   {strings.Replace(whole, `"cut"`, `false`, 1), "x:1"},
		"no filter":        {strings.Replace(whole, `{"key": "cut", "text": "Nf3"}`, `"cut"`, 1), "x:1"},
		"a wrong thought":  {strings.Replace(whole, `"milliseconds": 12`, `"milliseconds": "12"`, 1), "x:1"},
		"no thought":       {strings.Replace(whole, `"thought": {`, `"thought": 9, "other": {`, 1), "x:1"},
		"a newer version":  {strings.Replace(whole, "{", `{"version": 99, `, 1), "x:1"},
		"another version":  {strings.Replace(whole, "{", `{"version": "two", `, 1), "x:1"},
	}
	for n := 1; n <= 80; n++ {
		cut := len(whole) * n / 81
		d := damage{whole[:cut], ""}
		if cut >= strings.Index(whole, `"x:1"`)+5 {
			d.holds = "x:1"
		}
		list[fmt.Sprintf("cut at %d", cut)] = d
	}
	for name, d := range list {
		path := filepath.Join(t.TempDir(), "drevo.json")
		aside := ".damaged-"
		if name == "a newer version" {
			aside = ".newer-"
		}
		write(t, path+aside+"1", "another")
		write(t, path, d.content)
		s, err := open(t, path)
		if err == nil || !strings.Contains(err.Error(), "drevo.json"+aside+"2") {
			t.Errorf("%s: said %v", name, err)
			continue
		}
		if got := s.Config().Weights["itep"]["a"]; got != d.holds {
			t.Errorf("%s: the set a is %q, want %q", name, got, d.holds)
		}
		s.Change(func(c *Config) { c.Toured = true })
		flush(t, s)
		kept, err := os.ReadFile(path + aside + "2")
		first, _ := os.ReadFile(path + aside + "1")
		if err != nil || string(kept) != d.content || string(first) != "another" {
			t.Errorf("%s: kept %.60q, %v", name, kept, err)
		}
		again, err := open(t, path)
		if err != nil || !again.Config().Toured || again.Config().Weights["itep"]["a"] != d.holds {
			t.Errorf("%s: at the next start %+v, %v", name, again.Config(), err)
		}
	}
	if len(list) < 60 {
		t.Errorf("%d damaged files", len(list))
	}
}

// TestWholeFiles are read without a word: what is only unusual, or unknown here, is no damage.
func TestWholeFiles(t *testing.T) {
	for name, content := range map[string]string{
		"as saved": whole, "a mark of byte order": "\ufeff" + whole, "unknown members": strings.Replace(whole, "{",
			`{"colour": [1, {"x": 2}], `, 1),
		"nothing": "{}", "space": "\n\n" + whole + "\n\n",
	} {
		path := filepath.Join(t.TempDir(), "drevo.json")
		write(t, path, content)
		s, err := open(t, path)
		if err != nil || strings.Contains(content, "x:1") && s.Config().Weights["itep"]["a"] != "x:1" {
			t.Errorf("%s: %+v, %v", name, s.Config(), err)
		}
		s.Change(func(c *Config) { c.Toured = true })
		flush(t, s)
		data, err := os.ReadFile(path)
		if err != nil || strings.Contains(content, "colour") && !strings.Contains(string(data), "colour") {
			t.Errorf("%s: saved %s, %v", name, data, err)
		}
		if list := names(t, path); len(list) != 1 {
			t.Errorf("%s: beside the file lies something else: %v", name, list)
		}
	}
}

func TestSizesAreBounded(t *testing.T) {
	for text, want := range map[string][2]float32{"30000": {mostWidth, mostHeight}, "1e9": {mostWidth, mostHeight},
		"1e30": {mostWidth, mostHeight}, "-5": {leastSide, leastSide}, "1": {leastSide, leastSide}, "0": {0, 0},
		"900": {900, 900}} {
		c, err := parse([]byte(`{"width": ` + text + `, "height": ` + text + `}`))
		if err != nil || c.Width != want[0] || c.Height != want[1] {
			t.Errorf("sides of %s are %v by %v, %v, want %v", text, c.Width, c.Height, err, want)
		}
	}
}

// TestTheTreeFromAboveIsBounded: a height that no window has would be the least height of this one,
// which ends the program at every start.
func TestTheTreeFromAboveIsBounded(t *testing.T) {
	for text, want := range map[string]float32{"1e38": mostIcicle, "5000": mostIcicle, "-5": 0, "0": 0, "120": 120} {
		if c, err := parse([]byte(`{"icicleHeight": ` + text + `}`)); err != nil || c.IcicleHeight != want {
			t.Errorf("a height of %s is %v, %v, want %v", text, c.IcicleHeight, err, want)
		}
	}
}

// TestBookmarksAreBounded: of a list without end, which would be walked through at every tree, the
// latest are taken.
func TestBookmarksAreBounded(t *testing.T) {
	many := strings.Repeat(`{"position": "a"},`, 100_000) + `{"position": "last"}`
	c, err := parse([]byte(`{"bookmarks": [` + many + `]}`))
	if n := len(c.Bookmarks); err != nil || n != MostBookmarks || c.Bookmarks[n-1].Position != "last" {
		t.Errorf("%d bookmarks, %v", n, err)
	}
}

// TestTwoInstances saves from two stores of one file: neither takes away what the other has
// changed.
func TestTwoInstances(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	write(t, path, whole)
	a, _ := open(t, path)
	b, _ := open(t, path)
	b.Change(func(c *Config) {
		c.Weights = map[string]map[string]string{"itep": {"a": "x:1", "new": "n:4"}, "botvinnik": {"c": "z:3"}}
		c.Recent, c.Tab = []string{"other"}, "other"
	})
	flush(t, b)
	a.Change(func(c *Config) { c.Theme = "light" })
	flush(t, a)
	for name, s := range map[string]*Store{"a": a, "b": b} {
		if name == "b" {
			s, _ = open(t, path)
		}
		c := s.Config()
		if c.Theme != "light" || !reflect.DeepEqual(c.Weights["itep"], map[string]string{"a": "x:1", "new": "n:4"}) ||
			c.Tab != "other" || len(c.Recent) != 1 {
			t.Errorf("%s has %+v", name, c)
		}
	}
	a.Change(func(c *Config) { c.Theme = "dark" })
	b.Change(func(c *Config) { c.Theme = "" })
	flush(t, a)
	flush(t, b)
	if again, _ := open(t, path); again.Config().Theme != "" || b.Config().Theme != "" {
		t.Errorf("the last change of the theme does not count: %q", again.Config().Theme)
	}
}

// TestTwoInstancesAddToLists: what either adds is there, and what either takes away is gone.
func TestTwoInstancesAddToLists(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	write(t, path,
		`{"collections": ["old.pgn", "gone.pgn"], "recent": ["old.pgn"], "play": {"level": "first", "start": "a FEN"}}`)
	a, _ := open(t, path)
	b, _ := open(t, path)
	a.Change(func(c *Config) {
		c.AddCollections([]string{"a.pgn"})
		c.AddRecent("a.pgn")
		c.Play.Level, c.Former.Play.Start = "second", ""
	})
	b.Change(func(c *Config) {
		c.AddCollections([]string{"b.pgn"})
		c.RemoveCollections([]string{"gone.pgn"})
		c.AddRecent("b.pgn")
		c.Play.Level, c.Play.Clock = "first", "5m"
	})
	flush(t, a)
	flush(t, b)
	flush(t, a)
	s, _ := open(t, path)
	c := s.Config()
	if !reflect.DeepEqual(c.Collections, []string{"old.pgn", "a.pgn", "b.pgn"}) || !reflect.DeepEqual(c.Recent,
		[]string{"b.pgn", "a.pgn", "old.pgn"}) {
		t.Errorf("the lists are %q and %q", c.Collections, c.Recent)
	}
	if c.Play.Level != "first" || c.Play.Clock != "5m" || c.Former.Play.Start != "" {
		t.Errorf("games are played as %+v, and there is %+v", c.Play, c.Former.Play)
	}
}

// TestManyInstances lets ten stores add sets at once; all are there in the end.
func TestManyInstances(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	write(t, path, whole)
	var group sync.WaitGroup
	for n := range 10 {
		group.Go(func() {
			s, _ := open(t, path)
			for i := range 5 {
				s.Change(func(c *Config) {
					c.EditWeights("itep", func(sets map[string]string) { sets[fmt.Sprintf("set %d-%d", n, i)] = "w:1" })
				})
				if err := s.Flush(); err != nil {
					t.Error(err)
				}
			}
		})
	}
	group.Wait()
	s, err := open(t, path)
	if sets := s.Config().Weights["itep"]; err != nil || len(sets) != 52 {
		t.Errorf("%d sets are left, %v", len(sets), err)
	}
}

// TestFailingSave is told at once, once, and again when it works; then everything is saved.
func TestFailingSave(t *testing.T) { synctest.Test(t, failingSave) }

func failingSave(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "settings")
	path := filepath.Join(folder, "drevo.json")
	write(t, folder, "a file where the folder should be")
	told := make(chan error, 10)
	if _, err := Open(path, func(err error) { told <- err }); err == nil {
		t.Fatal("a folder that is a file was read")
	}
	if err := os.Remove(folder); err != nil {
		t.Fatal(err)
	}
	s, err := Open(path, func(err error) { told <- err })
	if err != nil {
		t.Fatal(err)
	}
	write(t, folder, "again")
	s.Change(func(c *Config) { c.Theme = "dark" })
	select {
	case err := <-told:
		if err == nil {
			t.Error("a save that failed was told as one that works")
		}
	case <-time.After(needs.Patience):
		t.Fatal("a save that failed was not told")
	}
	if err := os.Remove(folder); err != nil {
		t.Fatal(err)
	}
	select {
	case err := <-told:
		if err != nil {
			t.Errorf("it failed again: %v", err)
		}
	case <-time.After(needs.Patience):
		t.Fatal("it was not tried again")
	}
	if again, err := open(t, path); err != nil || again.Config().Theme != "dark" {
		t.Errorf("saved %+v, %v", again.Config(), err)
	}
}

func TestSetAside(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	write(t, path, whole)
	s, err := open(t, path)
	if err != nil {
		t.Fatal(err)
	}
	said := s.SetAside(fmt.Errorf("the game has an illegal move"))
	if said == nil || !strings.Contains(said.Error(), "illegal move") || !strings.Contains(said.Error(), "damaged-1") {
		t.Errorf("said %v", said)
	}
	flush(t, s)
	kept, err := os.ReadFile(path + ".damaged-1")
	if again, _ := open(t, path); err != nil || string(kept) != whole || again.Config().Weights["itep"]["a"] != "x:1" {
		t.Errorf("kept %q, %v, saved %+v", kept, err, again.Config())
	}
}

// TestSetAsideBehindALink: the link stays, and the file that it names is kept.
func TestSetAsideBehindALink(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("symbolic links are others there")
	}
	folder := t.TempDir()
	path := filepath.Join(folder, "drevo.json")
	if err := os.Symlink("dotfiles.json", path); err != nil {
		t.Fatal(err)
	}
	write(t, path, whole[:200])
	if _, err := open(t, path); err == nil || !strings.Contains(err.Error(), "dotfiles.json.damaged-1") {
		t.Errorf("said %v", err)
	}
	if target, err := os.Readlink(path); err != nil || target != "dotfiles.json" {
		t.Errorf("the link is %q, %v", target, err)
	}
	if kept, err := os.ReadFile(filepath.Join(folder, "dotfiles.json.damaged-1")); err != nil ||
		string(kept) != whole[:200] {
		t.Errorf("kept %q, %v", kept, err)
	}
}

// TestNothingIsOverwrittenUnread: what can't be read and can't be moved is left alone.
func TestNothingIsOverwrittenUnread(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
	s, err := open(t, path)
	s.Change(func(c *Config) { c.Theme = "dark" })
	if err == nil || s.Flush() != nil {
		t.Errorf("said %v", err)
	}
	if info, err := os.Stat(path); err != nil || !info.IsDir() {
		t.Errorf("it was replaced: %v", err)
	}
}

// TestTheRestOfADamagedSearchIsTaken: a damaged member of what is kept of the last search, or of
// the filter, costs that member only.
func TestTheRestOfADamagedSearchIsTaken(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	write(t, path, strings.NewReplacer(`"milliseconds": 12`, `"milliseconds": []`, `"cut"`, "null", `"g1f3"`,
		"5").Replace(whole))
	s, err := open(t, path)
	if err == nil {
		t.Error("nothing is said")
	}
	want := journal.Thought{Programme: "itep", Options: map[string]string{"depth": "4"}, Root: []string{"e2e4"},
		Nodes: 400}
	if c, f := s.Config(), s.Config().Former; !reflect.DeepEqual(f.Thought, want) || c.Filter != (Filter{Text: "Nf3"}) ||
		!reflect.DeepEqual(f.Looked, []string{"d7d5"}) || f.Node != 17 {
		t.Errorf("taken were %+v, %+v", c.Filter, f)
	}
}

// saving is the variable by which this test binary saves to the settings that it names until it is killed.
const saving = "DREVO_TEST_SAVES"

func TestMain(m *testing.M) {
	if path := os.Getenv(saving); path != "" {
		s, err := Open(path, func(error) {})
		for i := 0; err == nil; i++ {
			s.Change(func(c *Config) {
				c.EditWeights("itep", func(sets map[string]string) { sets[fmt.Sprintf("%s-%d", os.Args[1], i)] = "w:1" })
			})
			if err = s.Flush(); err == nil {
				fmt.Println(i)
			}
		}
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// TestKilledInstances kills two instances of one file while they save, again and again: the file is whole, and the
// last that either has saved is in it.
func TestKilledInstances(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	for round := range 5 {
		var said [2]bytes.Buffer
		var running [2]*exec.Cmd
		for i := range running {
			running[i] = exec.Command(os.Args[0], fmt.Sprintf("%d.%d", round, i))
			running[i].Env = append(os.Environ(), saving+"="+path)
			running[i].Stdout = &said[i]
			if err := running[i].Start(); err != nil {
				t.Fatal(err)
			}
		}
		time.Sleep(time.Duration(100+37*round) * time.Millisecond)
		for _, c := range running {
			if err := c.Process.Kill(); err != nil {
				t.Fatal(err)
			}
			_ = c.Wait() // it was killed
		}
		s, err := open(t, path)
		if err != nil {
			t.Fatal(err)
		}
		for i := range said {
			saved := strings.Fields(said[i].String())
			if len(saved) == 0 {
				continue
			}
			last := fmt.Sprintf("%d.%d-%s", round, i, saved[len(saved)-1])
			if sets := s.Config().Weights["itep"]; sets[last] == "" {
				t.Errorf("round %d: %s was saved; there are %v", round, last, sets)
			}
		}
	}
}
