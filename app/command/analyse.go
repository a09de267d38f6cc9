package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"strconv"

	"drevo/app/candidates"
	"drevo/app/ledger"
	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/app/saved"
	"drevo/app/session"
	"drevo/app/story"
	"drevo/app/strip"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// analyseOptions are the flags of drevo analyse.
type analyseOptions struct {
	searchFlags
	try, trace, save *string
	techniques       *bool
	verbose, others  *bool
	absent, plans    *bool
	record           levels
	query            *queryFlags
	form             *form
}

func analyseFlags() (*flag.FlagSet, *analyseOptions) {
	flags := flag.NewFlagSet("analyse", flag.ContinueOnError)
	o := &analyseOptions{
		searchFlags: newSearchFlags(flags),
		try: flags.String("try", "", "search this `MOVE`, too, by itself, from the position after it, such as Ba3; "+
			"without it none"),
		trace: flags.String("trace", "", "write the tree into this `FILE`, as a trace (docs/trace.md); without it "+
			"none is written"),
		save: flags.String("save", "", "write the search with its tree into this `FILE` while it runs, such as "+
			"search.drevo; without it none is written"),
		techniques: flags.Bool("techniques", false, "print what each technique of the search did, explained"),
		verbose:    flags.Bool("v", false, "print more: options, bounds, reasons, and values in the programme's own unit"),
		others:     flags.Bool("others", true, "say what the other programmes play, within at most 300_000 nodes each"),
		plans: flags.Bool("plans", false, "print the plans that the search made: statements, rule, the plan before, and what "+
			"became of each"),
		absent: flags.Bool("absent", false, "with -record LEVELS: print the legal moves without a node, too, each with its "+
			"rule"),
		query: newQueryFlags(flags),
		form:  formFlags(flags),
	}
	flags.Var(&o.record, "record", "with a number, such as 2, print so many `LEVELS` of the tree as JSON")
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
	words, err := parseWords(flags, args)
	if err != nil {
		return err
	}
	options, err := o.options(&to)
	if err != nil {
		return usageError{err}
	}
	if err := o.query.check(flags, options.Programme); err != nil {
		return err
	}
	spots, err := o.position.spots(ctx, words, to)
	if err != nil {
		return err
	}
	if len(spots) == 1 {
		return o.analyseOne(ctx, spots[0], options, to)
	}
	return o.analyseAll(ctx, spots, options, to)
}

// analyseAll analyses positions in turn: reports below each other, or a line of JSON for each.
func (o *analyseOptions) analyseAll(ctx context.Context, spots []spot, options session.Options, to streams) error {
	if *o.trace+*o.save != "" || o.form.csv {
		return wrong("-trace, -save and -csv take one position, not %d", len(spots))
	}
	o.form.lines = true
	for i, s := range spots {
		if ctx.Err() != nil {
			return errStopped
		}
		if !o.form.json {
			fmt.Fprintf(to.out, "%d of %d: %s\n\n", i+1, len(spots), s.name)
		}
		if err := o.analyseOne(ctx, s, options, to); err != nil {
			return err
		}
		if !o.form.json && i < len(spots)-1 {
			fmt.Fprintln(to.out)
		}
	}
	return nil
}

// analyseOne analyses a position, and writes what is to be written of it.
func (o *analyseOptions) analyseOne(ctx context.Context, at spot, options session.Options, to streams) error {
	tried, err := o.tried(at)
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
	s := session.StartSearch(ctx, at.game, options)
	defer s.Release()
	written := saveWhile(save, s)
	to.screen.follow(s)
	found, err := o.found(ctx, s)
	if err != nil {
		return errors.Join(err, <-written)
	}
	if tried != board.NoMove {
		alone := candidates.Alone(ctx, s, tried, options.Limits)
		defer alone.Release()
		to.screen.follow(alone)
		if err := addTried(&found, s, alone, tried); err != nil {
			return err
		}
	}
	if !o.form.forPrograms() && !o.query.asked(o.flags) {
		o.tell(ctx, &found, s, at, to)
	}
	return errors.Join(<-written, o.form.print(to, found), writeTrace(file, s.Tree()))
}

// tell puts the story of a search before what people read of it, which with -v is all, else what was asked for beside.
func (o *analyseOptions) tell(ctx context.Context, found *outcome.Outcome, s *session.Search, at spot, to streams) {
	told := story.Story{Search: s, Game: at.game}
	if *o.others && s.Position.HasLegalMove() {
		limits := strip.Limits()
		if n := *o.nodes; n > 0 {
			limits.Nodes = min(limits.Nodes, n)
		}
		limits.Time = *o.time
		told.Others = strip.Ask(ctx, to.programmes, at.game, limits, func(name string) {
			to.screen.say("asking " + name)
		})
		to.screen.clear()
	}
	lines := told.Lines()
	if *o.verbose {
		found.Head = append(append(lines, ""), found.Head...)
		return
	}
	found.Head = lines
	found.Tables[0] = found.Tables[0].Only("tried", "plans", "techniques")
	found.Notes = append(found.Notes, "More: drevo why MOVE, drevo compare, drevo help analyse; -v adds options,",
		"bounds, reasons and the programme's own unit.")
}

// tried is the move that is to be searched by itself, NoMove for none.
func (o *analyseOptions) tried(at spot) (board.Move, error) {
	if *o.try == "" {
		return board.NoMove, nil
	}
	p := at.game.Position()
	move, err := moveOf(&p, *o.try)
	if err != nil {
		return move, wrong("-try %.40q is no move that %s can make here", *o.try, p.Turn())
	}
	return move, nil
}

// triedText says what the search of a move by itself has found.
func triedText(s, alone *session.Search, value tree.Value, moves []board.Move) string {
	line := present.Compact(s.Position, moves)
	if alone.Position.LegalMoveCount() == 0 {
		return phrase.Of("after {line} the game is over: {how}", "line", line, "how", search.NoMove(&alone.Position))
	}
	return phrase.Of("{value} after {line}; one half-move less deep, because the move has been made", "value",
		present.Format{Scale: s.Programme.Scale()}.Value(value), "line", line)
}

// addTried adds what the search of a move by itself has found.
func addTried(found *outcome.Outcome, s, alone *session.Search, move board.Move) error {
	result, err := alone.Wait()
	if err != nil {
		return err
	}
	value := result.Value(s.Programme.Scale(), alone.Position.Turn())
	moves := append([]board.Move{move}, result.Line...)
	t := outcome.Record("")
	t.Field("san", "", "", s.Position.SAN(move))
	present.NewScore(value, alone.Position.Turn()).AddTo(&t, "", "")
	t.Field("pv", "", "", present.SAN(s.Position, moves))
	t.Field("nodes", "", "nodes", result.Counts.Nodes)
	found.Tables[0].Field("tried", "By itself", "", outcome.Cell{Value: t,
		Text: triedText(s, alone, value, moves)})
	return nil
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

// found is the answer to a question about the tree, or without one what the search found.
func (o *analyseOptions) found(ctx context.Context, s *session.Search) (outcome.Outcome, error) {
	if !o.query.asked(o.flags) {
		return o.analysis(ctx, s)
	}
	if _, err := s.Wait(); err != nil {
		return outcome.Outcome{}, err
	}
	return o.query.answer(context.WithoutCancel(ctx), s.Tree()) // of what there is, if the search was interrupted
}

// analysis is what a search found, and with -techniques what they did.
func (o *analyseOptions) analysis(ctx context.Context, s *session.Search) (outcome.Outcome, error) {
	a, err := present.Analyse(s, present.Levels{N: o.record.n, Absent: *o.absent})
	if err != nil {
		return a.Outcome, err
	}
	if *o.plans {
		plans, ok := present.Plans(s.Programme, s.Tree())
		if !ok {
			return a.Outcome, wrong("%s makes no plans", s.Programme.About().Name)
		}
		a.Tables[0].Field("plans", "", "", plans)
	}
	if !*o.techniques {
		return a.Outcome, nil
	}
	explainer, _ := s.Programme.(search.Explainer)
	l, err := ledger.Of(s.Tree(), tree.Root, explainer, func(int, int) bool { return ctx.Err() == nil })
	for _, r := range l.Rows {
		a.Words.Technique(r.Technique)
	}
	did := l.Outcome()
	a.Tables[0].Field("techniques", "", "", did.Tables[0])
	a.Notes = did.Notes
	if n, ok := minimalTree(s); ok {
		a.Notes = append(a.Notes, n)
	}
	return a.Outcome, err
}

// minimalTree says how many leaves alpha-beta looks at where it can't look at fewer (Knuth and Moore 1975); ok is false
// where the depth is no number of half-moves.
func minimalTree(s *session.Search) (said string, ok bool) {
	d, err := strconv.Atoi(s.Depth())
	position := s.Position
	b := position.LegalMoveCount()
	if err != nil || d < 1 || b < 2 || s.Programme.About().Depth != "depth" {
		return "", false
	}
	least := math.Pow(float64(b), float64((d+1)/2)) + math.Pow(float64(b), float64(d/2)) - 1
	return phrase.Of("With the {b} moves of this position everywhere, a tree of {d} half-moves has {all} leaves, and the "+
		"least that alpha-beta must look at are b^ceil(d/2) + b^floor(d/2) − 1 = {least}.", "b", b, "d", d, "all",
		present.Short(math.Pow(float64(b), float64(d))), "least", present.Short(least)), true
}
