package library

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"drevo/engine/game"
)

// good is a game of three half-moves.
const good = "[Event \"x\"]\n[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n"

// TestBadPGN lists what people have, as a file and as a text: how many half-moves each game has, -1 for
// one that can't be read whole.
func TestBadPGN(t *testing.T) {
	for _, c := range []struct {
		name, text string
		plies      []int
	}{
		{"escape lines", "% a line with [Event \"q\"]\n" + good + "%another\n" + good, []int{3, 3}},
		{"null moves", "[Event \"x\"]\n\n1. e4 -- 2. d4 Z0 *\n\n" + good, []int{4, 3}},
		{"castling with noughts", "1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.0-0 Nf6 *\n", []int{8}},
		{"glyphs as words", "[Event \"x\"]\n\n1. e4 +- e5 ± 2. Nf3 ½-½\n\n" + good, []int{3, 3}},
		{"novelty and diagram", "1. e4 N e5 D 2. Nf3 $146 *\n", []int{3}},
		{"joined files", "\ufeff" + good + "\ufeff" + good, []int{3, 3}},
		{"quotes in a tag", "[White \"A \\\"B\\\" ] C\"]\n\n1. e4 *\n\n" + good, []int{1, 3}},
		{"moves behind a result", "[Event \"x\"]\n\n1. e4 1-0 2. d4 d5\n\n" + good, []int{1, -1, 3}},
		{"a comment behind a result", "[Event \"x\"]\n\n1. e4 1-0 {good}\n\n" + good, []int{1, 3}},
		{"a NUL between games", good + "\x00\n" + good, []int{3, 3}},
		{"a NUL among moves", "[Event \"x\"]\n\n1. e4 \x00 e5 *\n\n" + good, []int{-1, 3}},
		{"CR and a comment to the end of the line", strings.ReplaceAll("[Event \"x\"]\n\n1. e4 ; com\ne5 2. Nf3 *\n\n"+good,
			"\n", "\r"), []int{3, 3}},
		{"EPD with counters", "k7/8/8/8/8/8/8/K6R w - - hmvc 8; fmvn 9; id \"a\";\nk7/8/8/8/8/8/8/K7 b - - id \"b\";\n",
			[]int{0, 0}},
		{"SetUp 0", "[SetUp \"0\"]\n[FEN \"k7/8/8/8/8/8/8/K6R w - - 0 1\"]\n\n1. e4 *\n", []int{1}},
		{"a variant", "[Event \"x\"]\n[Variant \"Atomic\"]\n\n1. e4 *\n\n" + good, []int{-1, 3}},
		{"nothing but a comment", "{ hello }", nil},
	} {
		path := filepath.Join(t.TempDir(), "f.pgn")
		if err := os.WriteFile(path, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		file := New(path)
		if err := file.Scan(func(float64, int) bool { return true }); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		for way, list := range map[string]*Collection{"file": file, "text": FromText("pasted", c.text)} {
			if got := plies(list); !slices.Equal(got, c.plies) {
				t.Errorf("%s as a %s: half-moves %v, want %v", c.name, way, got, c.plies)
			}
		}
	}
}

// plies is how many half-moves each game has, -1 for one that can't be read whole.
func plies(c *Collection) (list []int) {
	for at := range c.Len() {
		g, err := c.Game(at)
		if err != nil {
			list = append(list, -1)
			continue
		}
		list = append(list, len(g.Mainline()))
	}
	return list
}

// TestNothingIsLost saves each game that comes with the program and reads it again.
func TestNothingIsLost(t *testing.T) {
	for _, c := range Builtin() {
		for at := range c.Len() {
			before, err := c.Game(at)
			if err != nil {
				t.Errorf("%s: %v", c.Name, err)
				continue
			}
			after, err := game.Parse(before.String())
			if err != nil || after.String() != before.String() || after.Start != before.Start {
				t.Errorf("%s, game %d is not the same when it is read again: %v", c.Name, at+1, err)
			}
			for _, tag := range before.Tags { // of the seven an empty one is written as the standard's "?"
				if tag.Name != "FEN" && tag.Value != "" && after.Tags.Get(tag.Name) != tag.Value {
					t.Errorf("%s, game %d: the tag %s is %q", c.Name, at+1, tag.Name, after.Tags.Get(tag.Name))
				}
			}
		}
	}
}

// TestFilesThatGo: a folder, a file that is not there, one that goes after it was listed, one that gets
// other contents.
func TestFilesThatGo(t *testing.T) {
	folder := t.TempDir()
	for _, path := range []string{folder, filepath.Join(folder, "none.pgn")} {
		if c := New(path); c.Scan(func(float64, int) bool { return true }) == nil || c.Len() != 0 {
			t.Errorf("%s was listed", path)
		}
	}
	path := filepath.Join(folder, "f.pgn")
	write := func(text string) {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(good + good)
	c := New(path)
	if err := c.Scan(func(float64, int) bool { return true }); err != nil || c.Len() != 2 {
		t.Fatal(c.Len(), err)
	}
	write(good + good + good)
	if _, err := c.Game(1); err != nil {
		t.Errorf("something was added at the end: %v", err)
	}
	write("[White \"B\"]\n\n1. d4 *\n")
	if _, err := c.Game(0); err == nil || !strings.Contains(err.Error(), "has changed") {
		t.Errorf("a game of a file that was written anew: %v", err)
	}
	if _, err := c.Game(1); err == nil || !strings.Contains(err.Error(), "has changed") {
		t.Errorf("a game that the file has no more: %v", err)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Game(0); err == nil {
		t.Error("a game of a file that is gone was read")
	}
}

// TestPipe is read once, and its games are there afterwards.
func TestPipe(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("pipes have no paths there")
	}
	from, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	if _, err := to.WriteString(good + good); err != nil {
		t.Fatal(err)
	}
	if err := to.Close(); err != nil {
		t.Fatal(err)
	}
	c := New(fmt.Sprintf("/dev/fd/%d", from.Fd()))
	if err := c.Scan(func(float64, int) bool { return true }); err != nil || !slices.Equal(plies(c), []int{3, 3}) {
		t.Errorf("%v, %v", plies(c), err)
	}
}
