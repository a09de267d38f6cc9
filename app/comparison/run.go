// Package comparison lets programmes think about one position in turn, at other depths, with other
// options or weights, and says where their choices part. The window's tab Compare and the command
// drevo compare show what it finds.
//
// A [Run] is what is searched, a [Row] what came of it. Rows stand in the order of their runs, and
// each is compared with the one above it: so a series of depths shows where the choice changes.
package comparison

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/search"
)

// Budget is how many nodes of each run are kept.
const Budget = 1_000_000

// Run is a programme with its options.
type Run struct {
	Programme search.Programme
	Values    search.Values
}

// Level names the option of a programme that says how far it looks, and its values from near to
// far: its depth, or else the first of its main options. It is empty where there is neither.
func Level(programme search.Programme) (option string, values []string) {
	about := programme.About()
	if option = about.Depth; option == "" && len(about.Main) > 0 {
		option = about.Main[0]
	}
	for _, o := range programme.Options() {
		if o.Name == option {
			values = present.OptionValues(o)
		}
	}
	if len(values) > 1 && values[0] == "0" { // to look nowhere is no level
		values = values[1:]
	}
	return option, values
}

// Series returns a run for each of the first n levels of a programme, the other options as given.
func Series(programme search.Programme, values search.Values, n int) ([]Run, error) {
	option, levels := Level(programme)
	if option == "" {
		return []Run{{programme, values}}, nil
	}
	var runs []Run
	for _, level := range levels[:min(max(n, 1), len(levels))] {
		r, err := Run{programme, values}.With(option, level)
		if err != nil {
			return nil, err
		}
		runs = append(runs, r)
	}
	return runs, nil
}

// With returns the run with another value of an option.
func (r Run) With(option, value string) (Run, error) {
	given := r.Values.Map()
	given[option] = value
	values, err := search.Resolve(r.Programme, given)
	return Run{r.Programme, values}, err
}

// At returns the run at a depth. Where the levels of a programme have other names than numbers, it
// is at the nth of them.
func (r Run) At(n int) (Run, error) {
	option, levels := Level(r.Programme)
	value := strconv.Itoa(n)
	switch {
	case option == "":
		return Run{}, fmt.Errorf("%s has no depth", r.Programme.About().ID)
	case !slices.Contains(levels, value) && n >= 1 && n <= len(levels) && r.option(option).Type == search.Choice:
		value = levels[n-1]
	}
	return r.With(option, value)
}

// Name is the run in full: "ITEP, depth 4, own weights: centre 300", "PaulChess modern, depth 10".
func (r Run) Name() string { return strings.Join(r.parts(), ", ") }

// parts are the programme with its preset, the level, and what else is not as it comes.
func (r Run) parts() []string {
	about, preset := r.Programme.About(), present.PresetOf(r.Programme, r.Values)
	parts := []string{strings.TrimSpace(about.Name + " " + preset)}
	option, _ := Level(r.Programme)
	if option != "" {
		parts = append(parts, option+" "+r.Values.Text(option))
	}
	if preset == "" {
		for _, main := range about.Main {
			if o := r.option(main); main != option && r.Values.Text(main) != o.Default {
				parts = append(parts, r.Values.Text(main))
			}
		}
	}
	for _, own := range []string{present.OwnWeights(r.Programme, r.Values), present.OwnSwitches(r.Programme, r.Values)} {
		if own != "" {
			parts = append(parts, own)
		}
	}
	return parts
}

// Names tells runs from each other, each by the parts of its name that not all of them share, and
// returns what they share. A level is part of every name.
func Names(runs []Run) (names []string, shared string) {
	count := map[string]int{}
	for _, r := range runs {
		for _, part := range r.parts() {
			count[part]++
		}
	}
	var common []string
	for i, r := range runs {
		var own []string
		option, _ := Level(r.Programme)
		for _, part := range r.parts() {
			level := option != "" && strings.HasPrefix(part, option+" ")
			if count[part] < len(runs) || level {
				own = append(own, part)
			} else if i == 0 {
				common = append(common, part)
			}
		}
		if len(own) == 0 {
			own = r.parts()
		}
		names = append(names, strings.Join(own, ", "))
	}
	return names, strings.Join(common, ", ")
}

// option returns an option of the programme.
func (r Run) option(name string) search.Option {
	options := r.Programme.Options()
	return options[slices.IndexFunc(options, func(o search.Option) bool { return o.Name == name })]
}

// Start searches the current position of a game, with a record of its own. Whoever starts it
// releases it.
func (r Run) Start(ctx context.Context, game *session.Game, limits search.Limits) *session.Search {
	return session.StartSearch(ctx, game, session.Options{Programme: r.Programme, Values: r.Values, Limits: limits,
		Budget: Budget})
}
