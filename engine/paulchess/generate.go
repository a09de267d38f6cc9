package paulchess

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/search"
)

// The phases of move generation.
var (
	onePhase  = []func(*board.Position, *board.MoveList){(*board.Position).Legal}
	twoPhases = []func(*board.Position, *board.MoveList){(*board.Position).Captures, (*board.Position).Quiets}
)

// boardAfter returns the board after the move that has its turn.
func (g *gameTree) boardAfter(n *node, move board.Move) *generated {
	i := n.order.Index()
	if g.hints {
		g.make(n, i, move)
		g.run.MadeBoards(1)
	}
	return &n.boards[i]
}

// make makes the board after a move of the list.
func (g *gameTree) make(n *node, i int, move board.Move) {
	p, b := &n.board.position, &n.boards[i]
	p.Make(move, &b.position)
	b.at, b.valued = g.places.after(n.board.at, p, move), false
}

// generate makes the boards of one phase, evaluates each at once, and puts the moves in order: the
// table's first, then by static value. With hints, boards are made later, one by one.
func (g *gameTree) generate(n *node, phase func(*board.Position, *board.MoveList), known board.Move) {
	phase(&n.board.position, &n.moves)
	n.boards = slices.Grow(n.boards[:0], n.moves.Len())[:n.moves.Len()]
	if g.hints {
		g.orderByHints(n, known)
		return
	}
	n.order.Start(&n.moves)
	g.run.MadeBoards(n.moves.Len())
	for i, move := range n.moves.All() {
		g.make(n, i, move)
		g.evaluate(&n.boards[i])
		switch {
		case move == known:
			n.order.Rate(i, search.PlaceTable, 0)
		case g.ordered:
			n.order.Rate(i, search.PlaceStatic, int32(-n.boards[i].static))
		}
	}
}
