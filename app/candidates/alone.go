package candidates

import (
	"context"
	"slices"

	"drevo/app/headline"
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

// OtherNodes is how many nodes another programme may visit at each move of a line, and MuchMore by how many pawns it
// must judge its move to be better than the line for that to be told.
const (
	OtherNodes = 100_000
	MuchMore   = 2
)

// Otherwise lets another programme search the positions of the line that a search expects, where the side that chose
// is to move, until it plays another move there that it judges better by so many pawns ([headline.Facts.Otherwise]).
// It returns that search and the place of the move in the line; nil where it finds nothing. The caller releases it.
func Otherwise(ctx context.Context, s *session.Search, f *headline.Facts, by search.Programme, values search.Values,
	limits search.Limits, least float64) (other *session.Search, at int) {
	if !f.Ends() || by.About().ID == s.Programme.About().ID {
		return nil, 0
	}
	for at := 2; at < len(f.Line) && ctx.Err() == nil; at += 2 {
		game := session.NewGame(s.Start())
		game.GoTo(slices.Concat(s.Moves, f.Line[:at]))
		other := session.StartSearch(ctx, game, session.Options{Programme: by, Values: values, Limits: limits})
		if _, err := other.Wait(); err == nil && f.Otherwise(other, at, least) {
			return other, at
		}
		other.Release()
	}
	return nil, 0
}
