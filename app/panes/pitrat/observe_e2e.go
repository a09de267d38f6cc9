//go:build e2e

package pitrat

import "fyne.io/fyne/v2"

// Observe tells the window tests how many plans are listed, which is in front, and where it was made.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	state := map[string]any{"plans": p.outline.Len(), "plan": p.chosen, "planNode": 0}
	if p.life != nil && p.chosen > 0 {
		state["planNode"] = p.life.account.Plan(p.chosen).Node
	}
	return state, map[string]fyne.CanvasObject{"plans": p.all}
}
