package uci

import (
	"context"
	"strconv"
	"time"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// deepening repeats a search with one depth after the other, as the protocol expects of engines.
type deepening struct {
	programme search.Programme
	to        string // the last depth as a value of the programme's depth
	budget    int    // how many nodes of each search are recorded, 0 for none
	// started is called before every search, and found with what a finished one has found.
	started func()
	found   func(deepened)
}

// deepened is what the search of one depth has found.
type deepened struct {
	search.Result        // Counts and Elapsed are those of this search alone
	depth         string // of the option that is meant by depth; empty where a programme has none
	nodes         uint64 // of all depths so far
	tree          *tree.Tree
}

// run searches from the least depth on, so that there is a whole answer whenever the time is up. A depth
// is begun only while the task's clock allows what it is expected to take, as many times more as the one
// before took more than the one before that. Programmes whose depth is not a number are searched once:
// the one there is, Kaissa, deepens and watches the clock itself. ([search.Think] goes as deep as the
// time allows; this ends at a depth that was asked for, and reports on the way.)
//
// It returns what the deepest finished search has found, or a stopped one where none was finished.
// Trees of depths before the last are released.
func (d *deepening) run(ctx context.Context, task search.Task) (best deepened, err error) {
	var nodes uint64
	var last, before time.Duration
	limit := task.Limits.Nodes
	for i, depth := range d.depths(task.Values) {
		if i > 0 && !task.Clock.Allows(expected(last, before)) {
			break
		}
		if limit > 0 {
			task.Limits.Nodes = limit - nodes
		}
		next, err := d.search(ctx, task, depth)
		nodes += next.Counts.Nodes
		next.nodes = nodes
		last, before = next.Elapsed, last
		unfinished := err != nil || next.Stopped
		if i == 0 || !unfinished {
			best.tree.Release()
			best = next
		} else {
			next.tree.Release()
			best.nodes = nodes
		}
		if unfinished || limit > 0 && nodes >= limit {
			return best, err
		}
		if d.found(next); ctx.Err() != nil {
			break
		}
	}
	return best, nil
}

// search searches one depth.
func (d *deepening) search(ctx context.Context, task search.Task, depth string) (found deepened, err error) {
	if depth != "" {
		values := task.Values.Map()
		values[d.programme.About().Depth] = depth
		if task.Values, err = search.Resolve(d.programme, values); err != nil {
			return found, err
		}
	}
	found.depth = depth
	if task.Recorder = d.record(task); task.Recorder != nil {
		found.tree = task.Recorder.Tree()
	}
	d.started()
	found.Result, err = d.programme.Search(ctx, task)
	return found, err
}

// record returns what records a search, nil for nothing.
func (d *deepening) record(task search.Task) *tree.Recorder {
	if d.budget == 0 {
		return nil
	}
	return tree.NewRecorder(search.Header(d.programme, task.Values, task.Position), d.budget)
}

// think goes as deep as the time allows, as the programme does best.
func (d *deepening) think(ctx context.Context, task search.Task) (deepened, error) {
	thought, err := search.Think(ctx, d.programme, task, func(values search.Values) *tree.Recorder {
		task.Values = values
		d.started()
		return d.record(task)
	})
	found := deepened{Result: thought.Result, nodes: thought.Nodes, tree: thought.Tree}
	if o, ok := search.DepthOf(d.programme); ok {
		found.depth = thought.Values.Text(o.Name)
	}
	return found, err
}

// depths lists the values of the depth from the least to the last, the last alone where they are no
// numbers, and a single empty one where a programme has no depth.
func (d *deepening) depths(values search.Values) []string {
	o, ok := search.DepthOf(d.programme)
	if !ok {
		return []string{""}
	}
	last, err := strconv.Atoi(d.to)
	if o.Type != search.Int || err != nil {
		return []string{d.to}
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
