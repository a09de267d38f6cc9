package moves

import (
	"slices"
	"strings"
	"testing"

	"drevo/app/candidates"
	"drevo/app/headline"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/smalltree"
)

// each tells every node of a small tree.
func each(list []smalltree.Node, tell func(n smalltree.Node)) {
	for _, n := range list {
		tell(n)
		each(n.Children, tell)
	}
}

// TestEveryRowOfTheSmallTreeHasAVerdict: a value, or what is shown of the move; of rows that stand for others only
// those have none that say it themselves.
func TestEveryRowOfTheSmallTreeHasAVerdict(t *testing.T) {
	said := map[string]int{}
	for _, programme := range []string{"itep", "botvinnik", "kaissa", "paulchess"} {
		_, p := filled(t, programme, nil)
		for _, w := range sizes {
			each(p.firstMoves(w), func(n smalltree.Node) {
				said[n.Value]++
				others := strings.Contains(n.Text, "other")
				if n.Value == "" && (!n.Rest || others) || n.Value == "only a bound" || n.Value == "not finished" {
					t.Errorf("%s, %v: %s: %q", programme, w, n.Text, n.Value)
				}
			})
		}
	}
	if said["no better"] == 0 || said["is enough"] == 0 {
		t.Errorf("said is %v", said)
	}
}

// TestWhatWasNotLookedAtIsToldApart: what a cut left out, what the record had no room for, and what a rule left out
// have their own words.
func TestWhatWasNotLookedAtIsToldApart(t *testing.T) {
	_, p := filled(t, "botvinnik", nil)
	f := first{p.view.Nodes, sizes[threeHalfMoves], p.second}
	list := f.Tree.ChildNodes(p.moves[0].Node)
	n := list[slices.IndexFunc(list, func(n tree.Node) bool { return n.Reason == tree.ReasonCut })]
	for want, change := range map[string]func(n tree.Node) tree.Node{
		"rest cut":      func(n tree.Node) tree.Node { return n },
		"not kept":      func(n tree.Node) tree.Node { n.Truncated = true; return n },
		"not reached":   func(n tree.Node) tree.Node { n.Reason = tree.ReasonStopped; return n },
		"not looked at": func(n tree.Node) tree.Node { n.Reason = tree.ReasonComplete; return n },
	} {
		list := f.rest(change(n), 1<<10)
		if len(list) != 1 || !strings.HasSuffix(list[0].Text, want) || list[0].Cut != (want == "rest cut") {
			t.Errorf("for %q there is %+v", want, list)
		}
	}
}

// TestTheSecondSearchStandsInItsRow of the same search alone, and not while its value is asked for.
func TestTheSecondSearchStandsInItsRow(t *testing.T) {
	w, p := filled(t, "botvinnik", nil)
	h := headline.Of(p.of)
	found := candidates.After(t.Context(), p.of, search.Limits{Nodes: candidates.MostNodes}, h.Facts.Move,
		h.Facts.Asked.Answer)
	t.Cleanup(found.Release)
	if _, err := found.Wait(); err != nil {
		t.Fatal(err)
	}
	_, _, asked := h.Facts.Both()
	notes := func() (list []string) {
		each(p.firstMoves(sizes[smallest]), func(n smalltree.Node) {
			if n.Note != "" {
				list = append(list, n.Text+" "+n.Value+": "+n.Note)
			}
		})
		return list
	}
	if list := notes(); list != nil {
		t.Errorf("before it was told of there is %v", list)
	}
	p.TellSecond(p.view.Place(asked).Side(), found)
	if list := notes(); !slices.Equal(list, []string{"30...Qxa3 no better: +3.00 by a second search"}) {
		t.Errorf("there is %v", list)
	}
	v := w.View()
	v.Nodes.Asked = map[tree.ID]bool{asked: true}
	if p.Show(v); notes() != nil {
		t.Errorf("asked for, there is %v", notes())
	}
	w.Think()
	w.Until(func() bool { return !p.alone.Busy() })
	if p.Show(w.View()); notes() != nil {
		t.Errorf("of another search there is %v", notes())
	}
}
