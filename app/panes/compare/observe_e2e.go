//go:build e2e

package compare

import "fyne.io/fyne/v2"

// Observe tells the window tests the choices of the table, and where its parts stand.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	moves := []string{}
	for _, r := range p.queue.done() {
		moves = append(moves, r.Move())
	}
	return map[string]any{"compared": moves, "verdict": p.verdict.Text},
		map[string]fyne.CanvasObject{"compare": p.run, "level": p.slider, "runs": p.table}
}
