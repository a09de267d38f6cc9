package review

import (
	"context"
	"errors"
	"testing"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/engine/search"
)

// settings are those of a quick programme.
func settings(t *testing.T) Programme {
	t.Helper()
	p, err := engine.Programmes().Find("itep")
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(p, map[string]string{"depth": "2"})
	if err != nil {
		t.Fatal(err)
	}
	return Programme{Programme: p, Values: values}
}

// TestRun looks at a game in which White takes a queen that was left to be taken, and mates.
func TestRun(t *testing.T) {
	g, err := game.Parse("[FEN \"6k1/5ppp/8/8/3q4/8/5PPP/3R2K1 b - - 0 1\"]\n\n1... h6 2. Rxd4 g6 3. Rd8+ Kg7 *")
	if err != nil {
		t.Fatal(err)
	}
	var seen int
	rows, err := Run(context.Background(), g, settings(t), func(row Row) {
		if row.Ply != seen || row.Terms == nil {
			t.Errorf("row %d came as number %d", row.Ply, seen)
		}
		seen++
	})
	if err != nil || len(rows) != 6 || seen != 6 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	swings := Swings(rows, 3, 1)
	if len(swings) == 0 || swings[0].Row.Ply != 0 || swings[0].Loss <= 0 {
		t.Errorf("the queen was left to be taken: %+v", swings)
	}
	if c := Agreement(rows, board.White); c.Positions != 2 || c.Same < 1 || c.Chance <= 0 || c.Chance >= 2 {
		t.Errorf("White: %+v", c)
	}
	if rows[1].Best != rows[1].Played {
		t.Errorf("it would play %v instead of taking the queen", rows[1].Best)
	}
}

// TestRunStops with its context, and keeps what it has.
func TestRunStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	g := game.New(board.Start())
	moves := []string{"e4", "e5", "Nf3"}
	p, n := g.Start, g.Root
	for _, san := range moves {
		move, err := p.ParseSAN(san)
		if err != nil {
			t.Fatal(err)
		}
		n = n.Add(move)
		p = p.After(move)
	}
	rows, err := Run(ctx, g, settings(t), func(row Row) {
		if row.Ply == 1 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || len(rows) != 2 {
		t.Errorf("%d rows, %v", len(rows), err)
	}
}

// TestEndHasNoChoice: a position that is over is no fault.
func TestEndHasNoChoice(t *testing.T) {
	g, err := game.Parse("1. f3 e5 2. g4 Qh4# 0-1")
	if err != nil {
		t.Fatal(err)
	}
	rows, err := Run(context.Background(), g, settings(t), func(Row) {})
	if err != nil || len(rows) != 5 || rows[4].Value.Known() || rows[4].Best != board.NoMove {
		t.Errorf("%d rows, %v", len(rows), err)
	}
}
