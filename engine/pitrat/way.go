package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

// mostShut is how many shut squares a way may have: as many as a plan may have modifications (section
// 2.2, at most two in the initial position), and one for the nearer of two men on a line.
const mostShut = 3

// way is how a man gets to a square or attacks it: the occupied squares that shut it, the nearest
// first.
type way struct {
	shut [mostShut]board.Square
	n    int
}

// shutAt adds a shut square; it reports false when there are too many.
func (w *way) shutAt(s board.Square, limit int) bool {
	if w.n >= limit || w.n >= mostShut {
		return false
	}
	w.shut[w.n] = s
	w.n++
	return true
}

// squares returns the shut squares.
func (w *way) squares() []board.Square { return w.shut[:w.n] }

// attackWay returns the way on which a man of a kind and side on a square attacks another one; ok is
// false when it does not, or when more than limit squares are shut.
func (d *diagram) attackWay(k board.PieceType, c board.Colour, from, to board.Square, limit int) (w way, ok bool) {
	if !board.Attacks(k, c, from, 0).Has(to) {
		return w, false
	}
	between := board.Between(from, to)
	if k == board.Knight || k == board.King || k == board.Pawn {
		between = 0
	}
	return w, w.shutBy(between&d.occupied(), from, limit)
}

// shutBy notes the squares of a set, the nearest to a square first.
func (w *way) shutBy(set board.Bitboard, from board.Square, limit int) bool {
	if set.Count() > limit-w.n {
		return false
	}
	for i := 0; set != 0; i++ {
		s := set.Lowest()
		if s < from { // the nearest is then the highest
			for rest := set; rest != 0; rest = rest.ClearLowest() {
				s = rest.Lowest()
			}
		}
		set &^= s.Bitboard()
		if !w.shutAt(s, limit) {
			return false
		}
	}
	return true
}

// moveWay returns the way on which the man of a side on a square moves to another one. An own man on
// the goal, or any man in front of a pawn, shuts it, after the squares between.
func (d *diagram) moveWay(c board.Colour, from, to board.Square, limit int) (w way, ok bool) {
	k := d.man(from)
	if k == board.Pawn {
		return d.pawnWay(c, from, to, limit)
	}
	if w, ok = d.attackWay(k, c, from, to, limit); !ok {
		return w, false
	}
	if d.has(c, to) && !w.shutAt(to, limit) {
		return w, false
	}
	return w, true
}

// pawnWay is moveWay for a pawn.
func (d *diagram) pawnWay(c board.Colour, from, to board.Square, limit int) (w way, ok bool) {
	if board.PawnAttacks(c, from).Has(to) {
		return w, d.has(c.Opponent(), to)
	}
	up, start := 8, 1
	if c == board.Black {
		up, start = -8, 6
	}
	one := int(from) + up
	if int(to) != one && (int(to) != one+up || from.Rank() != start) {
		return w, false
	}
	for s := one; ; s += up {
		if d.occupied().Has(board.Square(s)) && !w.shutAt(board.Square(s), limit) {
			return w, false
		}
		if s == int(to) {
			return w, true
		}
	}
}

// goals returns the squares to which the man of a side might move on an otherwise empty board, pawns
// also where they capture.
func (d *diagram) goals(c board.Colour, from board.Square) board.Bitboard {
	k := d.man(from)
	goals := board.Attacks(k, c, from, 0)
	if k != board.Pawn {
		return goals
	}
	up, start := 8, 1
	if c == board.Black {
		up, start = -8, 6
	}
	one := board.Square(int(from) + up)
	goals |= one.Bitboard()
	if from.Rank() == start {
		goals |= board.Square(int(one) + up).Bitboard()
	}
	return goals
}

// opened returns the modifications that open a way: an own man leaves its square with a threat, an
// enemy man is removed (section 2.2.1). ok is false when a square stands open to neither.
func (d *diagram) opened(c board.Colour, squares []board.Square) plan.Plan {
	var p plan.Plan
	for _, s := range squares {
		if d.has(c, s) {
			p = append(p, plan.Modify(s, plan.Friend, plan.Vacant).Starred())
		} else {
			p = append(p, plan.Modify(s, plan.Enemy, plan.Vacant))
		}
	}
	return p
}

// without returns the diagram with the squares emptied.
func (d diagram) without(squares []board.Square) diagram {
	for _, s := range squares {
		d.take(s)
	}
	return d
}
