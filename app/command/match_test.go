package command_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/command"
	"drevo/engine/game"
	"drevo/internal/needs"
)

// TestMatch plays a pair of games, writes them, and prints a score that adds up; played again it is
// the same.
func TestMatch(t *testing.T) {
	file := filepath.Join(t.TempDir(), "games.pgn")
	args := []string{"match", "-programmes", "paulchess/Simple1 in 1.0,itep", "-games", "1", "-nodes", "60", "-resign",
		"1", "-set1", "tableSize=1", "-json"}
	var result struct {
		First               string
		Games               int
		Wins, Draws, Losses int
		Limit               string
	}
	runJSON(t, &result, append(args, "-out", file)...)
	if result.Games != 2 || result.Wins+result.Draws+result.Losses != 2 || result.First != "PaulChess Simple1 in 1.0 "+
		"tableSize=1" || result.Limit != "60 nodes a move" {
		t.Errorf("%+v", result)
	}
	text, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer text.Close()
	scanner, games := game.NewScanner(text), 0
	for scanner.Scan() {
		if g, err := scanner.Game(); err != nil || len(g.Mainline()) < 9 || g.Result == game.Unknown {
			t.Errorf("game %d: %v", games+1, err)
		}
		games++
	}
	if games != 2 {
		t.Errorf("%d games in the file", games)
	}
	_, first, _ := run(args...)
	if _, second, _ := run(args...); second != first {
		t.Errorf("%s\nand the second time\n%s", first, second)
	}
}

// TestMatchAgainstAnEngine: an engine from elsewhere plays under its name or path, and one that can't is
// told in a line.
func TestMatchAgainstAnEngine(t *testing.T) {
	t.Setenv("PATH", os.Getenv("PATH")+":/usr/games")
	needs.Program(t, "stockfish")
	var result struct {
		Second        string
		Games, Losses int
	}
	runJSON(t, &result, "match", "-programmes", "itep,stockfish", "-games", "2", "-nodes", "50", "-set2", "Hash=1",
		"-json")
	if result.Second != "Stockfish Hash=1" || result.Games != 2 || result.Losses != 2 {
		t.Errorf("%+v", result)
	}
	for _, name := range []string{"nobody", "/no/such/engine", "/etc/passwd"} {
		if code, _, err := run("match", "-programmes", "itep,"+name); code != command.Wrong || !strings.Contains(err,
			"no engine") || strings.Count(err, "\n") != 1 {
			t.Errorf("%s: exit code %d, %q", name, code, err)
		}
	}
}

// TestGamesAreAddedWhole: to a file that was left in the middle of a game others are added, and one that
// can't be written is told while the match goes on.
func TestGamesAreAddedWhole(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.pgn")
	if err := os.WriteFile(path, []byte("[Event \"cut off\"]\n\n1. e4 e5 2. Nf"), 0o600); err != nil {
		t.Fatal(err)
	}
	args := []string{"match", "-programmes", "itep,kaissa", "-games", "2", "-nodes", "20", "-resign", "1", "-out"}
	if code, _, err := run(append(args, path)...); code != command.Done {
		t.Fatal(code, err)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	scanner, whole := game.NewScanner(strings.NewReader(string(text))), 0
	for scanner.Scan() {
		if _, err := scanner.Game(); err == nil {
			whole++
		}
	}
	if whole != 2 {
		t.Errorf("%d games can be read of\n%s", whole, text)
	}
	if _, err := os.Stat("/dev/full"); err != nil {
		return
	}
	code, out, said := run(append(args, "/dev/full")...)
	if code == command.Done || !strings.Contains(said, "no longer written") || !strings.Contains(out, "of 2") {
		t.Errorf("a full disk: %d, %q, %q", code, out, said)
	}
}

// TestMatchRefuses what it can't read.
func TestMatchRefuses(t *testing.T) {
	for _, args := range [][]string{
		{"-programmes", "itep"}, {"-programmes", "itep,nobody"}, {"-programmes", "itep/none,itep"}, {"-games", "0"},
		{"-clock", "soon"},
		{"-sprt", "5,0"}, {"-openings", "nowhere.pgn"}, {"-movetime", "-1s"}, {"-margin", "-1s"}, {"-set", "level=3.1"},
		{"-concurrency", "0"},
	} {
		if code, _, err := run(append([]string{"match"}, args...)...); code != command.Wrong || strings.Count(err,
			"\n") != 1 {
			t.Errorf("%v: exit code %d, %q", args, code, err)
		}
	}
}

// TestOpeningsWithABadLine: the line is named, the match is played from the others.
func TestOpeningsWithABadLine(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mine.epd")
	text := "8/8/8/8/8/2k5/3p4/3K4 w - -\nrubbish\n8/8/8/8/8/2k5/3p4/3K4 b - -\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	code, out, said := run("match", "-programmes", "itep,kaissa", "-games", "2", "-nodes", "20", "-openings", file)
	if code != command.Done || !strings.Contains(said, "left out of the openings: line 2: ") ||
		!strings.Contains(out, "of 2") {
		t.Errorf("exit code %d, %q\n%s", code, said, out)
	}
}
