package botvinnik

import (
	"context"
	"fmt"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
)

// maxPly is the longest line in half-moves (ruling).
const maxPly = 100

// game is one search: the games of annihilation with a growing horizon, and then the game of changing functions.
type game struct {
	run     *search.Run
	horizon int // of this stage
	length  int // of this round

	charts     trajectory.Map
	judge      trajectory.Judge
	uncoverers board.Bitboard
	table      *table
	history    board.History
	frames     [maxPly + 2]frame
	progress   search.Progress

	maxHorizon, maxLength int
	persist               bool
}

// frame is what is kept for every half-move of the line.
type frame struct {
	position   board.Position
	check      bool
	threats    []threat
	candidates candidates
	line       line
	killers    [2]board.Move
}

// line is the best play found from a node on.
type line struct {
	moves [maxPly + 2]board.Move
	n     int
}

func newGame(ctx context.Context, task search.Task) *game {
	v := task.Values
	g := &game{
		run:        search.NewRun(ctx, task),
		history:    task.History.Clone(),
		maxHorizon: v.Int(optionHorizon),
		maxLength:  v.Int(optionLength),
		persist:    v.Bool(optionPersist),
		table:      newTable(),
	}
	g.frames[0].position = task.Position
	if g.history.Len() == 0 {
		g.history.Push(task.Position.Key(), true)
	}
	return g
}

// search plays the stages below the root.
func (g *game) search() search.Result {
	result := search.Result{}
	p := &g.frames[0].position
	var best int32 = -mate
	if g.run.Enter(board.NoMove, tree.KindRoot, tree.ClassNone, -mate, mate) {
		reason := tree.ReasonComplete
		if value, why, final := g.final(p, 0); final {
			best, reason = value, why
		} else {
			best = g.horizons(&result)
			if g.run.Stopped() {
				reason = tree.ReasonStopped
			}
		}
		g.run.Leave(board.NoMove, best, -mate, mate, reason)
	}
	result.Score = best
	result.Stopped = g.run.Stopped()
	result.Counts, result.Elapsed = g.run.End()
	if len(result.Line) > 0 {
		result.Move = result.Line[0]
	}
	return result
}

func (g *game) horizons(result *search.Result) int32 {
	best := int32(-mate)
	balance := material(&g.frames[0].position)
	for g.horizon = 1; g.horizon <= g.maxHorizon; g.horizon++ {
		if !g.run.Enter(board.NoMove, tree.KindIteration, tree.ClassNone, -mate, mate) {
			break
		}
		value := g.rounds(result, best)
		reason := tree.ReasonComplete
		if g.run.Stopped() {
			reason = tree.ReasonStopped
		}
		g.run.Leave(board.NoMove, value, -mate, mate, reason)
		if reason == tree.ReasonStopped {
			best = max(best, value)
			break
		}
		best = value
		if !g.persist && best > balance || best > lost || best < -lost {
			break
		}
	}
	return best
}

func (g *game) rounds(result *search.Result, before int32) int32 {
	best := int32(-mate)
	from, to := 0, g.maxLength
	switch g.horizon {
	case 1:
		to = 0
	case 2:
		from, to = 1, 2
	default:
		from = g.horizon - 1
	}
	for g.length = from; g.length <= to; g.length++ {
		if !g.run.Enter(board.NoMove, tree.KindRound, tree.ClassNone, -mate, mate) {
			break
		}
		value, reason := g.play(0, g.length, -mate, mate)
		g.run.Leave(board.NoMove, value, -mate, mate, reason)
		if reason == tree.ReasonStopped {
			if value >= max(best, before) && g.frames[0].line.n > 0 {
				best = value
				g.adopt(result)
			}
			break
		}
		best = value
		g.adopt(result)
		if debug != nil {
			debug(g, value)
		}
		if best > lost || best < -lost {
			break
		}
	}
	return best
}

var debug func(g *game, value int32)

func (g *game) adopt(result *search.Result) {
	l := &g.frames[0].line
	result.Line = append([]board.Move(nil), l.moves[:l.n]...)
	result.Note = fmt.Sprintf("Horizon %d half-moves, length %d.", g.horizon, g.length)
}
