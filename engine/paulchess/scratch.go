package paulchess

import "drevo/engine/search"

// scratch is what a search needs beside its table: boards, killers and what moves have earned.
type scratch struct {
	nodes       [maxPly + 1]node
	killerMoves *search.Killers
	earnings    earnings
}

// newScratch returns one in which nothing is remembered, of the room that an earlier search had if
// that was handed on.
func newScratch(from *search.Memory) *scratch {
	if s, ok := from.Own().(*scratch); ok {
		s.killerMoves.Clear()
		s.earnings = earnings{}
		return s
	}
	s := &scratch{killerMoves: search.NewKillers(maxPly + 1)}
	for ply := range s.nodes {
		s.nodes[ply].ply = ply
	}
	return s
}
