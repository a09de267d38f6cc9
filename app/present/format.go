package present

import (
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/widgets/number"
)

// Unit is what scores are printed in.
type Unit string

// The units. The zero Unit is points: what the programme's own tables count in, so that its terms
// add up to its values before the reader's eyes.
const (
	InPoints Unit = ""      // the unit of the programme's own scale, 0 for an even position
	InPawns  Unit = "pawns" // pawns, 0 for an even position
	InOwn    Unit = "own"   // the programme's own scale, as it stands in its source
)

// Units lists the units in the order in which they are offered.
func Units() []Unit { return []Unit{InPoints, InPawns, InOwn} }

// Name returns how a unit is called after "Scores".
func (u Unit) Name() string {
	switch u {
	case InPawns:
		return "in pawns"
	case InOwn:
		return "on the programme's own scale"
	}
	return "in the programme's points"
}

// OrPoints returns u if it is one of the units, else InPoints.
func (u Unit) OrPoints() Unit {
	for _, known := range Units() {
		if u == known {
			return u
		}
	}
	return InPoints
}

// Format says how the scores of a programme are printed, and is the one place that decides the
// unit: every score that people read goes through [Format.Score], every part of one through
// [Format.Part], and every table is headed with [Format.UnitName].
type Format struct {
	Scale tree.Scale
	Unit  Unit
}

// UnitName is what stands at the head of a table of scores: "points", "pawns", "0 to 2C+1 = 459".
func (f Format) UnitName() string {
	switch {
	case f.Unit == InOwn && f.Scale.Zero != 0:
		return f.Scale.Name
	case f.Unit == InPawns || f.Scale.PerOwn == f.Scale.PerPawn:
		return "pawns"
	}
	return "points"
}

// Amount prints a score from White's point of view with its unit: "−1.9912 points"; a mate has none.
func (f Format) Amount(score eval.WhiteScore) string { return f.Score(score) + f.UnitOf(score) }

// UnitOf is what stands behind a score: " points"; nothing behind a mate.
func (f Format) UnitOf(score eval.WhiteScore) string {
	if _, mate := f.Scale.MatePly(int32(score)); mate {
		return ""
	}
	return " " + f.UnitName()
}

// PartsName is what stands at the head of a table whose rows add up to a score: the unit, and what
// they are added to where an even position is not 0.
func (f Format) PartsName() string {
	if f.Unit == InOwn && f.Scale.Zero != 0 {
		return "points from " + strconv.FormatFloat(f.Scale.Zero, 'f', -1, 64)
	}
	return f.UnitName()
}

// Part is a part of a score in the unit: a term of an evaluation, a difference. The parts of a
// score add up to it, less what an even position has on the programme's own scale.
func (f Format) Part(part eval.WhiteScore) float64 {
	if f.Unit == InPawns {
		return f.Scale.Pawns(int32(part))
	}
	return float64(part) / f.Scale.PerOwn
}

// PartText prints a part of a score with its sign, and no more decimals than it needs: "+7",
// "−0.0195".
func (f Format) PartText(part eval.WhiteScore) string {
	text := number.Signed(f.Part(part), f.Scale.Decimals)
	if strings.Contains(text, ".") {
		text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
	}
	return text
}

// Number is a score in the unit, mates as well. The point of view stays that of the score.
func (f Format) Number(score eval.WhiteScore) float64 {
	if f.Unit == InOwn {
		return f.Scale.Own(int32(score))
	}
	return f.Part(score)
}

// Score prints a score, or a mate: "+1.352", "−0.200", "230.852" on a scale that has no
// negative numbers, "#5", "−#3" (moves to the mate, counted from the root). The point of
// view stays that of the score.
func (f Format) Score(score eval.WhiteScore) string {
	if moves, ok := f.Scale.MateMoves(int32(score)); ok {
		if score < 0 {
			return "−#" + strconv.Itoa(-moves)
		}
		return "#" + strconv.Itoa(moves)
	}
	return f.plain(score)
}

// Value prints a value, with "≤" or "≥" before a bound; "–" where there is none.
func (f Format) Value(v tree.Value) string {
	switch {
	case !v.Known():
		return noValue
	case v.Bound != tree.Exact:
		return v.Bound.String() + " " + f.Score(v.Score)
	}
	return f.Score(v.Score)
}

// noValue stands where nothing is known.
const noValue = "–"

// plain prints a score as a number, whatever it means.
func (f Format) plain(score eval.WhiteScore) string {
	if f.Unit == InOwn && f.Scale.Zero != 0 {
		return strconv.FormatFloat(f.Number(score), 'f', f.Scale.Decimals, 64)
	}
	return number.Signed(f.Number(score), f.Scale.Decimals)
}

// Bound prints one bound. An extreme one is infinite, and on the programme's own scale one
// of its two ends.
func (f Format) Bound(score eval.WhiteScore) string {
	switch {
	case !(tree.Value{Score: score, Scale: f.Scale}).Open():
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
