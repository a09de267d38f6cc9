package command_test

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"drevo/app/command"
	"drevo/internal/needs"
)

// TestBookFromGames makes a Polyglot book of games and looks into it.
func TestBookFromGames(t *testing.T) {
	needs.OneGoroutine(t)
	dir := t.TempDir()
	games, made := filepath.Join(dir, "games.pgn"), filepath.Join(dir, "made.bin")
	text := "1. d4 d5 1-0 1. d4 Nf6 0-1 1. d4 d5 1/2-1/2 1. e4 xx 1-0 1. e4 e5 *"
	if err := os.WriteFile(games, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	code, out, said := run("book", "-book", games)
	if code != command.Failed || !strings.Contains(out, "3 games  +1 =1 -1  A40 Queen's Pawn Game") ||
		!strings.Contains(said, "left out 1 game (games.pgn, line 1, column") {
		t.Errorf("code %d\n%s%s", code, out, said)
	}
	if code, out, _ := run("book", "-book", games, "-out", made); code != command.Failed || !strings.Contains(out,
		"2 entries") {
		t.Errorf("making a book: code %d, %s", code, out)
	}
	var moves []struct {
		Move   string
		Weight int
	}
	runJSON(t, &moves, "book", "-book", made, "-json")
	if len(moves) != 1 || moves[0].Move != "d4" || moves[0].Weight != 3 {
		t.Errorf("the made book has %v", moves)
	}
}

// TestCountsOfNone are written: that nobody won is known of games, and not of a book without them.
func TestCountsOfNone(t *testing.T) {
	needs.OneGoroutine(t)
	games := filepath.Join(t.TempDir(), "games.pgn")
	if err := os.WriteFile(games, []byte("1. d4 d5 1-0 1. d4 Nf6 1-0"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, out, _ := run("book", "-book", games, "-json")
	_, lines, _ := run("book", "-json")
	if !strings.Contains(out, `"draws": 0`) || !strings.Contains(out, `"blackWins": 0`) || strings.Contains(lines,
		"Wins") {
		t.Errorf("of games it says %s, of a book of lines %s", out, lines)
	}
}

func TestBookRefuses(t *testing.T) {
	dir := t.TempDir()
	bin := filepath.Join(dir, "a.bin")
	if err := os.WriteFile(bin, []byte("not a book"), 0o600); err != nil {
		t.Fatal(err)
	}
	if runtime.GOOS == "windows" {
		t.Skip("there is no /dev/zero")
	}
	endless := filepath.Join(dir, "endless.bin")
	if err := os.Symlink("/dev/zero", endless); err != nil {
		t.Fatal(err)
	}
	for want, args := range map[string][]string{
		"no whole number of entries": {"-book", bin},
		"only a book of lines":       {"-book", "../library/data/itep_games.pgn", "-out", filepath.Join(dir, "x.txt")},
		"left out":                   {"-book", "../../go.mod"},
		"whole numbers from 1":       {"-plies", "0"},
		"is no file":                 {"-book", endless},
	} {
		code, _, said := run(append([]string{"book"}, args...)...)
		if code != command.Wrong || !strings.Contains(said, want) || strings.Count(said, "\n") != 1 {
			t.Errorf("%v: code %d, %s", args, code, said)
		}
	}
	for _, name := range []string{"absent.bin", "absent.pgn", "absent.txt"} {
		if code, _, said := run("book", "-book", filepath.Join(dir, name)); code != command.Failed || !strings.Contains(said,
			"no such file") {
			t.Errorf("%s: code %d, %s", name, code, said)
		}
	}
	folder := filepath.Join(dir, "folder.pgn")
	if err := os.Mkdir(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	if code, _, said := run("book", "-book", folder, "-out", filepath.Join(dir, "y.bin")); code != command.Wrong ||
		!strings.Contains(said, "is no file") {
		t.Errorf("a folder: code %d, %s", code, said)
	}
	if _, err := os.Stat(filepath.Join(dir, "x.txt")); err == nil {
		t.Error("a refused book was written")
	}
}

// TestBookOfTheProgram writes the default book in both formats.
func TestBookOfTheProgram(t *testing.T) {
	for name, want := range map[string]string{"a.txt": " 1. d2d4\n", "a.bin": ""} {
		path := filepath.Join(t.TempDir(), name)
		code, out, said := run("book", "-out", path)
		data, err := os.ReadFile(path)
		if code != command.Done || err != nil || !strings.Contains(string(data), want) || !strings.Contains(out, " entries") {
			t.Errorf("%s: code %d, %s, %s, %v", name, code, out, said, err)
		}
	}
}
