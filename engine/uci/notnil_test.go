package uci_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/notnil/chess"
	driver "github.com/notnil/chess/uci"
)

// TestAGameThroughAnotherDriver: two programmes play a game as engines of notnil/chess, whose rules
// judge it.
func TestAGameThroughAnotherDriver(t *testing.T) {
	// Both scripts are written before an engine starts: one that is started while the other's script is
	// open for writing keeps it busy, and the driver does not say that it could not start.
	first, second := script(t, "kaissa"), script(t, "paulchess")
	players := [2]*driver.Engine{launch(t, first), launch(t, second)}
	for _, p := range players {
		if err := p.Run(driver.CmdUCI, driver.CmdIsReady, driver.CmdUCINewGame, driver.CmdIsReady); err != nil {
			t.Fatal(err)
		}
	}
	if name := players[0].ID()["name"]; name != "Drevo Kaissa (1972-90)" {
		t.Errorf("the first player is %q", name)
	}
	if o := players[1].Options()["nullMove"]; o.Type != driver.OptionCheck || o.Default != "true" {
		t.Errorf("its option nullMove is %+v", o)
	}
	game, told := chess.NewGame(), 0
	for n := 0; n < 60 && game.Outcome() == chess.NoOutcome; n++ {
		p := players[n%2]
		if err := p.Run(driver.CmdPosition{Position: game.Position()}, driver.CmdGo{MoveTime: 15 * time.Millisecond}); err != nil {
			t.Fatal(err)
		}
		results := p.SearchResults()
		if err := game.Move(results.BestMove); err != nil {
			t.Fatalf("after %s: %v", game, err)
		}
		if results.Info.Nodes > 0 && len(results.Info.PV) > 0 {
			told++ // a slow machine may stop a search before it has a line
		}
	}
	if told < len(game.Moves())/2 {
		t.Errorf("%d of %d moves came with nodes and a line", told, len(game.Moves()))
	}
}

// script writes a script that runs the test binary as a programme's engine.
func script(t *testing.T, id string) (path string) {
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
