package botvinnik

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/tooltip"
	"drevo/widgets/trajectories"
)

// momentBar steps through the ways on the board in half-moves: from the position as it stands to
// the horizon, and then whole ways again.
type momentBar struct {
	content fyne.CanvasObject
	label   *widget.Label
	horizon int
	at      int // half-moves gone, wholeWays to show everything

	OnChange func()
}

const wholeWays = -1

func newMomentBar(hints *tooltip.Layer) *momentBar {
	b := &momentBar{label: widget.NewLabel(""), at: wholeWays}
	back := tooltip.NewButton(hints, theme.NavigateBackIcon(), "A half-move back (Ctrl+Shift+Left)", b.back)
	on := tooltip.NewButton(hints, theme.NavigateNextIcon(), "A half-move on along the ways (Ctrl+Shift+Right)", b.on)
	whole := tooltip.NewButton(hints, theme.MediaReplayIcon(), "Show the whole ways again", func() { b.set(wholeWays) })
	b.content = container.NewBorder(nil, nil, container.NewHBox(widget.NewLabel("Step"), back, on, whole), nil, b.label)
	b.write()
	return b
}

// setHorizon says how many half-moves there are.
func (b *momentBar) setHorizon(halfMoves int) {
	b.horizon, b.at = halfMoves, min(b.at, halfMoves)
	b.write()
}

func (b *momentBar) on() { b.step(1) }

func (b *momentBar) back() { b.step(-1) }

// step goes on or back. Before the first half-move and after the last come whole ways.
func (b *momentBar) step(by int) {
	states := b.horizon + 2
	b.set((b.at+1+by+states)%states - 1)
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
	b.label.SetText(fmt.Sprintf("after %d of %d half-moves", b.at, b.horizon))
}

func (b *momentBar) moment() trajectories.Moment {
	return trajectories.Moment{On: b.at != wholeWays, HalfMoves: max(b.at, 0)}
}
