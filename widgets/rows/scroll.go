package rows

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// place is what stands at the top: a row, and how much of it is above the edge. Rows are counted in
// whole numbers, so the place is exact in a list of any length.
type place struct {
	row int
	off float32
}

// Top returns the row at the top, and how much of it is above the edge.
func (l *List) Top() (row int, off float32) { return l.place.row, l.place.off }

// ScrollTo brings a row to the top, less a part of it, as far as there are rows below.
func (l *List) ScrollTo(row int, off float32) {
	before := l.place
	l.Hold(row, off)
	if l.place != before {
		l.scrolled()
	}
}

// Hold does the same where rows above have come or gone: what is in view stays there, and the mouse
// on it.
func (l *List) Hold(row int, off float32) {
	l.place = place{row, off}
	l.clamp()
	l.Redraw()
}

// scrolled follows a scrolling. What was under the mouse has gone, and what is there now is found
// out when the mouse moves.
func (l *List) scrolled() {
	l.MouseOut()
	if l.OnScrolled != nil {
		l.OnScrolled()
	}
}

// ScrollBy moves the rows by a distance, positive towards the end.
func (l *List) ScrollBy(distance float32) { l.ScrollTo(l.place.row, l.place.off+distance) }

// Scrolled is Fyne's hook.
func (l *List) Scrolled(e *fyne.ScrollEvent) { l.ScrollBy(-e.Scrolled.DY) }

// Reveal scrolls as little as brings the stretch between two heights of a row into view.
func (l *List) Reveal(row int, top, bottom float32) {
	height := l.Size().Height
	y := l.offset(row, height)
	switch {
	case y+top < 0 || bottom-top > height:
		l.ScrollTo(row, top)
	case y+bottom > height:
		l.ScrollTo(row, bottom-height)
	}
}

// offset returns how far a row's top is below the list's; less than nothing for all rows above, and
// at least most for those below.
func (l *List) offset(row int, most float32) float32 {
	y := -l.place.off
	for r := l.place.row; r < row && y < most; r++ {
		y += l.source.Height(r)
	}
	for r := l.place.row; r > row && y > -most; r-- {
		y -= l.source.Height(r - 1)
	}
	return y
}

// RowRect returns the place of a row in the list; ok is false when it can't be seen.
func (l *List) RowRect(row int) (r draw.Rect, ok bool) {
	if row < 0 || row >= l.source.Len() {
		return r, false
	}
	size := l.Size()
	r = draw.Rect{Y: l.offset(row, size.Height), W: size.Width, H: l.source.Height(row)}
	return r, r.Y < size.Height && r.Y+r.H > 0
}

// clamp brings the place into the rows that there are, with the last one at the bottom edge or
// above.
func (l *List) clamp() {
	n, p := l.source.Len(), &l.place
	if p.row >= n {
		*p = place{row: max(n-1, 0)}
	}
	for p.off < 0 && p.row > 0 {
		p.row--
		p.off += l.source.Height(p.row)
	}
	for p.row < n-1 && p.off >= l.source.Height(p.row) {
		p.off -= l.source.Height(p.row)
		p.row++
	}
	if end := l.end(); p.row > end.row || p.row == end.row && p.off > end.off {
		*p = end
	}
	p.row, p.off = max(p.row, 0), max(p.off, 0)
}

// end returns the last place that the list can be scrolled to: nothing when all rows can be seen.
func (l *List) end() place {
	room := l.Size().Height
	for row := l.source.Len() - 1; row >= 0 && !l.fixed; row-- {
		height := l.source.Height(row)
		if height >= room {
			return place{row, height - room}
		}
		room -= height
	}
	return place{}
}

// rows returns a place as a number of rows above the edge.
func (l *List) rows(p place) float64 {
	if p == (place{}) {
		return 0
	}
	return float64(p.row) + float64(p.off/max(l.source.Height(p.row), 1))
}

// rowAt returns the row at a height of the list, or -1, and how far its top is below the list's.
func (l *List) rowAt(y float32) (row int, top float32) {
	top = -l.place.off
	for row, n := l.place.row, l.source.Len(); y >= 0 && row < n && top <= y; row++ {
		height := l.source.Height(row)
		if y < top+height {
			return row, top
		}
		top += height
	}
	return -1, 0
}
