package kaissa

import (
	"context"
	"testing"

	"drevo/engine/search"
)

// signatures are the sums of the nodes that the programme visits in the positions of "drevo bench". A
// change of one means that the search has changed.
var signatures = []struct {
	name  string
	set   map[string]string
	nodes uint64
}{
	{"1990", nil, 1_021_599},
	{"1974", New().Presets()[1].Values, 336_286},
	{"5.1 without the table", map[string]string{optionLevel: "5.1", optionTable: "false"}, 1_410_592},
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

// signatureNodes ends the search of the third position, which explodes at every level with Y > 0; the
// limit is kept exactly.
const signatureNodes = 1_000_000

func TestSignature(t *testing.T) {
	for _, want := range signatures {
		values, err := search.Resolve(New(), want.set)
		if err != nil {
			t.Fatal(err)
		}
		nodes := uint64(0)
		for _, fen := range signaturePositions {
			task := search.Task{Position: parse(t, fen), Values: values, Limits: search.Limits{Nodes: signatureNodes}}
			result, err := New().Search(context.Background(), task)
			if err != nil {
				t.Fatal(err)
			}
			nodes += result.Counts.Nodes
		}
		if nodes != want.nodes {
			t.Errorf("%s visits %d nodes, it used to visit %d", want.name, nodes, want.nodes)
		}
	}
}
