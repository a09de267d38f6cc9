package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/trajectory"
)

// zoneClosed is how many squares of an attack may be closed for it to have a zone (ruling).
const zoneClosed = 2

// zonesHorizon is the least horizon at which longer attacks, and with them zones, are on the map.
const zonesHorizon = 3

// zones are, for every move of the side to move, the objects in whose zones it has a part: the enemy pieces and
// squares of promotion that own attacks aim at, and those that the opponent's do.
type zones [64][64]board.Bitboard

// of returns how many objects a move serves.
func (z *zones) of(move board.Move) int { return z[move.From()][move.To()].Count() }

// underpromotes reports whether a move promotes to less than a queen: with zones an attack that ends on the last
// rank is worth a queen, and no less is tried (ruling).
func underpromotes(move board.Move) bool {
	return move.IsPromotion() && move.Promotion() != board.Queen
}

// drawZones finds the moves of the side to move in the zones of the attacks of both sides.
func (g *game) drawZones(here *ply) {
	if here.zones == nil {
		here.zones = new(zones)
	}
	z, p := here.zones, &here.position
	*z = zones{}
	g.judge.Reset(p, denialHorizon(here.horizon))
	g.attacks.Rebuild(p, here.horizon)
	for i := range g.attacks.Trajectories {
		t := &g.attacks.Trajectories[i]
		note := func(s trajectory.Step) { z[s.From][s.To] |= t.Target.Bitboard() }
		if t.Side == p.Turn() {
			note(t.First())
		}
		g.judge.Zone(t, p.Turn(), zoneClosed, note)
	}
}
