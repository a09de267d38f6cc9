package planlist

import (
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// Distances that hold at any theme.
const (
	edge   = 8  // left of everything
	gutter = 14 // right of everything, where the scroll bar is
	air    = 4  // above and below what a row holds
	indent = 12 // of a plan below the one that it came from
	deep   = 8  // more plans than that, one below the other, are not moved further in
	fold   = 16 // room of the triangle
	sign   = 16 // room of the sign
	gap    = 8  // between texts of a line
)

var (
	headingStyle = draw.Style{Bold: true}
	numberStyle  = draw.Style{Bold: true}
	stepStyle    = draw.Style{}
	lit          = draw.Style{Bold: true}
	faint        = draw.Style{Colour: theme.ColorNamePlaceHolder}
	noteStyle    = draw.Style{Colour: theme.ColorNamePlaceHolder, Size: theme.SizeNameCaptionText}
)

// layout is where the parts of a row stand.
type layout struct {
	fold, sign, number draw.Rect
	steps              []draw.Rect
	notes              []string
	noteAt             draw.Rect // the first line of the note
	height             float32
}

// place places the parts of a row.
func (s source) place(r *Row) (l layout) {
	line := s.line()
	if r.Heading {
		return layout{height: line + 2*air}
	}
	x := float32(edge + indent*min(r.Depth, deep))
	l.fold = draw.Rect{X: x, Y: air, W: fold, H: line}
	l.sign = draw.Rect{X: x + fold, Y: air, W: sign, H: line}
	x += fold + sign
	l.number = draw.Rect{X: x, Y: air, W: s.TextWidth(r.Number, numberStyle), H: line}
	flow := draw.Flow{Left: x, Right: s.Size().Width - gutter, Top: air, Height: line, Gap: gap}
	if r.Number != "" {
		flow.Begin(x + l.number.W + gap)
	}
	for _, step := range r.Steps {
		l.steps = append(l.steps, flow.Place(s.TextWidth(step.Text, lit)))
	}
	left, right, y := flow.Left, flow.Right, air+float32(max(flow.Lines(), 1))*line
	if r.Note != "" {
		l.notes = draw.Wrap(r.Note, func(text string) bool { return left+s.TextWidth(text, noteStyle) <= right })
		l.noteAt = draw.Rect{X: left, Y: y, W: right - left, H: s.Surface.LineHeight(noteStyle)}
		y += float32(len(l.notes)) * l.noteAt.H
	}
	l.height = y + air
	return l
}

// line is the height of a line of statements.
func (s source) line() float32 { return s.Surface.LineHeight(lit) + 2 }
