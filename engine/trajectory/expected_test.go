package trajectory

import (
	"math/rand/v2"
	"strings"
	"testing"

	"drevo/engine/board"
)

// TestExpected takes a knight on c6 that bishop and pawn exchange evenly: nothing is won. With one
// more piece behind the bishop a pawn is, unless the defender has a piece to bring up too, or the
// way is not free.
func TestExpected(t *testing.T) {
	tests := []struct {
		name   string
		fen    string
		way    string
		object int // what the attack wins with the pieces of the positional horizon, 0 for nothing
	}{
		{"the rook comes to c1", "6k1/1p3ppp/2n5/8/8/4BB2/5PPP/R5K1 w - - 0 1", "Bf3xc6", 1},
		{"nobody can come", "6k1/1p3ppp/2n5/8/8/4BB2/5PPP/6K1 w - - 0 1", "Bf3xc6", 0},
		{"the defender's bishop comes too", "4k3/1p3ppp/2n1b3/8/8/4BB2/5PPP/R5K1 w - - 0 1", "Bf3xc6", 0},
		{"a bishop attacks the rook", "6k1/1p3ppp/2n5/8/8/4BB2/1b3PPP/R5K1 w - - 0 1", "Bf3xc6", 0},
		{"the other side is to move", "6k1/1p3ppp/2n5/8/8/4BB2/5PPP/R5K1 b - - 0 1", "Bf3xc6", 0},
	}
	for _, test := range tests {
		p := parse(t, test.fen)
		m, j := Build(p, 3), NewJudge(p, 4)
		for i := range m.Trajectories {
			way := &m.Trajectories[i]
			if text, _, _ := strings.Cut(way.String(), " "); text != test.way {
				continue
			}
			now, a := j.Attack(way), j.Expected(way)
			if now.Value*now.Real != 0 {
				t.Errorf("%s: wins %d as it stands", test.name, now.Value)
			}
			if a.Value*a.Real != test.object {
				t.Errorf("%s: F = %d, object %d, want %d: %s", test.name, a.Real, a.Value, test.object, a.Formula())
			}
		}
	}
}

// TestExpectedLeavesNoTrace asks between two expected attacks for the attacks as they stand, on
// random positions, and that the pieces of the positional horizon make a difference.
func TestExpectedLeavesNoTrace(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 9))
	opened, closed := 0, 0
	for range 60 {
		p := randomPosition(r, r.IntN(160))
		m, mixed, plain := Build(&p, 3), NewJudge(&p, 4), NewJudge(&p, 4)
		for k := range m.Trajectories {
			expected := mixed.Expected(&m.Trajectories[k])
			a, want := mixed.Attack(&m.Trajectories[k]), plain.Attack(&m.Trajectories[k])
			if a.Formula() != want.Formula() || a.Value != want.Value {
				t.Fatalf("%s: %s, want %s", p.FEN(), a.Formula(), want.Formula())
			}
			if expected.HalfMoves == 1 && len(expected.Retreats) > 0 {
				t.Fatalf("%s: %v leaves time for a retreat", p.FEN(), &expected.Trajectory)
			}
			opened += max(0, expected.Real-a.Real)
			closed += max(0, a.Real-expected.Real)
		}
	}
	if opened == 0 || closed == 0 {
		t.Errorf("the positional horizon makes %d attacks irresistible and %d not", opened, closed)
	}
}

// TestHelpers names the pieces of both sides that can come to bear on a square.
func TestHelpers(t *testing.T) {
	p := parse(t, "4k3/1p3ppp/2n1b3/8/8/4BB2/5PPP/RN4K1 w - - 0 1")
	j := NewJudge(p, 4)
	way := &Build(p, 1).Trajectories[0]
	now, later := newExchange(j, way, allowance{}), newExchange(j, way, allowance{positional: true})
	if got := now.helpers(board.C6); got != 0 {
		t.Errorf("outside the positional horizon %v help", got.Squares())
	}
	// The bishop comes to d7, where the king would be taken by way of c6. The rook cannot pass its
	// knight, and on a6 it is taken; the knight is too far.
	if got, want := later.helpers(board.C6), board.E6.Bitboard(); got != want {
		t.Errorf("%v help on c6, want %v", got.Squares(), want.Squares())
	}
}
