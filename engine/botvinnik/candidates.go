package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
)

// prices are Shannon's values for the exchange on a square.
var prices = [6]int{pawn, 3 * pawn, 3 * pawn, 5 * pawn, 9 * pawn, mate}

// candidate is a move that has a meaning: a move of the map.
type candidate struct {
	move  board.Move
	class tree.Class
	order int32
}

// candidates lists the moves of the map in the order in which they are examined.
type candidates struct {
	list [256]candidate
	n    int
}

func (c *candidates) add(move board.Move, class tree.Class, order int32) {
	i := c.n
	for ; i > 0 && c.list[i-1].order < order; i-- {
		c.list[i] = c.list[i-1]
	}
	c.list[i] = candidate{move, class, order}
	c.n++
}

// collect finds the moves of the map at a node that has the given half-moves left.
func (g *game) collect(p *board.Position, f *frame, left int, known board.Move) {
	c := &f.candidates
	c.n = 0
	var legal board.MoveList
	if f.check || left > 0 {
		p.Legal(&legal)
	} else {
		p.Captures(&legal)
		g.addPromotions(p, &legal)
	}
	horizon := min(g.horizon, left+1)
	if !f.check && horizon >= 3 {
		g.charts.RebuildSide(p, min(horizon, trajectory.MaxHorizon), p.Turn())
		g.uncoverers = uncoverers(p)
	}
	for _, move := range legal.All() {
		class, order := g.classify(p, f, move, horizon)
		if class == tree.ClassNone {
			continue
		}
		if move == known {
			order = 1 << 30
		} else if move == f.killers[0] || move == f.killers[1] {
			order = max(order, 1<<19)
		}
		c.add(move, class, order)
	}
}

// addPromotions adds what Captures leaves out.
func (g *game) addPromotions(p *board.Position, list *board.MoveList) {
	seventh := board.Rank7
	if p.Turn() == board.Black {
		seventh = board.Rank2
	}
	if p.Of(p.Turn(), board.Pawn)&seventh == 0 {
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

// classify says what a legal move is on the map; ClassNone for a move that is not of the map.
func (g *game) classify(p *board.Position, f *frame, move board.Move, horizon int) (tree.Class, int32) {
	if won := gain(p, move); won > 0 {
		see := int32(p.SEE(move, &prices))
		if horizon == 1 && !f.check && see <= 0 {
			return tree.ClassNone, 0
		}
		if see >= 0 {
			return tree.ClassCapture, 1<<20 + won*16 - price(p.At(move.From()).Kind())/100
		}
		return tree.ClassCapture, 1<<10 + see
	}
	switch {
	case move.IsPromotion() && !f.check:
		if p.GivesCheck(move) && horizon > 1 {
			return tree.ClassCheck, 1 << 9
		}
		return tree.ClassNone, 0
	case f.check:
		return tree.ClassReply, 1 << 14
	case horizon == 1:
		return tree.ClassNone, 0
	case p.GivesCheck(move):
		return tree.ClassCheck, 1<<18 + int32(max(-900, min(0, p.SEE(move, &prices))))
	}
	for i := range f.threats {
		if f.threats[i].denies(p, move) {
			return tree.ClassDenial, 1<<16 + int32(max(-900, min(0, p.SEE(move, &prices))))
		}
	}
	if horizon >= 3 && (g.charts.FirstSquares(move.From()).Has(move.To()) || g.uncoverers.Has(move.From())) {
		return tree.ClassAttack, 1<<12 + int32(max(-900, min(0, p.SEE(move, &prices))))
	}
	return tree.ClassNone, 0
}

// uncoverers gives the men of the side to move that alone stand between a slider of their own and a dearer enemy
// piece: when such a man leaves, the slider's attack needs no more time.
func uncoverers(p *board.Position) (men board.Bitboard) {
	us, them := p.Turn(), p.Turn().Opponent()
	occupied, own := p.Occupied(), p.Side(us)
	for _, kind := range [...]board.Kind{board.Bishop, board.Rook, board.Queen} {
		for rest := p.Of(us, kind); rest != 0; rest = rest.Rest() {
			from := rest.First()
			seen := bears(board.NewPiece(us, kind), from, occupied)
			through := bears(board.NewPiece(us, kind), from, occupied&^(seen&own)) &^ seen & p.Side(them)
			for ; through != 0; through = through.Rest() {
				to := through.First()
				if prices[p.At(to).Kind()] >= prices[kind] {
					men |= board.Between(from, to) & own
				}
			}
		}
	}
	return men
}
