package terms

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/widgets/breakdown"
)

// breakdownData turns a breakdown into the rows of the widget, on the scales of the format. Weights
// that can be edited stay in the programme's units, as its source lists them.
func breakdownData(b eval.Breakdown, format present.Format, turn board.Colour) breakdown.Data {
	scales, parts := format.Parts(&b)
	data := breakdown.Data{Scales: scales, WhiteToMove: turn == board.White, Note: format.TotalText(b.Total),
		Units: format.UnitsText()}
	weight := func(of int32) float64 { return format.Part(eval.WhiteScore(of)) }
	if most := float64(b.Set.MaxWeight); most > 0 {
		data.Weights = breakdown.Range{Min: -most, Max: most, Whole: true}
	}
	if b.Set.MaxWeight > 0 || format.Scale.Small != "" {
		data.WeightScale = weightScale(format)
		weight = func(of int32) float64 { return float64(of) }
	}
	for _, part := range parts {
		data.Rows = append(data.Rows, breakdownRow(part, weight))
		data.Total.White.Add(part.Scale, part.White)
		data.Total.Black.Add(part.Scale, part.Black)
	}
	data.Total.Net = present.Total(parts)
	slices.SortStableFunc(data.Rows, func(a, b breakdown.Row) int { return cmp.Compare(a.Scale, b.Scale) })
	return data
}

func breakdownRow(part present.Part, weight func(int32) float64) breakdown.Row {
	term := part.Row.Term
	white, black := part.Row.Sides[board.White], part.Row.Sides[board.Black]
	return breakdown.Row{
		ID: term.ID, Group: term.Group, Name: term.Name, Hint: present.Sourced(term.Sentence, term.Source),
		Scale: part.Scale, White: part.White, Black: part.Black, Net: part.Net,
		Weight: weight(term.Weight), Fixed: term.Fixed, CountWhite: white.Count, CountBlack: black.Count,
		Zero: part.Row.Net() == 0,
	}
}

// weightScale is what a weight of 1 is in the unit of the scores: "d", "1/100"; empty for all of it.
func weightScale(format present.Format) string {
	if format.Scale.Small != "" {
		return format.Scale.Small
	}
	if one := format.Part(1); one != 1 {
		return fmt.Sprintf("1/%g", math.Round(1/one))
	}
	return ""
}

// weightUnit names the unit of weights that can be edited: "d", "1/100 pawns".
func weightUnit(format present.Format) string {
	if format.Scale.Small != "" {
		return format.Scale.Small
	}
	return strings.TrimSpace(weightScale(format) + " " + format.UnitName())
}
