package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/tree"
)

// pieceValues are Shannon's values for the exchange on a square.
var pieceValues = [6]int{pawn, 3 * pawn, 3 * pawn, 5 * pawn, 9 * pawn, mate}

// The order of the moves, from the first to the last (ruling).
const (
	orderKnown   = 1 << 30 // by the table
	orderPays    = 1 << 20 // plus what is captured
	orderKiller  = 1 << 19
	orderCheck   = 1 << 18 // less what the exchange on the square loses
	orderDenial  = 1 << 16
	orderEvasion = 1 << 14
	orderAttack  = 1 << 12
	orderZone    = 1 << 10 // for every object that the move serves
	orderCostly  = 1 << 10
	maxHistory   = 8000     // for having refuted other moves
	maxLoss      = 9 * pawn // what a move can lose on its square
)

// candidate is a move that has a meaning: a move of the map.
type candidate struct {
	move  board.Move
	class tree.MoveClass
	order int32
}

// candidates are the moves of the map in the order in which they are examined. They are found when
// their turn comes: the move that the table knows, then what pays on its square, then the others.
type candidates struct {
	list   [256]candidate
	n      int
	placed int        // so many at the beginning keep their place
	known  board.Move // the table's, if it is a candidate
	stage  stage
}

// stage says which moves were found so far.
type stage int

const (
	stageTable stage = iota
	stagePays
	stageAll
)

// add puts a move behind those of the same or a higher order.
func (c *candidates) add(added candidate) {
	i := c.n
	for ; i > c.placed && c.list[i-1].order < added.order; i-- {
		c.list[i] = c.list[i-1]
	}
	c.list[i] = added
	c.n++
}

// horizonWith returns the horizon of a node with the given time left: it falls towards the end of a
// line.
func (g *game) horizonWith(left remaining) int { return min(g.horizon, left.whole()+1) }

// begin makes the table's move, NoMove for none, the only candidate if it is a move of the map.
func (g *game) begin(here *ply, known board.Move) {
	c := &here.candidates
	c.n, c.placed, c.stage, c.known = 0, 0, stageTable, board.NoMove
	if known == board.NoMove || !g.ordered || !here.position.IsLegal(known) {
		return
	}
	if class, _ := g.classify(here, known); class != tree.ClassNone {
		c.list[0] = candidate{move: known, class: class, order: orderKnown}
		c.n, c.known = 1, known
	}
}

// candidate returns the move whose turn it is after so many others, nil if there is none.
func (g *game) candidate(ply, i int) *candidate {
	c := &g.plies[ply].candidates
	for c.stage < stageAll && (i == c.n || c.list[i].order < orderPays || ply == 0) {
		c.placed = i
		g.generate(ply)
	}
	if i == c.n {
		return nil
	}
	return &c.list[i]
}

// generate finds the moves of the next stage. Without an order there is one stage for all.
func (g *game) generate(ply int) {
	here := &g.plies[ply]
	c, p := &here.candidates, &here.position
	var list board.MoveList
	found := c.stage == stagePays // captures and promotions were found before
	switch {
	case !g.ordered && (here.check || here.horizon > 1):
		p.Legal(&list)
		c.stage = stageAll
	case c.stage == stageTable:
		p.Captures(&list)
		addPromotions(p, &list)
		c.stage = stagePays
		if !here.check && here.horizon == 1 {
			c.stage = stageAll
		}
	default:
		c.stage = stageAll
		if g.noQuiets(here) {
			return
		}
		p.Quiets(&list)
	}
	if g.zones && !here.check && here.horizon >= zonesHorizon {
		g.drawMap(here)
	}
	killers := g.killers.At(ply)
	for _, move := range list.All() {
		if move == c.known || found && move.IsPromotion() {
			continue
		}
		class, order := g.classify(here, move)
		switch {
		case class == tree.ClassNone:
			continue
		case g.zones && here.drawn && order < orderPays:
			order += orderZone * int32(here.zones.of(move))
		case !g.ordered:
			order = 0
		case move == killers[0] || move == killers[1]:
			order = max(order, orderKiller)
		case order < orderPays && order > orderCostly:
			order += min(g.history.Score(p.Turn(), move)/4, maxHistory)
		}
		c.add(candidate{move, class, order})
	}
}

// noQuiets reports whether classify finds a meaning in no move that neither captures nor promotes.
func (g *game) noQuiets(here *ply) bool {
	return !here.check && here.horizon < 3 && !g.halfPlyChecks && len(here.threats) == 0 && !here.cornered
}

// drawMap draws what classify needs to know of the attacks of the side to move that take longer than
// one half-move, once for each node.
func (g *game) drawMap(here *ply) {
	if here.drawn {
		return
	}
	here.drawn = true
	p := &here.position
	here.uncoverers, here.seconds, here.contested, here.nets = 0, here.seconds[:0], 0, here.nets[:0]
	if g.zones {
		g.drawZones(here)
	}
	if g.support && here.horizon >= secondsHorizon {
		g.secondDenials(here)
	}
	g.attacks.RebuildFirst(p, here.horizon, p.Turn())
	for s := board.A1; s <= board.H8; s++ {
		here.first[s] = g.attacks.FirstSquares(s)
	}
	if g.uncover {
		here.uncoverers = uncoverers(p)
	}
}

// classify says what a legal move is on the map that was looked at, and its place in the order;
// ClassNone for a move that is not of the map.
func (g *game) classify(here *ply, move board.Move) (tree.MoveClass, int32) {
	p := &here.position
	if g.zones && underpromotes(move) {
		return tree.ClassNone, 0
	}
	// 1. Attacks of one half-move. Where the horizon is no longer they must pay, but at the root
	// all are examined.
	if won := gain(p, move); won > 0 {
		all := here.check || here.horizon > 1 || here == &g.plies[0]
		class := tree.ClassCapture
		if !move.IsCapture() { // a promotion, which is an attack on the last rank
			class = classAttack
		}
		switch exchange := int32(p.SEE(move, &pieceValues)); {
		case exchange > 0 || exchange == 0 && all:
			return class, orderPays + int32(won)*16 - int32(p.At(move.From()).Type())
		case all:
			return class, orderCostly + exchange
		}
		return tree.ClassNone, 0
	}
	switch {
	// 2. In check every evasion.
	case here.check:
		return tree.ClassEvasion, orderEvasion
	case here.horizon == 1:
		return tree.ClassNone, 0
	// 3. Attacks on the king: a check begins one of three half-moves. Desperate checks are looked at
	// with less time left, too.
	case (here.horizon >= 3 || g.halfPlyChecks) && here.gives(move):
		return tree.ClassCheck, orderCheck + loss(p, move)
	case move.IsPromotion():
		return tree.ClassNone, 0
	// 4. Denials of the opponent's attacks that are or threaten to become effective.
	case here.denies(move):
		return classDenial, orderDenial + loss(p, move)
	case here.cornered:
		return tree.ClassEvasion, orderEvasion
	// 5. First moves of longer attacks, and pieces that step out of their way.
	case here.horizon < 3:
		return tree.ClassNone, 0
	}
	g.drawMap(here)
	switch {
	case here.first[move.From()].Has(move.To()) || here.uncoverers.Has(move.From()):
		return classAttack, orderAttack + loss(p, move)
	// 6. Denials of the denials of own attacks.
	case here.supports(move):
		return classDenial2, orderAttack + loss(p, move)
	// 7. What else is in the zone of an attack of either side.
	case g.zones && here.zones.of(move) > 0:
		return classZone, orderAttack + loss(p, move)
	}
	return tree.ClassNone, 0
}

// gives reports whether a legal move gives check.
func (here *ply) gives(move board.Move) bool {
	if !here.prepared {
		here.checking, here.prepared = here.position.CheckTest(), true
	}
	return !here.checking.RulesOut(move) && here.checking.Gives(&here.position, move)
}

// loss returns what the exchange on its new square costs the moved piece, 0 or less.
func loss(p *board.Position, move board.Move) int32 {
	return int32(max(-maxLoss, min(0, p.SEE(move, &pieceValues))))
}

// denies reports whether a move denies one of the threats at a node.
func (here *ply) denies(move board.Move) bool {
	for i := range here.threats {
		if here.threats[i].denies(&here.position, move) {
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

// uncoverers returns the pieces of the side to move that stand alone between a slider of their own
// and an enemy piece worth at least the slider: when such a piece steps aside, the slider's attack
// is open.
func uncoverers(p *board.Position) (pieces board.Bitboard) {
	us, them := p.Turn(), p.Turn().Opponent()
	occupied, own := p.Occupied(), p.Side(us)
	for _, kind := range [...]board.PieceType{board.Bishop, board.Rook, board.Queen} {
		slider := board.NewPiece(us, kind)
		for rest := p.PiecesOf(us, kind); rest != 0; rest = rest.ClearLowest() {
			from := rest.Lowest()
			seen := bears(slider, from, occupied)
			behind := bears(slider, from, occupied&^(seen&own)) &^ seen & p.Side(them)
			for ; behind != 0; behind = behind.ClearLowest() {
				if to := behind.Lowest(); pieceValues[p.At(to).Type()] >= pieceValues[kind] {
					pieces |= board.Between(from, to) & own
				}
			}
		}
	}
	return pieces
}
