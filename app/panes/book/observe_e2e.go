//go:build e2e

package book

import "fyne.io/fyne/v2"

// Observe tells the window tests the moves of the book and the name of the opening.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	moves := []string{}
	for _, e := range p.entries {
		moves = append(moves, p.view.Position.SAN(e.Move))
	}
	return map[string]any{"bookMoves": moves, "opening": p.opening.Text}, map[string]fyne.CanvasObject{"bookMoves": p.list}
}
