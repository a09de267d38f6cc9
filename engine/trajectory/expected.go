package trajectory

import "drevo/engine/board"

// allowance is what a judgement grants beyond the board and the time as they are. The zero
// allowance grants nothing, and so do all judgements of what denies a denial, or the two would wait
// for each other.
type allowance struct {
	reserve    int  // how many half-moves late a denial may come
	positional bool // the pieces of the positional horizon take part in exchanges
}

// PositionalReserve is how many half-moves later a denial may come within the positional horizon:
// one move, since the half-moves of one side come in twos.
const PositionalReserve = 2

// Expected judges an attack as Attack does, but counts the pieces of the positional horizon too: in
// the exchanges (formula 3") take part those of both sides that bear on the square after one move
// more, on a way that nobody can deny, and denials may come one move later. What such an attack
// takes, and the same attack as it stands does not, has a value of the third type. It costs several
// times as much as Attack. The result is valid until the judge is reset.
func (j *Judge) Expected(t *Trajectory) Attack {
	return j.attack(t, allowance{reserve: PositionalReserve, positional: true})
}

// helpers returns the pieces of both sides that do not bear on a square but can after one move on
// which nobody can stop them; none outside the positional horizon.
func (x *exchange) helpers(on board.Square) (helpers board.Bitboard) {
	if !x.allowance.positional {
		return 0
	}
	for side := board.White; side <= board.Black; side++ {
		squares := attackersByType(side, on, x.occupied())
		for rest := x.pieces[side] &^ on.Bitboard(); rest != 0; rest = rest.ClearLowest() {
			r := x.judge.reachOf(rest.Lowest())
			if !squares[r.kind].Has(r.from) && x.judge.canGo(r, squares[r.kind]&^on.Bitboard()) {
				helpers |= r.from.Bitboard()
			}
		}
	}
	return helpers
}

// canGo reports whether a piece can go to one of some squares in one move, and nobody can stop it.
func (j *Judge) canGo(r *reach, squares board.Bitboard) bool {
	for rest := r.level(1) & squares; rest != 0; rest = rest.ClearLowest() {
		if j.isOpen(r, rest.Lowest(), 1) {
			return true
		}
	}
	return false
}
