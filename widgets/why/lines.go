package why

import (
	"math"
	"sort"
)

// kind says what a line of the panel shows.
type kind uint8

const (
	heading         kind = iota
	step                 // of the chain
	term                 // of the leaf
	rest                 // the sum of the terms that are not shown; shows them on a click
	total                // of the leaf
	moves                // one ply of both lines
	difference           // one term of both lines
	restDifference       // the sum of those not shown
	totalDifference      // of both evaluations
	absence
	reason
)

// line is one line of the panel: its kind, its part, and which of the kind.
type line struct {
	kind kind
	part Part
	at   int
}

// topTerms is how many terms are shown before the others are summed up.
const topTerms = 8

// arrange lists the lines of all parts that have data.
func (p *View) arrange() []line {
	var lines []line
	for s := Part(0); s < parts; s++ {
		body := p.body(s)
		if len(body) == 0 {
			continue
		}
		lines = append(lines, line{kind: heading, part: s})
		if !p.folded[s] {
			for i := range body {
				body[i].part = s
			}
			lines = append(lines, body...)
		}
	}
	return lines
}

// body lists the lines of a part below its heading.
func (p *View) body(s Part) []line {
	switch s {
	case Chain:
		return series(step, len(p.data.Steps))
	case Leaf:
		return topped(term, rest, total, len(p.data.Terms), p.all[Leaf])
	case Versus:
		if p.data.Comparison == nil {
			return nil
		}
		c := p.data.Comparison
		lines := series(moves, max(len(c.Best.Moves), len(c.Second.Moves)))
		return append(lines, topped(difference, restDifference, totalDifference, len(c.Terms), p.all[Versus])...)
	case Absent:
		return series(absence, len(p.data.Absent))
	default:
		return series(reason, len(p.data.Reasons))
	}
}

// series lists n lines of a kind.
func series(k kind, n int) []line {
	lines := make([]line, n)
	for i := range lines {
		lines[i] = line{kind: k, at: i}
	}
	return lines
}

// topped lists the first of n lines, one for the others unless all are wanted or only one is left,
// and the total.
func topped(one, others, sum kind, n int, all bool) []line {
	if n == 0 {
		return nil
	}
	if n <= topTerms+1 {
		return append(series(one, n), line{kind: sum})
	}
	shown := n
	if !all {
		shown = topTerms
	}
	return append(series(one, shown), line{kind: others}, line{kind: sum})
}

// sorted brings the parts that are ranked into order: terms, differences and reasons, the largest
// first, equals as given. The caller's slices are left alone.
func sorted(d Data) Data {
	d.Terms = append([]Term(nil), d.Terms...)
	sort.SliceStable(d.Terms, func(i, j int) bool { return math.Abs(d.Terms[i].Net) > math.Abs(d.Terms[j].Net) })
	d.Reasons = append([]Reason(nil), d.Reasons...)
	sort.SliceStable(d.Reasons, func(i, j int) bool { return d.Reasons[i].Count > d.Reasons[j].Count })
	if d.Comparison != nil {
		c := *d.Comparison
		c.Terms = append([]Difference(nil), c.Terms...)
		sort.SliceStable(c.Terms, func(i, j int) bool { return math.Abs(c.Terms[i].net()) > math.Abs(c.Terms[j].net()) })
		d.Comparison = &c
	}
	return d
}

// net returns what the term speaks for the best line.
func (d Difference) net() float64 { return d.Best - d.Second }

// sumTerms adds the net values of terms up.
func sumTerms(terms []Term) float64 {
	sum := 0.0
	for _, t := range terms {
		sum += t.Net
	}
	return sum
}

// sumDifferences adds both sides of differences up.
func sumDifferences(terms []Difference) Difference {
	var sum Difference
	for _, d := range terms {
		sum.Best += d.Best
		sum.Second += d.Second
	}
	return sum
}
