package command

import (
	"context"
	"flag"

	"drevo/app/apart"
	"drevo/app/handout"
	"drevo/app/present"
)

// differences prints where two trees of one position part: of two files, or of two searches that are made now.
func differences(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("diff", flag.ContinueOnError)
	of := newSearched(flags, "itep", "who thinks: two `PROGRAMMES` with a comma between, such as itep,paulchess/modern; "+
		"or one, with two depths")
	of.least, of.wanted = 2, "say which two searches: -programmes itep,kaissa, or one programme and -depths 3-4"
	most := flags.Int("most", 10, "list the `N` largest differences of each kind, such as 30")
	form, html := formFlags(flags), htmlFlag(flags)
	words, err := parseWords(flags, args)
	if err != nil {
		return err
	}
	if *most < 0 {
		return wrong("-most is a number of rows, not %d", *most)
	}
	sides, err := of.searches(ctx, words, to)
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
	if *html != "" {
		start := named[0].Nodes.Tree.Header().Position
		page, err := handout.OfOutcome("Where two searches part", &start, found.Outcome(*most))
		if err := writePage(*html, page, err); err != nil {
			return err
		}
	}
	if err := form.print(to, found.Outcome(*most)); err != nil || ctx.Err() == nil {
		return err
	}
	return errStopped
}
