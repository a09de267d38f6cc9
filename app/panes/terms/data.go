package terms

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/widgets/breakdown"
)

// weightUnit is what weights are shown in: programme's units where they can be edited, as
// the source lists them, else the scale of the values.
func weightUnit(set *eval.Set) float64 {
	if set.MaxWeight > 0 {
		return 1
	}
	return set.Unit
}

// breakdownData turns a breakdown into the rows of the widget, in the scale of the set.
func breakdownData(b eval.Breakdown, decimals int, turn board.Colour) breakdown.Data {
	data := breakdown.Data{Scale: b.Set.Label, Decimals: decimals, WhiteToMove: turn == board.White}
	if most := float64(b.Set.MaxWeight); most > 0 {
		data.Weights = breakdown.Range{Min: -most, Max: most, Whole: true}
	}
	for _, row := range b.Rows {
		data.Rows = append(data.Rows, breakdownRow(row, b.Set.Unit, weightUnit(b.Set)))
		data.Total.White += float64(row.Sides[board.White].Value) / b.Set.Unit
		data.Total.Black += float64(row.Sides[board.Black].Value) / b.Set.Unit
	}
	data.Total.Net = float64(b.Total) / b.Set.Unit
	return data
}

func breakdownRow(row eval.Row, unit, weightUnit float64) breakdown.Row {
	white, black := row.Sides[board.White], row.Sides[board.Black]
	out := breakdown.Row{
		ID: row.Term.ID, Group: row.Term.Group, Name: row.Term.Name,
		Hint:  row.Term.Sentence + " [" + row.Term.Source + "]",
		White: float64(white.Value) / unit, Black: float64(black.Value) / unit, Net: float64(row.Net()) / unit,
		Weight: float64(row.Term.Weight) / weightUnit, Fixed: row.Term.Fixed, CountWhite: white.Count, CountBlack: black.Count,
		Zero: white.Value == 0 && black.Value == 0,
	}
	for c := board.White; c <= board.Black; c++ {
		for _, s := range row.Sides[c].Squares {
			out.Squares = append(out.Squares, breakdown.SquareValue{Square: int(s.Square), Value: float64(s.Value.For(c)) / unit})
		}
	}
	return out
}
