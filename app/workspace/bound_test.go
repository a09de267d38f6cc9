package workspace

import (
	"testing"

	"drevo/app/journal"
)

// unseen is a window that nobody looks at.
type unseen struct{ Window }

func (unseen) Mark() {}

// TestUndoIsBounded by steps, and by the moves of the games that the steps keep; the last step stays.
func TestUndoIsBounded(t *testing.T) {
	for _, c := range []struct{ moves, want int }{{0, mostSteps}, {mostKept / 10, 10}, {2 * mostKept, 1}} {
		h := History{shared: &shared{Window: unseen{}, journal: journal.InMemory(journal.Session{})}}
		for range 2 * mostSteps {
			h.note(step{Step: journal.Step{Nodes: c.moves}})
		}
		if len(h.done) != c.want || len(h.journal.Session().Done) != c.want {
			t.Errorf("%d steps of %d moves are kept, want %d", len(h.done), c.moves, c.want)
		}
	}
}
