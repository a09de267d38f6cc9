package botvinnik

import (
	"slices"

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
		closed := g.judge.Closed(t, 0, 2)
		if closed == 0 && p.At(t.Target).Type() == board.King {
			here.net(g.judge.Attack(t))
		}
		if closed != 1 {
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

// net is what an attack on the king that nobody stops on its way still lacks: these squares, to which
// the king can go, must be denied.
type net struct {
	attacker board.Square
	retreats board.Bitboard
}

// net notes the squares to which the king can go from an attack.
func (here *ply) net(a trajectory.Attack) {
	n := net{attacker: a.From}
	for _, d := range a.Retreats {
		if d.Works {
			n.retreats |= d.Square.Bitboard()
		}
	}
	if n.retreats != 0 && !slices.Contains(here.nets, n) {
		here.nets = append(here.nets, n)
	}
}

// supports reports whether a move begins a denial of a denial, or brings a supporter to a contested
// square, or denies the king all squares to which it could go from an attack.
func (here *ply) supports(move board.Move) bool {
	from, to := move.From(), move.To()
	for _, s := range here.seconds {
		if s.From == from && s.To == to {
			return true
		}
	}
	if here.contested == 0 && len(here.nets) == 0 {
		return false
	}
	piece, occupied := here.position.At(from), here.position.Occupied()
	now, then := bears(piece, from, occupied), bears(piece, to, occupied&^from.Bitboard()|to.Bitboard())
	for _, n := range here.nets {
		if n.attacker != from && n.retreats&^then == 0 {
			return true
		}
	}
	return here.contested&then&^now != 0
}
