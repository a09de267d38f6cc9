// Package missed says to people why a search missed the solution of a position (package horizon): it looks for a search
// that finds it, follows both records to where they part, and searches for the smallest change of an option with which
// the programme finds it.
//
//	f, err := missed.Of(ctx, programmes, search, solution, nil)
//	defer f.Release()
//	err = f.Outcome().Text(os.Stdout)
package missed

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"drevo/app/causes"
	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/cause"
	"drevo/engine/horizon"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// The ruling of what is the truth: the reference with these options, and so many times the nodes of the search that
// missed it, within limits.
const (
	referenceProgramme = "paulchess"
	referencePreset    = "modern"
	referenceTimes     = 50
	referenceLeast     = 50_000
	referenceMost      = 300_000
	// A pass proves nothing about a move, so the reference does without.
	withoutPass = "nullMove"
)

// How many nodes each search that is tried may have, as many times those of the one that missed the solution, and all
// together.
const (
	eachTimes   = 5
	leastEach   = 10_000
	budgetTimes = 20
)

// Found is why a search missed a solution.
type Found struct {
	Search   *session.Search
	Solution []board.Move
	Truth    *session.Search  // the search that finds it, nil where none was found
	Horizon  *horizon.Horizon // nil without a truth, or where it says why
	Why      string           // there is no horizon
	Trial    horizon.Trial
	Each     uint64 // nodes that each search of the trial might have

	taken bool // the search of the truth is somebody else's now
}

// Reference is the search that is taken for the truth where it finds a solution.
func Reference(list search.List) (search.Programme, search.Values, error) {
	p, err := list.Find(referenceProgramme)
	if err != nil {
		return nil, search.Values{}, err
	}
	preset, err := search.FindPreset(p, referencePreset)
	if err != nil {
		return nil, search.Values{}, err
	}
	set := map[string]string{}
	for name, value := range preset.Values {
		set[name] = value
	}
	set["depth"], set[withoutPass] = strconv.Itoa(60), "false"
	values, err := search.Resolve(p, set)
	return p, values, err
}

// Of looks into a search that has ended and chose none of the moves that solve its position. Progress is told what is
// being done; it may be nil. The error is that of the context, or says that there is nothing to explain.
func Of(ctx context.Context, list search.List, s *session.Search, solution []board.Move,
	progress func(text string)) (*Found, error) {
	if progress == nil {
		progress = func(string) {}
	}
	result, err := s.Wait()
	switch {
	case err != nil:
		return nil, err
	case len(solution) == 0:
		return nil, fmt.Errorf("no solution is known of the position")
	case slices.Contains(solution, result.Move):
		return nil, fmt.Errorf("the search has found the solution, %s", s.Position.SAN(result.Move))
	}
	f := &Found{Search: s, Solution: solution, Each: max(eachTimes*result.Counts.Nodes, leastEach)}
	progress("Looking for a search that finds the solution ...")
	if err := f.refer(ctx, list); err != nil {
		return f, err
	}
	progress("Changing one option at a time ...")
	f.Trial, err = horizon.Try(ctx, s.Programme, search.Task{Position: s.Position, Values: s.Values,
		Limits: search.Limits{Nodes: f.Each}}, solution, budgetTimes*f.Each)
	if err != nil {
		return f, err
	}
	if smallest, ok := f.Trial.Smallest(); ok && f.Truth == nil {
		with, err := smallest.With(s.Programme, s.Values)
		if err != nil {
			return f, err
		}
		if err := f.take(ctx, s.Programme, with, f.Each); err != nil {
			return f, err
		}
	}
	f.follow()
	return f, nil
}

// refer searches with the reference.
func (f *Found) refer(ctx context.Context, list search.List) error {
	p, values, err := Reference(list)
	if err != nil {
		return err
	}
	result, _, _ := f.Search.Result()
	return f.take(ctx, p, values, min(max(referenceTimes*result.Counts.Nodes, referenceLeast), referenceMost))
}

// take takes a search for the truth where it finds a solution.
func (f *Found) take(ctx context.Context, p search.Programme, values search.Values, nodes uint64) error {
	s := session.StartSearch(ctx, session.NewGame(f.Search.Position), session.Options{Programme: p, Values: values,
		Limits: search.Limits{Nodes: nodes}})
	if _, err := s.Wait(); err != nil || ctx.Err() != nil {
		s.Release()
		if err == nil {
			err = context.Cause(ctx)
		}
		return err
	}
	if at, ok := horizon.Whole(s.Tree()); ok && slices.Contains(f.Solution, chosen(s.Tree(), at)) {
		f.Truth = s
		return nil
	}
	s.Release()
	return nil
}

// chosen is the move of a stage, or of the root.
func chosen(t *tree.Tree, at tree.ID) board.Move {
	line := t.Moves(t.Line(at))
	if len(line) == 0 {
		return board.NoMove
	}
	return line[0]
}

// follow finds where the search left the way.
func (f *Found) follow() {
	if f.Truth == nil {
		f.Why = "No search was found that chooses the solution, so nothing is known of the truth."
		return
	}
	h, err := horizon.Find(causes.Side(f.Search), causes.Side(f.Truth))
	if err != nil {
		f.Why = phrase.Of("The records can't be compared: {why}.", "why", err)
		return
	}
	f.Horizon = h
}

// TakeTruth hands the search of the truth over to the caller, who releases it; nil where there is none.
func (f *Found) TakeTruth() *session.Search {
	f.taken = true
	return f.Truth
}

// Release gives the search of the truth back.
func (f *Found) Release() {
	if f.Truth != nil && !f.taken {
		f.Truth.Release()
	}
}

// Chain is why the truth chooses otherwise; ok is false where that is not known.
func (f *Found) Chain() (c causes.Chain, ok bool) {
	if f.Horizon == nil {
		return causes.Chain{}, false
	}
	return causes.Of(f.Horizon.Cause, [2]string{present.SearchProgramme(f.Search), present.SearchProgramme(f.Truth)}), true
}

// Says says in sentences where the truth lies, where the way to it was left, and what would have found it.
func (f *Found) Says() (list []string) {
	if f.Horizon == nil {
		list = append(list, f.Why)
	} else if said := f.Horizon.Says(); !said.Empty() {
		list = append(list, said.Text(present.Format{Scale: f.Search.Programme.Scale()}))
	} else {
		list = append(list, "The records do not say where the way was left.")
	}
	return append(list, f.saysTrial()...)
}

// saysTrial says what would have found the solution, and how far that was tried.
func (f *Found) saysTrial() []string {
	found := "No change that was tried finds it: what else there is, deeper or larger, was not looked at."
	if smallest, ok := f.Trial.Smallest(); ok {
		found = phrase.Of("The smallest change that finds it: {option} {to} in place of {from}, with {nodes} nodes.",
			"option", smallest.Option, "to", smallest.To, "from", smallest.From, "nodes", present.Whole(smallest.Nodes))
		if smallest.Stopped {
			found += " That search was stopped there: one that goes on may choose otherwise."
		}
	}
	return append([]string{found}, f.saysTried()...)
}

// saysTried says how far changes were tried: how many, with how many nodes, which depths, and what was left as it is.
func (f *Found) saysTried() []string {
	option, from, depths := f.Trial.Depths()
	say := phrase.With("n", len(f.Trial.Tried), "each", present.Whole(f.Each), "stopped", f.Trial.Stopped(), "left",
		f.Trial.Left, "option", option, "from", from, "depths", strings.Join(depths, ", "), "kept",
		strings.Join(f.Kept(), ", "))
	tried := say("Tried: {n:1 change|# changes}, one option at a time, at most {each} nodes each; none was stopped there.")
	if f.Trial.Stopped() > 0 {
		tried = say("Tried: {n:1 change|# changes}, one option at a time, at most {each} nodes each; {stopped:1 was|# were} " +
			"stopped there.")
	}
	list := []string{tried}
	if len(depths) > 0 {
		list = append(list, say("Besides {option} {from}: {depths}."))
	}
	larger := func(t horizon.Tried) bool { return t.Size > 1 && !t.Depth }
	switch smallest, ok := f.Trial.Smallest(); {
	case slices.ContainsFunc(f.Trial.Tried, larger):
		list = append(list, "Other numbers: one more or less, twice or half.")
	case ok && smallest.Size == 1:
		list = append(list, "Other numbers: one more or less; nothing larger, for one of these was enough.")
	}
	if f.Trial.Left > 0 {
		list = append(list, say("Not tried, for the nodes for all of them were used up: {left:1 more change|# more changes}."))
	}
	if len(f.Kept()) > 0 {
		list = append(list, say("Never changed: {kept}."))
	}
	return list
}

// Kept lists the options of which no change is tried.
func (f *Found) Kept() []string { return horizon.Kept(f.Search.Programme, f.Search.Values) }

// Outcome is all that there is to say.
func (f *Found) Outcome() outcome.Outcome {
	var o outcome.Outcome
	s := f.Search
	result, _, _ := s.Result()
	t := outcome.Record("")
	t.Key = "missed"
	t.Field("solution", "Solution", "", outcome.Cell{Value: f.sans(f.Solution),
		Text: strings.Join(f.sans(f.Solution), ", ")})
	if result.Move != board.NoMove {
		t.Field("choice", "Chosen", "", s.Position.SAN(result.Move))
	}
	if f.Truth != nil {
		t.Field("truth", "Truth", "", f.truth())
	}
	if h := f.Horizon; h != nil {
		f.fields(&t, h)
	}
	t.Field("each", "", "nodes", f.Each)
	t.Field("untried", "", "", f.Trial.Left)
	t.Field("kept", "", "", outcome.Cell{Value: append([]string{}, f.Kept()...)})
	tried := f.tried()
	tried.Title = "What was tried"
	t.Field("tried", "", "", tried)
	o.Head = append([]string{present.SearchProgramme(s) + ": " + s.Position.FEN()}, f.Says()...)
	o.Tables = []outcome.Table{t}
	return o
}

// truth names the search that is the truth, and the stage of it that is read: the last that was finished, from which the
// value of a longer search, or of one that was stopped later, may differ.
func (f *Found) truth() string {
	t := f.Truth.Tree()
	at, _ := horizon.Whole(t)
	n, words := t.Node(at), t.Header().Vocabulary
	say := phrase.With("search", present.SearchProgramme(f.Truth), "nodes", present.Whole(f.Truth.Counts().Nodes),
		"stage", words.StageName(n.Type, n.Number))
	if at == tree.Root {
		return say("{search}: {nodes} nodes")
	}
	return say("{search}: {stage}, the last that {nodes} nodes finished")
}

// fields are where the truth lies and where the way was left, with the chain.
func (f *Found) fields(t *outcome.Table, h *horizon.Horizon) {
	words := f.Search.Tree().Header().Vocabulary
	if h.Lies > 0 {
		t.Field("lies", "Truth lies at", "half-moves", h.Lies)
	}
	if h.Left != tree.None {
		t.Field("leftAfter", "Left after", "half-moves", h.LeftAfter)
		t.Field("leftNode", "Node", outcome.NoUnit, int(h.Left))
	}
	t.Field("split", "", "", string(h.Split.Kind))
	if h.Ruled() {
		reason := words.Reason(h.Reason)
		t.Field("rule", "Rule", "", outcome.Cell{Value: string(reason.Key), Text: reason.Name})
	}
	if c, ok := f.Chain(); ok {
		t.Field("links", "", "", c.Table())
	}
}

func (f *Found) sans(moves []board.Move) (list []string) {
	for _, move := range moves {
		list = append(list, f.Search.Position.SAN(move))
	}
	return list
}

// tried is a row for each change.
func (f *Found) tried() outcome.Table {
	t := outcome.New("", outcome.Column{Key: "option", Name: "option"}, outcome.Column{Key: "from", Name: "from"},
		outcome.Column{Key: "to", Name: "to"}, outcome.Column{Key: "size", Name: "size", Unit: outcome.NoUnit},
		outcome.Column{Key: "choice", Name: "chosen"}, outcome.Column{Key: "found", Name: " "},
		outcome.Column{Key: "stopped"}, outcome.Column{Key: "nodes", Name: "nodes", Unit: "nodes"})
	t.Key = "tried"
	for _, tried := range f.Trial.Tried {
		move, mark := outcome.Cell{}, ""
		if tried.Move != board.NoMove {
			move.Value = f.Search.Position.SAN(tried.Move)
		}
		switch {
		case tried.Found && tried.Stopped:
			mark = "found, stopped"
		case tried.Found:
			mark = "found"
		case tried.Stopped:
			mark = "stopped"
		}
		t.Add(tried.Option, tried.From, tried.To, tried.Size, move, outcome.Cell{Value: tried.Found, Text: mark + " "},
			tried.Stopped, outcome.Cell{Value: tried.Nodes, Text: present.Whole(tried.Nodes)})
	}
	return t
}

// Node is the node of the search at which the way was left; ok is false where that is not known.
func (f *Found) Node() (id tree.ID, ok bool) {
	if f.Horizon == nil || f.Horizon.Left == tree.None {
		return tree.None, false
	}
	return f.Horizon.Left, f.Horizon.Sides[cause.Before].Tree == f.Search.Tree()
}
