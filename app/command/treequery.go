package command

import (
	"context"
	"errors"
	"flag"

	"drevo/app/outcome"
	"drevo/app/question"
	"drevo/engine/query"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// queryFlags say what is asked of a tree.
type queryFlags struct {
	query, sort, by *string
	limit           *int
}

func newQueryFlags(flags *flag.FlagSet) *queryFlags {
	return &queryFlags{
		query: flags.String("query", "", "ask the tree for nodes by this `QUERY`, such as \"reason = cut and ply < 3\" "+
			"(docs/questions.md); without it all are meant"),
		limit: flags.Int("limit", 20, "of a query: list at most `N` nodes, such as 50; with 0 they are only counted"),
		sort: flags.String("sort", "", "of a query: list those first that are largest by this `FIELD`, such as swing, or "+
			"with -swing smallest; without it they come as they were searched"),
		by: flags.String("by", "", "of a query: count the nodes by this `FIELD`, such as reason, ply or value; without it "+
			"they are listed"),
	}
}

// asked reports whether there is a question.
func (f *queryFlags) asked(flags *flag.FlagSet) bool {
	return isSet(flags, "query") || isSet(flags, "by") || isSet(flags, "sort")
}

// check reads the query before a search is made for it.
func (f *queryFlags) check(flags *flag.FlagSet, programme search.Programme) error {
	if !f.asked(flags) {
		return nil
	}
	for _, other := range []string{"try", "techniques", "record"} {
		if isSet(flags, other) {
			return wrong("with -query the answer is printed alone, without -%s", other)
		}
	}
	if err := f.question().Check(programme.Vocabulary()); err != nil {
		return usageError{err}
	}
	return nil
}

func (f *queryFlags) question() question.Question {
	return question.Question{Query: *f.query, Limit: *f.limit, Sort: *f.sort, By: *f.by}
}

// answer asks a tree.
func (f *queryFlags) answer(ctx context.Context, t *tree.Tree) (outcome.Outcome, error) {
	q := f.question()
	if err := q.Check(t.Header().Vocabulary); err != nil {
		return outcome.Outcome{}, usageError{err}
	}
	a, err := q.Ask(ctx, t)
	switch {
	case errors.As(err, new(*query.Error)): // it names a node that the tree does not have
		return outcome.Outcome{}, usageError{err}
	case err != nil:
		return outcome.Outcome{}, err
	case a.Ended:
		return outcome.Outcome{}, errStopped
	}
	return a.Outcome(), nil
}

// queryTree asks the tree of a file.
func queryTree(ctx context.Context, o *treeOptions, path string, to streams) error {
	opened, err := openTree(ctx, path, to, 0)
	if err != nil {
		return err
	}
	defer opened.Search.Release()
	found, err := o.query.answer(ctx, opened.Search.Tree())
	if err != nil {
		return err
	}
	found.Notes = append(found.Notes, opened.Faults...)
	return o.form.print(to, found)
}
