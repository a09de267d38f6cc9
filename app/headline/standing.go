package headline

import (
	"math"
	"strconv"

	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/number"
)

// standing says how the side to move stands by a value: "White is one pawn behind (−1.00)", "Black mates in 3", "the
// sides are level (0.00)". The number is White's. A bound says so.
func standing(v tree.Value, mover board.Colour) string {
	if !v.Known() {
		return ""
	}
	if moves, mate := v.Scale.MateMoves(int32(v.Score)); mate {
		return mates(moves)
	}
	pawns := v.Scale.Pawns(int32(v.Score))
	ahead := (pawns > 0) == (mover == board.White)
	say := phrase.With("side", mover, "pawns", Pawns(math.Abs(pawns)), "value", number.Signed(pawns, 2))
	level := math.Abs(pawns) < leastNamed
	switch exact := math.Round(100*math.Abs(pawns)) == 50*math.Round(2*math.Abs(pawns)); {
	case v.Bound == tree.Lower:
		return phrase.Of("at least {value} for White", "value", number.Signed(pawns, 2))
	case v.Bound == tree.Upper:
		return phrase.Of("at most {value} for White", "value", number.Signed(pawns, 2))
	case level && exact:
		return phrase.Of("the sides are level ({value})", "value", number.Signed(pawns, 2))
	case level:
		return phrase.Of("the sides are about level ({value})", "value", number.Signed(pawns, 2))
	case exact && ahead:
		return say("{side} is {pawns} ahead ({value})")
	case exact:
		return say("{side} is {pawns} behind ({value})")
	case ahead:
		return say("{side} is about {pawns} ahead ({value})")
	}
	return say("{side} is about {pawns} behind ({value})")
}

// leastNamed is the least advantage that is named, in pawns; less is about level.
const leastNamed = 0.25

// mates says in how many moves which side mates; negative for Black.
func mates(moves int) string {
	side := board.White
	if moves < 0 {
		side, moves = board.Black, -moves
	}
	if moves == 0 {
		return phrase.Of("{side} is mated", "side", side.Opponent())
	}
	return phrase.Of("{side} mates in {moves}", "side", side, "moves", moves)
}

// Pawns names a number of pawns to the nearest half: "one pawn", "two and a half pawns".
func Pawns(pawns float64) string {
	halves := int(math.Round(2 * pawns))
	say := phrase.With("number", count(halves/2))
	switch {
	case halves <= 1:
		return "half a pawn"
	case halves == 2:
		return "one pawn"
	case halves%2 == 0:
		return say("{number} pawns")
	}
	return say("{number} and a half pawns")
}

// count writes small numbers out.
func count(n int) string {
	words := [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}
	if n < len(words) {
		return words[n]
	}
	return strconv.Itoa(n)
}
