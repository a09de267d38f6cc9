package comparison

import (
	"context"
	"fmt"
	"strings"

	"drevo/app/session"
	"drevo/engine/search"
)

// An ablation searches a position as it is set, the base, and again with each switch off in turn. What
// a switch is worth is what its row takes more than the base.

// Ablation returns the base, which is the given run, and a run for each switch that is on in it, off.
// A technique without which there would be no end is given up after [MostOf] times the base.
func Ablation(base Run) ([]Run, error) {
	runs := []Run{base}
	for _, o := range base.Programme.Options() {
		off, ok := o.SwitchedOff(base.Values.Text(o.Name))
		if !ok {
			continue
		}
		r, err := base.With(o.Name, off)
		if err != nil {
			return nil, err
		}
		runs = append(runs, r)
	}
	return runs, nil
}

const (
	// ablationBudget is how many nodes of each run of an ablation are kept: there are many.
	ablationBudget = Budget / 4
	// mostTimes is how many times as many nodes as the base a run may take, and leastNodes how many
	// it may always take.
	mostTimes, leastNodes = 20, 200_000
)

// MostOf returns the limits of the runs beside a base that has ended.
func MostOf(base Row) search.Limits {
	return search.Limits{Nodes: max(mostTimes*base.Result.Counts.Nodes, leastNodes)}
}

// StartAblated is Start for the runs of an ablation.
func (r Run) StartAblated(ctx context.Context, game *session.Game, limits search.Limits) *session.Search {
	return session.StartSearch(ctx, game, session.Options{Programme: r.Programme, Values: r.Values, Limits: limits,
		Budget: ablationBudget})
}

// Without names what a run does without that its base has, "without null move", or the options in which it differs
// where they stand for no technique: "order=generated".
func (r Run) Without(base Run) string {
	var parts []string
	for _, o := range r.Programme.Options() {
		value, was := r.Values.Text(o.Name), base.Values.Text(o.Name)
		off, isSwitch := o.SwitchedOff(was)
		switch {
		case value == was:
		case isSwitch && value == off && o.Technique.Name != "":
			parts = append(parts, "without "+o.Technique.Name)
		default:
			parts = append(parts, o.Name+"="+value)
		}
	}
	return strings.Join(parts, ", ")
}

// Times is how many times a number is another one: "×1.83"; empty where there is none.
func Times(n, of uint64) string {
	if of == 0 {
		return ""
	}
	return fmt.Sprintf("×%.2f", float64(n)/float64(of))
}
