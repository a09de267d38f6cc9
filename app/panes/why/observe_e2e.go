//go:build e2e

package why

import "fyne.io/fyne/v2"

// Observe tells the window tests the moves of the provenance, the sentence of the comparison, and
// where the panel and its button stand.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	var moves []string
	for _, step := range p.data.Steps {
		moves = append(moves, step.Move)
	}
	state := map[string]any{"why": moves, "sentence": "", "ask": ""}
	if c := p.data.Comparison; c != nil {
		state["sentence"], state["ask"] = c.Sentence, c.Ask
	}
	return state, map[string]fyne.CanvasObject{"explain": p.instead, "panel": p.panel}
}
