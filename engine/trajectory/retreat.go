package trajectory

import "drevo/engine/board"

// canRetreat tells whether the target has a half-move before it is taken.
func (j *Judge) canRetreat(t *Trajectory) bool {
	return t.HalfMoves >= 2 && j.position.At(t.Target) != board.NoPiece
}

// retreats lists the target's moves away, with the attacker on its last stop before the target. Capturing it there is
// control, not a retreat.
func (j *Judge) retreats(t *Trajectory) []Denial {
	mark := len(j.pending)
	m, kind, squares := j.flight(t)
	side := m.enemy()
	for rest := squares; rest != 0; rest = rest.ClearLowest() {
		to := rest.Lowest()
		won, lost := m.retreat(kind, to)
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

// retreatWorks tells whether the target has a safe square to go to.
func (j *Judge) retreatWorks(t *Trajectory) bool {
	m, kind, squares := j.flight(t)
	for ; squares != 0; squares = squares.ClearLowest() {
		if won, lost := m.retreat(kind, squares.Lowest()); won >= lost {
			return true
		}
	}
	return false
}

// flight brings the attacker to its last stop before the target, takes the target off its square, and gives the squares to
// which it can go.
func (j *Judge) flight(t *Trajectory) (m melee, kind board.PieceType, squares board.Bitboard) {
	m = newMelee(j, t)
	for i := range int(t.Moves) - 1 {
		m.arrive(i)
	}
	side, kind := m.enemy(), j.position.At(t.Target).Type()
	m.men[side] &^= t.Target.Bitboard()
	keys := Keys{Side: side, Own: m.men[side], Enemy: m.men[t.Side] | m.at.Bitboard()}
	return m, kind, keys.Steps(kind, t.Target) &^ m.at.Bitboard()
}

// retreat gives what the target, already taken off its own square, wins on another and what it loses there to those
// who can capture it, the attacker among them.
func (m *melee) retreat(kind board.PieceType, to board.Square) (won, lost int) {
	side, men := m.trajectory.Side, m.men
	if men[side].Has(to) {
		won = Value(m.judge.position.At(to).Type())
		men[side] &^= to.Bitboard()
	}
	others := others{side: side, kind: m.kind, at: m.at, here: true, helpers: m.helpers(to)}
	return won, m.judge.trade(to, men, side, Value(kind), others)
}
