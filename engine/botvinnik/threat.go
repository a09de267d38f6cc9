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
func (g *game) threats(here *ply, list []threat) []threat {
	if !here.laidOut {
		g.findPossible(here)
	}
	list = list[:0]
	for i := range g.possible {
		if value := g.judgeThreat(&g.possible[i]); value > 0 {
			list = append(list, threat{*g.possible[i].way, value})
		}
	}
	return list
}

// possibleThreat is an attack of the opponent that may be a threat. It is judged when that can make a
// difference: six in seven of the positions in which a side may stop ask for the dearest threat only.
type possibleThreat struct {
	way    *trajectory.Trajectory
	most   eval.Score // that it can win
	value  eval.Score // that it wins,
	judged bool       // which was asked
}

// findPossible finds the attacks that may be threats at a position, those that can win most first.
func (g *game) findPossible(here *ply) {
	here.laidOut = true
	g.possible = g.possible[:0]
	if !g.doomed {
		return
	}
	var passed board.Position
	here.position.MakePass(&passed)
	if g.zones {
		g.attacks.RebuildSide(&passed, g.horizon, passed.Turn())
	} else {
		g.attacks.RebuildThreats(&passed, g.horizon)
	}
	if len(g.attacks.Trajectories) > 0 {
		g.judge.Reset(&passed, denialHorizon(g.horizon))
	}
	for i := range g.attacks.Trajectories {
		way := &g.attacks.Trajectories[i]
		c := possibleThreat{way: way, most: eval.Score(g.judge.TargetValue(way)) * pawn}
		k := len(g.possible)
		g.possible = append(g.possible, c)
		for ; k > 0 && g.possible[k-1].most < c.most; k-- {
			g.possible[k] = g.possible[k-1]
		}
		g.possible[k] = c
	}
}

// judgeThreat returns what a possible threat wins, 0 if it does not go through.
func (g *game) judgeThreat(c *possibleThreat) eval.Score {
	if !c.judged {
		c.value, c.judged = eval.Score(g.judge.Doomed(c.way))*pawn, true
	}
	return c.value
}

// listThreats keeps the threats at a node, where they make a difference.
func (g *game) listThreats(here *ply) {
	if here.atStake {
		here.threats, here.listed = g.threats(here, here.threats), true
	}
}

// dearest returns the dearest of the possible threats that go through, but for those on one square, and
// nil if there is none. It judges no more than can make a difference.
func (g *game) dearest(except board.Square) (best *possibleThreat) {
	var most eval.Score
	for i := range g.possible {
		c := &g.possible[i]
		if c.most <= most {
			break
		}
		if c.way.Target != except && g.judgeThreat(c) > most {
			best, most = c, c.value
		}
	}
	return best
}

// threatensKing reports whether a threat to a king goes through. Those on a king come first, so that dearest
// has judged them.
func (g *game) threatensKing(king board.Square) bool {
	for i := range g.possible {
		if c := &g.possible[i]; c.way.Target == king && c.value > 0 {
			return true
		}
	}
	return false
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
