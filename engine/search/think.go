package search

import (
	"context"
	"strconv"
	"time"

	"drevo/engine/tree"
)

// Pacer is a programme that makes the best of a limit by itself: it deepens, or shares what it may
// spend among its stages.
type Pacer interface {
	// Pace returns values under which a search goes on until its limits or its clock end it, and then
	// has a move of which it knows that it is good. ok is false where the given values don't let it,
	// as without deepening.
	Pace(values Values, limits Limits) (paced Values, ok bool)
}

// Thinker asks a programme for a move, once or deeper and deeper.
type Thinker struct {
	Programme Programme
	// Record makes the recorder of each search, which has these values; nil records nothing. Trees of
	// searches that do not count are released.
	Record func(Values) *tree.Recorder
	// Started is called before every search with its task, which it may give other numbers to watch; Ended
	// with its outcome, before its tree may be released. Found is called with what a depth has found that was
	// searched as a whole, by a [Deepener] on its goroutine while the search goes on; its Nodes are all so far.
	// All optional.
	Started func(*Task)
	Ended   func(Result, error)
	Found   func(Thought)
}

// Thought is what a [Thinker] has found.
type Thought struct {
	Result            // of the last search that ended by itself, or of the first one
	Values Values     // that it was made with
	Tree   *tree.Tree // its record, nil without one
	Nodes  uint64     // of all searches
	Depth  int        // the last that was searched as a whole, in half-moves; of a level its first number
}

// Think searches as deep as the task's limits and its clock allow. A [Pacer] does so in one search; any
// other programme with a depth is asked again and again, each time a ply deeper, and what the last
// whole search found stands. Without a limit or a clock it searches once, as the values say.
func (t *Thinker) Think(ctx context.Context, task Task) (Thought, error) {
	if task.Limits == (Limits{}) && task.Clock == nil {
		return t.search(ctx, task)
	}
	if pacer, ok := t.Programme.(Pacer); ok {
		if paced, ok := pacer.Pace(task.Values, task.Limits); ok {
			task.Values = paced
			return t.search(ctx, task)
		}
	}
	depth, ok := DepthOf(t.Programme)
	if !ok {
		return t.search(ctx, task)
	}
	return t.deepen(ctx, task, depth, depth.ForPlies(mostPlies))
}

// ThinkAsSet makes one search, as the values say: the limits and the clock can only end it.
func (t *Thinker) ThinkAsSet(ctx context.Context, task Task) (Thought, error) {
	return t.search(ctx, task)
}

// ThinkTo searches to one ply, two, and so on up to a value of the programme's depth, so that there is
// a whole answer whenever the limits or the clock end it. A [Deepener] does so in one search. A programme
// whose depth is no number, or that has none, is asked once.
func (t *Thinker) ThinkTo(ctx context.Context, task Task, to string) (Thought, error) {
	depth, ok := DepthOf(t.Programme)
	if !ok {
		return t.search(ctx, task)
	}
	if n, err := strconv.Atoi(to); err == nil && depth.Type == Int && n > 0 && !t.deepens(task.Values) {
		return t.deepen(ctx, task, depth, to)
	}
	values, err := Resolve(t.Programme, with(task.Values, depth.Name, to))
	if err != nil {
		return Thought{}, err
	}
	task.Values = values
	return t.search(ctx, task)
}

// deepens reports whether the programme goes from depth to depth by itself.
func (t *Thinker) deepens(values Values) bool {
	deepener, ok := t.Programme.(Deepener)
	return ok && deepener.Deepens(values)
}

// mostPlies is deeper than any programme looks.
const mostPlies = 1 << 20

// search makes one search. One that failed has no tree.
func (t *Thinker) search(ctx context.Context, task Task) (Thought, error) {
	return t.searchAfter(ctx, task, 0)
}

// searchAfter makes one search after others of so many nodes.
func (t *Thinker) searchAfter(ctx context.Context, task Task, nodes uint64) (Thought, error) {
	if t.Record != nil {
		task.Recorder = t.Record(task.Values)
	}
	if t.Started != nil {
		t.Started(&task)
	}
	thought := Thought{Values: task.Values, Tree: task.Recorder.Tree()}
	if t.deepens(task.Values) {
		task.Iterated = func(i Iteration) {
			thought.Depth = i.Depth
			found := thought
			found.Result = Result{Score: i.Score, Line: i.Line, Counts: i.Counts}
			found.Nodes = nodes + i.Counts.Nodes
			t.found(found)
		}
	}
	result, err := t.Programme.Search(ctx, task)
	if t.Ended != nil {
		t.Ended(result, err)
	}
	thought.Result, thought.Nodes = result, nodes+result.Counts.Nodes
	switch {
	case err != nil:
		thought.release()
		thought.Tree = nil
	case !result.Stopped && thought.Depth == 0:
		thought.Depth = pliesOf(t.Programme, task.Values)
		t.found(thought)
	}
	return thought, err
}

// found tells whoever wants to hear it what a depth has found.
func (t *Thinker) found(what Thought) {
	if t.Found != nil {
		t.Found(what)
	}
}

// pliesOf is the depth of a programme in half-moves: of a level the first number, 0 where there is none.
func pliesOf(programme Programme, values Values) (n int) {
	depth, ok := DepthOf(programme)
	if !ok {
		return 0
	}
	for _, r := range values.Text(depth.Name) {
		if r < '0' || r > '9' {
			break
		}
		n = n*10 + int(r-'0')
	}
	return n
}

// deepen searches to one ply, two, and so on.
func (t *Thinker) deepen(ctx context.Context, task Task, depth Option, to string) (best Thought, err error) {
	start := time.Now()
	limits := task.Limits
	var last, before time.Duration
	first := max(depth.Min, 1)
	for plies := first; ; plies++ {
		at := depth.ForPlies(plies)
		if task.Values, err = Resolve(t.Programme, with(task.Values, depth.Name, at)); err != nil {
			return best, err
		}
		task.Limits = limits.less(best.Nodes, time.Since(start))
		next, err := t.searchAfter(ctx, task, best.Nodes)
		if err != nil || next.Stopped && plies > first {
			next.release()
			best.Nodes, best.Elapsed = next.Nodes, time.Since(start)
			return best, err
		}
		best.release()
		best = next
		before, last = last, next.Elapsed
		best.Elapsed = time.Since(start)
		if next.Stopped || at == to || at == depth.ForPlies(plies+1) || ctx.Err() != nil ||
			!another(task.Clock, limits, best, last, before) {
			return best, nil
		}
	}
}

// another reports whether one more search should be begun. It is expected to take as many times
// longer than the last as that took longer than the one before, and at least as long.
func another(clock *Clock, limits Limits, so Thought, last, before time.Duration) bool {
	if limits.Nodes > 0 && so.Nodes >= limits.Nodes || limits.Time > 0 && so.Elapsed >= limits.Time {
		return false
	}
	expected := last
	if before > 0 {
		expected = time.Duration(float64(last) * max(1, float64(last)/float64(before)))
	}
	return clock == nil || clock.Allows(0) && (clock.MayWaste() || clock.Allows(expected))
}

// release gives the memory of a tree back that nobody will read.
func (t *Thought) release() {
	if t.Tree != nil {
		t.Tree.Release()
	}
}

// less returns what is left of limits; of one that is used up the least there is.
func (l Limits) less(nodes uint64, spent time.Duration) Limits {
	if l.Nodes > 0 {
		l.Nodes = max(l.Nodes, nodes+1) - nodes
	}
	if l.Time > 0 {
		l.Time = max(l.Time-spent, 1)
	}
	return l
}

// with returns the given values with another one of an option.
func with(values Values, name, value string) map[string]string {
	given := values.Map()
	given[name] = value
	return given
}
