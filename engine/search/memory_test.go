package search_test

import (
	"testing"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// A memory hands the same table on until it forgets, or another size or other rules are asked for; without
// one every table is empty.
func TestMemory(t *testing.T) {
	rules := search.FinalRules{Mate: 1000}
	knows := func(m *search.Memory, megabytes int, rules search.FinalRules) bool {
		table, err := m.Resume(megabytes, rules)
		if err != nil {
			t.Fatal(err)
		}
		table.StartSearch(false)
		_, found := table.Probe(42, 0)
		table.Store(42, 0, search.Entry{Depth: 3, Bound: tree.Exact})
		m.GiveBack(table)
		return found
	}
	memory := &search.Memory{Game: true}
	if knows(memory, 1, rules) || !knows(memory, 1, rules) {
		t.Error("a table is kept before there is one, or is not kept")
	}
	if knows(memory, 2, rules) || knows(memory, 2, search.FinalRules{Mate: 900}) {
		t.Error("a table of another size or with other rules is kept")
	}
	memory.Forget()
	if knows(memory, 2, rules) {
		t.Error("what was forgotten is known")
	}
	for _, m := range []*search.Memory{nil, {}} {
		knows(m, 1, rules)
		if knows(m, 1, rules) {
			t.Errorf("something is kept by %+v, which is of no game", m)
		}
	}
}
