// Package runtable is a table of runs: what several searches of one position chose, one below the
// other, each with its line. Where a run chose another move than the one above it a rule and a
// diamond stand, and in its line the half-move is marked at which it leaves the line above.
//
//	t := runtable.New()
//	t.Rows.OnSelect = func(row int) { ... }      // -1: the selection was given up
//	t.OnOpen = func(row int) { ... }              // Return, or a second click
//	t.OnPoint = func(row, moves int) { ... }      // the line under the mouse, as far as the mouse
//	t.SetData(data)
//
// The widget knows no engine: the caller gives texts. It must be used on Fyne's goroutine.
package runtable

// Data is a table.
type Data struct {
	Head string // of the names; empty: Run
	Unit string // of the values
	Rows []Row
}

// Row is one run.
type Row struct {
	Name  Cell // what tells the run from the others
	Move  Cell // the choice
	Value Cell
	Nodes Cell
	Time  Cell

	Boards   Cell     // empty where a programme makes none to put moves in order
	Line     []string // the choice first
	LineHint string

	Verdict     Verdict // on the choice, where it is known what is to be found
	VerdictHint string
	Changed     bool // another choice than the row above
	PartsAt     int  // the half-move of the line, from 0, at which it leaves the line above; -1: nowhere
	Waiting     bool // it has not ended: Move says how far it is
}

// Cell is a text, and a sentence about it.
type Cell struct{ Text, Hint string }

// Verdict says whether a run has found what was to be found.
type Verdict uint8

// The verdicts.
const (
	NoVerdict Verdict = iota
	Solved
	Missed
)
