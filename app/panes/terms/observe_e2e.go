//go:build e2e

package terms

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/number"
)

// Observe tells the window tests the total, the selected term and the set of weights.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	state := map[string]any{"term": p.term, "squares": len(p.layer().Heat), "weights": p.weights.current, "total": ""}
	if p.value.Set != nil {
		state["total"] = number.Signed(p.format.Part(p.value.Total), 4)
	}
	return state, map[string]fyne.CanvasObject{
		"terms": p.table, "weightSet": p.weights.choice, "weightName": p.weights.name, "weightRemove": p.weights.remove,
	}
}
