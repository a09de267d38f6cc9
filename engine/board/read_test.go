package board

import (
	"strings"
	"testing"
)

// TestReadFEN: what matters to nobody is mended and said, in one sentence each.
func TestReadFEN(t *testing.T) {
	for _, test := range []struct{ text, fen, said string }{
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", ""},
		{"4k3/8/8/8/8/8/8/4K2R w K -", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", ""},
		{"4k3/8/8/8/8/8/8/4K2R White K - - -", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", ""},
		{"4k3/8/8/8/8/8/8/4K2R", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "Whose turn it is was not said: White's."},
		{"4k3/8/8/8/8/8/8/4K2R w - - 0 0", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "The move number 0 became 1."},
		{"4k3/8/8/8/8/8/8/4K2R w - - -3 9", "4k3/8/8/8/8/8/8/4K2R w - - 0 9", "The halfmove clock -3 became 0."},
		{"r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "kqKQ were read as KQkq"},
		{"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", ""},
		{"4k3/8/8/8/8/8/8/R2K4 w Q - 0 1", "4k3/8/8/8/8/8/8/R2K4 w - - 0 1", "rights Q king and rook allow -."},
		{"4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "rights KQkq king and rook allow K."},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 1 9", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9", "The halfmove clock 1 became 0"},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - e6 1 9", "4k3/8/8/3pP3/8/8/8/4K3 w - - 1 9", "e6 is impossible"},
		{"4k3/8/8/8/8/8/8/4K2R w - - 0 1;20;400", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "The move number 1;20;400 became 1."},
		{"4k3/8/8/8/8/8/8/4K2R w - - 7x 12345", "4k3/8/8/8/8/8/8/4K2R w - - 7 9999", "The halfmove clock 7x became 7. The " +
			"move number 12345 became 9999."},
		{"4k3/8/8/8/8/8/8/4K2R w - - x 99999999999999999999999", "4k3/8/8/8/8/8/8/4K2R w - - 0 9999", "clock x became 0."},
		{"4k3/8/8/8/8/8/8/4K2R w - - 99 1", "4k3/8/8/8/8/8/8/4K2R w - - 99 1", "The halfmove clock is 99, but before"},
		{"4k3/8/8/8/8/8/8/4K2R w - - 0 1 bm Rh8+; and more", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "behind the six fields"},
	} {
		p, mended, err := ReadFEN(test.text)
		said := strings.Join(mended, " ")
		if err != nil || p.FEN() != test.fen || !strings.Contains(said, test.said) || (said == "") != (test.said == "") {
			t.Errorf("%s: %s, %q, %v", test.text, p.FEN(), said, err)
		}
	}
	for text, reason := range map[string]string{
		"": "six fields are needed, found 0", "e4": "six fields", "8/8 w - - 0 1": "eight ranks",
		"4k3/8/8/8/8/8/8/4K3 x - - 0 1": "side to move", "4k3/8/8/8/8/8/8/4K3 w - z9 0 1": "en passant square",
		"4k3/8/8/8/8/8/8/4K3 w GBx - 0 1": "castling rights",
		"4k3/8/8/8/8/8/8/8 w - - 0 1":     "White has no king",
		"4k3/8/8/8/8/8/8/K3R3 w - - 0 0":  "Black is in check, but White is to move",
	} {
		if _, _, err := ReadFEN(text); err == nil || !strings.Contains(err.Error(), reason) {
			t.Errorf("%s: %v", text, err)
		}
	}
}
