package paulchess

import (
	"sync"

	"drevo/engine/search"
)

// memory is what a search needs of it beside its table. It is handed on from search to search, because
// fresh memory costs more than a short search.
type memory struct {
	nodes       [maxPly + 1]node
	killerMoves *search.Killers
	earnings    earnings
}

var memories sync.Pool

// borrowMemory returns memory in which nothing is remembered.
func borrowMemory() *memory {
	m, ok := memories.Get().(*memory)
	if !ok {
		m = &memory{killerMoves: search.NewKillers(maxPly + 1)}
		for ply := range m.nodes {
			m.nodes[ply].ply = ply
		}
		return m
	}
	m.killerMoves.Clear()
	m.earnings = earnings{}
	return m
}
