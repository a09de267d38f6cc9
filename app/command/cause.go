package command

import (
	"context"
	"flag"
	"strings"
	"time"

	"drevo/app/causes"
	"drevo/app/comparison"
	"drevo/app/session"
	"drevo/engine/search"
)

// causeOptions are the flags of drevo cause.
type causeOptions struct {
	position           positionFlags
	programmes, depths *string
	time               *time.Duration
	nodes              *uint64
	set                settings
	form               *form
}

// whyChanged prints why a choice changed: from iteration to iteration of a search, or from one search to another.
func whyChanged(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("cause", flag.ContinueOnError)
	o := causeOptions{position: newPositionFlags(flags), set: settings{},
		programmes: flags.String("programmes", "paulchess", "who thinks: a `PROGRAMME`, whose iterations are compared, or "+
			"two with a comma between, such as itep,paulchess/modern"),
		depths: flags.String("depths", "", "compare two depths of one programme, a span such as `N-M`: 3-4; without it as "+
			"far as its options say"),
		time: flags.Duration("time", 0, "stop each search after this `TIME`, such as 10s; without it nothing but the depth "+
			"ends one"),
		nodes: flags.Uint64("nodes", 0, "stop each search after `N` nodes, such as 1_000_000; without it there is no such "+
			"limit")}
	flags.Var(o.set, "set", "set an option of the programmes, such as depth=5; more `NAME=VALUE` may follow")
	o.form = formFlags(flags)
	words, err := parseWords(flags, args)
	if err != nil {
		return err
	}
	list, err := o.searches(ctx, words, to)
	for _, s := range list {
		defer s.Release()
	}
	if err != nil {
		return err
	}
	var chains []causes.Chain
	if len(list) == 1 {
		chains, err = causes.Within(list[0])
	} else {
		var c causes.Chain
		c, err = causes.Between(list[0], list[1])
		chains = []causes.Chain{c}
	}
	switch {
	case err != nil && ctx.Err() != nil: // before there was a move to ask about
		return errStopped
	case err != nil:
		return usageError{err}
	}
	if err := o.form.print(to, causes.Outcome(chains)); err != nil || ctx.Err() == nil {
		return err
	}
	return errStopped
}

// searches are the search, or the two, that are asked about: in files, or made now.
func (o causeOptions) searches(ctx context.Context, words []string, to streams) (list []*session.Search, err error) {
	if len(words) > 0 && len(words) <= 2 && strings.HasSuffix(words[0], ".drevo") {
		for _, path := range words {
			opened, err := openTree(ctx, path, to, 0)
			if err != nil {
				return list, usageError{err}
			}
			list = append(list, opened.Search)
		}
		return list, nil
	}
	runs, err := allRuns(to.programmes, *o.programmes, *o.depths, o.set)
	if err != nil {
		return nil, usageError{err}
	}
	if len(runs) > 2 {
		return nil, wrong("one search is asked about, or two are compared, not %d", len(runs))
	}
	spots, err := o.position.spots(ctx, words, to)
	if err != nil {
		return nil, err
	}
	if len(spots) != 1 {
		return nil, wrong("one position is searched, not %d", len(spots))
	}
	for _, run := range runs {
		s := comparison.Run.Start(run, ctx, spots[0].game, search.Limits{Time: *o.time, Nodes: *o.nodes})
		list = append(list, s)
		if _, err := s.Wait(); err != nil {
			return list, err
		}
	}
	return list, nil
}
