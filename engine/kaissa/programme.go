package kaissa

import (
	"context"
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Programme is Kaissa as a [search.Programme].
type Programme struct{}

// New returns the programme.
func New() Programme { return Programme{} }

// About tells who the programme is and which rulings are ours.
func (Programme) About() search.About {
	return search.About{
		ID:    "kaissa",
		Name:  "Kaissa",
		Years: "1972-90",
		Authors: "G. Adelson-Velsky, V. Arlazarov, M. Donskoy; 1990: M. Donskoy, A. Dubets, M. Karaev, V. Kokin, D. " +
			"Posvyansky, I. Shabalin, A. Sidorovich, E. Sokolinsky",
		Source: "The manual of Kaissa for the PC (1990), 3.1 \"Short description of the move selection algorithm\" and " +
			"appendix B, as quoted in the Chess Programming Wiki",
		Depth: optionLevel,
		Summary: "All moves to a depth that non-forcing moves decide, then captures, checks and replies; iterations in " +
			"rounds around a guess of the material value; forty-five positional factors.",
		Speed: search.Historic{
			Machine:        "IBM PC/AT",
			NodesPerSecond: speedAT,
			Basis:          basisAT,
		},
		Rulings: rulings,
	}
}

// Scale returns the scale of the scores.
func (Programme) Scale() tree.Scale { return scale }

// Evaluate takes the static value of a position apart, under the options' weights and readings.
func (Programme) Evaluate(p *board.Position, values search.Values) eval.Breakdown {
	r := newRules(values)
	return *r.terms(p)
}

// Pondering says what the history tells of thinking on the opponent's time.
func (Programme) Pondering() string {
	return "Kaissa was able to think on the opponent's time in 1972, and did not in its match with the readers of " +
		"Komsomolskaya Pravda (Donskoy 1999)."
}

// Search selects a move for the task's position. The error says what the table lacks.
func (Programme) Search(ctx context.Context, task search.Task) (search.Result, error) {
	s, err := newSelection(ctx, task)
	if err != nil {
		return search.Result{}, fmt.Errorf("search by kaissa: %w", err)
	}
	defer task.Memory.GiveBack(s.table)
	score := s.choose()
	counts, elapsed := s.run.End()
	result := search.Result{Move: s.pv.First(0), Score: score, Bound: s.run.Bound(), Line: s.pv.Line(),
		Stopped: s.run.Stopped(), Counts: counts, Elapsed: elapsed}
	result.Note = s.note()
	if result.Stopped && result.Move == board.NoMove {
		s.makeDo(&result)
	}
	return result, nil
}

// makeDo gives a search that was stopped before it had examined a move the first legal one, with the
// static value of the root (ruling).
func (s *selection) makeDo(result *search.Result) {
	root := &s.line[0]
	if root.position.Legal(&root.moves); root.moves.Len() > 0 {
		result.Move, result.Score = root.moves.At(0), s.static(root)
	}
}

// note says what is unusual about the result.
func (s *selection) note() string {
	last := "FV0"
	switch n := len(s.finished); {
	case n > 0:
		last = "iteration " + s.finished[n-1].String()
	case !s.preliminary:
		last = "the variation from the root"
	}
	switch {
	case s.run.Stopped() && s.pv.First(0) == board.NoMove:
		return "Stopped before a move was examined: the first legal one is given, with the static value of the position."
	case s.run.Stopped() && s.running == (level{}):
		return phrase.Of("Stopped at root move {move} of {moves}.", "move", s.progress.Number, "moves", s.progress.Moves)
	case s.run.Stopped():
		return phrase.Of("Stopped in iteration {iteration} at root move {move} of {moves}; {last} was finished last.",
			"iteration", s.running, "move", s.progress.Number, "moves", s.progress.Moves, "last", last)
	case s.noTime:
		return fmt.Sprintf("The clock allowed no iteration after %s.", last)
	}
	return ""
}
