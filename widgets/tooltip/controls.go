package tooltip

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// hinted is what the controls of this package have in common: the hint, shown while the mouse rests
// on the control. Keys that a control has no use for go to the window.
type hinted struct {
	layer *Layer // nil until it is known
	hint  string
	owner fyne.CanvasObject
	by    area // the control on the canvas, while its hint is asked for
}

// Hint is the sentence that the control shows.
func (h *hinted) Hint() string { return h.hint }

// SetHint changes the sentence, also under a resting mouse.
func (h *hinted) SetHint(hint string) {
	h.hint = hint
	if h.layer != nil && h.layer.owner == h && (h.layer.shown || h.layer.waiting) {
		h.layer.show(h, hint, h.by)
	}
}

// SetLayer says where the hint appears.
func (h *hinted) SetLayer(layer *Layer) { h.layer = layer }

// ask asks for the hint, the control being at a place of the canvas.
func (h *hinted) ask(at fyne.Position) {
	if h.layer != nil {
		h.by = area{at, h.owner.Size(), true}
		h.layer.show(h, h.hint, h.by)
	}
}

func (h *hinted) in(e *desktop.MouseEvent) { h.ask(e.AbsolutePosition.Subtract(e.Position)) }

func (h *hinted) gained() {
	h.ask(fyne.CurrentApp().Driver().AbsolutePositionForObject(h.owner))
}

func (h *hinted) release() {
	if h.layer != nil {
		h.layer.release(h)
	}
}

// PassKey hands a key that a control has no use for to the window, whose own keys so work wherever
// the focus is.
func PassKey(from fyne.CanvasObject, e *fyne.KeyEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(from); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(e)
	}
}

// PassRune is PassKey for a character.
func PassRune(from fyne.CanvasObject, r rune) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(from); c != nil && c.OnTypedRune() != nil {
		c.OnTypedRune()(r)
	}
}

// isFunction reports whether a key is one that types nothing in a field.
func isFunction(key fyne.KeyName) bool {
	return len(key) >= 2 && key[0] == 'F' && key[1] >= '1' && key[1] <= '9' || key == fyne.KeyEscape
}

// Check is a box that explains itself.
type Check struct {
	widget.Check
	hinted
}

// NewCheck makes a box whose hint appears on the layer.
func NewCheck(layer *Layer, text, hint string, changed func(bool)) *Check {
	c := &Check{}
	c.Text, c.OnChanged = text, changed
	c.hinted = hinted{layer: layer, hint: hint, owner: c}
	c.ExtendBaseWidget(c)
	return c
}

// MouseIn is Fyne's hook.
func (c *Check) MouseIn(e *desktop.MouseEvent) { c.Check.MouseIn(e); c.in(e) }

// MouseOut is Fyne's hook.
func (c *Check) MouseOut() { c.Check.MouseOut(); c.release() }

// FocusLost is Fyne's hook.
func (c *Check) FocusLost() { c.Check.FocusLost(); c.release() }

// TypedKey is Fyne's hook.
func (c *Check) TypedKey(e *fyne.KeyEvent) { c.Check.TypedKey(e); PassKey(c, e) }

// TypedRune is Fyne's hook.
func (c *Check) TypedRune(r rune) {
	if c.Check.TypedRune(r); r != ' ' {
		PassRune(c, r)
	}
}

// Select is a choice that explains itself.
type Select struct {
	widget.Select
	hinted
}

// NewSelect makes a choice whose hint appears on the layer.
func NewSelect(layer *Layer, options []string, hint string, changed func(string)) *Select {
	s := &Select{}
	s.Options, s.OnChanged, s.PlaceHolder = options, changed, "(choose)"
	s.hinted = hinted{layer: layer, hint: hint, owner: s}
	s.ExtendBaseWidget(s)
	return s
}

// MouseIn is Fyne's hook.
func (s *Select) MouseIn(e *desktop.MouseEvent) { s.Select.MouseIn(e); s.in(e) }

// MouseOut is Fyne's hook.
func (s *Select) MouseOut() { s.Select.MouseOut(); s.release() }

// FocusLost is Fyne's hook.
func (s *Select) FocusLost() { s.Select.FocusLost(); s.release() }

// Tapped is Fyne's hook. Who opens the choice has done with its hint.
func (s *Select) Tapped(e *fyne.PointEvent) { s.release(); s.Select.Tapped(e) }

// TypedKey is Fyne's hook.
func (s *Select) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyUp, fyne.KeyDown:
		s.Select.TypedKey(e)
	default:
		PassKey(s, e)
	}
}

// TypedRune is Fyne's hook.
func (s *Select) TypedRune(r rune) { PassRune(s, r) }

// Field is a control that text is typed into.
type Field interface{ Content() string }

// Entry is a field that explains itself. The keys that type nothing go to the window.
type Entry struct {
	widget.Entry
	hinted
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
	e.hinted = hinted{layer: layer, hint: hint, owner: owner}
	e.ExtendBaseWidget(owner)
}

// Content implements [Field].
func (e *Entry) Content() string { return e.Text }

// MouseIn is Fyne's hook.
func (e *Entry) MouseIn(m *desktop.MouseEvent) { e.in(m) }

// MouseMoved is Fyne's hook.
func (e *Entry) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is Fyne's hook.
func (e *Entry) MouseOut() { e.release() }

// FocusLost is Fyne's hook.
func (e *Entry) FocusLost() { e.Entry.FocusLost(); e.release() }

// TypedRune is Fyne's hook. Who types has done with the hint.
func (e *Entry) TypedRune(r rune) { e.release(); e.Entry.TypedRune(r) }

// TypedKey is Fyne's hook.
func (e *Entry) TypedKey(key *fyne.KeyEvent) {
	e.release()
	if isFunction(key.Name) {
		PassKey(e.owner, key)
		return
	}
	e.Entry.TypedKey(key)
}

// SelectEntry is a field with a list to choose from that explains itself.
type SelectEntry struct {
	widget.SelectEntry
	hinted
}

// NewSelectEntry makes a field whose hint appears on the layer.
func NewSelectEntry(layer *Layer, options []string, hint string, changed func(string)) *SelectEntry {
	e := &SelectEntry{}
	e.hinted = hinted{layer: layer, hint: hint, owner: e}
	e.ExtendBaseWidget(e)
	e.SetOptions(options)
	e.OnChanged = changed
	return e
}

// Content implements [Field].
func (e *SelectEntry) Content() string { return e.Text }

// MouseIn is Fyne's hook.
func (e *SelectEntry) MouseIn(m *desktop.MouseEvent) { e.in(m) }

// MouseMoved is Fyne's hook.
func (e *SelectEntry) MouseMoved(*desktop.MouseEvent) {}

// MouseOut is Fyne's hook.
func (e *SelectEntry) MouseOut() { e.release() }

// FocusLost is Fyne's hook.
func (e *SelectEntry) FocusLost() { e.SelectEntry.FocusLost(); e.release() }

// TypedRune is Fyne's hook. Who types has done with the hint.
func (e *SelectEntry) TypedRune(r rune) { e.release(); e.SelectEntry.TypedRune(r) }

// TypedKey is Fyne's hook.
func (e *SelectEntry) TypedKey(key *fyne.KeyEvent) {
	e.release()
	if isFunction(key.Name) {
		PassKey(e, key)
		return
	}
	e.SelectEntry.TypedKey(key)
}

// Slider is a slider that explains itself.
type Slider struct {
	widget.Slider
	hinted
}

// NewSlider makes a slider whose hint appears on the layer.
func NewSlider(layer *Layer, low, high float64, hint string) *Slider {
	s := &Slider{}
	s.Min, s.Max, s.Step, s.Orientation = low, high, 1, widget.Horizontal
	s.hinted = hinted{layer: layer, hint: hint, owner: s}
	s.ExtendBaseWidget(s)
	return s
}

// MouseIn is Fyne's hook.
func (s *Slider) MouseIn(e *desktop.MouseEvent) { s.Slider.MouseIn(e); s.in(e) }

// MouseOut is Fyne's hook.
func (s *Slider) MouseOut() { s.Slider.MouseOut(); s.release() }

// FocusLost is Fyne's hook.
func (s *Slider) FocusLost() { s.Slider.FocusLost(); s.release() }

// TypedKey is Fyne's hook.
func (s *Slider) TypedKey(e *fyne.KeyEvent) { s.Slider.TypedKey(e); PassKey(s, e) }

// TypedRune is Fyne's hook.
func (s *Slider) TypedRune(r rune) { PassRune(s, r) }
