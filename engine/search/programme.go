package search

import (
	"context"
	"time"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// Programme is a chess programme.
//
// Search must return within 20 ms of a cancelled context, with the best move
// found so far and Result.Stopped set; a search that was stopped is no error.
// The same task gives the same tree, node for node. Searches of one Programme may
// run side by side: all state lives in the search.
type Programme interface {
	About() About
	Options() []Option
	Presets() []Preset
	Scale() tree.Scale
	Search(ctx context.Context, task Task) (Result, error)
}

// About says who a programme is.
type About struct {
	ID      string // as on the command line
	Name    string
	Years   string
	Authors string
	Source  string
	Summary string
	Depth   string // the Int option that is meant by "depth"
	Speed   Historic
	Rulings []Ruling
}

// Historic is the speed of the machine that the programme once ran on.
type Historic struct {
	Machine        string
	NodesPerSecond float64
	Basis          string // where the figure comes from, or how it was inferred
}

// Ruling is a decision of ours where the source is silent.
type Ruling struct {
	Name     string
	Sentence string
	Place    string // the place in the source that leaves it open
}

// Task is what a search is asked to do.
type Task struct {
	Position board.Position
	History  board.History // the game up to and with Position, for repetitions; may be empty
	Values   Values
	Limits   Limits
	Recorder *tree.Recorder // nil: nothing is recorded
	Live     *Live          // nil: nobody watches
}

// Limits end a search early. Zero fields do not limit.
type Limits struct {
	Nodes uint64
	Time  time.Duration
}

// Result is the outcome of a search.
type Result struct {
	Move    board.Move // NoMove where there is none: mate, stalemate, or as Note says
	Score   int32      // point of view of the side to move at the root; a lower bound when stopped
	Line    []board.Move
	Stopped bool // ended by the context or by a limit
	Note    string
	Counts  Counts
	Elapsed time.Duration
}

// Explainer is the ability to say by which rule a legal move was not considered
// at a recorded node.
type Explainer interface {
	WhyNot(t *tree.Tree, id tree.ID, move board.Move) WhyNot
}

// WhyNot is the answer: the rule, and the numbers that it was applied to.
type WhyNot struct {
	Reason   tree.Reason
	Evidence string
}

// Evaluating is the ability to take the static value of a position apart.
type Evaluating interface {
	// Evaluate returns the terms of the programme's evaluation under the given
	// values of its options.
	Evaluate(p *board.Position, values Values) eval.Breakdown
}
