package experiment

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"drevo/app/library"
	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/search"
)

// subject is a position to be searched, with what is known of it.
type subject struct {
	name     string
	game     int // from 1, of those that it is from
	position board.Position
	history  board.History
	moves    []board.Move // the move of the game, or all that solve it
	depth    int          // to which the programme searched it once, where that is known
	options  options      // of its own, over those of a reading
}

// played is the move of the game.
func (at subject) played() board.Move { return at.moves[0] }

// met reports whether a move is that of the game, or solves the position.
func (at subject) met(move board.Move) bool { return slices.Contains(at.moves, move) }

// solutions writes the moves that solve a position.
func (at subject) solutions() string {
	var list []string
	for _, move := range at.moves {
		list = append(list, at.position.SAN(move))
	}
	return strings.Join(list, " ")
}

// choice writes the move of a result, or that there is none.
func (at subject) choice(r search.Result) string {
	if r.Move == board.NoMove {
		return "none"
	}
	return at.position.SAN(r.Move)
}

// lineText writes a line of moves.
func lineText(p board.Position, moves []board.Move) string {
	return strings.Join(present.SAN(p, moves), " ")
}

// best is the first move of the line that a search found, also where four rounds failed and the programme
// gives no move.
func best(r search.Result) board.Move {
	if len(r.Line) == 0 {
		return r.Move
	}
	return r.Line[0]
}

// gamePositions replays a game; the last position, without a next move, is left out.
func gamePositions(name string, number int, game library.Item) (list []subject) {
	var history board.History
	p := game.Game.Start
	history.Push(p.Key(), true)
	for _, move := range game.Game.Mainline() {
		at := fmt.Sprintf("%s, %d. %s", name, p.MoveNumber(), p.Turn())
		list = append(list, subject{name: at, game: number, position: p, history: history.Clone(), moves: []board.Move{move}})
		p = p.After(move)
		history.Push(p.Key(), p.HalfmoveClock() == 0)
	}
	return list
}

// programmePositions replays games of which one player was the programme, those of each by its colour.
func programmePositions(text string, sides []board.Colour) (list []subject, err error) {
	games, err := library.Items(text)
	if err != nil || len(games) != len(sides) {
		return nil, fmt.Errorf("recorded games: %d of %d read, %w", len(games), len(sides), err)
	}
	for i, game := range games {
		for _, at := range gamePositions(fmt.Sprintf("game %d", i+1), i+1, game) {
			if at.position.Turn() == sides[i] {
				list = append(list, at)
			}
		}
	}
	return list, nil
}

// toDepth are positions that are searched to their depth, or so much further.
func toDepth(list []subject, further int) []subject {
	deep := slices.Clone(list)
	for i, at := range deep {
		deep[i].options = options{"depth": strconv.Itoa(max(at.depth+further, 0))}
	}
	return deep
}

// chance is how many of the positions a random legal move would meet.
func chance(list []subject) (expected float64) {
	for _, at := range list {
		expected += 1 / float64(at.position.LegalMoveCount())
	}
	return expected
}

// percent is a share of a number in hundredths.
func percent(n float64, of int) float64 { return 100 * n / float64(max(of, 1)) }

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}
