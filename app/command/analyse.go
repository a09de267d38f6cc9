package command

import (
	"context"
	"errors"
	"flag"
	"os"
	"strconv"
	"time"

	"drevo/app/ledger"
	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/app/saved"
	"drevo/app/session"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// analyseOptions are the flags of drevo analyse.
type analyseOptions struct {
	programme, fen, depth *string
	trace, save           *string
	memory                *string
	time                  *time.Duration
	nodes                 *uint64
	techniques            *bool
	record                levels
	set                   settings
	form                  *form
}

func analyseFlags() (*flag.FlagSet, *analyseOptions) {
	flags := flag.NewFlagSet("analyse", flag.ContinueOnError)
	o := &analyseOptions{
		programme: flags.String("programme", "itep", "who thinks: a `PROGRAMME`, or one of its presets, such as "+
			"paulchess/modern"),
		fen: flags.String("fen", session.FirstPosition, "the position as a `FEN`"),
		depth: flags.String("depth", "", "how far it looks, `N` in the programme's own measure, such as 4, for "+
			"kaissa 5.1; without it as far as its "+
			"options say"),
		trace: flags.String("trace", "", "write the tree into this `FILE`, as a trace (docs/trace.md); without it "+
			"none is written"),
		save: flags.String("save", "", "write the search with its tree into this `FILE` while it runs, such as "+
			"search.drevo; without it none is "+
			"written"),
		memory: flags.String("memory", "", "how much memory the tree may take: `SIZE` such as 4GB; without it 800MB"),
		time: flags.Duration("time", 0, "stop after this `TIME`, such as 10s or 2m; without it nothing but the "+
			"depth ends the search"),
		nodes: flags.Uint64("nodes", 0, "stop after `N` nodes, such as 1_000_000; without it there is no such "+
			"limit"),
		techniques: flags.Bool("techniques", false, "print what each technique of the search did, explained"),
		set:        settings{},
		form:       formFlags(flags),
	}
	flags.Var(&o.record, "record", "keep the tree, and print what is known of it; with a number, such as 2, print "+
		"so many `LEVELS` of it as JSON")
	flags.Var(o.set, "set", "set an option of the programme, such as depth=5; more `NAME=VALUE` may follow, and "+
		"drevo programmes NAME "+
		"lists them")
	return flags, o
}

// levels is the flag -record: keep the record, and with a number say so many levels of it.
type levels struct {
	on bool
	n  int
}

func (l *levels) String() string   { return strconv.Itoa(l.n) }
func (l *levels) IsBoolFlag() bool { return true }

func (l *levels) Set(text string) error {
	n, err := strconv.Atoi(text)
	if on, notBool := strconv.ParseBool(text); err != nil && notBool == nil {
		n, err, l.on = 0, nil, on
		return err
	}
	if err != nil || n < 0 {
		return errors.New("want a number of levels")
	}
	l.on, l.n = true, n
	return nil
}

// takes makes a number after the flag that of the levels.
func (l *levels) takes(word string) bool {
	_, err := strconv.Atoi(word)
	return err == nil && l.n == 0
}

// analyse lets a programme think about a position, and prints what it found.
func analyse(ctx context.Context, args []string, to streams) error {
	flags, o := analyseFlags()
	if err := parse(flags, args); err != nil {
		return err
	}
	if isSet(flags, "time") && *o.time <= 0 {
		return wrong("-time is a span of time above nothing, such as 10s, not %v", *o.time)
	}
	options, err := o.options(to.programmes)
	if err != nil {
		return usageError{err}
	}
	position, err := to.position(*o.fen)
	if err != nil {
		return err
	}
	file, err := createFile(*o.trace)
	if err != nil {
		return usageError{err}
	}
	save, err := createFile(*o.save)
	if err != nil {
		return usageError{err}
	}
	s := session.StartSearch(ctx, session.NewGame(position), options)
	written := saveWhile(save, s)
	found, err := o.analysis(ctx, s)
	if err != nil {
		return err
	}
	return errors.Join(<-written, o.form.print(to, found), writeTrace(file, s.Tree()))
}

// saveWhile writes a search into a file while it runs, if there is a file, and hands on what came of that.
func saveWhile(file *os.File, s *session.Search) <-chan error {
	written := make(chan error, 1)
	go func() {
		if file == nil {
			written <- nil
			return
		}
		written <- errors.Join(saved.Follow(file, s), file.Close())
	}()
	return written
}

// recorded reports whether the tree is asked for.
func (o *analyseOptions) recorded() bool {
	return o.record.on || o.form.forPrograms() || *o.techniques || *o.trace+*o.save != ""
}

// options is how the position is searched.
func (o *analyseOptions) options(programmes search.List) (session.Options, error) {
	programme, preset, err := findPreset(programmes, *o.programme)
	if err != nil {
		return session.Options{}, err
	}
	depth := settings{}
	if *o.depth != "" {
		depth[programme.About().Depth] = *o.depth
	}
	values, err := search.Resolve(programme, over(programme, preset, o.set, depth))
	if err != nil {
		return session.Options{}, err
	}
	budget, err := parseMemory(*o.memory)
	return session.Options{
		Programme: programme, Values: values, Unrecorded: !o.recorded(), Budget: int(budget / tree.RecordBytes),
		Limits: search.Limits{Time: *o.time, Nodes: *o.nodes},
	}, err
}

// analysis is what a search found, and with -techniques what they did.
func (o *analyseOptions) analysis(ctx context.Context, s *session.Search) (outcome.Outcome, error) {
	a, err := present.Analyse(s, o.record.n)
	if err != nil || !*o.techniques {
		return a.Outcome, err
	}
	explainer, _ := s.Programme.(search.Explainer)
	l, err := ledger.Of(s.Tree(), tree.Root, explainer, func(int, int) bool { return ctx.Err() == nil })
	for _, r := range l.Rows {
		a.Words.Technique(r.Technique)
	}
	did := l.Outcome()
	a.Tables[0].Field("techniques", "", "", did.Tables[0])
	a.Notes = did.Notes
	return a.Outcome, err
}
