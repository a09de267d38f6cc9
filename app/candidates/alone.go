package candidates

import (
	"context"
	"slices"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
)

// How many nodes the search of a move by itself takes at most: at first, so that most values are there at once, and
// then for those that need more.
const (
	QuickNodes = 20_000
	MostNodes  = 300_000
)

// Alone searches the position after a move of a search, with the same programme and options, one half-move less deep
// because the move has been made: a ruling of ours. Nothing is recorded. Whoever calls it releases it.
func Alone(ctx context.Context, s *session.Search, move board.Move, limits search.Limits) *session.Search {
	return after(ctx, s, session.Options{Limits: limits, Unrecorded: true}, move)
}

// After searches the position after some moves of a search as [Alone] does, and records it.
func After(ctx context.Context, s *session.Search, limits search.Limits, moves ...board.Move) *session.Search {
	return after(ctx, s, session.Options{Limits: limits}, moves...)
}

func after(ctx context.Context, s *session.Search, o session.Options, moves ...board.Move) *session.Search {
	game := session.NewGame(s.Start())
	game.GoTo(slices.Concat(s.Moves, moves))
	o.Programme, o.Values = s.Programme, s.Values
	for range moves {
		o.Values = search.OneLess(o.Programme, o.Values)
	}
	return session.StartSearch(ctx, game, o)
}
