package workbench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/engine/match"
)

// TestMoveNow ends a long thought in the window, and its move is played.
func TestMoveNow(t *testing.T) {
	b := start(t, quickGame(func(c *config.Config) { c.Play.Level = "3 min a move" }))
	b.room.TakeBack()
	if !strings.Contains(b.message(), "no move to take back") {
		t.Errorf("taking back without a game: %q", b.message())
	}
	b.room.Begin(false)
	b.room.TakeBack()
	b.play("e4")
	b.until("the thought", b.room.Table.MoveNow)
	b.reply(2)
	if len(b.Session.Game.Moves()) != 2 {
		t.Errorf("the window shows %s", b.moves())
	}
}

// TestEnginesThatAreNone: a path that is not there, a directory, a program that is no engine, one that
// says nothing: each is told in words, and the next game can be played.
func TestEnginesThatAreNone(t *testing.T) {
	dir := t.TempDir()
	rubbish := filepath.Join(dir, "rubbish")
	if err := os.WriteFile(rubbish, []byte("no program"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{filepath.Join(dir, "none"), dir, rubbish, "/bin/false", "/bin/true"} {
		b := start(t, quickGame(func(c *config.Config) {
			c.Engines = []config.Engine{{Name: "Bad", Path: path}}
			c.Play.Black = "engine:Bad"
		}))
		b.room.Begin(false)
		b.until("the fault of "+path, func() bool { return b.room.Table.Fault() != nil || b.room.Table.Ending().Over() })
		if b.room.Table.Running() || !strings.Contains(b.message(), "The game can't go on") {
			t.Errorf("%s: the bar says %q", path, b.message())
		}
		b.room.StartContest()
		b.Settings().Change(func(c *config.Config) { c.Play.White = "paulchess"; c.Play.Games = 2 })
		b.room.StartContest()
		b.until("the end of a match with "+path, func() bool { return !b.room.Contest.Running() })
		if b.room.Contest.Fault() == nil {
			t.Errorf("%s: a match with it has no fault: %s", path, b.room.Contest.Score())
		}
		b.Settings().Change(func(c *config.Config) { c.Play.White, c.Play.Black = "you", "paulchess" })
		b.room.Begin(false)
		b.play("e4")
		b.reply(2)
	}
}

// TestAMatchThatIsEndedKeepsItsGames, and has no fault.
func TestAMatchThatIsEndedKeepsItsGames(t *testing.T) {
	b := start(t, quickGame(func(c *config.Config) {
		c.Play.White, c.Play.Black, c.Play.Games, c.Play.Level = "paulchess", "itep", 100, "100 positions"
	}))
	b.room.StartContest()
	b.until("a game", func() bool { return b.room.Contest.Score().Games() > 0 })
	b.room.Contest.Stop()
	played := b.room.Contest.Score().Games()
	if pgn := b.room.Contest.PGN(); b.room.Contest.Running() || strings.Count(pgn, "[Result \"") != played {
		t.Errorf("of %d games are written\n%s", played, pgn)
	}
	// An engine that says nothing is still being started when the match is ended.
	b.Settings().Change(func(c *config.Config) {
		c.Engines, c.Play.Black = []config.Engine{{Name: "Silent", Path: "/bin/sleep", Args: []string{"60"}}}, "engine:Silent"
	})
	b.room.StartContest()
	b.room.Contest.Stop()
	over := b.room.Contest.OnChange
	ended := false
	b.room.Contest.OnChange = func() { ended = true; over() }
	b.until("the end", func() bool { return ended })
	if err := b.room.Contest.Fault(); err != nil {
		t.Errorf("a match that was ended has the fault %v", err)
	}
}

// TestChangesWhileTheProgrammeThinks: programme, options, another search, resigning.
func TestChangesWhileTheProgrammeThinks(t *testing.T) {
	b := start(t, quickGame(func(c *config.Config) { c.Play.Level = "3 min a move" }))
	b.room.Begin(false)
	b.play("e4")
	b.until("the thought", b.room.Table.Thinks)
	if err := b.room.Table.Answer(match.Answer{Resign: true}); err == nil {
		t.Error("resigned out of turn")
	}
	b.Think() // another search beside it
	b.until("the move", b.room.Table.MoveNow)
	b.reply(2)
	b.play("d4")
	b.room.TakeBack() // in the middle of the programme's thought
	b.until("the turn", b.room.Table.Waits)
	if n := len(b.room.Table.Situation().Moves); n != 2 && n != 0 {
		t.Errorf("after taking back in a thought there are %d moves", n)
	}
}
