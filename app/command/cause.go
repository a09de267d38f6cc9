package command

import (
	"context"
	"flag"

	"drevo/app/causes"
)

// whyChanged prints why a choice changed: from iteration to iteration of a search, or from one search to another.
func whyChanged(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("cause", flag.ContinueOnError)
	of := newSearched(flags, "paulchess", "who thinks: a `PROGRAMME`, whose iterations are compared, or two with a comma "+
		"between, such as itep,paulchess/modern")
	of.least, of.wanted = 1, "one search is asked about, or two are compared"
	form := formFlags(flags)
	words, err := parseWords(flags, args)
	if err != nil {
		return err
	}
	list, err := of.searches(ctx, words, to)
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
	if err := form.print(to, causes.Outcome(chains)); err != nil || ctx.Err() == nil {
		return err
	}
	return errStopped
}
