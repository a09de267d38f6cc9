package experiment

import (
	"slices"
	"strings"
	"time"

	"drevo/engine/search"
)

// cost is what searches took together.
type cost struct {
	nodes, boards uint64
	took          time.Duration
	cut           int // those that a limit ended
}

// sum adds searches up.
func sum(found []search.Result) (c cost) {
	for _, r := range found {
		c.add(r)
	}
	return c
}

func (c *cost) add(r search.Result) {
	c.nodes, c.boards, c.took = c.nodes+r.Counts.Nodes, c.boards+r.Counts.Boards, c.took+r.Elapsed
	c.cut += count(r.Stopped)
}

// nodesOf are the nodes of each search.
func nodesOf(found []search.Result) (list []float64) {
	for _, r := range found {
		list = append(list, float64(r.Counts.Nodes))
	}
	return list
}

// tally sums up searches and how many of them have a mark: solved, or a gain.
type tally struct {
	cost
	how               string
	positions, marked int
}

func (t *tally) count(r search.Result, mark bool) {
	t.add(r)
	t.positions++
	t.marked += count(mark)
}

// cells are a tally as cells, after what it sums up.
func (t *tally) cells() []any {
	return []any{t.positions, t.marked, float64(t.marked) / float64(max(1, t.positions)), t.nodes, t.took}
}

// tallies sum up searches by how they ended, in the order of that, and all together.
type tallies struct {
	list []*tally
	all  tally
}

// count adds a search to those that ended alike, and to all.
func (t *tallies) count(how string, r search.Result, mark bool) {
	t.all.count(r, mark)
	i, found := slices.BinarySearchFunc(t.list, how, func(t *tally, how string) int { return strings.Compare(t.how, how) })
	if !found {
		t.list = slices.Insert(t.list, i, &tally{how: how})
	}
	t.list[i].count(r, mark)
}

// write puts the sums and the total into a table, behind the first cells of each row.
func (t *tallies) write(to *Table, total string, first ...any) {
	for _, sum := range t.list {
		to.Add(slices.Concat(first, []any{sum.how}, sum.cells())...)
	}
	to.Add(slices.Concat(first, []any{total}, t.all.cells())...)
}

// median returns the median of numbers, which it sorts.
func median(list []float64) float64 {
	slices.Sort(list)
	return list[len(list)/2]
}

// average returns the mean of numbers.
func average(list []float64) float64 {
	sum := 0.0
	for _, x := range list {
		sum += x
	}
	return sum / float64(max(len(list), 1))
}
