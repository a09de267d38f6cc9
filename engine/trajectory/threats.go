package trajectory

import (
	"slices"

	"drevo/engine/board"
)

// RebuildThreats is RebuildSide for the side to move, with those attacks only that capture at once,
// or that end on the king or on the last rank. A search asks for them wherever a side may stop, so
// most of them are found without following the piece over the board.
func (m *Map) RebuildThreats(p *board.Position, horizon int) {
	m.clear(p, horizon)
	side := p.Turn()
	keys := KeysOf(p, side)
	king := keys.king.Lowest()
	before := attackersByType(side, king, p.Occupied())
	for rest := p.Side(side); rest != 0; rest = rest.ClearLowest() {
		from := rest.Lowest()
		kind, moves := p.At(from).Type(), m.movesOf(p.At(from))
		if moves > 2 || kind == board.Pawn && keys.ambitious(from, moves) {
			m.reach.explore(&keys, kind, from, moves)
			m.layThreats()
			continue
		}
		steps := keys.Steps(kind, from)
		for to := steps & keys.Enemy; to != 0; to = to.ClearLowest() {
			m.layThreat(&keys, kind, from, to.Lowest(), to.Lowest(), 1)
		}
		if moves == 2 && kind != board.Pawn && !steps.Has(king) {
			for over := steps & before[kind]; over != 0; over = over.ClearLowest() {
				m.layThreat(&keys, kind, from, over.Lowest(), king, 2)
			}
		}
	}
}

// ambitious reports whether a pawn may come to the last rank or to the enemy king within a number of
// moves, or capture in passing.
func (k *Keys) ambitious(from board.Square, moves int) bool {
	last := board.Rank8
	if k.Side == board.Black {
		last = board.Rank1
	}
	rank := int(from.Rank())
	distance := func(s board.Square) int { return max(int(s.Rank())-rank, rank-int(s.Rank())) }
	return k.passing != 0 || distance(last.Lowest()) <= moves+1 || distance(k.king.Lowest()) <= moves+1
}

// layThreat adds an attack over one stop, or at once where the stop is the target.
func (m *Map) layThreat(keys *Keys, kind board.PieceType, from, over, target board.Square, moves int) {
	n := len(m.Trajectories)
	m.Trajectories = slices.Grow(m.Trajectories, 1)[:n+1]
	t := &m.Trajectories[n]
	*t = Trajectory{
		Side: keys.Side, Piece: kind, From: from, Target: target,
		Moves: uint8(moves), HalfMoves: uint8(m.halfMoves(keys.Side, moves)),
	}
	t.step(0, over, keys.Enemy.Has(over))
	t.beta = t.BetaBefore(0)
	if moves == 2 {
		t.step(1, target, true)
		t.beta |= t.BetaBefore(1)
	}
}

// layThreats adds the threats of the piece that was just explored.
func (m *Map) layThreats() {
	r := &m.reach
	targets := r.targets()
	for k := 1; k <= r.moves; k++ {
		if k == 2 {
			targets &= r.grave()
		}
		single := k > 1 && targets.Count() == 1
		if single && r.reaches(targets.Lowest(), k) {
			m.layWays(targets.Lowest(), k)
			return
		}
		for rest := r.level(k) & targets; rest != 0 && !single; rest = rest.ClearLowest() {
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
