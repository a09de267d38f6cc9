package workspace

import (
	"slices"
)

// mostSteps bounds what can be undone, and mostKept how many moves the games of the steps have together,
// each of which takes some 150 bytes: the last step can always be undone.
const (
	mostSteps = 100
	mostKept  = 500_000
)

// step is something that a person has done, and how it is taken back and done again. Both say
// what of it was no longer possible, as a sentence; empty for nothing.
type step struct {
	name       string // as in "Undo paste"
	undo, redo func() (lost string)
	moves      int // that are kept for it
}

// history holds what can be undone and, after that, done again.
type history struct {
	done, undone []step
}

// add notes what was done. What was undone before can't be done again then.
func (h *history) add(s step) {
	h.done = append(h.done, s)
	from, moves := len(h.done)-1, s.moves
	for from > 0 && len(h.done)-from < mostSteps && moves+h.done[from-1].moves <= mostKept {
		from--
		moves += h.done[from].moves
	}
	h.done = slices.Delete(h.done, 0, from)
	h.undone = nil
}

// back takes the last step back; ok is false where there is none.
func (h *history) back() (s step, ok bool) {
	if len(h.done) == 0 {
		return step{}, false
	}
	last := len(h.done) - 1
	s, h.done = h.done[last], h.done[:last]
	h.undone = append(h.undone, s)
	return s, true
}

// again does the step that was undone last once more.
func (h *history) again() (s step, ok bool) {
	if len(h.undone) == 0 {
		return step{}, false
	}
	last := len(h.undone) - 1
	s, h.undone = h.undone[last], h.undone[:last]
	h.done = append(h.done, s)
	return s, true
}

// names are those of the steps that would be undone and done again next, empty for none.
func (h *history) names() (undo, redo string) {
	if n := len(h.done); n > 0 {
		undo = h.done[n-1].name
	}
	if n := len(h.undone); n > 0 {
		redo = h.undone[n-1].name
	}
	return undo, redo
}
