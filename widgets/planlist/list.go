package planlist

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/rows"
)

// List is a scrolling list of plans. Set the fields before it is shown.
type List struct {
	rows.List

	// OnOpen is called for Return or a second click on a plan.
	OnOpen func(row int)
	// OnFold opens or closes what came of a plan.
	OnFold func(row int, open bool)

	plans Source
}

// New returns a list of the source's plans.
func New(plans Source) *List {
	l := &List{plans: plans}
	l.Init(l, source{l})
	l.OnTap = l.tap
	l.OnKey = l.key
	l.OnEnter = func(row int) { rows.Call(l.OnOpen, row) }
	return l
}

// Reset reads the source anew, other plans than before, from the top, and chooses a row; -1 for none.
func (l *List) Reset(chosen int) {
	l.ScrollTo(0, 0)
	l.List.Reset(chosen)
}

// tap opens or closes what came of a plan where its triangle was clicked, and opens the plan where
// it was chosen before.
func (l *List) tap(row int, at fyne.Position) bool {
	r := l.plans.Row(row)
	if r.Fold != Leaf && (source{l}).place(&r).fold.Contains(at) {
		l.turn(row, r.Fold == Closed)
		return true
	}
	if row == l.Selected() {
		rows.Call(l.OnOpen, row)
		return true
	}
	return false
}

// key opens and closes with the arrows, as trees do: to the left from what has nothing to close to
// the plan that it came from.
func (l *List) key(e *fyne.KeyEvent) bool {
	at := l.Selected()
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
		l.Pick(l.above(at, r.Depth))
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
