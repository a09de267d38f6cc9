package botvinnik

import (
	"context"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/trajectory"
)

// maxPly is the longest line in half-moves (ruling).
const maxPly = 100

// game is one search: the games of annihilation with a growing horizon, and the game of changing functions.
type game struct {
	run      *search.Run
	table    *table // nil when switched off
	history  board.History
	progress search.Progress

	// What the options say.
	maxHorizon, maxLength int
	effort                uint64 // in positions; 0 for no limit
	untilGain             bool
	hope                  string
	doomed                bool
	uncover               bool
	desperate             bool
	ordered               bool
	style                 style

	credits [2][64][64]eval.Score // what moves have refuted so far, by side, origin and destination
	horizon int                   // of the game of annihilation that is being played
	last    uint64                // the position at which its round is broken off; 0 for no limit
	frames  [maxPly + 2]frame

	// Maps are made here, and read before the next is made.
	charts trajectory.Map
	judge  trajectory.Judge
	spare  []threat // memory for a list that is not kept
}

// frame is what is kept for every half-move of a line.
type frame struct {
	position   board.Position
	check      bool
	threats    []threat
	listed     bool              // the threats were looked for
	endangered bool              // more than a rook is doomed,
	weighed    bool              // which was asked
	horizon    int               // of this node, which falls towards the end of a line
	uncoverers board.Bitboard    // own men in the way of own attacks
	seconds    []trajectory.Step // first moves of denials of denials
	killers    [2]board.Move     // what refuted the latest neighbours
	prospects  prospects         // for the formula of hope
	candidates candidates
	line       line
}

// forget makes a frame ready for another node at the same place.
func (f *frame) forget() {
	f.line.n, f.prospects.known = 0, false
	f.threats, f.listed, f.weighed = f.threats[:0], false, false
}

// line is the best play found from a node on.
type line struct {
	moves [maxPly + 2]board.Move
	n     int
}

// copied gives the moves as a slice of their own, nil for none.
func (l *line) copied() []board.Move { return slices.Clone(l.moves[:l.n]) }

func newGame(ctx context.Context, task search.Task) *game {
	g := setUp(task.Position, task.Values)
	g.run = search.NewRun(ctx, task)
	g.history = task.History.Clone()
	if g.history.Len() == 0 {
		g.history.Push(task.Position.Key(), true)
	}
	if task.Values.Bool(optionTable) {
		g.table = newTable()
	}
	return g
}

// setUp makes a game that can be asked about positions, but not searched.
func setUp(p board.Position, v search.Values) *game {
	g := &game{
		maxHorizon: v.Int(optionHorizon),
		maxLength:  v.Int(optionLength),
		effort:     1000 * uint64(v.Int(optionEffort)),
		untilGain:  v.Text(optionUntil) == untilGain,
		hope:       v.Text(optionHope),
		doomed:     v.Bool(optionDoomed),
		uncover:    v.Bool(optionUncover),
		desperate:  v.Bool(optionDesperate),
		ordered:    v.Bool(optionOrder),
		style:      style{closed: v.Int(optionClosed), own: v.Int(optionOwn), enemy: v.Int(optionEnemy)},
	}
	g.frames[0].position = p
	g.horizon = g.maxHorizon
	return g
}

// refuted notes a move that was too good for the opponent, with the length of the calculation that it ended. Captures need
// no note: they come early anyway.
func (g *game) refuted(f *frame, move board.Move, left span) {
	if move.IsCapture() {
		return
	}
	if f.killers[0] != move {
		f.killers[0], f.killers[1] = move, f.killers[0]
	}
	g.credits[f.position.Turn()][move.From()][move.To()] += eval.Score(left.whole()*left.whole() + 1)
}

// keep notes that a move, and the line found after it, is the best of its node.
func (g *game) keep(ply int, move board.Move) {
	here, below := &g.frames[ply].line, &g.frames[ply+1].line
	here.moves[0] = move
	here.n = 1 + copy(here.moves[1:], below.moves[:below.n])
}

func (g *game) report(p search.Progress) {
	g.progress = p
	g.run.Progress(p)
}
