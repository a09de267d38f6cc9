package eval

import "drevo/engine/board"

// Score is a value from the point of view of the side to move, in a programme's units: what a
// search works with, and what a record holds.
type Score int32

// WhiteScore is a value from White's point of view, in a programme's units: what evaluations add
// up and what people read. The two are different types, so that they can't be mixed up.
type WhiteScore int32

// For returns White's view of a score of the given side.
func (s Score) For(turn board.Colour) WhiteScore {
	if turn == board.Black {
		return WhiteScore(-s)
	}
	return WhiteScore(s)
}

// For returns the given side's view of White's score.
func (w WhiteScore) For(turn board.Colour) Score {
	if turn == board.Black {
		return Score(-w)
	}
	return Score(w)
}
