//go:build e2e

package board

import "fyne.io/fyne/v2"

// Observe tells the window tests whether a line is played on the board, and where the parts of the
// column stand.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	state := map[string]any{"numbers": 0, "preview": p.previewing, "fault": p.fault.label.Text}
	for _, layer := range p.board.Scene().Layers {
		if len(layer.Numbers) > 0 {
			state["numbers"] = len(layer.Numbers)
		}
	}
	return state, map[string]fyne.CanvasObject{"board": p.board, "fen": p.fen, "move": p.move,
		"record": p.record.text.List}
}
