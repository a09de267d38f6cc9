package command

import (
	"context"
	"flag"

	"drevo/app/comparison"
	"drevo/app/examples"
	"drevo/app/missed"
	"drevo/app/session"
	"drevo/engine/board"
)

// whyMissed searches a position, and says why the programme misses its solution.
func whyMissed(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("horizon", flag.ContinueOnError)
	f, form := newSearchFlags(flags), formFlags(flags)
	solution := flags.String("solution", "", "the `MOVES` that solve the position, such as \"Ba3\"; without it those of "+
		"the library, where it has the position as one with something to be found")
	words, err := parseWords(flags, args)
	if err != nil {
		return err
	}
	s, err := f.recorded(ctx, words, to)
	if err != nil {
		return err
	}
	defer s.Release()
	wanted, err := solutionOf(s, *solution)
	if err != nil {
		return err
	}
	if ctx.Err() != nil {
		return errStopped
	}
	found, err := missed.Of(ctx, to.programmes, s, wanted, nil)
	if found != nil {
		defer found.Release()
	}
	switch {
	case err != nil && ctx.Err() != nil:
		return errStopped
	case err != nil:
		return usageError{err}
	}
	return form.print(to, found.Outcome())
}

// solutionOf reads the moves that solve a position, or knows them.
func solutionOf(s *session.Search, text string) ([]board.Move, error) {
	if text != "" {
		moves, err := comparison.Wanted(s.Position, text)
		if err != nil {
			return nil, usageError{err}
		}
		return moves, nil
	}
	if e, ok := examples.Of(s.Position); ok && len(e.Solution()) > 0 {
		return e.Solution()[:1], nil
	}
	return nil, wrong("say with -solution which move solves the position")
}
