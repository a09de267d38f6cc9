package botvinnik

import (
	"context"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/trajectory"
)

// game is one search: the games of annihilation with a growing horizon, and the game of changing
// functions.
type game struct {
	run      *search.Run
	table    *table // nil when switched off
	played   board.History
	progress search.Progress

	// What the options say.
	maxHorizon, maxLength int
	effort                uint64 // in positions; 0 for no limit
	untilGain             bool
	hope                  string
	doomed                bool
	uncover               bool
	halfPlyChecks         bool
	ordered               bool
	style                 style

	history [2][64][64]int32 // what moves have refuted so far, by side, origin and destination
	horizon int              // of the game of annihilation that is being played
	last    uint64           // the position at which its round is broken off; 0 for no limit
	plies   []ply            // by half-moves from the root

	// Maps are made here, and read before the next is made.
	attacks trajectory.Map
	judge   trajectory.Judge
	spare   []threat // memory for a list that is not kept
}

// newGame prepares the search of a task.
func newGame(ctx context.Context, task search.Task) *game {
	g := setUp(task.Position, task.Values, maxPly+1)
	g.run = search.NewRun(ctx, task)
	g.played = task.History.Clone()
	if g.played.Len() == 0 {
		g.played.Push(task.Position.Key(), true)
	}
	if task.Values.Bool(optionTable) {
		g.table = newTable()
	}
	return g
}

// setUp makes a game with room for a number of half-moves, which can be asked about positions, but
// not searched.
func setUp(p board.Position, v search.Values, halfMoves int) *game {
	g := &game{
		plies:         make([]ply, halfMoves+1),
		maxHorizon:    v.Int(optionHorizon),
		maxLength:     v.Int(optionLength),
		effort:        1000 * uint64(v.Int(optionEffort)),
		untilGain:     v.Text(optionUntil) == untilGain,
		hope:          v.Text(optionHope),
		doomed:        v.Bool(optionDoomed),
		uncover:       v.Bool(optionUncover),
		halfPlyChecks: v.Bool(optionHalfPlyChecks),
		ordered:       v.Bool(optionOrder),
		style:         style{closed: v.Int(optionClosed), own: v.Int(optionOwn), enemy: v.Int(optionEnemy)},
	}
	g.plies[0].position = p
	g.horizon = g.maxHorizon
	return g
}

// updateKillersAndHistory notes a move that was too good for the opponent, with the length of the calculation that
// it ended. Captures need no note: they come early anyway.
func (g *game) updateKillersAndHistory(here *ply, move board.Move, left remaining) {
	if move.IsCapture() {
		return
	}
	if here.killers[0] != move {
		here.killers[0], here.killers[1] = move, here.killers[0]
	}
	g.history[here.position.Turn()][move.From()][move.To()] += int32(left.whole()*left.whole() + 1)
}

// keep notes that a move, and the line found after it, is the best of its node.
func (g *game) keep(ply int, move board.Move) {
	here, below := &g.plies[ply].line, &g.plies[ply+1].line
	here.moves[0] = move
	here.n = 1 + copy(here.moves[1:], below.moves[:below.n])
}

func (g *game) report(p search.Progress) {
	g.progress = p
	g.run.Progress(p)
}
