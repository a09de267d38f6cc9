package botvinnik

import (
	"context"
	"time"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/trajectory"
)

// game is one search: the games of annihilation with a growing horizon, and the game of changing
// functions.
type game struct {
	run     *search.Run
	table   *table        // nil when switched off
	played  board.History // the game and the line, for repetitions
	pv      *search.PV
	killers *search.Killers
	history search.HistoryTable

	// What the options say.
	maxHorizon, maxLength int
	untilGain             bool
	hope                  string
	doomed                bool
	uncover               bool
	support               bool
	halfPlyChecks         bool
	ordered               bool
	scout                 bool
	verify                bool
	nearer                bool
	trial                 bool
	zones                 bool
	averted               bool
	third, leaves         int
	firstHorizon          int
	rounds                bool
	style                 style
	preset                string

	tries   bool     // stopping is tried
	changed *Changes // what was weighed; nil where nobody keeps it
	horizon int      // of the game of annihilation that is being played
	ended   string   // why the horizon grew no further
	effort  effort
	plies   []ply // by half-moves from the root

	// Maps are made here, and read before the next is made.
	attacks  trajectory.Map
	judge    trajectory.Judge
	possible []possibleThreat // of the opponent, at the node where they were found last
	spare    []threat         // memory for a list that is not kept
}

// newGame prepares the search of a task.
func newGame(ctx context.Context, task search.Task) *game {
	g := setUp(task.Position, task.Values, maxPly+1)
	g.run = search.NewRun(ctx, task)
	g.changed = attachChanges(task.Recorder)
	g.effort.start, g.effort.time = time.Now(), task.Limits.Time
	if task.Clock != nil {
		g.effort.time = task.Clock.Budget().Soft
	}
	g.played = search.StartHistory(task)
	g.pv, g.killers = search.NewPV(maxPly+1), search.NewKillers(maxPly+1)
	if task.Values.Bool(optionTable) {
		g.table = newTable(g.effort.all)
	}
	return g
}

// setUp makes a game with room for a number of half-moves, which can be asked about positions, but
// not searched.
func setUp(p board.Position, v search.Values, halfMoves int) *game {
	g := &game{
		maxHorizon:    v.Int(optionHorizon),
		maxLength:     v.Int(optionLength),
		effort:        effort{all: 1000 * uint64(v.Int(optionEffort))},
		untilGain:     v.Text(optionUntil) == untilGain,
		hope:          v.Text(optionHope),
		doomed:        v.Bool(optionDoomed),
		uncover:       v.Bool(optionUncover),
		support:       v.Bool(optionSupport),
		halfPlyChecks: v.Bool(optionHalfPlyChecks),
		ordered:       v.Bool(optionOrder),
		scout:         v.Bool(optionScout),
		verify:        v.Bool(optionVerify),
		nearer:        v.Bool(optionNearer),
		trial:         v.Bool(optionTrial),
		zones:         v.Bool(optionZones),
		averted:       v.Bool(optionAverted),
		third:         v.Int(optionThird),
		leaves:        v.Int(optionLeaves),
		firstHorizon:  v.Int(optionBegin),
		rounds:        v.Bool(optionRounds),
		style:         style{closed: v.Int(optionClosed), own: v.Int(optionOwn), enemy: v.Int(optionEnemy)},
		preset:        presetOf(v),
		plies:         make([]ply, halfMoves+1),
	}
	g.plies[0].position, g.plies[0].check = p, p.InCheck()
	g.horizon = g.maxHorizon
	return g
}

// updateKillersAndHistory notes a move that was too good for the opponent, with the length of the
// calculation that it ended. Captures need no note: they come early anyway.
func (g *game) updateKillersAndHistory(ply int, move board.Move, left remaining) {
	if !move.IsCapture() {
		g.killers.Add(ply, move)
		g.history.Add(g.plies[ply].position.Turn(), move, int32(left.whole()*left.whole()+1))
	}
}
