//go:build e2e

package kaissa

import "fyne.io/fyne/v2"

// Observe tells the window tests how many iterations there are, and which node is marked.
func (p *Rounds) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	state := map[string]any{"iterations": len(p.data().Stages), "round": 0}
	if id, ok := p.chart.Selected(); ok {
		state["round"] = id
	}
	return state, map[string]fyne.CanvasObject{"rounds": p.chart}
}
