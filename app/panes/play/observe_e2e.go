//go:build e2e

package play

import "fyne.io/fyne/v2"

// Observe tells the window tests how the game stands that is played.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	table := p.room.Table
	return map[string]any{"played": len(table.Situation().Moves), "yourMove": table.Waits(), "gameState": p.state.Text},
		nil
}

// Observe tells them what the clocks say.
func (c *Clocks) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	said := ""
	if c.Content.Visible() {
		for side := range c.sides {
			said += c.sides[side].Text + " " + c.clocks[side].Text + "; "
		}
	}
	return map[string]any{"clocks": said + c.waits.Text}, nil
}
