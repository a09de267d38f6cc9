//go:build e2e

package apart

import "fyne.io/fyne/v2"

// Observe tells the window tests what the pane says of the trees, whether one of them grows and how often it has taken
// that in, and which row is marked in both explorers.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	state := map[string]any{"apart": p.state.Text, "apartGrows": p.growing, "apartRow": int(p.explorers[0].Selected()),
		"apartOther": int(p.explorers[1].Selected()), "apartTimes": 0}
	if p.merged != nil {
		state["apartTimes"] = p.merged.now
	}
	return state, map[string]fyne.CanvasObject{"apartLeft": p.explorers[0], "apartRight": p.explorers[1]}
}
