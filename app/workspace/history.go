package workspace

import (
	"slices"
	"strings"

	"drevo/app/journal"
	"drevo/internal/phrase"
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
	journal.Step
	undo, redo func() (lost string)
}

// History holds what can be undone and, after that, done again.
type History struct {
	*shared
	done, undone []step
}

// note keeps what was done. What was undone before can't be done again then.
func (h *History) note(s step) {
	h.done = append(h.done, s)
	from, nodes := len(h.done)-1, s.Nodes
	for from > 0 && len(h.done)-from < mostSteps && nodes+h.done[from-1].Nodes <= mostKept {
		from--
		nodes += h.done[from].Nodes
	}
	h.done = slices.Delete(h.done, 0, from)
	h.undone = nil
	h.journal.Note(s.Step, from)
	h.Mark()
}

// Steps names what would be undone and done again next, empty for nothing.
func (h *History) Steps() (undo, redo string) { return lastName(h.done), lastName(h.undone) }

func lastName(steps []step) string {
	if len(steps) == 0 {
		return ""
	}
	return steps[len(steps)-1].Name
}

// Undo takes back what was done last.
func (h *History) Undo() {
	if s, ok := pass(&h.done, &h.undone); ok {
		h.journal.Undo()
		h.say("Undone", s.Name, s.undo())
		return
	}
	h.Status("There is nothing to undo.")
}

// Redo does again what was taken back last.
func (h *History) Redo() {
	if s, ok := pass(&h.undone, &h.done); ok {
		h.journal.Redo()
		h.say("Done again", s.Name, s.redo())
		return
	}
	h.Status("There is nothing to do again.")
}

// pass takes the last step off one list and puts it to the other; ok is false where there is none.
func pass(from, to *[]step) (s step, ok bool) {
	last := len(*from) - 1
	if last < 0 {
		return step{}, false
	}
	s, *from = (*from)[last], (*from)[:last]
	*to = append(*to, s)
	return s, true
}

// say says what was taken back or done again, and what of it was lost.
func (h *History) say(what, name, lost string) {
	h.Status(strings.TrimSpace(phrase.Of("{what}: {step}. {lost}", "what", what, "step", name, "lost", lost)))
	h.Mark()
}
