package plan

import (
	"testing"

	"drevo/engine/board"
)

// TestCodes: every statement of the language comes back from its code, and no two have the same one.
func TestCodes(t *testing.T) {
	seen := map[uint16]Statement{}
	check := func(s Statement) {
		t.Helper()
		if got := StatementOf(s.Code()); got != s {
			t.Fatalf("%s comes back as %s", s, got)
		}
		if other, known := seen[s.Code()]; known {
			t.Fatalf("%s has the code of %s", s, other)
		}
		seen[s.Code()] = s
	}
	for at := board.A1; at <= board.H8; at++ {
		check(Analyse(at))
		check(ManPlays(at))
		for to := board.A1; to <= board.H8; to++ {
			for _, k := range []board.PieceType{board.Pawn, board.Knight, board.Queen} {
				for _, star := range []bool{false, true} {
					check(Statement{Kind: Move, Square: at, To: to, Promotion: k, Star: star})
				}
			}
		}
		for have := Vacant; have < 64; have++ {
			if _, ok := ParseState(have.String()); !ok {
				continue
			}
			check(Verify(at, have))
			for want := Vacant; want < 64; want++ {
				s := Modify(at, have, want)
				if s.Purpose() == NoPurpose {
					continue
				}
				check(s)
				if s.MayHaveStar() {
					check(s.Starred())
				}
			}
		}
	}
}
