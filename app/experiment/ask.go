package experiment

import (
	"context"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// ask lets a programme search with some of its options set. The error says that an option is wrong, or
// is the context's, which has ended.
func ask(ctx context.Context, p search.Programme, set map[string]string, task search.Task) (search.Result, error) {
	values, err := search.Resolve(p, set)
	if err != nil {
		return search.Result{}, err
	}
	task.Values = values
	result, err := p.Search(ctx, task)
	if err == nil {
		err = context.Cause(ctx)
	}
	return result, err
}

// askRecorded is ask with a record of so many nodes, 0 for the usual number. The tree is the caller's
// to release.
func askRecorded(ctx context.Context, p search.Programme, set map[string]string, task search.Task,
	nodes int) (search.Result, *tree.Tree, error) {
	values, err := search.Resolve(p, set)
	if err != nil {
		return search.Result{}, nil, err
	}
	task.Recorder = task.Memory.NewRecorder(search.Header(p, values, task.Position), nodes)
	result, err := ask(ctx, p, set, task)
	return result, task.Recorder.Tree(), err
}
