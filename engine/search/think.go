package search

import (
	"context"
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

// Thought is what came of [Think].
type Thought struct {
	Result            // of the last search that ended by itself, or of the first one
	Values Values     // that it was made with
	Tree   *tree.Tree // its record, nil without one
	Nodes  uint64     // of all searches
}

// Think searches as deep as the task's limits and its clock allow. A [Pacer] does so in one search; any
// other programme with a depth is asked again and again, each time a ply deeper, and what the last
// whole search found stands. Without a limit or a clock it searches once, as the values say.
//
// The task has no recorder of its own: record makes one for each search, nil records nothing. The
// trees of searches that do not count are released.
func Think(ctx context.Context, programme Programme, task Task, record func(Values) *tree.Recorder) (Thought, error) {
	t := thinking{programme, task, record}
	if task.Limits == (Limits{}) && task.Clock == nil {
		return t.search(ctx, task.Values, task.Limits)
	}
	if pacer, ok := programme.(Pacer); ok {
		if paced, ok := pacer.Pace(task.Values, task.Limits); ok {
			return t.search(ctx, paced, task.Limits)
		}
	}
	depth, ok := DepthOf(programme)
	if !ok {
		return t.search(ctx, task.Values, task.Limits)
	}
	return t.deepen(ctx, depth)
}

// ThinkAsSet makes one search, as the values say: the limits and the clock can only end it.
func ThinkAsSet(ctx context.Context, programme Programme, task Task, record func(Values) *tree.Recorder) (Thought, error) {
	t := thinking{programme, task, record}
	return t.search(ctx, task.Values, task.Limits)
}

// thinking is what Think was asked.
type thinking struct {
	programme Programme
	task      Task
	record    func(Values) *tree.Recorder
}

// search makes one search.
func (t *thinking) search(ctx context.Context, values Values, limits Limits) (Thought, error) {
	task := t.task
	task.Values, task.Limits = values, limits
	if t.record != nil {
		task.Recorder = t.record(values)
	}
	result, err := t.programme.Search(ctx, task)
	thought := Thought{Result: result, Values: values, Nodes: result.Counts.Nodes}
	if task.Recorder != nil {
		thought.Tree = task.Recorder.Tree()
	}
	return thought, err
}

// deepen searches to one ply, two, and so on.
func (t *thinking) deepen(ctx context.Context, depth Option) (best Thought, err error) {
	start := time.Now()
	var nodes uint64
	var last, before time.Duration
	for plies := 1; ; plies++ {
		values, err := Resolve(t.programme, with(t.task.Values, depth.Name, depth.ForPlies(plies)))
		if err != nil {
			return best, err
		}
		next, err := t.search(ctx, values, t.task.Limits.less(nodes, time.Since(start)))
		if err != nil {
			next.release()
			return best, err
		}
		nodes += next.Nodes
		if plies > 1 && next.Stopped {
			next.release()
			break
		}
		best.release()
		best = next
		before, last = last, next.Elapsed
		if next.Stopped || depth.ForPlies(plies) == depth.ForPlies(plies+1) || !t.another(nodes, time.Since(start), last, before) {
			break
		}
	}
	best.Nodes, best.Elapsed = nodes, time.Since(start)
	return best, nil
}

// another reports whether one more search should be begun. It is expected to take as many times
// longer than the last as that took longer than the one before.
func (t *thinking) another(nodes uint64, spent, last, before time.Duration) bool {
	limits := t.task.Limits
	if limits.Nodes > 0 && nodes >= limits.Nodes || limits.Time > 0 && spent >= limits.Time {
		return false
	}
	expected := last
	if before > 0 {
		expected = time.Duration(float64(last) * float64(last) / float64(before))
	}
	return t.task.Clock == nil || t.task.Clock.Allows(0) && (t.task.Clock.MayWaste() || t.task.Clock.Allows(expected))
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
