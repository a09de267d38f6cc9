package experiment

import (
	"context"
	"fmt"
	"math"
	"strings"

	"drevo/app/library"
	"drevo/engine/board"
	"drevo/engine/paulchess"
	"drevo/engine/search"
)

var thesisGames = library.Text("paulchess_games.pgn")

// thesisSource is the thesis that these experiments follow.
const thesisSource = "Stevens 2009, "

// thesisSides says in which of the fourteen games PaulChess had White, and thesisBook how many of its
// first moves were from its opening book: up to the last position of a named opening (ruling).
var (
	thesisSides = [14]board.Colour{1: board.Black, 3: board.Black, 6: board.Black, 7: board.Black, 10: board.Black,
		12: board.Black}
	thesisBook = [14]int{5, 3, 5, 1, 5, 4, 2, 2, 4, 2, 3, 3, 3, 6}
)

// thesisPosition is a position of a game in which PaulChess chose a move without its book.
type thesisPosition struct {
	gamePosition
	game int // from 1
}

// thesisPositions are the 816 positions of the fourteen games.
func thesisPositions() (list []thesisPosition, err error) {
	games, err := library.Items(thesisGames)
	if err != nil || len(games) != len(thesisBook) {
		return nil, fmt.Errorf("games of the thesis: %d of %d read, %w", len(games), len(thesisBook), err)
	}
	for i, game := range games {
		for _, at := range gamePositions(fmt.Sprintf("game %d", i+1), game) {
			if at.position.Turn() == thesisSides[i] && at.position.MoveNumber() > thesisBook[i] {
				list = append(list, thesisPosition{at, i + 1})
			}
		}
	}
	return list, nil
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
	{"1.0, isolated pawns a bonus", map[string]string{"isolatedBonus": "true"}},
	{"Simple1 as version 0.1", presetOf("Simple1")},
}

// plainThesis are the options of 1.0 without null move and table, with plies and plies of captures.
func plainThesis(depth, quiescence string) map[string]string {
	return map[string]string{"depth": depth, "quiescence": quiescence, "nullMove": "false", "nullQuiescence": "false",
		"table": "false"}
}

// presetOf returns the values of a preset of PaulChess.
func presetOf(name string) map[string]string {
	for _, preset := range paulchess.New().Presets() {
		if preset.Name == name {
			return preset.Values
		}
	}
	return nil
}

// thesisThink lets PaulChess search a position of a game.
func thesisThink(ctx context.Context, memory *search.Memory, at gamePosition, set map[string]string) (search.Result,
	error) {
	task := at.task()
	task.Memory = memory
	return ask(ctx, paulchess.New(), set, task)
}

// agreement counts how often a choice was the move of the game: in all, in the odd games, by which
// the values of the evaluation were chosen, and in the even ones.
type agreement struct {
	same     [2]int // by the game's number modulo 2
	moves    [2]int
	nodes    uint64
	expected float64 // of a random legal move
}

func (a *agreement) count(at thesisPosition, r search.Result) {
	a.moves[at.game%2]++
	a.same[at.game%2] += count(r.Move == at.played)
	a.nodes += r.Counts.Nodes
	a.expected += 1 / float64(at.position.LegalMoveCount())
}

// thesisAgreement replays the moves of the fourteen games.
func thesisAgreement(ctx context.Context, r *Report, progress Progress) error {
	list, err := thesisPositions()
	if err != nil {
		return err
	}
	t := r.table("The moves of PaulChess in its fourteen games that were not from its book",
		"reading", "moves", "same", "%", "± 1", "odd games", "even games", "nodes")
	var all agreement
	var memory search.Memory
	for i, reading := range thesisReadings {
		var a agreement
		for n, at := range list {
			progress(i*len(list)+n, len(thesisReadings)*len(list))
			result, err := thesisThink(ctx, &memory, at.gamePosition, reading.set)
			if err != nil {
				return err
			}
			a.count(at, result)
		}
		moves, same := a.moves[0]+a.moves[1], a.same[0]+a.same[1]
		share := float64(same) / float64(moves)
		t.Add(reading.name, moves, same, 100*share, math.Sqrt(share*(1-share)*float64(moves)), a.same[1], a.same[0], a.nodes)
		all = a
	}
	t.Add("a random legal move", len(list), int(math.Round(all.expected)), 100*all.expected/float64(len(list)), "", "", "",
		"")
	r.limit("The thesis gives no values of its evaluation but those of material: ours were chosen by the odd games, so " +
		"that only the even ones are a test. ± 1 is the standard error of the number of moves.")
	r.limit("48 moves count as the book's, up to the last position of a named opening; the thesis's book of 219 moves " +
		"is lost. Of the 816 others 8 are forced.")
	r.limit("The game is given to the search, which knows a third occurrence as a draw.")
	r.limit("Quiescence is certain; two and five plies fit worse than four, and three can hardly be told from four.")
	return nil
}
