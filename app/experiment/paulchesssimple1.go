package experiment

import (
	"fmt"

	"drevo/engine/paulchess"
)

// thesisSimple1 lets Simple1's evaluation play against that of 1.0 in the same search.
func thesisSimple1(l *lab, setting Setting) error {
	games := setting.games(20)
	l.expect(games)
	s := l.play(contest{games: games, entrants: [2]entrant{
		{"1.0", paulchess.New(), nil},
		{"Simple1 in 1.0", paulchess.New(), preset(paulchess.New(), "Simple1 in 1.0")},
	}})
	l.table("score", fmt.Sprintf("1.0 against Simple1's evaluation in the search of 1.0, four plies and six of captures, "+
		"%d openings", games/2), heads(scoreColumns)...).Add(scoreCells(s)...)
	l.table("openings", "Points of 1.0 from an opening, both colours",
		heads("points0 points05 points1 points15 points2")...).
		Add(s.Pairs[0], s.Pairs[1], s.Pairs[2], s.Pairs[3], s.Pairs[4])
	l.limit("The thesis compares whole programmes against people: version 0.1, without quiescence, and 1.0. Here the " +
		"search is the same, so that only the evaluations differ.")
	limitMatches(&l.Report)
	return nil
}
