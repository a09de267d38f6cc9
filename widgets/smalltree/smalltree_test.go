package smalltree

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

// TestNodesStandApart: no two share a place, a node stands beside its first child, and a click chooses it.
func TestNodesStandApart(t *testing.T) {
	test.NewTempApp(t)
	v, chosen := New(), uint32(0)
	v.OnSelect = func(id uint32) { chosen = id }
	v.Set([]Node{
		{ID: 1, Text: "30.Ba3", Value: "0.00", Best: true, Children: []Node{
			{ID: 2, Text: "30...Qe8", Value: "0.00", Best: true, Children: []Node{{ID: 3, Text: "31.Qc7+", Best: true}}},
			{Text: "12 more", Rest: true, Cut: true}}},
		{ID: 4, Text: "30.Qe2", Value: "−1.00"},
	})
	v.Resize(fyne.NewSize(400, v.MinSize().Height))
	if v.Nodes() != 5 || v.Values() != 3 || v.rows != 3 || v.depth != 3 {
		t.Fatalf("%d nodes, %d values, %d rows, %d columns", v.Nodes(), v.Values(), v.rows, v.depth)
	}
	for i, p := range v.placed {
		r := v.rect(p)
		if r.X < 0 || r.X+r.W > 400 || r.Y+r.H > v.Size().Height+1 {
			t.Errorf("%s stands at %+v", p.Text, r)
		}
		for _, other := range v.placed[:i] {
			if v.rect(other).Contains(r.Middle()) {
				t.Errorf("%s lies on %s", p.Text, other.Text)
			}
		}
		if p.parent >= 0 && v.placed[p.parent].row > p.row {
			t.Errorf("%s stands above what it follows", p.Text)
		}
		chosen = 0
		if v.Tapped(&fyne.PointEvent{Position: r.Middle()}); chosen != p.ID {
			t.Errorf("a click on %s chooses %d", p.Text, chosen)
		}
	}
}

// TestNarrowTextIsSmaller: where a move and its value have no room side by side they are written smaller, and what a
// tree would need is known before it is shown.
func TestNarrowTextIsSmaller(t *testing.T) {
	test.NewTempApp(t)
	v := New()
	nodes := []Node{{ID: 1, Text: "30...Qxe6+", Value: "−10.00", Children: []Node{{ID: 2, Text: "31.Nxe6+", Value: "+3.00",
		Children: []Node{{ID: 3, Text: "31...Kf7", Value: "+3.00"}, {ID: 4, Text: "31...Kf8", Value: "+3.00"}}}}}}
	least := v.Least(nodes)
	wanted := least.Height
	v.Set(nodes)
	if got := v.MinSize().Height; got != wanted {
		t.Errorf("it wants %v and needs %v", wanted, got)
	}
	for width, small := range map[float32]bool{least.Width + 1: true, 700: false} {
		v.Resize(fyne.NewSize(width, wanted))
		if got := v.hint(v.rect(v.placed[0]).Middle(), true); got != "30...Qxe6+." {
			t.Errorf("in %v the hint is %q", width, got)
		}
		if is := v.text(false).Size == theme.SizeNameCaptionText; is != small {
			t.Errorf("in %v the text is small: %v", width, is)
		}
	}
}

// TestANoteHasItsRoom: beside a move without children, below one that has some, and never on another row.
func TestANoteHasItsRoom(t *testing.T) {
	test.NewTempApp(t)
	v := New()
	plain := v.Least([]Node{{Text: "30.Ba3", Value: "0.00"}, {Text: "30.Qe2"}})
	beside := v.Least([]Node{{Text: "30.Ba3", Value: "0.00", Note: "by a second search"}, {Text: "30.Qe2"}})
	if beside.Height != plain.Height || beside.Width < plain.Width+50 {
		t.Errorf("beside a move it takes %v, without it %v", beside, plain)
	}
	nodes := func(children ...Node) []Node {
		return []Node{{Text: "30.Ba3", Note: "by a second search", Children: children}, {Text: "30.Qe2"}}
	}
	for rows, tree := range map[int][]Node{3: nodes(Node{Text: "30...a6"}), 4: nodes(Node{Text: "30...a6"},
		Node{Text: "30...a5"}, Node{Text: "30...h6"})} {
		v.Set(tree)
		if last := v.placed[len(v.placed)-1]; v.rows != rows || last.row != rows-1 || last.Text != "30.Qe2" {
			t.Errorf("%d rows, the last move in row %d; wanted are %d", v.rows, last.row, rows)
		}
	}
}
