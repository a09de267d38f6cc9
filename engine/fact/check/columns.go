package check

import (
	"fmt"
	"math"
	"slices"

	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

// Columns is a table that sets the terms at the ends of the lines of two moves side by side, as it is printed.
type Columns struct {
	Moves [2]fact.Place // the nodes of the moves
	Rows  []ColumnRow
	Equal []float64 // what the terms that are equal in both come to, by scale
	Units []ColumnUnit
}

// ColumnRow is a term with what it gives White after each of the moves.
type ColumnRow struct {
	Term  string
	Worth [2]float64
	Unit  int // among those of the table
}

// ColumnUnit is what numbers of a table are in, and how many decimals they have.
type ColumnUnit struct {
	Name     string // "pawns", "points", "d"
	Decimals int
}

// per is how many units of the scale one of the unit is.
func (u ColumnUnit) per(scale tree.Scale) float64 {
	switch u.Name {
	case scale.Small:
		return 1
	case "points":
		return scale.PerOwn
	}
	return scale.PerPawn
}

// last is what the last decimal is worth, in units of the scale.
func (u ColumnUnit) last(scale tree.Scale) float64 { return math.Pow10(-u.Decimals) * u.per(scale) }

// ColumnFaults evaluates both ends anew: every term has its worth, to the last decimal; a term that differs has a row;
// and each column closes on the value of its move.
func (r Reader) ColumnFaults(c Columns) (faults []string) {
	say := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	var nets [2]map[string]eval.WhiteScore
	scale := c.Moves[0].In.Header().Scale
	for side, at := range c.Moves {
		b := r.Evaluate(at.In, leafOf(at))
		n := at.In.Node(at.Node)
		value := forWhite(n.Score, turnOf(at.In, n))
		if b == nil || b.Total != value {
			say("the terms of column %d do not come to the value of its move, %d", side, value)
			return faults
		}
		nets[side] = map[string]eval.WhiteScore{}
		for _, row := range b.Rows {
			nets[side][row.Term.Name] += netOf(row)
		}
		sum, rounded := 0.0, 0.0
		for i, worth := range c.Equal {
			sum += worth * c.Units[i].per(scale)
		}
		for _, row := range c.Rows {
			sum += row.Worth[side] * c.Units[row.Unit].per(scale)
		}
		for _, u := range c.Units {
			rounded = max(rounded, u.last(scale))
		}
		if c.whole(scale) {
			rounded = 0
		}
		if math.Abs(sum-float64(value)) > rounded/2+1e-6 {
			say("column %d comes to %g and not to %d", side, sum, value)
		}
	}
	for _, row := range c.Rows {
		unit := c.Units[row.Unit]
		for side, worth := range row.Worth {
			if net := float64(nets[side][row.Term]); math.Abs(worth*unit.per(scale)-net) > unit.last(scale)*(1+1e-9) {
				say("%s in column %d is %g and not %g", row.Term, side, worth*unit.per(scale), net)
			}
		}
	}
	for name, net := range nets[0] {
		if net != nets[1][name] && !c.has(name) {
			say("%s differs, and has no row", name)
		}
	}
	for name, net := range nets[1] {
		if _, both := nets[0][name]; !both && net != 0 && !c.has(name) {
			say("%s is in the second alone, and has no row", name)
		}
	}
	return faults
}

func (c Columns) has(term string) bool {
	return slices.ContainsFunc(c.Rows, func(r ColumnRow) bool { return r.Term == term })
}

// whole reports whether all numbers are whole units of the scale, so that nothing is rounded.
func (c Columns) whole(scale tree.Scale) bool {
	return !slices.ContainsFunc(c.Units, func(u ColumnUnit) bool {
		last := u.last(scale)
		return last < 1 || last != math.Trunc(last) || u.Name == "pawns" && last > 1
	})
}
