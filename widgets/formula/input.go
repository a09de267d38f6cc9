package formula

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// point marks what is under the mouse and explains it.
func (r rows) point(at fyne.Position) (string, desktop.Cursor) {
	row, _ := r.layout.at(at.Y)
	if !r.selectable(row) {
		r.hover(nowhere)
		return "", desktop.DefaultCursor
	}
	inside := at.SubtractXY(0, r.layout.tops[row])
	factor := r.factorAt(row, inside)
	r.hover(spot{row, factor})
	return r.explain(row, factor, inside), desktop.DefaultCursor
}

// factorAt is the factor at a place of a row, or -1.
func (r rows) factorAt(row int, at fyne.Position) int {
	first := r.layout.first[row]
	for i := first; i < r.layout.first[row+1]; i++ {
		if r.layout.factorRect(i).Contains(at) {
			return i - first
		}
	}
	return -1
}

// explain is the sentence about a place of a row. What is cut is told whole.
func (r rows) explain(row, factor int, at fyne.Position) string {
	width, data := r.Size().Width, &r.rows[row]
	switch label := r.layout.labelRect(width); {
	case factor >= 0:
		f := data.Factors[factor]
		if r.cut(r.layout.first[row] + factor) {
			return strings.TrimSpace(strings.TrimSpace(f.Text) + "\n" + f.Meaning)
		}
		return f.Meaning
	case r.layout.badgeRect(width).Contains(at):
		if data.Mark == Open {
			return r.Words.Open
		}
		return r.Words.Closed
	case r.layout.worthRect(width).Contains(at):
		return r.Words.Worth
	case label.Contains(at) && r.view.easel.TextWidth(data.Label, labelStyle) > label.W:
		return data.Label
	}
	return ""
}

// leave forgets the mouse.
func (r rows) leave() { r.hover(nowhere) }

// hover moves the mark under the mouse.
func (r rows) hover(to spot) {
	from := r.hovered
	if to == from {
		return
	}
	r.hovered = to
	r.view.redraw()
	if to.row != from.row && r.OnHoverRow != nil {
		r.OnHoverRow(to.row)
	}
}

// tap selects the row that was clicked.
func (r rows) tap(at fyne.Position) {
	if row, _ := r.layout.at(at.Y); r.selectable(row) {
		r.pick(row)
	}
}

// pick selects on the user's behalf.
func (r rows) pick(row int) {
	if row == r.selected {
		return
	}
	r.Select(row)
	if r.OnSelect != nil {
		r.OnSelect(row)
	}
}

// key moves the selection.
func (r rows) key(name fyne.KeyName) {
	switch name {
	case fyne.KeyUp:
		r.step(r.selected-1, -1)
	case fyne.KeyDown:
		r.step(r.selected+1, 1)
	case fyne.KeyHome:
		r.step(0, 1)
	case fyne.KeyEnd:
		r.step(len(r.rows)-1, -1)
	case fyne.KeyPageUp:
		r.page(-1)
	case fyne.KeyPageDown:
		r.page(1)
	case fyne.KeyEscape:
		r.pick(-1)
	}
}

// step selects the next row from the given one on that is no heading, and tells whether there is one. With nothing
// selected, up begins at the end.
func (r rows) step(row, direction int) bool {
	if row < -1 {
		row = len(r.rows) - 1
	}
	for ; row >= 0 && row < len(r.rows); row += direction {
		if r.selectable(row) {
			r.pick(row)
			return true
		}
	}
	return false
}

// page selects the row that lies a view further on, or the last one on the way.
func (r rows) page(direction int) {
	if len(r.rows) == 0 {
		return
	}
	from := max(r.selected, 0)
	height := r.view.scroll.Size().Height - r.layout.tops[from+1] + r.layout.tops[from]
	row, _ := r.layout.at(r.layout.tops[from] + float32(direction)*height)
	switch {
	case row < 0 && direction < 0:
		row = 0
	case row < 0:
		row = len(r.rows) - 1
	case row == r.selected:
		row += direction
	}
	if !r.step(row, direction) {
		r.step(row, -direction)
	}
}
