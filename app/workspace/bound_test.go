package workspace

import "testing"

// unseen is a window that nobody looks at.
type unseen struct{ Window }

func (unseen) Mark() {}

// TestUndoIsBounded by steps, and by the moves of the games that the steps keep; the last step stays.
func TestUndoIsBounded(t *testing.T) {
	for _, c := range []struct{ moves, want int }{{0, mostSteps}, {mostKept / 10, 10}, {2 * mostKept, 1}} {
		h := History{shared: &shared{Window: unseen{}}}
		for range 2 * mostSteps {
			h.note(step{moves: c.moves})
		}
		if len(h.done) != c.want {
			t.Errorf("%d steps of %d moves are kept, want %d", len(h.done), c.moves, c.want)
		}
	}
}
