package why

import (
	"math"
	"slices"
	"sort"

	"drevo/widgets/number"
)

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
		return p.explained(topped(term, rest, total, len(p.data.Terms), p.all[Leaf]))
	case Versus:
		if p.data.Comparison == nil {
			return nil
		}
		c := p.data.Comparison
		var lines []line
		if c.Sentence != "" {
			lines = append(lines, line{kind: prose})
		}
		if c.Ask != "" {
			lines = append(lines, line{kind: ask})
		}
		lines = append(lines, series(moves, max(len(c.First.Moves), len(c.Second.Moves)))...)
		if terms := topped(difference, restDifference, totalDifference, len(c.Terms), p.all[Versus]); len(terms) > 0 &&
			slices.ContainsFunc(c.Equal, func(v float64) bool { return v != 0 }) {
			lines = append(lines, p.explained(slices.Insert(terms, len(terms)-1, line{kind: equalDifference}))...)
		} else {
			lines = append(lines, p.explained(terms)...)
		}
		return lines
	case Candidates:
		return p.candidates()
	case Absent:
		return p.absences()
	default:
		return series(reason, len(p.data.Reasons))
	}
}

// explained lets a line below terms say what their units are.
func (p *View) explained(terms []line) []line {
	if len(terms) == 0 || p.data.Units == "" {
		return terms
	}
	return append(terms, line{kind: units})
}

// candidates lists the sentence about the choice and its moves: the best few unless all are wanted.
func (p *View) candidates() []line {
	c := p.data.Choice
	if c == nil {
		return nil
	}
	lines := []line{{kind: prose}}
	n := len(c.Moves)
	if n <= topTerms+1 {
		return append(lines, series(candidate, n)...)
	}
	shown := topTerms
	if p.all[Candidates] {
		shown = n
	}
	return append(append(lines, series(candidate, shown)...), line{kind: restCandidates})
}

// absences lists the moves that were not looked at. Several by one rule are one line, until it is
// opened.
func (p *View) absences() []line {
	var lines []line
	list := p.data.Absent
	for at := 0; at < len(list); {
		n := p.alike(at)
		if n > 1 {
			lines = append(lines, line{kind: absences, at: at})
		}
		for i := range n {
			if n == 1 || p.open[list[at].Rule] {
				lines = append(lines, line{kind: absence, at: at + i})
			}
		}
		at += n
	}
	return lines
}

// alike counts the absent moves from one on that have its rule.
func (p *View) alike(at int) int {
	n := 1
	for at+n < len(p.data.Absent) && p.data.Absent[at+n].Rule == p.data.Absent[at].Rule {
		n++
	}
	return n
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
	sort.SliceStable(d.Terms, func(i, j int) bool {
		a, b := d.Terms[i], d.Terms[j]
		return before(d.Scales, a.Scale, b.Scale, a.Net, b.Net)
	})
	d.Reasons = append([]Reason(nil), d.Reasons...)
	sort.SliceStable(d.Reasons, func(i, j int) bool { return d.Reasons[i].Count > d.Reasons[j].Count })
	if d.Comparison != nil {
		c := *d.Comparison
		c.Terms = append([]Difference(nil), c.Terms...)
		sort.SliceStable(c.Terms, func(i, j int) bool {
			a, b := c.Terms[i], c.Terms[j]
			return before(c.Scales, a.Scale, b.Scale, a.net(), b.net())
		})
		d.Comparison = &c
	}
	return d
}

// before reports whether one number on a scale stands before another: the larger, and scale by scale where their units
// differ.
func before(scales number.Scales, a, b int, x, y float64) bool {
	if a != b && !scales.One() {
		return a < b
	}
	return math.Abs(x) > math.Abs(y)
}

// rearrange lists the lines anew, with the selection on the line that shows the same as before.
func (p *View) rearrange() {
	var kept line
	at := p.list.Selected()
	if at >= 0 {
		kept = p.lines[at]
	}
	p.rebuild(func() int {
		for i, l := range p.lines {
			if at >= 0 && l == kept {
				return i
			}
		}
		return -1
	})
}

// rebuild lists and draws the lines anew; selected is asked for the selected one once they are
// listed.
func (p *View) rebuild(selected func() int) {
	p.lines = p.arrange()
	p.widths = p.measure()
	p.list.Reset(selected())
}

// SetFolded folds a part away or opens it. The state outlives SetData.
func (p *View) SetFolded(s Part, folded bool) {
	if p.folded[s] != folded {
		p.folded[s] = folded
		p.rearrange()
	}
}
