package pitrat

import (
	"testing"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// With the option fewest the trees of M39 and M3 are smaller than the paper's (table 1), null moves
// counted, and what is recorded changes nothing.
func TestFewestEffortMakesSmallerTrees(t *testing.T) {
	for name, most := range map[string]uint64{"M39": 2157, "M3": 1810} {
		set := map[string]string{optionFewest: "true"}
		if w := wantedOf[name]; w != "" {
			set[optionWanted] = w
		}
		values, err := search.Resolve(New(), set)
		if err != nil {
			t.Fatal(err)
		}
		p := papers(t)[name]
		plain, err := New().Search(t.Context(), search.Task{Position: p, Values: values})
		if err != nil {
			t.Fatal(err)
		}
		r := tree.NewRecorder(search.Header(New(), values, p), 0)
		recorded, err := New().Search(t.Context(), search.Task{Position: p, Values: values, Recorder: r})
		if err != nil {
			t.Fatal(err)
		}
		if plain.Stopped || plain.Move != recorded.Move || plain.Counts.Nodes != recorded.Counts.Nodes {
			t.Errorf("%s: %s with %d nodes, recorded %d", name, plain.Note, plain.Counts.Nodes, recorded.Counts.Nodes)
		}
		if plain.Counts.Nodes > most {
			t.Errorf("%s: %d nodes, more than %d", name, plain.Counts.Nodes, most)
		}
	}
}
