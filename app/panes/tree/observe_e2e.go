//go:build e2e

package tree

import (
	"fyne.io/fyne/v2"

	"drevo/engine/tree"
)

// Observe tells the window tests how many rows the explorer has, whether what is looked for was found, what stands below
// and behind the field, and the moment of the replay, -1 for the end.
func (p *Pane) Observe() (map[string]any, map[string]fyne.CanvasObject) {
	state := map[string]any{"rows": p.explorer.RowCount(), "found": p.kept != nil && !p.kept.growing, "replayed": -1,
		"searchOrder": p.order.Checked, "help": p.help.Text, "chip": "", "occurs": ""}
	if p.kept != nil {
		state["chip"] = p.chip.Text
	}
	if !p.again.row.Hidden {
		state["occurs"] = p.again.same.Text
	}
	if last := p.replay.replay.Last(); last != tree.None {
		state["replayed"] = last
	}
	state["bounds"], state["playing"] = p.replay.bounds.Words(), p.replay.player.Playing()
	line, steps := p.replay.line, p.replay.steps.Objects
	return state, map[string]fyne.CanvasObject{"explorer": p.explorer, "close rows": p.closing, "search order": p.order,
		"find": p.find, "spread": p.shape.toggle, "spreadValues": p.shape.values, "occurs": p.again.same,
		"scrubber": line.Slider, "one back": line.Back, "one on": line.On, "play": steps[0], "speed": steps[1],
		"over": steps[2], "out": steps[3]}
}
