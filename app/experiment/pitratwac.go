package experiment

import (
	"context"
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/search"
)

// pitratWac lets Pitrat's plans look for the combinations of Win at Chess.
func pitratWac(s Setting) measure {
	if s.Time == 0 {
		s.Time = pitratTime
	}
	return func(ctx context.Context, r *Report, progress Progress) error {
		list, err := suite()
		if err != nil {
			return err
		}
		scope, err := inScope(ctx, list, progress)
		if err != nil {
			return err
		}
		settings := []Setting{{Time: s.Time}, {Time: s.Time, Options: pitratPreset("forcing")}}
		if len(s.Options) > 0 {
			settings = []Setting{s}
		}
		misses := newTable("Not solved, of those in scope", "setting", "position", "solution", "to win",
			"choice", "nodes", "time", "what was missing")
		t := newTable(fmt.Sprintf("Win at Chess, at most %v each", s.Time), "setting", "how it ended",
			"positions", "solved", "share", "nodes", "time")
		for k, set := range settings {
			sums, all, name := tallies{}, tally{how: "in scope"}, forcingName(set)
			for i, q := range scope {
				progress(len(list)+k*len(scope)+i, len(list)+len(settings)*len(scope))
				result, err := pitratOn(ctx, q.position, q.win, set)
				if err != nil {
					return err
				}
				solved := slices.Contains(q.best, result.Move)
				all.count(result, solved)
				sums.at(pitratEnd(result)).count(result, solved)
				if !solved {
					missing, err := notion(ctx, q, set, result)
					if err != nil {
						return err
					}
					misses.about(pitratCase(q.position, q.win, set), name, q.id, solutions(&q.problem), q.win, choiceText(&q.position,
						result), result.Counts.Nodes, result.Elapsed, missing)
				}
			}
			for _, sum := range append(sums, &all) {
				t.Add(name, sum.how, sum.positions, sum.marked, sum.share(), sum.nodes, sum.took)
			}
		}
		r.Tables = append(r.Tables, t, misses)
		outside := len(list) - len(scope)
		r.limit(fmt.Sprintf("In scope is a position in which a solution wins at least a pawn by force, as far as a search "+
			"by material alone sees: PaulChess's preset modern with Pitrat's values of men and no other term, %d nodes after "+
			"the solution. The programme is told to win that much, by its steps; the mate where that search sees one. "+
			"Outside: %d of %d positions.", scopeNodes, outside, len(list)))
		r.limit(fmt.Sprintf("What was missing is read from the record of the first %d nodes of the same search: the best "+
			"play after the solution ends with the reply that was not refuted.", missNodes))
		r.limit("Solved is: the choice at the end is a solution of the suite; of those not decided it is the move that " +
			"stood as winning in most rounds (option leaning), or stands so at the end. The paper has no such test.")
		return nil
	}
}

// forcingName names a setting of the two.
func forcingName(s Setting) string {
	if s.Options["forcing"] == "true" {
		return "forcing"
	}
	return "1977"
}

// pitratEnd sums up how a search ended.
func pitratEnd(r search.Result) string {
	switch {
	case r.Stopped:
		return "not decided"
	case r.Move == board.NoMove:
		return "nothing found"
	}
	return "found"
}

// pitratOn lets the programme try to win something.
func pitratOn(ctx context.Context, p board.Position, win string, s Setting) (search.Result, error) {
	c := pitratCase(p, win, s)
	return ask(ctx, pitrat.New(), c.Options, search.Task{Position: p, Limits: search.Limits{Time: s.Time}})
}

// pitratCase is the search of a position for a win with a setting.
func pitratCase(p board.Position, win string, s Setting) Case {
	return Case{pitrat.New().About().ID, with(map[string]string{"win": win}, s.Options), p.FEN()}
}

// rootBalance is the material of the side to move less that of the other, in Pitrat's values.
func rootBalance(p board.Position) int {
	values, err := search.Resolve(pitrat.New(), nil)
	if err != nil {
		return 0
	}
	b := pitrat.New().Evaluate(&p, values)
	return int(b.Total.For(p.Turn()))
}

// pitratPreset returns the options of a preset.
func pitratPreset(name string) map[string]string {
	for _, preset := range pitrat.New().Presets() {
		if preset.Name == name {
			return preset.Values
		}
	}
	return nil
}
