package botvinnik

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/tooltip"
	"drevo/widgets/trajectories"
)

// momentBar steps through the ways on the board in half-moves: to each at which something arrives,
// and then whole ways again.
type momentBar struct {
	content fyne.CanvasObject
	label   *widget.Label
	horizon int
	times   []int // the half-moves at which something arrives, in order
	at      int   // half-moves gone, wholeWays to show everything

	OnChange func()
}

const wholeWays = -1

func newMomentBar(hints *tooltip.Layer) *momentBar {
	b := &momentBar{label: widget.NewLabel(""), at: wholeWays}
	back := tooltip.NewButton(hints, theme.NavigateBackIcon(), "Back to where something arrived before (Ctrl+Shift+Left)",
		b.back)
	on := tooltip.NewButton(hints, theme.NavigateNextIcon(), "On to the half-move at which something arrives next "+
		"(Ctrl+Shift+Right)", b.on)
	whole := tooltip.NewButton(hints, theme.MediaReplayIcon(), "Show the whole ways again", func() { b.set(wholeWays) })
	b.label.Truncation = fyne.TextTruncateEllipsis
	b.content = container.NewBorder(nil, nil, container.NewHBox(widget.NewLabel("Step"), back, on, whole), nil, b.label)
	b.write()
	return b
}

// setTimes says at which half-moves within the horizon something arrives.
func (b *momentBar) setTimes(horizon int, times []int) {
	slices.Sort(times)
	b.horizon, b.times = horizon, slices.Compact(times)
	if b.at != wholeWays && !slices.Contains(b.times, b.at) {
		b.at = wholeWays
	}
	b.write()
}

func (b *momentBar) on() { b.step(1) }

func (b *momentBar) back() { b.step(-1) }

// step goes on or back. Before the first time and after the last come whole ways.
func (b *momentBar) step(by int) {
	states := len(b.times) + 1
	next := (slices.Index(b.times, b.at) + 1 + by + states) % states
	if next == 0 {
		b.set(wholeWays)
		return
	}
	b.set(b.times[next-1])
}

func (b *momentBar) set(at int) {
	b.at = at
	b.write()
	if b.OnChange != nil {
		b.OnChange()
	}
}

func (b *momentBar) write() {
	if b.at == wholeWays {
		b.label.SetText("whole ways")
		return
	}
	b.label.SetText(fmt.Sprintf("after %d of %s", b.at, halfMovesText(b.horizon)))
}

func (b *momentBar) moment() trajectories.Moment {
	return trajectories.Moment{On: b.at != wholeWays, HalfMoves: max(b.at, 0)}
}
