package why

import (
	"fmt"

	"drevo/widgets/number"
)

// sample returns a full explanation: a chain with bounds and remarks, many terms, two lines of
// unequal length, reasons.
func sample() Data {
	d := Data{Unit: "pawns", Scales: number.Scales{{Unit: "pawns", Decimals: 2}}, Total: number.Amount{0.35}}
	d.Steps = []Step{
		{ID: 1, Value: "+0.35", Window: "[–∞, +∞]", Reason: "Iteration 6 of 6", Hint: "The last iteration that " +
			"was finished."},
		{ID: 7, Move: "1. Nf3", Side: White, Value: "+0.35", Window: "[+0.10, +∞]", Note: "first of 31 moves"},
		{ID: 19, Move: "1… Nc6", Side: Black, Value: "+0.35", Window: "[+0.10, +∞]"},
		{ID: 44, Move: "2. Bb5", Side: White, Value: "+0.35", Bound: AtLeast, Window: "[+0.10, +0.60]",
			Reason: "Cut: refuted by the killer move",
			Note:   "18 moves were never looked at because of it"},
		{ID: 45, Move: "2… a6", Side: Black, Value: "+0.35", Bound: AtMost, Window: "[+0.10, +0.35]"},
		{ID: 90, Move: "3. Bxc6", Side: White, Value: "+0.35", Reason: "Quiet: no more captures", Note: "static value"},
	}
	for i := range 12 {
		net := 0.6 / float64(i+1)
		if i%3 == 1 {
			net = -net
		}
		d.Terms = append(d.Terms, Term{ID: fmt.Sprint("t", i), Name: fmt.Sprintf("Evaluation term number %d", i+1),
			Hint: "Thesis, p. 31.", Net: net})
	}
	d.Comparison = &Comparison{
		Scales: d.Scales, Equal: number.Amount{-0.2},
		First: Variation{Name: "1. Nf3", Moves: []Move{move(7, "1. Nf3", White, "+0.35", Exact), move(19, "1… Nc6", Black,
			"+0.35", Exact), move(44, "2. Bb5", White, "+0.35", AtLeast),
			move(45, "2… a6", Black, "", Exact)}},
		Second: Variation{Name: "1. e4", Moves: []Move{move(101, "1. e4", White, "+0.10", Exact), move(102, "1… e5", Black,
			"+0.10", Exact)}},
		Terms: []Difference{
			{"m", "Mobility", "Squares reached.", 0.42, 0.30, 0},
			{"c", "Centre", "", 0.1, 0.35, 0},
			{"k", "King's safety in the middle game", "", 0.05, -0.33, 0},
		},
	}
	d.Reasons = []Reason{
		{"s", "Stand pat", "The static value was already enough.", 20_480},
		{"b", "Beta cut", "A move refuted the one before.", 1_234_567},
		{"n", "Null move", "Passing was still good enough.", 310_022},
		{"d", "Draw by repetition", "", 12},
	}
	return d
}

func move(id uint32, name string, side Side, value string, bound Bound) Move {
	return Move{ID: id, Name: name, Side: side, Value: value, Bound: bound}
}
