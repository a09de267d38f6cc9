package enginetest

import (
	"context"
	"testing"

	"drevo/engine/search"
)

// BenchPositions are those of "drevo bench", of which the signatures count the nodes.
var BenchPositions = []string{
	"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
	"r1bq1rk1/2p1bpp1/p1np1n1p/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 w - - 0 10",
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"2r1r1k1/1p1q1ppp/3p1b2/p2P4/3Q4/5N2/PP2RPPP/4R1K1 w - - 0 18",
	"8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30",
	"3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 27",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 99 50",
}

// Signature searches the positions of "drevo bench", with no more than so many nodes each if limit is
// not 0, and returns how many nodes were visited and how many boards made in all.
func Signature(t testing.TB, p search.Programme, values search.Values, limit uint64) (nodes, boards uint64) {
	t.Helper()
	for _, fen := range BenchPositions {
		task := search.Task{Position: Position(t, fen), Values: values, Limits: search.Limits{Nodes: limit}}
		result, err := p.Search(context.Background(), task)
		if err != nil {
			t.Fatal(err)
		}
		nodes, boards = nodes+result.Counts.Nodes, boards+result.Counts.Boards
	}
	return nodes, boards
}

// mostBenchNodes ends a search that explodes, as that of ITEP's preset plain does in the third position.
const mostBenchNodes = 1_000_000

// BenchmarkSearch measures nodes per second of every preset of a programme, with and without a record.
func BenchmarkSearch(b *testing.B, p search.Programme) {
	for _, preset := range p.Presets() {
		values, err := search.Resolve(p, preset.Values)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(preset.Name+"/unrecorded", func(b *testing.B) { benchmarkSearch(b, p, values, false) })
		b.Run(preset.Name+"/recorded", func(b *testing.B) { benchmarkSearch(b, p, values, true) })
	}
}

func benchmarkSearch(b *testing.B, p search.Programme, values search.Values, recorded bool) {
	var nodes uint64
	var memory search.Memory // of the trees alone: a table handed on would be measured, too
	for range b.N {
		for _, fen := range Samples[:4] {
			task := search.Task{Position: Position(b, fen), Values: values, Limits: search.Limits{Nodes: mostBenchNodes}}
			if recorded {
				task.Recorder = memory.NewRecorder(search.Header(p, values, task.Position), 0)
			}
			result, err := p.Search(context.Background(), task)
			if err != nil {
				b.Fatal(err)
			}
			nodes += result.Counts.Nodes
			task.Recorder.Tree().Release()
		}
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
	b.ReportMetric(float64(nodes)/float64(b.N), "nodes")
}
