package experiment

import (
	"fmt"
	"strings"

	"drevo/app/library"
	"drevo/engine/board"
	"drevo/engine/itep"
	"drevo/engine/kaissa"
	"drevo/engine/search"
	"drevo/engine/tree"
)

var kaissaGames = library.Text("kaissa_games.pgn")

// kaissaSides says which side Kaissa had in each of its games.
var kaissaSides = []board.Colour{board.White, board.Black, board.Black, board.Black, board.White, board.White}

// kaissaOpening is the last move of a game that may have come from its opening book (ruling: the book
// had 10 000 positions, and is lost).
const kaissaOpening = 6

// kaissaNodes ends a search that a position makes explode.
const kaissaNodes = 500_000

// kaissaPositions are the 242 positions in which Kaissa moved.
func kaissaPositions() ([]subject, error) { return programmePositions(kaissaGames, kaissaSides) }

// kaissaStudy is a search of Kaissa that is ended after so many nodes.
func kaissaStudy() study {
	return study{programme: kaissa.New(), limits: search.Limits{Nodes: kaissaNodes}}
}

// level1974 are the values of Kaissa's preset at a level.
func level1974(level string) options { return changed(preset(kaissa.New(), "1974"), "level", level) }

// at is a level of 1990 with further options.
func at(level string, more ...string) options {
	set := options{"level": level}
	for i := 0; i < len(more); i += 2 {
		set[more[i]] = more[i+1]
	}
	return set
}

// kaissaReadings are what is set side by side.
var kaissaReadings = []reading{
	{"1990, FV0", at("FV0")},
	{"1990, 2.1", at("2.1")},
	{"1990, 3.1", at("3.1")},
	{"1990, 4.1", at("4.1")},
	{"1990, 5.1", at("5.1")},
	{"1974, 3.0", level1974("3.0")},
	{"1974, 4.0", level1974("4.0")},
	{"1974, 5.0", level1974("5.0")},
	{"1974, 5.0, phalanxes on all ranks", changed(level1974("5.0"), "phalanxRanks", "false")},
	{"1990, 3.1, phalanxes on ranks 4 to 7", at("3.1", "phalanxRanks", "true")},
	{"1990, 5.1, phalanxes on ranks 4 to 7", at("5.1", "phalanxRanks", "true")},
	{"1990, 3.1, rows 25 and 26 by squares", at("3.1", "openFiles", "squares")},
	{"1990, 5.1, rows 25 and 26 by squares", at("5.1", "openFiles", "squares")},
	{"1990, 3.1, checks must be answered", at("3.1", "standPatInCheck", "false")},
	{"1990, 5.1, checks must be answered", at("5.1", "standPatInCheck", "false")},
	{"1990, 3.0", at("3.0")},
	{"1990, 3.0, checks must be answered", at("3.0", "standPatInCheck", "false")},
	{"1974, 4.0, checks must be answered", changed(level1974("4.0"), "standPatInCheck", "false")},
}

// itepDepths are the depths of ITEP that are set beside Kaissa: its nodes show which one is nearest.
var itepDepths = []reading{{"ITEP, Dn = 3", options{"depth": "3"}}, {"ITEP, Dn = 4", options{"depth": "4"}},
	{"ITEP, Dn = 5", options{"depth": "5"}}}

// kaissaAgreement replays Kaissa's moves.
func kaissaAgreement(l *lab, _ Setting) error {
	list, err := kaissaPositions()
	if err != nil {
		return err
	}
	t := l.table("readings", "The moves of Kaissa in its six games",
		heads("reading laterMoves same samePercent openingMoves openingSame nodes cut")...)
	mates := l.table("mate", "Tech 2 - Kaissa, 32...Qd1+, which passes over 32...Qe1#", heads("reading choice score")...)
	l.expect(len(list) * (len(kaissaReadings) + len(itepDepths)))
	var opening, later []subject
	for _, at := range list {
		if at.position.MoveNumber() > kaissaOpening {
			later = append(later, at)
		} else {
			opening = append(opening, at)
		}
	}
	agreement := func(reading reading, found []search.Result) {
		met := map[bool]int{} // after the opening, and in it
		for i, at := range list {
			met[at.position.MoveNumber() > kaissaOpening] += count(at.met(best(found[i])))
		}
		c := sum(found)
		t.Add(reading.name, len(later), met[true], percent(float64(met[true]), len(later)), len(opening), met[false],
			c.nodes, c.cut)
	}
	for reading, found := range l.each(kaissaStudy(), list, kaissaReadings) {
		agreement(reading, found)
		for i, at := range list {
			if at.played().UCI() == "e2d1" && at.position.MoveNumber() == 32 {
				mates.Add(reading.name, at.choice(found[i]), int(found[i].Score))
			}
		}
	}
	for reading, found := range l.each(study{programme: itep.New(), limits: kaissaStudy().limits}, list, itepDepths) {
		agreement(reading, found)
	}
	t.Add("a random legal move", len(later), chance(later), percent(chance(later), len(later)), len(opening),
		chance(opening), uint64(0), 0)
	l.limit("The source records the moves and says nothing of agreement, level or time of each; the weights are those "+
		"of 1990, for we know of none of 1974 or 1977.",
		"Moves 1 to 6 may have come from the opening book, which is lost; they are counted apart.",
		fmt.Sprintf("A search is ended after %d nodes; \"cut\" counts those. The best move found is compared there.",
			kaissaNodes),
		"ITEP searches no iterations, so that it can't be given equal nodes for a move: of its depths the one with "+
			"about as many nodes in all is to be compared.")
	return nil
}

// roundReadings are the guesses by which Kaissa's rounds begin.
var roundReadings = []reading{{"3.1 last", at("3.1")}, {"5.1 last", at("5.1")}, {"3.1 fv0", at("3.1", "guess", "fv0")},
	{"5.1 fv0", at("5.1", "guess", "fv0")}, {"3.1 fv1", at("3.1", "guess", "fv1")}, {"5.1 fv1", at("5.1", "guess", "fv1")}}

// kaissaRounds counts how often the first guess holds.
func kaissaRounds(l *lab, _ Setting) error {
	list, err := kaissaPositions()
	if err != nil {
		return err
	}
	t := l.table("rounds", "Iterations X.Y in the positions of Kaissa's six games", heads("level guess iterations "+
		"firstHolds firstPercent secondHolds thirdHolds fourthHolds noBorders nodes")...)
	recorded := kaissaStudy()
	recorded.kept = 1 // the stages are kept beyond that
	l.expect(len(list) * len(roundReadings))
	for _, reading := range roundReadings {
		var held [6]int // by the number of the round that held
		var c cost
		for _, at := range list {
			rounds, result := looked(l, recorded, at, reading.set, countRounds)
			if l.err != nil {
				return l.err
			}
			for i, n := range rounds {
				held[i] += n
			}
			c.add(result)
			l.step()
		}
		all := held[1] + held[2] + held[3] + held[4] + held[5]
		level, guess, _ := strings.Cut(reading.name, " ")
		t.Add(level, guess, all, held[1], percent(float64(held[1]), all), held[2], held[3], held[4], held[5],
			c.nodes)
	}
	l.limit("The manual does not say over which positions and iterations its 90 % were counted, nor how far apart its "+
		"borders are.",
		"Iterations that the limit of nodes ended are not counted.")
	return nil
}

// countRounds counts the finished iterations of a search by the number of the round that held.
func countRounds(tr *tree.Tree, _ search.Result) (held [6]int) {
	for _, id := range tr.Children(tree.Root, nil) {
		n := tr.Node(id)
		if n.Type != tree.TypeIteration || n.Reason != tree.ReasonComplete {
			continue
		}
		held[min(len(tr.Children(id, nil)), len(held)-1)]++
	}
	return held
}
