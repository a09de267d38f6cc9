package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/trajectory"
)

// threat is an attack of the opponent that is irresistible if the side to move does nothing about it.
type threat struct {
	way    trajectory.Trajectory
	object int32 // what it wins, in units of the score
}

// threats looks at the position as if the side to move had passed, and lists the opponent's attacks with F = 1: those
// that capture at once, and those in two moves on the king and on the last rank.
func (g *game) threats(p *board.Position, list []threat) []threat {
	list = list[:0]
	var passed board.Position
	p.MakePass(&passed)
	g.charts.RebuildSide(&passed, 3, passed.Turn())
	fresh := false
	for i := range g.charts.Trajectories {
		t := &g.charts.Trajectories[i]
		if t.HalfMoves > 1 && !t.Promotion && p.At(t.Target).Kind() != board.King {
			continue
		}
		if !fresh {
			g.judge.Reset(&passed, 4)
			fresh = true
		}
		if object := g.judge.Doomed(t); object > 0 {
			list = append(list, threat{*t, int32(object) * pawn})
		}
	}
	return list
}

// worst gives the greatest object of some threats, and the greatest of those that the first leaves alone.
func worst(list []threat) (first, second int32) {
	var target board.Square
	for i := range list {
		if t := &list[i]; t.object > first {
			first, target = t.object, t.way.Target
		}
	}
	for i := range list {
		if t := &list[i]; t.way.Target != target {
			second = max(second, t.object)
		}
	}
	return first, second
}

// denies tells whether a move is a first denial of a threat: it retreats the target, captures the attacker, blocks the way,
// or brings a piece from where it controls a stop.
func (t *threat) denies(p *board.Position, move board.Move) bool {
	from, to := move.From(), move.To()
	if from == t.way.Target || to == t.way.From {
		return true
	}
	way := t.way.Beta()
	for _, s := range t.way.Stops() {
		way |= s.Bitboard()
	}
	if way.Has(to) {
		return true
	}
	occupied := p.Occupied()&^from.Bitboard() | to.Bitboard()
	if bears(p.At(from), to, occupied)&way&^to.Bitboard() != 0 {
		return true
	}
	king := t.way.Target == p.KingSquare(p.Turn())
	return king && board.KingAttacks(t.way.Target).Has(from)
}

// bears gives the squares that a piece on a square controls.
func bears(piece board.Piece, s board.Square, occupied board.Bitboard) board.Bitboard {
	switch piece.Kind() {
	case board.Pawn:
		return board.PawnAttacks(piece.Colour(), s)
	case board.Knight:
		return board.KnightAttacks(s)
	case board.Bishop:
		return board.BishopAttacks(s, occupied)
	case board.Rook:
		return board.RookAttacks(s, occupied)
	case board.Queen:
		return board.QueenAttacks(s, occupied)
	}
	return board.KingAttacks(s)
}
