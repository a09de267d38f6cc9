package boundschart

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Ladder is the widget. Set the callbacks before it is shown.
type View struct {
	widget.BaseWidget

	// OnSelect is called when the user chooses a rung.
	OnSelect func(id uint32)
	OnHover  draw.Hover

	data Data
	axis draw.Axis
	head *rows.List
	body *rows.List
}

// New returns an empty chart.
func New() *View {
	l := &View{axis: axisOf(Data{})}
	l.head = rows.NewFixed(header{l})
	l.body = rows.New(source{l})
	l.body.OnSelect = func(line int) {
		if line >= 0 && l.OnSelect != nil {
			l.OnSelect(l.data.Rungs[line].ID)
		}
	}
	l.body.OnHover = draw.Forward(&l.OnHover)
	l.ExtendBaseWidget(l)
	return l
}

// SetEmpty sets the text that is shown while there is no path; it should say what to do next.
func (l *View) SetEmpty(text string) { l.body.SetEmpty(text) }

// SetData shows another path. The selection stays on the same node, if it is still there.
func (l *View) SetData(data Data) {
	id, had := l.Selected()
	l.data, l.axis = data, axisOf(data)
	l.head.Hidden = len(data.Rungs) == 0
	l.head.Reload()
	line := -1
	if had {
		line = l.lineOf(id)
	}
	l.body.Reset(line)
}

// Select marks the rung of a node and brings it into view, without calling OnSelect. A node that is
// not here gives the selection up.
func (l *View) Select(id uint32) { l.body.Select(l.lineOf(id)) }

// Selected returns the node of the selected rung.
func (l *View) Selected() (id uint32, ok bool) {
	line := l.body.Selected()
	if line < 0 {
		return 0, false
	}
	return l.data.Rungs[line].ID, true
}

// lineOf returns the line of a node, or -1.
func (l *View) lineOf(id uint32) int {
	for i, r := range l.data.Rungs {
		if r.ID == id {
			return i
		}
	}
	return -1
}

// CreateRenderer is Fyne's hook.
func (l *View) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewBorder(l.head, nil, nil, nil, l.body))
}
