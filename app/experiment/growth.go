package experiment

import (
	"context"
	"fmt"
	"math"
	"strconv"
	"time"
)

// deepest is the last depth that the growth is measured at, and sourceFactor what the
// report says of each half-move.
const (
	deepest      = 5
	sourceFactor = 6.0
)

// sourceMinutes are the report's times for a move, by depth.
var sourceMinutes = map[int]float64{2: 1, 4: 40, 5: 240}

// growth measures nodes and time over the sample positions, depth by depth.
func growth(ctx context.Context, r *Report, progress Progress) error {
	list, err := samples()
	if err != nil {
		return err
	}
	for i, scheme := range schemes {
		t := r.table("Scheme "+scheme+", "+strconv.Itoa(len(list))+" positions of the programme's games",
			"Dn", "nodes", "factor", "time", "factor", "source, minutes a move", "source, factor")
		c := Chart{Title: "How many times longer a half-move more takes, scheme " + scheme, Unit: "times the nodes"}
		var nodes [deepest + 1]uint64
		var times [deepest + 1]time.Duration
		for depth := 1; depth <= deepest; depth++ {
			for n, at := range list {
				progress(((i*deepest)+depth-1)*len(list)+n, len(schemes)*deepest*len(list))
				result, err := thinkTimed(ctx, at, scheme, depth)
				if err != nil {
					return err
				}
				nodes[depth] += result.Counts.Nodes
				times[depth] += result.Elapsed
			}
			if depth > 1 {
				said, _ := factor(scheme, depth).(float64)
				c.Pairs = append(c.Pairs, Paired{fmt.Sprintf("Dn = %d", depth), said,
					float64(nodes[depth]) / float64(max(nodes[depth-1], 1))})
				if said > 0 {
					c.Source = "the report, §6"
				}
			}
			t.Add(depth, nodes[depth], ratio(nodes[depth], nodes[depth-1]), times[depth], ratio(times[depth], times[depth-1]),
				minutes(scheme, depth), factor(scheme, depth))
		}
		r.chart(c)
		t.Add("mean from 2", "", mean(nodes[2], nodes[deepest]), "", mean(times[2], times[deepest]), "", factor(scheme, 2))
	}
	r.limit("The report does not say which positions, and which forced game, its times are of; ours is the narrow one.")
	r.limit("Its 6 is for the absolute scheme; it gives no figure for the active game.")
	r.limit("Its minutes are those of an M-20; ours compare among themselves only. Nodes are the same in every run, " +
		"times are not: each is the shortest of three runs.")
	r.limit("How fast the work grows depends on the order of moves, which the report does not give.")
	return nil
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

// minutes and factor are what the report says of a depth, for its absolute scheme.
func minutes(scheme string, depth int) any {
	if m, ok := sourceMinutes[depth]; ok && scheme == schemes[0] {
		return m
	}
	return ""
}

func factor(scheme string, depth int) any {
	if depth > 1 && scheme == schemes[0] {
		return sourceFactor
	}
	return ""
}
