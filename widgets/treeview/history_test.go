package treeview

import "testing"

func TestHistoryGoesBackAndForward(t *testing.T) {
	var h History
	if h.CanBack() || h.CanForward() {
		t.Error("an empty history leads somewhere")
	}
	if _, ok := h.Back(); ok {
		t.Error("Back works on an empty history")
	}
	for _, id := range []ID{3, 7, 7, 9} {
		h.Visit(id)
	}
	if id, ok := h.Back(); !ok || id != 7 {
		t.Errorf("Back = %d, %v; want 7", id, ok)
	}
	h.Visit(7) // the selection that Back causes
	if id, ok := h.Forward(); !ok || id != 9 {
		t.Errorf("Forward = %d, %v; want 9, although 7 was reported again", id, ok)
	}
	h.Back()
	h.Back()
	h.Visit(4)
	if h.CanForward() {
		t.Error("a new visit keeps what lay forward")
	}
	if id, ok := h.Back(); !ok || id != 3 {
		t.Errorf("Back = %d, %v; want 3", id, ok)
	}
}

func TestHistoryForgetsTheOldest(t *testing.T) {
	var h History
	for id := range ID(longestHistory + 10) {
		h.Visit(id)
	}
	steps, last := 0, NoID
	for h.CanBack() {
		last, _ = h.Back()
		steps++
	}
	if steps != longestHistory-1 || last != 10 {
		t.Errorf("%d steps back to %d, want %d to 10", steps, last, longestHistory-1)
	}
}
