// Package search holds what the programmes share: the contract of a programme,
// its options, limits, the live numbers of a running search, and the [Run] through
// which every programme counts, records and stops.
//
// A programme implements [Programme]; what only some can do is a further small
// interface ([Explainer], [Evaluator]) that is found by type assertion. The
// conformance suite in package enginetest says what else is expected.
//
//	values, err := search.Resolve(programme, map[string]string{"forced": "broad"})
//	recorder := tree.NewRecorder(search.Header(programme, values, position), 0)
//	result, err := programme.Search(ctx, search.Task{Position: position, Values: values, Recorder: recorder})
package search
