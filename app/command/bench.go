package command

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strings"
	"time"

	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/app/session"
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

// benchColumns are what is measured of a programme, or of one preset: the nodes over all positions, the rate
// unrecorded and recorded, of boards where it makes any to order moves, and what of the unrecorded time the record
// costs.
var benchColumns = []outcome.Column{
	{Key: "programme", Name: "programme"}, {Key: "depth", Name: "depth"},
	{Key: "signature", Name: "signature", Unit: "nodes"}, {Key: "nps", Name: "nps", Unit: "nodes/s"},
	{Key: "bps", Name: "boards/s", Unit: "boards/s"}, {Key: "npsRecorded", Name: "nps recorded", Unit: "nodes/s"},
	{Key: "overhead", Name: "overhead", Unit: outcome.NoUnit}, {Key: "bytesANode", Name: "B/node", Unit: "bytes/node"},
}

// benchRow is a row under them.
type benchRow struct {
	programme                       string
	depth                           any // as programs read it
	signature                       uint64
	nps, bps, npsRecorded, overhead float64
}

func (r benchRow) cells() []any {
	rate := func(x float64) outcome.Cell { return outcome.Cell{Value: x, Text: fmt.Sprintf("%.0f", x)} }
	boards := outcome.Cell{Text: "–"}
	if r.bps > 0 {
		boards = rate(r.bps)
	}
	return []any{r.programme, r.depth, r.signature, rate(r.nps), boards, rate(r.npsRecorded),
		outcome.Cell{Value: r.overhead, Text: fmt.Sprintf("%.1f%%", 100*r.overhead)}, tree.RecordBytes}
}

func bench(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("bench", flag.ContinueOnError)
	form := formFlags(flags)
	programmes := flags.String("programmes", "", "which are measured, such as itep,paulchess/modern: `PROGRAMMES` "+
		"with commas between; without it all")
	if err := parse(flags, args); err != nil {
		return err
	}
	entries, err := benchEntries(to.programmes, *programmes)
	if err != nil {
		return usageError{err}
	}
	t := outcome.New("", benchColumns...)
	for _, e := range entries {
		row, err := benchProgramme(ctx, e)
		if row.nps > 0 {
			t.Add(row.cells()...)
		}
		if ctx.Err() != nil {
			break
		}
		if err != nil {
			return fmt.Errorf("bench of %s: %w", e.programme.About().ID, err)
		}
	}
	if err := form.print(to, outcome.Outcome{Tables: []outcome.Table{t}}); err != nil || ctx.Err() == nil {
		return err
	}
	return errStopped
}

// benchEntry is what is measured: a programme as it is, or one of its presets.
type benchEntry struct {
	programme search.Programme
	preset    search.Preset
}

// benchEntries finds what is named; without names all programmes, and the presets that search otherwise.
func benchEntries(programmes search.List, names string) (list []benchEntry, err error) {
	if names != "" {
		for _, name := range strings.Split(names, ",") {
			p, preset, err := programmes.Player(strings.TrimSpace(name))
			if err != nil {
				return nil, err
			}
			list = append(list, benchEntry{p, preset})
		}
		return list, nil
	}
	for _, p := range programmes {
		list = append(list, benchEntry{p, search.Preset{}})
		if modern, err := search.FindPreset(p, "modern"); err == nil {
			list = append(list, benchEntry{p, modern})
		}
	}
	return list, nil
}

// benchProgramme runs a programme with and without a record in turn, and takes the
// medians of the rounds. With an error come the medians up to then.
func benchProgramme(ctx context.Context, e benchEntry) (row benchRow, err error) {
	p := e.programme
	values, err := search.Resolve(p, e.preset.Values)
	if err != nil {
		return benchRow{}, err
	}
	row = benchRow{programme: p.About().ID, depth: depthOf(p, values)}
	if e.preset.Name != "" {
		row.programme += "/" + e.preset.Name
	}
	task := search.Task{Values: values, Limits: search.Limits{Nodes: benchNodes}, Memory: new(search.Memory)}
	var plain, boards, recorded, ratios []float64
	defer func() {
		if len(ratios) > 0 {
			row.nps, row.bps, row.npsRecorded, row.overhead = median(plain), median(boards), median(recorded), median(ratios)
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
		row.signature = without.nodes
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

// depthOf is how deep a programme looks by its options; nil where it has no depth.
func depthOf(p search.Programme, values search.Values) any {
	o, ok := search.DepthOf(p)
	if !ok {
		return nil
	}
	return present.OptionValue(o, values.Text(o.Name))
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
