//go:build e2e

package tree

import "fyne.io/fyne/v2"

// Observe tells the window tests how many rows the explorer has, and whether what is looked for was found.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	state := map[string]any{"rows": p.explorer.RowCount(), "found": p.kept != nil && !p.kept.growing}
	return state, map[string]fyne.CanvasObject{"explorer": p.explorer}
}
