package experiment

import (
	_ "embed"
	"fmt"

	"drevo/engine/botvinnik"
	"drevo/engine/itep"
	"drevo/engine/match"
	"drevo/engine/paulchess"
)

//go:embed data/bratko_kopec.epd
var bratkoKopec string

// quietReadings are the default, and what is added to it for quiet positions: the zones of the later books, formula 11
// and values of the third type at the stop.
var quietReadings = []reading{
	{"practical", nil},
	{"zones", options{"zones": "true"}},
	{"leaves=2", options{"leaves": "2"}},
	{"third=10", options{"third": "10"}},
	{"leaves=2 third=10", options{"leaves": "2", "third": "10"}},
}

// effortEach is the effort of each position in thousands of nodes, and nodesAMove what both sides have for a
// move of a game.
const (
	effortEach = "20"
	nodesAMove = 1000
)

// positionalAdditions measures what is added to Botvinnik's method for quiet positions.
func positionalAdditions(l *lab, s Setting) error {
	list, err := ownProblems(bratkoKopec)
	if err != nil {
		return fmt.Errorf("Bratko-Kopec: %w", err)
	}
	opponents := []entrant{{"PaulChess 1.0", paulchess.New(), nil}, {"ITEP", itep.New(), nil}}
	games := s.games(2)
	l.expect(len(quietReadings) * (len(list) + games*len(opponents)))
	var settings []namedSetting
	for _, r := range quietReadings {
		settings = append(settings, namedSetting{r.name, Setting{Options: changed(r.set, "effort", effortEach)}})
	}
	l.solve("Bratko-Kopec, 24 positions, effort "+effortEach, trial{programme: botvinnik.New(), list: list,
		settings: settings})
	t := l.table("games", fmt.Sprintf("Games at %d nodes a move for both", nodesAMove),
		heads("reading opponent"+scoreColumns)...)
	for _, r := range quietReadings {
		for _, o := range opponents {
			score := l.play(contest{entrants: [2]entrant{{r.name, botvinnik.New(), r.set}, o}, games: games,
				control: match.Control{Nodes: nodesAMove}})
			t.Add(append([]any{r.name, o.name}, scoreCells(score)...)...)
		}
	}
	l.limit("A node with leaves costs some forty times the processor time of one without, with third 25, with zones 4: "+
		"at equal time they would lose what they gain.",
		"The suite tests positional understanding in half of its positions; each programme counts what it calls a node.")
	limitMatches(&l.Report)
	return l.err
}
