package experiment

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"drevo/engine/paulchess"
	"drevo/engine/search"
)

// modernTime is what Modern gets for a position, to as many plies as fit.
const modernTime = 500 * time.Millisecond

// thesisWac solves the positions of Win at Chess with 1.0 and with Modern, for which a setting may have
// another time; one with options is measured alone.
func thesisWac(setting Setting) measure {
	return func(ctx context.Context, r *Report, progress Progress) error {
		list, err := suite()
		if err != nil {
			return err
		}
		limit := cmp.Or(setting.Time, modernTime)
		settings := []struct {
			name string
			Setting
		}{
			{"1.0, 4/6", Setting{}},
			{fmt.Sprintf("modern, at most %v each", limit), Setting{Options: changed(presetOf("modern"), "depth", "60"), Time: limit}},
		}
		if len(setting.Options) > 0 {
			settings = settings[:1]
			settings[0].name, settings[0].Setting = setting.text(), setting
		}
		t := r.table("Win at Chess", "setting", "positions", "solved", "share", "nodes", "time")
		for i, s := range settings {
			total := tally{how: s.name}
			for n, q := range list {
				progress(i*len(list)+n, len(settings)*len(list))
				result, err := ask(ctx, paulchess.New(), s.Options, search.Task{Position: q.position, Limits: search.Limits{Time: s.Time}})
				if err != nil {
					return err
				}
				total.count(result, slices.Contains(q.best, result.Move))
			}
			t.row(s.name, total.positions, total.marked, total.share(), total.nodes, total.took)
		}
		r.limit("The choice at the end of the search counts. The thesis has no such test; times, and with them what Modern solves, depend on the machine.")
		return nil
	}
}
