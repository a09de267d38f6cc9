// Package strip is a row of moves, each with the name of who plays it: a click, or Return, chooses one.
//
//	row := strip.New()
//	row.OnHover, row.OnChoose = hints.Show, open
//	row.Set([]string{"Here play"}, []strip.Item{{Move: "30.Ba3", Name: "Botvinnik", Lit: true},
//		{Move: "...", Name: "ITEP"}})
//
// One is lit: the one whose tree is shown. What has no answer yet is pale. Left and Right go from one to the next. It
// must be used on Fyne's goroutine.
package strip

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// Item is a move with its name.
type Item struct {
	Move  string
	Value string // at the end; may be empty, and is left out where the row has no room for all of them
	Name  string
	Years string // behind the name, where the row has room for those of all, else their first; may be empty
	Hint  string
	Lit   bool // its tree is shown
	Pale  bool // it is no answer, or none yet
}

// View is the widget.
type View struct {
	draw.Widget
	OnChoose func(item int)

	labels  []string // the longest first
	items   []Item
	at      int // where the keys are
	focused bool
}

var (
	_ fyne.Focusable     = (*View)(nil)
	_ desktop.Cursorable = (*View)(nil)
)

// New returns a row without items.
func New() *View {
	v := &View{}
	v.Init(v, v.draw, v.hint)
	return v
}

// Set shows other items behind the first of some labels that has room, the longest of which comes first.
func (v *View) Set(labels []string, items []Item) {
	v.labels, v.items = labels, items
	v.at = min(v.at, max(len(items)-1, 0))
	v.Tell()
	v.Refresh()
}

// Items are what is shown.
func (v *View) Items() []Item { return v.items }

// Room in units.
const (
	air   = 2  // above and below
	pad   = 7  // within an item
	gap   = 4  // between items
	blank = 5  // between move and name
	edge  = 8  // before the label
	least = 60 // the least width
)

var (
	move    = draw.Style{Bold: true}
	unknown = draw.Style{Colour: theme.ColorNamePlaceHolder}
	worth   = draw.Style{}
	name    = draw.Style{Size: theme.SizeNameCaptionText}
	label   = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
)

// MinSize is a line high.
func (v *View) MinSize() fyne.Size {
	v.ExtendBaseWidget(v)
	return fyne.NewSize(least*draw.Zoom(), v.Surface.LineHeight(move)+3*air)
}

// styleOf is the style of an item's move.
func styleOf(i Item) draw.Style {
	if i.Pale {
		return unknown
	}
	return move
}

// form is what of all stands in the row.
type form struct {
	label  string
	values bool
	years  int // how many letters of them
}

// What stands of years.
const (
	noYears   = 0
	firstYear = len("1965")
	allYears  = len("1963-67")
)

// forms are what may stand in the row: rather a year than a long label, rather values than any label.
func (v *View) forms() (list []form) {
	for _, years := range []int{allYears, firstYear, noYears} {
		for _, label := range v.labels {
			list = append(list, form{label, true, years})
		}
	}
	return append(list, form{values: true})
}

// form is the first that has room; where none has, the moves and names stand alone.
func (v *View) form() form {
	for _, f := range v.forms() {
		if _, end := v.widths(f); end <= v.Size().Width {
			return f
		}
	}
	return form{}
}

// begin is where the items begin.
func (v *View) begin(f form) float32 {
	if f.label == "" {
		return gap
	}
	return edge + v.Surface.TextWidth(f.label, label) + gap
}

// part is a text of an item.
type part struct {
	text  string
	style draw.Style
}

// parts are the texts of an item.
func (f form) parts(i Item) []part {
	list := []part{{i.Move, styleOf(i)}, {i.Name, name}}
	if years := i.Years[:min(f.years, len(i.Years))]; years != "" {
		list = append(list, part{years, label})
	}
	if f.values && i.Value != "" {
		list = append(list, part{i.Value, worth})
	}
	return list
}

// widths are how wide the items are in a form, and where the last ends.
func (v *View) widths(f form) (list []float32, end float32) {
	end = v.begin(f)
	for _, i := range v.items {
		w := float32(2*pad - blank)
		for _, part := range f.parts(i) {
			w += v.Surface.TextWidth(part.text, part.style) + blank
		}
		list = append(list, w)
		end += w + gap
	}
	return list, end
}

// places are where the items stand in a form. Where the row is too narrow for all, each gets the same share of what it
// lacks.
func (v *View) places(f form) (list []draw.Rect) {
	widths, end := v.widths(f)
	x := v.begin(f)
	share := min((v.Size().Width-x)/max(end-x, 1), 1)
	for _, w := range widths {
		list = append(list, draw.Rect{X: x, Y: air, W: (w+gap)*share - gap, H: v.Size().Height - 2*air})
		x += (w + gap) * share
	}
	return list
}

func (v *View) draw(c *draw.Context) {
	f := v.form()
	c.Text(f.label, draw.Rect{X: edge, Y: 0, W: v.begin(f) - edge, H: c.Size.Height}, label)
	for k, r := range v.places(f) {
		v.drawItem(c, f, k, r)
	}
}

func (v *View) drawItem(c *draw.Context, f form, at int, r draw.Rect) {
	i := v.items[at]
	ground, frame := c.Colour(theme.ColorNameInputBackground), c.Colour(theme.ColorNameInputBorder)
	if i.Lit {
		ground, frame = c.Faded(theme.ColorNamePrimary, 0x30), c.Colour(theme.ColorNamePrimary)
	}
	c.RoundRect(r, 5, ground)
	c.RoundFrame(r, 5, 1, frame)
	if v.focused && at == v.at {
		c.RoundFrame(r.Inset(-1), 6, 2, c.Colour(theme.ColorNamePrimary))
	}
	x, end := r.X+pad, r.X+r.W-pad
	for _, part := range f.parts(i) {
		if wide := min(c.TextWidth(part.text, part.style)+1, end-x); wide > 1 {
			c.Text(part.text, draw.Rect{X: x, Y: r.Y, W: wide, H: r.H}, part.style)
			x += wide + blank - 1
		}
	}
}

// under is the item at a place, -1 for none.
func (v *View) under(at fyne.Position) int {
	for k, r := range v.places(v.form()) {
		if r.Contains(at) {
			return k
		}
	}
	return -1
}

func (v *View) hint(at fyne.Position, inside bool) string {
	if k := v.under(at); inside && k >= 0 {
		return v.items[k].Hint
	}
	return ""
}

// choose tells which item was chosen.
func (v *View) choose(item int) {
	if item >= 0 && item < len(v.items) && v.OnChoose != nil {
		v.OnChoose(item)
	}
}

// Tapped is Fyne's hook.
func (v *View) Tapped(e *fyne.PointEvent) { v.choose(v.under(e.Position)) }

// Cursor is Fyne's hook.
func (v *View) Cursor() desktop.Cursor {
	if v.under(v.Mouse()) >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// FocusGained is Fyne's hook.
func (v *View) FocusGained() { v.focused = true; v.Refresh() }

// FocusLost is Fyne's hook.
func (v *View) FocusLost() { v.focused = false; v.Refresh() }

// TypedRune is Fyne's hook.
func (v *View) TypedRune(rune) {}

// TypedKey goes to the next item, or the one before, or chooses one.
func (v *View) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft:
		v.at = max(v.at-1, 0)
	case fyne.KeyRight:
		v.at = min(v.at+1, max(len(v.items)-1, 0))
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		v.choose(v.at)
		return
	}
	v.Refresh()
}
