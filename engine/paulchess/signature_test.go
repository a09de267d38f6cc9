package paulchess

import "testing"

// signatures are the sums of the nodes, and of the boards that were made, in the positions of "drevo
// bench". A change of one means that the search has changed.
var signatures = []struct {
	preset        string
	nodes, boards uint64
}{
	{"1.0", 158_430, 206_648},
	{"Simple1", 41_994, 488_891},
	{"Simple1 in 1.0", 203_274, 268_584},
	{"modern", 530_723, 494_910},
}

var signaturePositions = []string{
	"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
	"r1bq1rk1/2p1bpp1/p1np1n1p/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 w - - 0 10",
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"2r1r1k1/1p1q1ppp/3p1b2/p2P4/3Q4/5N2/PP2RPPP/4R1K1 w - - 0 18",
	"8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30",
	"3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 27",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 99 50",
}

func TestSignature(t *testing.T) {
	for _, want := range signatures {
		nodes, boards := signature(t, presetValues(t, want.preset))
		if nodes != want.nodes || boards != want.boards {
			t.Errorf("%s visits %d nodes and makes %d boards, it used to be %d and %d", want.preset, nodes, boards, want.nodes, want.boards)
		}
	}
}

// presetValues returns the values of a preset.
func presetValues(t *testing.T, name string) map[string]string {
	t.Helper()
	for _, preset := range New().Presets() {
		if preset.Name == name {
			return preset.Values
		}
	}
	t.Fatalf("there is no preset %s", name)
	return nil
}

func signature(t *testing.T, set map[string]string) (nodes, boards uint64) {
	t.Helper()
	for _, fen := range signaturePositions {
		result := think(t, parse(t, fen), resolved(t, set))
		nodes, boards = nodes+result.Counts.Nodes, boards+result.Counts.Boards
	}
	return nodes, boards
}
