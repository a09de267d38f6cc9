package command

import (
	"context"
	"errors"
	"flag"
	"io"
	"strconv"
	"strings"
	"time"

	"drevo/app/comparison"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
)

// compare lets programmes think about one position at several depths, and prints where they part.
func compare(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("compare", flag.ContinueOnError)
	programmes := flags.String("programmes", "itep", "")
	fen := flags.String("fen", session.FirstPosition, "")
	depths := flags.String("depths", "", "")
	limit := flags.Duration("time", 0, "")
	nodes := flags.Uint64("nodes", 0, "")
	ablate := flags.Bool("ablate", false, "")
	asJSON := flags.Bool("json", false, "")
	set := settings{}
	flags.Var(set, "set", "")
	if err := parse(flags, expandSets(args)); err != nil {
		return err
	}
	if *limit < 0 {
		return wrong("-time is a span of time, such as 10s, not %v", *limit)
	}
	position, err := parseFEN(*fen)
	if err != nil {
		return err
	}
	limits := search.Limits{Time: *limit, Nodes: *nodes}
	if *ablate {
		return ablation(ctx, *programmes, *depths, set, position, limits, *asJSON, to)
	}
	runs, err := allRuns(*programmes, *depths, set)
	if err != nil {
		return usageError{err}
	}
	var rows []comparison.Row
	game := session.NewGame(position)
	for _, r := range runs {
		s := r.Start(ctx, game, limits)
		rows = append(rows, comparison.NewRow(r, s))
		defer s.Release()
		if ctx.Err() != nil {
			break
		}
	}
	return writeRows(ctx, to, rows, *asJSON, comparison.Print)
}

// allRuns returns the runs of all programmes of a list.
func allRuns(programmes, depths string, set settings) (runs []comparison.Run, err error) {
	for _, id := range strings.Split(programmes, ",") {
		more, err := runsOf(strings.TrimSpace(id), depths, set)
		if err != nil {
			return nil, err
		}
		runs = append(runs, more...)
	}
	return runs, nil
}

// runsOf returns the runs of a programme: one with the options as they are, or one for each depth.
func runsOf(id, depths string, set settings) ([]comparison.Run, error) {
	programme, preset, err := findPreset(id)
	if err != nil {
		return nil, err
	}
	values, err := search.Resolve(programme, over(preset, set))
	if err != nil {
		return nil, err
	}
	run := comparison.Run{Programme: programme, Values: values}
	if depths == "" {
		return []comparison.Run{run}, nil
	}
	low, high, err := span(depths)
	if err != nil {
		return nil, err
	}
	var runs []comparison.Run
	for depth := low; depth <= high; depth++ {
		r, err := run.At(depth)
		if err != nil {
			return nil, err
		}
		runs = append(runs, r)
	}
	return runs, nil
}

// span reads "1-6" or "4".
func span(text string) (low, high int, err error) {
	from, to, isSpan := strings.Cut(text, "-")
	if !isSpan {
		to = from
	}
	low, err = strconv.Atoi(from)
	if err == nil {
		high, err = strconv.Atoi(to)
	}
	if err != nil || high < low || high-low > 100 {
		return 0, 0, wrong("-depths is a number or a span such as 1-6, not %.40q", text)
	}
	return low, high, nil
}

// ablation searches a position with one programme, and again with each of its switches off in turn.
func ablation(ctx context.Context, id, depths string, set settings, position board.Position, limits search.Limits,
	asJSON bool, to streams) error {
	bases, err := runsOf(id, depths, set)
	if err == nil && len(bases) != 1 {
		err = errors.New("-ablate takes one programme and one depth")
	}
	if err != nil {
		return usageError{err}
	}
	runs, err := comparison.Ablation(bases[0])
	if err != nil {
		return usageError{err}
	}
	var rows []comparison.Row
	game := session.NewGame(position)
	warmUp(ctx, runs[0], game, limits)
	for i, r := range runs {
		s := r.StartAblated(ctx, game, limits)
		defer s.Release()
		rows = append(rows, comparison.NewRow(r, s))
		if ctx.Err() != nil {
			break
		}
		if i == 0 && limits.Nodes == 0 {
			limits.Nodes = comparison.MostOf(rows[0]).Nodes
		}
	}
	return writeRows(ctx, to, rows, asJSON, comparison.PrintAblation)
}

// writeRows writes what was found as JSON or as text, also when it was stopped before all of it was.
func writeRows(ctx context.Context, to streams, rows []comparison.Row, asJSON bool,
	print func(io.Writer, []comparison.Row) error) (err error) {
	if asJSON {
		err = writeJSON(to, comparison.Entries(rows))
	} else {
		err = print(to.out, rows)
	}
	if err == nil && ctx.Err() != nil {
		return errStopped
	}
	return err
}

// warmUp lets the base run for a short time before it counts: what runs first in a process is slower.
func warmUp(ctx context.Context, base comparison.Run, game *session.Game, limits search.Limits) {
	limits.Time = warmTime
	s := base.StartAblated(ctx, game, limits)
	<-s.Done()
	s.Release()
}

const warmTime = 200 * time.Millisecond
