package search

import (
	"context"
	"strconv"
	"time"

	"drevo/engine/tree"
)

// Deepening says how [Deepen] repeats a search.
type Deepening struct {
	// To is the last depth as a value of the programme's depth; empty: that of the task.
	To string
	// Budget is how many nodes of each search are recorded, 0 for none.
	Budget int
	// Started is called with the tree of every search, nil without a record, before it begins, and
	// Found with what a finished one has found; both optional.
	Started func(depth string, t *tree.Tree)
	Found   func(Deepened)
}

// Deepened is what the search of one depth has found.
type Deepened struct {
	Depth  string // of the option that is meant by depth; empty where a programme has none
	Result Result // Counts and Elapsed are those of this search alone
	Nodes  uint64 // of all depths so far
	Tree   *tree.Tree
}

// Deepen searches a position with one depth after the other, from the least, so that there is a whole
// answer whenever the time is up: what programmes play by that were not made for a clock. A depth is
// begun only while the task's clock allows what it is expected to take, as many times more as the one
// before took more than the one before that. Programmes whose depth is not a number are searched once:
// the one there is, Kaissa, deepens and watches the clock itself.
//
// It returns what the deepest finished search has found, or a stopped one where none was finished.
// Trees of depths before the last are released.
func Deepen(ctx context.Context, p Programme, task Task, d Deepening) (Deepened, error) {
	var found Deepened
	var nodes uint64
	last, before := time.Duration(0), time.Duration(0)
	limit := task.Limits.Nodes
	for i, depth := range depths(p, task.Values, d.To) {
		if i > 0 && task.Clock != nil && !task.Clock.Allows(expected(last, before)) {
			break
		}
		if limit > 0 {
			task.Limits.Nodes = limit - nodes
		}
		next, err := d.search(ctx, p, task, depth)
		nodes += next.Result.Counts.Nodes
		next.Nodes = nodes
		last, before = next.Result.Elapsed, last
		unfinished := err != nil || next.Result.Stopped
		if i == 0 || !unfinished {
			found.Tree.Release()
			found = next
		} else {
			next.Tree.Release()
			found.Nodes = nodes
		}
		if err != nil {
			return found, err
		}
		if unfinished || ctx.Err() != nil || limit > 0 && nodes >= limit {
			break
		}
		if d.Found != nil {
			d.Found(next)
		}
	}
	return found, nil
}

// search searches one depth.
func (d Deepening) search(ctx context.Context, p Programme, task Task, depth string) (Deepened, error) {
	if depth != "" {
		values := task.Values.Map()
		values[p.About().Depth] = depth
		var err error
		if task.Values, err = Resolve(p, values); err != nil {
			return Deepened{}, err
		}
	}
	found := Deepened{Depth: depth}
	if d.Budget > 0 {
		task.Recorder = tree.NewRecorder(Header(p, task.Values, task.Position), d.Budget)
		found.Tree = task.Recorder.Tree()
	}
	if d.Started != nil {
		d.Started(depth, found.Tree)
	}
	var err error
	found.Result, err = p.Search(ctx, task)
	return found, err
}

// depths lists the values of the depth from the least to the last, the last alone where they are no
// numbers, and a single empty one where a programme has no depth.
func depths(p Programme, values Values, to string) []string {
	o, ok := DepthOf(p)
	if !ok {
		return []string{""}
	}
	if to == "" {
		to = values.Text(o.Name)
	}
	last, err := strconv.Atoi(to)
	if o.Type != Int || err != nil {
		return []string{to}
	}
	var list []string
	for n := min(max(o.Min, 1), last); n <= last; n++ {
		list = append(list, strconv.Itoa(n))
	}
	return list
}

// expected is how long the next depth takes if it grows as the last did, and at least that long.
func expected(last, before time.Duration) time.Duration {
	if before <= 0 {
		return last
	}
	return time.Duration(float64(last) * max(1, float64(last)/float64(before)))
}
