package board

import (
	"strings"
	"testing"
)

// TestSpecialMoves are the rules that are easily wrong, each with a move that must or must not be
// legal.
func TestSpecialMoves(t *testing.T) {
	for _, test := range []struct {
		name, fen, move string
		legal           bool
	}{
		{"castling short", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", true},
		{"castling long", "r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", true},
		{"castling without the right", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", false},
		{"castling out of check", "4k3/8/8/8/8/8/4r3/4K2R w K - 0 1", "e1g1", false},
		{"castling through check", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", false},
		{"castling into check", "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", false},
		{"castling with the rook attacked", "4k2r/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", true},
		{"castling long with b1 attacked", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", true},
		{"castling long with b1 occupied", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", false},
		{"castling long with d1 attacked", "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", false},
		{"castling next to a pawn", "4k3/8/8/8/8/8/6p1/4K2R w K - 0 1", "e1g1", false},
		{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", true},
		{"en passant a move later", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", false},
		{"en passant, both pawns off the king's rank", "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "e5d6", false},
		{"en passant, pinned on the diagonal", "4k2b/8/8/3pP3/8/8/1K6/8 w - d6 0 1", "e5d6", false},
		{"en passant along the pin", "1b2k3/8/8/3pP3/8/6K1/8/8 w - d6 0 1", "e5d6", true},
		{"en passant, pinned on the file", "4r2k/8/8/3pP3/8/8/4K3/8 w - d6 0 1", "e5d6", false},
		{"en passant, the captured pawn shields the king", "4k3/6b1/8/3pP3/8/2K5/8/8 w - d6 0 1", "e5d6", false},
		{"en passant takes the checking pawn", "4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1", "e5d6", true},
		{"pinned knight", "4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1", "e3d5", false},
		{"pinned rook along the pin", "4k3/4r3/8/8/8/4R3/8/4K3 w - - 0 1", "e3e7", true},
		{"pinned pawn takes the pinning bishop", "4k3/8/8/8/8/2b5/3P4/4K3 w - - 0 1", "d2c3", true},
		{"pinned pawn does not advance", "4k3/8/8/8/8/2b5/3P4/4K3 w - - 0 1", "d2d3", false},
		{"king backs off along the check", "4k3/8/8/8/8/8/4K3/4r3 w - - 0 1", "e2e3", false},
		{"double check: only the king", "4k3/4r3/8/8/8/5n2/3P4/4K3 w - - 0 1", "d2d3", false},
		{"single step to promotion needs a kind", "7k/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", false},
		{"underpromotion", "7k/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", true},
		{"no promotion to king", "7k/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", false},
	} {
		p := parse(t, test.fen)
		m, err := p.ParseUCI(test.move)
		if (err == nil) != test.legal {
			t.Errorf("%s: %s in %s: %v", test.name, test.move, test.fen, err)
		}
		if err == nil && !p.IsLegal(m) {
			t.Errorf("%s: IsLegal denies %s in %s", test.name, test.move, test.fen)
		}
	}
}

// TestTranspositions reaches one position in different ways and asks for one key.
func TestTranspositions(t *testing.T) {
	for _, paths := range [][2]string{
		{"g1f3 g8f6 b1c3", "b1c3 g8f6 g1f3"},
		{"e2e4 e7e5 g1f3", "g1f3 e7e5 e2e4"}, // the skipped square e3 counts only when a pawn can capture there
		{"e2e3 e7e5 f1c4 b8c6 d2d4", "d2d4 e7e5 e2e3 b8c6 f1c4"},
	} {
		a, b := play(t, Start(), paths[0]), play(t, Start(), paths[1])
		if a.Key() != b.Key() {
			t.Errorf("%s and %s have different keys", paths[0], paths[1])
		}
	}
	for _, paths := range [][2]string{
		{"g1f3 g8f6 f3g1 f6g8 h2h3", "h2h3 g8f6 h1h2 f6g8 h2h1"}, // turn and castling right differ
		{"d2d4 a7a6 d4d5 e7e5", "d2d4 e7e6 d4d5 a7a6 g1f3 e6e5 f3g1"},
	} {
		a, b := play(t, Start(), paths[0]), play(t, Start(), paths[1])
		if a.Key() == b.Key() {
			t.Errorf("%s and %s have one key", paths[0], paths[1])
		}
	}
}

// TestKeyGolden pins the keys, which books and files keep.
func TestKeyGolden(t *testing.T) {
	start := Start()
	kiwipete := parse(t, perftPositions[1].fen)
	passant := parse(t, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
	black := parse(t, "r3k2r/8/8/8/3Pp3/8/8/4K3 b kq d3 0 1")
	got := [4]uint64{start.Key(), kiwipete.Key(), passant.Key(), black.Key()}
	if want := [4]uint64{0xd01055b2b81dcc86, 0x9256bfd7c541e16f, 0x450f7347b75903c4, 0x924f114f627b51ab}; got != want {
		t.Errorf("keys %#x, want %#x", got, want)
	}
}

// play makes moves in UCI notation.
func play(t *testing.T, p Position, moves string) Position {
	t.Helper()
	for _, text := range strings.Fields(moves) {
		m, err := p.ParseUCI(text)
		if err != nil {
			t.Fatalf("%s: %v", moves, err)
		}
		var next Position
		p.Make(m, &next)
		p = next
	}
	return p
}

// TestPass compares the null move with a fresh parse of what it must lead to.
func TestPass(t *testing.T) {
	for _, test := range [][2]string{
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 7", "4k3/8/8/3pP3/8/8/8/4K3 b - - 1 7"},
		{"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 9", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 6 10"},
	} {
		p, want := parse(t, test[0]), parse(t, test[1])
		var next Position
		if p.MakePass(&next); next != want {
			t.Errorf("%s: a pass gives %s, want %s", test[0], next.FEN(), test[1])
		}
	}
	walk(t, 30, 100, func(p *Position, _ *MoveList) {
		var next Position
		if p.InCheck() {
			return
		}
		if p.MakePass(&next); next.key != next.computeKey() || next.EnPassant() != NoSquare {
			t.Errorf("%s: after a pass %s", p.FEN(), next.FEN())
		}
	})
}
