package experiment

import (
	"context"
	"fmt"
	"maps"
	"strconv"

	"drevo/app/outcome"
)

// reading is a choice of options under which the second variant is set against the first.
type reading struct {
	name string
	set  map[string]string
}

// readings are what the report leaves open: which of its three forced games the tests and the
// end of the variations play, in which order moves are examined, and as what a move counts
// that the second variant never tested for activity. The first is the usual one.
var readings = []reading{
	{"usual", nil},
	{"forced=checks, zch=2", map[string]string{"forced": "checks", "zch": "2"}},
	{"forced=broad", map[string]string{"forced": "broad"}},
	{"order=generated", map[string]string{"order": "generated"}},
	{"untested=active", map[string]string{"untested": "active"}},
}

// everyNth thins the positions of the games out for the readings, which would take minutes
// otherwise; they are still five times as many as the samples.
const everyNth = 4

// thinned are every so many of the positions in which the programme was to move.
func thinned() ([]gamePosition, error) {
	var list []gamePosition
	games, err := recorded()
	n := 0
	for _, g := range games {
		for _, at := range own(g) {
			if n%everyNth == 0 {
				list = append(list, at)
			}
			n++
		}
	}
	return list, err
}

// readingTable counts the nodes of the second variant against those of the first under every
// reading. step is called after each search.
func readingTable(ctx context.Context, list []gamePosition, step func()) (Table, error) {
	t := newTable(fmt.Sprintf("Nodes, active2 / active1, by what the report leaves open, %d positions", len(list)), "reading")
	for _, depth := range variantDepths {
		t.Columns = append(t.Columns, outcome.Heads(fmt.Sprintf("Dn = %d", depth))...)
	}
	for _, r := range readings {
		row := []any{r.name}
		for _, depth := range variantDepths {
			var nodes [2]uint64
			for i := range nodes {
				set := with(absoluteSet, map[string]string{"scheme": schemes[1+i], "depth": strconv.Itoa(depth), "zch": "2"})
				maps.Copy(set, r.set)
				for _, at := range list {
					result, err := think(ctx, at, set)
					if err != nil {
						return t, err
					}
					nodes[i] += result.Counts.Nodes
					step()
				}
			}
			row = append(row, ratio(nodes[1], nodes[0]))
		}
		t.Add(row...)
	}
	return t, nil
}
