package runtable

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// View is the widget. Set the callbacks before it is shown.
type View struct {
	widget.BaseWidget

	// OnSelect is called when the user chooses a row, OnOpen for Return or a second click.
	OnSelect func(row int)
	OnOpen   func(row int)
	// OnPoint is told which row's line is under the mouse, and how many of its moves there are up to
	// the mouse; no moves is none.
	OnPoint func(row, moves int)
	OnHover draw.Hover

	data    Data
	widths  widths
	pointed [2]int
	head    *rows.List
	body    *rows.List
}

// New returns an empty table.
func New() *View {
	v := &View{pointed: [2]int{-1, 0}}
	v.head = rows.NewFixed(header{v})
	v.head.OnHover = draw.Forward(&v.OnHover)
	v.body = rows.New(source{v})
	v.body.OnHover = draw.Forward(&v.OnHover)
	v.body.OnSelect = func(row int) {
		if row >= 0 && v.OnSelect != nil {
			v.OnSelect(row)
		}
	}
	v.body.OnTap = func(row int, _ fyne.Position) bool {
		again := row == v.body.Selected()
		if again {
			v.open(row)
		}
		return again
	}
	v.body.OnEnter = v.open
	v.body.OnPoint = v.point
	v.ExtendBaseWidget(v)
	return v
}

func (v *View) open(row int) {
	if v.OnOpen != nil && !v.data.Rows[row].Waiting {
		v.OnOpen(row)
	}
}

// SetEmpty sets the text that is shown while there are no runs; it should say what to do next.
func (v *View) SetEmpty(text string) { v.body.SetEmpty(text) }

// SetData shows another table. The selection stays on the row with the same number.
func (v *View) SetData(data Data) {
	selected, same := v.body.Selected(), len(data.Rows) == len(v.data.Rows)
	v.data = data
	v.widths = v.measure()
	v.head.Hidden = len(data.Rows) == 0
	v.head.Reload()
	if same { // news of the runs: what the mouse rests on stays
		v.body.Reload()
		return
	}
	v.body.Reset(min(selected, len(data.Rows)-1))
}

// Select marks a row and brings it into view, without calling OnSelect; -1 is none.
func (v *View) Select(row int) { v.body.Select(row) }

// Selected returns the selected row, or -1.
func (v *View) Selected() int { return v.body.Selected() }

// Focus puts the keys into the rows.
func (v *View) Focus(c fyne.Canvas) { c.Focus(v.body) }

// point tells which line is under the mouse, when that has changed.
func (v *View) point(row int, at fyne.Position) {
	now := [2]int{row, 0}
	if row >= 0 {
		now[1] = v.moveAt(row, at) + 1
	}
	if now[1] == 0 {
		now[0] = -1
	}
	if now != v.pointed {
		v.pointed = now
		if v.OnPoint != nil {
			v.OnPoint(now[0], now[1])
		}
	}
}

// Refresh draws everything anew, as a change of theme needs.
func (v *View) Refresh() {
	v.widths = v.measure()
	v.BaseWidget.Refresh()
}

// CreateRenderer is Fyne's hook.
func (v *View) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewBorder(v.head, nil, nil, nil, v.body))
}
