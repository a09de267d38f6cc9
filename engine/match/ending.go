package match

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/internal/phrase"
)

// Method is how a game has ended.
type Method string

// The methods, in the words that a person reads after the result.
const (
	Unfinished           Method = "unfinished"
	Checkmate            Method = "checkmate"
	Stalemate            Method = "stalemate"
	ThreefoldRepetition  Method = "threefold repetition"
	FivefoldRepetition   Method = "fivefold repetition"
	FiftyMoves           Method = "fifty-move rule"
	SeventyFiveMoves     Method = "seventy-five-move rule"
	InsufficientMaterial Method = "insufficient material"
	Resignation          Method = "resignation"
	Agreement            Method = "agreement"
	Time                 Method = "loss on time"
	TimeAgainstBareKing  Method = "time up against a bare king"
	IllegalMove          Method = "illegal move"
	Failure              Method = "failure of the player"
	Adjudication         Method = "adjudication"
	TooLong              Method = "adjudication after too many moves"
)

// Ending is how a game has ended.
type Ending struct {
	Result game.Result // game.Unknown while the game goes on, or was broken off
	Method Method
	Detail string // what a person may want to know beside it
}

// lostBy returns the ending of a game that a side has lost.
func lostBy(side board.Colour, method Method, detail string) Ending {
	if side == board.White {
		return Ending{game.BlackWins, method, detail}
	}
	return Ending{game.WhiteWins, method, detail}
}

// Over reports whether the game is over.
func (e Ending) Over() bool { return e.Result != game.Unknown }

// String says how the game has ended: "1-0 by checkmate".
func (e Ending) String() string {
	switch {
	case !e.Over():
		return fmt.Sprintf("%s %s", e.Result, e.Method)
	case e.Detail == "":
		return phrase.Of("{result} by {method}", "result", e.Result, "method", e.Method)
	}
	return phrase.Of("{result} by {method}: {detail}", "result", e.Result, "method", e.Method, "detail", e.Detail)
}

// Points returns what a side has of the point.
func (e Ending) Points(side board.Colour) float64 {
	switch {
	case e.Result == game.Draw:
		return 0.5
	case e.Result == game.WhiteWins && side == board.White, e.Result == game.BlackWins && side == board.Black:
		return 1
	}
	return 0
}

// Termination is the value of the tag Termination (section 9.8.1 of the PGN standard).
func (e Ending) Termination() string {
	switch e.Method {
	case Unfinished:
		return "unterminated"
	case Time, TimeAgainstBareKing:
		return "time forfeit"
	case IllegalMove:
		return "rules infraction"
	case Failure:
		return "abandoned"
	case Adjudication, TooLong:
		return "adjudication"
	}
	return "normal"
}
