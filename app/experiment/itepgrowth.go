package experiment

import (
	"fmt"
	"math"
	"strconv"

	"drevo/engine/itep"
	"drevo/internal/phrase"
)

// deepest is the last depth that the growth is measured at, and sourceFactor what the
// report says of each half-move.
const (
	deepest      = 5
	sourceFactor = 6.0
)

// sourceMinutes are the report's times for a move, by depth.
var sourceMinutes = map[int]float64{2: 1, 4: 40, 5: 240}

// atDepth are the options of a scheme at a depth, with the narrow forced game and the empty move in check: what
// the paper says of the schemes it says of these first.
func atDepth(scheme string, depth int) options {
	return with(absoluteSet, options{"scheme": scheme, "depth": strconv.Itoa(depth)})
}

// growth measures nodes and time over the sample positions, depth by depth.
func growth(l *lab, _ Setting) error {
	list, err := samples()
	if err != nil {
		return err
	}
	l.expect(len(schemes) * deepest * len(list))
	for i, scheme := range schemes {
		t := l.table("growth-"+scheme, phrase.Of("Scheme {scheme}, {n} positions of the programme's games", "scheme", scheme,
			"n", len(list)),
			heads("dn nodes nodesFactor time timeFactor sourceMinutes sourceFactor")...)
		c := Chart{Title: "How many times longer a half-move more takes, scheme " + scheme, Unit: "times the nodes"}
		factor := 0.0 // what the report says of its absolute scheme
		if i == 0 {
			factor, c.Source = sourceFactor, "the report, §6"
		}
		var costs [deepest + 1]cost
		for depth := 1; depth <= deepest; depth++ {
			found := l.all(study{programme: itep.New(), times: timedRuns}, list, atDepth(scheme, depth))
			if l.err != nil {
				return l.err
			}
			costs[depth] = sum(found)
			now, before := costs[depth], costs[depth-1]
			minutes, said := any(""), any("")
			if m := sourceMinutes[depth]; m > 0 && i == 0 {
				minutes = m
			}
			if depth > 1 {
				c.Pairs = append(c.Pairs, Paired{fmt.Sprintf("Dn = %d", depth), factor,
					float64(now.nodes) / float64(max(before.nodes, 1))})
				said = orNone(factor)
			}
			t.Add(depth, now.nodes, ratio(now.nodes, before.nodes), now.took, ratio(now.took, before.took), minutes, said)
		}
		l.chart(c)
		t.Add("mean from 2", "", mean(costs[2].nodes, costs[deepest].nodes), "", mean(costs[2].took, costs[deepest].took),
			"", orNone(factor))
	}
	l.limit("The report does not say which positions, and which forced game, its times are of; ours is the narrow one.",
		"Its 6 is for the absolute scheme; it gives no figure for the active game.",
		"Its minutes are those of an M-20; ours compare among themselves only. Nodes are the same in every run, "+
			"times are not: each is the shortest of three runs.",
		"How fast the work grows depends on the order of moves, which the report does not give.")
	return nil
}

// orNone is a number, or nothing for 0.
func orNone(x float64) any {
	if x == 0 {
		return ""
	}
	return x
}

// number is what a factor can be taken of.
type number interface{ ~uint64 | ~int64 }

// ratio is how many times b goes into a; nothing for the first of a row.
func ratio[N number](a, b N) any {
	if b == 0 {
		return ""
	}
	return float64(a) / float64(b)
}

// mean is the factor of one half-move over the depths from 2 to the deepest.
func mean[N number](from, to N) any {
	if from == 0 {
		return ""
	}
	return math.Pow(float64(to)/float64(from), 1.0/(deepest-2))
}
