package why

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// remark returns the small second line of a step.
func (s Step) remark() string {
	needed := ""
	if s.Needed != "" {
		needed = textNeeded(s.Needed)
	}
	return joined(" · ", joined(" · ", s.Reason, needed), s.Note)
}

// beside returns what stands small before the value.
func (s Step) beside() string { return joined(" ", s.Window, s.Taken) }

// drawStep draws a step of the chain: a bead in the colour of who moved on a string that runs from
// the root to the leaf, the move, the window and the value.
func (s source) drawStep(at int, p *rows.Row) {
	st := s.data.Steps[at]
	row := s.list.RowHeight(plain)
	s.drawBead(at, row, p)

	move, style := st.Move, strong
	if st.Side == None {
		style = plain
	}
	if st.Move == "" {
		move = lang.L("start")
	}
	s.drawLink(link{move: move, beside: st.beside(), pieces: st.Pieces, value: st.Value, bound: st.Bound}, row, style, p)
	if remark := st.remark(); remark != "" {
		at := draw.Rect{X: spine, Y: row - 3, W: p.Width - gutter - spine, H: p.Height - row}
		p.Text(remark, at, caption)
		p.Links(remark, s.Links(remark), at, caption, theme.ColorNamePrimary)
	}
}

// link is what stands in a row of a line beside its bead.
type link struct {
	move, beside, pieces, value string
	bound                       Bound
}

// drawLink draws the move and what stands beside it in the columns of the chain: what there is no room for is left out.
func (s source) drawLink(l link, row float32, style draw.Style, p *rows.Row) {
	x := p.Width - gutter - s.widths.value
	p.Text(l.value, draw.Rect{X: x, W: s.widths.value, H: row}, figure.Strong())
	x -= signWidth
	p.Text(sign(l.bound), draw.Rect{X: x, W: signWidth, H: row}, faint)
	if s.windowFits(p.Width) {
		x -= s.widths.pieces
		p.Text(l.pieces, draw.Rect{X: x, W: s.widths.pieces, H: row}, caption.Right())
		x -= gap + s.widths.window
		p.Text(l.beside, draw.Rect{X: x, W: s.widths.window, H: row}, caption.Right())
	}
	p.Text(l.move, draw.Rect{X: spine, W: x - gap - spine, H: row}, style)
}

// windowFits reports whether there is room for the windows beside the moves and values.
func (p *View) windowFits(width float32) bool {
	room := width - spine - gutter - p.widths.value - signWidth - p.widths.pieces - gap
	return room >= p.widths.window+gap+max(p.widths.moveText, 48)
}

// drawBead draws a step's bead and the string through it.
func (s source) drawBead(at int, row float32, p *rows.Row) {
	const x, size = edge + 6, 10
	top, bottom := float32(0), p.Height
	if at == 0 {
		top = row / 2
	}
	if at == len(s.data.Steps)-1 {
		bottom = row / 2
	}
	p.Fill(draw.Rect{X: x - 1, Y: top, W: 2, H: bottom - top}, theme.ColorNameInputBorder)
	s.drawBeadOf(s.data.Steps[at].Side, draw.Rect{X: x - size/2, Y: (row - size) / 2, W: size, H: size}, p)
}

// drawBeadOf draws the bead of who moves.
func (s source) drawBeadOf(side Side, bead draw.Rect, p *rows.Row) {
	size := bead.W
	switch side {
	case White:
		p.RoundRect(bead, size/2, p.Colour(draw.ColourWhite))
	case Black:
		p.RoundRect(bead, size/2, p.Colour(draw.ColourBlack))
	default:
		p.RoundRect(bead, 2, p.Colour(theme.ColorNamePlaceHolder))
	}
}

// Hint says what stands under the mouse.
func (s source) Hint(at int, pos fyne.Position) string {
	l := s.lines[at]
	if link, ok := s.link(l, pos); ok {
		return link.Hint
	}
	switch l.kind {
	case heading:
		return draw.Whole(s.heading(l.part), s.headingHint(l.part))
	case step:
		return s.data.Steps[l.at].hint()
	case term:
		t := s.data.Terms[l.at]
		return joined(": ", t.Name, t.Hint)
	case moves:
		if m := s.moveAt(l.at, s.columnAt(pos.X)); m != nil {
			return m.hint()
		}
	case difference:
		return hintDifference(s.data.Comparison, s.data.Comparison.Terms[l.at])
	case equalDifference:
		return hintEqual(s.data.Comparison.Scales.Signed(s.data.Comparison.Equal))
	case candidate:
		return s.data.Choice.Moves[l.at].hint()
	case absence, absences:
		return s.data.Absent[l.at].Hint
	case reason:
		r := s.data.Reasons[l.at]
		return joined(": ", r.Name, r.Sentence)
	}
	return ""
}

// hint says all that is known of a step, because a narrow panel shows it shortened or not at all.
func (s Step) hint() string {
	text := joined("  ", s.Move, hintValue(s.Value, s.Bound, s.Meaning))
	if s.Window != "" {
		text += "\n" + textWindow(s.Window)
	}
	text += hintTaken(s.Taken, s.Pieces)
	for _, more := range []string{s.remark(), s.Hint} {
		if more != "" {
			text += "\n" + more
		}
	}
	return text
}

// hint says what a move's value means.
func (m Move) hint() string {
	text := m.Name
	if m.Value != "" {
		text = joined("  ", text, hintValue(m.Value, m.Bound, m.Meaning))
	}
	return text + hintTaken(m.Taken, m.Pieces)
}

// joined joins two texts of which one may be empty.
func joined(between, a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + between + b
}
