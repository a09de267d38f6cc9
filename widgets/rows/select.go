package rows

// SetEmpty changes what stands in place of the rows while the list is shown.
func (l *List) SetEmpty(text string) {
	l.Empty = text
	l.Redraw()
}

// Reset reads the source anew, other rows than before, of which one is selected and brought into
// view; -1 selects none.
func (l *List) Reset(selected int) {
	l.selected = -1
	l.MouseOut() // whatever was said of the rows before is no longer true
	l.Reload()
	l.Select(selected)
}

// Reload reads the source anew, the same rows as before, more or less. The selection is given up
// when its row is gone.
func (l *List) Reload() {
	n := l.source.Len()
	if l.selected >= n || l.selected >= 0 && !l.source.Selectable(l.selected) {
		l.selected = -1
	}
	if l.hovered >= n {
		l.MouseOut()
	}
	l.clamp()
	l.Redraw()
}

// Select makes a row the selected one and brings it into view, without calling OnSelect; -1, or a
// row that can't be selected, gives the selection up.
func (l *List) Select(row int) {
	l.Mark(row)
	if l.selected >= 0 {
		l.revealHeadings(row)
		l.Reveal(row, 0, l.source.Height(row))
	}
}

// revealHeadings brings the headings above the first row that can be selected into view, if it is that one.
func (l *List) revealHeadings(row int) {
	for above := range row {
		if l.source.Selectable(above) {
			return
		}
	}
	l.ScrollTo(0, 0)
}

// Mark makes a row the selected one, as Select does, and leaves the view as it is.
func (l *List) Mark(row int) {
	if row < 0 || row >= l.source.Len() || !l.source.Selectable(row) {
		row = -1
	}
	l.selected = row
	l.Redraw()
}

// Pick selects on the user's behalf, as a click would: OnSelect is called if the selection changes.
func (l *List) Pick(row int) {
	if row == l.selected || row >= 0 && !l.source.Selectable(row) {
		return
	}
	l.Select(row)
	if l.OnSelect != nil {
		l.OnSelect(row)
	}
}

// next returns the row beside the selected one. With nothing selected it is the first in view, or
// the last.
func (l *List) next(direction int) int {
	switch {
	case l.selected >= 0:
		return l.selected + direction
	case direction > 0:
		return l.place.row
	}
	if row, _ := l.rowAt(l.Size().Height - 1); row >= 0 {
		return row
	}
	return l.source.Len() - 1
}

// page selects the row that lies a view further on.
func (l *List) page(direction int) {
	taken := float32(0)
	if l.selected >= 0 {
		taken = l.source.Height(l.selected)
	}
	if row := l.beyond(l.next(direction), direction, taken); !l.pickFrom(row, direction) {
		l.pickFrom(row, -direction)
	}
}

// pickFrom selects the nearest row from the given one on that can be selected, and reports whether
// there is one.
func (l *List) pickFrom(row, direction int) bool {
	for ; row >= 0 && row < l.source.Len(); row += direction {
		if l.source.Selectable(row) {
			l.Pick(row)
			return true
		}
	}
	return false
}
