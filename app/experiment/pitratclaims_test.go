package experiment

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/uci"
)

// A claim stands if the yardstick mates, values the move as high, or ends its line with as much; else it
// is denied.
func TestVerdictOnClaims(t *testing.T) {
	p, err := board.ParseFEN("4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1") // White is 50 behind, and takes a queen
	if err != nil {
		t.Fatal(err)
	}
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
		score  uci.Score
		agrees bool
	}{
		{"queen", take, uci.Score{Pawns: 0}, true},
		{"queen", quiet, uci.Score{Pawns: 3.9}, false},
		{"queen", quiet, uci.Score{Pawns: 4.1}, true}, // half a pawn below the balance with a queen more
		{"queen", quiet, uci.Score{Pawns: -8}, false},
		{"mate", take, uci.Score{Pawns: 9}, false},
		{"mate", take, uci.Score{IsMate: true, Mate: 7}, true},
		{"pawn", quiet, uci.Score{IsMate: true, Mate: -2}, false},
	}
	for _, c := range cases {
		q := subject{position: p}.toWin(c.win)
		if v := verdictOf(q, uci.Info{Score: c.score, Line: []board.Move{c.move}}); v.agrees != c.agrees {
			t.Errorf("%s by %v, %+v: %+v", c.win, c.move, c.score, v)
		}
	}
}
