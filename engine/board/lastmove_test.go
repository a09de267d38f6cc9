package board

import (
	"strings"
	"testing"

	"drevo/internal/needs"
)

// TestDoubleChecks: positions with a double check, and the move that gives it, or why none can.
func TestDoubleChecks(t *testing.T) {
	for _, test := range []struct {
		fen      string
		possible bool
		why      string
	}{
		{"4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1", false, "two knights: neither can have opened a line for the other"},
		{"8/8/N7/2k5/N7/8/8/3K4 b - - 0 1", false, "two knights"},
		{"4k3/3P1P2/8/8/8/8/8/4K3 b - - 0 1", false, "two pawns: a capture on d7 or f7 opens no line for a pawn"},
		{"R3k2R/8/8/8/8/8/8/4K3 b - - 0 1", false, "two rooks on a rank, the king between them: only a7-a8=R or bxa8=R, " +
			"and the other gave check before"},
		{"R3k1R1/7P/8/8/8/8/8/4K3 b - - 0 1", false, "the same"},
		{"5R2/2P5/8/4k3/8/3rK2r/8/8 w - - 0 1", false, "two rooks on a rank, the king between them"},
		{"B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1", false, "two bishops on a diagonal, the king between them"},
		{"QQQQQQQQ/Q7/8/8/8/2k5/8/K7 b - - 0 1", false, "c8 and h8: a8, b8, d8 to g8 are taken, from where a queen " +
			"might have come"},
		{"4k3/8/8/8/4r3/5n2/3P4/4K3 w - - 0 1", false, "the knight on f3 came from no square of the e-file " +
			"between e4 and e1"},
		{"3Nk3/8/8/8/B7/8/8/4R1K1 b - - 0 1", false, "no piece that left the file or the diagonal stands where it " +
			"can have gone"},
		{"Q3k3/8/8/8/8/8/8/K3R3 b - - 0 1", false, "a queen that left the file for a8 gave check on it, and bxa8 " +
			"opens nothing"},
		{"4k2R/8/8/8/8/8/8/K3R3 b - - 0 1", false, "a rook that left the file gave check on it, and gxh8 opens nothing"},
		{"R3k3/1P6/8/8/B7/8/8/4K3 b - - 0 1", false, "a8 was reached from below, and no piece left the bishop's diagonal"},
		{"4k3/8/5N2/8/8/8/8/4R1K1 b - - 0 1", true, "Ne4-f6 opens the file"},
		{"4k3/8/5N2/8/8/8/8/4R1K1 b - - 7 9", true, "the same, quietly"},
		{"4k3/4r3/8/8/8/5n2/3P4/4K3 w - - 0 1", true, "Ne5-f3 opens the file"},
		{"4k3/8/8/1B6/8/8/8/4R1K1 b - - 0 1", true, "Be2-b5 opens the file"},
		{"4k3/3P4/8/8/8/8/8/4R1K1 b - - 0 1", true, "e6xd7 opens the file"},
		{"4k3/3P4/8/8/8/8/8/4R1K1 b - - 4 9", false, "e6xd7, but the clock says that nothing was captured"},
		{"3Rk3/8/8/8/B7/8/8/6K1 b - - 0 1", true, "Rd7-d8 leaves the diagonal"},
		{"3Rk3/8/8/8/B7/8/8/6K1 b - - 3 9", true, "the same, with a clock"},
		{"3QR1k1/8/8/8/8/8/B7/6K1 b - - 0 1", true, "Re6-e8 opens the diagonal"},
		{"3Q2k1/8/8/8/8/8/B7/6K1 b - - 0 1", false, "a queen on the diagonal gave check already, and no pawn came " +
			"to d8 from it"},
		{"5Qk1/8/8/8/8/8/B7/6K1 b - - 0 1", false, "a queen on f7 gave check already"},
		{"4Q1k1/8/8/8/8/8/B7/6K1 b - - 0 1", false, "a queen on e6, or a pawn on f7, gave check already"},
		{"6Q1/R6k/8/8/8/8/8/6K1 b - - 0 1", true, "g7-g8=Q opens the rank"},
		{"6Q1/R6k/8/8/8/8/8/6K1 b - - 2 9", false, "g7-g8=Q, but the clock says that no pawn moved"},
		{"6Q1/R6k/8/8/8/8/PPPPPPPP/6K1 b - - 0 1", false, "no pawn was promoted"},
		{"4N1k1/8/6R1/8/8/8/8/6K1 b - - 0 1", true, "single"},
		{"8/2k5/4N3/8/8/8/8/2R3K1 b - - 0 1", true, "Nc5-e6 opens the file"},
		{"4R3/1B6/3P4/8/4k3/8/8/6K1 b - - 0 1", true, "e5xd6 en passant opens the file and the diagonal"},
		{"4R3/1B1n4/3P4/8/4k3/8/8/6K1 b - - 0 1", false, "the pawn that was captured on d5 did not come from d7"},
		{"6k1/8/8/4K3/1b6/3p4/1B6/4r3 w - - 0 1", true, "single"},
		{"6k1/8/8/8/4K3/3p4/1b6/1r2r3 w - - 0 1", true, "single"},
		{"4k3/8/8/8/4K3/5p2/8/4r3 w - - 0 1", true, "single"},
		{"6k1/8/8/4r3/2b5/8/4K3/8 w - - 0 1", false, "neither the rook nor the bishop left the other's line: a bishop on " +
			"e3 or e4 leaves it by d3, c4 only from d3, e2"},
		{"6k1/4r3/8/8/2b5/8/4K3/8 w - - 0 1", true, "Be6-c4 opens the file"},
		{"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", true, "a famous position with a single check " +
			"that no move explains: only unusual"},
	} {
		_, odd, err := ReadFEN(test.fen)
		if said := strings.Join(odd, " "); err != nil || (said == "") != test.possible ||
			!test.possible && !strings.Contains(said, "no move can have led to that") {
			t.Errorf("%s: %q, %v; %s", test.fen, said, err, test.why)
		}
	}
}

// TestGamesLeadToLegalPositions: every position of many games passes the test for illegal ones,
// double checks among them.
func TestGamesLeadToLegalPositions(t *testing.T) {
	needs.OneGoroutine(t)
	double := 0
	walk(t, 4000, 200, func(p *Position, _ *MoveList) {
		s := p.Setup()
		if problems := s.Problems(); len(problems) > 0 {
			t.Errorf("%s: %v", p.FEN(), problems)
		}
		if p.Checkers().MoreThanOne() {
			double++
		}
	})
	if double < 100 {
		t.Errorf("only %d double checks came up", double)
	}
}

// TestCountersThatCannotBe: a clock beyond the half-moves that were played is odd, and a pawn's double step
// puts it to 0.
func TestCountersThatCannotBe(t *testing.T) {
	for _, test := range []struct{ fen, part string }{
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 9999 1", "The halfmove clock is 9999, but before " +
			"move 1 only 0"},
		{"4k3/8/8/8/8/8/8/4K2R b - - 2 1", "The halfmove clock is 2, but before move 1 only one half-move can"},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 5 9", "The halfmove clock 5 became 0"},
		{"8/8/8/8/3pP3/3k4/8/K7 b - e3 0 9", "Black was in check before"},
		{"4k3/8/8/8/8/8/8/4K2R b - - 1 1", ""},
		{"4k3/8/8/8/8/8/8/4K2R w - - 150 76", ""},
	} {
		_, said, err := ReadFEN(test.fen)
		if all := strings.Join(said, " "); err != nil || (all == "") != (test.part == "") || !strings.Contains(all,
			test.part) {
			t.Errorf("%s: %q, %v, want %q", test.fen, all, err, test.part)
		}
	}
}

// TestRefusalIsOneSentence: however much is wrong with a position, one sentence says it.
func TestRefusalIsOneSentence(t *testing.T) {
	_, err := ParseFEN("nrbkbqnr/pppppppp/8/8/8/8/PPPPPPPP/NRBBKQNR w KQkq - 7 1")
	if err == nil || strings.Contains(err.Error(), ". ") || strings.HasSuffix(err.Error(), ".") ||
		strings.Count(err.Error(), "; ") != 3 {
		t.Errorf("%v", err)
	}
	for _, fen := range []string{strings.Repeat("K", 100_000), "k7/8/8/8/8/8/8/K7 w " + strings.Repeat("K", 100_000) +
		" - 0 1", "k7/8/8/8/8/8/8/K7 w - " + strings.Repeat("e", 100_000) + " 0 1",
		"k7/8/8/8/8/8/8/K7 " + strings.Repeat("w", 100_000) + " - - 0 1", "k7/8/8/8/8/8/8/K7 w - - " + strings.Repeat("1",
			100_000) + " 1"} {
		if _, err := ParseFEN(fen); err == nil || len(err.Error()) > 200 {
			t.Errorf("%.60s: %.300v", fen, err)
		}
	}
}

// TestPlayable: after a null move in check, or with a king taken, there is nothing to play.
func TestPlayable(t *testing.T) {
	start := parse(t, "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1")
	checked := start.After(Pass)
	taken := checked.After(newMove(E2, E8, flagCapture))
	for want, p := range map[string]Position{"Black is in check": checked, "Black has no king": taken} {
		if err := p.Playable(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
	if err := start.Playable(); err != nil {
		t.Error(err)
	}
}
