package paulchess

import (
	"context"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Programme is PaulChess as a [search.Programme].
type Programme struct{}

// New returns the programme.
func New() Programme { return Programme{} }

// Scores are hundredths of a pawn. A mate counts mate less the half-moves to it.
const (
	mate  = 100_000
	worst = -mate - 1 // below every score
)

// Scale says that scores are hundredths of a pawn, and are printed in pawns.
func (Programme) Scale() tree.Scale {
	return tree.Scale{PerPawn: 100, Decimals: 2, PerOwn: 100, Mate: mate, Name: "pawns"}
}

// About tells who the programme is and which rulings are ours.
func (Programme) About() search.About {
	return search.About{
		ID:      "paulchess",
		Name:    "PaulChess",
		Years:   "2008-09",
		Authors: "Paul Raymond Stevens",
		Source: "Computer Chess: Exploring Speed and Intelligence. A thesis submitted to the Honors College, University " +
			"of Arizona, May 2009",
		Depth: optionDepth,
		Main:  []string{optionEvaluation, optionQuiescence},
		Summary: "All moves to four plies, captures for six more; alpha-beta with every technique that its author tried, " +
			"each a switch: deepening, a two-level table, null moves, two-phase generation.",
		Rulings: rulings,
	}
}

// The places of the thesis by its headings.
const (
	placeEvaluation = "PaulChess Overview, Evaluation Function"
	placeSearch     = "PaulChess Overview, Tree Search Techniques"
	placeTable      = "Speed Improvement #1: The Transposition Table"
	placeNull       = "Speed Improvement #2: Null-Move Pruning"
	placeTwoPhase   = "Speed Improvement #3: Two-Phase Move Generation"
	placeQuiescence = "Intelligence Improvement #1: Quiescent Search"
	placePush       = "Intelligence Improvement #3: Miscellaneous Additions in the Last Frantic Push"
	placeRotated    = "Rotated Lookups Revealed!"
)

// Evaluate takes the static value apart, by the evaluation and the weights of the options.
func (Programme) Evaluate(p *board.Position, values search.Values) eval.Breakdown {
	r := newRules(values)
	return *r.terms(p)
}

// Search thinks about the task's position as the options say.
func (Programme) Search(ctx context.Context, task search.Task) (search.Result, error) {
	g, err := newGameTree(ctx, task)
	if err != nil {
		return search.Result{}, err
	}
	defer g.giveBack(task.Memory)
	return g.think(), nil
}
