package tree

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"drevo/engine/tree"
)

// TestReplay: of every programme the explorer shows the nodes that there were, the last one chosen, and all
// of them again at the end and when the line is taken away.
func TestReplay(t *testing.T) {
	for programme, options := range map[string]map[string]string{
		"itep": {"depth": "2"}, "kaissa": {"level": "1.0"}, "paulchess": {"depth": "1"}, "botvinnik": {"horizon": "1"},
		"pitrat": {"win": "piece", "storage": "1"},
	} {
		w, p := start(t, programme, options)
		settle := func() { w.Until(func() bool { return !p.walk.Busy() }) }
		p.replay.toggle()
		if p.kept != nil || !p.replay.row.Visible() {
			t.Errorf("%s: before the first step %+v are left", programme, p.kept)
		}
		nodes := p.source.Tree.Len()
		for _, last := range []int{nodes / 2, nodes - 2} {
			p.replay.line.Slider.SetValue(float64(last))
			settle()
			if p.kept == nil || p.kept.passed != last+1 || p.view.Node != tree.ID(last) {
				t.Errorf("%s: with node %d of %d there were %+v, chosen is node %d", programme, last, nodes, p.kept, p.view.Node)
			}
		}
		if p.replay.line.Step(1); p.kept != nil {
			t.Errorf("%s: at the end not all nodes are shown", programme)
		}
		p.replay.line.Step(-1)
		settle()
		if p.replay.toggle(); p.kept != nil || p.replay.row.Visible() {
			t.Errorf("%s: without the line not all nodes are shown", programme)
		}
	}
}

// TestTheLineHasTheKeys as soon as it is there.
func TestTheLineHasTheKeys(t *testing.T) {
	_, p := start(t, "itep", map[string]string{"depth": "1"})
	window := test.NewTempWindow(t, p.Content())
	if p.replay.toggle(); window.Canvas().Focused() != p.replay.line.Slider {
		t.Errorf("the keys are with %T", window.Canvas().Focused())
	}
}

// TestTheExplorerFollows what another pane makes of the moment, while the line is shown, and leaves a filter of the
// user's alone while it is not.
func TestTheExplorerFollows(t *testing.T) {
	w, p := start(t, "itep", map[string]string{"depth": "2"})
	settle := func() { w.Until(func() bool { return !p.walk.Busy() }) }
	of := p.replay.replay
	p.ShowNodes("mine", func(n tree.Node) bool { return n.ID == tree.Root }, func(int) {})
	of.Go(9)
	settle()
	if p.kept == nil || p.kept.passed != 1 || p.replay.row.Visible() {
		t.Errorf("without the line there are %+v", p.kept)
	}
	of.Show(true)
	settle()
	if p.kept == nil || p.kept.passed != 10 || !p.replay.row.Visible() || p.replay.line.Slider.Value != 9 {
		t.Errorf("with the line there are %+v, its place is %v", p.kept, p.replay.line.Slider.Value)
	}
	of.Go(tree.None)
	settle()
	if p.kept != nil || p.replay.line.Slider.Value != p.replay.line.Slider.Max {
		t.Errorf("at the end there are %+v", p.kept)
	}
}
