package trajectory

import "drevo/engine/board"

// The horizon of a map, in half-moves. The farthest is for kings and pawns; other pieces, of which each reaches every
// square in a few moves, go no farther than PieceHorizon (ruling).
const (
	MinHorizon   = 1
	PieceHorizon = 7
	MaxHorizon   = 11
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

// Build makes the map of a position. A horizon outside 1 to 11 is moved to the nearest end;
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
	m.rebuild(p, horizon, p.Occupied())
}

// RebuildSide is Rebuild for the attacks of one side only, at half the cost.
func (m *Map) RebuildSide(p *board.Position, horizon int, side board.Colour) {
	m.rebuild(p, horizon, p.Side(side))
}

// RebuildFirst finds the first squares of RebuildSide only: no trajectory is laid out.
func (m *Map) RebuildFirst(p *board.Position, horizon int, side board.Colour) {
	m.clear(p, horizon)
	keys := KeysOf(p, side)
	for rest := p.Side(side); rest != 0; rest = rest.ClearLowest() {
		square := rest.Lowest()
		moves := m.movesOf(p.At(square))
		r := &m.reach
		r.explore(&keys, p.At(square).Type(), square, moves)
		targets := r.targets()
		first := r.level(min(1, moves)) & targets
		for k := 2; k <= moves; k++ {
			if to := r.level(k) & targets; to != 0 {
				first |= r.trace(to, k)[1]
			}
		}
		m.first[square] = first
	}
}

// clear empties the map for a position and a horizon.
func (m *Map) clear(p *board.Position, horizon int) {
	m.Horizon = min(max(horizon, MinHorizon), MaxHorizon)
	m.Trajectories = m.Trajectories[:0]
	m.turn = p.Turn()
	m.first, m.starts = [64]board.Bitboard{}, [65]int32{}
}

// rebuild makes the map of the attacks of some pieces.
func (m *Map) rebuild(p *board.Position, horizon int, pieces board.Bitboard) {
	m.clear(p, horizon)
	sides := [2]Keys{KeysOf(p, board.White), KeysOf(p, board.Black)}
	for square := board.A1; square <= board.H8; square++ {
		m.starts[square] = int32(len(m.Trajectories))
		if !pieces.Has(square) {
			continue
		}
		piece := p.At(square)
		if moves := m.movesOf(piece); moves > 0 {
			m.reach.explore(&sides[piece.Colour()], piece.Type(), square, moves)
			m.layOut()
		}
	}
	m.starts[64] = int32(len(m.Trajectories))
}

// movesOf returns the number of moves that a piece has within the horizon.
func (m *Map) movesOf(piece board.Piece) int { return movesOf(piece, m.Horizon, m.turn) }

// layOut adds the trajectories of the piece that was just explored.
func (m *Map) layOut() {
	r := &m.reach
	targets := r.targets()
	for k := 1; k <= r.moves; k++ {
		for rest := r.level(k) & targets; rest != 0; rest = rest.ClearLowest() {
			m.layWays(rest.Lowest(), k)
		}
	}
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
