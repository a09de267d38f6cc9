package hopetable

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// layout is an account of hope as it stands for one width: texts, and the places that answer to the
// mouse.
type layout struct {
	height    float32
	texts     []text
	places    []place
	spine     float32   // where the line between the two sides stands
	head, sum float32   // tops of the rule below the headings and of that above the sums
	foot      float32   // top of the double rule below the sums
	sign      draw.Rect // of comparison
	verdict   draw.Rect
}

// text is a line of text in its box.
type text struct {
	text  string
	box   draw.Rect
	style draw.Style
}

// place is an entry, a sum or the verdict under the mouse.
type place struct {
	box     draw.Rect
	meaning string
	square  int
}

// Distances at any theme.
const (
	margin  = 10 // left and right
	gutter  = 14 // right of everything, where the scroll bar is
	gap     = 8  // between columns
	inset   = 8  // of the entries below the title of their account
	leading = 3  // between lines
	plate   = 26 // side of the sign of comparison
)

var (
	headStyle    = draw.Style{Bold: true, Colour: theme.ColorNamePlaceHolder}
	titleStyle   = draw.Style{Bold: true}
	entryStyle   = draw.Style{}
	noteStyle    = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
	noneStyle    = draw.Style{Colour: theme.ColorNamePlaceHolder}
	verdictStyle = draw.Style{Bold: true}
)

// placeAt returns the place under the mouse, or -1.
func (l *layout) placeAt(at fyne.Position) int {
	return slices.IndexFunc(l.places, func(p place) bool { return p.box.Contains(at) })
}

// writer lays an account out from the top.
type writer struct {
	*layout
	surface *draw.Surface
	hope    *Hope
	left    draw.Rect // the two sides; Y is where the next line goes
	right   draw.Rect
}

// newLayout lays an account out.
func newLayout(h *Hope, width float32, s *draw.Surface) layout {
	l := layout{spine: width * 0.38}
	w := writer{layout: &l, surface: s, hope: h}
	w.left = draw.Rect{X: margin, Y: 6, W: l.spine - margin - gap}
	w.right = draw.Rect{X: l.spine + gap, Y: 6, W: width - l.spine - gap - gutter}
	w.heads()
	w.entry(&w.left, &h.Lost, 0)
	for i := range h.Accounts {
		w.account(&h.Accounts[i])
	}
	w.sums()
	w.judge(width)
	return l
}

// line returns the height of a line in a style.
func (w *writer) line(style draw.Style) float32 { return w.surface.LineHeight(style) + leading }

// put writes one line and returns its height.
func (w *writer) put(s string, x, y, width float32, style draw.Style) float32 {
	height := w.line(style)
	w.texts = append(w.texts, text{s, draw.Rect{X: x, Y: y, W: width, H: height}, style})
	return height
}

// wrap writes as many lines as a text needs and returns their height.
func (w *writer) wrap(s string, x, y, width float32, style draw.Style) (height float32) {
	for _, line := range draw.Wrap(s, func(s string) bool { return w.surface.TextWidth(s, style) <= width-1 }) {
		height += w.put(line, x, y+height, width, style)
	}
	return height
}

// heads writes the headings of the two sides.
func (w *writer) heads() {
	height := w.put(lang.L("Missing"), w.left.X, w.left.Y, w.left.W, headStyle)
	w.put(lang.L("Hoped for"), w.right.X, w.right.Y, w.right.W, headStyle)
	w.head = w.left.Y + height + 2
	w.left.Y, w.right.Y = w.head+6, w.head+6
}

// account writes a group of the right side.
func (w *writer) account(a *Account) {
	side := &w.right
	sum := w.surface.TextWidth(a.Sum, titleStyle)
	w.put(a.Sum, side.X+side.W-sum, side.Y, sum, titleStyle.Right())
	side.Y += w.wrap(a.Title, side.X, side.Y, side.W-sum-gap, titleStyle)
	for i := range a.Entries {
		w.entry(side, &a.Entries[i], inset)
	}
	if len(a.Entries) == 0 {
		side.Y += w.put(lang.L("nothing"), side.X+inset, side.Y, side.W-inset, noneStyle)
	}
	side.Y += 6
}

// entry writes a line of an account: label, note and value in one line where there is room, else
// the note below.
func (w *writer) entry(side *draw.Rect, e *Entry, indent float32) {
	x, top := side.X+indent, side.Y
	value := w.surface.TextWidth(e.Value, entryStyle)
	room := side.W - indent - value - gap
	w.put(e.Value, side.X+side.W-value, top, value, entryStyle.Right())
	label, note := w.surface.TextWidth(e.Label, entryStyle), w.surface.TextWidth(e.Note, noteStyle)
	switch {
	case e.Note == "":
		side.Y += w.wrap(e.Label, x, top, room, entryStyle)
	case label+gap+note+2 <= room:
		side.Y += w.put(e.Label, x, top, label+1, entryStyle)
		w.texts = append(w.texts, text{e.Note, draw.Rect{X: x + label + gap, Y: top + 1, W: note + 1, H: side.Y - top},
			noteStyle})
	default:
		side.Y += w.wrap(e.Label, x, top, room, entryStyle)
		side.Y += w.wrap(e.Note, x, side.Y-leading, side.W-indent, noteStyle)
	}
	box := draw.Rect{X: x - 4, Y: top, W: side.X + side.W - x + 8, H: side.Y - top}
	w.places = append(w.places, place{box, e.Meaning, e.Square})
}

// sums writes what formula 9 compares, with its sign on the line between the sides.
func (w *writer) sums() {
	w.sum = max(w.left.Y, w.right.Y) + 4
	height := max(w.line(titleStyle)+2, plate)
	top, room := w.sum+4, w.right.W-plate/2
	total := ""
	if w.hope.Total != "" {
		total = "= " + w.hope.Total
	}
	w.texts = append(w.texts,
		text{w.hope.Lost.Value, draw.Rect{X: w.left.X, Y: top, W: w.left.W - plate/2, H: height}, titleStyle.Right()},
		text{w.addends(), draw.Rect{X: w.right.X + plate/2, Y: top, W: room - w.surface.TextWidth(total, titleStyle),
			H: height}, titleStyle},
		text{total, draw.Rect{X: w.right.X + plate/2, Y: top, W: room, H: height}, titleStyle.Right()})
	w.sign = draw.Rect{X: w.spine - plate/2, Y: top + (height-plate)/2, W: plate, H: plate}
	w.foot = top + height + 4
	box := draw.Rect{X: w.left.X, Y: top, W: w.right.X + w.right.W - w.left.X, H: height}
	w.places = append(w.places, place{box, w.hope.Meaning, NoSquare})
}

// addends writes the sums of the accounts with plus signs.
func (w *writer) addends() string {
	sums := make([]string, len(w.hope.Accounts))
	for i, a := range w.hope.Accounts {
		sums[i] = a.Sum
	}
	return strings.Join(sums, " + ")
}

// judge writes the verdict, and below it that nobody asked.
func (w *writer) judge(width float32) {
	const mark = 34 // left of the text, where tick or cross stands
	style := verdictStyle
	switch {
	case !w.hope.Asked:
		style.Colour = theme.ColorNamePlaceHolder
	case w.hope.Holds:
		style.Colour = theme.ColorNameBackground
	}
	w.verdict = draw.Rect{X: margin, Y: w.foot + 14, W: width - margin - gutter}
	y, room := w.verdict.Y+5, w.verdict.W-mark-8
	y += w.wrap(w.hope.Verdict, w.verdict.X+mark, y, room, style)
	if !w.hope.Asked {
		y += w.wrap(lang.L("not asked at this node"), w.verdict.X+mark, y-leading, room, noteStyle)
	}
	w.verdict.H = y + 5 - w.verdict.Y
	w.places = append(w.places, place{w.verdict, w.hope.Meaning, NoSquare})
	w.height = w.verdict.Y + w.verdict.H + 8
}
