package planlist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// List is a scrolling list of plans. Set the fields before it is shown.
type List struct {
	widget.BaseWidget

	// OnSelect is called when the user chooses a plan, OnOpen for Return or a second click.
	OnSelect func(row int)
	OnOpen   func(row int)
	// OnFold opens or closes what came of a plan.
	OnFold  func(row int, open bool)
	OnHover draw.Hover

	plans Source
	list  *rows.List
}

// New returns a list of the source's plans.
func New(plans Source) *List {
	l := &List{plans: plans}
	l.list = rows.New(source{l})
	l.list.OnHover = draw.Forward(&l.OnHover)
	l.list.OnTap = l.tap
	l.list.OnKey = l.key
	l.list.OnEnter = func(row int) { rows.Call(l.OnOpen, row) }
	l.list.OnSelect = func(row int) { rows.Call(l.OnSelect, row) }
	l.ExtendBaseWidget(l)
	return l
}

// SetEmpty sets the text that is shown while there are no plans; it should say what to do next.
func (l *List) SetEmpty(text string) { l.list.SetEmpty(text) }

// Reset reads the source anew, other plans than before, from the top, and chooses a row; -1 for none.
func (l *List) Reset(chosen int) {
	l.list.ScrollTo(0, 0)
	l.list.Reset(chosen)
}

// Reload reads the source anew, the same rows with perhaps more behind them.
func (l *List) Reload() { l.list.Reload() }

// Select chooses a row and brings it into view, without calling OnSelect; -1 for none.
func (l *List) Select(row int) { l.list.Select(row) }

// Mark chooses a row as Select does, and leaves what is in view.
func (l *List) Mark(row int) { l.list.Mark(row) }

// Selected returns the chosen row, or -1.
func (l *List) Selected() int { return l.list.Selected() }

// Focus gives the keys to the list.
func (l *List) Focus(c fyne.Canvas) { c.Focus(l.list) }

// MinSize leaves room for a few plans.
func (l *List) MinSize() fyne.Size {
	l.ExtendBaseWidget(l)
	return fyne.NewSize(160, 5*theme.SizeForWidget(theme.SizeNameText, l))
}

// Refresh draws everything anew, as a change of theme needs.
func (l *List) Refresh() { l.list.Reload() }

// CreateRenderer is Fyne's hook.
func (l *List) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	return widget.NewSimpleRenderer(l.list)
}

// tap opens or closes what came of a plan where its triangle was clicked, and opens the plan where
// it was chosen before.
func (l *List) tap(row int, at fyne.Position) bool {
	r := l.plans.Row(row)
	if r.Fold != Leaf && (source{l}).lay(&r).fold.Contains(at) {
		l.turn(row, r.Fold == Closed)
		return true
	}
	if row == l.list.Selected() {
		rows.Call(l.OnOpen, row)
		return true
	}
	return false
}

// key opens and closes with the arrows, as trees do: to the left from what has nothing to close to
// the plan that it came from.
func (l *List) key(e *fyne.KeyEvent) bool {
	at := l.list.Selected()
	if at < 0 {
		return false
	}
	r := l.plans.Row(at)
	switch {
	case e.Name == fyne.KeyRight && r.Fold == Closed:
		l.turn(at, true)
	case e.Name == fyne.KeyLeft && r.Fold == Open:
		l.turn(at, false)
	case e.Name == fyne.KeyLeft && r.Depth > 0:
		l.list.Pick(l.above(at, r.Depth))
	default:
		return e.Name == fyne.KeyLeft || e.Name == fyne.KeyRight
	}
	return true
}

// above returns the nearest row above of less depth.
func (l *List) above(at, depth int) int {
	for row := at - 1; row >= 0; row-- {
		if r := l.plans.Row(row); !r.Heading && r.Depth < depth {
			return row
		}
	}
	return at
}

func (l *List) turn(row int, open bool) {
	if l.OnFold != nil {
		l.OnFold(row, open)
	}
}
