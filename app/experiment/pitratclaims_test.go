package experiment

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/engine/uci"
)

// A claim stands if the yardstick mates, values the move as high, or ends its line with as much; else it
// is denied.
func TestVerdictOnClaims(t *testing.T) {
	p := enginetest.Position(t, "4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1") // White is 50 behind, and takes a queen
	take, err := p.ParseUCI("d1d5")
	if err != nil {
		t.Fatal(err)
	}
	quiet, err := p.ParseUCI("e1f1")
	if err != nil {
		t.Fatal(err)
	}
	cases := []struct {
		win    string
		move   board.Move
		score  eval.Score // of the side to move
		agrees bool
	}{
		{"queen", take, 0, true},
		{"queen", quiet, 390, false},
		{"queen", quiet, 410, true}, // half a pawn below the balance with a queen more
		{"queen", quiet, -800, false},
		{"mate", take, 900, false},
		{"mate", take, tree.Centipawns.MateIn(7), true},
		{"pawn", quiet, tree.Centipawns.MateIn(-2), false},
	}
	for _, c := range cases {
		q := subject{position: p}.toWin(c.win)
		if v := verdictOf(q, uci.Info{Score: tree.Centipawns.Value(c.score, tree.Exact, p.Turn()),
			Line: []board.Move{c.move}}); v.agrees != c.agrees {
			t.Errorf("%s by %v, %+v: %+v", c.win, c.move, c.score, v)
		}
	}
}
