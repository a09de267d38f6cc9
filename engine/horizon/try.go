package horizon

import (
	"cmp"
	"context"
	"slices"

	"drevo/engine/board"
	"drevo/engine/search"
)

// Tried is a change with what a search came to.
type Tried struct {
	Change
	Move    board.Move
	Found   bool
	Stopped bool // by the limit of nodes of each search
	Nodes   uint64
}

// Trial is what was tried, in that order.
type Trial struct {
	Tried []Tried
	Left  int    // changes that the budget left out
	Nodes uint64 // of all searches
}

// Smallest is the smallest change that finds the solution, of several the one with the fewest nodes; ok is false where
// none does.
func (t Trial) Smallest() (found Tried, ok bool) {
	for _, tried := range t.Tried {
		if tried.Found && (!ok || cmp.Or(cmp.Compare(tried.Size, found.Size), cmp.Compare(tried.Nodes, found.Nodes)) < 0) {
			found, ok = tried, true
		}
	}
	return found, ok
}

// Stopped is how many of the searches were stopped by their limit of nodes: one that goes on may find the solution.
func (t Trial) Stopped() (n int) {
	for _, tried := range t.Tried {
		if tried.Stopped {
			n++
		}
	}
	return n
}

// Depths are the values of the option for the depth that were tried, in the order of their size.
func (t Trial) Depths() (option, from string, tried []string) {
	for _, c := range t.Tried {
		if c.Depth {
			option, from, tried = c.Option, c.From, append(tried, c.To)
		}
	}
	return option, from, tried
}

// With returns values with the change.
func (c Change) With(p search.Programme, values search.Values) (search.Values, error) {
	set := values.Map()
	set[c.Option] = c.To
	return search.Resolve(p, set)
}

// Try searches a position with one option changed at a time, the smallest changes first, until one finds a move that
// solves it and all of that size were tried, or so many nodes are used up. The limits of the task are those of each
// search; its recorder is not used. The error is that of the context, with what was tried until then.
func Try(ctx context.Context, p search.Programme, task search.Task, solves []board.Move, budget uint64) (Trial, error) {
	var trial Trial
	all := Changes(p, task.Values)
	task.Recorder, task.Live, task.Iterated = nil, nil, nil
	values := task.Values
	for i, change := range all {
		if found, ok := trial.Smallest(); ok && found.Size < change.Size {
			break
		}
		if trial.Nodes >= budget {
			trial.Left = len(all) - i
			break
		}
		with, err := change.With(p, values)
		if err != nil {
			continue // the options do not go together
		}
		task.Values = with
		result, err := p.Search(ctx, task)
		if err == nil {
			err = context.Cause(ctx)
		}
		if err != nil {
			return trial, err
		}
		trial.Nodes += result.Counts.Nodes
		trial.Tried = append(trial.Tried, Tried{Change: change, Move: result.Move, Nodes: result.Counts.Nodes,
			Stopped: result.Stopped, Found: slices.Contains(solves, result.Move)})
	}
	return trial, nil
}
