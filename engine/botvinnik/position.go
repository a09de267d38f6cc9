package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// positional reports whether the value of stopping has a positional part: values of the third type, or the openness of
// attacks by formula 11. It stays below a pawn either way (ruling).
func (g *game) positional() bool { return g.third > 0 || g.leaves > 0 }

// addPosition tallies the positional part of a position for both sides.
func (g *game) addPosition(p *board.Position, tally *eval.Tally) {
	for side := board.White; side <= board.Black; side++ {
		weight := g.style.own
		if side != p.Turn() {
			weight = g.style.enemy
		}
		if weight *= g.leaves; weight > 0 {
			g.openAttacks(p, side, func(target board.Square, open int) {
				tally.Add(termOpen, side, int32(weight*open), target.Bitboard())
			})
		}
		if value, on := g.expected(p, side); g.third > 0 && value > 0 {
			tally.Add(termExpected, side, int32(g.third*value), on.Bitboard())
		}
	}
}

// expected returns the dearest piece of a side on which an attack within the positional horizon would have F = 1 with
// the pieces of that horizon, and has not without, and what it is worth; 0 for none.
func (g *game) expected(p *board.Position, side board.Colour) (dearest int, on board.Square) {
	horizon := min(g.horizon, positionalHorizon)
	g.attacks.RebuildSide(p, horizon, side.Opponent())
	g.judge.Reset(p, denialHorizon(horizon))
	for i := range g.attacks.Trajectories {
		t := &g.attacks.Trajectories[i]
		if t.Promotion || g.judge.TargetValue(t) <= dearest || g.judge.Doomed(t) > 0 {
			continue
		}
		if a := g.judge.Expected(t); taken(p, &a) && a.Value > dearest {
			dearest, on = a.Value, t.Target
		}
	}
	return dearest, on
}

// gains reports whether a value is a gain over the balance on the board: more, or at least a pawn more where positions
// have a value of their own.
func (g *game) gains(score, balance eval.Score) bool {
	if g.positional() {
		return score >= balance+pawn
	}
	return score > balance
}
