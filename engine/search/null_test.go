package search_test

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
)

func TestMayPass(t *testing.T) {
	quiet := enginetest.Position(t, "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
	check := enginetest.Position(t, "4k3/8/8/8/8/8/4r3/4K2R w K - 0 1")
	for _, test := range []struct {
		name string
		p    *board.Position
		ply  int
		last board.Move
		may  bool
	}{
		{"after a move", &quiet, 3, 77, true},
		{"at the root", &quiet, 0, board.NoMove, false},
		{"twice running", &quiet, 3, board.Pass, false},
		{"in check", &check, 3, 77, false},
	} {
		if search.MayPass(test.p, test.ply, test.last) != test.may {
			t.Errorf("%s: %v", test.name, !test.may)
		}
	}
}

func TestHasPieces(t *testing.T) {
	for fen, has := range map[string]bool{
		"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1":   false,
		"4k3/8/8/8/8/8/4PN2/4K3 w - - 0 1":  true,
		"4k3/8/8/8/8/8/4PN2/4K3 b - - 0 1":  false,
		"4k3/p7/8/8/8/8/8/4KQ2 b - - 0 1":   false,
		"4k2r/p7/8/8/8/8/8/4K3 b - - 0 1":   true,
		"4k1b1/p7/8/8/8/8/8/4K2R w K - 0 1": true,
	} {
		if p := enginetest.Position(t, fen); search.HasPieces(&p) != has {
			t.Errorf("%s: %v", fen, !has)
		}
	}
}
