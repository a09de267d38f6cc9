package search

import (
	"drevo/engine/board"
	"drevo/engine/tree"
)

// Place says why a move has its place in the order of a node's moves: see [tree.Place]. Those that an
// [Order] gives are here under the same names; a greater one comes earlier.
type Place = tree.Place

// The places that an Order gives.
const (
	PlaceLosing    = tree.PlaceLosing
	PlaceGenerated = tree.PlaceGenerated
	PlaceStatic    = tree.PlaceStatic
	PlaceHistory   = tree.PlaceHistory
	PlaceCheck     = tree.PlaceCheck
	PlaceKiller    = tree.PlaceKiller
	PlaceCapture   = tree.PlaceCapture
	PlaceEarlier   = tree.PlaceEarlier
	PlaceTable     = tree.PlaceTable
)

// Order hands out the moves of a list, the best first: by place, then by rating, then as listed.
// Each move is looked for when it is asked for, so that a cut saves the rest of the sorting. Its
// memory is for one node at a time, and may be used again for as many as one likes.
type Order struct {
	next, n int
	keys    [256]uint64 // place (8 bits), rating (32), 255 - index (8), move (16)
}

// Start takes over a list, every move with PlaceGenerated.
func (o *Order) Start(list *board.MoveList) {
	o.next, o.n = 0, list.Len()
	for i, move := range list.All() {
		o.keys[i] = orderKey(i, move, PlaceGenerated, 0)
	}
}

// Rate gives move i of the list its place, and a rating among the moves there, the more the
// earlier. It must come before the first Next.
func (o *Order) Rate(i int, place Place, rating int32) {
	o.keys[i] = orderKey(i, board.Move(o.keys[i]), place, rating)
}

// Next returns the next move and why it has its place; ok is false when all were handed out.
func (o *Order) Next() (move board.Move, place Place, ok bool) {
	if o.next == o.n {
		return board.NoMove, 0, false
	}
	rest := o.keys[o.next:o.n]
	best, at := rest[0], 0
	for i, key := range rest {
		if key > best {
			best, at = key, i
		}
	}
	rest[0], rest[at] = best, rest[0]
	o.next++
	return board.Move(best), Place(best >> 56), true
}

// Defer puts the move that Next returned last back among those that are left, with another place: for
// what is worth finding out of a move only when it has its turn.
func (o *Order) Defer(place Place, rating int32) {
	o.next--
	move := board.Move(o.keys[o.next])
	o.keys[o.next] = orderKey(255-int(o.keys[o.next]>>16&255), move, place, rating)
}

// Index returns the place in the list of the move that Next returned last, for a programme that keeps
// something beside each move.
func (o *Order) Index() int { return 255 - int(o.keys[o.next-1]>>16&255) }

// orderKey packs a move so that a greater number comes earlier.
func orderKey(i int, move board.Move, place Place, rating int32) uint64 {
	return uint64(place)<<56 | uint64(uint32(rating)^1<<31)<<24 | uint64(255-i)<<16 | uint64(move)
}

// Hints are what the usual order of moves goes by. What is left zero does not order.
type Hints struct {
	Table    board.Move
	Killers  [2]board.Move
	History  *HistoryTable
	Prices   *[6]int // of the pieces, below 32768: captures go by the victim's, then the lowest attacker's
	Exchange bool    // instead, captures go by the exchange at these prices, and those that lose come last
}

// StartWith is Start with every move rated by the hints: the table's move, captures, the killers,
// and the others by history. It fits where one order serves all moves; a programme with another one
// rates the moves itself.
func (o *Order) StartWith(p *board.Position, list *board.MoveList, h *Hints) {
	o.Start(list)
	for i, move := range list.All() {
		place, rating := h.rate(p, move)
		o.Rate(i, place, rating)
	}
}

// rate returns the place of a move and its rating there.
func (h *Hints) rate(p *board.Position, move board.Move) (Place, int32) {
	switch {
	case move == h.Table:
		return PlaceTable, 0
	case move.IsCapture():
		return h.rateCapture(p, move)
	case move == h.Killers[0]:
		return PlaceKiller, 1
	case move == h.Killers[1]:
		return PlaceKiller, 0
	case h.History == nil:
		return PlaceGenerated, 0
	}
	if score := h.History.Score(p.Turn(), move); score > 0 {
		return PlaceHistory, score
	}
	return PlaceGenerated, 0
}

// rateCapture rates a move that takes something.
func (h *Hints) rateCapture(p *board.Position, move board.Move) (Place, int32) {
	switch {
	case h.Prices == nil:
		return PlaceGenerated, 0
	case !h.Exchange:
		victim := board.Pawn // where nothing stands there, en passant
		if !move.IsEnPassant() {
			victim = p.At(move.To()).Type()
		}
		return PlaceCapture, int32(h.Prices[victim]<<16 - h.Prices[p.At(move.From()).Type()])
	}
	won := p.SEE(move, h.Prices)
	if won < 0 {
		return PlaceLosing, int32(won)
	}
	return PlaceCapture, int32(won)
}
