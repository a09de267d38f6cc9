package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/trajectory"
)

// hopeLength is how many half-moves a node must have left for the formula of hope to be asked, but
// for hope=book: below, asking costs more than what it saves (ruling).
const hopeLength = 3

// outOfSight is the q of an object that no attack within the horizon reaches.
const outOfSight = 100

// prospects are the attacks of the side to move at a node, by the squares of their objects.
type prospects struct {
	known  bool
	closed [64]int8       // q of the most open attack
	ways   [64]int8       // how many attacks have that q
	doomed [64]eval.Score // what an irresistible attack wins, by formula 4
	value  [64]eval.Score // what the object is worth
}

// prospectsOf judges all attacks of the side to move within the horizon, once for each node.
func (g *game) prospectsOf(here *ply) *prospects {
	s := &here.prospects
	if s.known {
		return s
	}
	*s = prospects{known: true}
	for i := range s.closed {
		s.closed[i] = outOfSight
	}
	p := &here.position
	g.attacks.RebuildSide(p, g.horizon, p.Turn())
	g.judge.Reset(p, judgedHorizon(g.horizon))
	for i := range g.attacks.Trajectories {
		t := &g.attacks.Trajectories[i]
		if s.doomed[t.Target] > 0 {
			continue
		}
		q := g.judge.Closed(t, 0, outOfSight)
		s.count(t.Target, int8(q))
		s.value[t.Target] = max(s.value[t.Target], eval.Score(g.judge.TargetValue(t))*pawn)
		if q == 0 {
			s.doomed[t.Target] = eval.Score(g.judge.Doomed(t)) * pawn
		}
	}
	return s
}

// judgedHorizon is within how many half-moves denials are looked for against the attacks within a horizon, where it is
// asked what is doomed.
func judgedHorizon(horizon int) int { return min(horizon+1, trajectory.MaxHorizon) }

// count notes an attack with its q.
func (s *prospects) count(object board.Square, q int8) {
	switch {
	case q < s.closed[object]:
		s.closed[object], s.ways[object] = q, 1
	case q == s.closed[object]:
		s.ways[object]++
	}
}

// account is what the hope formula compares at a node for the side to move, in units of the score.
type account struct {
	lost   eval.Score // what is missing to the lower bound
	doomed eval.Score // the sum of the doomed objects
	nearer eval.Score // the sum of the objects that came nearer, or no farther
}

// account draws up the account of the side to move against a lower bound. What came nearer is seen
// by comparison with the node two half-moves before, when the side had its last turn.
func (g *game) account(ply int, bound eval.Score) account {
	here := &g.plies[ply]
	before, now := g.prospectsOf(&g.plies[ply-2]), g.prospectsOf(here)
	a := account{lost: bound - material(&here.position)}
	for s := range now.closed {
		a.doomed += now.doomed[s]
		if now.doomed[s] == 0 && g.comesNearer(before, now, board.Square(s)) {
			a.nearer += now.value[s]
		}
	}
	return a
}

// comesNearer applies formula 10 to an object: q went down, or a new way with the same q has
// appeared. With hope=kept it is enough that q did not go up.
func (g *game) comesNearer(before, now *prospects, s board.Square) bool {
	change := int(now.closed[s]) - int(before.closed[s])
	if now.closed[s] == outOfSight || change > 0 {
		return false
	}
	return g.hope == hopeKept || now.ways[s] > before.ways[s] || Gamma(change) == 1
}

// hopeBound returns what the side to move compares its material with. By the book that is what it
// had at the beginning of the line; else what it has for certain elsewhere, the bound that is given
// (ruling).
func (g *game) hopeBound(ply int, bound eval.Score) eval.Score {
	if g.hope != hopeBook {
		return bound
	}
	start := material(&g.plies[0].position)
	if g.plies[ply].position.Turn() != g.plies[0].position.Turn() {
		start = -start
	}
	return start
}

// asksHope reports whether the formula of hope is asked at a node: the side to move is not in
// check, has had a turn on the line before, and is behind its bound while there is still much to
// examine.
func (g *game) asksHope(ply int, left remaining, bound eval.Score) bool {
	here := &g.plies[ply]
	if g.hope == hopeOff || ply < 2 || here.check || g.hope != hopeBook && left.whole() < hopeLength {
		return false
	}
	return material(&here.position) < g.hopeBound(ply, bound)
}

// pruneByHope reports whether the side to move should give up the line, because the formula of hope
// fails.
func (g *game) pruneByHope(ply int, left remaining, bound eval.Score) bool {
	if !g.asksHope(ply, left, bound) {
		return false
	}
	a := g.account(ply, g.hopeBound(ply, bound))
	return !Hope(int(a.lost), int(a.doomed), int(a.nearer))
}
