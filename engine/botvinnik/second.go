package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/trajectory"
)

// secondsHorizon is the horizon from which on denials of denials are moves of the map (ruling).
const secondsHorizon = 4

// secondDenials lists the first moves of the own denials that could close the way of those who deny an own attack.
func (g *game) secondDenials(f *frame) {
	p := &f.position
	g.charts.RebuildSide(p, f.horizon, p.Turn())
	g.judge.Reset(p, f.horizon)
	for i := range g.charts.Trajectories {
		a := g.judge.Attack(&g.charts.Trajectories[i])
		if a.Closed() != 1 {
			continue
		}
		for _, alpha := range a.Alphas {
			for _, d := range alpha.Denials {
				if d.Works {
					f.deny(d.Approach)
				}
			}
		}
	}
}

// deny notes the first moves against a denial's approach.
func (f *frame) deny(approach *trajectory.Path) {
	for _, alpha := range approach.Alphas {
		for _, second := range alpha.Denials {
			f.seconds = append(f.seconds, second.Way.First())
		}
	}
}

// supports reports whether a move begins a denial of a denial.
func (f *frame) supports(move board.Move) bool {
	for _, s := range f.seconds {
		if s.From == move.From() && s.To == move.To() {
			return true
		}
	}
	return false
}
