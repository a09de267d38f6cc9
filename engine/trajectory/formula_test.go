package trajectory

import (
	"testing"

	"drevo/engine/board"
)

// TestTimeOfTheBook takes diagram 2: a white rook on d1 and a black bishop on b6 both reach d4 in
// one move, which is one half-move for the side to move and two for the other; and the first moves
// of a game, 1.e4 e5.
func TestTimeOfTheBook(t *testing.T) {
	tests := []struct {
		fen  string
		from board.Square
		to   board.Square
		want int
	}{
		{"4k3/8/1b6/8/8/8/8/3RK3 w - - 0 1", board.D1, board.D4, 1},
		{"4k3/8/1b6/8/8/8/8/3RK3 w - - 0 1", board.B6, board.D4, 2},
		{"4k3/8/1b6/8/8/8/8/3RK3 b - - 0 1", board.D1, board.D4, 2},
		{"4k3/8/1b6/8/8/8/8/3RK3 b - - 0 1", board.B6, board.D4, 1},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", board.E2, board.E4, 1},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", board.E7, board.E5, 2},
	}
	for _, test := range tests {
		p := parse(t, test.fen)
		piece := p.At(test.from)
		keys := KeysOf(p, piece.Colour())
		routes := keys.Routes(piece.Type(), test.from, test.to)
		if got := HalfMoves(routes.Moves, piece.Colour() == p.Turn()); got != test.want {
			t.Errorf("%s: %v-%v takes %d half-moves, want %d", test.fen, test.from, test.to, got, test.want)
		}
	}
}

// TestJumpHop: after a half-move by another piece a way takes one more if the own side made it, and
// one less if the other did.
func TestJumpHop(t *testing.T) {
	for moves := 1; moves <= 4; moves++ {
		if now, waiting := HalfMoves(moves, true), HalfMoves(moves, false); waiting != now+1 {
			t.Errorf("%d moves take %d half-moves, and %d when another piece has moved", moves, now, waiting)
		}
	}
	if HalfMoves(0, true) != 0 || HalfMoves(0, false) != 0 {
		t.Error("standing still takes time")
	}
}

// TestRho takes diagram 2, where a rook and a bishop reach d4 in one move each, and chapter IV.
func TestRho(t *testing.T) {
	tests := []struct {
		name              string
		nik, nrk, a, want int
	}{
		{"diagram 2, White to move: after Rd1-d4 the bishop captures", 1, 2, ForControl, 0},
		{"diagram 2, White to move: the bishop comes too late to block", 1, 2, ForBlockade, 1},
		{"diagram 2, Black to move: after Bb6-d4 the rook captures", 1, 2, ForControl, 0},
		{"diagram 2, Black to move: the bishop comes first", 2, 1, ForBlockade, 0},
		{"diagram 2, after a jump and a hop: the same again", 1 + 1 - 1, 2, ForControl, 0},
		{"1.Qxf6: Qe7 and Kg7 capture on f6 in two half-moves", 1, 2, ForControl, 0},
		{"1.Ba3, three half-moves: Qe7 captures on a3 before Ba3xe7", 1, 2, ForControl, 0},
		{"1.Qxf6 Qxf6, the pawn is on e8 after three: queen and king come in four", 3, 4, ForControl, 0},
		{"figure 3: the queen blocks on f5 in two against the rook's third", 3, 2, ForBlockade, 0},
		{"a second move is too late", 1, 4, ForControl, 1},
		{"the attacker is captured before it starts", 0, 1, ForControl, 0},
		{"the attacker has left", 0, 2, ForControl, 1},
		{"the blockader comes a half-move late", 2, 3, ForBlockade, 1},
	}
	for _, test := range tests {
		if got := Rho(test.nik, test.nrk, test.a); got != test.want {
			t.Errorf("%s: rho of %d against %d with a = %d is %d, want %d", test.name, test.nik, test.nrk, test.a, got,
				test.want)
		}
	}
	for nik := range 8 {
		for nrk := range 9 {
			if (Rho(nik, nrk, ForControl) == 0) != (nrk <= nik+1) || (Rho(nik, nrk, ForBlockade) == 0) != (nrk < nik) {
				t.Errorf("rho of %d against %d is not what the spec says", nik, nrk)
			}
		}
	}
}

func TestValuesAfterShannon(t *testing.T) {
	want := [7]int{1, 3, 3, 5, 9, 200, 0}
	for kind := board.Pawn; kind <= board.NoPieceType; kind++ {
		if Value(kind) != want[kind] {
			t.Errorf("%v is worth %d, want %d", kind, Value(kind), want[kind])
		}
	}
}
