package pitrat

import (
	"math/rand/v2"
	"slices"
	"testing"

	"drevo/engine/tree"
)

// What the log gives back for a round is the list that was written, whatever was taken over from the one
// before, and lists that differ little take little.
func TestDangerLog(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var log dangerLog
	var lists [][]Danger
	var last [2][]Danger
	whole := 0
	for round := range 500 {
		first := r.IntN(3) > 0
		before := last[player(first)]
		var list []Danger
		var w listWriter
		for at := 0; at < len(before); {
			if r.IntN(20) == 0 {
				at++ // is dangerous no more
				continue
			}
			end, more := at+1+r.IntN(len(before)-at), int32(r.IntN(3)*r.IntN(2))
			w.take(run{int32(at), int32(end), more})
			for _, d := range before[at:end] {
				d.Cost += more
				list = append(list, d)
			}
			at = end
		}
		for range 1 + r.IntN(2) {
			d := Danger{Node: tree.ID(r.IntN(100_000)), Class: int8(r.IntN(7)), Cost: int32(r.IntN(300))}
			w.add(d)
			list = append(list, d)
		}
		w.finish()
		if int(w.length) != len(list) {
			t.Fatalf("round %d: %d dangers are counted of %d", round, w.length, len(list))
		}
		log.add(w.text, first, before == nil)
		lists, last[player(first)] = append(lists, list), list
		whole += len(list)
	}
	for i, want := range lists {
		if got := log.at(i); !slices.Equal(got, want) {
			t.Fatalf("round %d: %v, not %v", i, got, want)
		}
	}
	if log.text.Len() > 3*whole {
		t.Errorf("%d bytes for %d dangers", log.text.Len(), whole)
	}
}
