package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/trajectory"
)

// secondsHorizon is the horizon from which on denials of denials are moves of the map (ruling).
const secondsHorizon = 4

// secondDenials lists the first moves of the own denials that could close the way of those who deny
// an own attack.
func (g *game) secondDenials(here *ply) {
	p := &here.position
	g.attacks.RebuildSide(p, here.horizon, p.Turn())
	g.judge.Reset(p, here.horizon)
	for i := range g.attacks.Trajectories {
		a := g.judge.Attack(&g.attacks.Trajectories[i])
		if a.Closed() != 1 {
			continue
		}
		for _, alpha := range a.Alphas {
			for _, d := range alpha.Denials {
				if d.Works {
					here.deny(d.Approach)
				}
			}
		}
	}
}

// deny notes the first moves against a denial's approach.
func (here *ply) deny(approach *trajectory.Path) {
	for _, alpha := range approach.Alphas {
		for _, second := range alpha.Denials {
			here.seconds = append(here.seconds, second.Way.First())
		}
	}
}

// supports reports whether a move begins a denial of a denial.
func (here *ply) supports(move board.Move) bool {
	for _, s := range here.seconds {
		if s.From == move.From() && s.To == move.To() {
			return true
		}
	}
	return false
}
