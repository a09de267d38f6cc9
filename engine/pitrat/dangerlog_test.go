package pitrat

import (
	"math/rand/v2"
	"slices"
	"testing"

	"drevo/engine/tree"
)

// Every round of the log gives back the list that was put in, whole lists and changes, of both players.
func TestDangerLogGivesEveryRoundBack(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var log dangerLog
	var put [][]Danger
	var lists [2][]Danger
	for i := range 3 * wholeEvery {
		k := r.IntN(2)
		list := slices.Clone(lists[k])
		if at := r.IntN(len(list) + 1); i%3 > 0 || len(list) == 0 {
			list = slices.Insert(list, at, Danger{Node: tree.ID(i), Cost: r.IntN(3)})
		} else if at < len(list) {
			list = slices.Delete(list, at, min(at+2, len(list)))
		}
		lists[k] = list
		log.add(k == 0, list)
		put = append(put, list)
	}
	for i, want := range put {
		if got := log.at(i); !slices.Equal(got, want) {
			t.Fatalf("round %d: %v, want %v", i, got, want)
		}
	}
	if whole := 24 * 3 * wholeEvery * len(lists[0]); log.memory() > int64(whole)/2 {
		t.Errorf("%d bytes, where all lists take %d", log.memory(), whole)
	}
}
