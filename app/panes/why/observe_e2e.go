//go:build e2e

package why

import "fyne.io/fyne/v2"

// Observe tells the window tests the moves of the provenance.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	var moves []string
	for _, step := range p.data.Steps {
		moves = append(moves, step.Move)
	}
	return map[string]any{"why": moves}, nil
}
