//go:build e2e

package editor

import "fyne.io/fyne/v2"

// Observe tells the window tests what is set up and what is wrong with it.
func (e *Editor) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	return map[string]any{"setup": e.state.setup.FEN(), "verdict": e.verdict.Text, "usable": !e.done.Disabled()},
		map[string]fyne.CanvasObject{"setup": e.fen, "use": e.done}
}
