package experiment

import (
	"context"
	"fmt"

	"drevo/app/library"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/search"
)

var reportGames = library.Text("itep_games.pgn")

var stanfordGame = library.Text("itep_stanford_1966.pgn")

// programme is the ID of the programme whose games these are.
const programme = "itep"

// schemes are the values of its option scheme.
var schemes = []string{"absolute", "active1", "active2", "active3"}

// gamePosition is a position of a game with those before it.
type gamePosition struct {
	name     string
	position board.Position
	history  board.History
	played   board.Move // the next move of the game
}

// gamePositions replays a game; the last position, without a next move, is left out.
func gamePositions(name string, game library.Item) []gamePosition {
	var list []gamePosition
	var history board.History
	p := game.Game.Start
	history.Push(p.Key(), true)
	for _, move := range game.Game.Mainline() {
		at := fmt.Sprintf("%s, %d. %s", name, p.MoveNumber(), p.Turn())
		list = append(list, gamePosition{name: at, position: p, history: history.Clone(), played: move})
		p = p.After(move)
		history.Push(p.Key(), p.HalfmoveClock() == 0)
	}
	return list
}

// sampleMoves are the half-moves of the games before which the samples are taken: an
// opening, two middle games, and an endgame where a game is long enough.
var sampleMoves = []int{15, 26, 37, 60}

// samples are positions from the programme's own games.
func samples() ([]gamePosition, error) {
	var list []gamePosition
	games, err := recorded()
	for _, g := range games {
		all := gamePositions(g.name, g.game)
		for _, n := range sampleMoves {
			if n < len(all) {
				list = append(list, all[n])
			}
		}
	}
	return list, err
}

// task is to search the position.
func (at *gamePosition) task() search.Task {
	return search.Task{Position: at.position, History: at.history}
}

// think lets the programme search a position with some of its options set.
func think(ctx context.Context, at gamePosition, set map[string]string) (search.Result, error) {
	p, err := engine.Programmes().Find(programme)
	if err != nil {
		return search.Result{}, err
	}
	return ask(ctx, p, set, at.task())
}

// timedRuns is how often a search is run whose time is quoted; the shortest time is
// the one that other work on the machine has lengthened least.
const timedRuns = 3

// thinkTimed is think with a time to be quoted.
func thinkTimed(ctx context.Context, at gamePosition, scheme string, depth int) (search.Result, error) {
	fastest, err := thinkAt(ctx, at, scheme, depth)
	for n := 1; n < timedRuns && err == nil; n++ {
		var again search.Result
		again, err = thinkAt(ctx, at, scheme, depth)
		fastest.Elapsed = min(fastest.Elapsed, again.Elapsed)
	}
	return fastest, err
}

// thinkAt searches by a scheme at a depth, with the narrow forced game and the empty move in check:
// what the paper says of the schemes it says of these first.
func thinkAt(ctx context.Context, at gamePosition, scheme string, depth int) (search.Result, error) {
	return thinkIn(ctx, at, changed(absoluteSet, "scheme", scheme), depth)
}

// best is the first move of the line that a search found, also where four rounds
// failed and the programme gives no move.
func best(r search.Result) board.Move {
	if len(r.Line) == 0 {
		return r.Move
	}
	return r.Line[0]
}
