package present

import (
	"strconv"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// Unit is what scores are printed in.
type Unit string

// The units. The zero Unit is pawns.
const (
	InPawns  Unit = ""       // pawns, 0 for an even position
	InPoints Unit = "points" // the unit of the programme's own scale, 0 for an even position
	InOwn    Unit = "own"    // the programme's own scale, as it stands in its source
)

// Units lists the units in the order in which they are offered.
func Units() []Unit { return []Unit{InPawns, InPoints, InOwn} }

// Name returns how a unit is called after "Scores".
func (u Unit) Name() string {
	switch u {
	case InPoints:
		return "in points"
	case InOwn:
		return "on the programme's own scale"
	}
	return "in pawns"
}

// OrPawns returns u if it is one of the units, else InPawns.
func (u Unit) OrPawns() Unit {
	for _, known := range Units() {
		if u == known {
			return u
		}
	}
	return InPawns
}

// Format says how the scores of a programme are printed. Every score that people read
// goes through [Format.Score].
type Format struct {
	Scale tree.Scale
	Unit  Unit
}

// Number is a score in the unit, mates as well. The point of view stays that of the score.
func (f Format) Number(score eval.WhiteScore) float64 {
	switch f.Unit {
	case InPoints:
		return float64(score) / f.Scale.PerOwn
	case InOwn:
		return f.Scale.Own(int32(score))
	}
	return f.Scale.Pawns(int32(score))
}

// Score prints a score, or a mate: "+1.352", "−0.200", "230.852" on a scale that has no
// negative numbers, "#5", "−#3" (moves to the mate, counted from the root). The point of
// view stays that of the score.
func (f Format) Score(score eval.WhiteScore) string {
	if ply, ok := f.Scale.MatePly(int32(score)); ok {
		if ply < 0 || score < 0 {
			return "−#" + strconv.Itoa((1-ply)/2)
		}
		return "#" + strconv.Itoa((ply+1)/2)
	}
	return f.plain(score)
}

// plain prints a score as a number, whatever it means.
func (f Format) plain(score eval.WhiteScore) string {
	if f.Unit == InOwn && f.Scale.Zero != 0 {
		return strconv.FormatFloat(f.Number(score), 'f', f.Scale.Decimals, 64)
	}
	return Signed(f.Number(score), f.Scale.Decimals)
}

// Bound prints one bound. An extreme one is infinite, and on the programme's own scale one
// of its two ends.
func (f Format) Bound(score eval.WhiteScore) string {
	mate := f.Scale.Mate.For(board.White)
	extreme := score >= mate || score <= -mate
	switch {
	case !extreme:
		return f.Score(score)
	case f.Unit == InOwn && f.Scale.Zero != 0:
		return strconv.FormatFloat(f.Number(score), 'f', -1, 64)
	case score < 0:
		return "−∞"
	}
	return "∞"
}

// Window prints the bounds of a node from White's point of view, lower one first.
func (f Format) Window(n tree.Node, turn board.Colour) string {
	alpha, beta := n.Alpha.For(turn), n.Beta.For(turn)
	if turn == board.Black {
		alpha, beta = beta, alpha
	}
	return "[" + f.Bound(alpha) + ", " + f.Bound(beta) + "]"
}
