package experiment

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
)

// What is to be won is what a search by material alone wins by force after the solution: a mate that is there
// already, nothing where a rook only gives a check, a queen behind the king.
func TestScopeIsWhatIsWonByForce(t *testing.T) {
	cases := []struct{ fen, move, win string }{
		{"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "d1d8", "mate"},
		{"4k3/8/2q5/8/8/8/8/4K2R w - - 0 1", "h1h8", ""},
		{"q3k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1h8", "queen"},
	}
	for _, c := range cases {
		l := newLab(t)
		win := l.scopeOf(solvedBy(t, c.fen, c.move))
		if l.err != nil || win != c.win {
			t.Errorf("%s in %s wins %q, want %q; %v", c.move, c.fen, win, c.win, l.err)
		}
	}
}

// solvedBy is a position that a move solves.
func solvedBy(t *testing.T, fen, uci string) subject {
	t.Helper()
	p := enginetest.Position(t, fen)
	move, err := p.ParseUCI(uci)
	if err != nil {
		t.Fatal(err)
	}
	return subject{position: p, moves: []board.Move{move}}
}
