package command

import (
	"context"
	"flag"
	"time"

	"drevo/app/comparison"
	"drevo/app/session"
	"drevo/engine/search"
)

// searched are the flags of a command that asks about one search, or two of one position: in files, or made now.
type searched struct {
	position           positionFlags
	programmes, depths *string
	time               *time.Duration
	nodes              *uint64
	set                settings
	least              int    // of searches; at most it is two
	wanted             string // which searches it asks about
}

// newSearched returns the flags, with who thinks if nobody is named.
func newSearched(flags *flag.FlagSet, programme, who string) *searched {
	o := &searched{position: newPositionFlags(flags), set: settings{},
		programmes: flags.String("programmes", programme, who),
		depths: flags.String("depths", "", "how far each looks, `N` or a span of two such as 3-4; without it as far as "+
			"its options say"),
		time: flags.Duration("time", 0, "stop each after this `TIME`, such as 10s; without it nothing but the depth ends "+
			"a search"),
		nodes: flags.Uint64("nodes", 0, "stop each after `N` nodes, such as 1_000_000; without it there is no such limit")}
	flags.Var(o.set, "set", "set an option of the programmes, such as depth=5; more `NAME=VALUE` may follow")
	return o
}

// searches are the search, or the two, also with an error: the caller releases them.
func (o *searched) searches(ctx context.Context, words []string, to streams) (list []*session.Search, err error) {
	if len(words) > 0 && namesTree(words[0]) {
		if len(words) < o.least || len(words) > 2 {
			return nil, wrong("%s, not %d files", o.wanted, len(words))
		}
		for _, path := range words {
			s, err := openSearch(ctx, path, to)
			if err != nil {
				return list, err
			}
			list = append(list, s)
		}
		return list, nil
	}
	runs, err := allRuns(to.programmes, *o.programmes, *o.depths, o.set)
	if err != nil {
		return nil, usageError{err}
	}
	if len(runs) < o.least || len(runs) > 2 {
		return nil, wrong("%s, not %d", o.wanted, len(runs))
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
