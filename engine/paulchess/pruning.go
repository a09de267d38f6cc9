package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Margins in hundredths of a pawn and limits in plies.
const (
	reversePlies, reverseMargin   = 7, 75
	futilityPlies, futilityMargin = 6, 90
	futilityBase                  = 60
	lateMovePlies                 = 7
	exchangePlies                 = 6
	quietMargin                   = 60 // of a loss in the exchange, for every ply left
	capturePlies, captureMargin   = 5, 90
	deltaMargin                   = 200
	enoughEvasions                = 2    // quiet moves that a side in check tries in quiescence
	decided                       = 1000 // a bound beyond which nothing is cut for being far ahead
)

// prices are what pieces are worth in an exchange.
var prices = [6]int{100, 325, 330, 500, 900, 20_000}

// reverseFutile reports whether the static value alone is far enough above the bound for a cut.
func (m *modern) reverseFutile(static eval.Score, depth int, inCheck, improving bool, beta eval.Score) bool {
	if improving {
		depth--
	}
	return m.on[reverse] && depth <= reversePlies && !inCheck && !isDecided(beta) &&
		static-eval.Score(reverseMargin*depth) >= beta
}

// isDecided reports whether a bound is so far from even that what is asked is how to mate.
func isDecided(bound eval.Score) bool { return max(bound, -bound) >= decided }

// mateThreat reports whether the opponent would mate at once if the side to move passed.
func mateThreat(p *board.Position) bool {
	var passed, next board.Position
	p.MakePass(&passed)
	var list board.MoveList
	passed.Checks(&list)
	for _, move := range list.All() {
		if passed.Make(move, &next); !next.HasLegalMove() {
			return true
		}
	}
	return false
}

// futile reports whether quiet moves have no prospect of reaching the lower bound.
func (m *modern) futile(static eval.Score, depth int, inCheck bool, alpha eval.Score) bool {
	return m.on[futility] && depth <= futilityPlies && !inCheck && !isMate(alpha) &&
		static+eval.Score(futilityBase+futilityMargin*depth) <= alpha
}

// lateMove reports whether so many quiet moves were searched that no more are.
func (m *modern) lateMove(quiets, depth int, inCheck, improving bool) bool {
	return m.on[lateMoves] && depth <= lateMovePlies && !inCheck && quiets >= enoughQuiets(depth, improving)
}

// enoughQuiets is after how many quiet moves the others are late: earlier where the side's static value
// is no better than it was when it last had the move.
func enoughQuiets(depth int, improving bool) int {
	if improving {
		return 3 + depth*depth
	}
	return (3 + depth*depth) / 2
}

// tooLosing reports whether a quiet move loses more in the exchange on its square than the plies left
// allow. Captures that lose and checks are where combinations begin.
func (m *modern) tooLosing(p *board.Position, move board.Move, depth int, inCheck bool) bool {
	return m.on[exchangeSearch] && depth <= exchangePlies && !inCheck && loses(p, move, quietMargin*depth)
}

// losesCapture reports the same of a capture.
func (m *modern) losesCapture(p *board.Position, move board.Move, depth int, inCheck bool) bool {
	return m.on[captures] && depth <= capturePlies && !inCheck && loses(p, move, captureMargin*depth)
}

// tooLittle reports whether a capture in quiescence wins too little, even for nothing, to reach the
// lower bound, and the most that it could bring.
func (m *modern) tooLittle(p *board.Position, move board.Move, static, alpha eval.Score) (most eval.Score,
	little bool) {
	if !m.on[delta] || isQuiet(move) || move.IsPromotion() || isMate(alpha) {
		return 0, false
	}
	most = static + eval.Score(won(p, move)+deltaMargin)
	return most, most <= alpha
}

// isAdvance reports whether a move brings a pawn to the sixth rank or the seventh, where that counts.
func (m *modern) isAdvance(p *board.Position, move board.Move) bool {
	return m.on[advances] && advanced[p.Turn()].Has(move.To()) && p.At(move.From()).Type() == board.Pawn
}

// advanced are the sixth and the seventh rank, by side.
var advanced = [2]board.Bitboard{board.Rank6 | board.Rank7, board.Rank3 | board.Rank2}

// isQuiet reports whether a move takes nothing and promotes nothing.
func isQuiet(move board.Move) bool { return !move.IsCapture() && !move.IsPromotion() }

// prunes says by which rule a move is not searched when it has its turn, and the most that it could bring,
// tree.NoValue where the rule does not know; ReasonOpen says that it is searched. The best score so far and
// the lower bound are the node's.
func (g *gameTree) prunes(n *node, move board.Move, place search.Place, depth int) (tree.Reason, eval.Score) {
	switch {
	case depth <= 0:
		return g.prunesCapture(n, move, place)
	case !n.narrow || isMate(n.best) || place == search.PlaceTable:
		return tree.ReasonOpen, 0 // the first move, the table's, and the others while the side is mated
	case !isQuiet(move):
		if g.losesCapture(&n.board.position, move, depth, n.inCheck) {
			return reasonLosingCapture, tree.NoValue
		}
		return tree.ReasonOpen, 0
	case n.checks.Gives(&n.board.position, move), g.isAdvance(&n.board.position, move):
		return tree.ReasonOpen, 0
	case n.futile:
		return reasonFutile, tree.NoValue
	case g.lateMove(n.quiets, depth, n.inCheck, n.improving):
		return reasonLateMove, tree.NoValue
	case g.tooLosing(&n.board.position, move, depth, n.inCheck):
		return reasonLosingCapture, tree.NoValue
	}
	return tree.ReasonOpen, 0
}

// prunesEvasion is prunes for a side in check in quiescence.
func (g *gameTree) prunesEvasion(n *node, move board.Move, place search.Place) (tree.Reason, eval.Score) {
	switch {
	case !g.on[evasions] || isMate(n.best) || place == search.PlaceTable:
		return tree.ReasonOpen, 0
	case isQuiet(move) && n.quiets >= enoughEvasions:
		return reasonLateMove, tree.NoValue
	case loses(&n.board.position, move, 0):
		return reasonLosingCapture, tree.NoValue
	}
	return tree.ReasonOpen, 0
}

// prunesCapture is prunes in quiescence.
func (g *gameTree) prunesCapture(n *node, move board.Move, place search.Place) (tree.Reason, eval.Score) {
	p := &n.board.position
	if n.inCheck {
		return g.prunesEvasion(n, move, place)
	}
	if most, little := g.tooLittle(p, move, n.board.static, n.alpha); little {
		return reasonTooLittle, most
	}
	if g.on[exchange] && loses(p, move, 0) {
		return reasonLosingCapture, tree.NoValue
	}
	return tree.ReasonOpen, 0
}
