package planlist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// List is a scrolling list of plans. Set the fields before it is shown.
type List struct {
	rows.Table

	// OnFold opens or closes what came of a plan.
	OnFold func(row int, open bool)

	plans Source
}

// New returns a list of the source's plans.
func New(plans Source) *List {
	l := &List{plans: plans}
	l.Init(l, []rows.Column{{Name: "Plan"}}, nil)
	l.Air, l.Headless, l.Ruled = air, true, true
	l.Follow(plans.Len, func(row int) rows.Line { return plans.Row(row).Line() })
	open := l.Rows.OnTap
	l.Rows.OnTap = func(row int, at fyne.Position) bool { return l.foldAt(row, at.X) || open(row, at) }
	l.Rows.OnKey = l.key
	return l
}

// Reset reads the source anew, other plans than before, from the top, and chooses a row; -1 for none.
func (l *List) Reset(chosen int) {
	l.Rows.ScrollTo(0, 0)
	l.Table.Reset(chosen)
}

// foldAt opens or closes what came of a plan where its triangle is clicked.
func (l *List) foldAt(row int, x float32) bool {
	r := l.plans.Row(row)
	left := l.Edge + r.indent()
	at := r.Fold != Leaf && x >= left && x < left+fold
	if at {
		l.turn(row, r.Fold == Closed)
	}
	return at
}

// key opens and closes with the arrows, as trees do: to the left from what has nothing to close to
// the plan that it came from.
func (l *List) key(e *fyne.KeyEvent) bool {
	at := l.Rows.Selected()
	if at < 0 {
		return false
	}
	r := l.plans.Row(at)
	switch {
	case e.Name == fyne.KeyRight && r.Fold == Closed:
		l.turn(at, true)
	case e.Name == fyne.KeyLeft && r.Fold == Open:
		l.turn(at, false)
	case e.Name == fyne.KeyLeft && r.Depth > 0:
		l.Rows.Pick(l.above(at, r.Depth))
	default:
		return e.Name == fyne.KeyLeft || e.Name == fyne.KeyRight
	}
	return true
}

// above returns the nearest row above of less depth.
func (l *List) above(at, depth int) int {
	for row := at - 1; row >= 0; row-- {
		if r := l.plans.Row(row); !r.Heading && r.Depth < depth {
			return row
		}
	}
	return at
}

func (l *List) turn(row int, open bool) {
	if l.OnFold != nil {
		l.OnFold(row, open)
	}
}

// indent is how far a plan stands to the right of the first ones.
func (r *Row) indent() float32 { return indent * float32(min(r.Depth, deep)) }

// Line returns the cells of a row: the signs of a plan, and beside them its number and statements with its note
// below.
func (r Row) Line() rows.Line {
	if r.Heading {
		return rows.Line{Heading: true, Cells: []rows.Cell{{Text: r.Label, Bold: true}}, Hint: r.Hint}
	}
	left := r.indent() + fold + sign
	plan := rows.Passage{Indent: left, Gap: 8, Lead: lead, Steady: true}
	if r.Number != "" {
		number := rows.Piece{Text: r.Number, Tone: rows.White, Bold: true}
		if r.Black {
			number.Tone = rows.Black
		}
		plan.Pieces = append(plan.Pieces, number)
	}
	for _, step := range r.Steps {
		piece := rows.Piece{Text: step.Text, Lit: step.State == Current}
		if step.State == Gone || r.Faint && !piece.Lit {
			piece.Tone = rows.Faint
		}
		plan.Pieces = append(plan.Pieces, piece)
	}
	line := rows.Line{Cells: []rows.Cell{{Draw: r.drawSigns}}, Hint: r.Hint, Below: []rows.Passage{plan}}
	if r.Note != "" {
		note := rows.Passage{Indent: left, Small: true, Wraps: true, Pieces: []rows.Piece{{Text: r.Note, Tone: rows.Faint}}}
		line.Below = append(line.Below, note)
	}
	return line
}

// drawSigns draws the stripe of a plan that is marked, the triangle of one of which others came, and the sign of
// what became of it.
func (r Row) drawSigns(p *rows.Row, at draw.Rect) {
	if r.Marked {
		p.Fill(draw.Rect{W: 3, H: p.Height}, theme.ColorNamePrimary)
	}
	at.X, at.Y = at.X+r.indent(), at.Y+lead/2
	shape := map[Fold]draw.Mark{Closed: draw.TriangleRight, Open: draw.TriangleDown}[r.Fold]
	drawMark(p, at, shape, p.Colour(theme.ColorNamePlaceHolder))
	at.X += fold
	drawMark(p, at, r.Sign.Shape, p.Shade(r.Sign.Shade))
}
