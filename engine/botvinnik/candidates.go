package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// prices are Shannon's values for the exchange on a square.
var prices = [6]int{pawn, 3 * pawn, 3 * pawn, 5 * pawn, 9 * pawn, mate}

// The order of the moves, from the first to the last (ruling).
const (
	orderKnown   = 1 << 30
	orderPays    = 1 << 20 // plus what is captured
	orderKiller  = 1 << 19
	orderCheck   = 1 << 18 // less what the exchange on the square loses
	orderDenial  = 1 << 16
	orderReply   = 1 << 14
	orderAttack  = 1 << 12
	orderCostly  = 1 << 10
	mostCredit   = 8000     // for having refuted other moves
	mostExpected = 9 * pawn // what a move can lose on its square
)

// candidate is a move that has a meaning: a move of the map.
type candidate struct {
	move  board.Move
	class tree.MoveClass
	order eval.Score
}

// candidates are the moves of the map in the order in which they are examined.
type candidates struct {
	list [256]candidate
	n    int
}

// add puts a move behind those of the same or a higher order.
func (c *candidates) add(added candidate) {
	i := c.n
	for ; i > 0 && c.list[i-1].order < added.order; i-- {
		c.list[i] = c.list[i-1]
	}
	c.list[i] = added
	c.n++
}

// collect finds the moves of the map at a node with the given time left. Known is a move that was best before.
func (g *game) collect(f *frame, left span, known board.Move) {
	c := &f.candidates
	c.n = 0
	p := &f.position
	var legal board.MoveList
	g.look(f, left)
	if f.check || f.horizon > 1 {
		p.Legal(&legal)
	} else {
		p.Captures(&legal)
		addPromotions(p, &legal)
	}
	for _, move := range legal.All() {
		class, order := g.classify(f, move)
		switch {
		case class == tree.ClassNone:
			continue
		case !g.ordered:
			order = 0
		case move == known:
			order = orderKnown
		case move == f.killers[0] || move == f.killers[1]:
			order = max(order, orderKiller)
		case order < orderPays && order > orderCostly:
			order += min(g.credits[p.Turn()][move.From()][move.To()]/4, mostCredit)
		}
		c.add(candidate{move, class, order})
	}
}

// look draws what classify needs to know of a node: its horizon, and the first moves of its attacks that take longer than
// one half-move.
func (g *game) look(f *frame, left span) {
	f.horizon = min(g.horizon, left.whole()+1)
	f.uncoverers, f.seconds = 0, f.seconds[:0]
	if f.check || f.horizon < 3 {
		return
	}
	p := &f.position
	if f.horizon >= secondsHorizon {
		g.secondDenials(f)
	}
	g.charts.RebuildSide(p, f.horizon, p.Turn())
	if g.uncover {
		f.uncoverers = uncoverers(p)
	}
}

// classify says what a legal move is on the map that was looked at, and its place in the order; ClassNone for a move that
// is not of the map.
func (g *game) classify(f *frame, move board.Move) (tree.MoveClass, eval.Score) {
	p := &f.position
	// 1. Attacks of one half-move. Where the horizon is no longer they must pay, but at the root all are examined.
	if won := gain(p, move); won > 0 {
		all := f.check || f.horizon > 1 || f == &g.frames[0]
		switch exchange := eval.Score(p.SEE(move, &prices)); {
		case exchange > 0 || exchange == 0 && all:
			return tree.ClassCapture, orderPays + won*16 - eval.Score(p.At(move.From()).Type())
		case all:
			return tree.ClassCapture, orderCostly + exchange
		}
		return tree.ClassNone, 0
	}
	switch {
	// 2. In check every evasion.
	case f.check:
		return tree.ClassEvasion, orderReply
	case f.horizon == 1:
		return tree.ClassNone, 0
	// 3. Attacks on the king that leave one more half-move.
	case p.GivesCheck(move):
		return tree.ClassCheck, orderCheck + loss(p, move)
	case move.IsPromotion():
		return tree.ClassNone, 0
	// 4. Denials of the opponent's attacks that are or threaten to become effective.
	case f.denies(move):
		return ClassDenial, orderDenial + loss(p, move)
	// 5. First moves of longer attacks, and men that step out of their way.
	case f.horizon < 3:
		return tree.ClassNone, 0
	case g.charts.FirstSquares(move.From()).Has(move.To()) || f.uncoverers.Has(move.From()):
		return ClassAttack, orderAttack + loss(p, move)
	// 6. Denials of the denials of own attacks.
	case f.supports(move):
		return ClassDenial2, orderAttack + loss(p, move)
	}
	return tree.ClassNone, 0
}

// loss gives what the exchange on its new square costs the moved man, 0 or less.
func loss(p *board.Position, move board.Move) eval.Score {
	return eval.Score(max(-mostExpected, min(0, p.SEE(move, &prices))))
}

// denies tells whether a move denies one of the threats at a node.
func (f *frame) denies(move board.Move) bool {
	for i := range f.threats {
		if f.threats[i].denies(&f.position, move) {
			return true
		}
	}
	return false
}

// addPromotions adds the promotions that capture nothing.
func addPromotions(p *board.Position, list *board.MoveList) {
	seventh := board.Rank7
	if p.Turn() == board.Black {
		seventh = board.Rank2
	}
	if p.PiecesOf(p.Turn(), board.Pawn)&seventh == 0 {
		return
	}
	var quiet board.MoveList
	p.Quiets(&quiet)
	for _, move := range quiet.All() {
		if move.IsPromotion() {
			list.Add(move)
		}
	}
}

// uncoverers gives the men of the side to move that stand alone between a slider of their own and an enemy piece worth
// at least the slider: when such a man steps aside, the slider's attack is open.
func uncoverers(p *board.Position) (men board.Bitboard) {
	us, them := p.Turn(), p.Turn().Opponent()
	occupied, own := p.Occupied(), p.Side(us)
	for _, kind := range [...]board.PieceType{board.Bishop, board.Rook, board.Queen} {
		slider := board.NewPiece(us, kind)
		for rest := p.PiecesOf(us, kind); rest != 0; rest = rest.ClearLowest() {
			from := rest.Lowest()
			seen := bears(slider, from, occupied)
			behind := bears(slider, from, occupied&^(seen&own)) &^ seen & p.Side(them)
			for ; behind != 0; behind = behind.ClearLowest() {
				if to := behind.Lowest(); prices[p.At(to).Type()] >= prices[kind] {
					men |= board.Between(from, to) & own
				}
			}
		}
	}
	return men
}
