package search_test

import (
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
)

func TestClassOf(t *testing.T) {
	for _, test := range []struct {
		name, fen, move string
		class           tree.MoveClass
	}{
		{"quiet", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h2", tree.ClassQuiet},
		{"castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", tree.ClassQuiet},
		{"check", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h8", tree.ClassCheck},
		{"castling with check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", tree.ClassCheck},
		{"capture with check", "4k2r/8/8/8/8/8/8/4K2R w K - 0 1", "h1h8", tree.ClassCapture},
		{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", tree.ClassCapture},
		{"promotion", "8/P5k1/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", tree.ClassQuiet},
		{"answer", "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "e1e2", tree.ClassEvasion},
		{"answer with check", "4k3/8/8/8/8/8/8/r3KR1B w - - 0 1", "e1e2", tree.ClassEvasion},
		{"answer that discovers a check", "4k3/8/8/8/4K3/8/4Q3/r6b w - - 0 1", "e4d3", tree.ClassCheck},
		{"answer that takes", "4k3/8/8/8/8/8/8/rR2K3 w - - 0 1", "b1a1", tree.ClassCapture},
	} {
		p := enginetest.Position(t, test.fen)
		if class := search.ClassOf(&p, parseMove(t, &p, test.move)); class != test.class {
			t.Errorf("%s: %v, want %v", test.name, class, test.class)
		}
	}
}
