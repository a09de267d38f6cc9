package number

import (
	"cmp"
	"math"
	"slices"
	"strings"
)

// Scale is how one group of the numbers that add up to a value is written, and drawn: material in points, position
// in hundredths of them. Bars of one scale compare with each other, not with those of another.
type Scale struct {
	Name     string // of the group
	Unit     string // of the numbers: "pawns"
	Sign     string // the unit in short, where it stands behind each number: "d"
	Decimals int
}

// Format writes a number of the scale.
func (s Scale) Format(v float64) string { return s.behind(Format(v, s.Decimals)) }

// Signed writes a number of the scale with its sign.
func (s Scale) Signed(v float64) string { return s.behind(Signed(v, s.Decimals)) }

// behind puts the sign of the unit behind a number.
func (s Scale) behind(text string) string {
	if s.Sign == "" {
		return text
	}
	return text + " " + s.Sign
}

// Scales are those of one value, whose groups together are the value. The zero Scales are one without a unit.
type Scales []Scale

// At returns a scale by its place.
func (s Scales) At(at int) Scale {
	if at >= len(s) {
		return Scale{}
	}
	return s[at]
}

// One reports whether all have the same unit, so that their numbers can be added up.
func (s Scales) One() bool {
	return !slices.ContainsFunc(s, func(other Scale) bool { return other.Unit != s[0].Unit })
}

// Unit names the units: "pawns", "points, d".
func (s Scales) Unit() string {
	var units []string
	for _, scale := range s {
		if scale.Unit != "" && !slices.Contains(units, scale.Unit) {
			units = append(units, scale.Unit)
		}
	}
	return strings.Join(units, ", ")
}

// Amount is a value by its groups, a number on each of the scales.
type Amount []float64

// Add adds to the number on a scale.
func (a *Amount) Add(at int, v float64) {
	for len(*a) <= at {
		*a = append(*a, 0)
	}
	(*a)[at] += v
}

// Sum is the value, where all scales have one unit.
func (a Amount) Sum() (sum float64) {
	for _, v := range a {
		sum += v
	}
	return sum
}

// Signed writes a value with its signs as one number where all scales have one unit, else as one for each: "−2 +18 d".
func (s Scales) Signed(a Amount) string { return strings.Join(s.each(a, Scale.Signed), " ") }

// Format writes what one side has: "30", "30 +12 d".
func (s Scales) Format(a Amount) string {
	return strings.Join(s.each(a, func(scale Scale, v float64) string {
		if scale == s.At(0) || len(a) < 2 || a[0] == 0 {
			return scale.Format(v)
		}
		return scale.Signed(v)
	}), " ")
}

// Words writes a value with its units: "−0.99 pawns", "−2 points, +18 d".
func (s Scales) Words(a Amount) string {
	return strings.Join(s.each(a, func(scale Scale, v float64) string {
		return strings.TrimSpace(Signed(v, scale.Decimals) + " " + scale.Unit)
	}), ", ")
}

// each writes a value by a way to write the number of a scale: once where all have one unit.
func (s Scales) each(a Amount, write func(Scale, float64) string) (texts []string) {
	if s.One() {
		return []string{write(s.At(0), a.Sum())}
	}
	for i, v := range a {
		if v != 0 {
			texts = append(texts, write(s.At(i), v))
		}
	}
	if len(texts) == 0 {
		return []string{write(s.At(0), 0)}
	}
	return texts
}

// Close rounds numbers to so many decimals so that they add up to their rounded sum: each is rounded down, and those
// with the largest remainders up, the earlier first among equals.
func Close(values []float64, decimals int) []float64 {
	tens := math.Pow10(decimals)
	left := math.Round(Amount(values).Sum() * tens)
	rounded, remainders := make([]float64, len(values)), make([]float64, len(values))
	order := make([]int, len(values))
	for i, v := range values {
		v = math.Round(v*tens*1e6) / 1e6 // what is whole but for the last bits of a float64 is whole
		rounded[i], order[i] = math.Floor(v), i
		remainders[i] = v - rounded[i]
		left -= rounded[i]
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(remainders[b], remainders[a]) })
	for _, i := range order[:max(min(int(left), len(order)), 0)] {
		rounded[i]++
	}
	for i := range rounded {
		rounded[i] = rounded[i]/tens + 0 // no "-0"
	}
	return rounded
}
