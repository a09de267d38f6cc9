package workbench

import (
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/session"
	"drevo/engine/game"
	"drevo/internal/needs"
)

const annotated = `[White "A"]
[Black "B"]

{first} 1. e4 $1 e5 (1... c5 {sharp} 2. Nf3 (2. c3 d5)) 2. Nf3 {[%clk 0:10:00] good} Nc6 1-0
`

// TestVariationsAreRestored: the whole game comes back, with the place in a variation of a variation.
func TestVariationsAreRestored(t *testing.T) {
	needs.RacedElsewhere(t)
	path := filepath.Join(t.TempDir(), "drevo.json")
	b := startAt(t, path)
	b.openText(annotated)
	h := b.Workbench
	h.Walk(func(g *session.Game) { g.Forward(); g.Enter(); g.Enter(); g.Forward() })
	b.save()
	again := startAt(t, path)
	if again.moves() != "1. e4 c5 2. c3 d5" || again.view.Game.PGN() != b.view.Game.PGN() ||
		!strings.Contains(b.view.Game.PGN(), "good}") {
		t.Errorf("at %s: %s", again.moves(), again.view.Game.PGN())
	}
}

// TestEditsAreUndone one by one, and done again, in the text of the game.
func TestEditsAreUndone(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{})
	b.openText(annotated)
	h := b.Workbench
	pgn := []string{b.view.Game.PGN()}
	h.Walk(func(g *session.Game) { g.Forward(); g.Enter() })
	for _, edit := range []func(){
		func() { b.play("Nc3") },
		func() {
			h.EditGame("glyph", func(g *session.Game) { g.EditNode(func(n *game.Node) { n.ToggleNAG(5) }) })
		},
		func() { h.EditGame("promoting", (*session.Game).PromoteVariation) },
		func() {
			h.EditGame("comment", func(g *session.Game) { g.EditNode(func(n *game.Node) { n.SetText("why") }) })
		},
		func() { h.EditGame("deleting", func(g *session.Game) { g.Delete() }) },
	} {
		edit()
		pgn = append(pgn, b.view.Game.PGN())
	}
	for i := len(pgn) - 1; i > 0; i-- {
		if got := b.view.Game.PGN(); got != pgn[i] || pgn[i] == pgn[i-1] {
			t.Errorf("step %d: %s", i, got)
		}
		b.undo()
	}
	for i := range pgn {
		if got := b.view.Game.PGN(); got != pgn[i] {
			t.Errorf("step %d again: %s", i, got)
		}
		b.redo()
	}
}

// TestInsertFromTheTree: the best line of a search becomes a variation of the game, with its value.
func TestInsertFromTheTree(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Options: map[string]string{"depth": "2"}})
	b.openText("1. e4 e5 2. Nf3 Nc6 *")
	h := b.Workbench
	h.Walk(func(g *session.Game) { g.Go(2) })
	b.think()
	b.tree.InsertBest()
	got := strings.ReplaceAll(b.view.Game.PGN(), "\n", " ")
	if !strings.Contains(got, "[%eval ") || !strings.Contains(got, "ITEP 2") || len(b.view.Game.Record().Nodes()) < 5 {
		t.Errorf("%s", got)
	}
	before := len(b.view.Game.Record().Nodes())
	b.undo()
	if after := len(b.view.Game.Record().Nodes()); after != 5 || before == after && !strings.Contains(got, "(") {
		t.Errorf("undone: %d nodes", after)
	}
	if err := h.Open(pane.Game, ""); err != nil {
		t.Error(err)
	}
}

// TestFileNames are made of the players, and of nothing that a file can't be named.
func TestFileNames(t *testing.T) {
	for tags, want := range map[string]string{
		"[White \"A/b: c, d\"]\n[Black \"D\"]\n": "Ab_c_d-D.pgn", "[White \"?\"]\n": "game.pgn", "": "game.pgn",
	} {
		g, err := game.Parse(tags + "\n1. e4 *")
		if err != nil {
			t.Fatal(err)
		}
		if got := gameFile(session.Open(g)); got != want {
			t.Errorf("%q: %s", tags, got)
		}
	}
}
