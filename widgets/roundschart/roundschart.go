package roundschart

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

	// OnSelect is called when the user chooses an iteration or a round.
	OnSelect func(id uint32)
	OnHover  draw.Hover

	data  Data
	lines []line
	axis  draw.Axis
	head  *rows.List
	body  *rows.List
	box   *fyne.Container
}

// line is a row: a stage, one of its rounds, or its notes.
type line struct {
	stage int
	round int // or one of the following
}

const (
	stageLine = -1
	notesLine = -2
)

// New returns an empty chart.
func New() *View {
	v := &View{axis: axisOf(Data{})}
	v.head = rows.NewFixed(header{v})
	v.body = rows.New(source{v})
	v.body.OnSelect = func(at int) {
		if at >= 0 && v.OnSelect != nil {
			v.OnSelect(v.id(at))
		}
	}
	v.body.OnHover = draw.Forward(&v.OnHover)
	v.box = container.New(below{}, v.head, v.body)
	v.ExtendBaseWidget(v)
	return v
}

// SetEmpty sets the text that is shown while there is no search; it should say what to do next.
func (v *View) SetEmpty(text string) { v.body.SetEmpty(text) }

// SetData shows another state of a search, or another one. The selection stays, if what is selected
// is still there, and so does the place in the list.
func (v *View) SetData(data Data) {
	id, had := v.Selected()
	v.data, v.axis, v.lines = data, axisOf(data), nil
	for i, stage := range data.Stages {
		v.lines = append(v.lines, line{i, stageLine})
		for j := range stage.Rounds {
			v.lines = append(v.lines, line{i, j})
		}
		if len(stage.Notes) > 0 {
			v.lines = append(v.lines, line{i, notesLine})
		}
	}
	v.head.Hidden = len(data.Stages) == 0
	v.head.Reload()
	v.box.Layout.Layout(v.box.Objects, v.box.Size()) // the texts may take another number of lines
	v.body.Reload()
	at := -1
	if had {
		at = v.lineOf(id)
	}
	v.body.Mark(at)
}

// Focus gives the keys to the rows.
func (v *View) Focus(c fyne.Canvas) { c.Focus(v.body) }

// Select marks a stage or a round and brings it into view, without calling OnSelect. One that is not
// here gives the selection up.
func (v *View) Select(id uint32) { v.body.Select(v.lineOf(id)) }

// Selected returns the stage or the round that is selected.
func (v *View) Selected() (id uint32, ok bool) {
	if at := v.body.Selected(); at >= 0 {
		return v.id(at), true
	}
	return 0, false
}

// id is the caller's name for what a line shows.
func (v *View) id(at int) uint32 {
	l := v.lines[at]
	if l.round >= 0 {
		return v.data.Stages[l.stage].Rounds[l.round].ID
	}
	return v.data.Stages[l.stage].ID
}

// lineOf returns the line of a stage or a round, or -1.
func (v *View) lineOf(id uint32) int {
	for at, l := range v.lines {
		if l.round != notesLine && v.id(at) == id {
			return at
		}
	}
	return -1
}

// CreateRenderer is Fyne's hook.
func (v *View) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(v.box)
}

// below puts the second of two objects below the first, whose height depends on the width.
type below struct{}

func (below) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	head, body := objects[0], objects[1]
	height := float32(0)
	if head.Visible() {
		head.Resize(fyne.NewSize(size.Width, head.Size().Height))
		height = head.MinSize().Height
		head.Resize(fyne.NewSize(size.Width, height))
	}
	body.Move(fyne.NewPos(0, height))
	body.Resize(fyne.NewSize(size.Width, max(size.Height-height, 0)))
}

func (below) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(220, objects[1].MinSize().Height)
}
