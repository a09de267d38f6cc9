package pitrat

import (
	"slices"
	"testing"

	"drevo/engine/tree"
)

// The list of dangerous moves of every round, which takes over what has not changed, is that of a walk over
// the whole tree.
func TestListTakesOverWhatHasNotChanged(t *testing.T) {
	for _, name := range []string{"M39", "M75"} {
		f, _ := grown(t, name, "")
		f.account = &Account{recorder: tree.NewRecorder(tree.Header{}, 0)}
		f.lists = [2]lister{{chooser: f.chooser}, {chooser: f.chooser}}
		f.begin()
		f.executeAll(f.root)
		taken := 0
		for round := range 800 {
			fails := f.root.value < f.Wanted
			todo := f.chooser.research(fails)
			if todo.threats {
				f.carryOutThreats(todo.threatsOf(nil, fails))
				continue
			}
			if todo.best.node == nil {
				break
			}
			whole := wholeList(f, fails)
			f.report(fails, todo.best)
			if got := f.account.Dangers(len(f.account.Rounds(0))); !slices.Equal(got, whole) {
				t.Fatalf("%s, round %d: %v, not %v", name, round, got, whole)
			}
			taken += len(whole)
			f.correct(todo.best.node)
		}
		if taken == 0 {
			t.Errorf("%s: nothing was listed", name)
		}
	}
}

// wholeList is the slow twin of the list: it looks at every dangerous move below the root.
func wholeList(f *finder, first bool) (list []Danger) {
	var after func(y *node, cost int32)
	at := func(b *node, cost int32) {
		if f.chooser.studyDanger(b).empty() {
			return
		}
		if !f.chooser.hopeless(b) {
			list = append(list, Danger{Node: b.id, Class: b.class, Cost: cost})
		}
		for _, y := range b.children {
			if !f.Good(y.mover(), y.value) && !f.chooser.isLost(y) {
				after(y, cost)
			}
		}
	}
	after = func(y *node, cost int32) {
		study, others := f.chooser.dangerous(nil, y)
		for _, b := range study {
			at(b, cost+others)
		}
	}
	if first {
		at(f.root, 0)
	} else {
		after(f.root, 0)
	}
	return list
}
