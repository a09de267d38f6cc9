package command

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"time"

	"drevo/app/session"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// benchPositions are searched by every programme; the sum of their nodes is the
// signature of its search. Changing one changes every signature.
var benchPositions = []string{
	"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
	"r1bq1rk1/2p1bpp1/p1np1n1p/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 w - - 0 10",
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"2r1r1k1/1p1q1ppp/3p1b2/p2P4/3Q4/5N2/PP2RPPP/4R1K1 w - - 0 18",
	session.FirstPosition,
	"3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 27",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 99 50",
}

// Everything is run benchRounds times after a first time that does not count, or as often
// as fits benchTime, but at least benchLeast times; the medians are quoted.
const (
	benchRounds = 15
	benchLeast  = 3
	benchTime   = 20 * time.Second
)

// benchNodes ends a search that a position makes explode; the limit is kept exactly, so that the
// signature stays one.
const benchNodes = 1_000_000

// benchRow is what was measured of one programme.
type benchRow struct {
	Programme   string  `json:"programme"`
	Depth       string  `json:"depth"`
	Signature   uint64  `json:"signature"` // nodes over all positions
	NPS         float64 `json:"nps"`
	NPSRecorded float64 `json:"npsRecorded"`
	Overhead    float64 `json:"overhead"` // of recording, as a share of the unrecorded time
	BytesANode  int     `json:"bytesANode"`
}

func bench(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("bench", flag.ContinueOnError)
	asJSON := flags.Bool("json", false, "")
	if err := parse(flags, args); err != nil {
		return err
	}
	rows := []benchRow{}
	for _, p := range engine.Programmes() {
		row, err := benchProgramme(ctx, p)
		if row.NPS > 0 {
			rows = append(rows, row)
		}
		if ctx.Err() != nil {
			break
		}
		if err != nil {
			return fmt.Errorf("bench of %s: %w", p.About().ID, err)
		}
	}
	if err := printBench(to, rows, *asJSON); err != nil {
		return err
	}
	if ctx.Err() != nil {
		return errStopped
	}
	return nil
}

// printBench prints what was measured.
func printBench(to streams, rows []benchRow, asJSON bool) error {
	if asJSON {
		return writeJSON(to, rows)
	}
	fmt.Fprintf(to.out, "%-12s %6s %12s %14s %14s %9s %7s\n", "programme", "depth", "signature", "nps", "nps recorded", "overhead", "B/node")
	for _, r := range rows {
		fmt.Fprintf(to.out, "%-12s %6s %12d %14.0f %14.0f %8.1f%% %7d\n", r.Programme, r.Depth, r.Signature, r.NPS, r.NPSRecorded, 100*r.Overhead, r.BytesANode)
	}
	return nil
}

// benchProgramme runs a programme with and without a record in turn, and takes the
// medians of the rounds. With an error come the medians up to then.
func benchProgramme(ctx context.Context, p search.Programme) (row benchRow, err error) {
	values, err := search.Resolve(p, nil)
	if err != nil {
		return benchRow{}, err
	}
	row = benchRow{Programme: p.About().ID, Depth: values.Text(p.About().Depth), BytesANode: tree.RecordBytes}
	var plain, recorded, ratios []float64
	defer func() {
		if len(ratios) > 0 {
			row.NPS, row.NPSRecorded, row.Overhead = median(plain), median(recorded), median(ratios)
		}
	}()
	start := time.Now()
	for round := range benchRounds + 1 {
		if round > benchLeast && time.Since(start) > benchTime {
			break
		}
		nodes, without, err := benchRun(ctx, p, values, false)
		if err != nil {
			return row, err
		}
		_, with, err := benchRun(ctx, p, values, true)
		if err != nil {
			return row, err
		}
		row.Signature = nodes
		if round == 0 {
			continue
		}
		plain = append(plain, float64(nodes)/without.Seconds())
		recorded = append(recorded, float64(nodes)/with.Seconds())
		ratios = append(ratios, with.Seconds()/without.Seconds()-1)
	}
	return row, nil
}

func benchRun(ctx context.Context, p search.Programme, values search.Values, record bool) (nodes uint64, took time.Duration, err error) {
	for _, fen := range benchPositions {
		root, err := board.ParseFEN(fen)
		if err != nil {
			return 0, 0, err
		}
		task := search.Task{Position: root, Values: values, Limits: search.Limits{Nodes: benchNodes}}
		if record {
			task.Recorder = tree.NewRecorder(search.Header(p, values, root), 0)
		}
		result, err := p.Search(ctx, task)
		if err != nil {
			return 0, 0, err
		}
		if record {
			task.Recorder.Tree().Release()
		}
		if ctx.Err() != nil {
			return 0, 0, context.Cause(ctx)
		}
		nodes += result.Counts.Nodes
		took += result.Elapsed
	}
	return nodes, took, nil
}

func median(values []float64) float64 {
	slices.Sort(values)
	return values[len(values)/2]
}
