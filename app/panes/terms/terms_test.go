package terms

import (
	"testing"

	"drevo/app/config"
	"drevo/app/pane/panetest"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// start puts the pane into a window.
func start(t *testing.T, weights map[string]map[string]string) (*panetest.Window, *Pane) {
	t.Helper()
	w := panetest.New(t, "itep", nil, "")
	w.Keep(func(c *config.Config) { c.Weights = weights })
	p := New(w, w.Setup).(*Pane)
	w.Put(p)
	return w, p
}

func TestTermLightsItsSquares(t *testing.T) {
	w, p := start(t, nil)
	if err := p.Choose("knightPossibilities"); err != nil {
		t.Fatal(err)
	}
	layer := w.Layer(layerTerm)
	if len(layer.Heat) == 0 {
		t.Fatal("no square is lit")
	}
	var sum float64
	for _, h := range layer.Heat {
		sum += h.Value
	}
	if err := p.Choose("itep.knightPossibilities-term"); err != nil || p.term != "knightPossibilities" {
		t.Errorf("by its key the term %q is chosen, %v", p.term, err)
	}
	row, _ := p.value.Row("knightPossibilities")
	if eval.WhiteScore(sum) != row.Net() {
		t.Errorf("the squares add up to %v, the term is %d", sum, row.Net())
	}
}

// TestTermsAddUpToTheRecordedValue goes to nodes of both programmes: what the pane shows is the
// static value that the search used there, until an option is changed.
func TestTermsAddUpToTheRecordedValue(t *testing.T) {
	for programme, options := range map[string]map[string]string{"botvinnik": {"effort": "5"}, "itep": {"depth": "2"}} {
		w := panetest.New(t, programme, options, "")
		p := New(w, w.Setup).(*Pane)
		w.Put(p)
		w.Think()
		tr, looked := w.Session.Tree(), 0
		for id := tree.Root; int(id) < min(tr.Len(), 400); id++ {
			n := tr.Node(id)
			if !n.HasStatic || n.Type.Test() {
				continue
			}
			w.Go(id)
			if got := p.value.Total.For(tr.Turn(n)); got != n.Static {
				t.Fatalf("%s: at node %d the pane shows %d, the search used %d", programme, id, got, n.Static)
			}
			looked++
		}
		if looked == 0 {
			t.Errorf("%s recorded no static value", programme)
		}
	}
}

func TestUnknownTermIsRefused(t *testing.T) {
	_, p := start(t, nil)
	if err := p.Choose("nonsense"); err == nil || p.term != "" {
		t.Errorf("the term %q is chosen, %v", p.term, err)
	}
}
