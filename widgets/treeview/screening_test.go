package treeview

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// asked counts how often the children of a node are asked for.
type asked struct {
	*forest
	children int
}

func (a *asked) Children(id ID, dst []ID) []ID {
	a.children++
	return a.forest.Children(id, dst)
}

// always lets a screening go on.
func always(int, int) bool { return true }

// TestAScreeningShowsWhatAFilterShows, whatever is open, and asks the source beside the window alone: what the window
// does asks no more than for the rows in view.
func TestAScreeningShowsWhatAFilterShows(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	f := newForest(rng, 20_000, 2_000)
	source := &asked{forest: f}
	beside, here := opened(t, source), opened(t, f)
	for _, e := range []*View{beside, here} {
		e.ExpandAll(0, 6_000)
		e.SetSort(0, true)
	}
	for _, keep := range []func(ID) bool{func(id ID) bool { return id%3 != 0 }, func(id ID) bool { return id < 500 },
		func(ID) bool { return false }, nil} {
		source.children = 0
		s := beside.Screening()
		if source.children > 0 {
			t.Errorf("to begin asks %d times", source.children)
		}
		s.Filter(keep, always)
		walked := source.children
		if keep != nil && walked < 3_000 {
			t.Errorf("the walk asks %d times, of %d nodes that are open", walked, beside.Opened())
		}
		if !beside.Apply(s, keep) || source.children-walked > 100 {
			t.Errorf("to show it asks %d times", source.children-walked)
		}
		here.SetFilter(keep)
		if !slices.Equal(flatten(beside.index), flatten(here.index)) || beside.Filtered() != (keep != nil) {
			t.Errorf("%d rows, and by the filter %d", beside.RowCount(), here.RowCount())
		}
	}
}

// TestAScreeningOfWhatHasChangedIsNotShown: nodes were opened, closed, or have come; done again it is.
func TestAScreeningOfWhatHasChangedIsNotShown(t *testing.T) {
	f := comb(50, 5)
	e := opened(t, f)
	e.Expand(3)
	keep := func(id ID) bool { return id%2 == 1 }
	for name, change := range []func(){func() { e.Expand(7) }, func() { e.Collapse(3) }, func() { f.add(0, 0); e.Grow() },
		func() { e.SetSource(comb(10, 2)) }} {
		s := e.Screening()
		s.Filter(keep, always)
		change()
		if e.Apply(s, keep) || e.Filtered() {
			t.Errorf("after change %d it is shown", name)
		}
	}
	s := e.Screening()
	s.Filter(keep, always)
	if !e.Apply(s, keep) || e.Shown()[1] != 1 || e.Shown()[2] != 3 {
		t.Errorf("done again it shows %v", e.Shown())
	}
}
