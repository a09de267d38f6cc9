package trajectory

import "drevo/engine/board"

// canRetreat reports whether the target has a half-move before it is taken.
func (j *Judge) canRetreat(t *Trajectory) bool {
	return t.HalfMoves >= 2 && j.position.At(t.Target) != board.NoPiece
}

// retreats lists the target's moves away, with the attacker on its last stop before the target.
// Capturing it there is control, not a retreat.
func (j *Judge) retreats(t *Trajectory, granted allowance) []Denial {
	mark := len(j.pending)
	x, kind, squares := j.beforeRetreat(t, granted)
	side := x.enemy()
	for rest := squares; rest != 0; rest = rest.ClearLowest() {
		to := rest.Lowest()
		won, lost := x.retreat(kind, to)
		way := Trajectory{Side: side, Piece: kind, From: t.Target, Target: to, Moves: 1}
		way.HalfMoves = uint8(j.halfMoves(side, 1))
		way.step(0, to, won > 0)
		way.beta = way.BetaBefore(0)
		j.pending = append(j.pending, Denial{
			Kind: Retreat, Way: way, Square: to, Material: lost - won, Costs: won >= lost, Works: won >= lost,
		})
	}
	return j.keep(mark)
}

// retreatWorks reports whether the target has a safe square to go to.
func (j *Judge) retreatWorks(t *Trajectory) bool {
	x, kind, squares := j.beforeRetreat(t, allowance{})
	if kind == board.King {
		return x.kingRetreats(squares)
	}
	for ; squares != 0; squares = squares.ClearLowest() {
		if won, lost := x.retreat(kind, squares.Lowest()); won >= lost {
			return true
		}
	}
	return false
}

// kingRetreats is retreatWorks for a king: any piece that bears on its new square takes it.
func (x *exchange) kingRetreats(squares board.Bitboard) bool {
	occupied, attackers := x.occupied(), x.pieces[x.trajectory.Side]
	squares &^= board.Attacks(x.kind, x.trajectory.Side, x.at, occupied)
	for ; squares != 0; squares = squares.ClearLowest() {
		to := squares.Lowest()
		if x.judge.position.AttackersTo(to, occupied|to.Bitboard())&attackers&^to.Bitboard() == 0 {
			return true
		}
	}
	return false
}

// beforeRetreat brings the attacker to its last stop before the target, takes the target off its
// square, and returns the squares to which it can go.
func (j *Judge) beforeRetreat(t *Trajectory, granted allowance) (x exchange, kind board.PieceType,
	squares board.Bitboard) {
	x = newExchange(j, t, granted)
	for i := range int(t.Moves) - 1 {
		x.moveTo(i)
	}
	side, kind := x.enemy(), j.position.At(t.Target).Type()
	x.pieces[side] &^= t.Target.Bitboard()
	keys := Keys{Side: side, Own: x.pieces[side], Enemy: x.pieces[t.Side] | x.at.Bitboard()}
	return x, kind, keys.Steps(kind, t.Target) &^ x.at.Bitboard()
}

// retreat returns what the target, already taken off its own square, wins on another and what it
// loses there to those who can capture it, the attacker among them.
func (x *exchange) retreat(kind board.PieceType, to board.Square) (won, lost int) {
	side, pieces := x.trajectory.Side, x.pieces
	if pieces[side].Has(to) {
		won = Value(x.judge.position.At(to).Type())
		pieces[side] &^= to.Bitboard()
	}
	join := joining{side: side, kind: x.kind, at: x.at, here: true, helpers: x.helpers(to)}
	return won, x.judge.exchangeValue(to, pieces, side, Value(kind), join)
}
