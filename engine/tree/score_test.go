package tree_test

import (
	"math"
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
	. "drevo/engine/tree"
)

func TestScale(t *testing.T) {
	s := Scale{PerPawn: 200, Zero: 229.5, PerOwn: 100, Mate: 30_000}
	same(t, "pawns", s.Pawns(-300), -1.5)
	same(t, "own scale", s.Own(-300), 226.5)
	for _, c := range []struct {
		score      int32
		ply, moves int
		ok         bool
	}{
		{30_001, 0, 0, false}, // beyond every value
		{30_000, 0, 0, true},
		{29_999, 1, 1, true},
		{29_998, 2, 1, true},
		{29_997, 3, 2, true},
		{29_745, 255, 128, true},
		{29_744, 0, 0, false},
		{0, 0, 0, false},
		{-29_744, 0, 0, false},
		{-29_745, -255, -128, true},
		{-29_997, -3, -2, true},
		{-29_998, -2, -1, true},
		{-30_001, 0, 0, false},
	} {
		if moves, ok := s.MateMoves(c.score); moves != c.moves || ok != c.ok {
			t.Errorf("MateMoves(%d) = %d, %v, want %d, %v", c.score, moves, ok, c.moves, c.ok)
		}
		if ply, ok := s.MatePly(c.score); ply != c.ply || ok != c.ok {
			t.Errorf("MatePly(%d) = %d, %v, want %d, %v", c.score, ply, ok, c.ply, c.ok)
		}
	}
}

// TestMateIn comes back as so many moves, up to the longest mate that a scale has.
func TestMateIn(t *testing.T) {
	for moves, want := range map[int]int{1: 1, 2: 2, -1: -1, -7: -7, 128: 128, -127: -127, 9999: 128, -9999: -127} {
		if got, ok := Centipawns.MateMoves(int32(Centipawns.MateIn(moves))); got != want || !ok {
			t.Errorf("a mate in %d comes back as %d, %v", moves, got, ok)
		}
	}
}

// TestText: of a mate it names the half-moves, of any other score pawns, or points and what is left of them.
func TestText(t *testing.T) {
	s := Scale{PerPawn: 200, PerOwn: 100, Mate: 30_000}
	for score, want := range map[int32]string{150: "+0.75 pawns", 0: "+0.00 pawns", -1: "−0.01 pawns",
		29_997: "mate in 3 half-moves", -29_998: "mate in 2 half-moves", 29_999: "mate in 1 half-move"} {
		same(t, "text", s.Text(score), want)
	}
	s.Small = "d"
	for score, want := range map[int32]string{-182: "−2 points, +18 d", 300: "+3 points", 40: "+40 d",
		-40: "−40 d", 0: "0 points", 29_997: "mate in 3 half-moves"} {
		same(t, "in points", s.Text(score), want)
	}
}

// TestValue is White's, whoever is to move, and open where nothing has narrowed a bound.
func TestValue(t *testing.T) {
	s := Scale{PerPawn: 200, Mate: 30_000}
	same(t, "White's", s.Value(-100, Upper, board.White), Value{-100, Upper, s})
	same(t, "Black's", s.Value(-100, Upper, board.Black), Value{100, Lower, s})
	same(t, "Black's, exact", s.Value(7, Exact, board.Black).Bound, Exact)
	same(t, "pawns", s.Value(-100, Upper, board.Black).Pawns(), 0.5)
	for score, open := range map[eval.Score]bool{30_000: true, -30_000: true, 30_001: true, 29_999: false, 0: false} {
		same(t, "open", s.Value(score, Exact, board.White).Open(), open)
	}
	if (Value{}).Known() || !math.IsNaN((Value{}).Pawns()) || !s.Value(0, Exact, board.White).Known() {
		t.Error("the zero Value says something")
	}
}

// TestEval writes no sign of nothing.
func TestEval(t *testing.T) {
	s := Scale{PerPawn: 1000, Mate: 30_000}
	for score, want := range map[eval.WhiteScore]string{-4: "0.00", -6: "-0.01", 351: "0.35", -29_994: "#-3",
		29_995: "#3"} {
		same(t, "eval", Value{Score: score, Scale: s}.Eval(), want)
	}
}

// TestRound leaves the decimals that tell two scores apart, and no sign of nothing: of a scale with 128 units to a
// pawn, each of which stands for itself.
func TestRound(t *testing.T) {
	s := Scale{PerPawn: 128, PerOwn: 1}
	for x, want := range map[float64]float64{-127.5000076: -127.5, 0.3056: 0.306, 2: 2, -0.0001: 0} {
		if got := s.Round(x); got != want || math.Signbit(got) != math.Signbit(want) {
			t.Errorf("%v is rounded to %v", x, got)
		}
	}
	for score := range int32(1000) {
		if a, b := s.Round(s.Pawns(score)), s.Round(s.Pawns(score+1)); a >= b {
			t.Fatalf("%d and the next are both %v", score, a)
		}
	}
}
