package why

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/sheet"
)

// remark is the small second line of a step.
func (s Step) remark() string {
	if s.Reason != "" && s.Note != "" {
		return s.Reason + " · " + s.Note
	}
	return s.Reason + s.Note
}

// drawStep draws a step of the chain: a bead in the colour of who moved on a string that runs from the root to the
// leaf, the move, the window and the value.
func (s panelSource) drawStep(at int, pen *sheet.Pen) {
	st := s.data.Steps[at]
	row := s.sheet.Page.LineHeight(plain)
	s.drawBead(at, row, pen)

	x := pen.Width - gutter - s.widths.value
	pen.Text(st.Value, sheet.Rect{X: x, W: s.widths.value, H: row}, bold(number))
	x -= signWidth
	pen.Text(sign(st.Bound), sheet.Rect{X: x, W: signWidth, H: row}, faint)
	if s.windowFits(pen.Width) {
		x -= gap + s.widths.window
		pen.Text(st.Window, sheet.Rect{X: x, W: s.widths.window, H: row}, right(caption))
	}
	move, style := st.Move, strong
	if st.Side == None {
		style = plain
	}
	if st.Move == "" {
		move = textRoot()
	}
	pen.Text(move, sheet.Rect{X: spine, W: x - gap - spine, H: row}, style)
	if remark := st.remark(); remark != "" {
		pen.Text(remark, sheet.Rect{X: spine, Y: row - 3, W: pen.Width - gutter - spine, H: pen.Height - row}, caption)
	}
}

// windowFits tells whether there is room for the windows beside the moves and values.
func (p *Panel) windowFits(width float32) bool {
	room := width - spine - gutter - p.widths.value - signWidth - gap
	return room >= p.widths.window+gap+max(p.widths.moveText, 48)
}

// drawBead draws a step's bead and the string through it.
func (s panelSource) drawBead(at int, row float32, pen *sheet.Pen) {
	const x, size = edge + 6, 10
	top, bottom := float32(0), pen.Height
	if at == 0 {
		top = row / 2
	}
	if at == len(s.data.Steps)-1 {
		bottom = row / 2
	}
	pen.Fill(sheet.Rect{X: x - 1, Y: top, W: 2, H: bottom - top}, theme.ColorNameInputBorder)
	bead := sheet.Rect{X: x - size/2, Y: (row - size) / 2, W: size, H: size}
	switch s.data.Steps[at].Side {
	case White:
		pen.Fill(bead, sheet.ColourWhite).CornerRadius = size / 2
	case Black:
		pen.Fill(bead, sheet.ColourBlack).CornerRadius = size / 2
	default:
		pen.Fill(bead, theme.ColorNamePlaceHolder).CornerRadius = 2
	}
}

// Hint says what stands under the mouse.
func (s panelSource) Hint(at int, pos fyne.Position) string {
	l := s.lines[at]
	switch l.kind {
	case heading:
		return hintHeading(l.part)
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
		return hintDifference(s.data.Comparison.Terms[l.at], s.data.Decimals)
	case absence:
		return s.data.Absent[l.at].Hint
	case reason:
		r := s.data.Reasons[l.at]
		return joined(": ", r.Name, r.Sentence)
	}
	return ""
}

// hint says all that is known of a step, because a narrow panel shows it shortened or not at all.
func (s Step) hint() string {
	text := joined("  ", s.Move, hintValue(s.Value, s.Bound))
	if s.Window != "" {
		text += "\n" + textWindow(s.Window)
	}
	for _, more := range []string{s.remark(), s.Hint} {
		if more != "" {
			text += "\n" + more
		}
	}
	return text
}

// hint says what a move's value means.
func (m Move) hint() string {
	if m.Value == "" {
		return m.Name
	}
	return joined("  ", m.Name, hintValue(m.Value, m.Bound))
}

// joined joins two texts of which one may be empty.
func joined(between, a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + between + b
}
