package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"strconv"

	"drevo/app/candidates"
	"drevo/app/ledger"
	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/app/saved"
	"drevo/app/session"
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
		query:      newQueryFlags(flags),
		form:       formFlags(flags),
	}
	flags.Var(&o.record, "record", "keep the tree, and print what is known of it; with a number, such as 2, print "+
		"so many `LEVELS` of it as JSON")
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
	options.Unrecorded = !o.recorded()
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
	return errors.Join(<-written, o.form.print(to, found), writeTrace(file, s.Tree()))
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
	t.Field("pawns", "", "pawns", value.Pawns())
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

// recorded reports whether the tree is asked for.
func (o *analyseOptions) recorded() bool {
	return o.record.on || o.form.forPrograms() || *o.techniques || *o.trace+*o.save != "" || o.query.asked(o.flags)
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
