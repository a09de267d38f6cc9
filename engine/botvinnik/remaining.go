package botvinnik

import (
	"slices"
)

// remaining is the time that is left to a line, in halves of a half-move: a check by a side that
// has much to lose takes half of one (ruling).
type remaining int

// What moves take of the time that is left to a line. An answer to check takes nothing.
const (
	wholePly     remaining = 2
	halfPlyCheck remaining = 1
)

// threshold is what must be doomed of a side for its checks to take half a half-move: more than a
// rook.
const threshold = 5*pawn + 1

// plies returns the time for a number of half-moves.
func plies(n int) remaining { return remaining(n) * wholePly }

// whole returns the number of half-moves for which the time is enough.
func (r remaining) whole() int { return int(r / wholePly) }

// after returns the time that is left after a move from a node, by which the opponent is now in
// check or is not.
func (g *game) after(here *ply, left remaining, gaveCheck bool) remaining {
	switch {
	case here.check:
		return left
	case gaveCheck && g.halfPlyChecks && g.endangered(here):
		return left - halfPlyCheck
	}
	return left - wholePly
}

// endangered reports whether more than a rook is doomed at a node, where the side to move must not
// be in check.
func (g *game) endangered(here *ply) bool {
	if !here.weighed {
		list := here.threats
		if !here.listed {
			g.spare = g.threats(here, g.spare)
			list = g.spare
		}
		here.weighed = true
		here.endangered = slices.ContainsFunc(list, func(t threat) bool { return t.value >= threshold })
	}
	return here.endangered
}
