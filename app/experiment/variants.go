package experiment

import (
	"context"
	"fmt"
	"time"

	"drevo/engine/board"
)

// variantDepths are the depths at which the schemes are compared: the smallest at
// which rank 1 is tested too, and two more.
var variantDepths = []int{3, 4, 5}

// tried is what one scheme did at one position.
type tried struct {
	nodes uint64
	took  time.Duration
	move  board.Move
	none  bool // four rounds failed
}

// variants compares the schemes over the sample positions.
func variants(ctx context.Context, r *Report, progress Progress) error {
	list, err := samples()
	if err != nil {
		return err
	}
	second := newTable("The second variant against the first", "Dn", "nodes, active2 / active1",
		"time, active2 / active1", "source")
	quicker := Chart{Title: "Nodes of the second variant for one of the first", Unit: "below 1 is quicker, as the " +
		"report says"}
	var tables []Table
	more, err := thinned()
	if err != nil {
		return err
	}
	done, total := 0, len(variantDepths)*(len(schemes)*len(list)+2*len(readings)*len(more))
	step := func() { done++; progress(done, total) }
	for _, depth := range variantDepths {
		outcomes := make([][]tried, len(schemes))
		for i, scheme := range schemes {
			for _, at := range list {
				result, err := thinkTimed(ctx, at, scheme, depth)
				if err != nil {
					return err
				}
				outcomes[i] = append(outcomes[i], tried{result.Counts.Nodes, result.Elapsed, best(result),
					result.Move == board.NoMove})
				step()
			}
		}
		first, next := sum(outcomes[1]), sum(outcomes[2])
		quicker.Pairs = append(quicker.Pairs, Paired{Name: fmt.Sprintf("Dn = %d", depth), Ours: float64(next.nodes) /
			float64(max(first.nodes, 1))})
		second.Add(depth, ratio(next.nodes, first.nodes), ratio(next.took, first.took), "quicker: less than 1")
		tables = append(tables, schemeTable(depth, outcomes), moveTable(depth, list, outcomes))
	}
	others, err := readingTable(ctx, more, step)
	if err != nil {
		return err
	}
	tests, err := burdens(ctx, list)
	if err != nil {
		return err
	}
	r.chart(quicker)
	r.Tables = append([]Table{second, others, tests}, tables...)
	r.limit("The report gives no figures for its variants, only that the second works more quickly than the first. " +
		"Times are the shortest of three runs.")
	r.limit("It says of no variant how often it chooses the move of the absolute scheme.")
	r.limit("\"No move\" counts positions where four rounds fail; the best move found, in brackets, is compared there.")
	return nil
}

// sum adds the costs of a scheme over the positions.
func sum(list []tried) (all tried) {
	for _, o := range list {
		all.nodes += o.nodes
		all.took += o.took
	}
	return all
}

// schemeTable compares the costs of the schemes, and how often two choose alike.
func schemeTable(depth int, outcomes [][]tried) Table {
	t := newTable(fmt.Sprintf("Dn = %d, %d positions of the programme's games", depth, len(outcomes[0])), "scheme", "nodes", "of absolute", "time", "= absolute", "= active1", "= active2", "= active3",
		"no move")
	base := sum(outcomes[0])
	for i, scheme := range schemes {
		all, none := sum(outcomes[i]), 0
		for _, o := range outcomes[i] {
			none += count(o.none)
		}
		t.Add(scheme, all.nodes, ratio(all.nodes, base.nodes), all.took, agree(outcomes[i], outcomes[0]), agree(outcomes[i],
			outcomes[1]),
			agree(outcomes[i], outcomes[2]), agree(outcomes[i], outcomes[3]), none)
	}
	return t
}

// moveTable lists what each scheme chose.
func moveTable(depth int, list []gamePosition, outcomes [][]tried) Table {
	t := newTable(fmt.Sprintf("Chosen moves, Dn = %d", depth), append([]string{"position", "played"},
		schemes...)...)
	for n, at := range list {
		row := []any{at.name, at.position.SAN(at.played)}
		for i := range schemes {
			row = append(row, chosen(at, outcomes[i][n]))
		}
		t.Add(row...)
	}
	return t
}

// chosen writes the move of an tried, in brackets where the programme gives none.
func chosen(at gamePosition, o tried) string {
	switch {
	case o.move == board.NoMove:
		return "-"
	case o.none:
		return "(" + at.position.SAN(o.move) + ")"
	}
	return at.position.SAN(o.move)
}

func agree(a, b []tried) int {
	n := 0
	for i := range a {
		n += count(a[i].move == b[i].move)
	}
	return n
}
