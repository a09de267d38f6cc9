package review

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"drevo/engine/game"
	"drevo/internal/fakeengine"
)

func TestMain(m *testing.M) { fakeengine.Main(m, reviewer) }

// reviewer gives the mover 0.30 after an even number of moves and −2.00 after an odd one, and sees a mate
// after four; "crash" ends at the third question, "rubbish" plays a move that is not legal, "silent" never
// answers.
func reviewer(manner string) {
	moves := 0
	fakeengine.Answer("id name Reviewer", func(words []string) {
		switch words[0] {
		case "position":
			moves = 0
			if at := slices.Index(words, "moves"); at >= 0 {
				moves = len(words) - at - 1
			}
		case "go":
			answer(manner, moves)
		}
	})
}

func answer(manner string, moves int) {
	switch {
	case manner == "crash" && moves == 2:
		os.Exit(3)
	case manner == "rubbish":
		fmt.Println("info score cp x pv\nbestmove e2e5")
	case manner == "silent":
	case moves == 4:
		fmt.Println("info depth 1 score mate 2 pv f1c4\nbestmove f1c4")
	case moves%2 == 0:
		fmt.Println("info depth 1 score cp 30 pv a2a3\nbestmove a2a3")
	default:
		fmt.Println("info depth 1 score cp -200 pv a7a6\nbestmove a7a6")
	}
}

// byEngine walks over a game with the engine of a manner.
func byEngine(t *testing.T, ctx context.Context, manner string) ([]Row, error) {
	t.Helper()
	g, err := game.Parse("1. e4 e5 2. Nf3 Nc6 *")
	if err != nil {
		t.Fatal(err)
	}
	command := fakeengine.Command(t, manner)
	command.Name = "Reviewer"
	critic := &Engine{Command: command, Nodes: 10}
	rows, err := Run(ctx, g, critic, func(Row) {})
	if critic.engine != nil && critic.engine.Err() == nil {
		t.Error("the engine still runs")
	}
	return rows, err
}

// TestAnEngineLooksAtAGame: every position has its value from White's side, and a move that lost.
func TestAnEngineLooksAtAGame(t *testing.T) {
	rows, err := byEngine(t, t.Context(), "fine")
	if err != nil || len(rows) != 5 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	for i, want := range []int32{30, 200, 30, 200} {
		if row := rows[i]; !row.Value.Known() || int32(row.Value.Score) != want || row.Ply != i || row.Best != row.Line[0] {
			t.Errorf("row %d: %+v", i, row)
		}
	}
	if moves, ok := rows[4].Value.Mate(); !ok || moves != 2 {
		t.Errorf("a mate in two is %d moves away, %v", moves, ok)
	}
	if swings := Swings(rows, 9, 50); len(swings) != 1 || swings[0].Row.Ply != 3 {
		t.Errorf("swings: %+v", swings)
	}
}

// TestABadEngineEndsTheWalk, and says why; what was found stays.
func TestABadEngineEndsTheWalk(t *testing.T) {
	rows, err := byEngine(t, t.Context(), "crash")
	if len(rows) != 2 || err == nil || !strings.Contains(err.Error(), "position 3 of the game") ||
		!strings.Contains(err.Error(), "has ended") {
		t.Errorf("crash: %d rows, %v", len(rows), err)
	}
	if rows, err := byEngine(t, t.Context(), "rubbish"); len(rows) != 0 || err == nil || !strings.Contains(err.Error(),
		"not legal") {
		t.Errorf("rubbish: %d rows, %v", len(rows), err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if rows, err := byEngine(t, ctx, "silent"); len(rows) != 0 || !errors.Is(err, context.Canceled) {
		t.Errorf("given up: %d rows, %v", len(rows), err)
	}
}
