package strip

import (
	"context"

	"drevo/app/session"
	"drevo/app/workspace"
	"drevo/engine/search"
)

// Ask lets all players think about the place of a game in turn, each with the options that it has by itself, and says
// what they play; those that the context leaves no time for are left out. It is told who begins.
func Ask(ctx context.Context, programmes search.List, game *session.Game, limits search.Limits,
	begins func(name string)) (list []Play) {
	for _, c := range players(programmes) {
		begins(c.Name)
		a := AnswerOf(ctx, game, c.Programme, c.Values, limits)
		if ctx.Err() != nil {
			break
		}
		list = append(list, Play{Contender: c, Answer: a})
	}
	return list
}

// players are all programmes, and the presets that stand among them, with their own options.
func players(programmes search.List) (list []workspace.Contender) {
	for _, p := range programmes {
		for _, preset := range append([]search.Preset{{Player: p.About().Name}}, p.Presets()...) {
			values, err := search.Resolve(p, preset.Values)
			if preset.Player == "" || err != nil {
				continue
			}
			list = append(list, workspace.Contender{Player: workspace.Player{ID: p.About().ID, Name: preset.Player},
				Programme: p, Values: values})
		}
	}
	return list
}
