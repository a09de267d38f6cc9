package session_test

import (
	"strings"
	"testing"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/game"
)

// opened is a game of a text.
func opened(t testing.TB, text string) *session.Game {
	t.Helper()
	g, err := game.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return session.Open(g)
}

// last is the move of the place, in words.
func last(g *session.Game) string {
	before := g.Before()
	if g.LastMove() == board.NoMove {
		return "start"
	}
	return before.SAN(g.LastMove())
}

func TestWalkingVariations(t *testing.T) {
	g := opened(t, "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5)) (1... e6) 2. d4 *")
	for _, step := range []struct {
		name  string
		do    func() bool
		moved bool
		at    string
	}{
		{"forward", g.Forward, true, "e4"},
		{"in", g.Enter, true, "c5"},
		{"the next", func() bool { return g.Sibling(1) }, true, "e6"},
		{"no next", func() bool { return g.Sibling(1) }, false, "e6"},
		{"before", func() bool { return g.Sibling(-1) }, true, "c5"},
		{"in again", g.Enter, true, "c3"},
		{"forward again", g.Forward, true, "d5"},
		{"nothing to go into", g.Enter, false, "d5"},
		{"out", g.Leave, true, "Nf3"},
		{"out again", g.Leave, true, "e5"},
		{"on the main line", g.Leave, false, "e5"},
		{"to the end", func() bool { g.End(); return true }, true, "d4"},
	} {
		if moved := step.do(); moved != step.moved || last(g) != step.at {
			t.Errorf("%s: moved %v, at %s", step.name, moved, last(g))
		}
	}
}

// TestEditing: each change makes another record, and the one before stays what it was.
func TestEditing(t *testing.T) {
	g := opened(t, "1. e4 e5 (1... c5 2. Nf3) 2. d4 *")
	before := g.Clone()
	pgn := before.PGN()
	g.Forward()
	g.Enter()
	if g.PromoteVariation(); len(g.Mainline()) != 3 || last(g) != "c5" {
		t.Errorf("promoted: %s", g.PGN())
	}
	if !g.Delete() || last(g) != "e4" || len(g.Mainline()) != 3 {
		t.Errorf("deleted: %s", g.PGN())
	}
	if !g.DeleteRest() || len(g.Mainline()) != 1 {
		t.Errorf("deleted the rest: %s", g.PGN())
	}
	if before.PGN() != pgn || before.Equal(g) {
		t.Errorf("the game before has become %s", before.PGN())
	}
}

// TestInsert adds a line beside the game, with its value where it ends to be judged.
func TestInsert(t *testing.T) {
	g := opened(t, "1. e4 e5 2. d4 *")
	g.Forward()
	to := moves(t, g.Start(), "e4", "c5")
	line := moves(t, g.Start(), "e4", "c5", "Nf3")[2:]
	for range 2 {
		g.Insert(to, line, "0.20", "ITEP 4: = 0.2 points")
	}
	if want := "1. e4 e5 (1... c5 {[%eval 0.20] ITEP 4: = 0.2 points} 2. " +
		"Nf3) 2. d4 *"; !strings.Contains(strings.ReplaceAll(g.PGN(), "\n", " "), want) || last(g) != "e4" {
		t.Errorf("%s at %s", g.PGN(), last(g))
	}
}

// TestInsertingWhatIsLookedAt: a position that was only looked at in a tree is one of the game once its move
// was inserted.
func TestInsertingWhatIsLookedAt(t *testing.T) {
	g := session.NewGame(board.Start())
	start := board.Start()
	e4, err := start.ParseUCI("e2e4")
	if err != nil {
		t.Fatal(err)
	}
	after := start.After(e4)
	e5, err := after.ParseUCI("e7e5")
	if err != nil {
		t.Fatal(err)
	}
	g.GoTo([]board.Move{e4, e5})
	g.Insert([]board.Move{e4}, nil, "", "seen")
	if len(g.Looked()) != 1 || len(g.Moves()) != 2 || g.Node().Move != e4 {
		t.Errorf("after the first move was inserted %v are looked at, at %s", g.Looked(), g.Node().Move)
	}
	g.Insert([]board.Move{e4, e5}, nil, "", "")
	if !g.InGame() || len(g.Moves()) != 2 {
		t.Errorf("after both were, %v are looked at, of %v", g.Looked(), g.Moves())
	}
}
