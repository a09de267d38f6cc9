package botvinnik

import (
	"cmp"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
)

// style is what tells players apart in the game of changing functions.
type style struct {
	closed     int // v of formula 11
	own, enemy int // weights
}

const (
	// checkedLength is the length of the game of annihilation that finds out whether a
	// positional move is refuted.
	checkedLength = 4
	// positionalHorizon limits the horizon of the maps of which q is summed.
	positionalHorizon = 3
)

// Change is a legal move as the game of changing functions sees it: the sums of v - q over the
// pairs of attacker and object before and after it.
type Change struct {
	Move                    board.Move
	OwnBefore, OwnAfter     int
	EnemyBefore, EnemyAfter int
	Weight                  int // by the style: the more the better
}

// changes weighs all legal moves, the best first. It goes no further once stop, which may be nil,
// says so.
func (g *game) changes(p *board.Position, stop func() bool) []Change {
	var legal board.MoveList
	p.Legal(&legal)
	list := make([]Change, 0, legal.Len())
	before := g.beforeChange(p)
	for _, move := range legal.All() {
		list = append(list, g.change(p, before, move))
		if stop != nil && stop() {
			break
		}
	}
	slices.SortStableFunc(list, func(a, b Change) int { return cmp.Compare(b.Weight, a.Weight) })
	return list
}

// beforeChange returns the half of a change that all moves share.
func (g *game) beforeChange(p *board.Position) Change {
	return Change{OwnBefore: g.openness(p, p.Turn()), EnemyBefore: g.openness(p, p.Turn().Opponent())}
}

// change weighs one move.
func (g *game) change(p *board.Position, c Change, move board.Move) Change {
	var after board.Position
	p.Make(move, &after)
	c.Move = move
	c.OwnAfter, c.EnemyAfter = g.openness(&after, p.Turn()), g.openness(&after, p.Turn().Opponent())
	c.Weight = g.style.own*(c.OwnAfter-c.OwnBefore) + g.style.enemy*(c.EnemyBefore-c.EnemyAfter)
	return c
}

// openness is the sum of v - q over the pairs of attacker and object of one side, by the most open
// trajectory of each pair; those with q of v or more do not count (formula 11). A side that is not
// to move is given one half-move more, so that it has as many moves.
func (g *game) openness(p *board.Position, side board.Colour) (sum int) {
	g.openAttacks(p, side, func(_ board.Square, open int) { sum += open })
	return sum
}

// openAttacks walks over the objects of each piece of a side with the v - q of its most open way there.
func (g *game) openAttacks(p *board.Position, side board.Colour, each func(target board.Square, open int)) {
	horizon := min(g.horizon, positionalHorizon)
	if p.Turn() != side {
		horizon++
	}
	g.attacks.RebuildSide(p, horizon, side)
	g.judge.Reset(p, min(horizon+1, trajectory.MaxHorizon))
	for from := board.A1; from <= board.H8; from++ {
		var open [64]int
		ways := g.attacks.ByPiece(from)
		for i := range ways {
			target := &open[ways[i].Target]
			limit := g.style.closed - *target // what counts, or is more open than the pair's best way
			if q := g.judge.Closed(&ways[i], trajectory.PositionalReserve, limit); Counts(q, limit) {
				*target = g.style.closed - q
			}
		}
		for target, n := range open {
			if n > 0 {
				each(board.Square(target), n)
			}
		}
	}
}

// changeFunctions tries the legal moves in the order of how they change the functions, and chooses
// the first that the game of annihilation does not refute: that keeps what the latter has found. If
// all are refuted in the shorter calculation, the move that was found is examined again at its full
// length.
func (g *game) changeFunctions(kind tree.NodeType, found, chosen *outcome) {
	here := &g.plies[0]
	here.reset()
	g.pv.Clear(0)
	if !g.run.Stage(kind, g.horizon, -mate, mate) {
		return
	}
	stage := outcome{score: -mate, beta: mate, stage: "changing functions", horizon: g.horizon, length: g.lengthOfCheck()}
	reason := tree.ReasonComplete
	list := g.changes(&here.position, g.run.Poll)
	g.changed.note(g.run.Open(), list)
	target := g.target(found)
	for i, c := range list {
		g.run.Progress(search.Progress{Moves: len(list), Number: i + 1, Score: found.score})
		if reason = g.attempt(&stage, c.Move, target); reason != tree.ReasonComplete {
			break
		}
	}
	if reason == tree.ReasonComplete && len(found.line) > 0 && stage.score < found.score-g.slack() {
		stage.length = found.length
		reason = g.attempt(&stage, found.line[0], found.score)
	}
	g.leaveStage(chosen, &stage, reason, reason != tree.ReasonStopped)
}

// target is what a positional move must reach to be chosen: what the game of annihilation has found, or, where
// positions have a value of their own, more than any move, so that the best of all is played.
func (g *game) target(found *outcome) eval.Score {
	if g.positional() {
		return mate
	}
	return found.score
}

// slack is how much less than what was found a positional move may be worth: what positions are worth beside pieces.
func (g *game) slack() eval.Score {
	if g.positional() {
		return pawn - 1
	}
	return 0
}

// nearerMate plays the game of changing functions where a mate was found that may not be the nearest:
// it tries all legal moves for a mate in two, which can begin with a move that is on no map (ruling).
func (g *game) nearerMate(found *outcome) {
	here := &g.plies[0]
	here.reset()
	g.pv.Clear(0)
	if !g.run.Stage(typeFunctions, g.horizon, -mate, mate) {
		return
	}
	stage := outcome{score: mateInTwo - 1, beta: mate, stage: "changing functions", horizon: g.horizon, length: g.lengthOfCheck()}
	reason := tree.ReasonComplete
	list := g.changes(&here.position, g.run.Poll)
	g.changed.note(g.run.Open(), list)
	for _, c := range list {
		if reason = g.attempt(&stage, c.Move, mateInTwo); reason != tree.ReasonComplete {
			break
		}
	}
	if reason != reasonFound {
		stage.score, stage.beta, stage.line = -mate, mate, nil
	}
	g.leaveStage(found, &stage, reason, reason == reasonFound)
}

// lengthOfCheck returns the length of the game of annihilation that finds out whether a positional
// move is refuted.
func (g *game) lengthOfCheck() int { return min(checkedLength, g.maxLength) }

// attempt examines a move in the game of changing functions: reasonFound says that it reaches the
// target.
func (g *game) attempt(stage *outcome, move board.Move, target eval.Score) tree.Reason {
	here := &g.plies[0]
	class := search.ClassOf(&here.position, move)
	beta := max(target, stage.score+1)
	value, ok := g.makeMove(here, move, class, 0, plies(stage.length), stage.score, beta)
	if !ok {
		return tree.ReasonStopped
	}
	if value > stage.score || len(stage.line) == 0 {
		g.run.Improve()
		g.pv.Keep(0, move)
		stage.score, stage.beta, stage.line = value, beta, g.pv.Line()
	}
	if value >= target {
		return reasonFound
	}
	return tree.ReasonComplete
}

// unexamined chooses a move when the search was stopped before it could examine one: of those that
// lose the least by a capture, the one that changes the functions most. Its
// value is that of stopping, as far as it was found.
func (g *game) unexamined(found *outcome) outcome {
	p := &g.plies[0].position
	best := outcome{score: material(p), beta: mate, node: found.node}
	if found.node != tree.None { // to stop was better than the moves of the map
		best.score, best.beta = found.score, found.beta
	}
	least := eval.Score(2 * mate)
	for _, c := range g.changes(p, nil) {
		var next board.Position
		p.Make(c.Move, &next)
		if risk := mostTaken(&next) - gain(p, c.Move); risk < least {
			least, best.line = risk, []board.Move{c.Move}
		}
	}
	return best
}

// mostTaken returns what the best exchange wins for the side to move.
func mostTaken(p *board.Position) (most eval.Score) {
	var captures board.MoveList
	p.Captures(&captures)
	for _, move := range captures.All() {
		most = max(most, eval.Score(p.SEE(move, &pieceValues)))
	}
	return most
}
