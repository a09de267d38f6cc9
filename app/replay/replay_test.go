package replay_test

import (
	"testing"

	"drevo/app/replay"
	"drevo/engine/tree"
)

// TestFollowers are told of every change, and of nothing else; one that goes elsewhere at once ends the matter.
func TestFollowers(t *testing.T) {
	var r replay.Replay
	if r.Last() != tree.None || r.Shown() {
		t.Errorf("at first the moment is %d, shown %v", r.Last(), r.Shown())
	}
	told := 0
	r.Follow(func() { told++ })
	r.Follow(func() { r.Go(r.Last()) })
	for _, step := range []struct {
		do   func()
		told int
	}{
		{func() { r.Go(tree.None) }, 0}, {func() { r.Go(tree.Root) }, 1}, {func() { r.Go(tree.Root) }, 1},
		{func() { r.Show(true) }, 2}, {func() { r.Show(true) }, 2}, {func() { r.Go(7) }, 3}, {func() { r.Reset(nil) }, 3},
	} {
		if step.do(); told != step.told {
			t.Errorf("they were told %d times, want %d", told, step.told)
		}
	}
	if r.Last() != tree.None || !r.Shown() {
		t.Errorf("of another tree the moment is %d, shown %v", r.Last(), r.Shown())
	}
}
