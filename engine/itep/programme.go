package itep

import (
	"context"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Programme is ITEP as a [search.Programme].
type Programme struct{}

// New returns the programme.
func New() Programme { return Programme{} }

// About tells who the programme is and which rulings are ours.
func (Programme) About() search.About {
	return search.About{
		ID:      "itep",
		Name:    "ITEP",
		Years:   "1963-67",
		Authors: "G. Adelson-Velsky, V. Arlazarov, A. Bitman, A. Zhivotovsky, A. Uskov",
		Source: "Programme playing chess. A report on the symposium \"Theory and Computing Methods in the Upper Mantle " +
			"Problem\" (Stanford University Libraries, SC340)",
		Depth: optionDepth,
		Main:  []string{optionScheme, optionForced},
		Summary: "Up to a fixed rank the moves of an active game, those that lose nothing and threaten something, or in " +
			"the absolute scheme all; then the forced game: captures that win back enough, and some checks, with the right " +
			"to decline. " +
			"The default, the preset games, was chosen after looking at the programme's recorded moves.",
		Speed: search.Historic{
			Machine:        "M-20",
			NodesPerSecond: 13,
			Basis: "Inferred, not in the report: for the minutes that it prints beside 333 moves of games 2 to 5 our default " +
				"visits 11 to 17 nodes a second, " +
				"by game and side (experiment itep-minutes). The absolute scheme gives 7, 9 and 11 from the times of §6, about 1 " +
				"minute, 40 minutes and 4 hours a move at Dn = 2, 4 and 5",
		},
		Rulings: rulings,
	}
}

// Scale returns the scale of the report: 0 (lost) to 2C+1 (won).
func (Programme) Scale() tree.Scale { return scale }

// Evaluate takes f(A) apart, with the weights of the option weights.
func (Programme) Evaluate(p *board.Position, values search.Values) eval.Breakdown {
	r := newRules(values)
	return *r.terms(p)
}

// Search plays the scheme of §6 that the options name, from the task's position.
func (Programme) Search(ctx context.Context, task search.Task) (search.Result, error) {
	return newScheme(ctx, task).search(), nil
}
