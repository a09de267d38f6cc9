package experiment

import (
	"fmt"
	"slices"

	"drevo/engine/paulchess"
)

// technique is a part of PaulChess that the thesis has measured, or that can be measured beside it.
type technique struct {
	name       string
	conditions string  // in words
	thesis     string  // what the thesis saves by it, in time
	base, off  options // the options, and what is set to leave the part out
}

// olderVersion are the options of the version that the thesis measured two-phase generation with.
func olderVersion(depth string) options {
	return options{"depth": depth, "quiescence": "0", "nullQuiescence": "false"}
}

var techniques = []technique{
	{"deepening and table", "1.0, 4/6", "40 %", nil, options{"deepening": "false", "table": "false"}},
	{"deepening and table", "1.0, 5/6", "", options{"depth": "5"}, options{"deepening": "false",
		"table": "false"}},
	{"null move, both", "1.0, 4/6", "70 %", nil, options{"nullMove": "false", "nullQuiescence": "false"}},
	{"null move, both", "1.0, 5/6", "", options{"depth": "5"}, options{"nullMove": "false",
		"nullQuiescence": "false"}},
	{"null move in quiescence", "1.0, 4/6", "\"significant\"", nil, options{"nullQuiescence": "false"}},
	{"two-phase generation", "5/0, the older version", "28 %", olderVersion("5"), options{"twoPhase": "false"}},
	{"two-phase generation", "4/0, the older version", "50 %", olderVersion("4"), options{"twoPhase": "false"}},
	{"two-phase generation", "1.0, 4/6", "", nil, options{"twoPhase": "false"}},
	{"order by static value", "1.0, 4/6", "", nil, options{"order": "generated"}},
	{"alpha-beta", "3/2, the rest as in 1.0", "", options{"depth": "3", "quiescence": "2"},
		options{"alphaBeta": "false"}},
}

// techniqueMoves are the moves of its games before which PaulChess thinks in the sample.
var techniqueMoves = []int{12, 18, 24}

// techniqueSample are middle games of the fourteen games.
func techniqueSample() ([]subject, error) {
	list, err := thesisPositions()
	return slices.DeleteFunc(list, func(at subject) bool {
		return !slices.Contains(techniqueMoves, at.position.MoveNumber())
	}), err
}

// saving is the share of something that a part saves.
func saving(with, without float64) float64 { return 100 * (1 - with/max(without, 1)) }

// thesisTechniques measures the programme with and without each part.
func thesisTechniques(l *lab, _ Setting) error {
	list, err := techniqueSample()
	if err != nil {
		return err
	}
	t := l.table("parts", fmt.Sprintf("Saved by each part, medians over %d middle games of the thesis's games, in %%",
		len(list)), heads("part conditions thesisTime savedTime savedBoards savedNodes boardsWith boardsWithout")...)
	l.expect(2 * len(techniques) * len(list))
	timed := study{programme: paulchess.New(), times: timedRuns}
	for _, part := range techniques {
		whole := l.all(timed, list, part.base)
		without := l.all(timed, list, with(part.base, part.off))
		if l.err != nil {
			return l.err
		}
		var times, boards, nodes []float64
		for n := range list {
			times = append(times, saving(float64(whole[n].Elapsed), float64(without[n].Elapsed)))
			boards = append(boards, saving(float64(whole[n].Counts.Boards), float64(without[n].Counts.Boards)))
			nodes = append(nodes, saving(float64(whole[n].Counts.Nodes), float64(without[n].Counts.Nodes)))
		}
		t.Add(part.name, part.conditions, part.thesis, median(times), median(boards), median(nodes), sum(whole).boards,
			sum(without).boards)
	}
	l.limit("One part is left out at a time, all others are as they were; what is negative costs more with the part " +
		"than without it. Times are the shortest of three.")
	l.limit("The thesis's positions are lost; its times are of one position each. A board cost its program some " +
		"thousands of times what it costs ours (41 s where the sample takes 23 000 boards on the average), so that to save " +
		"boards was to save time; here the table's look-ups and its making take as long as what they save at 4/6.")
	l.limit("Null move in quiescence never cuts, because the opponent may stand pat: every try is a node more. The " +
		"thesis's 70 % are of both together.")
	l.limit("Two-phase generation saves boards, and costs nodes where a quiet move would have cut before the captures.")
	return nil
}
