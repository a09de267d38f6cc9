package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/search"
)

// earnings remember how moves did elsewhere in the tree. What is added wears off the more, the
// more there is, so that no number exceeds the limit.
type earnings struct {
	bySquares [2][64][64]int16          // by side, origin and destination
	byReply   [traces + 1][traces]int16 // by what a move before had moved where, and by what this one does
	byCapture [traces][6]int16          // by what a capture moves where, and by what it takes
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

// byCapture returns what a capture has earned.
func (g *gameTree) byCapture(p *board.Position, move board.Move) *int16 {
	taken := board.Pawn // where nothing stands there, en passant
	if !move.IsEnPassant() {
		taken = p.At(move.To()).Type()
	}
	return &g.earnings.byCapture[traceOf(p, move)][taken]
}

// rewardCapture remembers a capture that cut, and blames those before the move that did.
func (g *gameTree) rewardCapture(n *node, move board.Move, bonus int32) {
	p := &n.board.position
	for _, other := range n.taken {
		if other == move {
			add(g.byCapture(p, other), bonus)
		} else {
			add(g.byCapture(p, other), -bonus)
		}
	}
}

// reward remembers a move that cut, and blames those of its kind before it; where a quiet one did, the
// captures, too.
func (g *gameTree) reward(n *node, move board.Move, depth int) {
	if !g.hints || depth <= 0 {
		return
	}
	bonus := int32(min(16*depth*depth+32*depth, 1600))
	if g.on[captureHistory] {
		g.rewardCapture(n, move, bonus)
	}
	if !isQuiet(move) {
		return
	}
	g.killerMoves.Add(n.ply, move)
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
			n.order.Rate(i, search.PlaceCapture, g.rankOf(p, move))
		case move == killers[0]:
			n.order.Rate(i, search.PlaceKiller, 1)
		case move == killers[1]:
			n.order.Rate(i, search.PlaceKiller, 0)
		default:
			n.order.Rate(i, search.PlaceHistory, g.earned(n, move))
		}
	}
}

// earnedRank is how much of what a capture has earned counts as much as an eighth of a hundredth that it wins.
const earnedRank = 16

// rankOf rates a capture or promotion by what it wins at once and, where that counts, by what it has earned.
func (g *gameTree) rankOf(p *board.Position, move board.Move) int32 {
	rank := captureRank(p, move)
	if g.on[captureHistory] && move.IsCapture() {
		rank += int32(*g.byCapture(p, move)) / earnedRank
	}
	return rank
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
