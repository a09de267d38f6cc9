package rows

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

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

// Reveal scrolls as little as brings the stretch between two heights of a row into view; before the list has a
// place there is none.
func (l *List) Reveal(row int, top, bottom float32) {
	if l.room <= 0 {
		return
	}
	height := l.room
	y := l.offset(row, height)
	switch {
	case y+top < 0 || bottom-top > height:
		l.ScrollTo(row, top)
	case y+bottom > height:
		l.ScrollTo(row, bottom-height)
	}
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
