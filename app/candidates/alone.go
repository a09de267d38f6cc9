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
	game := session.NewGame(s.Start())
	game.GoTo(append(slices.Clone(s.Moves), move))
	return session.StartSearch(ctx, game, session.Options{Programme: s.Programme,
		Values: search.OneLess(s.Programme, s.Values), Limits: limits, Unrecorded: true})
}
