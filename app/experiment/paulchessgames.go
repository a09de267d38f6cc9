package experiment

import (
	"math"
	"slices"
	"strings"

	"drevo/app/library"
	"drevo/engine/board"
	"drevo/engine/paulchess"
)

var thesisGames = library.Text("paulchess_games.pgn")

// thesisSource is the thesis that these experiments follow.
const thesisSource = "Stevens 2009, "

// thesisSides says which side PaulChess had in each of the fourteen games, and thesisBook how many of its
// first moves were from its opening book: up to the last position of a named opening (ruling).
var (
	thesisSides = []board.Colour{1: board.Black, 3: board.Black, 6: board.Black, 7: board.Black, 10: board.Black,
		12: board.Black, 13: board.White}
	thesisBook = [14]int{5, 3, 5, 1, 5, 4, 2, 2, 4, 2, 3, 3, 3, 6}
)

// thesisPositions are the 816 positions of the fourteen games in which PaulChess chose a move without its book.
func thesisPositions() ([]subject, error) {
	list, err := programmePositions(thesisGames, thesisSides)
	return slices.DeleteFunc(list, func(at subject) bool { return at.position.MoveNumber() <= thesisBook[at.game-1] }), err
}

// materialAlone takes everything out of the evaluation of 1.0 but material.
var materialAlone = strings.Join([]string{"threats:0", "squares:0", "doubled:0", "isolated:0", "blocked:0", "advance:0",
	"centrePawn:0", "commonPawn:0", "oddPawn:0", "unmovedPawn:0", "knightCentre:0", "knightEdge:0", "fianchetto:0",
	"italian:0",
	"bishopEdge:0", "centrePiece:0", "queenOut:0", "castled:0", "castlingLost:0", "storm:0", "bareKing:0",
	"kingNear:0", "kingToKing:0", "enemyCentre:0"}, ",")

// thesisReadings are what is set side by side; the first is 1.0 as it is.
var thesisReadings = []reading{
	{"1.0, 4/6", nil},
	{"no null move, no table, 4/6", plainThesis("4", "6")},
	{"the same, 2/6", plainThesis("2", "6")},
	{"the same, 3/6", plainThesis("3", "6")},
	{"the same, 5/6", plainThesis("5", "6")},
	{"the same, 4/0", plainThesis("4", "0")},
	{"the same, 4/6, Simple1's evaluation", changed(plainThesis("4", "6"), "evaluation", "simple1")},
	{"the same, 4/6, material alone", changed(plainThesis("4", "6"), "weights", materialAlone)},
	{"1.0, isolated pawns a bonus", options{"isolatedBonus": "true"}},
	{"Simple1 as version 0.1", preset(paulchess.New(), "Simple1")},
}

// plainThesis are the options of 1.0 without null move and table, with plies and plies of captures.
func plainThesis(depth, quiescence string) options {
	return options{"depth": depth, "quiescence": quiescence, "nullMove": "false", "nullQuiescence": "false",
		"table": "false"}
}

// thesisAgreement replays the moves of the fourteen games.
func thesisAgreement(l *lab, _ Setting) error {
	list, err := thesisPositions()
	if err != nil {
		return err
	}
	t := l.table("readings", "The moves of PaulChess in its fourteen games that were not from its book",
		heads("reading moves same samePercent error oddGames evenGames nodes")...)
	for reading, found := range l.each(study{programme: paulchess.New()}, list, thesisReadings) {
		byParity := [2]int{}
		for i, at := range list {
			byParity[at.game%2] += count(at.met(found[i].Move))
		}
		met, moves := byParity[0]+byParity[1], float64(len(list))
		share := float64(met) / moves
		t.Add(reading.name, len(list), met, 100*share, math.Sqrt(share*(1-share)*moves), byParity[1], byParity[0],
			sum(found).nodes)
	}
	random := chance(list)
	t.Add("a random legal move", len(list), int(math.Round(random)), percent(random, len(list)), "", "", "", "")
	l.limit("The thesis gives no values of its evaluation but those of material: ours were chosen by the odd games, so "+
		"that only the even ones are a test. ± 1 is the standard error of the number of moves.",
		"48 moves count as the book's, up to the last position of a named opening; the thesis's book of 219 moves "+
			"is lost. Of the 816 others 8 are forced.",
		"The game is given to the search, which knows a third occurrence as a draw.",
		"Quiescence is certain; two and five plies fit worse than four, and three can hardly be told from four.")
	return nil
}
