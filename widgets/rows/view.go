package rows

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// Source knows the rows of a list. Rows are numbered from 0.
type Source interface {
	Len() int
	// Height returns the height of a row; it may depend on the theme and on the list's width.
	Height(row int) float32
	// Draw draws a row; the rows in view are drawn one after the other, from the top.
	Draw(row int, p *Row)
	// Selectable reports whether the row can be the selected one.
	Selectable(row int) bool
	// Hint returns the sentence about what stands at a place of the row; empty when there is
	// nothing to say.
	Hint(row int, at fyne.Position) string
}

// Row is the place of one row to be drawn on. It is valid only during [Source.Draw].
type Row struct {
	*draw.Context
	Width, Height float32
	Selected      bool
	Focused       bool          // the list has the keys
	Hovered       bool          // the mouse is on the row
	Mouse         fyne.Position // in the row, while it is there
}

// place is what stands at the top: a row, and how much of it is above the edge. Rows are counted in
// whole numbers, so the place is exact in a list of any length.
type place struct {
	row int
	off float32
}

// view is the stretch of a source's rows that is seen: geometry, of which the list draws what it says.
type view struct {
	source Source
	place
	room  float32 // the height of the stretch
	fixed bool    // all rows have room
}

// clamp brings the place into the rows that there are, with the last one at the bottom edge or
// above.
func (v *view) clamp() {
	n, p := v.source.Len(), &v.place
	if p.row >= n {
		*p = place{row: max(n-1, 0)}
	}
	for p.off < 0 && p.row > 0 {
		p.row--
		p.off += v.source.Height(p.row)
	}
	for p.row < n-1 && p.off >= v.source.Height(p.row) {
		p.off -= v.source.Height(p.row)
		p.row++
	}
	if end := v.end(); p.row > end.row || p.row == end.row && p.off > end.off {
		*p = end
	}
	p.row, p.off = max(p.row, 0), max(p.off, 0)
}

// end returns the last place that can be scrolled to: nothing when all rows can be seen.
func (v *view) end() place {
	room := v.room
	for row := v.source.Len() - 1; row >= 0 && !v.fixed; row-- {
		height := v.source.Height(row)
		if height >= room {
			return place{row, height - room}
		}
		room -= height
	}
	return place{}
}

// above returns a place as a number of rows above the edge.
func (v *view) above(p place) float64 {
	if p == (place{}) {
		return 0
	}
	return float64(p.row) + float64(p.off/max(v.source.Height(p.row), 1))
}

// part returns the place that has a part of all that can be scrolled, 0 to 1, above it.
func (v *view) part(share float64) place {
	at := min(max(share, 0), 1) * v.above(v.end())
	row := int(at)
	return place{row, float32(at-float64(row)) * v.source.Height(row)}
}

// offset returns how far a row's top is below the edge; less than nothing for all rows above, and
// at least most for those below.
func (v *view) offset(row int, most float32) float32 {
	y := -v.place.off
	for r := v.place.row; r < row && y < most; r++ {
		y += v.source.Height(r)
	}
	for r := v.place.row; r > row && y > -most; r-- {
		y -= v.source.Height(r - 1)
	}
	return y
}

// rowAt returns the row at a height, or -1, and how far its top is below the edge.
func (v *view) rowAt(y float32) (row int, top float32) {
	top = -v.place.off
	for row, n := v.place.row, v.source.Len(); y >= 0 && row < n && top <= y; row++ {
		height := v.source.Height(row)
		if y < top+height {
			return row, top
		}
		top += height
	}
	return -1, 0
}

// handle returns where the handle of a scroll bar begins and how long it is; ok is false when all rows
// can be seen.
func (v *view) handle() (y, length float32, ok bool) {
	last, n := v.above(v.end()), float64(v.source.Len())
	if last == 0 {
		return 0, 0, false
	}
	length = min(max(float32((n-last)/n)*v.room, leastHandle), v.room)
	return float32(v.above(v.place)/last) * (v.room - length), length, true
}

// leastHandle is the least length of the scroll bar's handle.
const leastHandle float32 = 28

// beyond returns the row a view further on than another, or the last one on the way: of two pages, the second
// begins where the first ends. Of the room the row from which one comes has taken some.
func (v *view) beyond(row, direction int, taken float32) int {
	n, room := v.source.Len(), v.room-taken
	if row < 0 || row >= n {
		return row
	}
	for room -= v.source.Height(row); row+direction >= 0 && row+direction < n; row += direction {
		if room -= v.source.Height(row + direction); room < 0 {
			break
		}
	}
	return row
}
