package botvinnik

import (
	"cmp"
	"slices"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
)

// style is what tells players apart in the game of changing functions.
type style struct {
	closed     int // v of formula 11
	own, enemy int // weights
}

// checkedLength is the length of the game of annihilation that tells whether a positional move is refuted.
const checkedLength = 4

// Change is a legal move as the game of changing functions sees it: the sums of v - q over the pairs of attacker and
// object before and after it.
type Change struct {
	Move                    board.Move
	OwnBefore, OwnAfter     int
	EnemyBefore, EnemyAfter int
	Weight                  int // by the style, more is better
}

// changes weighs all legal moves, the best first.
func (g *game) changes(p *board.Position) []Change {
	var legal board.MoveList
	p.Legal(&legal)
	us, them := p.Turn(), p.Turn().Opponent()
	list := make([]Change, 0, legal.Len())
	ownBefore, enemyBefore := g.openness(p, us), g.openness(p, them)
	for _, move := range legal.All() {
		var after board.Position
		p.Make(move, &after)
		c := Change{Move: move, OwnBefore: ownBefore, EnemyBefore: enemyBefore, OwnAfter: g.openness(&after, us), EnemyAfter: g.openness(&after, them)}
		c.Weight = g.style.own*(c.OwnAfter-ownBefore) + g.style.enemy*(enemyBefore-c.EnemyAfter)
		list = append(list, c)
	}
	slices.SortStableFunc(list, func(a, b Change) int { return cmp.Compare(b.Weight, a.Weight) })
	return list
}

// openness is the sum of v - q over the pairs of attacker and object of one side, by the most open trajectory of each
// pair; those with q of v or more do not count (formula 11). A side that is not to move is given one half-move more, so
// that it has as many moves.
func (g *game) openness(p *board.Position, side board.Colour) (sum int) {
	horizon := g.horizon
	if p.Turn() != side {
		horizon++
	}
	horizon = min(horizon, trajectory.MaxHorizon)
	g.charts.RebuildSide(p, horizon, side)
	g.judge.Reset(p, min(horizon+1, trajectory.MaxHorizon))
	g.judge.Reserve = positionalReserve
	defer func() { g.judge.Reserve = 0 }()
	for from := board.A1; from <= board.H8; from++ {
		var open [64]int
		for i := range g.charts.ByPiece(from) {
			a := g.judge.Attack(&g.charts.ByPiece(from)[i])
			if q := a.Closed(); Counts(q, g.style.closed) {
				open[a.Target] = max(open[a.Target], g.style.closed-q)
			}
		}
		for _, n := range open {
			sum += n
		}
	}
	return sum
}

// positionalReserve is how many half-moves later a denial may come in the game of changing functions (ruling).
const positionalReserve = 2

// changeFunctions tries the legal moves in the order of how they change the functions, and takes the first that the game
// of annihilation does not refute. Best is what that game has found for the root.
func (g *game) changeFunctions(best *outcome) {
	f := &g.frames[0]
	f.check = f.position.InCheck()
	if !g.run.Enter(board.NoMove, tree.KindFunctions, tree.ClassNone, -mate, mate) {
		return
	}
	target, length := best.score, min(checkedLength, g.maxLength)
	stage := outcome{score: -mate, horizon: g.horizon, length: length, stage: "changing functions"}
	reason := tree.ReasonComplete
	list := g.changes(&f.position)
	for i, c := range list {
		g.report(search.Progress{Moves: len(list), Number: i + 1, Score: target})
		alpha := stage.score
		value, ok := g.try(f, c.Move, classOf(&f.position, c.Move), 0, length, alpha, max(target, alpha+1))
		if !ok {
			reason = tree.ReasonStopped
			break
		}
		if value > stage.score || len(stage.line) == 0 {
			g.keep(0, c.Move)
			stage.score, stage.line = value, append([]board.Move(nil), f.line.moves[:f.line.n]...)
		}
		if value >= target {
			reason = tree.ReasonFound
			break
		}
	}
	g.run.Leave(board.NoMove, stage.score, -mate, mate, reason)
	if len(best.line) == 0 || reason != tree.ReasonStopped {
		*best = stage
	}
}

// classOf names a move that need not be of the map.
func classOf(p *board.Position, move board.Move) tree.Class {
	switch {
	case move.IsCapture():
		return tree.ClassCapture
	case p.GivesCheck(move):
		return tree.ClassCheck
	case p.InCheck():
		return tree.ClassReply
	}
	return tree.ClassQuiet
}
