//go:build e2e

package itep

import "fyne.io/fyne/v2"

// Observe tells the window tests the event that is followed, and the block that is lit.
func (p *Scheme) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	state := map[string]any{"event": p.course.number, "block": ""}
	for _, block := range figure4().Blocks {
		if block.ID == p.chart.Lit() {
			state["block"] = block.Text
		}
	}
	return state, map[string]fyne.CanvasObject{"scheme": p.chart, "schemeOn": p.line.On, "schemePlay": p.player.Play}
}
