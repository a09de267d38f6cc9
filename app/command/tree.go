package command

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/app/saved"
	"drevo/app/session"
	"drevo/engine/tree"
	"drevo/engine/treefile"
)

// treeOptions are the flags of drevo tree.
type treeOptions struct {
	form                   *form
	query                  *queryFlags
	to, out, moves, filter *string
	plies, depth           *int
}

// treeJobs are what can be done with the file of a tree.
var treeJobs = map[string]func(context.Context, *treeOptions, string, streams) error{
	"info": treeInfo, "export": exportTree, "query": queryTree, "show": showTree,
}

// trees prints the tree of a file, says what is in it, or writes it for other programs.
func trees(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("tree", flag.ContinueOnError)
	o := &treeOptions{form: formFlags(flags), query: newQueryFlags(flags),
		to: flags.String("to", "", "for export: the form, `parquet|jsonl|pgn`; without it nothing is written"),
		out: flags.String("out", "", "for export: write into this `FILE`, such as search.pgn; without it nothing is "+
			"written"),
		moves: flags.String("moves", "", "the `MOVES` from the root to what is printed, or written as pgn, such as "+
			"\"Ba3 Qxa3\"; without it the root"),
		filter: flags.String("filter", "", "print only nodes of this `KEY` and what leads to them, such as cut-filter or "+
			"core.no-cut, in which a node is looked for to the depth; without it all"),
		depth: flags.Int("depth", 2, "print `N` half-moves, such as 3"),
		plies: flags.Int("plies", 4, "for pgn: write `N` half-moves, such as 2")}
	var words []string
	for len(args) > 0 && len(words) < 2 && !strings.HasPrefix(args[0], "-") {
		words, args = append(words, args[0]), args[1:]
	}
	if err := parse(flags, args); err != nil {
		return err
	}
	if len(words) == 1 && o.query.asked(flags) {
		words = []string{"query", words[0]}
	}
	names := slices.Sorted(maps.Keys(treeJobs))
	if len(words) == 1 && treeJobs[words[0]] == nil {
		words = append([]string{"show"}, words...)
	}
	if len(words) != 2 {
		return wrong("say what to do and with which file: %s, and FILE", strings.Join(names, " or "))
	}
	job, ok := treeJobs[words[0]]
	if !ok {
		return wrong("%.40q is none of %s", words[0], strings.Join(names, " and "))
	}
	if _, err := os.Stat(words[1]); err != nil {
		return usageError{err}
	}
	return job(ctx, o, words[1], to)
}

// openTree opens a file until the command is interrupted.
func openTree(ctx context.Context, path string, to streams, budget int64) (*saved.Opened, error) {
	opened, err := saved.Open(path, to.programmes, treefile.Options{Budget: budget,
		Stop: func() bool { return ctx.Err() != nil }})
	switch {
	case err != nil && ctx.Err() != nil:
		return nil, errStopped
	case err != nil:
		return nil, usageError{err}
	}
	return opened, nil
}

// treeInfo says what is in a file.
func treeInfo(ctx context.Context, o *treeOptions, path string, to streams) error {
	opened, err := openTree(ctx, path, to, pagesBudget)
	if err != nil {
		return err
	}
	s := opened.Search
	defer s.Release()
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	t := s.Tree()
	head := []string{
		fmt.Sprintf("%s: %s, %s", present.SearchProgramme(s), present.SearchPlace(s), s.Position.FEN()),
		fmt.Sprintf("%s nodes, %s moves that were left out, %s bytes, %.2f a node; written by %s",
			present.Whole(t.Len()), present.Whole(t.SkipCount()), present.Whole(info.Size()),
			float64(info.Size())/float64(t.Len()), opened.Build),
	}
	if outcome := present.SearchOutcome(s, present.InPawns); outcome != "" {
		head = append(head, outcome)
	}
	found := outcome.Outcome{Head: head, Tables: []outcome.Table{endTable(s, opened.Summary)}, Notes: opened.Faults}
	return o.form.print(to, found)
}

// pagesBudget is what of a tree is in memory for a command that looks at little of it.
const pagesBudget = 64 << 20

// endTable counts why nodes ended.
func endTable(s *session.Search, sum treefile.Summary) outcome.Table {
	t := outcome.New("", outcome.Column{Key: "reason", Name: "Reason"},
		outcome.Column{Key: "key"}, outcome.Column{Key: "nodes", Name: "nodes", Unit: "nodes"},
		outcome.Column{Key: "sentence"})
	v := s.Tree().Header().Vocabulary
	for code, n := range sum.Reasons {
		if n > 0 {
			r := v.Reason(tree.Reason(code))
			t.Add(r.Name, string(r.Key), n, r.Sentence)
		}
	}
	return t
}
