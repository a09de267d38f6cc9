package match

import (
	"math"
	"time"

	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/engine/tree"
)

// Rules are what the rules of chess leave to those who play. The zero value is strict: nobody claims
// for the players, and no game is broken off.
type Rules struct {
	Claims bool          // draws that may be claimed are claimed at once
	Margin time.Duration // by which a thought may be longer than the clock allows
	Resign Adjudicate    // lost by the side that is worse, when both players see it
	Draw   Adjudicate    // drawn, when both players see nothing
	Moves  int           // a game is a draw after so many moves of each side; 0: never
}

// Adjudicate says when the values of both players decide a game that is not over: not before a move,
// and after so many moves of each side in a row. The zero value never does.
type Adjudicate struct {
	Pawns float64 // at least so much, to be lost; at most so much, to be drawn
	Moves int     // of each side in a row; 0: never
	From  int     // the first move that counts
}

// Usual are the rules of a match between programmes: draws are claimed, a tenth of a second is
// forgiven, and nothing is decided by what the players think of their positions.
func Usual() Rules { return Rules{Claims: true, Margin: 100 * time.Millisecond, Moves: 300} }

// adjudicate decides a game by the values that the players gave, move by move, before the move with a
// number.
func (r *Rules) adjudicate(values []tree.Value, number int) Ending {
	if run := lastOf(values, r.Resign, number); run != nil {
		switch least, most := extremes(run); {
		case least >= r.Resign.Pawns:
			return lostBy(board.Black, Adjudication, "both players see White ahead")
		case most <= -r.Resign.Pawns:
			return lostBy(board.White, Adjudication, "both players see Black ahead")
		}
	}
	if run := lastOf(values, r.Draw, number); run != nil {
		if least, most := extremes(run); least >= -r.Draw.Pawns && most <= r.Draw.Pawns {
			return Ending{game.Draw, Adjudication, "both players see an even position"}
		}
	}
	if r.Moves > 0 && len(values) >= 2*r.Moves {
		return Ending{game.Draw, TooLong, ""}
	}
	return Ending{Result: game.Unknown, Method: Unfinished}
}

// lastOf returns the values that an adjudication looks at, nil where it does not look yet.
func lastOf(values []tree.Value, a Adjudicate, number int) []tree.Value {
	if a.Moves == 0 || len(values) < 2*a.Moves || number < a.From {
		return nil
	}
	return values[len(values)-2*a.Moves:]
}

// extremes returns the least and the greatest value, NaN where one is missing, which decides nothing.
func extremes(values []tree.Value) (least, most float64) {
	least, most = math.Inf(1), math.Inf(-1)
	for _, v := range values {
		least, most = math.Min(least, v.Pawns()), math.Max(most, v.Pawns())
	}
	return least, most
}
