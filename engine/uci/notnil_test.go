package uci_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/notnil/chess"
	driver "github.com/notnil/chess/uci"

	"drevo/internal/needs"
)

// envGames is how many games are played in XBoard, and through notnil/chess ("make xboard-games"); else two,
// which XBoard calls drawn after 20 moves, for with its own pauses a move takes a tenth of a second, and one.
const envGames = "DREVO_XBOARD_GAMES"

// TestGamesThroughAnotherDriver: programmes play games as engines of notnil/chess, whose rules judge them:
// one of thirty moves, or with DREVO_XBOARD_GAMES as many whole ones ("make xboard-games").
func TestGamesThroughAnotherDriver(t *testing.T) {
	games, plies := 1, 60
	if n, err := strconv.Atoi(os.Getenv(envGames)); err == nil {
		games, plies = n, 600
	}
	ids := []string{"kaissa", "paulchess", "itep", "paulchess-modern", "botvinnik"}
	ends := map[string]int{}
	for n := range games {
		pair := [2]string{ids[n%5], ids[(n+1+n/5%4)%5]}
		g := throughDriver(t, pair, plies, n)
		ends[fmt.Sprintf("%s %s", g.Outcome(), g.Method())]++
		if t.Failed() {
			t.Fatalf("%s - %s: %s", pair[0], pair[1], g)
		}
	}
	t.Logf("%d games: %v", games, ends)
}

// throughDriver plays a game, the number n of many, to its end, to a draw that may be claimed, or so many
// half-moves. The first four half-moves are chosen by n, so that games differ.
func throughDriver(t *testing.T, ids [2]string, plies, n int) *chess.Game {
	t.Helper()
	// Both scripts are written before an engine starts: one that is started while the other's script is
	// open for writing keeps it busy, and the driver does not say that it could not start.
	first, second := script(t, ids[0]), script(t, ids[1])
	players := [2]*driver.Engine{launch(t, first), launch(t, second)}
	for i, p := range players {
		if err := p.Run(driver.CmdUCI, driver.CmdIsReady, driver.CmdUCINewGame, driver.CmdIsReady); err != nil {
			t.Fatal(err)
		}
		defer p.Close()
		id, _, _ := strings.Cut(ids[i], "-")
		if name := p.ID()["name"]; !strings.HasPrefix(strings.ToLower(name), "drevo "+id) {
			t.Errorf("the player of %s is %q", ids[i], name)
		}
	}
	game, told, thought := chess.NewGame(), 0, 0
	for len(game.Moves()) < plies && game.Outcome() == chess.NoOutcome && len(game.EligibleDraws()) < 2 {
		if made := len(game.Moves()); n > 0 && made < 4 {
			legal := game.ValidMoves()
			if err := game.Move(legal[n*(7+made)%len(legal)]); err != nil {
				t.Fatal(err)
			}
			continue
		}
		p := players[len(game.Moves())%2]
		began := time.Now()
		if err := p.Run(driver.CmdPosition{Position: game.Position()}, driver.CmdGo{MoveTime: 15 * time.Millisecond}); err !=
			nil {
			t.Fatal(err)
		}
		if took := time.Since(began); took > needs.Patience {
			t.Errorf("a move of 15 ms took %v", took)
		}
		results := p.SearchResults()
		if err := game.Move(results.BestMove); err != nil {
			t.Fatalf("after %s: %v", game, err)
		}
		if thought++; results.Info.Nodes > 0 && len(results.Info.PV) > 0 {
			told++ // a slow machine may stop a search before it has a line
		}
	}
	if told < thought/2 {
		t.Errorf("%d of %d moves came with nodes and a line", told, thought)
	}
	return game
}

// script writes a script that runs the test binary as the engine of a programme, or of a preset of it.
func script(t testing.TB, id string) (path string) {
	t.Helper()
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	path = filepath.Join(t.TempDir(), id)
	text := fmt.Sprintf("#!/bin/sh\n%s=%s exec '%s'\n", envServe, id, binary)
	if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	return path
}

// launch starts an engine.
func launch(t *testing.T, path string) *driver.Engine {
	t.Helper()
	e, err := driver.New(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	return e
}
