package experiment

import (
	"context"
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/paulchess"
	"drevo/engine/pitrat"
	"drevo/engine/search"
)

// The scope of pitrat-wac is measured by PaulChess's preset modern within so many nodes, which makes it
// the same on every machine.
const (
	scopeDepth = "60"
	scopeNodes = 400_000
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
		misses := Table{Title: "Not solved, of those in scope", Columns: []string{"setting", "position", "solution", "to win", "choice", "nodes", "time", "what was missing"}}
		t := Table{Title: fmt.Sprintf("Win at Chess, at most %v each", s.Time), Columns: []string{"setting", "how it ended", "positions", "solved", "share", "nodes", "time"}}
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
					misses.about(pitratCase(q.position, q.win, set), name, q.id, solutions(&q.problem), q.win, choiceText(&q.position, result), result.Counts.Nodes, result.Elapsed, missing)
				}
			}
			for _, sum := range append(sums, &all) {
				t.row(name, sum.how, sum.positions, sum.marked, sum.share(), sum.nodes, sum.took)
			}
		}
		r.Tables = append(r.Tables, t, misses)
		outside := len(list) - len(scope)
		r.limit(fmt.Sprintf("In scope is a position in which PaulChess's preset modern, within %d nodes, plays a solution and sees a mate, or a line that ends at least a pawn up on the root; the programme is told to win that much, by its steps. Outside: %d of %d positions.", scopeNodes, outside, len(list)))
		r.limit(fmt.Sprintf("What was missing is read from the record of the first %d nodes of the same search: the best play after the solution ends with the reply that was not refuted.", missNodes))
		r.limit("Solved is: the choice at the end is a solution of the suite. The paper has no such test.")
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

// scoped is a problem in scope, and what is to be won.
type scoped struct {
	problem
	win string
}

// inScope picks the problems in scope.
func inScope(ctx context.Context, list []problem, progress Progress) (scope []scoped, err error) {
	for i, q := range list {
		progress(i, 3*len(list))
		win, err := scopeOf(ctx, &q)
		if err != nil {
			return nil, err
		}
		if win != "" {
			scope = append(scope, scoped{q, win})
		}
	}
	return scope, nil
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

// scopeOf returns what the solution of a problem wins, as the programme's option names it; empty if the
// yardstick finds another move, or wins less than a pawn.
func scopeOf(ctx context.Context, q *problem) (win string, err error) {
	result, err := yardstick(ctx, q.position, scopeNodes)
	if err != nil || !slices.Contains(q.best, result.Move) {
		return "", err
	}
	if ply, mate := paulchess.New().Scale().MatePly(int32(result.Score)); mate && ply > 0 {
		return "mate", nil
	}
	return stepOf(materialOf(q.position, result.Line)), nil
}

// yardstick searches a position with PaulChess's preset modern, within so many nodes.
func yardstick(ctx context.Context, p board.Position, nodes uint64) (search.Result, error) {
	set := changed(presetOf("modern"), "depth", scopeDepth)
	return ask(ctx, paulchess.New(), set, search.Task{Position: p, Limits: search.Limits{Nodes: nodes}})
}

// materialOf returns what a line wins for the side to move, in Pitrat's values.
func materialOf(p board.Position, line []board.Move) int {
	values, err := search.Resolve(pitrat.New(), nil)
	if err != nil {
		return 0
	}
	at := p.After(line...)
	before, after := pitrat.New().Evaluate(&p, values), pitrat.New().Evaluate(&at, values)
	return int((after.Total - before.Total).For(p.Turn()))
}

// steps are the values of the option "win", in Pitrat's values of men.
var steps = []struct {
	gain int
	name string
}{{10, "pawn"}, {20, "twoPawns"}, {30, "piece"}, {45, "rook"}, {95, "queen"}}

// stepOf returns the greatest step that a gain reaches, empty for none.
func stepOf(gain int) (win string) {
	for _, step := range steps {
		if gain >= step.gain {
			win = step.name
		}
	}
	return win
}

// gainOf returns what a step wins, 0 for a mate.
func gainOf(win string) int {
	for _, step := range steps {
		if step.name == win {
			return step.gain
		}
	}
	return 0
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
