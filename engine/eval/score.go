package eval

import "drevo/engine/board"

// Score is a value from the point of view of the side to move, in the programme's units: what is
// searched, recorded and returned.
type Score int32

// WhiteScore is a value from White's point of view, in the programme's units: sums of terms, and
// everything that is printed.
type WhiteScore int32

// For returns White's view of a score of the side turn.
func (s Score) For(turn board.Colour) WhiteScore {
	if turn == board.Black {
		return WhiteScore(-s)
	}
	return WhiteScore(s)
}

// For returns the view that the side turn has of White's score.
func (w WhiteScore) For(turn board.Colour) Score {
	if turn == board.Black {
		return Score(-w)
	}
	return Score(w)
}
