package draw

import (
	"slices"
	"testing"
)

// TestFlow: pieces stand apart in lines, a blank does not begin a line, and a piece that is wider than a line is
// alone in one and cut.
func TestFlow(t *testing.T) {
	f := Flow{Left: 10, Right: 110, Top: 5, Height: 20, Gap: 4}
	if f.Lines() != 0 {
		t.Errorf("an empty flow has %d lines", f.Lines())
	}
	f.Begin(40)
	got := []Rect{f.Place(30), f.Place(40), f.Place(200)}
	f.Space(8)
	got = append(got, f.Place(50))
	f.Space(8)
	got = append(got, f.Place(30))
	want := []Rect{{40, 5, 30, 20}, {10, 25, 40, 20}, {10, 45, 100, 20}, {10, 65, 50, 20}, {72, 65, 30, 20}}
	if !slices.Equal(got, want) || f.Lines() != 4 {
		t.Errorf("%d lines, the pieces stand at %v, want %v", f.Lines(), got, want)
	}
}

// TestFlowBeginsWithAWidePiece: a first piece that has no room beside what stands there goes to the next line, and
// where the first line begins to the left of the others it has so much more room.
func TestFlowBeginsWithAWidePiece(t *testing.T) {
	beside := Flow{Right: 100, Height: 10}
	beside.Begin(60)
	hanging := Flow{Left: 12, Right: 100, Height: 10}
	hanging.Begin(0)
	if got := []Rect{beside.Place(50), hanging.Place(95)}; !slices.Equal(got, []Rect{{0, 10, 50, 10}, {0, 0, 95, 10}}) {
		t.Errorf("they stand at %v", got)
	}
}
