package treeview

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// lined is a forest whose rows end in a line of moves behind a value.
type lined struct{ *forest }

func (l lined) Row(id ID) rows.Line {
	r := l.forest.Row(id)
	r.Cells = append(r.Cells[:1:1], rows.Cell{}, rows.Cell{Parts: []rows.Part{{Text: "0.5"},
		{Text: "Qd8 Bc1", Moves: true}, {Text: "Kh8", Moves: true, Stroke: true}}})
	return r
}

// TestPointAtMoves: the move under the mouse is counted, over all pieces of a line; nothing is told
// of values, other columns and empty places, and the line goes with its row.
func TestPointAtMoves(t *testing.T) {
	f := lined{comb(30, 2)}
	e := opened(t, f)
	e.Expand(0)
	var told []pointed
	e.OnPoint = func(id ID, column, moves int) { told = append(told, pointed{id: id, column: column, moves: moves}) }
	line := e.Place(2, 0)
	y := e.HeadHeight() + 3.5*rowHeight()
	id := e.nodeAt(3)
	for x := float32(1); x < 600; x++ {
		move(e, x, y)
	}
	want := []pointed{{id: id, column: 2, moves: 1}, {id: id, column: 2, moves: 2}, {id: NoID}, {id: id, column: 2,
		moves: 3}, {id: NoID}}
	if !slices.Equal(told, want) {
		t.Errorf("the pointer along the line tells %v", told)
	}

	at := func() *pointed {
		told = nil
		move(e, 1, 1)
		move(e, line.X+e.Rows.TextWidth("0.5 ", draw.Style{})+gap, y)
		if len(told) == 0 || told[len(told)-1].moves == 0 {
			t.Fatalf("no line is pointed at: %v", told)
		}
		return &told[len(told)-1]
	}
	gone := func(name string, do func()) {
		at()
		do()
		if last := told[len(told)-1]; last.moves != 0 {
			t.Errorf("%s: the line stays, %v", name, last)
		}
	}
	gone("rows scroll", func() { e.Rows.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -rowHeight())}) })
	e.Rows.ScrollTo(0, 0)
	gone("rows close", func() { e.Collapse(0) })
	e.Expand(0)
	gone("the mouse leaves", func() { move(e, 1, 1) })
	if before := at().id; before != id {
		t.Errorf("pointed at %d, not %d", before, id)
	}
	e.SetFilter(func(id ID) bool { return id > 1 })
	if last := told[len(told)-1]; last.id != id+1 || last.id != e.nodeAt(3) {
		t.Errorf("after rows have moved under the mouse it tells %v", last)
	}
	gone("another tree comes", func() { e.SetSource(f) })
	e.Expand(0)
	gone("the tree goes", func() { e.SetSource(nil) })
}
