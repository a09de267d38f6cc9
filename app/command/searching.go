package command

import (
	"flag"
	"time"

	"drevo/app/session"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// searchFlags say who searches which position, and how.
type searchFlags struct {
	flags                    *flag.FlagSet
	position                 positionFlags
	programme, depth, memory *string
	time                     *time.Duration
	nodes                    *uint64
	quiet                    *bool
	set                      settings
}

func newSearchFlags(flags *flag.FlagSet) searchFlags {
	f := searchFlags{
		flags: flags, position: newPositionFlags(flags), set: settings{},
		programme: flags.String("programme", "itep", "who thinks: a `PROGRAMME`, or one of its presets, such as "+
			"paulchess/modern"),
		depth: flags.String("depth", "", "how far it looks, `N` in the programme's own measure, such as 4, for "+
			"kaissa 5.1; without it as far as its options say"),
		memory: flags.String("memory", "", "how much memory the tree may take: `SIZE` such as 4GB; without it 800MB"),
		time: flags.Duration("time", 0, "stop after this `TIME`, such as 10s or 2m; without it nothing but the "+
			"depth ends the search"),
		nodes: flags.Uint64("nodes", 0, "stop after `N` nodes, such as 1_000_000; without it there is no such limit"),
		quiet: flags.Bool("quiet", false, "show no progress on the terminal"),
	}
	flags.Var(f.set, "set", "set an option of the programme, such as depth=5; more `NAME=VALUE` may follow, and "+
		"drevo programmes NAME lists them")
	return f
}

// options is how a position is searched, with its tree recorded; with -quiet nothing is shown of it.
func (f searchFlags) options(to *streams) (session.Options, error) {
	if isSet(f.flags, "time") && *f.time <= 0 {
		return session.Options{}, wrong("-time is a span of time above nothing, such as 10s, not %v", *f.time)
	}
	programme, preset, err := to.programmes.Player(*f.programme)
	if err != nil {
		return session.Options{}, err
	}
	depth := settings{}
	if *f.depth != "" {
		depth[programme.About().Depth] = *f.depth
	}
	values, err := search.Resolve(programme, over(programme, preset, f.set, depth))
	if err != nil {
		return session.Options{}, err
	}
	if *f.quiet {
		to.screen = &screen{}
	}
	budget, err := parseMemory(*f.memory)
	return session.Options{Programme: programme, Values: values, Budget: int(budget / tree.RecordBytes),
		Limits: search.Limits{Time: *f.time, Nodes: *f.nodes}}, err
}
