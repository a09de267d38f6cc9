package trajectory

import "drevo/engine/board"

// controls adds the denials by pieces that can capture the moving piece where it stands, at the latest one half-move
// after it has arrived. A controller's last move is looked at on the board of that time, its moves before on the board
// as it stands.
func (j *Judge) controls(m *melee, arrival int) {
	squares := bearers(m.enemy(), m.at, m.occupied())
	for rest := m.men[m.enemy()]; rest != 0; rest = rest.ClearLowest() {
		s := j.survey(rest.Lowest())
		for moves := 1; moves <= s.moves; moves++ {
			needed := j.halfMoves(m.enemy(), moves)
			if Rho(arrival, needed-j.Reserve, ForControl) == 1 {
				break
			}
			if from := s.levels[moves-1] & squares[s.kind]; from != 0 {
				d := j.control(m, s, from, moves)
				j.pending = append(j.pending, d)
				break
			}
		}
	}
}

// control gives one piece's control, its last move beginning on one of the given squares.
func (j *Judge) control(m *melee, s *survey, from board.Bitboard, moves int) Denial {
	d := Denial{Kind: Control, Square: m.at, Material: m.captured(s.kind, s.from)}
	d.Way, d.Approach = j.lastMove(s, from, m.at, moves)
	d.Way.step(moves-1, m.at, true)
	d.settle(Tau(d.Material) == 0)
	return d
}

// blockades adds the denials by pieces that can occupy the next stop of the moving piece, or a square that it passes
// over on the way there, before it comes. The target does not blockade: it retreats.
func (j *Judge) blockades(m *melee, i, arrival int) {
	t := m.trajectory
	squares := (t.stops[i].Bitboard() | t.BetaBefore(i)) &^ j.position.Occupied()
	if squares == 0 {
		return
	}
	for rest := m.men[m.enemy()] &^ t.Target.Bitboard(); rest != 0; rest = rest.ClearLowest() {
		s := j.survey(rest.Lowest())
		for moves := 1; moves <= s.moves; moves++ {
			if Rho(arrival, j.halfMoves(m.enemy(), moves)-j.Reserve, ForBlockade) == 1 {
				break
			}
			for on := s.levels[moves] & squares; on != 0; on = on.ClearLowest() {
				d := j.blockade(m, s, on.Lowest(), moves)
				j.pending = append(j.pending, d)
			}
		}
	}
}

// blockade gives one piece's blockade of one square. A blocked pawn cannot go on; another piece captures the blockader
// if that pays.
func (j *Judge) blockade(m *melee, s *survey, on board.Square, moves int) Denial {
	d := Denial{Kind: Blockade, Square: on}
	d.Way, d.Approach = j.lastMove(s, s.trace(on.Bitboard(), moves)[moves-1], on, moves)
	if m.trajectory.Piece == board.Pawn {
		d.settle(true)
		return d
	}
	d.Material = m.captures(s.kind, s.from, on)
	d.settle(Tau(d.Material) == 0)
	return d
}

// settle decides whether a denial works: formula 7 for one square.
func (d *Denial) settle(costs bool) {
	d.Costs = costs
	d.Works = costs && d.Approach.Function == 1
}

// lastMove puts together a denying piece's way to a square and its approach, the way up to the last move. That move
// begins on one of the given squares: the first to which the way is open, or else the first.
func (j *Judge) lastMove(s *survey, from board.Bitboard, to board.Square, moves int) (Trajectory, *Path) {
	var best *Path
	for rest := from; rest != 0 && (best == nil || best.Function == 0); rest = rest.ClearLowest() {
		if approach := j.approach(s.from, rest.Lowest(), moves-1); best == nil || approach.Function == 1 {
			best = approach
		}
	}
	way := best.Trajectory
	way.Target = to
	way.step(moves-1, to, false)
	way.Moves, way.HalfMoves = uint8(moves), uint8(j.halfMoves(way.Side, moves))
	way.beta |= way.BetaBefore(moves - 1)
	return way, best
}
