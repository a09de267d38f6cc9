// Package breakdown shows an evaluation term by term: who gains by what, and by how much.
//
// One line a term: its name, a bar on a scale common to all lines, and its numbers. All values are
// seen from White: a bar to the right is good for White, one to the left for Black. Lines may be
// grouped, with subtotals; a total stands below and never scrolls away. In a narrow pane the less
// needful columns are left out, so that nothing is cut off or overlaps.
//
//	b := breakdown.New()
//	b.OnSelect = func(row breakdown.Row) { board.Light(row.ID) }
//	b.OnUnselect = board.Clear
//	b.OnHover = tips.Show
//	b.SetData(data)
//
// The widget knows no engine: the caller computes the rows. It must be used on Fyne's goroutine.
package breakdown

import (
	"errors"
	"math"
	"strings"

	"drevo/widgets/number"
)

// Row is one term of an evaluation. Values are weighted, on one of the scales of the [Data], and seen from
// White.
type Row struct {
	ID    string // names the term from one position to the next, so that the selection can follow
	Group string // heading under which the term stands; rows of a group follow one another
	Name  string
	Hint  string // a sentence and its source, shown on hovering

	Scale int     // among those of the data
	White float64 // what the term gives White for White's own pieces
	Black float64 // what it gives Black for Black's
	Net   float64 // what it adds to the evaluation

	Weight     float64 // what the counted thing is multiplied with
	Fixed      bool    // the weight can't be edited, whatever becomes of the others
	CountWhite int     // how many things were counted, 0 when the term doesn't count
	CountBlack int

	Zero bool // it adds nothing to the evaluation: such rows can be hidden
}

// Data is the evaluation of one position.
type Data struct {
	Rows        []Row // those of a scale follow one another
	Total       Total
	Scales      number.Scales // of the values, each with bars of its own; several stand under a heading each
	Note        string        // the total in other words
	Units       string        // what the units are, a sentence below the total; empty where everybody knows
	WeightScale string        // unit of the weights, where it is another
	WhiteToMove bool
	Weights     Range // of the weights that are edited
}

// Total is the line below all rows. It is given, not added up, because it must be the number that
// the engine used.
type Total struct {
	White, Black, Net number.Amount
}

// Range is what a weight may be. The zero Range allows any number.
type Range struct {
	Min, Max float64
	Whole    bool
}

// parse reads a weight as people type it. The error is a sentence that names the range.
func (r Range) parse(text string) (float64, error) {
	v, err := number.Parse(text)
	switch {
	case r == Range{}:
		return v, err
	case strings.TrimSpace(text) == "":
		return 0, errors.New(textMissingWeight(r))
	case err != nil || v < r.Min || v > r.Max || r.Whole && v != math.Trunc(v):
		return 0, errors.New(textWrongWeight(strings.TrimSpace(text), r))
	}
	return v, nil
}

// Order is the order of the rows.
type Order int

const (
	BySource Order = iota // as given, in groups
	BySize                // the largest net value first, without groups
)
