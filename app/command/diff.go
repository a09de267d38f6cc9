package command

import (
	"context"
	"flag"
	"time"

	"drevo/app/apart"
	"drevo/app/comparison"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/search"
)

// diffOptions are the flags of drevo diff.
type diffOptions struct {
	position           positionFlags
	programmes, depths *string
	time               *time.Duration
	nodes              *uint64
	most               *int
	set                settings
	form               *form
}

// differences prints where two trees of one position part: of two files, or of two searches that are made now.
func differences(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("diff", flag.ContinueOnError)
	o := diffOptions{position: newPositionFlags(flags), set: settings{},
		programmes: flags.String("programmes", "itep", "who thinks: two `PROGRAMMES` with a comma between, such as "+
			"itep,paulchess/modern; or one, with two depths"),
		depths: flags.String("depths", "", "how far each looks, `N` or a span of two such as 3-4; without it as far as "+
			"its options say"),
		time: flags.Duration("time", 0, "stop each after this `TIME`, such as 10s; without it nothing but the depth ends "+
			"a search"),
		nodes: flags.Uint64("nodes", 0, "stop each after `N` nodes, such as 1_000_000; without it there is no such limit"),
		most:  flags.Int("most", 10, "list the `N` largest differences of each kind, such as 30")}
	flags.Var(o.set, "set", "set an option of the programmes, such as depth=5; more `NAME=VALUE` may follow")
	o.form = formFlags(flags)
	words, err := parseWords(flags, args)
	if err != nil {
		return err
	}
	if *o.most < 0 {
		return wrong("-most is a number of rows, not %d", *o.most)
	}
	sides, err := o.sides(ctx, words, to)
	for _, s := range sides {
		defer s.Release()
	}
	if err != nil {
		return err
	}
	var named [2]apart.Side
	for i, s := range sides {
		named[i] = apart.Side{Name: present.SearchProgramme(s), Nodes: present.NewNodes(s.Tree(), present.InPawns)}
	}
	found, err := apart.Find(named[0], named[1], func() bool { return ctx.Err() != nil })
	if err != nil {
		return usageError{err}
	}
	if err := o.form.print(to, found.Outcome(*o.most)); err != nil || ctx.Err() == nil {
		return err
	}
	return errStopped
}

// sides are the two searches.
func (o diffOptions) sides(ctx context.Context, words []string, to streams) (sides []*session.Search, err error) {
	if len(words) == 2 && namesTree(words[0]) && namesTree(words[1]) {
		for _, path := range words {
			s, err := openSearch(ctx, path, to)
			if err != nil {
				return sides, err
			}
			sides = append(sides, s)
		}
		return sides, nil
	}
	runs, err := allRuns(to.programmes, *o.programmes, *o.depths, o.set)
	if err != nil {
		return nil, usageError{err}
	}
	if len(runs) != 2 {
		return nil, wrong("say which two searches: -programmes itep,kaissa, or one programme and -depths 3-4")
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
		sides = append(sides, s)
		if _, err := s.Wait(); err != nil {
			return sides, err
		}
	}
	return sides, nil
}
