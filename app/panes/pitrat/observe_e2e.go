//go:build e2e

package pitrat

import "fyne.io/fyne/v2"

// Observe tells the window tests how many plans are listed, which is in front, and where it was made.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	state := map[string]any{"plans": p.all.outline.Len(), "plan": p.chosen, "planNode": 0}
	if made, ok := p.inFront(); ok {
		state["planNode"] = made.Node
	}
	return state, map[string]fyne.CanvasObject{"plans": p.all}
}
