package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/search"
)

// earnings remember how quiet moves did elsewhere in the tree. What is added wears off the more, the
// more there is, so that no number exceeds the limit.
type earnings struct {
	bySquares [2][64][64]int16          // by side, origin and destination
	byReply   [traces + 1][traces]int16 // by what a move before had moved where, and by what this one does
}

// limitEarned is what no number of the earnings exceeds.
const limitEarned = 1 << 14

// traces is the number of pieces and destinations; as a move before it stands for none.
const traces = 12 * 64

// traceOf returns what a move moves where as a number.
func traceOf(p *board.Position, move board.Move) int {
	piece := p.At(move.From())
	return (int(piece.Colour())*6+int(piece.Type()))<<6 | int(move.To())
}

// add rewards or blames a number.
func add(earned *int16, bonus int32) {
	*earned += int16(bonus - int32(*earned)*max(bonus, -bonus)/limitEarned)
}

// earned returns what a quiet move has earned, by what the switches let count.
func (g *gameTree) earned(n *node, move board.Move) (sum int32) {
	if g.on[history] {
		sum = int32(g.earnings.bySquares[n.turn][move.From()][move.To()])
	}
	if g.on[replies] {
		trace := traceOf(&n.board.position, move)
		for _, before := range n.before {
			sum += int32(g.earnings.byReply[before][trace])
		}
	}
	return sum
}

// settle rewards a quiet move, or blames it with a bonus below 0.
func (g *gameTree) settle(n *node, move board.Move, bonus int32) {
	add(&g.earnings.bySquares[n.turn][move.From()][move.To()], bonus)
	if g.on[replies] {
		trace := traceOf(&n.board.position, move)
		for _, before := range n.before {
			add(&g.earnings.byReply[before][trace], bonus)
		}
	}
}

// reward remembers a quiet move that cut, and blames the quiet ones before it.
func (g *gameTree) reward(n *node, move board.Move, depth int) {
	if !g.hints || depth <= 0 || !isQuiet(move) {
		return
	}
	g.killerMoves.Add(n.ply, move)
	bonus := int32(min(16*depth*depth+32*depth, 1600))
	g.settle(n, move, bonus)
	for _, other := range n.tried[:len(n.tried)-1] {
		g.settle(n, other, -bonus)
	}
}

// orderByHints puts the moves in the order of a search of our time. Whether a capture loses is found
// out when it has its turn.
func (g *gameTree) orderByHints(n *node, which phase, known board.Move) {
	p := &n.board.position
	n.turn = p.Turn()
	n.order.Start(&n.moves)
	killers := g.killersAt(n)
	for i, move := range n.moves.All() {
		switch {
		case move == known:
			n.order.Rate(i, search.PlaceTable, 0)
		case which == phaseLosing:
			n.order.Rate(i, search.PlaceLosing, captureRank(p, move))
		case !isQuiet(move):
			n.order.Rate(i, search.PlaceCapture, captureRank(p, move))
		case move == killers[0]:
			n.order.Rate(i, search.PlaceKiller, 1)
		case move == killers[1]:
			n.order.Rate(i, search.PlaceKiller, 0)
		default:
			n.order.Rate(i, search.PlaceHistory, g.earned(n, move))
		}
	}
}

// killersAt returns the killers of a node's ply.
func (g *gameTree) killersAt(n *node) (none [2]board.Move) {
	if g.on[killers] {
		return g.killerMoves.At(n.ply)
	}
	return none
}

// won is what a move wins at once.
func won(p *board.Position, move board.Move) (gain int) {
	switch {
	case move.IsEnPassant():
		gain = prices[board.Pawn]
	case move.IsCapture():
		gain = prices[p.At(move.To()).Type()]
	}
	if move.IsPromotion() {
		gain += prices[move.Promotion()] - prices[board.Pawn]
	}
	return gain
}

// captureRank rates a capture or promotion by what it wins at once, then by the lowest piece that does it.
func captureRank(p *board.Position, move board.Move) int32 {
	return int32(won(p, move))<<3 - int32(p.At(move.From()).Type())
}

// loses reports whether a move loses more than so much in the exchange on its square.
func loses(p *board.Position, move board.Move, limit int) bool {
	risked := p.At(move.From()).Type()
	if move.IsPromotion() {
		risked = move.Promotion()
	}
	if won(p, move)-prices[risked] >= -limit {
		return false // even if the piece is lost for nothing
	}
	return p.SEE(move, &prices) < -limit
}
