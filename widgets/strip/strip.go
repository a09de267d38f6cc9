// Package strip is a row of moves, each with the name of who plays it: a click, or Return, chooses one.
//
//	row := strip.New()
//	row.OnHover, row.OnChoose = hints.Show, open
//	row.Set("Here play", []strip.Item{{Move: "30.Ba3", Name: "Botvinnik", Lit: true}, {Move: "...", Name: "ITEP"}})
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
	Hint  string
	Lit   bool // its tree is shown
	Pale  bool // it is no answer, or none yet
}

// View is the widget.
type View struct {
	draw.Widget
	OnChoose func(item int)

	label   string
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

// Set shows other items behind a label.
func (v *View) Set(label string, items []Item) {
	v.label, v.items = label, items
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

// widths are how wide the items are, and what they come to; without values where those have no room.
func (v *View) widths() (list []float32, total float32, valued bool) {
	values := float32(0)
	for _, i := range v.items {
		w := v.Surface.TextWidth(i.Move, styleOf(i)) + blank + v.Surface.TextWidth(i.Name, name) + 2*pad
		if i.Value != "" {
			values += v.Surface.TextWidth(i.Value, worth) + blank
		}
		list = append(list, w)
		total += w + gap
	}
	if gap+total+values > v.Size().Width {
		return list, total, false
	}
	for k, i := range v.items {
		if i.Value != "" {
			list[k] += v.Surface.TextWidth(i.Value, worth) + blank
		}
	}
	return list, total + values, true
}

// places are where label and items stand. Where the row is too narrow for all, the label goes, then the values, and then
// every item gets the same share of what it lacks.
func (v *View) places() (labelWidth float32, list []draw.Rect) {
	widths, total, _ := v.widths()
	labelWidth = v.Surface.TextWidth(v.label, label)
	x, room := edge+labelWidth+gap, v.Size().Width
	if x+total > room {
		labelWidth, x = 0, gap
	}
	share := min((room-x)/max(total, 1), 1)
	for _, w := range widths {
		list = append(list, draw.Rect{X: x, Y: air, W: (w+gap)*share - gap, H: v.Size().Height - 2*air})
		x += (w + gap) * share
	}
	return labelWidth, list
}

func (v *View) draw(c *draw.Context) {
	labelWidth, places := v.places()
	if labelWidth > 0 {
		c.Text(v.label, draw.Rect{X: edge, Y: 0, W: labelWidth, H: c.Size.Height}, label)
	}
	for k, i := range v.items {
		v.drawItem(c, k, i, places[k])
	}
}

func (v *View) drawItem(c *draw.Context, at int, i Item, r draw.Rect) {
	ground, frame := c.Colour(theme.ColorNameInputBackground), c.Colour(theme.ColorNameInputBorder)
	if i.Lit {
		ground, frame = c.Faded(theme.ColorNamePrimary, 0x30), c.Colour(theme.ColorNamePrimary)
	}
	c.RoundRect(r, 5, ground)
	c.RoundFrame(r, 5, 1, frame)
	if v.focused && at == v.at {
		c.RoundFrame(r.Inset(-1), 6, 2, c.Colour(theme.ColorNamePrimary))
	}
	if _, _, valued := v.widths(); !valued {
		i.Value = ""
	}
	x, end := r.X+pad, r.X+r.W-pad
	for _, part := range []struct {
		text  string
		style draw.Style
	}{{i.Move, styleOf(i)}, {i.Name, name}, {i.Value, worth}} {
		if wide := min(c.TextWidth(part.text, part.style)+1, end-x); wide > 1 {
			c.Text(part.text, draw.Rect{X: x, Y: r.Y, W: wide, H: r.H}, part.style)
			x += wide + blank - 1
		}
	}
}

// under is the item at a place, -1 for none.
func (v *View) under(at fyne.Position) int {
	_, places := v.places()
	for k, r := range places {
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
