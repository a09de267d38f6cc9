package breakdown

import "drevo/widgets/number"

// sample returns an evaluation with groups, zero terms, counts and values of very different size.
func sample() Data {
	rows := []Row{
		{ID: "material", Group: "Material", Name: "Material", Hint: "Sum of the men's values (thesis, p. 31).", White: 39.5,
			Black: 38.5, Net: 1, Weight: 1},
		{ID: "pair", Group: "Material", Name: "Bishop pair", Hint: "Both bishops on the board (thesis, p. 32).", White: 0.5,
			Net: 0.5, Weight: 0.5, CountWhite: 1},
		{ID: "mobility", Group: "Activity", Name: "Mobility", Hint: "Squares that the pieces reach (thesis, p. 33).",
			White: 0.84, Black: 1.05, Net: -0.21, Weight: 0.03, CountWhite: 28, CountBlack: 35},
		{ID: "centre", Group: "Activity", Name: "Control of the four centre squares", Hint: "Attacks on d4, e4, d5, e5 " +
			"(thesis, p. 33).", White: 0.3, Black: 0.15, Net: 0.15, Weight: 0.15, CountWhite: 2, CountBlack: 1},
		{ID: "rook", Group: "Activity", Name: "Rooks on open files", Weight: 0.2, Zero: true},
		{ID: "seventh", Group: "Activity", Name: "Rooks on the seventh rank", Weight: 0.3, Zero: true},
		{ID: "shelter", Group: "King", Name: "Pawn shelter", White: -0.1, Black: -0.4, Net: 0.3, Weight: 0.1, CountWhite: 1,
			CountBlack: 4},
		{ID: "castled", Group: "King", Name: "Castled", White: 0.25, Black: 0.25, Weight: 0.25, CountWhite: 1, CountBlack: 1},
		{ID: "checks", Group: "King", Name: "Safe checks", Weight: 0.05, Zero: true},
		{ID: "doubled", Group: "Pawns", Name: "Doubled pawns", White: -0.2, Net: -0.2, Weight: -0.2, CountWhite: 1},
		{ID: "isolated", Group: "Pawns", Name: "Isolated pawns", White: -0.3, Black: -0.15, Net: -0.15, Weight: -0.15,
			CountWhite: 2, CountBlack: 1},
		{ID: "passed", Group: "Pawns", Name: "Passed pawns", Black: 0.35, Net: -0.35, Weight: 0.35, CountBlack: 1},
	}
	data := Data{Rows: rows, Scales: number.Scales{{Unit: "pawns", Decimals: 2}}, WhiteToMove: true}
	data.Total = totalOf(rows)
	return data
}

// totalOf adds all rows up, by their scales.
func totalOf(rows []Row) (total Total) {
	for _, row := range rows {
		total.White.Add(row.Scale, row.White)
		total.Black.Add(row.Scale, row.Black)
		total.Net.Add(row.Scale, row.Net)
	}
	return total
}

// sampleOfTwo returns an evaluation of whole points of material and a position in hundredths of one.
func sampleOfTwo() Data {
	rows := []Row{
		{ID: "pawns", Group: "Material", Name: "Pawns", White: 10, Black: 12, Net: -2, Weight: 2048, CountWhite: 5,
			CountBlack: 6},
		{ID: "knights", Group: "Material", Name: "Knights", White: 7, Black: 7, Weight: 7168, CountWhite: 1, CountBlack: 1},
		{ID: "passed", Group: "Pawns", Name: "Passed pawns", Scale: 1, White: 58, Net: 58, Weight: 4, CountWhite: 1},
		{ID: "mobility", Group: "Mobility", Name: "Knight possibilities", Scale: 1, White: 20, Black: 60, Net: -40, Weight: 5,
			CountWhite: 4, CountBlack: 12},
	}
	return Data{Rows: rows, Total: totalOf(rows), Note: "−2 points, +18 d, that is −1.00 pawns", WeightScale: "d",
		Scales: number.Scales{{Name: "Material", Unit: "points"}, {Name: "Position", Unit: "d", Sign: "d"}}}
}
