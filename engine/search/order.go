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
	left, n int
	last    int         // the place in the list of the move that was handed out last
	lowest  uint64      // of the ranks (place and rating) that moves were given
	listed  bool        // that has come: the moves that are left have it, too, and follow as listed
	keys    [256]uint64 // place (8 bits), rating (32), 255 - index (8), move (16); 0 for a move that was handed out
}

// stride is how many keys Next compares at a time.
const stride = 4

// Start takes over a list, every move with PlaceGenerated.
func (o *Order) Start(list *board.MoveList) {
	o.begin(list.Len())
	for i, move := range list.All() {
		o.keys[i] = orderKey(i, move, PlaceGenerated, 0)
	}
	o.lowest = rankOf(orderKey(0, 0, PlaceGenerated, 0))
}

// begin makes room for so many moves.
func (o *Order) begin(moves int) {
	o.left, o.n, o.listed, o.lowest = moves, moves, false, noRank
	clear(o.keys[o.n:o.padded()])
}

// padded is the number of keys, rounded up to whole strides.
func (o *Order) padded() int { return (o.n + stride - 1) &^ (stride - 1) }

// Rate gives move i of the list its place, and a rating among the moves there, the more the
// earlier. It must come before the first Next.
func (o *Order) Rate(i int, place Place, rating int32) {
	o.set(i, board.Move(o.keys[i]), place, rating)
}

// set writes the key of move i.
func (o *Order) set(i int, move board.Move, place Place, rating int32) {
	o.keys[i] = orderKey(i, move, place, rating)
	o.lowest = min(o.lowest, rankOf(o.keys[i]))
}

// Next returns the next move and why it has its place; ok is false when all were handed out. The
// greatest key says itself where it stands, so that nothing branches while it is looked for. When it has the
// lowest rank, so have all that are left.
func (o *Order) Next() (move board.Move, place Place, ok bool) {
	if o.left == 0 {
		return board.NoMove, 0, false
	}
	var best uint64
	if o.listed {
		best = o.following()
	} else {
		best = o.greatest()
		o.listed = rankOf(best) == o.lowest
	}
	o.last = indexOf(best)
	o.keys[o.last] = 0
	o.left--
	return board.Move(best), Place(best >> 56), true
}

// greatest returns the greatest key.
func (o *Order) greatest() uint64 {
	var a, b uint64
	for rest := o.keys[:o.padded()]; len(rest) >= stride; rest = rest[stride:] {
		a, b = max(a, rest[0], rest[1]), max(b, rest[2], rest[3])
	}
	return max(a, b)
}

// following returns the first key after the move that was handed out last, of which there is one.
func (o *Order) following() uint64 {
	i := o.last + 1
	for o.keys[i&255] == 0 {
		i++
	}
	return o.keys[i&255]
}

// Defer puts the move that Next returned last back among those that are left, with another place: for
// what is worth finding out of a move only when it has its turn.
func (o *Order) Defer(move board.Move, place Place, rating int32) {
	o.left++
	o.listed = false
	o.set(o.last, move, place, rating)
}

// Keep drops the moves that are left and not to be kept.
func (o *Order) Keep(keep func(board.Move) bool) {
	for i, key := range o.keys[:o.n] {
		if key != 0 && !keep(board.Move(key)) {
			o.keys[i] = 0
			o.left--
		}
	}
}

// Index returns the place in the list of the move that Next returned last, for a programme that keeps
// something beside each move.
func (o *Order) Index() int { return o.last }

// indexOf returns the place in the list of the move of a key.
func indexOf(key uint64) int { return 255 - int(key>>16&255) }

// orderKey packs a move so that a greater number comes earlier.
func orderKey(i int, move board.Move, place Place, rating int32) uint64 {
	return uint64(place)<<56 | uint64(uint32(rating)^1<<31)<<24 | uint64(255-i)<<16 | uint64(move)
}

// rankOf returns the place and the rating of a key, and noRank is above all of them.
func rankOf(key uint64) uint64 { return key >> 24 }

const noRank = 1 << 40

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
	o.begin(list.Len())
	for i, move := range list.All() {
		place, rating := h.rate(p, move)
		o.set(i, move, place, rating)
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
