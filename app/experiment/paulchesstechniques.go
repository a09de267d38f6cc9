package experiment

import (
	"context"
	"fmt"
	"slices"
	"time"

	"drevo/engine/search"
)

// technique is a part of PaulChess that the thesis has measured, or that can be measured beside it.
type technique struct {
	name       string
	conditions string            // in words
	thesis     string            // what the thesis saves by it, in time
	base, off  map[string]string // the options, and what is set to leave the part out
}

// olderVersion are the options of the version that the thesis measured two-phase generation with.
func olderVersion(depth string) map[string]string {
	return map[string]string{"depth": depth, "quiescence": "0", "nullQuiescence": "false"}
}

var techniques = []technique{
	{"deepening and table", "1.0, 4/6", "40 %", nil, map[string]string{"deepening": "false", "table": "false"}},
	{"deepening and table", "1.0, 5/6", "", map[string]string{"depth": "5"}, map[string]string{"deepening": "false",
		"table": "false"}},
	{"null move, both", "1.0, 4/6", "70 %", nil, map[string]string{"nullMove": "false", "nullQuiescence": "false"}},
	{"null move, both", "1.0, 5/6", "", map[string]string{"depth": "5"}, map[string]string{"nullMove": "false",
		"nullQuiescence": "false"}},
	{"null move in quiescence", "1.0, 4/6", "\"significant\"", nil, map[string]string{"nullQuiescence": "false"}},
	{"two-phase generation", "5/0, the older version", "28 %", olderVersion("5"), map[string]string{"twoPhase": "false"}},
	{"two-phase generation", "4/0, the older version", "50 %", olderVersion("4"), map[string]string{"twoPhase": "false"}},
	{"two-phase generation", "1.0, 4/6", "", nil, map[string]string{"twoPhase": "false"}},
	{"order by static value", "1.0, 4/6", "", nil, map[string]string{"order": "generated"}},
	{"alpha-beta", "3/2, the rest as in 1.0", "", map[string]string{"depth": "3", "quiescence": "2"},
		map[string]string{"alphaBeta": "false"}},
}

// techniqueMoves are the moves of its games before which PaulChess thinks in the sample.
var techniqueMoves = []int{12, 18, 24}

// techniqueSample are middle games of the fourteen games.
func techniqueSample() (list []gamePosition, err error) {
	all, err := thesisPositions()
	for _, at := range all {
		if slices.Contains(techniqueMoves, at.position.MoveNumber()) {
			list = append(list, at.gamePosition)
		}
	}
	return list, err
}

// cost is what a search took.
type cost struct {
	time          time.Duration
	nodes, boards uint64
}

// costOf searches a position some times over, and takes the shortest time.
func costOf(ctx context.Context, at gamePosition, set map[string]string) (c cost, err error) {
	var memory search.Memory
	for n := range timedRuns {
		var result search.Result
		if result, err = thesisThink(ctx, &memory, at, set); err != nil {
			return c, err
		}
		c.nodes, c.boards = result.Counts.Nodes, result.Counts.Boards
		if n == 0 || result.Elapsed < c.time {
			c.time = result.Elapsed
		}
	}
	return c, nil
}

// saving is the share of something that a part saves.
func saving(with, without float64) float64 { return 100 * (1 - with/max(without, 1)) }

// thesisTechniques measures the programme with and without each part.
func thesisTechniques(ctx context.Context, r *Report, progress Progress) error {
	list, err := techniqueSample()
	if err != nil {
		return err
	}
	t := r.table(fmt.Sprintf("Saved by each part, medians over %d middle games of the thesis's games, in %%", len(list)),
		"part", "conditions", "thesis, time", "time", "boards", "nodes", "boards with it", "without")
	for i, part := range techniques {
		var times, boards, nodes []float64
		var sums [2]uint64
		for n, at := range list {
			progress(i*len(list)+n, len(techniques)*len(list))
			whole, err := costOf(ctx, at, part.base)
			if err != nil {
				return err
			}
			without, err := costOf(ctx, at, with(part.base, part.off))
			if err != nil {
				return err
			}
			times = append(times, saving(float64(whole.time), float64(without.time)))
			boards = append(boards, saving(float64(whole.boards), float64(without.boards)))
			nodes = append(nodes, saving(float64(whole.nodes), float64(without.nodes)))
			sums[0], sums[1] = sums[0]+whole.boards, sums[1]+without.boards
		}
		t.Add(part.name, part.conditions, part.thesis, medianOf(times), medianOf(boards), medianOf(nodes), sums[0], sums[1])
	}
	r.limit("One part is left out at a time, all others are as they were; what is negative costs more with the part " +
		"than without it. Times are the shortest of three.")
	r.limit("The thesis's positions are lost; its times are of one position each. A board cost its program some " +
		"thousands of times what it costs ours (41 s where the sample takes 23 000 boards on the average), so that to save " +
		"boards was to save time; here the table's look-ups and its making take as long as what they save at 4/6.")
	r.limit("Null move in quiescence never cuts, because the opponent may stand pat: every try is a node more. The " +
		"thesis's 70 % are of both together.")
	r.limit("Two-phase generation saves boards, and costs nodes where a quiet move would have cut before the captures.")
	return nil
}

// medianOf returns the median of numbers, which it sorts.
func medianOf(list []float64) float64 {
	slices.Sort(list)
	return list[len(list)/2]
}
