package ways

import "drevo/engine/board"

// mostShut is how many shut squares a way may have: as many as a plan may have modifications (section
// 2.2, at most two in the initial position), and one for the nearer of two men on a line.
const mostShut = 3

// Way is how a man gets to a square or attacks it: the occupied squares that shut it, the nearest
// first.
type Way struct {
	shut [mostShut]board.Square
	n    int
}

// Len is the number of shut squares.
func (w *Way) Len() int { return w.n }

// shutAt adds a shut square; it reports false when there are too many.
func (w *Way) shutAt(s board.Square, limit int) bool {
	if w.n >= limit || w.n >= mostShut {
		return false
	}
	w.shut[w.n] = s
	w.n++
	return true
}

// Squares returns the shut squares.
func (w *Way) Squares() []board.Square { return w.shut[:w.n] }

// AttackWay returns the way on which a man of a kind and side on a square attacks another one; ok is
// false when it does not, or when more than limit squares are shut.
func (d *Diagram) AttackWay(k board.PieceType, c board.Colour, from, to board.Square, limit int) (w Way, ok bool) {
	if !board.Attacks(k, c, from, 0).Has(to) {
		return w, false
	}
	between := board.Between(from, to)
	if k == board.Knight || k == board.King || k == board.Pawn {
		between = 0
	}
	return w, w.shutBy(between&d.Occupied(), from, limit)
}

// shutBy notes the squares of a set, the nearest to a square first.
func (w *Way) shutBy(set board.Bitboard, from board.Square, limit int) bool {
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

// MoveWay returns the way on which the man of a side on a square moves to another one. An own man on
// the goal, or any man in front of a pawn, shuts it, after the squares between.
func (d *Diagram) MoveWay(c board.Colour, from, to board.Square, limit int) (w Way, ok bool) {
	k := d.Man(from)
	if k == board.Pawn {
		return d.pawnWay(c, from, to, limit)
	}
	if w, ok = d.AttackWay(k, c, from, to, limit); !ok {
		return w, false
	}
	if d.Has(c, to) && !w.shutAt(to, limit) {
		return w, false
	}
	return w, true
}

// pawnWay is MoveWay for a pawn.
func (d *Diagram) pawnWay(c board.Colour, from, to board.Square, limit int) (w Way, ok bool) {
	if board.PawnAttacks(c, from).Has(to) {
		return w, d.Has(c.Opponent(), to)
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
		if d.Occupied().Has(board.Square(s)) && !w.shutAt(board.Square(s), limit) {
			return w, false
		}
		if s == int(to) {
			return w, true
		}
	}
}

// Goals returns the squares to which the man of a side might move on an otherwise empty board, pawns
// also where they capture.
func (d *Diagram) Goals(c board.Colour, from board.Square) board.Bitboard {
	k := d.Man(from)
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

// Without returns the diagram with the squares emptied.
func (d Diagram) Without(squares []board.Square) Diagram {
	for _, s := range squares {
		d.Take(s)
	}
	return d
}
