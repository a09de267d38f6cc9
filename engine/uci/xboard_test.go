//go:build linux

package uci_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"drevo/engine/game"
	"drevo/internal/needs"
	"drevo/internal/xtest"
)

// TestWholeGamesInXBoard lets two programmes play in Debian's XBoard, which speaks to them through
// polyglot: its rules and its clocks find no fault with them.
func TestWholeGamesInXBoard(t *testing.T) {
	if os.Getenv(envGames) == "" {
		needs.Long(t)
	}
	t.Setenv("PATH", os.Getenv("PATH")+":/usr/games")
	needs.Program(t, "xboard")
	needs.Program(t, "polyglot")
	games, clock, moves := 2, "0:02", "20"
	if n, err := strconv.Atoi(os.Getenv(envGames)); err == nil {
		games, clock, moves = n, "0:06", "0"
	}
	dir := t.TempDir()
	pairs := [][2]string{{"paulchess", "kaissa"}}
	if games > 2 {
		pairs = [][2]string{{"paulchess", "kaissa"}, {"itep", "botvinnik"}, {"kaissa", "itep"}, {"botvinnik", "paulchess"},
			{"paulchess-modern", "kaissa"}}
	}
	played := 0
	for i, pair := range pairs {
		pgn := filepath.Join(dir, fmt.Sprintf("games%d.pgn", i))
		inXBoard(t, pair, games/len(pairs), clock, moves, pgn)
		played += judge(t, pgn)
	}
	if played != games/len(pairs)*len(pairs) {
		t.Errorf("%d games were written, of %d", played, games)
	}
	t.Logf("%d games", played)
}

// inXBoard plays a match in a window of XBoard that nobody sees; after so many moves, unless 0, a game
// is drawn.
func inXBoard(t *testing.T, pair [2]string, games int, clock, moves, pgn string) {
	t.Helper()
	screen := xtest.NewScreen(t, 1024, 768)
	most := time.Duration(games) * 30 * time.Second
	cmd := exec.Command("timeout", "-k", "1", fmt.Sprint(most.Seconds()), "xboard",
		"-fcp", script(t, pair[0]), "-fd", t.TempDir(), "-fUCI", "-scp", script(t, pair[1]), "-sd", t.TempDir(), "-sUCI",
		"-mg", fmt.Sprint(games), "-tc", clock, "-inc", "0.05", "-adjudicateDrawMoves", moves, "-sgf", pgn, "-matchPause",
		"300", "-xexit", "-xpopup", "-ringBellAfterMoves", "false", "-mode", "TwoMachines")
	cmd.Env = append(os.Environ(), "DISPLAY="+screen.Display(), "HOME="+t.TempDir(), "LANG=C.UTF-8")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Logf("xboard: %v\n%s", err, lastLines(string(out), 5))
	}
}

// faults are what XBoard says of a game that did not end on the board.
var faults = regexp.MustCompile(`(?i)forfeit|illegal|flag|disconnect|exited|died|aborted`)

// judge reads the games that XBoard has written, and returns how many there are.
func judge(t *testing.T, path string) (games int) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	scanner := game.NewScanner(strings.NewReader(string(text)))
	for scanner.Scan() {
		g, err := scanner.Game()
		if err != nil {
			t.Errorf("a game can't be read: %v\n%s", err, scanner.Text())
			continue
		}
		games++
		if fault := faults.FindString(scanner.Text()); fault != "" || g.Result == game.Unknown || len(g.Mainline()) < 8 {
			t.Errorf("a game has ended otherwise than on the board (%q):\n%s", fault, scanner.Text())
		}
	}
	return games
}

func lastLines(text string, n int) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return strings.Join(lines[max(len(lines)-n, 0):], "\n")
}
