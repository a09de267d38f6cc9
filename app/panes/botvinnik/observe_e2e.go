//go:build e2e

package botvinnik

import "fyne.io/fyne/v2"

// Observe tells the window tests what the map shows, and which attack is in front.
func (m *Map) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	state := map[string]any{"paths": len(m.shown), "horizon": m.horizon, "moment": m.moment, "attack": "",
		"denials": 0}
	if m.list.built && m.chosen != noAttack {
		state["attack"] = m.attacks[m.chosen].String()
		for d := range m.attacks[m.chosen].Denials() {
			if d.Costs {
				state["denials"] = state["denials"].(int) + 1
			}
		}
	}
	return state, map[string]fyne.CanvasObject{"attacks": m.list.list, "nodes": m.list.nodes, "horizon": m.slider,
		"mapParts": m.parts}
}
