package tactics

import (
	"strings"
	"testing"

	"drevo/app/pane"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/widgets/chessboard"
)

// at returns the layers at a position, by key.
func at(t *testing.T, fen string) map[pane.LayerKey]pane.Layer {
	t.Helper()
	p := enginetest.Position(t, fen)
	l := &Layers{}
	l.Show(p)
	found := map[pane.LayerKey]pane.Layer{}
	for _, layer := range l.Layers() {
		found[layer.Key] = layer
	}
	return found
}

// square returns the number of a square.
func square(t *testing.T, name string) int {
	t.Helper()
	s, err := board.ParseSquare(name)
	if err != nil {
		t.Fatal(err)
	}
	return int(s)
}

// TestSentences reads every sentence that the layers can say.
func TestSentences(t *testing.T) {
	const (
		// the knight on d4 is attacked twice, defended once
		twice  = "4k3/8/2n2b2/8/3N4/2P5/8/4K3 w - - 0 1"
		pinned = "4k3/4r3/8/8/1b6/4N3/3Q4/2B1K3 w - - 0 1"                        // one pin to the king, one to the queen
		mate   = "4k3/8/8/8/8/1r6/r7/6K1 w - - 0 1"                               // the other side would mate
		check  = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"                                // White is in check
		open   = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2" // Nxe5 wins a pawn
		free   = "4k3/8/8/8/8/8/r6P/4K3 w - - 0 1"
	)
	for _, c := range []struct{ layer, fen, square, want string }{
		{"hanging", twice, "d4", "White's knight on d4 is attacked twice and defended once: exchange loses 1, beginning " +
			"with the knight on c6."},
		{"hanging", open, "e5", "Black's pawn on e5 is attacked once and not defended: exchange loses 1, beginning with " +
			"the knight on f3."},
		{"hanging", open, "e4", ""},
		{"pins", pinned, "e3", "White's knight on e3 is pinned to its king on e1 by the rook on e7: it may not " +
			"leave the line."},
		{"pins", pinned, "e5", "White's knight on e3 is pinned to its king on e1 by the rook on e7: it may not " +
			"leave the line."},
		{"pins", pinned, "d2", "White's queen on d2 is pinned to its king on e1 by the bishop on b4: it may not " +
			"leave the line."},
		{"pins", "3qk3/8/5n2/8/7B/8/8/4K3 w - - 0 1", "f6", "Black's knight on f6 is pinned to its queen on d8 by the " +
			"bishop on h4: leaving the line gives the queen."},
		// it has no move at all
		{"pins", "R1bqk3/1p1p4/8/8/8/8/8/4K3 w - - 0 1", "c8", "Black's bishop on c8 is pinned to its queen on d8 by the " +
			"rook on a8: leaving the line gives the queen."},
		{"threats", open, "e5", "If it were White's turn, Nxe5 would win material worth 1 pawn by exchange."},
		{"threats", open, "f3", "If it were White's turn, Nxe5 would win material worth 1 pawn by exchange."},
		{"threats", free, "d3", ""},
		{"threats", free, "d2", "If it were Black's turn, Rxh2 would win material worth 1 pawn by exchange."},
		{"threats", free, "g2", "If it were Black's turn, Rxh2 would win"},
		{"threats", check, "e1", "White is in check, so nothing else can be threatened before that is answered."},
		{"threats", mate, "b1", "If it were Black's turn, Rb1# would mate."},
		{"attackedByWhite", open, "e5", "White attacks e5 once: knight on f3."},
		{"attackedByWhite", open, "e4", "White does not guard e4."},
		{"attackedByWhite", open, "f3", "White guards f3 twice: queen on d1, pawn on g2."},
		{"attackedByBlack", open, "e4", "Black does not attack e4."},
	} {
		layer, ok := at(t, c.fen)[pane.LayerKey(c.layer)]
		if !ok {
			t.Fatalf("no layer %s", c.layer)
		}
		if got := layer.Explain(square(t, c.square)); c.want == "" && got != "" || !strings.HasPrefix(got, c.want) {
			t.Errorf("%s of %s in %s: %q, want %q", c.layer, c.square, c.fen, got, c.want)
		}
	}
}

// TestWhatIsDrawn: threats are arrows of the side that threatens, with what they win; hanging pieces
// are ringed with what is lost; pins are lines with the piece framed; attacks count.
func TestWhatIsDrawn(t *testing.T) {
	layers := at(t, "r1bqk2r/ppp2ppp/2n2n2/3pp3/1bB1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 6")
	threats := layers["threats"].Draw().Arrows
	if len(threats) != 2 {
		t.Fatalf("threats %+v", threats)
	}
	for i, want := range []chessboard.Arrow{
		{From: square(t, "d5"), To: square(t, "c4"), Label: "+2", Role: chessboard.RoleBlack, Dashed: true},
		{From: square(t, "d5"), To: square(t, "e4"), Label: "+1", Role: chessboard.RoleBlack, Dashed: true},
	} {
		got := threats[i]
		got.Width = 0
		if got != want {
			t.Errorf("threat %d is %+v, want %+v", i, threats[i], want)
		}
	}
	if threats[0].Width <= threats[1].Width {
		t.Error("the arrow that wins more is not the wider one")
	}
	hanging := layers["hanging"].Draw().Marks
	if len(hanging) != 2 || hanging[0] != (chessboard.Mark{Square: square(t, "c4"), Kind: chessboard.MarkRing,
		Role: chessboard.RoleHanging, Text: "−2"}) {
		t.Errorf("hanging %+v", hanging)
	}
	pins := layers["pins"].Draw()
	if len(pins.Arrows) != 1 || pins.Arrows[0].Dashed || pins.Marks[0] != (chessboard.Mark{Square: square(t, "c3"),
		Kind: chessboard.MarkFrame, Role: chessboard.RolePin}) {
		t.Errorf("pins %+v", pins)
	}
	white := layers["attackedByWhite"].Draw().Attacks[0]
	if white.Black || white.Counts[square(t, "d5")] != 3 || white.Counts[square(t, "b6")] != 0 {
		t.Errorf("White's attacks %+v", white)
	}
	if black := layers["attackedByBlack"].Draw().Attacks[0]; !black.Black || black.Counts[square(t, "d5")] != 2 {
		t.Errorf("Black's attacks %+v", black)
	}
	if mate := at(t, "4k3/8/8/8/8/1r6/r7/6K1 w - - 0 1")["threats"].Draw().Arrows; len(mate) != 1 || mate[0].Label != "#" {
		t.Errorf("a threat of mate is drawn as %+v", mate)
	}
}

// TestEachHasKeyAndHint: no two layers share a letter, and each says what it shows.
func TestEachHasKeyAndHint(t *testing.T) {
	keys := map[string]bool{}
	list := (&Layers{}).Layers()
	for _, l := range list {
		keys[string(l.Letter)] = true
		if l.Letter == "" || l.Hint == "" || l.Explain == nil {
			t.Errorf("%s has key %q, hint %q", l.Name, l.Letter, l.Hint)
		}
	}
	if len(keys) != len(list) {
		t.Errorf("%d keys for %d layers", len(keys), len(list))
	}
}

// BenchmarkLayers is what a toggle of all layers costs before the board is painted.
func BenchmarkLayers(b *testing.B) {
	p := enginetest.Position(b, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	l := &Layers{}
	l.Show(p)
	for b.Loop() {
		for _, layer := range l.Layers() {
			layer.Draw()
			layer.Explain(28)
		}
	}
}
