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
		settings := thesisSettings(setting)
		t := r.table("Win at Chess", "setting", "positions", "solved", "share", "nodes", "time")
		misses := newTable("Not solved", "setting", "position", "solution", "choice", "value", "nodes")
		for i, s := range settings {
			total := tally{how: s.name}
			for n, q := range list {
				progress(i*len(list)+n, len(settings)*len(list))
				result, err := ask(ctx, paulchess.New(), s.Options, search.Task{Position: q.position,
					Limits: search.Limits{Time: s.Time}})
				if err != nil {
					return err
				}
				solved := slices.Contains(q.best, result.Move)
				total.count(result, solved)
				if !solved && s.Time > 0 {
					misses.about(Case{paulchess.New().About().ID, s.Options, q.position.FEN()}, s.name, q.id, solutions(&q),
						choiceText(&q.position, result), float64(result.Score)/100, result.Counts.Nodes)
				}
			}
			t.Add(s.name, total.positions, total.marked, total.share(), total.nodes, total.took)
		}
		if len(misses.Rows) > 0 {
			r.Tables = append(r.Tables, misses)
		}
		r.limit("The choice at the end of the search counts. The thesis has no such test; times, and with them what Modern " +
			"solves, depend on the machine.")
		return nil
	}
}

// namedSetting is a setting with what a report calls it.
type namedSetting struct {
	name string
	Setting
}

// thesisSettings returns what is measured: 1.0 and Modern, or what was set.
func thesisSettings(setting Setting) []namedSetting {
	if len(setting.Options) > 0 {
		return []namedSetting{{setting.text(), setting}}
	}
	limit := cmp.Or(setting.Time, modernTime)
	return []namedSetting{
		{"1.0, 4/6", Setting{}},
		{fmt.Sprintf("modern, at most %v each", limit), Setting{Options: changed(presetOf("modern"), "depth", "60"),
			Time: limit}},
	}
}
