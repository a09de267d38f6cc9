package paulchess

import (
	"math"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// modern are the switches that the thesis does not have.
type modern struct {
	hints           bool // order by hints; boards are made when their move has its turn
	useKillers      bool
	useHistory      bool
	pvs, aspiration bool
	reductions      bool
	lateMoves       bool
	reverse         bool
	futility        bool
	exchange        bool
}

func newModern(v search.Values) modern {
	return modern{
		hints: v.Text(optionOrder) == orderHints, useKillers: v.Bool(optionKillers), useHistory: v.Bool(optionHistory),
		pvs: v.Bool(optionPVS), aspiration: v.Bool(optionAspiration), reductions: v.Bool(optionReductions), lateMoves: v.Bool(optionLateMoves),
		reverse: v.Bool(optionReverse), futility: v.Bool(optionFutility), exchange: v.Bool(optionExchange),
	}
}

// Margins in hundredths of a pawn and limits in plies: usual ones, not tuned.
const (
	reversePlies, reverseMargin   = 6, 90
	futilityPlies, futilityMargin = 2, 120
	lateMovePlies                 = 3
	reducedFrom                   = 3 // plies that must be left, and moves that must have been searched
	aspirationFrom                = 4 // the first iteration with narrow bounds
	aspirationMargin              = 30
)

// prices are what pieces are worth in an exchange.
var prices = [6]int{100, 325, 330, 500, 900, 20_000}

// reverseFutile reports whether the static value alone is taken for a cut.
func (m *modern) reverseFutile(static eval.Score, depth int, inCheck bool, beta eval.Score) bool {
	return m.reverse && depth <= reversePlies && !inCheck && !isMate(beta) && static-eval.Score(reverseMargin*depth) >= beta
}

// futile reports whether quiet moves have no prospect of reaching the lower bound.
func (m *modern) futile(static eval.Score, depth int, inCheck bool, alpha eval.Score) bool {
	return m.futility && depth <= futilityPlies && !inCheck && !isMate(alpha) && static+eval.Score(futilityMargin*depth) <= alpha
}

// lateMove reports whether so many quiet moves were searched that no more are.
func (m *modern) lateMove(quiets, depth int, inCheck bool) bool {
	return m.lateMoves && depth <= lateMovePlies && !inCheck && quiets >= 3+depth*depth
}

// reduction returns by how many plies a quiet move is searched less deep, after so many moves.
func (m *modern) reduction(depth, searched int, inCheck bool) int {
	if !m.reductions || inCheck || depth < reducedFrom || searched < reducedFrom {
		return 0
	}
	return min(reductionTable[min(depth, 63)][min(searched, 63)], depth-2)
}

// reductionTable holds reductions by plies left and moves searched.
var reductionTable = func() (table [64][64]int) {
	for depth := 1; depth < 64; depth++ {
		for searched := 1; searched < 64; searched++ {
			table[depth][searched] = int(0.5 + math.Log(float64(depth))*math.Log(float64(searched))/2)
		}
	}
	return table
}()

// isQuiet reports whether a move takes nothing and promotes nothing.
func isQuiet(move board.Move) bool { return !move.IsCapture() && !move.IsPromotion() }

// prunes reports whether a move is not searched, by what is known when it has its turn.
func (g *gameTree) prunes(n *node, move board.Move, place search.Place, depth int) bool {
	switch {
	case depth <= 0:
		return g.exchange && (place == search.PlaceLosing || !g.hints && n.board.position.SEE(move, &prices) < 0)
	case !n.narrow || n.searched == 0 || !isQuiet(move):
		return false
	}
	return (n.futile || g.lateMove(n.quiets, depth, n.inCheck)) && !n.checks.Gives(&n.board.position, move)
}

// orderByHints puts the moves in the order of a search of our time.
func (g *gameTree) orderByHints(n *node, known board.Move) {
	hints := search.Hints{Table: known, Prices: &prices, Exchange: true}
	if g.useKillers {
		hints.Killers = g.killerMoves.At(n.ply)
	}
	if g.useHistory {
		hints.History = &g.historyTable
	}
	n.order.StartWith(&n.board.position, &n.moves, &hints)
}

// reward remembers a quiet move that cut.
func (g *gameTree) reward(n *node, move board.Move, depth int) {
	if !g.hints || depth <= 0 || !isQuiet(move) {
		return
	}
	g.killerMoves.Add(n.ply, move)
	g.historyTable.Add(n.board.position.Turn(), move, int32(depth*depth))
}

// tryReduced searches a move less deep, or within a null window, where that may suffice, and then as
// it should be.
func (g *gameTree) tryReduced(n *node, move board.Move, b *generated, depth int, alpha, beta eval.Score) eval.Score {
	score, narrow := eval.Score(0), beta
	if g.pvs && depth >= 0 && n.searched > 0 && g.alphaBeta {
		narrow = alpha + 1
	}
	if r := g.reductionOf(n, move, depth+1); r > 0 && g.alphaBeta {
		if score = g.try(n, move, b, TypeReduced, depth-r, alpha, narrow); g.run.Stopped() || score <= alpha {
			return score
		}
	}
	if narrow < beta {
		if score = g.try(n, move, b, tree.TypeFullWidth, depth, alpha, narrow); g.run.Stopped() || score <= alpha || score >= beta {
			return score
		}
	}
	return g.try(n, move, b, tree.TypeFullWidth, depth, alpha, beta)
}

// reductionOf returns the reduction of a move that has its turn.
func (g *gameTree) reductionOf(n *node, move board.Move, depth int) int {
	if !g.reductions || depth <= 0 || n.ply == 0 || !isQuiet(move) || n.checks.Gives(&n.board.position, move) {
		return 0
	}
	return g.reduction(depth, n.searched, n.inCheck)
}

// aspire searches an iteration within bounds around the value of the one before, and again with a
// bound let go where the value lies outside.
func (g *gameTree) aspire(depth int, before eval.Score) (score eval.Score, reason tree.Reason) {
	alpha, beta := before-aspirationMargin, before+aspirationMargin
	for round := 1; ; round++ {
		if !g.run.Stage(tree.TypeRound, round, alpha, beta) {
			return before, tree.ReasonStopped
		}
		g.pv.Clear(0)
		g.progress.Number = 0
		score, reason = g.full(&g.nodes[0], depth, alpha, beta)
		outcome := tree.ReasonWithinBounds
		switch {
		case reason == tree.ReasonStopped:
			outcome = reason
		case score <= alpha:
			outcome = tree.ReasonBelowBounds
		case score >= beta:
			outcome = tree.ReasonAboveBounds
		}
		g.run.Leave(board.NoMove, score, alpha, beta, outcome)
		switch outcome {
		case tree.ReasonStopped:
			g.confirmed = g.confirmed && score > alpha // else no move is known to be good
			return score, outcome
		case tree.ReasonBelowBounds:
			alpha = -mate
		case tree.ReasonAboveBounds:
			beta = mate
		}
		g.run.Improve()
		if outcome == tree.ReasonWithinBounds {
			return score, reason
		}
	}
}
