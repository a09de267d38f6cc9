package botvinnik

import (
	"context"
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/internal/needs"
)

// TestSignature counts the nodes of the positions of "drevo bench" with the options as they are,
// which make 1,441,756: one of them whole, four with a tenth of the effort and three with a
// hundredth. It was 1,078,348 before stopping was tried where nothing is gained, and the quiet moves
// found after what pays was examined. A change of the search that is not meant to change its tree
// leaves them alone.
func TestSignature(t *testing.T) {
	needs.OneGoroutine(t)
	for _, c := range []struct {
		fen, effort string
		nodes       uint64
	}{
		{"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3", "20", 21_356},
		{"r1bq1rk1/2p1bpp1/p1np1n1p/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 w - - 0 10", "20", 20_117},
		{"3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 27", "20", 20_134},
		{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "20", 20_068},
		{"8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 99 50", "200", 110},
		{"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "2", 3_771},
		{"2r1r1k1/1p1q1ppp/3p1b2/p2P4/3Q4/5N2/PP2RPPP/4R1K1 w - - 0 18", "2", 2_121},
		{capablanca, "2", 2_160},
	} {
		values, err := search.Resolve(New(), map[string]string{optionEffort: c.effort})
		if err != nil {
			t.Fatal(err)
		}
		result, err := New().Search(context.Background(), search.Task{
			Position: enginetest.Position(t, c.fen), Values: values})
		if err != nil || result.Counts.Nodes != c.nodes {
			t.Errorf("%s: %d nodes, want %d (%v)", c.fen, result.Counts.Nodes, c.nodes, err)
		}
	}
}
