package present

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/internal/phrase"
	"drevo/widgets/number"
)

// The scales of the parts of an evaluation, by their place.
const (
	scaleMaterial = iota
	scalePosition
)

// groupMaterial is what programmes call the group of their terms of material.
const groupMaterial = "Material"

// Scales are those on which the terms of an evaluation are written and drawn: material and position, each for
// itself, since a hundredth of a pawn has no bar that can be seen beside a queen. An evaluation that has no material
// beside a position has one. Where the programme has a small unit, positions are counted in it, so that all terms are
// whole numbers and add up before the reader's eyes. Of several evaluations they are those of all of them together.
func (f Format) Scales(of ...*eval.Breakdown) number.Scales {
	if f.Scale.Small != "" {
		return number.Scales{{Name: groupMaterial, Unit: "points"},
			{Name: "Position", Unit: f.Scale.Small, Sign: f.Scale.Small}}
	}
	scale := number.Scale{Unit: f.UnitName(), Decimals: f.decimals()}
	if f.Unit == InOwn && f.Scale.Zero != 0 {
		scale.Unit = "points"
	}
	is := func(material bool) func(*eval.Breakdown) bool {
		return func(b *eval.Breakdown) bool {
			return slices.ContainsFunc(b.Rows, func(row eval.Row) bool { return (row.Term.Group == groupMaterial) == material })
		}
	}
	if !slices.ContainsFunc(of, is(true)) || !slices.ContainsFunc(of, is(false)) {
		return number.Scales{scale}
	}
	material, position := scale, scale
	material.Name, position.Name = groupMaterial, "Position"
	return number.Scales{material, position}
}

// scaleOf is the place of a term's scale among some.
func scaleOf(term eval.Term, scales number.Scales) int {
	if len(scales) > 1 && term.Group != groupMaterial {
		return scalePosition
	}
	return scaleMaterial
}

// on is a part of a score on one of the scales.
func (f Format) on(scale int, part eval.WhiteScore) float64 {
	switch {
	case f.Scale.Small == "":
		return f.Part(part)
	case scale == scaleMaterial:
		return float64(part) / f.Scale.PerOwn
	}
	return float64(part)
}

// Part of an evaluation is a term with what it is worth on its scale. The nets are those that are printed: rounded so
// that they add up to the rounded total (the largest remainders up), should a scale be finer than its decimals.
type Part struct {
	Row   eval.Row
	Scale int
	White float64
	Black float64
	Net   float64
}

// Parts are the terms of an evaluation on its scales, in its order.
func (f Format) Parts(b *eval.Breakdown) (scales number.Scales, parts []Part) {
	scales = f.Scales(b)
	return scales, f.PartsOn(scales, b)
}

// PartsOn are the terms of an evaluation on scales that it may share with another one.
func (f Format) PartsOn(scales number.Scales, b *eval.Breakdown) (parts []Part) {
	byUnit := map[string][]int{}
	for i, row := range b.Rows {
		at := scaleOf(row.Term, scales)
		worth := func(v eval.WhiteScore) float64 { return f.on(at, v) }
		parts = append(parts, Part{Row: row, Scale: at, White: worth(eval.WhiteScore(row.Sides[board.White].Value)),
			Black: worth(eval.WhiteScore(row.Sides[board.Black].Value)), Net: worth(row.Net())})
		unit := scales.At(at).Unit
		byUnit[unit] = append(byUnit[unit], i)
	}
	for _, list := range byUnit {
		var nets []float64
		for _, i := range list {
			nets = append(nets, parts[i].Net)
		}
		for k, net := range number.Close(nets, scales.At(parts[list[0]].Scale).Decimals) {
			parts[list[k]].Net = net
		}
	}
	return parts
}

// Total adds parts up, by their scales.
func Total(parts []Part) (total number.Amount) {
	for _, p := range parts {
		total.Add(p.Scale, p.Net)
	}
	return total
}

// PartOf returns the part of a term; the zero Part where an evaluation does not have it.
func PartOf(parts []Part, term eval.Term) Part {
	for _, p := range parts {
		if p.Row.Term.ID == term.ID {
			return p
		}
	}
	return Part{}
}

// TotalText says what a total comes to in words where it is written in several units: "−2 points, +18 d, that is
// −1.00 pawns"; empty where one number says it.
func (f Format) TotalText(total eval.WhiteScore) string {
	if f.Scale.Small == "" {
		return ""
	}
	return phrase.Of("{own}, that is {pawns}", "own", f.Scale.Text(int32(total)),
		"pawns", Format{Scale: f.Scale}.Amount(total))
}

// UnitsText says what a point and the small unit are, where parts of a score are written in them: "A pawn is 2 points,
// a point 2 048 d."; else it is empty.
func (f Format) UnitsText() string {
	if f.Scale.Small == "" {
		return ""
	}
	return phrase.Of("A pawn is {points} points, a point {small} {unit}.", "points", Whole(int64(f.Scale.PerPawn/
		f.Scale.PerOwn)), "small", Whole(int64(f.Scale.PerOwn)), "unit", f.Scale.Small)
}

// TermText prints what a term is worth, with its unit where that is not the one of the scores: "−0.20", "+18 d",
// "−2 points".
func (f Format) TermText(term eval.Term, part eval.WhiteScore) string {
	scales := f.Scales()
	at := scaleOf(term, scales)
	text := scales.At(at).Signed(f.on(at, part))
	if f.Scale.Small != "" && at == scaleMaterial {
		return text + " points"
	}
	return text
}

// SquareText prints what a term is worth on a square, short enough for it: "+18", "+0.35".
func (f Format) SquareText(term eval.Term, part eval.WhiteScore) string {
	v := f.on(scaleOf(term, f.Scales()), part)
	if decimals := number.Decimals(v); decimals < f.decimals() || f.Scale.Small != "" {
		return number.Signed(v, decimals)
	}
	return number.Signed(v, f.decimals())
}
