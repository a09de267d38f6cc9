package botvinnik

import (
	"context"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Programme is Botvinnik's algorithm as a [search.Programme].
type Programme struct{}

// New returns the programme.
func New() Programme { return Programme{} }

// About says who the programme is and which rulings are ours.
func (Programme) About() search.About {
	return search.About{
		ID:      "botvinnik",
		Name:    "Botvinnik",
		Title:   "Botvinnik's method",
		Years:   "1968",
		Authors: "M. M. Botvinnik",
		Source:  "Алгоритм игры в шахматы (An Algorithm for Chess), Nauka, Moscow 1968",
		Depth:   optionHorizon,
		Bounds:  "the horizon is how long one attack may take",
		Summary: "Only moves of the map: attacks that can reach their object within the horizon, and what denies them.",
		Speed: search.Historic{
			Machine:        "M-220",
			NodesPerSecond: 0.2,
			Basis: "The book's end: all attack trajectories within three half-moves of the position Botvinnik - " +
				"Capablanca took 5 seconds; a map is made at every node",
		},
		Rulings: rulings,
	}
}

// Scale returns the scale of the book: Shannon's values with 200 for the king.
func (Programme) Scale() tree.Scale { return scale }

// Evaluate takes apart the value of a position in which the side to move stops, in the middle of a
// line with the greatest horizon.
func (Programme) Evaluate(p *board.Position, values search.Values) eval.Breakdown {
	g := setUp(*p, values, 0)
	alpha := eval.Score(-mate - 1)
	if p.InCheck() {
		alpha = mate // a side in check can't stop: what stands on the board is all that there is
	}
	b := eval.NewBreakdown(&terms)
	g.standPat(&g.plies[0], plies(g.maxLength), alpha, mate, b)
	return *b
}

// Search plays the games of annihilation and, if they gain nothing, the game of changing functions.
func (Programme) Search(ctx context.Context, task search.Task) (search.Result, error) {
	return newGame(ctx, task).think(), nil
}
