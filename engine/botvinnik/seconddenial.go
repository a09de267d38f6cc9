package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/trajectory"
)

// A denial of a denial takes a move and the answer to it, so the attack that it serves must be that
// much shorter than the horizon (ruling).
const (
	secondsTime    = 2
	secondsHorizon = secondsTime + trajectory.MinHorizon
)

// secondDenials looks for the own attacks of which one square is closed, and notes what could open
// it: the first moves against the ways of those who deny it, and the squares on which one supporter
// more could win the exchange.
func (g *game) secondDenials(here *ply) {
	p := &here.position
	g.attacks.RebuildSide(p, here.horizon-secondsTime, p.Turn())
	if len(g.attacks.Trajectories) == 0 {
		return
	}
	g.judge.Reset(p, here.horizon)
	for i := range g.attacks.Trajectories {
		t := &g.attacks.Trajectories[i]
		if g.judge.Closed(t, 0, 2) != 1 {
			continue
		}
		a := g.judge.Attack(t)
		for k := range a.Alphas {
			for _, d := range a.Alphas[k].Denials {
				if d.Works {
					here.deny(&d)
				}
			}
		}
	}
}

// deny notes what could be done against a denial.
func (here *ply) deny(d *trajectory.Denial) {
	for _, alpha := range d.Approach.Alphas {
		for _, second := range alpha.Denials {
			here.seconds = append(here.seconds, second.Way.First())
		}
	}
	if d.Kind == trajectory.Control {
		here.contested |= d.Square.Bitboard()
	}
}

// supports reports whether a move begins a denial of a denial, or brings a supporter to a contested
// square.
func (here *ply) supports(move board.Move) bool {
	from, to := move.From(), move.To()
	for _, s := range here.seconds {
		if s.From == from && s.To == to {
			return true
		}
	}
	if here.contested == 0 {
		return false
	}
	piece, occupied := here.position.At(from), here.position.Occupied()
	now := bears(piece, from, occupied)
	return here.contested&bears(piece, to, occupied&^from.Bitboard()|to.Bitboard())&^now != 0
}
