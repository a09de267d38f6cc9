//go:build e2e

package tree

import "fyne.io/fyne/v2"

// Observe tells the window tests how many rows the explorer has.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	return map[string]any{"rows": p.explorer.RowCount()}, map[string]fyne.CanvasObject{"explorer": p.explorer}
}
