package experiment

import (
	"context"
	"fmt"
	"slices"

	"drevo/engine/kaissa"
	"drevo/engine/search"
)

// kaissaLevels measures how the work grows with the level, and what the levels solve.
func kaissaLevels(setting Setting) measure {
	return func(ctx context.Context, r *Report, progress Progress) error {
		problems, err := suite()
		if err != nil {
			return err
		}
		if setting.Time > 0 {
			return kaissaSolved(ctx, r, problems, setting, func(done int) { progress(done, len(problems)) })
		}
		list, err := kaissaPositions()
		if err != nil {
			return err
		}
		levels := []string{"FV0", "3.1", "5.1"}
		done, total := 0, (len(levels)+len(forcingReadings))*len(list)+len(levels)*len(problems)
		step := func() { done++; progress(done, total) }
		if err := kaissaGrowth(ctx, r, list, levels, step); err != nil {
			return err
		}
		if err := kaissaForcing(ctx, r, list, step); err != nil {
			return err
		}
		for _, level := range levels {
			set := changed(setting.Options, "level", level)
			before := done
			if err := kaissaSolved(ctx, r, problems, Setting{Options: set},
				func(n int) { done = before + n; progress(done, total) }); err != nil {
				return err
			}
		}
		r.limit("With -time the positions of Win at Chess are searched for so long each, at the level that -set names, " +
			"else at 15.0.")
		return nil
	}
}

// kaissaGrowth counts nodes by level.
func kaissaGrowth(ctx context.Context, r *Report, list []gamePosition, levels []string, step func()) error {
	t := r.table("The positions of Kaissa's six games", "level", "positions", "nodes a move, mean", "median", "of FV0",
		"the manual's seconds", "of FV0", "cut")
	seconds := map[string]float64{"FV0": 3, "3.1": 20, "5.1": 360}
	first := 0.0
	for _, level := range levels {
		w, err := kaissaWork(ctx, list, at(level), step)
		if err != nil {
			return err
		}
		if first == 0 {
			first = w.median
		}
		t.Add(level, len(list), w.mean, w.median, w.median/first, seconds[level], seconds[level]/seconds["FV0"], w.cut)
	}
	r.limit("The manual's seconds are averages on an IBM PC/AT over positions that it does not name; ours are nodes, " +
		"which need not take equal times. The growth is that of the median: a few positions that explode make the mean.")
	r.limit(fmt.Sprintf("A search is ended after %d nodes; \"cut\" counts those: captures, checks and replies never "+
		"count as non-forcing, and where both sides have many of them a level with Y > 0 explodes.", kaissaNodes))
	return nil
}

// forcingReadings are what the manual keeps back of "the exact definition of non-forcing moves": how
// many quiet checks of a side are forcing.
var forcingReadings = []reading{
	{"3.1, no quiet check is forcing", at("3.1", "forcingChecks", "0")},
	{"3.1, one a side", at("3.1", "forcingChecks", "1")},
	{"3.1, two a side (usual)", at("3.1")},
	{"3.1, four a side", at("3.1", "forcingChecks", "4")},
	{"5.1, no quiet check is forcing", at("5.1", "forcingChecks", "0")},
	{"5.1, one a side", at("5.1", "forcingChecks", "1")},
	{"5.1, two a side (usual)", at("5.1")},
	{"3.0, where the number of non-forcing moves does not matter", at("3.0")},
}

// kaissaForcing counts nodes by what counts as forcing.
func kaissaForcing(ctx context.Context, r *Report, list []gamePosition, step func()) error {
	t := r.table("What counts as forcing, in the same positions", "reading", "nodes a move, mean", "median",
		"same move as in the game", "cut")
	for _, reading := range forcingReadings {
		w, err := kaissaWork(ctx, list, reading.set, step)
		if err != nil {
			return err
		}
		t.Add(reading.name, w.mean, w.median, w.same, w.cut)
	}
	return nil
}

// kaissaCost is what searches of many positions cost, and how many chose the move of the game.
type kaissaCost struct {
	mean, median float64 // nodes
	same, cut    int
}

// kaissaWork searches all positions with the same options.
func kaissaWork(ctx context.Context, list []gamePosition, set map[string]string, step func()) (w kaissaCost,
	err error) {
	var nodes []float64
	var memory search.Memory
	for _, at := range list {
		result, _, err := kaissaThink(ctx, &memory, at, set, kaissaNodes, false)
		if err != nil {
			return w, err
		}
		nodes = append(nodes, float64(result.Counts.Nodes))
		w.mean += float64(result.Counts.Nodes) / float64(len(list))
		w.same += count(best(result) == at.played)
		w.cut += count(result.Stopped)
		step()
	}
	slices.Sort(nodes)
	w.median = nodes[len(nodes)/2]
	return w, nil
}

// kaissaSolved solves the positions of a suite: within the limit of nodes, or of time.
func kaissaSolved(ctx context.Context, r *Report, list []problem, setting Setting, step func(done int)) error {
	set, nodes := setting.Options, uint64(kaissaNodes)
	if setting.Time > 0 {
		nodes = 0
		if set["level"] == "" {
			set = changed(set, "level", "15.0")
		}
	}
	total := tally{}
	var memory search.Memory
	misses := newTable("Not solved", "position", "solution", "choice", "how")
	for i, q := range list {
		result, err := ask(ctx, kaissa.New(), set, search.Task{Position: q.position, Limits: search.Limits{Nodes: nodes,
			Time: setting.Time}, Memory: &memory})
		if err != nil {
			return err
		}
		solved := slices.Contains(q.best, result.Move)
		if total.count(result, solved); !solved {
			misses.Add(q.id, solutions(&q), choiceText(&q.position, result), result.Note)
		}
		step(i + 1)
	}
	r.table("Win at Chess, "+Setting{Options: set, Time: setting.Time}.text(), "positions", "solved", "%", "nodes",
		"time").
		Add(total.positions, total.marked, 100*total.share(), total.nodes, total.took)
	if setting.Time > 0 {
		r.Tables = append(r.Tables, misses)
	}
	return nil
}
