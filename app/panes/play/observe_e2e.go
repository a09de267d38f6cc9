//go:build e2e

package play

import "fyne.io/fyne/v2"

// Observe tells the window tests how the game stands that is played.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	table := p.room.Table
	return map[string]any{"played": len(table.Situation().Moves), "yourMove": table.Waits(), "gameState": p.state.Text},
		nil
}
