package pitrat

import (
	"math/rand/v2"
	"slices"
	"testing"

	"drevo/engine/tree"
)

// What the log gives back for a round is what was added, and lists that differ little take little.
func TestDangerLog(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var log dangerLog
	var lists [][]Danger
	var list []Danger
	whole := 0
	for range 500 {
		switch i := r.IntN(len(list) + 1); r.IntN(4) {
		case 0, 1:
			list = slices.Insert(slices.Clone(list), i, Danger{Node: tree.ID(r.IntN(1000)), Class: int8(r.IntN(7))})
		case 2:
			if i < len(list) {
				list = slices.Delete(slices.Clone(list), i, i+1)
			}
		case 3:
			if list = slices.Clone(list); i < len(list) {
				list[i].Class++
			}
		}
		whole += len(list)
		log.add(list)
		lists = append(lists, list)
	}
	for i, want := range lists {
		if got := log.at(i); !slices.Equal(got, want) {
			t.Fatalf("round %d: %v, not %v", i, got, want)
		}
	}
	if 10*log.items.len() > whole {
		t.Errorf("%d dangers are stored of %d", log.items.len(), whole)
	}
}
