package kaissa

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
)

// rowTests hold for every row of appendix B a position with the squares and values of White and Black.
var rowTests = []struct {
	id, fen, white, black string
}{
	{"isolated", "4k3/p1p2pp1/8/8/8/8/PP2P1P1/4K3 w - - 0 1", "e2 -10, g2 -10 = -20", "a7 -10, c7 -10 = -20"},
	{"isolatedOpen", "4k3/p1p2pp1/8/8/8/8/PP2P1P1/4K3 w - - 0 1", "e2 -10 = -10", "c7 -10 = -10"},
	{"doubled", "4k3/pp3p2/5p2/5p2/8/4P3/PP2P3/4K3 w - - 0 1", "e3 -5 = -5", "f5 -5, f6 -5 = -10"},
	{"phalanx", "4k3/8/2pp4/8/6PP/8/PPP5/4K3 w - - 0 1", "b2 20, c2 20, h4 20 = 60", "d6 20 = 20"},
	{"pawnCentre", "4k3/8/3P4/3pp3/4P3/3p4/3P4/4K3 w - - 0 1", "e4 20, d6 20 = 40", "d3 20, d5 20, e5 20 = 60"},
	{"pawnAttacks", "4k3/1p6/8/8/8/8/P1P5/4K3 w - - 0 1", "b3 1, d3 1 = 2", "a6 1, c6 1 = 2"},
	{"pawnCentral", "4k3/8/8/2p1p3/4P3/2P5/8/4K3 w - - 0 1", "d4 10, d5 10 = 20", "d4 10 = 10"},
	{"strong", "4k3/pp4pp/8/8/4P3/8/PPP5/4K3 w - - 0 1", "d5 20 = 20", ""},
	{"strong", "4k3/8/3p4/1p6/8/8/P5P1/4K3 w - - 0 1", "", "c4 20 = 20"},
	{"backward", "4k3/3p3p/8/8/2P1P3/8/8/4K3 w - - 0 1", "", ""},
	{"backward", "4k3/3p4/8/2P1P3/8/8/8/4K3 w - - 0 1", "", "d7 -10 = -10"},
	{"pawnKing", "6k1/8/6P1/8/8/3p4/4K3/8 w - - 0 1", "f7 20, h7 20 = 40", ""},
	{"blockedFC", "4k3/2p2p2/2N2b2/8/8/2n2R2/2P2P2/4K3 w - - 0 1", "c2 -50 = -50", "c7 -50 = -50"},
	{"blockedDE", "6k1/3pp3/3N4/8/8/3N1b2/3PP3/4K3 w - - 0 1", "d2 -50 = -50", "d7 -50 = -50"},
	{"minorAttacks", "4k3/8/2r1q3/8/3N4/8/B3n3/2R1K3 w - - 0 1", "c6 10, e6 20 = 30", "c1 10 = 10"},
	{"seventh", "3qk3/R6R/8/8/8/8/1r6/3QK3 w - - 0 1", "a7 40, h7 40 = 80", "b2 40 = 40"},
	{"seventhEnding", "4k3/R7/8/8/8/8/1r6/4K3 w - - 0 1", "a7 20 = 20", "b2 20 = 20"},
	{"boundAttacks", "4k3/8/2n5/1B1P4/8/8/8/4K3 b - - 0 1", "c6 600 = 600", ""},
	{"double", "4k3/8/1r3n2/8/3N4/4P3/8/4K3 w - - 0 1", "", ""},
	{"double", "4k3/8/1n3b2/4P3/3Q4/8/8/4K3 w - - 0 1", "b6 5000, f6 5000 = 10000", ""},
	{"initial", "1n2kb2/8/2n5/8/8/5N2/8/1NB1KB2 w - - 0 1", "b1 -15, c1 -15, f1 -15 = -45", "b8 -15, f8 -15 = -30"},
	{"knightStrong", "4k3/8/8/3N4/2P3p1/5n2/8/3K4 w - - 0 1", "d5 20 = 20", "f3 20 = 20"},
	{"bishopStrong", "4k3/8/8/3B4/2P1p3/5b2/8/4K3 w - - 0 1", "d5 20 = 20", "f3 20 = 20"},
	{"opposition", "8/8/4k3/8/4K3/8/P7/8 b - - 0 1", "e4 15 = 15", ""},
	{"opposition", "8/8/4k3/8/2K5/8/P7/8 w - - 0 1", "", "e6 15 = 15"},
	{"central", "4k3/8/8/8/3N4/8/8/R3K2r w - - 0 1", "e6 10 = 10", ""},
	{"rookOpen", "r3k3/1p6/8/8/8/8/6P1/R3K2R w - - 0 1", "a1 35, h1 35 = 70", "a8 35 = 35"},
	{"rookHalfOpen", "1r2k1r1/1p6/8/8/8/8/6P1/1R2K1R1 w - - 0 1", "b1 25 = 25", "g8 25 = 25"},
	{"fileOpen", "4k3/1p6/8/8/R7/8/6P1/4K3 w - - 0 1", "c4 10, d4 10, e4 10, f4 10, h4 10 = 50", ""},
	{"fileHalfOpen", "4k3/1p6/8/8/R7/8/6P1/4K2r w - - 0 1", "b4 5 = 5", "g1 5 = 5"},
	{"twoBishops", "2b1k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", "c1 10, f1 10 = 20", ""},
	{"knightQueen", "3qk3/8/8/8/8/8/8/1N1QK3 w - - 0 1", "b1 5, d1 5 = 10", ""},
	{"knightCentre", "4k3/8/3n4/3N4/8/4N3/8/4K3 w - - 0 1", "d5 20 = 20", ""},
	{"bishopTargets", "4k3/8/2n1r3/8/8/1B5B/8/4K3 w - - 0 1", "e6 15 = 15", ""},
	{"bound", "4k3/8/2n5/qB6/8/8/3N4/4K3 w - - 0 1", "c6 20 = 20", "d2 20 = 20"},
	{"bound", "4k2q/6r1/8/4n3/8/8/1B6/4K3 w - - 0 1", "e5 20 = 20", ""},
	{"behindOwn", "4k3/8/8/P7/8/7r/7p/R3K3 w - - 0 1", "a1 30 = 30", "h3 30 = 30"},
	{"behindEnemy", "R7/4k3/8/p7/8/7P/1K6/7r w - - 0 1", "a8 20 = 20", "h1 20 = 20"},
	{"castlingLost", "r3k3/8/8/8/8/8/8/4K2R w K - 0 1", "", "e8 -60 = -60"},
	{"castled", "5rk1/5ppp/8/8/8/8/PPP5/2KR4 w - - 0 1", "c1 30 = 30", "g8 30 = 30"},
	{"bishopAttacks", "4k3/8/2n1r3/8/8/1B5B/8/4K3 w - - 0 1", "b3 15, h3 15 = 30", ""},
	{"kingOpen", "6k1/5ppp/8/8/8/8/PP6/K7 w - - 0 1", "b1 -2, c1 -2, d1 -2, e1 -2, f1 -2, g1 -2, h1 -2 = -14",
		"a8 -2, b8 -2, c8 -2, d8 -2, e8 -2, f8 -2, h8 -2 = -14"},
	{"kingAttacked", "6k1/8/8/4N3/8/3B4/8/K7 w - - 0 1", "", "f7 -10, h7 -10 = -20"},
	{"minorStrong", "4k3/8/8/8/2P5/2N5/8/4K1B1 w - - 0 1", "d5 20 = 20", ""},
	{"mobility", "4k3/8/8/8/8/8/1r6/N3K2R w - - 0 1", "e1 1, f1 1, g1 1, c2 1, h2 1, b3 1, h3 1, h4 1, h5 1, h6 1, h7 " +
		"1, h8 1 = 12", "b1 1, a2 1, c2 1, d2 1, e2 1, f2 1, g2 1, h2 1, b3 1, b4 1, b5 1, b6 1, b7 1, b8 1 = 14"},
	{"blocked", "4k3/1n6/1P6/8/8/4p3/4N3/3K4 w - - 0 1", "b6 -15 = -15", "e3 -15 = -15"},
	{"blockerAttacks", "4k3/1n6/1P6/8/4B3/8/8/1R2K3 w - - 0 1", "b7 10 = 10", ""},
	{"path", "4k3/8/1P6/8/4p2B/8/8/1R2K3 w - - 0 1", "", ""},
	{"kingPassed", "6k1/8/8/1P6/8/8/7p/K7 w - - 0 1", "h2 -14, b5 -8 = -22", "h2 -12, b5 -10 = -22"},
	{"kingsApart", "k7/8/8/8/3Q4/8/8/6K1 w - - 0 1", "g1 -700 = -700", ""},
	{"bareKing", "k7/8/8/8/3Q4/8/8/6K1 w - - 0 1", "", "a8 -600 = -600"},
}

func TestRows(t *testing.T) {
	e := newEvaluation(&authentic)
	seen := map[string]bool{}
	for _, test := range rowTests {
		seen[test.id] = true
		t.Run(test.id, func(t *testing.T) {
			p := enginetest.Position(t, test.fen)
			row, ok := e.terms(&p).Row(test.id)
			if !ok {
				t.Fatalf("there is no row %s", test.id)
			}
			if white, black := squaresOf(row.Sides[board.White]), squaresOf(row.Sides[board.Black]); white != test.white ||
				black != test.black {
				t.Errorf("%s: White %q and Black %q, not %q and %q", test.fen, white, black, test.white, test.black)
			}
		})
	}
	for _, term := range authentic.Terms[termIsolated:] {
		if !seen[term.ID] {
			t.Errorf("no position for %s", term.ID)
		}
	}
}

// squaresOf writes what a side has by square, and its sum.
func squaresOf(s eval.Share) string {
	if s.Count == 0 {
		return ""
	}
	list := slices.Clone(s.Squares)
	slices.SortFunc(list, func(a, b eval.SquareValue) int { return int(a.Square) - int(b.Square) })
	var parts []string
	sum := eval.Score(0)
	for _, q := range list {
		parts = append(parts, fmt.Sprintf("%s %d", q.Square, q.Value))
		sum += q.Value
	}
	if sum != s.Value {
		return fmt.Sprintf("the squares make %d, the side has %d", sum, s.Value)
	}
	return strings.Join(parts, ", ") + fmt.Sprintf(" = %d", sum)
}
