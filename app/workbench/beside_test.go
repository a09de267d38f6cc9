package workbench

import (
	"testing"

	"drevo/app/config"
	"drevo/engine"
	"drevo/engine/tree"
)

// TestPanesWorkBesideTheWindow: each pane of each programme comes to the front, and another node is chosen before it is
// done with what it works out beside the window. The race detector looks at the goroutines of all panes here, and not at
// the tests of each alone.
func TestPanesWorkBesideTheWindow(t *testing.T) {
	small := map[string]map[string]string{"itep": {"depth": "1"}, "botvinnik": {"horizon": "1"}, "kaissa": {"level": "1.1"},
		"paulchess": {"depth": "2"}, "pitrat": {"win": "piece", "storage": "1"}}
	for i, p := range engine.Programmes() {
		b := start(t, config.Config{Programme: p.About().ID, Options: small[p.About().ID], Toured: true})
		b.think()
		for _, s := range b.frame.slots {
			if s.Programme != p.About().ID && (i > 0 || s.Programme != "") {
				continue
			}
			if err := b.Open(s.Key(), ""); err != nil || b.frame.front().Key() != s.Key() {
				t.Errorf("%s: %s does not come to the front: %v", p.About().Name, s.Key(), err)
			}
			for _, id := range []tree.ID{tree.ID(b.view.Tree.Len() - 1), tree.Root} {
				b.Select(b.view.Place(id))
			}
		}
		b.settle()
	}
}
