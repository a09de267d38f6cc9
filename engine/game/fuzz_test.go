package game

import (
	"testing"

	"drevo/engine/board"
)

// FuzzEPD: a line is refused, or has a position that is written and read as the same, and what is said of it can be
// printed.
func FuzzEPD(f *testing.F) {
	for _, line := range []string{
		"4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"a \\\" b\"; pv \" x\"; hmvc 3;",
		"r3k2r/8/8/8/8/8/8/R3K2R w GBgb - 0 0 c0 \"\\\\\" x", "8/8/8/8/8/2k5/3p4/3K4 b - - 7;20;400",
		"rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 1 3", "k7/8/8/8/8/8/8/7K w - - 99999999999999999999 ;;",
	} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		r, err := ParseEPD(line)
		if err != nil {
			if err.Error() == "" {
				t.Error("refused without a word")
			}
			return
		}
		if again, err := board.ParseFEN(r.Position.FEN()); err != nil || again != r.Position {
			t.Errorf("%s is no position: %v", r.Position.FEN(), err)
		}
		for _, said := range r.Mended {
			for _, letter := range said {
				if isUnprintable(letter) {
					t.Errorf("%q is said", said)
				}
			}
		}
	})
}
