package board

import (
	"errors"
	"strings"
	"testing"
)

// TestFENRoundTrip writes what it reads.
func TestFENRoundTrip(t *testing.T) {
	for _, fen := range []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"r3k2r/8/8/8/8/8/8/R3K2R b Qk - 17 240",
		"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
		"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
		"8/8/8/8/8/8/8/K1k4Q b - - 9999 9999",
		"QQ1QQQQ1/QQQ5/8/8/8/2k5/8/K7 b - - 0 1",
	} {
		p, err := ParseFEN(fen)
		if err != nil {
			t.Errorf("%s: %v", fen, err)
			continue
		}
		if got := p.FEN(); got != fen {
			t.Errorf("%s comes back as %s", fen, got)
		}
		s := p.Setup()
		if q, err := s.Position(); q != p || err != nil {
			t.Errorf("%s is not the same by way of a setup: %v", fen, err)
		}
	}
}

// TestEnPassantOnlyWhenLegal reads squares on which nobody can capture, which are then forgotten.
func TestEnPassantOnlyWhenLegal(t *testing.T) {
	for _, fen := range []string{
		"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
		"8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
		"4r2k/8/8/3pP3/8/8/4K3/8 w - d6 0 1",
	} {
		p := parse(t, fen)
		if p.EnPassant() != NoSquare {
			t.Errorf("%s: en passant square %s", fen, p.EnPassant())
		}
		plain := strings.Fields(fen)
		plain[3] = "-"
		if q := parse(t, strings.Join(plain, " ")); q != p {
			t.Errorf("%s differs from the same without the square", fen)
		}
	}
}

// TestUnreadableFEN asks for the field and the reason.
func TestUnreadableFEN(t *testing.T) {
	const placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
	for _, test := range []struct{ fen, want string }{
		{"", "FEN: six fields are needed, found 0"},
		{placement, "FEN: six fields are needed, found 1"},
		{placement + " w KQkq -", "FEN: six fields are needed, found 4"},
		{placement + " w KQkq - 0", "FEN: six fields are needed, found 5"},
		{placement + " w KQkq - 0 1 x", "FEN: six fields are needed, found 7"},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1", "FEN: piece placement: eight ranks are needed, found 7"},
		{placement + "/8 w KQkq - 0 1", "FEN: piece placement: eight ranks are needed, found 9"},
		{placement + "/ w KQkq - 0 1", "FEN: piece placement: eight ranks are needed, found 9"},
		{"rnbqkbn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "FEN: piece placement: rank 8 has 7 squares " +
			"instead of 8"},
		{"rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "FEN: piece placement: rank 7 has 9 squares " +
			"instead of 8"},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN2 w KQkq - 0 1", "FEN: piece placement: rank 1 has 9 squares " +
			"instead of 8"},
		{"rnbqkbnr/pppppppp//8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "FEN: piece placement: rank 6 has 0 squares " +
			"instead of 8"},
		{"rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "FEN: piece placement: rank 6 has two digits in a row"},
		{"rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "FEN: piece placement: rank 6 has '9', which " +
			"is no piece"},
		{"rnbqkbnr/pppppppp/0p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "FEN: piece placement: rank 6 has '0', which " +
			"is no piece"},
		{"rnbqkbnr/pppppppp/8/3x4/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "FEN: piece placement: rank 5 has 'x', which " +
			"is no piece"},
		{"rnbqkbnr/pppppppp/8/3-4/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "FEN: piece placement: rank 5 has '-', which " +
			"is no piece"},
		{placement + " W KQkq - 0 1", `FEN: side to move: "W" is neither "w" nor "b"`},
		{placement + " - KQkq - 0 1", `FEN: side to move: "-" is neither "w" nor "b"`},
		{placement + " white KQkq - 0 1", `FEN: side to move: "white" is neither "w" nor "b"`},
		{placement + " w QK - 0 1", `FEN: castling rights: "QK" is neither "-" nor some of "KQkq" in this order`},
		{placement + " w KK - 0 1", `FEN: castling rights: "KK" is neither "-" nor some of "KQkq" in this order`},
		{placement + " w KQkq e9 0 1", `FEN: en passant square: "e9" is neither "-" nor a square`},
		{placement + " w KQkq i3 0 1", `FEN: en passant square: "i3" is neither "-" nor a square`},
		{placement + " w KQkq E3 0 1", `FEN: en passant square: "E3" is neither "-" nor a square`},
		{placement + " w KQkq e 0 1", `FEN: en passant square: "e" is neither "-" nor a square`},
		{placement + " w KQkq - -1 1", `FEN: halfmove clock: "-1" is no number from 0 to 9999`},
		{placement + " w KQkq - - 1", `FEN: halfmove clock: "-" is no number from 0 to 9999`},
		{placement + " w KQkq - x 1", `FEN: halfmove clock: "x" is no number from 0 to 9999`},
		{placement + " w KQkq - 10000 1", `FEN: halfmove clock: "10000" is no number from 0 to 9999`},
		{placement + " w KQkq - 99999999999999999999 1",
			`FEN: halfmove clock: "99999999999999999999" is no number from 0 to 9999`},
		{placement + " w KQkq - 0 0", `FEN: move number: "0" is no number from 1 to 9999`},
		{placement + " w KQkq - 0 1.5", `FEN: move number: "1.5" is no number from 1 to 9999`},
		{placement + " w KQkq - 0 +1", `FEN: move number: "+1" is no number from 1 to 9999`},
	} {
		_, err := ParseFEN(test.fen)
		var unreadable *FENError
		if !errors.As(err, &unreadable) || err.Error() != test.want {
			t.Errorf("%q: %v, want %s", test.fen, err, test.want)
		}
	}
}

// TestIllegalPositions asks for every problem's sentence, and that the setup itself can be read and
// written.
func TestIllegalPositions(t *testing.T) {
	for _, test := range []struct{ fen, want string }{
		{"8/8/8/8/8/8/8/8 w - - 0 1", "White has no king. Black has no king."},
		{"4k3/8/8/8/8/8/8/8 w - - 0 1", "White has no king."},
		{"4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "White has 2 kings."},
		{"4k3/8/8/8/8/8/8/P3K2p w - - 0 1", "A pawn cannot stand on a1. A pawn cannot stand on h1."},
		{"P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "A pawn cannot stand on a8."},
		{"4k3/8/8/8/NNNNNNNN/NNNNNNNN/8/4K3 w - - 0 1", "White has 17 pieces; 16 is the most."},
		{"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "White has 9 pawns; 8 is the most."},
		{"4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", "White has more promoted pieces (1) than pawns gone (0)."},
		{"4k3/pppppppp/8/8/8/8/8/2b1K1b1 b - - 0 1", "Black has more promoted pieces (1) than pawns gone (0)."},
		{"4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "Black is in check, but White is to move."},
		{"4k3/8/8/8/8/8/4r3/4K3 b - - 0 1", "White is in check, but Black is to move."},
		{"8/8/8/8/8/8/8/3kK3 w - - 0 1", "Black is in check, but White is to move."},
		{"4k3/8/4r3/8/7b/8/2n5/4K3 w - - 0 1", "White is in check from 3 pieces, and 2 is the most."},
		{"4k3/8/8/8/8/8/8/4K3 w K - 0 1",
			"White cannot have the right to castle short without the king on e1 and a rook on h1."},
		{"4k3/8/8/8/8/8/8/R2K4 w Q - 0 1",
			"White cannot have the right to castle long without the king on e1 and a rook on a1."},
		{"r3k3/8/8/8/8/8/8/4K3 w kq - 0 1",
			"Black cannot have the right to castle short without the king on e8 and a rook on h8."},
		{"R3k3/8/8/8/8/8/8/4K3 b q - 0 1",
			"Black cannot have the right to castle long without the king on e8 and a rook on a8."},
		{"4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", "The en passant square e3 is impossible: with White to move it is on rank 6."},
		{"4k3/8/8/3p4/8/8/8/4K3 b - d6 0 1", "The en passant square d6 is impossible: with Black to move it is on rank 3."},
		{"4k3/8/8/8/8/8/8/4K3 b - e3 0 1", "The en passant square e3 is impossible: there is no White pawn on e4."},
		{"4k3/8/8/4P3/8/8/8/4K3 w - e6 0 1", "The en passant square e6 is impossible: there is no Black pawn on e5."},
		{"4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1", "The en passant square e3 is impossible: e3 and e2 are not both empty."},
		{"4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1", "The en passant square e3 is impossible: e3 and e2 are not both empty."},
		{"4k3/8/8/8/2p1P3/8/8/K3R2R b - e3 0 1", ""},
		{"4k2R/8/8/8/3pP3/8/8/K7 b - e3 0 1", "The en passant square e3 is impossible: Black was in check before the " +
			"pawn moved."},
	} {
		setup, err := ParseSetup(test.fen)
		if err != nil {
			t.Errorf("%s: %v", test.fen, err)
			continue
		}
		if setup.FEN() != test.fen {
			t.Errorf("%s: the setup comes back as %s", test.fen, setup.FEN())
		}
		_, err = ParseFEN(test.fen)
		var illegal *IllegalError
		switch {
		case test.want == "" && err != nil:
			t.Errorf("%s: %v, want no problem", test.fen, err)
		case test.want != "" && !errors.As(err, &illegal):
			t.Errorf("%s: %v, want %s", test.fen, err, test.want)
		case test.want != "" && err.Error() != "illegal position: "+strings.TrimSuffix(strings.ReplaceAll(test.want, ". ",
			"; "), "."):
			t.Errorf("%s: %v, want %s", test.fen, err, test.want)
		}
	}
}

// TestSetupCounts tests what no FEN can say: counters out of their ranges and squares off the
// board.
func TestSetupCounts(t *testing.T) {
	start := Start()
	s := start.Setup()
	s.HalfmoveClock, s.MoveNumber, s.EnPassant = -1, 0, 77
	var sentences []string
	for _, problem := range s.Problems() {
		sentences = append(sentences, problem.String())
	}
	want := "The en passant square - is impossible: with White to move it is on rank 6. " +
		"The halfmove clock must be from 0 to 9999. The move number must be from 1 to 9999."
	if got := strings.Join(sentences, " "); got != want {
		t.Errorf("problems %s, want %s", got, want)
	}
}
