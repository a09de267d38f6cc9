package paulchess

import "drevo/engine/search"

// scratch is what a search needs beside its table: boards, killers and what moves have earned.
type scratch struct {
	nodes       [maxPly + 1]node
	killerMoves *search.Killers
	earnings    earnings
}

// newScratch returns one in which nothing is remembered, but for what moves have earned in a game where that
// is kept. It has the room that an earlier search had if that was handed on.
func newScratch(from *search.Memory, keep bool) *scratch {
	own, sameGame := from.Own()
	if s, ok := own.(*scratch); ok {
		s.killerMoves.Clear()
		if !keep || !sameGame {
			s.earnings = earnings{}
		}
		return s
	}
	s := &scratch{killerMoves: search.NewKillers(maxPly + 1)}
	for ply := range s.nodes {
		s.nodes[ply].ply = ply
	}
	return s
}
