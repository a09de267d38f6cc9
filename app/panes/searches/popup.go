package searches

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/rows"
	"drevo/widgets/searchlist"
	"drevo/widgets/tooltip"
)

// chooser names the search that is shown, and drops the list down.
type chooser struct {
	widget.Select
	hints *tooltip.Layer
	open  func()
}

func newChooser(hints *tooltip.Layer, open func()) *chooser {
	c := &chooser{hints: hints, open: open}
	c.ExtendBaseWidget(c)
	return c
}

// set shows a text. With nothing to choose it is disabled.
func (c *chooser) set(text string, on bool) {
	c.Selected = text
	if on {
		c.Enable()
	} else {
		c.Disable()
	}
	c.Refresh()
}

// Tapped is Fyne's hook.
func (c *chooser) Tapped(*fyne.PointEvent) {
	if !c.Disabled() {
		c.hints.Hide()
		c.open()
	}
}

// TypedKey is Fyne's hook.
func (c *chooser) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyUp, fyne.KeyDown:
		c.Tapped(nil)
	}
}

// Hint is the sentence that the chooser shows under the mouse.
func (c *chooser) Hint() string {
	return c.Selected + "\nThe searches so far, the latest first (Ctrl+H)."
}

// MouseIn is Fyne's hook.
func (c *chooser) MouseIn(e *desktop.MouseEvent) {
	c.Select.MouseIn(e)
	c.hints.Show(c.Hint(), e.AbsolutePosition)
}

// MouseOut is Fyne's hook.
func (c *chooser) MouseOut() {
	c.Select.MouseOut()
	c.hints.Hide()
}

// The size of the list that drops down: at least so wide, at most so many rows.
const (
	leastWidth = 420
	mostRows   = 9
)

// list is the list that drops down. Choosing closes it, deleting does not.
type list struct {
	*searchlist.List
	popup *widget.PopUp
	rows  int
}

func newList(p *Pane) *list {
	l := &list{List: searchlist.New()}
	l.Rows.SetEmpty("No searches are left.")
	l.Rows.OnSelect = func(row int) {
		l.close()
		p.choose(row)
	}
	l.OnDelete = p.drop
	l.OnEscape = l.close
	l.OnHover = p.host.Hints().Show
	return l
}

// set shows other rows, also while the list is open.
func (l *list) set(list []searchlist.Row, chosen int) {
	rows.Show(&l.Table, list, chosen)
	if l.rows = len(list); l.popup != nil && l.popup.Visible() {
		l.popup.Resize(fyne.NewSize(l.popup.Content.Size().Width, l.height()))
	}
}

func (l *list) height() float32 { return float32(min(max(l.rows, 2), mostRows)) * l.RowHeight() }

// open drops the list down below an object.
func (l *list) open(below fyne.CanvasObject) {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(below)
	if canvas == nil {
		return
	}
	l.popup = widget.NewPopUp(l.List, canvas)
	l.popup.ShowAtRelativePosition(fyne.NewPos(0, below.Size().Height), below)
	l.popup.Resize(fyne.NewSize(max(below.Size().Width, leastWidth), l.height()))
	canvas.Focus(l.Rows)
}

func (l *list) close() {
	if l.popup != nil {
		l.popup.Hide()
	}
}

// nameField asks for a name.
type nameField struct {
	*widget.Entry
	popup *widget.PopUp
}

// Content implements [tooltip.Field].
func (f *nameField) Content() string { return f.Text }

func newNameField(give func(string)) *nameField {
	f := &nameField{Entry: widget.NewEntry()}
	f.SetPlaceHolder("A name; empty for none. Return keeps it")
	f.OnSubmitted = func(name string) {
		f.popup.Hide()
		give(strings.TrimSpace(name))
	}
	return f
}

// open asks below an object.
func (f *nameField) open(below fyne.CanvasObject, name string) {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(below)
	if canvas == nil {
		return
	}
	f.SetText(name)
	f.popup = widget.NewPopUp(f.Entry, canvas)
	f.popup.ShowAtRelativePosition(fyne.NewPos(0, below.Size().Height), below)
	f.popup.Resize(fyne.NewSize(below.Size().Width, f.MinSize().Height))
	canvas.Focus(f.Entry)
}
