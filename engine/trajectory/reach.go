package trajectory

import "drevo/engine/board"

// reach says how one piece spreads over the board: which squares it first reaches in how many
// moves, and where it can go on from each of them. It goes no farther than it is asked for.
type reach struct {
	keys   Keys
	kind   board.PieceType
	from   board.Square
	moves  int                          // how many may be asked for
	known  int                          // how many were looked at
	levels [maxMoves + 1]board.Bitboard // levels[k]: the squares first reached with move k, up to known
	seen   board.Bitboard               // all of them
	onward [64]board.Bitboard           // the next stops, valid for the squares of inner
	inner  board.Bitboard               // squares from which the piece went on
}

// layers are the stops of all shortest ways to one target: element k holds the squares on which
// move k may end.
type layers [maxMoves + 1]board.Bitboard

// explore prepares to follow a piece over the board for up to the given number of moves.
func (r *reach) explore(keys *Keys, k board.PieceType, from board.Square, moves int) {
	r.keys, r.kind, r.from, r.moves = *keys, k, from, moves
	r.known, r.inner, r.seen = 0, 0, from.Bitboard()
	r.levels[0] = r.seen
}

// level returns the squares that the piece first reaches with move k, at most r.moves. The cost is
// one attack look-up for every square reached before, once.
func (r *reach) level(k int) board.Bitboard {
	for r.known < k {
		var next board.Bitboard
		for rest := r.levels[r.known] &^ r.keys.king; rest != 0; rest = rest.ClearLowest() {
			square := rest.Lowest()
			r.onward[square] = r.steps(square)
			r.inner |= square.Bitboard()
			next |= r.onward[square]
		}
		r.known++
		r.levels[r.known] = next &^ r.seen
		r.seen |= next
	}
	return r.levels[k]
}

// reaches reports whether the piece first reaches a square with move k. It is level(k).Has(target)
// at the cost of level(k-1), for the last move is looked at from the target.
func (r *reach) reaches(target board.Square, k int) bool {
	if r.kind == board.Pawn || r.known >= k {
		return r.level(k).Has(target)
	}
	before := r.level(k-1) &^ r.keys.king & board.Attacks(r.kind, r.keys.Side, target, r.keys.Own|r.keys.Enemy)
	if r.seen.Has(target) || before == 0 {
		return false
	}
	for rest := before; rest != 0; rest = rest.ClearLowest() {
		r.onward[rest.Lowest()] = target.Bitboard()
	}
	r.inner |= before
	return true
}

// steps returns the next stops of the piece on a square; on its own square a pawn may also capture
// in passing.
func (r *reach) steps(from board.Square) board.Bitboard {
	if r.kind == board.Pawn && from == r.from {
		return r.keys.pawnSteps(from, r.keys.Enemy|r.keys.passing)
	}
	return r.keys.Steps(r.kind, from)
}

// captures reports whether the move from one square to another takes something.
func (r *reach) captures(from, to board.Square) bool {
	return r.keys.Enemy.Has(to) || r.kind == board.Pawn && from == r.from && r.keys.passing.Has(to) &&
		from.File() != to.File()
}

// trace returns the stops of all shortest ways to squares that the piece reaches in the given
// number of moves: a stop counts when the next move can reach a stop that counts.
func (r *reach) trace(to board.Bitboard, moves int) (ways layers) {
	ways[moves] = to
	for k := moves - 1; k >= 0; k-- {
		for rest := r.levels[k] & r.inner; rest != 0; rest = rest.ClearLowest() {
			if square := rest.Lowest(); r.onward[square]&ways[k+1] != 0 {
				ways[k] |= square.Bitboard()
			}
		}
	}
	return ways
}

// walk tries the ways through the layers that begin with the first k stops of t, one after the
// other in t itself, until one is enough, and reports whether one was.
func (r *reach) walk(t *Trajectory, ways *layers, k int, enough func() bool) bool {
	if k == int(t.Moves) {
		return enough()
	}
	beta := t.beta
	for rest := r.onward[t.start(k)] & ways[k+1]; rest != 0; rest = rest.ClearLowest() {
		to := rest.Lowest()
		t.step(k, to, r.captures(t.start(k), to))
		t.beta = beta | t.BetaBefore(k)
		if r.walk(t, ways, k+1, enough) {
			return true
		}
	}
	t.beta = beta
	return false
}
