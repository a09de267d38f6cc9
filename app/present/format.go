package present

import (
	"strconv"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/sentence"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/number"
)

// Unit is what scores are printed in.
type Unit string

// The units. The zero Unit is pawns, with two decimals everywhere.
const (
	InPawns  Unit = ""       // pawns, 0 for an even position
	InPoints Unit = "points" // the unit of the programme's own scale, 0 for an even position, to the last bit
	InOwn    Unit = "own"    // the programme's own scale, as it stands in its source
)

// Units lists the units in the order in which they are offered.
func Units() []Unit { return []Unit{InPawns, InPoints, InOwn} }

// Name returns how a unit is called after "Scores".
func (u Unit) Name() string {
	switch u {
	case InPoints:
		return "in the programme's points"
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

// pawnDecimals is how many decimals of a pawn are printed, everywhere.
const pawnDecimals = 2

// Format says how the scores of a programme are printed, and is the one place that decides the
// unit: every score that people read goes through [Format.Score], every part of one through
// [Format.Scales], and every table is headed with [Format.UnitName].
//
// Where two decimals of a pawn hide what decided, the programme's own units stand: ITEP's and Kaissa's
// values are whole points of material and a small positional part, "−2 points, +18 d". So are written bounds, values
// beside each other that would look equal, and what an evaluation is made of.
type Format struct {
	Scale tree.Scale
	Unit  Unit
}

// In is the format for scores of another scale: those of another programme in the same sentence.
func (f Format) In(scale tree.Scale) sentence.Style {
	if scale.PerPawn != 0 && (scale.Name != f.Scale.Name || scale.PerPawn != f.Scale.PerPawn) {
		f.Scale = scale
	}
	return f
}

// Deciding is the format in which any two scores that differ look different: for the exhibits of how a programme
// compares its values with its bounds.
func (f Format) Deciding() Format {
	if f.Unit == InPawns && f.Scale.Small != "" {
		f.Unit = InPoints
	}
	return f
}

// split reports whether scores are printed as points and small units.
func (f Format) split() bool { return f.Unit == InPoints && f.Scale.Small != "" }

// UnitName is what stands at the head of a table of scores: "pawns", "points, d", "0 to 2C+1 = 459".
func (f Format) UnitName() string {
	switch {
	case f.Unit == InOwn && f.Scale.Zero != 0 || f.Scale.Name == tree.ExpectedResult:
		return f.Scale.Name
	case f.Unit == InPawns || f.Scale.PerOwn == f.Scale.PerPawn:
		return "pawns"
	case f.split():
		return "points, " + f.Scale.Small
	}
	return "points"
}

// Amount prints a score from White's point of view with its unit: "−0.99 pawns", "−2 points, +18 d"; a mate has none,
// nor has the programme's own scale, which begins elsewhere.
func (f Format) Amount(score eval.WhiteScore) string {
	if _, mate := f.Scale.MatePly(int32(score)); mate || f.Unit == InOwn && f.Scale.Zero != 0 {
		return f.Score(score)
	}
	if f.split() {
		return f.Scale.Text(int32(score))
	}
	return f.Score(score) + " " + f.UnitName()
}

// Full is Amount with what decides behind it where that says more: "−1.00 pawns (−2 points, +18 d)".
func (f Format) Full(score eval.WhiteScore) string {
	amount, exact := f.Amount(score), f.Deciding().Amount(score)
	if amount == exact {
		return amount
	}
	return amount + " (" + exact + ")"
}

// decimals are those of a score.
func (f Format) decimals() int {
	if f.Unit == InPawns && f.Scale.Name != tree.ExpectedResult || f.Scale.PerOwn == f.Scale.PerPawn &&
		f.Scale.Decimals <= pawnDecimals {
		return pawnDecimals
	}
	return f.Scale.Decimals
}

// Part is a part of a score in the unit: a difference, a value on a chart. The parts of a score add up to it, less
// what an even position has on the programme's own scale.
func (f Format) Part(part eval.WhiteScore) float64 {
	if f.Unit == InPawns {
		return f.Scale.Pawns(int32(part))
	}
	return float64(part) / f.Scale.PerOwn
}

// Number is a score in the unit, mates as well. The point of view stays that of the score.
func (f Format) Number(score eval.WhiteScore) float64 {
	if f.Unit == InOwn {
		return f.Scale.Own(int32(score))
	}
	return f.Part(score)
}

// Score prints a score, or a mate: "+1.35", "−0.20", "−2 +18 d", "230.8520" on a scale that has no
// negative numbers, "#5", "−#3" (moves to the mate, counted from the root). The point of
// view stays that of the score.
func (f Format) Score(score eval.WhiteScore) string {
	if moves, ok := f.Scale.MateMoves(int32(score)); ok {
		if score < 0 {
			return phrase.Minus + "#" + strconv.Itoa(-moves)
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
	switch {
	case f.Unit == InOwn && f.Scale.Zero != 0:
		return strconv.FormatFloat(f.Number(score), 'f', f.Scale.Decimals, 64)
	case f.split():
		points, rest := f.Scale.Split(int32(score))
		return f.Scales().Signed(number.Amount{float64(points), float64(rest)})
	}
	return number.Signed(f.Number(score), f.decimals())
}

// Bound prints one bound, so that it differs from any other. An extreme one is infinite, and on the programme's own
// scale one of its two ends.
func (f Format) Bound(score eval.WhiteScore) string {
	switch {
	case !(tree.Value{Score: score, Scale: f.Scale}).Open():
		return f.Deciding().Score(score)
	case f.Unit == InOwn && f.Scale.Zero != 0:
		return strconv.FormatFloat(f.Number(score), 'f', -1, 64)
	case score < 0:
		return phrase.Minus + "∞"
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

// Apart prints two scores with their units so that they look different where they are: by the units that decide
// where two decimals of a pawn do not tell them apart.
func (f Format) Apart(a, b eval.WhiteScore) (first, second string) {
	if first, second = f.Score(a), f.Score(b); first != second || a == b || f.Unit != InPawns {
		return first, second
	}
	return f.Deciding().Amount(a), f.Deciding().Amount(b)
}
