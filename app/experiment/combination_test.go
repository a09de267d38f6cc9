package experiment

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/botvinnik"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/search"
)

// A combination is seen through by who plays its first move, goes on as printed to the second, and values what is won.
func TestSeesThrough(t *testing.T) {
	p := enginetest.Position(t, "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1") // level
	line := func(text string) []board.Move {
		moves, err := sanLine(p, text)
		if err != nil {
			t.Fatal(err)
		}
		return moves
	}
	mate := line("Rb8#")
	at := subject{position: p, moves: mate}
	const pawn = 100
	for _, c := range []struct {
		name     string
		solution []board.Move
		line     []board.Move
		score    eval.Score
		want     bool
	}{
		{"the move and the value", nil, mate, 200 * pawn, true},
		{"the move alone", nil, mate, 0, false},
		{"the value alone", nil, line("h3"), 5 * pawn, false},
		{"the printed line to its key", line("Rb8#"), mate, 2 * pawn, true},
		{"a line that ends before the key", line("h3 h6 Rb8+"), line("h3 h6"), 2 * pawn, false},
		{"a line that leaves before the key", line("h3 h6 Rb8+ Kh7"), line("h3 h6 Rb7"), 2 * pawn, false},
		{"a line that goes on to the key", line("h3 h6 Rb8+ Kh7 Rb7"), line("h3 h6 Rb8+"), 2 * pawn, true},
	} {
		of := at
		if len(c.solution) > 0 {
			of.moves = c.solution[:1]
		}
		r := search.Result{Move: c.line[0], Line: c.line, Score: c.score}
		if got := seesThrough(botvinnik.New(), of, c.solution, r); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
