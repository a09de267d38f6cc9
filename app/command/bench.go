package command

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strings"
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

// benchRow is what was measured of one programme, or of one preset.
type benchRow struct {
	Programme string  `json:"programme"`
	Depth     string  `json:"depth"`
	Signature uint64  `json:"signature"` // nodes over all positions
	NPS       float64 `json:"nps"`
	// boards made and evaluated a second, where a programme makes any to order moves
	BPS         float64 `json:"bps,omitempty"`
	NPSRecorded float64 `json:"npsRecorded"`
	Overhead    float64 `json:"overhead"` // of recording, as a share of the unrecorded time
	BytesANode  int     `json:"bytesANode"`
}

func bench(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("bench", flag.ContinueOnError)
	asJSON := flags.Bool("json", false, "")
	programmes := flags.String("programmes", "", "")
	if err := parse(flags, args); err != nil {
		return err
	}
	entries, err := benchEntries(*programmes)
	if err != nil {
		return usageError{err}
	}
	rows := []benchRow{}
	for _, e := range entries {
		row, err := benchProgramme(ctx, e)
		if row.NPS > 0 {
			rows = append(rows, row)
		}
		if ctx.Err() != nil {
			break
		}
		if err != nil {
			return fmt.Errorf("bench of %s: %w", e.programme.About().ID, err)
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

// benchEntry is what is measured: a programme as it is, or one of its presets.
type benchEntry struct {
	programme search.Programme
	preset    search.Preset
}

// benchEntries finds what is named; without names all programmes, and the presets that search otherwise.
func benchEntries(names string) (list []benchEntry, err error) {
	if names != "" {
		for _, name := range strings.Split(names, ",") {
			p, preset, err := findPreset(strings.TrimSpace(name))
			if err != nil {
				return nil, err
			}
			list = append(list, benchEntry{p, preset})
		}
		return list, nil
	}
	for _, p := range engine.Programmes() {
		list = append(list, benchEntry{p, search.Preset{}})
		if modern, err := search.FindPreset(p, "modern"); err == nil {
			list = append(list, benchEntry{p, modern})
		}
	}
	return list, nil
}

// printBench prints what was measured.
func printBench(to streams, rows []benchRow, asJSON bool) error {
	if asJSON {
		return writeJSON(to, rows)
	}
	fmt.Fprintf(to.out, "%-16s %6s %12s %12s %12s %14s %9s %7s\n", "programme", "depth", "signature", "nps", "boards/s",
		"nps recorded", "overhead", "B/node")
	for _, r := range rows {
		boards := "–"
		if r.BPS > 0 {
			boards = fmt.Sprintf("%.0f", r.BPS)
		}
		fmt.Fprintf(to.out, "%-16s %6s %12d %12.0f %12s %14.0f %8.1f%% %7d\n", r.Programme, r.Depth, r.Signature, r.NPS,
			boards, r.NPSRecorded, 100*r.Overhead, r.BytesANode)
	}
	return nil
}

// benchProgramme runs a programme with and without a record in turn, and takes the
// medians of the rounds. With an error come the medians up to then.
func benchProgramme(ctx context.Context, e benchEntry) (row benchRow, err error) {
	p := e.programme
	values, err := search.Resolve(p, e.preset.Values)
	if err != nil {
		return benchRow{}, err
	}
	row = benchRow{Programme: p.About().ID, Depth: values.Text(p.About().Depth), BytesANode: tree.RecordBytes}
	if e.preset.Name != "" {
		row.Programme += "/" + e.preset.Name
	}
	task := search.Task{Values: values, Limits: search.Limits{Nodes: benchNodes}, Memory: new(search.Memory)}
	var plain, boards, recorded, ratios []float64
	defer func() {
		if len(ratios) > 0 {
			row.NPS, row.BPS, row.NPSRecorded, row.Overhead = median(plain), median(boards), median(recorded), median(ratios)
		}
	}()
	start := time.Now()
	for round := range benchRounds + 1 {
		if round > benchLeast && time.Since(start) > benchTime {
			break
		}
		without, err := benchRun(ctx, p, task, false)
		if err != nil {
			return row, err
		}
		with, err := benchRun(ctx, p, task, true)
		if err != nil {
			return row, err
		}
		row.Signature = without.nodes
		if round == 0 {
			continue
		}
		plain = append(plain, without.rate(without.nodes))
		boards = append(boards, without.rate(without.boards))
		recorded = append(recorded, with.rate(with.nodes))
		ratios = append(ratios, with.took.Seconds()/without.took.Seconds()-1)
	}
	return row, nil
}

// benchCost is what the positions took together.
type benchCost struct {
	nodes, boards uint64
	took          time.Duration
}

// rate is so many a second.
func (c benchCost) rate(n uint64) float64 { return float64(n) / c.took.Seconds() }

// benchRun makes a task of every position.
func benchRun(ctx context.Context, p search.Programme, task search.Task, record bool) (cost benchCost, err error) {
	for _, fen := range benchPositions {
		if task.Position, err = board.ParseFEN(fen); err != nil {
			return cost, err
		}
		if record {
			task.Recorder = task.Memory.NewRecorder(search.Header(p, task.Values, task.Position), 0)
		}
		result, err := p.Search(ctx, task)
		if err != nil {
			return cost, err
		}
		if record {
			task.Recorder.Tree().Release()
		}
		if ctx.Err() != nil {
			return cost, context.Cause(ctx)
		}
		cost.nodes += result.Counts.Nodes
		cost.boards += result.Counts.Boards
		cost.took += result.Elapsed
	}
	return cost, nil
}

func median(values []float64) float64 {
	slices.Sort(values)
	return values[len(values)/2]
}
