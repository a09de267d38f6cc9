package command

import (
	"context"
	"errors"
	"flag"
	"strconv"
	"strings"
	"time"

	"drevo/app/comparison"
	"drevo/app/handout"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/search"
)

// compareOptions are the flags of drevo compare.
type compareOptions struct {
	programmes, fen, depths string
	limits                  search.Limits
	ablate                  bool
	set                     settings
	form                    *form
	html                    *string
}

func readCompare(args []string) (o compareOptions, err error) {
	flags := flag.NewFlagSet("compare", flag.ContinueOnError)
	o.set, o.form, o.html = settings{}, formFlags(flags), htmlFlag(flags)
	flags.StringVar(&o.programmes, "programmes", "itep", "who thinks, such as itep,paulchess/modern: `PROGRAMMES` "+
		"with commas between")
	flags.StringVar(&o.fen, "fen", session.FirstPosition, "the position as a `FEN`")
	flags.StringVar(&o.depths, "depths", "", "how far each looks, `N` or a span such as 1-4; without it as far as "+
		"its options say")
	flags.DurationVar(&o.limits.Time, "time", 0, "stop each after this `TIME`, such as 10s; without it nothing but "+
		"the depth ends a search")
	flags.Uint64Var(&o.limits.Nodes, "nodes", 0, "stop each after `N` nodes, such as 1_000_000; without it there is "+
		"no such limit")
	flags.BoolVar(&o.ablate, "ablate", false, "search again with each switch of the one programme off in turn")
	flags.Var(o.set, "set", "set an option of the programmes, such as depth=5; more `NAME=VALUE` may follow")
	if err := parse(flags, args); err != nil {
		return o, err
	}
	if o.limits.Time < 0 {
		return o, wrong("-time is a span of time, such as 10s, not %v", o.limits.Time)
	}
	return o, nil
}

// compare lets programmes think about one position at several depths, and prints where they part.
func compare(ctx context.Context, args []string, to streams) error {
	o, err := readCompare(args)
	if err != nil {
		return err
	}
	position, err := to.position(o.fen)
	if err != nil {
		return err
	}
	runs, err := allRuns(to.programmes, o.programmes, o.depths, o.set)
	if o.ablate && err == nil {
		runs, err = ablation(runs)
	}
	if err != nil {
		return usageError{err}
	}
	game, start := session.NewGame(position), comparison.Run.Start
	if o.ablate {
		start = comparison.Run.StartAblated
		warmUp(ctx, runs[0], game, o.limits)
	}
	set := comparison.Set{Ablation: o.ablate, Unit: present.InPawns}
	for _, r := range runs {
		s := start(r, ctx, game, o.limits)
		defer s.Release()
		set.Rows = append(set.Rows, comparison.NewRow(r, s))
		if ctx.Err() != nil {
			break
		}
		if o.ablate && o.limits.Nodes == 0 {
			o.limits.Nodes = comparison.MostOf(set.Rows[0]).Nodes
		}
	}
	if *o.html != "" {
		page, err := handout.OfOutcome("One position, several searches", &position, set.Outcome())
		if err := writePage(*o.html, page, err); err != nil {
			return err
		}
	}
	if err := o.form.print(to, set.Outcome()); err != nil || ctx.Err() == nil {
		return err
	}
	return errStopped
}

// allRuns returns the runs of all programmes of a list.
func allRuns(list search.List, programmes, depths string, set settings) (runs []comparison.Run, err error) {
	for _, id := range strings.Split(programmes, ",") {
		more, err := runsOf(list, strings.TrimSpace(id), depths, set)
		if err != nil {
			return nil, err
		}
		runs = append(runs, more...)
	}
	return runs, nil
}

// runsOf returns the runs of a programme: one with the options as they are, or one for each depth.
func runsOf(list search.List, id, depths string, set settings) ([]comparison.Run, error) {
	programme, preset, err := list.Player(id)
	if err != nil {
		return nil, err
	}
	values, err := search.Resolve(programme, over(programme, preset, set))
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

// ablation are the runs of one programme, and of it with each of its switches off.
func ablation(bases []comparison.Run) ([]comparison.Run, error) {
	if len(bases) != 1 {
		return nil, errors.New("-ablate takes one programme and one depth")
	}
	return comparison.Ablation(bases[0])
}

// warmUp lets the base run for a short time before it counts: what runs first in a process is slower.
func warmUp(ctx context.Context, base comparison.Run, game *session.Game, limits search.Limits) {
	limits.Time = warmTime
	s := base.StartAblated(ctx, game, limits)
	<-s.Done()
	s.Release()
}

const warmTime = 200 * time.Millisecond
