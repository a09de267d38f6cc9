package terms

import (
	"testing"

	"drevo/app/pane/panetest"
	"drevo/engine/eval"
)

// start puts the pane into a window.
func start(t *testing.T, weights map[string]map[string]string) (*panetest.Window, *Pane) {
	t.Helper()
	w := panetest.New(t, "itep", nil, "")
	w.Config.Weights = weights
	p := New(w).(*Pane)
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
	row, _ := p.value.Row("knightPossibilities")
	if eval.WhiteScore(sum) != row.Net() {
		t.Errorf("the squares add up to %v, the term is %d", sum, row.Net())
	}
}

func TestUnknownTermIsRefused(t *testing.T) {
	_, p := start(t, nil)
	if err := p.Choose("nonsense"); err == nil || p.term != "" {
		t.Errorf("the term %q is chosen, %v", p.term, err)
	}
}
