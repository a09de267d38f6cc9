package treeview

import (
	"testing"

	"fyne.io/fyne/v2/driver/desktop"
)

func TestFilterHidesAndHiddenRowReveals(t *testing.T) {
	f := comb(6, 2)
	e := opened(t, f)
	e.Expand(5)
	e.SetFilter(func(id ID) bool { return id > 6 || id == 5 })
	wantShown(t, e, 0, 5, f.kid(5, 0), f.kid(5, 1), NoID)
	if n := e.index.branches[0].hidden; n != 5 {
		t.Errorf("%d are hidden, want 5", n)
	}
	click(e, 300, 4, desktop.MouseButtonPrimary)
	wantShown(t, e, 0, 1, 2, 3, 4, 5, f.kid(5, 0))
	e.SetFilter(func(id ID) bool { return id == 2 })
	wantShown(t, e, 0, 2, NoID)
	e.SetFilter(nil)
	wantShown(t, e, 0, 1, 2, 3, 4, 5, f.kid(5, 0), f.kid(5, 1), 6)
}

func TestGrowthMovesNothing(t *testing.T) {
	f := comb(50, 5)
	e := opened(t, f)
	e.Expand(3)
	e.Expand(30)
	e.Rows.ScrollBy(31*rowHeight() + 7)
	top := e.Shown()[0]
	_, off := e.Rows.Top()
	f.add(3, 0) // above what is in view
	f.add(30, 0)
	f.add(0, 0)
	rows := e.RowCount()
	e.Grow()
	if e.RowCount() != rows+3 {
		t.Errorf("%d rows after growth, want %d", e.RowCount(), rows+3)
	}
	_, now := e.Rows.Top()
	if got := e.Shown()[0]; got != top || now != off {
		t.Errorf("the top is %d + %v, was %d + %v", got, now, top, off)
	}
	if last := int(e.RowCount()) - 1; e.nodeAt(last) != ID(len(f.parents)-1) {
		t.Error("the root's new child is not the last row")
	}
}

func TestGrowthHoldsTheSelectedRow(t *testing.T) {
	f := comb(50, 5)
	e := opened(t, f)
	e.Expand(2)
	for _, id := range []ID{5, 12} {
		e.Select(id)
		at, _, seen := e.RowArea(id)
		if !seen {
			t.Fatalf("%d is not in view", id)
		}
		for range 3 {
			f.add(2, 0) // above the selected row
		}
		e.Grow()
		if got, _, ok := e.RowArea(id); !ok || got != at {
			t.Errorf("the selected row %d is at %v, was at %v", id, got, at)
		}
	}
}

func TestGrowthReachesTheScreenFirst(t *testing.T) {
	f := comb(2*sweepBranches, 1)
	e := opened(t, f)
	e.ExpandAll(0, 1<<20)
	e.Select(ID(2*sweepBranches - 1))
	child := f.add(ID(2*sweepBranches-1), 0)
	e.Grow()
	if _, ok := e.index.rowOf(child); !ok {
		t.Error("a new child in view waits for the sweep")
	}
	far := f.add(ID(sweepBranches+sweepBranches/2), 0)
	for range 3 {
		e.Grow()
	}
	if _, ok := e.index.rowOf(far); !ok {
		t.Error("the sweep does not come round")
	}
}

func TestSortedOrderIsKeptWhileGrowing(t *testing.T) {
	f := comb(4, 0) // keys of 1 to 4: 0, 3, 2, 1
	e := opened(t, f)
	e.SetSort(1, true)
	wantShown(t, e, 0, 2, 3, 4, 1)
	grown := f.add(0, 7)
	e.Grow()
	wantShown(t, e, 0, 2, 3, 4, 1, grown)
	e.SetSort(1, true)
	wantShown(t, e, 0, grown, 2, 3, 4, 1)
}

func TestRevealedNodeShowsWhatGrowsAlthoughHidden(t *testing.T) {
	f := comb(4, 0)
	e := opened(t, f)
	e.SetSort(1, true)
	e.SetFilter(func(id ID) bool { return id < 4 })
	wantShown(t, e, 0, 2, 3, 1, NoID)
	hidden := f.add(0, 7)
	e.Grow()
	if n := e.index.branches[0].hidden; n != 2 {
		t.Errorf("%d are hidden, want 2", n)
	}
	e.Select(hidden) // reveals
	wantShown(t, e, 0, hidden, 2, 3, 4, 1)
	grown := f.add(0, 8)
	e.Grow()
	wantShown(t, e, 0, hidden, 2, 3, 4, 1, grown)
}
