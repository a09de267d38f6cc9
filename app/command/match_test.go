package command_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/command"
	"drevo/engine/game"
)

// TestMatch plays a pair of games, writes them, and prints a score that adds up; played again it is
// the same.
func TestMatch(t *testing.T) {
	file := filepath.Join(t.TempDir(), "games.pgn")
	args := []string{"match", "-programmes", "paulchess/Simple1 in 1.0,itep", "-games", "1", "-nodes", "60", "-resign", "1", "-set1", "tableSize=1", "-json"}
	var result struct {
		First               string
		Games               int
		Wins, Draws, Losses int
		Limit               string
	}
	runJSON(t, &result, append(args, "-out", file)...)
	if result.Games != 2 || result.Wins+result.Draws+result.Losses != 2 || result.First != "PaulChess Simple1 in 1.0 tableSize=1" || result.Limit != "60 nodes a move" {
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

// TestMatchRefuses what it can't read.
func TestMatchRefuses(t *testing.T) {
	for _, args := range [][]string{
		{"-programmes", "itep"}, {"-programmes", "itep,nobody"}, {"-programmes", "itep/none,itep"}, {"-games", "0"}, {"-clock", "soon"},
		{"-sprt", "5,0"}, {"-openings", "nowhere.pgn"}, {"-movetime", "-1s"}, {"-margin", "-1s"}, {"-set", "level=3.1"}, {"-concurrency", "0"},
	} {
		if code, _, err := run(append([]string{"match"}, args...)...); code != command.Wrong || strings.Count(err, "\n") != 1 {
			t.Errorf("%v: exit code %d, %q", args, code, err)
		}
	}
}
