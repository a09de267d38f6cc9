package trajectory

import "drevo/engine/board"

// The horizon of a map, in half-moves.
const (
	MinHorizon = 1
	MaxHorizon = 7
)

// Map holds all shortest attack trajectories of both sides in one position within a horizon. The
// zero Map is empty and may be rebuilt.
type Map struct {
	Horizon      int
	Trajectories []Trajectory // by the piece's square, then by time, then by target and stops

	turn   board.Colour
	starts [65]int32 // Trajectories[starts[s]:starts[s+1]] are those of the piece on s
	first  [64]board.Bitboard
	reach  reach // of the piece whose trajectories are being laid out
}

// Build makes the map of a position. A horizon outside 1 to 7 is moved to the nearest end;
// Map.Horizon says which was used. A middle-game position costs a few microseconds at horizon 3 and
// a few dozen at horizon 7. The number of trajectories needs no limit: the greatest among 300,000
// random and crowded positions at horizon 7 was 611.
func Build(p *board.Position, horizon int) *Map {
	m := new(Map)
	m.Rebuild(p, horizon)
	return m
}

// Rebuild makes the map of another position in the memory of this one. It allocates only while the
// map grows beyond what it has held before. Slices and pointers into the old map become invalid.
func (m *Map) Rebuild(p *board.Position, horizon int) {
	m.rebuild(p, horizon, p.Occupied(), false)
}

// RebuildSide is Rebuild for the attacks of one side only, at half the cost.
func (m *Map) RebuildSide(p *board.Position, horizon int, side board.Colour) {
	m.rebuild(p, horizon, p.Side(side), false)
}

// RebuildThreats is RebuildSide for the side to move, with those attacks only that capture at once,
// or that end on the king or on the last rank.
func (m *Map) RebuildThreats(p *board.Position, horizon int) {
	m.rebuild(p, horizon, p.Side(p.Turn()), true)
}

// rebuild makes the map of the attacks of some pieces, of all or of the threats among them.
func (m *Map) rebuild(p *board.Position, horizon int, pieces board.Bitboard, threats bool) {
	m.Horizon = min(max(horizon, MinHorizon), MaxHorizon)
	m.Trajectories = m.Trajectories[:0]
	m.turn = p.Turn()
	m.first = [64]board.Bitboard{}
	sides := [2]Keys{KeysOf(p, board.White), KeysOf(p, board.Black)}
	for square := board.A1; square <= board.H8; square++ {
		m.starts[square] = int32(len(m.Trajectories))
		if !pieces.Has(square) {
			continue
		}
		piece := p.At(square)
		if moves := m.movesIn(piece.Colour()); moves > 0 {
			m.reach.explore(&sides[piece.Colour()], piece.Type(), square, moves)
			m.layOut(threats)
		}
	}
	m.starts[64] = int32(len(m.Trajectories))
}

// movesIn returns the number of moves that a side has within the horizon.
func (m *Map) movesIn(side board.Colour) int { return movesIn(m.Horizon, side == m.turn) }

// layOut adds the trajectories of the piece that was just explored, all or the threats among them.
func (m *Map) layOut(threats bool) {
	r := &m.reach
	targets := r.targets()
	for k := 1; k <= r.moves; k++ {
		if threats && k == 2 {
			targets &= r.grave()
		}
		if single := targets.Count() == 1; single && !r.reaches(targets.Lowest(), k) {
			continue
		} else if single {
			m.layWays(targets.Lowest(), k)
			return
		}
		for rest := r.level(k) & targets; rest != 0; rest = rest.ClearLowest() {
			m.layWays(rest.Lowest(), k)
		}
	}
}

// grave returns the targets on which an attack of several moves is a threat: the king, and for
// a pawn the last rank.
func (r *reach) grave() board.Bitboard {
	if r.kind == board.Pawn {
		return r.keys.king | r.keys.lastRank()
	}
	return r.keys.king
}

// targets returns the squares that are worth reaching for the explored piece.
func (r *reach) targets() board.Bitboard {
	if r.kind != board.Pawn {
		return r.keys.Enemy
	}
	return r.keys.Enemy | r.keys.lastRank() | r.level(1)&r.keys.passing
}

// layWays adds all shortest trajectories of the explored piece to one square.
func (m *Map) layWays(to board.Square, moves int) {
	r := &m.reach
	t := Trajectory{
		Side: r.keys.Side, Piece: r.kind, From: r.from, Target: to,
		Moves:     uint8(moves),
		HalfMoves: uint8(m.halfMoves(r.keys.Side, moves)),
	}
	if r.kind == board.Pawn {
		t.Promotion = r.keys.lastRank().Has(to)
		if moves == 1 && r.keys.passing.Has(to) {
			t.EnPassant = true
			t.Target = board.NewSquare(to.File(), r.from.Rank())
		}
	}
	ways := r.trace(to.Bitboard(), moves)
	m.first[r.from] |= ways[1]
	r.walk(&t, &ways, 0, func() bool {
		m.Trajectories = append(m.Trajectories, t)
		return false
	})
}

// halfMoves returns the time that a side needs for a number of moves.
func (m *Map) halfMoves(side board.Colour, moves int) int {
	return HalfMoves(moves, side == m.turn)
}
