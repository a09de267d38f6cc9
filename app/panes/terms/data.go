package terms

import (
	"fmt"
	"math"
	"strings"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/widgets/breakdown"
)

// breakdownData turns a breakdown into the rows of the widget, in the unit of the format. Weights
// that can be edited stay in the programme's units, as its source lists them.
func breakdownData(b eval.Breakdown, format present.Format, turn board.Colour) breakdown.Data {
	data := breakdown.Data{Scale: format.PartsName(), Decimals: format.Scale.Decimals, WhiteToMove: turn == board.White}
	weight := func(of int32) float64 { return format.Part(eval.WhiteScore(of)) }
	if most := float64(b.Set.MaxWeight); most > 0 {
		data.Weights = breakdown.Range{Min: -most, Max: most, Whole: true}
		data.WeightScale = weightScale(format)
		weight = func(of int32) float64 { return float64(of) }
	}
	part := func(of eval.Score) float64 { return format.Part(eval.WhiteScore(of)) }
	for _, row := range b.Rows {
		data.Rows = append(data.Rows, breakdownRow(row, part, weight))
		data.Total.White += part(row.Sides[board.White].Value)
		data.Total.Black += part(row.Sides[board.Black].Value)
	}
	data.Total.Net = format.Part(b.Total)
	return data
}

func breakdownRow(row eval.Row, part func(eval.Score) float64, weight func(int32) float64) breakdown.Row {
	white, black := row.Sides[board.White], row.Sides[board.Black]
	return breakdown.Row{
		ID: row.Term.ID, Group: row.Term.Group, Name: row.Term.Name,
		Hint:  present.Sourced(row.Term.Sentence, row.Term.Source),
		White: part(white.Value), Black: part(black.Value), Net: part(eval.Score(row.Net())),
		Weight: weight(row.Term.Weight), Fixed: row.Term.Fixed, CountWhite: white.Count, CountBlack: black.Count,
		Zero: white.Value == 0 && black.Value == 0,
	}
}

// weightScale is the part of a unit of the scores that a weight of 1 is: "1/2048"; empty for all of it.
func weightScale(format present.Format) string {
	if one := format.Part(1); one != 1 {
		return fmt.Sprintf("1/%g", math.Round(1/one))
	}
	return ""
}

// weightUnit names the unit of weights that can be edited: "1/2048 points".
func weightUnit(format present.Format) string {
	return strings.TrimSpace(weightScale(format) + " " + format.UnitName())
}
