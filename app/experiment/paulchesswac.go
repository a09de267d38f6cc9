package experiment

import (
	"context"
	"fmt"
	"slices"
	"time"

	"drevo/engine/paulchess"
	"drevo/engine/search"
)

// modernTime is what Modern gets for a position, to as many plies as fit.
const modernTime = 500 * time.Millisecond

// thesisWac solves the positions of Win at Chess with 1.0 and with Modern; a setting adds one of its
// own.
func thesisWac(setting Setting) measure {
	return func(ctx context.Context, r *Report, progress Progress) error {
		list, err := suite()
		if err != nil {
			return err
		}
		settings := []struct {
			name string
			Setting
		}{
			{"1.0, 4/6", Setting{}},
			{fmt.Sprintf("modern, at most %v each", modernTime), Setting{Options: changed(presetOf("modern"), "depth", "60"), Time: modernTime}},
		}
		if setting.Options != nil || setting.Time > 0 {
			settings = settings[:1]
			settings[0].name, settings[0].Setting = setting.text(), setting
		}
		t := r.table("Win at Chess", "setting", "positions", "solved", "share", "nodes", "time")
		for i, s := range settings {
			total := tally{how: s.name}
			for n, q := range list {
				progress(i*len(list)+n, len(settings)*len(list))
				result, err := solveOne(ctx, &q, s.Setting)
				if err != nil {
					return err
				}
				total.count(result, slices.Contains(q.best, result.Move))
			}
			t.row(s.name, total.positions, total.marked, float64(total.marked)/float64(max(1, total.positions)), total.nodes, total.took)
		}
		r.limit("The choice at the end of the search counts. The thesis has no such test; times, and with them what Modern solves, depend on the machine.")
		return nil
	}
}

// solveOne searches a position with a setting. Only the context's end is an error.
func solveOne(ctx context.Context, q *problem, s Setting) (search.Result, error) {
	values, err := search.Resolve(paulchess.New(), s.Options)
	if err != nil {
		return search.Result{}, err
	}
	result, err := paulchess.New().Search(ctx, search.Task{Position: q.position, Values: values, Limits: search.Limits{Time: s.Time}})
	if err == nil {
		err = context.Cause(ctx)
	}
	return result, err
}
