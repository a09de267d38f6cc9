package experiment

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"drevo/engine/match"
	"drevo/engine/paulchess"
	"drevo/engine/search"
)

// rung is what one step of the ladder adds: options that then have Modern's values.
type rung struct {
	name    string
	options []string
}

// ladder leads from a search with the thesis's techniques, in the order by hints, to Modern. Options of
// Modern that it does not name are Modern's from the start.
var ladder = []rung{
	{"alpha-beta, table, null move", nil},
	{"killers", []string{"killers"}},
	{"history", []string{"history", "replyHistory"}},
	{"exchanges in quiescence", []string{"exchangePruning", "deltaPruning"}},
	{"check extensions", []string{"singularExtension"}},
	{"principal variation search", []string{"pvs"}},
	{"aspiration windows", []string{"aspiration"}},
	{"late move reductions", []string{"lateReductions"}},
	{"late move pruning", []string{"lateMovePruning"}},
	{"reverse futility", []string{"reverseFutility", "mateThreats"}},
	{"futility", []string{"futility"}},
	{"exchanges in the search", []string{"exchangeSearch", "captureExchange"}},
	{"null move by the static value, deeper", []string{"nullStatic", "nullReduction", "nullDeeper"}},
	{"reduction without a table move", []string{"unknownReduction"}},
	{"pawns near their goal", []string{"pawnAdvances"}},
	{"checks in quiescence", []string{"quiescenceChecks"}},
	{"draw by the second occurrence", []string{"twofold"}},
	{"tuned evaluation", []string{"evaluation"}},
	{"table kept over a game", []string{"keepTable"}},
}

// rungOptions are the options of the search at a rung: Modern's, without what the rungs above add.
func rungOptions(at int) map[string]string {
	set := maps.Clone(presetOf("modern"))
	for _, above := range ladder[at+1:] {
		for _, name := range above.options {
			delete(set, name)
		}
	}
	return changed(set, "depth", "60")
}

// What the ladder searches with: positions of Win at Chess with doubling limits of nodes, and games
// with one of their own.
const (
	leastSteady, mostSteady = 1_000, 64_000
	ladderNodes             = 4_000
	ladderEvery             = 3 // of the positions, in the short run
)

// climbed is what was measured at a rung.
type climbed struct {
	solved, positions int
	steady            []float64 // by position: the limit of nodes from which on the choice stays
	score             match.Score
}

// modernLadder measures what each technique of Modern adds.
func modernLadder(setting Setting) measure {
	return func(ctx context.Context, r *Report, progress Progress) error {
		list, err := ladderPositions(setting)
		if err != nil {
			return err
		}
		games := setting.games(20)
		done, total := 0, len(ladder)*(len(list)+games)-games
		step := func() { done++; progress(done, total) }
		t := r.table(fmt.Sprintf("What each technique adds to those above it: %d positions of Win at Chess to %d nodes, "+
			"and %d games of %d nodes a move against the rung before", len(list), mostSteady, games, ladderNodes),
			"added", "solved", "nodes until the move stays, median", "mean", "points, %", "Elo", "95 %")
		chart := Chart{Title: "Nodes until the best move stays, mean", Unit: "nodes"}
		for at, rung := range ladder {
			c, err := climb(ctx, at, list, games, step)
			if c.positions == len(list) {
				cells := []any{rung.name, c.solved, medianOf(c.steady), meanOf(c.steady), "", "", ""}
				if at > 0 && c.score.Games() > 0 {
					elo := c.score.Elo()
					cells = append(cells[:4], 100*c.score.Share(), elo.Estimate(), elo.Range())
				}
				t.Add(cells...)
				chart.Pairs = append(chart.Pairs, Paired{Name: rung.name, Ours: meanOf(c.steady)})
			}
			if err != nil {
				return err
			}
		}
		r.chart(chart)
		r.limit("The order of the ladder is ours; what a technique adds depends on those below it. Nodes are counted, not " +
			"time: a technique that costs time at every node looks a little better here, one that spares work within a " +
			"node worse.")
		r.limit(fmt.Sprintf("Each position is searched with %d nodes, twice as many, and so on to %d: the choice stays "+
			"from the limit on from which no greater one changes it. Solved is what is chosen at the last.", leastSteady,
			mostSteady))
		limitMatches(r)
		return nil
	}
}

// ladderPositions are the positions of Win at Chess: all of them where games were asked for.
func ladderPositions(setting Setting) (list []problem, err error) {
	all, err := suite()
	if setting.Games > 0 {
		return all, err
	}
	for i := 0; i < len(all); i += ladderEvery {
		list = append(list, all[i])
	}
	return list, err
}

// climb measures a rung: its positions, and its games against the rung before.
func climb(ctx context.Context, at int, list []problem, games int, step func()) (c climbed, err error) {
	for _, q := range list {
		steady, solved, err := steadyFrom(ctx, &q, rungOptions(at))
		if err != nil {
			return c, err
		}
		c.steady = append(c.steady, float64(steady))
		c.solved += count(solved)
		c.positions++
		step()
	}
	if at == 0 {
		return c, nil
	}
	contest := contest{games: games, control: match.Control{Nodes: ladderNodes}, entrants: [2]entrant{
		{ladder[at].name, paulchess.New(), rungOptions(at)}, {ladder[at-1].name, paulchess.New(), rungOptions(at - 1)},
	}}
	c.score, err = contest.play(ctx, step)
	return c, err
}

// steadyFrom returns the limit of nodes from which on the choice stays what it is at the greatest, and
// whether that solves the problem.
func steadyFrom(ctx context.Context, q *problem, set map[string]string) (limit uint64, solved bool, err error) {
	limit = leastSteady
	last := search.Result{}
	var memory search.Memory
	for nodes := uint64(leastSteady); nodes <= mostSteady; nodes *= 2 {
		result, err := ask(ctx, paulchess.New(), set, search.Task{Position: q.position, Limits: search.Limits{Nodes: nodes},
			Memory: &memory})
		if err != nil {
			return 0, false, err
		}
		if result.Move != last.Move {
			limit = nodes
		}
		last = result
	}
	return limit, slices.Contains(q.best, last.Move), nil
}

// meanOf returns the mean of numbers.
func meanOf(list []float64) float64 {
	sum := 0.0
	for _, x := range list {
		sum += x
	}
	return sum / float64(max(len(list), 1))
}
