package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"drevo/app/outcome"
	"drevo/engine/trace"
	"drevo/engine/tree"
)

// traceJobs are what can be done with a trace.
var traceJobs = map[string]func(context.Context, *traceOptions, io.Reader, streams) error{
	"check": checkTrace, "info": traceInfo, "text": traceForm(false), "binary": traceForm(true),
}

// traceOptions are the flags of drevo trace.
type traceOptions struct {
	form *form
	out  *string
}

// traces checks a trace, says what is in it, or writes it in the other form.
func traces(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("trace", flag.ContinueOnError)
	o := &traceOptions{form: formFlags(flags),
		out: flags.String("out", "", "write into this `FILE`, such as engine.jsonl; without it to standard output")}
	var words []string
	for len(args) > 0 && len(words) < 2 && (args[0] == "-" || !strings.HasPrefix(args[0], "-")) {
		words, args = append(words, args[0]), args[1:]
	}
	if err := parse(flags, args); err != nil {
		return err
	}
	if len(words) != 2 {
		return wrong("say what to do and with which file: check, info, text or binary, and FILE; - is the input")
	}
	job, ok := traceJobs[words[0]]
	if !ok {
		return wrong("%.40q is none of check, info, text and binary", words[0])
	}
	from := io.ReadCloser(os.Stdin)
	if words[1] != "-" {
		file, err := os.Open(words[1])
		if err != nil {
			return usageError{err}
		}
		from = file
	}
	defer from.Close()
	return job(ctx, o, whileRuns{ctx, from}, to)
}

// whileRuns reads until the command is interrupted, which is the end of what is read.
type whileRuns struct {
	ctx  context.Context
	from io.Reader
}

func (r whileRuns) Read(p []byte) (int, error) {
	if r.ctx.Err() != nil {
		return 0, io.EOF
	}
	return r.from.Read(p)
}

// createFile makes a file; nil without a name.
func createFile(name string) (*os.File, error) {
	if name == "" {
		return nil, nil
	}
	return os.Create(name)
}

// writeTrace writes the tree of a search that has ended into the file of a trace, if there is one.
func writeTrace(file *os.File, t *tree.Tree) error {
	if file == nil {
		return nil
	}
	return errors.Join(trace.WriteTree(file, t, true), file.Close())
}

// traceForm writes a trace in one of its forms.
func traceForm(binary bool) func(context.Context, *traceOptions, io.Reader, streams) error {
	return func(ctx context.Context, o *traceOptions, from io.Reader, to streams) error {
		file, err := createFile(*o.out)
		switch {
		case err != nil:
			return usageError{err}
		case file == nil:
			return errors.Join(trace.Convert(to.out, from, binary), interrupted(ctx))
		}
		return errors.Join(trace.Convert(file, from, binary), file.Close(), interrupted(ctx))
	}
}

// interrupted says that a command did not come to its end.
func interrupted(ctx context.Context) error {
	if ctx.Err() != nil {
		return errStopped
	}
	return nil
}

// checkTrace tries the rules of a trace.
func checkTrace(ctx context.Context, o *traceOptions, from io.Reader, to streams) error {
	r, err := trace.NewReader(from)
	if err != nil && ctx.Err() == nil {
		return usageError{err}
	}
	if err != nil {
		return errStopped
	}
	report, fault := trace.Check(r)
	found := outcome.Outcome{Head: []string{traceHead(report)}, Tables: []outcome.Table{ruleTable(report)},
		Notes: checkNotes(report)}
	if err := o.form.print(to, found); err != nil {
		return err
	}
	switch {
	case fault != nil:
		return fault
	case ctx.Err() != nil:
		return errStopped
	case report.Wrong() > 0:
		return fmt.Errorf("%d places break a rule", report.Wrong())
	}
	return nil
}

func traceHead(r *trace.Report) string {
	return fmt.Sprintf("%s: %d nodes in %d searches", r.Engine, r.Nodes, r.Searches)
}

// ruleTable is the rules with what became of them; where each is broken first is for programs there, and for
// people below the table.
func ruleTable(r *trace.Report) outcome.Table {
	t := outcome.New("", outcome.Column{Key: "rule", Name: "Rule", Unit: outcome.NoUnit},
		outcome.Column{Key: "name", Name: " "},
		outcome.Column{Key: "checked", Name: "checked", Unit: "times", Hint: "How often the rule was tried."},
		outcome.Column{Key: "wrong", Name: "wrong", Unit: "times", Hint: "How often it is broken."},
		outcome.Column{Key: "sentence"}, outcome.Column{Key: "figure"}, outcome.Column{Key: "search", Unit: outcome.NoUnit},
		outcome.Column{Key: "node", Unit: outcome.NoUnit}, outcome.Column{Key: "path"}, outcome.Column{Key: "fen"},
		outcome.Column{Key: "fault"})
	for _, rule := range r.Rules {
		row := []any{rule.Number, rule.Name, rule.Checked, rule.Wrong, rule.Sentence, rule.Figure, nil, nil, nil, nil, nil}
		if f := rule.First; f != nil {
			row = append(row[:6], f.Search, f.Node, f.Path, f.FEN, f.Text)
		}
		t.Add(row...)
	}
	return t
}

// checkNotes say where rules are broken first, and what else there is to know.
func checkNotes(r *trace.Report) (notes []string) {
	for _, rule := range r.Rules {
		if rule.First != nil {
			notes = append(notes, fmt.Sprintf("Rule %d, %s: %s", rule.Number, rule.Name, rule.Sentence))
			if rule.Choice != "" {
				notes = append(notes, "  The engine does not keep it, and means so: "+rule.Choice)
			}
			notes = append(notes, "  "+rule.First.Text,
				fmt.Sprintf("  search %d, node %d: %s", rule.First.Search, rule.First.Node, rule.First.Path), "  "+
					""+rule.First.FEN)
		}
	}
	for _, note := range []struct {
		n      int
		format string
	}{
		{r.Linked, "%d table entries were led back to the node that stored them."},
		{r.Several, "%d of them to the youngest of several that fit."}, {r.Earlier, "%d of them to an earlier search."},
		{int(r.Hidden), "%d nodes were searched and are not written."}, {r.Illegal, "%d moves were tried that " +
			"are not legal."},
		{r.Open, "%d nodes were open when the search was stopped."},
	} {
		if note.n > 0 {
			notes = append(notes, fmt.Sprintf(note.format, note.n))
		}
	}
	if r.Cut {
		notes = append(notes, "The trace ends within a record; it is good up to there.")
	}
	return notes
}

// traceInfo says what is in a trace.
func traceInfo(ctx context.Context, o *traceOptions, from io.Reader, to streams) error {
	r, err := trace.NewReader(from)
	if err != nil && ctx.Err() == nil {
		return usageError{err}
	}
	if err != nil {
		return errStopped
	}
	s, fault := trace.Summarise(r)
	form := "text"
	if r.Binary {
		form = "binary"
	}
	found := outcome.Outcome{Head: []string{fmt.Sprintf("%s, %s form, %d records", r.Header.Engine, form, s.Records)},
		Tables: []outcome.Table{searchTable(s)}}
	if s.Cut {
		found.Notes = []string{"The trace ends within a record; it is good up to there."}
	}
	return errors.Join(o.form.print(to, found), fault, interrupted(ctx))
}

// searchTable is the searches of a trace.
func searchTable(s *trace.Summary) outcome.Table {
	t := outcome.New("", outcome.Column{Key: "search", Name: "Search", Unit: outcome.NoUnit},
		outcome.Column{Key: "nodes", Name: "nodes", Unit: "nodes"},
		outcome.Column{Key: "hidden", Name: "hidden", Unit: "nodes"},
		outcome.Column{Key: "stages", Name: "stages", Unit: "stages"},
		outcome.Column{Key: "last", Name: "last", Unit: outcome.NoUnit},
		outcome.Column{Key: "value", Name: "value", Unit: outcome.NoUnit},
		outcome.Column{Key: "best", Name: "move"}, outcome.Column{Key: "fen", Name: "position"})
	for i, x := range s.Searches {
		position := x.FEN
		if len(x.Moves) > 0 {
			position += " moves " + strings.Join(x.Moves, " ")
		}
		t.Add(i+1, x.Nodes, x.Hidden, x.Stages, x.Last, x.Value, x.Best, position)
	}
	return t
}
