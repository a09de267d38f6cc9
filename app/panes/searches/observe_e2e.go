//go:build e2e

package searches

import "fyne.io/fyne/v2"

// Observe tells the window tests which search is shown, of how many.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	return map[string]any{"search": p.chooser.Selected, "kept": len(p.searches)},
		map[string]fyne.CanvasObject{"searches": p.chooser, "searchBefore": p.back, "searchAfter": p.forward,
			"deleteSearch": p.remove}
}
