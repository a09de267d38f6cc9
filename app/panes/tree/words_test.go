package tree

import (
	"slices"
	"strings"
	"testing"

	"drevo/app/pane/panetest"
	"drevo/app/present"
	"drevo/engine/tree"
)

// plainly is what words do, written down as one would say it.
func plainly(nodes present.Nodes, n tree.Node, text string) bool {
	all := strings.ToLower(strings.Join([]string{nodes.Class(n).Name, nodes.Place(n).Name, nodes.Reason(n).Name,
		nodes.Type(n).Name, nodes.Move(n)}, " "))
	return !slices.ContainsFunc(strings.Fields(strings.ToLower(text)), func(word string) bool {
		return !strings.Contains(all, word)
	})
}

// TestWordsFindWhatStandsThere: the quick judge and the plain one agree on every node, in a walk and in any order.
func TestWordsFindWhatStandsThere(t *testing.T) {
	for programme, options := range map[string]map[string]string{"itep": {"scheme": "active1", "depth": "4"},
		"paulchess": {"depth": "3"}} {
		w := panetest.New(t, programme, options, "")
		w.Think()
		nodes := w.View().Nodes
		for _, text := range []string{"ne4", "Ba3", "xd5", "q", "nx", "30.", "cut", "pass", "round 1", "e", "bxc6 cut", "=q",
			"#",
			"nonsense", "depth", "o-o", "31... kh8"} {
			forward, other, found := newWords(nodes, text), newWords(nodes, text), 0
			for i := range min(nodes.Tree.Len(), 4000) {
				n, last := nodes.Tree.Node(tree.ID(i)), nodes.Tree.Node(tree.ID(min(nodes.Tree.Len(), 4000)-1-i))
				if got, want := forward.pass(n), plainly(nodes, n, text); got != want {
					t.Fatalf("%s, %q: %s passes: %v", programme, text, nodes.Move(n), got)
				} else if got {
					found++
				}
				if got, want := other.pass(last), plainly(nodes, last, text); got != want {
					t.Fatalf("%s, %q, backward: %s passes: %v", programme, text, nodes.Move(last), got)
				}
			}
			if found == 0 && slices.Contains([]string{"ne4", "xd5", "cut", "e", "q"}, text) {
				t.Errorf("%s: %q is found nowhere", programme, text)
			}
		}
	}
}

// TestTheFirstMatchIsTold at once, and that the walk goes on.
func TestTheFirstMatchIsTold(t *testing.T) {
	w, p := start(t, "itep", nil)
	goOn := make(chan struct{})
	first := tree.ID(7)
	p.ShowNodes("Slow", func(n tree.Node) bool {
		if n.ID == first+1 {
			<-goOn
		}
		return n.ID == first || n.ID == first+2
	}, func(int) {})
	w.Until(func() bool { return p.kept != nil && p.kept.passed == 1 })
	if !p.kept.growing || !strings.Contains(p.chip.Text, "1 match so far") {
		t.Errorf("the chip says %q", p.chip.Text)
	}
	p.NextMatch(1)
	if node, _ := w.Session.Node(); node != first {
		t.Errorf("the next match is node %d", node)
	}
	close(goOn)
	w.Until(func() bool { return !p.walk.Busy() })
	if p.kept.growing || p.kept.passed != 2 || !p.kept.has(first+2) {
		t.Errorf("in the end there are %+v", p.kept.found)
	}
}

// TestAWordIsOfferedOnce: no two filters of a programme pick the same nodes under one name.
func TestAWordIsOfferedOnce(t *testing.T) {
	for _, programme := range []string{"itep", "botvinnik", "kaissa", "paulchess", "pitrat"} {
		w := panetest.New(t, programme, nil, "")
		var names []string
		for _, f := range filters(w.View().Programme.Vocabulary()) {
			if slices.Contains(names, f.name) {
				t.Errorf("%s offers %q twice", programme, f.name)
			}
			names = append(names, f.name)
		}
	}
}

// TestCloseAllForgets: what was open is no longer among what a filter walks over.
func TestCloseAllForgets(t *testing.T) {
	_, p := sized(t, "itep", map[string]string{"depth": "3"})
	before := p.explorer.RowCount()
	p.explorer.ExpandAll(p.rowOf(tree.Root), 2000)
	p.fold()
	if p.explorer.RowCount() > before || p.explorer.Opened() != 1 {
		t.Errorf("%d rows, %d opened nodes", p.explorer.RowCount(), p.explorer.Opened())
	}
}

// BenchmarkFind looks for a move in a tree, per node.
func BenchmarkFind(b *testing.B) {
	w := panetest.New(b, "itep", map[string]string{"scheme": "absolute", "depth": "4"}, "")
	w.Think()
	nodes := w.View().Nodes
	for _, text := range []string{"ne4", "passive", "n", "qxf6+ cut"} {
		b.Run(text, func(b *testing.B) {
			for b.Loop() {
				judge := newWords(nodes, text)
				for id := range tree.ID(nodes.Tree.Len()) {
					judge.pass(nodes.Tree.Node(id))
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(nodes.Tree.Len()), "ns/node")
		})
		b.Run(text+"/plainly", func(b *testing.B) {
			for b.Loop() {
				for id := range tree.ID(nodes.Tree.Len()) {
					plainly(nodes, nodes.Tree.Node(id), text)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(nodes.Tree.Len()), "ns/node")
		})
	}
}
