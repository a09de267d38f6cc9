package workbench

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"drevo/internal/needs"
)

// placed counts how often its renderer is laid out.
type placed struct {
	widget.BaseWidget
	times int
}

func (p *placed) CreateRenderer() fyne.WidgetRenderer {
	return placedRenderer{widget.NewSimpleRenderer(canvas.NewRectangle(nil)), p}
}

type placedRenderer struct {
	fyne.WidgetRenderer
	of *placed
}

func (r placedRenderer) Layout(fyne.Size) { r.of.times++ }

// TestAllThatIsSeenIsLaidOutForAPicture, in containers and in widgets, although no size has changed.
func TestAllThatIsSeenIsLaidOutForAPicture(t *testing.T) {
	needs.RacedElsewhere(t)
	test.NewTempApp(t)
	inside, alone, hidden := &placed{}, &placed{}, &placed{}
	for _, p := range []*placed{inside, alone, hidden} {
		p.ExtendBaseWidget(p)
	}
	hidden.Hide()
	all := container.NewVBox(container.NewVScroll(container.NewStack(inside)), alone, hidden)
	all.Resize(fyne.NewSize(100, 100))
	before := [3]int{inside.times, alone.times, hidden.times}
	layOut(all)
	if got := [3]int{inside.times - before[0], alone.times - before[1], hidden.times - before[2]}; got != [3]int{1, 1, 0} {
		t.Errorf("laid out so many times: %v", got)
	}
}
