package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/trajectory"
)

// denialHorizon returns the horizon for all denials that are in time against the attacks within a
// horizon: those of one half-move more, and the answers to an attack in one half-move and its
// preparation in any case.
func denialHorizon(horizon int) int { return min(max(horizon+1, 4), trajectory.MaxHorizon) }

// threat is an attack of the opponent that is irresistible if the side to move does nothing about
// it.
type threat struct {
	way   trajectory.Trajectory
	value eval.Score // what it wins, in units of the score
}

// threats looks at the position as if the side to move had passed, and lists the opponent's attacks
// with F = 1: those that capture at once, and those within the horizon on the king and on the last
// rank. The side must not be in check.
func (g *game) threats(p *board.Position, list []threat) []threat {
	list = list[:0]
	if !g.doomed {
		return list
	}
	var passed board.Position
	p.MakePass(&passed)
	g.attacks.RebuildThreats(&passed, g.horizon)
	if len(g.attacks.Trajectories) > 0 {
		g.judge.Reset(&passed, denialHorizon(g.horizon))
	}
	for i := range g.attacks.Trajectories {
		t := &g.attacks.Trajectories[i]
		if value := g.judge.Doomed(t); value > 0 {
			list = append(list, threat{*t, eval.Score(value) * pawn})
		}
	}
	return list
}

// dearest returns the dearest threat to another square than the given one, the first of equals.
func dearest(list []threat, except board.Square) (best threat, found bool) {
	for i := range list {
		if t := &list[i]; t.value > best.value && t.way.Target != except {
			best, found = *t, true
		}
	}
	return best, found
}

// denies reports whether a move of the side to move is a first denial of the threat.
func (t *threat) denies(p *board.Position, move board.Move) bool {
	from, to := move.From(), move.To()
	// 1. Retreat of the target, or capture of the attacker where it stands.
	if from == t.way.Target || to == t.way.From {
		return true
	}
	// 2. Blockade of a stop or of a square that is passed over.
	var stops board.Bitboard
	for _, s := range t.way.Stops() {
		stops |= s.Bitboard()
	}
	if (stops | t.way.Beta()).Has(to) {
		return true
	}
	// 3. Control of a stop from the new square.
	occupied := p.Occupied()&^from.Bitboard() | to.Bitboard()
	if bears(p.At(from), to, occupied)&stops != 0 {
		return true
	}
	// 4. A square of retreat for the king.
	return t.way.Target == p.KingSquare(p.Turn()) && board.KingAttacks(t.way.Target).Has(from)
}

// bears returns the squares that a piece controls from a square.
func bears(piece board.Piece, s board.Square, occupied board.Bitboard) board.Bitboard {
	if piece.Type() == board.Pawn {
		return board.PawnAttacks(piece.Colour(), s)
	}
	keys := trajectory.Keys{Side: piece.Colour(), Enemy: occupied}
	return keys.Steps(piece.Type(), s)
}
