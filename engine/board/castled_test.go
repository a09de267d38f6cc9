package board

import "testing"

// withoutPast is a position as its FEN says it: without what it remembers of castling.
func withoutPast(p Position) Position {
	p.state &^= 15 << castledAt
	return p
}

// Castling is remembered wherever the king goes afterwards, and a king that walks is not castled.
func TestCastledIsRemembered(t *testing.T) {
	for _, test := range []struct {
		name, fen, moves string
		white, black     bool
	}{
		{"nobody", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1b1 a8b8", false, false},
		{"both", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1 e8c8", true, true},
		{"then gone", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1 e8g8 c1b2 g8g7 b2b3", true, true},
		{"walked", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1f1 e8f8 f1g1 f8g8", false, false},
		{"a rook's move to g1 is none", "4k2r/8/8/8/8/8/7R/4K3 w k - 0 1", "h2a2 e8g8 a2a1", false, true},
	} {
		p := play(t, parse(t, test.fen), test.moves)
		white, _ := p.Castled(White)
		black, inferred := p.Castled(Black)
		if white != test.white || black != test.black || inferred {
			t.Errorf("%s: White %v, Black %v, inferred %v", test.name, white, black, inferred)
		}
	}
}

// Where there is no right and no game, the king's place tells, once and for all.
func TestCastledIsInferred(t *testing.T) {
	for _, test := range []struct {
		name, fen, moves  string
		castled, inferred bool
	}{
		{"castled short", "4k3/8/8/8/8/8/5PPP/5RK1 w - - 0 1", "", true, true},
		{"castled long", "4k3/8/8/8/8/8/8/2KR4 w - - 0 1", "", true, true},
		{"then gone to the corner", "4k3/8/8/8/8/8/8/5R1K w - - 0 1", "", true, true},
		{"to the other corner", "4k3/8/8/8/8/8/8/K2R4 w - - 0 1", "", true, true},
		{"no rook left", "4k3/8/8/8/8/8/8/1K6 w - - 0 1", "", true, true},
		{"the rook is shut in", "4k3/8/8/8/8/8/8/6KR w - - 0 1", "", false, true},
		{"shut in on the long side", "4k3/8/8/8/8/8/8/RK6 w - - 0 1", "", false, true},
		{"a rook on the other side does not matter", "4k3/8/8/8/8/8/8/R5K1 w - - 0 1", "", true, true},
		{"on the second rank", "4k3/8/8/8/8/8/6K1/8 w - - 0 1", "", false, true},
		{"on its square", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "", false, true},
		{"it may still castle", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", false, false},
		{"it has just lost castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1f1", false, false},
		{"what is inferred stays", "4k3/8/8/8/8/8/8/5RK1 w - - 0 1", "g1g2 e8e7 g2f3", true, true},
		{"and so does what is not", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1f1 e8e7 f1g1", false, true},
	} {
		p := play(t, parse(t, test.fen), test.moves)
		if castled, inferred := p.Castled(White); castled != test.castled || inferred != test.inferred {
			t.Errorf("%s: %v, inferred %v", test.name, castled, inferred)
		}
	}
}

// What is remembered changes no key and no FEN.
func TestCastledIsNoPartOfTheKey(t *testing.T) {
	p := play(t, parse(t, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), "e1c1 e8g8 c1b2")
	fresh := parse(t, p.FEN())
	was, _ := p.Castled(White)
	is, _ := fresh.Castled(White)
	if !was || is || p.Key() != fresh.Key() || p.FEN() != fresh.FEN() {
		t.Errorf("%s: castled %v, read again %v, keys %x and %x", p.FEN(), was, is, p.Key(), fresh.Key())
	}
}
