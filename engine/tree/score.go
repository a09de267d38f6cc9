package tree

import (
	"fmt"
	"math"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/internal/phrase"
)

// Bound says what a score is worth as knowledge of the node's true value.
type Bound uint8

// The kinds of bounds. Upper: the value is at most the score (the node failed
// low); Lower: at least the score (it failed high).
const (
	Exact Bound = iota
	Upper
	Lower
)

// String returns the sign that stands before a score: "=", "≤" or "≥".
func (b Bound) String() string { return [...]string{"=", "≤", "≥"}[b%3] }

// For turns what a score is worth to a side into what it is worth to White: what is at most so much for
// Black is at least that for White.
func (b Bound) For(turn board.Colour) Bound {
	if turn == board.White {
		return b
	}
	return [...]Bound{Exact: Exact, Upper: Lower, Lower: Upper}[b]
}

// BoundOf classifies a score by the bounds that its search started with.
func BoundOf(score, alpha, beta eval.Score) Bound {
	switch {
	case score <= alpha:
		return Upper
	case score >= beta:
		return Lower
	}
	return Exact
}

// Scale turns a programme's units into what people read.
type Scale struct {
	PerPawn  float64 // units that make a pawn
	Decimals int     // of 1 on the own scale, that tell the programme's values apart
	Zero     float64 // the programme's own number for an even position
	PerOwn   float64 // units that make 1 on the programme's own scale
	Name     string  // the name of the own scale
	Small    string  // the name of a unit where it decides among moves of equal material; empty where a pawn's decimals do

	Mate eval.Score // a score of Mate - n mates in n half-moves from the root
}

// ExpectedResult is the name of the scale of a value that is no material but a chance, from 0 to 1.
const ExpectedResult = "expected result"

// Centipawns is the scale of engines that speak UCI.
var Centipawns = Scale{PerPawn: 100, Decimals: 2, PerOwn: 100, Name: "pawns", Mate: 1_000_000}

// Pawns turns a score into pawns, from the same point of view.
func (s Scale) Pawns(score int32) float64 { return float64(score) / s.PerPawn }

// Own turns a score into the programme's own scale, from the same point of view.
func (s Scale) Own(score int32) float64 { return s.Zero + float64(score)/s.PerOwn }

// Round rounds a number of the scale to as many decimals as tell any two scores apart: a window of one unit
// stays one.
func (s Scale) Round(x float64) float64 {
	tens := math.Pow10(int(math.Ceil(math.Log10(max(s.PerPawn, s.PerOwn)))))
	return math.Round(x*tens)/tens + 0 // no "-0"
}

// mateRange is how far from Mate a score still counts as a mate, in half-moves.
const mateRange = 256

// MatePly returns the distance of a mate from the root in half-moves, negative when the side whose
// point of view it is gets mated; ok is false for other scores.
func (s Scale) MatePly(score int32) (ply int, ok bool) {
	switch mate := int32(s.Mate); {
	case score > mate || score < -mate: // beyond every value
		return 0, false
	case score > mate-mateRange:
		return int(mate - score), true
	case score < mateRange-mate:
		return -int(mate + score), true
	}
	return 0, false
}

// MateMoves is MatePly in moves, as people count them: negative when the side whose point of view it is
// gets mated.
func (s Scale) MateMoves(score int32) (moves int, ok bool) {
	ply, ok := s.MatePly(score)
	if ply < 0 {
		return (ply - 1) / 2, ok
	}
	return (ply + 1) / 2, ok
}

// MateIn returns the score of a mate in so many moves, negative as MateMoves counts them. One of more moves
// than the scale has room for is the longest that it has.
func (s Scale) MateIn(moves int) eval.Score {
	moves = min(max(moves, 1-mateRange/2), mateRange/2)
	if moves > 0 {
		return s.Mate - eval.Score(2*moves-1)
	}
	return -s.Mate - eval.Score(2*moves)
}

// Split parts a score into whole points of the own scale, the nearest, and the small units that are left.
func (s Scale) Split(score int32) (points, rest int32) {
	points = int32(math.Round(float64(score) / s.PerOwn))
	return points, score - int32(math.Round(float64(points)*s.PerOwn))
}

// Text writes a score as it decides, or as a mate: in points with the small unit where the programme has one,
// "−2 points, +18 d", else in pawns, "−0.20 pawns". The point of view stays that of the score.
func (s Scale) Text(score int32) string {
	if ply, ok := s.MatePly(score); ok {
		return phrase.Of("mate in {n:1 half-move|# half-moves}", "n", max(ply, -ply))
	}
	points, rest := s.Split(score)
	say := phrase.With("points", points, "rest", rest, "small", s.Small, "pawns", s.Pawns(score))
	switch {
	case s.Small == "":
		return say("{pawns:%+.2f} pawns")
	case score == 0:
		return say("{points} points")
	case rest == 0:
		return say("{points:%+d} points")
	case points == 0:
		return say("{rest:%+d} {small}")
	}
	return say("{points:%+d} points, {rest:%+d} {small}")
}

// Value is a score on its way out of the search, to people and other programs: White's, on its scale, with
// what it is worth as knowledge. The zero Value says nothing.
type Value struct {
	Score eval.WhiteScore
	Bound Bound // to White
	Scale Scale
}

// Value returns the value of a score of the side to move.
func (s Scale) Value(score eval.Score, bound Bound, turn board.Colour) Value {
	return Value{score.For(turn), bound.For(turn), s}
}

// Known reports whether the value says anything.
func (v Value) Known() bool { return v.Scale.PerPawn != 0 }

// Open reports whether the score is none but the end of the scale: that of a bound that nothing has narrowed.
func (v Value) Open() bool {
	return v.Score >= eval.WhiteScore(v.Scale.Mate) || v.Score <= -eval.WhiteScore(v.Scale.Mate)
}

// Pawns is the value in pawns, that of a mate beyond every other; NaN where the value says nothing.
func (v Value) Pawns() float64 { return v.Scale.Pawns(int32(v.Score)) }

// Mate returns in how many moves White mates, Black where it is negative; ok is false for other values.
func (v Value) Mate() (moves int, ok bool) { return v.Scale.MateMoves(int32(v.Score)) }

// Eval writes the value as the [%eval] of a game has it: pawns with two decimals, or "#3".
func (v Value) Eval() string {
	if moves, ok := v.Mate(); ok {
		return fmt.Sprintf("#%d", moves)
	}
	return fmt.Sprintf("%.2f", math.Round(100*v.Pawns())/100+0) // no "-0.00"
}
