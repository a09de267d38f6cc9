package experiment

import (
	"slices"
	"strings"
	"time"

	"drevo/engine/search"
)

// tally sums up searches and how many of them have a mark: solved, or a gain.
type tally struct {
	how               string
	positions, marked int
	nodes             uint64
	took              time.Duration
}

func (t *tally) count(r search.Result, mark bool) {
	t.positions++
	if mark {
		t.marked++
	}
	t.nodes, t.took = t.nodes+r.Counts.Nodes, t.took+r.Elapsed
}

// share is how many of the searches have the mark, from 0 to 1.
func (t *tally) share() float64 { return float64(t.marked) / float64(max(1, t.positions)) }

// tallies are in the order of what they sum up.
type tallies []*tally

// at finds the tally with a name, or makes it.
func (list *tallies) at(how string) *tally {
	i, found := slices.BinarySearchFunc(*list, how, func(t *tally, how string) int { return strings.Compare(t.how, how) })
	if !found {
		*list = slices.Insert(*list, i, &tally{how: how})
	}
	return (*list)[i]
}

// write puts the sums and the total into a table.
func (list tallies) write(t *Table, total *tally) {
	for _, row := range append(list, total) {
		t.Add(row.how, row.positions, row.marked, row.share(), row.nodes, row.took)
	}
}

// howChosen takes the game and the horizon from a note of the programme.
func howChosen(note string) string {
	how, _, _ := strings.Cut(strings.TrimPrefix(note, "Chosen by the game of "), ", length")
	return how
}
