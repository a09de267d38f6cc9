package tooltip

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Fyne's controls, one level below what explains them.
type (
	button      struct{ widget.Button }
	check       struct{ widget.Check }
	choice      struct{ widget.Select }
	entry       struct{ widget.Entry }
	selectEntry struct{ widget.SelectEntry }
	slider      struct{ widget.Slider }
)

// Button is a button that explains itself, also when the keyboard's focus comes to it. Everything else is a
// [widget.Button]'s: text, icon, focus, Enable and Disable.
type Button struct {
	hinted
	button
}

// NewButton makes a flat button with an icon, for a tool bar, whose hint appears on the layer.
func NewButton(layer *Layer, icon fyne.Resource, hint string, tapped func()) *Button {
	b := NewTextButton(layer, "", icon, hint, tapped)
	b.Importance = widget.LowImportance
	return b
}

// NewTextButton makes a button with a text, and an icon if one is given.
func NewTextButton(layer *Layer, text string, icon fyne.Resource, hint string, tapped func()) *Button {
	b := &Button{}
	b.Text, b.Icon, b.OnTapped = text, icon, tapped
	b.hinted = hinted{layer: layer, hint: hint, owner: b, control: &b.Button, own: only()}
	b.ExtendBaseWidget(b)
	return b
}

// FocusGained is Fyne's hook.
func (b *Button) FocusGained() {
	b.Button.FocusGained()
	b.ask(fyne.CurrentApp().Driver().AbsolutePositionForObject(b))
}

// TypedKey is Fyne's hook. The space key presses the button and leaves the focus where it is; a tap
// would take it away.
func (b *Button) TypedKey(e *fyne.KeyEvent) {
	if e.Name != fyne.KeySpace {
		b.hinted.TypedKey(e)
		return
	}
	if b.release(); !b.Disabled() && b.OnTapped != nil {
		b.OnTapped()
	}
}

// Check is a box that explains itself.
type Check struct {
	hinted
	check
}

// NewCheck makes a box whose hint appears on the layer.
func NewCheck(layer *Layer, text, hint string, changed func(bool)) *Check {
	c := &Check{}
	c.Text, c.OnChanged = text, changed
	c.hinted = hinted{layer: layer, hint: hint, owner: c, control: &c.Check, own: only()}
	c.ExtendBaseWidget(c)
	return c
}

// Select is a choice that explains itself.
type Select struct {
	hinted
	choice
}

// NewSelect makes a choice whose hint appears on the layer.
func NewSelect(layer *Layer, options []string, hint string, changed func(string)) *Select {
	s := &Select{}
	s.Options, s.OnChanged, s.PlaceHolder = options, changed, "(choose)"
	s.hinted = hinted{layer: layer, hint: hint, owner: s, control: &s.Select,
		own: only(fyne.KeySpace, fyne.KeyUp, fyne.KeyDown)}
	s.ExtendBaseWidget(s)
	return s
}

// Field is a control that text is typed into.
type Field interface{ Content() string }

// Entry is a field that explains itself. The keys that type nothing go to the window.
type Entry struct {
	hinted
	entry
}

// NewEntry makes a field whose hint appears on the layer.
func NewEntry(layer *Layer, placeHolder, hint string) *Entry {
	e := &Entry{}
	e.Explain(e, layer, hint)
	e.PlaceHolder = placeHolder
	return e
}

// Explain makes the field of a widget that embeds it.
func (e *Entry) Explain(owner fyne.Widget, layer *Layer, hint string) {
	e.hinted = hinted{layer: layer, hint: hint, owner: owner, control: &e.Entry, own: typing, writes: true}
	e.ExtendBaseWidget(owner)
}

// Content implements [Field].
func (e *Entry) Content() string { return e.Text }

// SelectEntry is a field with a list to choose from that explains itself.
type SelectEntry struct {
	hinted
	selectEntry
}

// NewSelectEntry makes a field whose hint appears on the layer.
func NewSelectEntry(layer *Layer, options []string, hint string, changed func(string)) *SelectEntry {
	e := &SelectEntry{}
	e.hinted = hinted{layer: layer, hint: hint, owner: e, control: &e.SelectEntry, own: typing, writes: true}
	e.ExtendBaseWidget(e)
	e.SetOptions(options)
	e.OnChanged = changed
	return e
}

// Content implements [Field].
func (e *SelectEntry) Content() string { return e.Text }

// Slider is a slider that explains itself.
type Slider struct {
	hinted
	slider
}

// NewSlider makes a slider whose hint appears on the layer.
func NewSlider(layer *Layer, low, high float64, hint string) *Slider {
	s := &Slider{}
	s.Min, s.Max, s.Step, s.Orientation = low, high, 1, widget.Horizontal
	s.hinted = hinted{layer: layer, hint: hint, owner: s, control: &s.Slider,
		own: only(fyne.KeyLeft, fyne.KeyRight, fyne.KeyHome, fyne.KeyEnd)}
	s.ExtendBaseWidget(s)
	return s
}

var (
	_ desktop.Hoverable = (*Button)(nil)
	_ fyne.Focusable    = (*Entry)(nil)
	_ fyne.Disableable  = (*Select)(nil)
)

// TypedKey is Fyne's hook. Beside the arrow keys, which Fyne's slider knows, Home and End go to its ends.
func (s *Slider) TypedKey(e *fyne.KeyEvent) {
	switch s.hinted.TypedKey(e); {
	case s.Disabled():
	case e.Name == fyne.KeyHome:
		s.SetValue(s.Min)
	case e.Name == fyne.KeyEnd:
		s.SetValue(s.Max)
	}
}

// Dragged is Fyne's hook. A drag gives the keys to the slider, as a click does.
func (s *Slider) Dragged(e *fyne.DragEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s); c != nil && !s.Disabled() {
		c.Focus(s)
	}
	s.Slider.Dragged(e)
}
