//go:build e2e

package readouts

import "fyne.io/fyne/v2"

// Observe tells the window tests what the readouts say.
func (r *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	texts := map[string]string{}
	for _, c := range r.cells {
		if c.Object == nil {
			texts[c.Name] = c.Value
		}
	}
	return map[string]any{"readouts": texts}, nil
}
