package treeview

import "fyne.io/fyne/v2"

// Sizes in units of the canvas.
const (
	rowHeight  float32 = 24
	headHeight float32 = 26
	barWidth   float32 = 12
	leastThumb float32 = 28
)

// place is what stands at the top: a row, and how much of it is above the edge. Rows are
// counted in whole numbers, so the place is exact in a tree of any size.
type place struct {
	top int64
	off float32 // 0 to rowHeight
}

func (e *Explorer) bodyHeight() float32 { return max(e.Size().Height-headHeight, 0) }

// pageRows is how many whole rows can be seen.
func (e *Explorer) pageRows() int { return max(int(e.bodyHeight()/rowHeight), 1) }

// scrollBy moves the rows by a distance, positive towards the end.
func (e *Explorer) scrollBy(distance float32) {
	distance += e.place.off
	rows := int64(distance / rowHeight)
	if distance < 0 {
		rows--
	}
	e.place.top += rows
	e.place.off = distance - float32(rows)*rowHeight
	e.clampPlace()
	e.Redraw()
}

// clampPlace keeps the last row at the bottom edge or above it.
func (e *Explorer) clampPlace() {
	total, page := e.index.total(), int64(e.pageRows())
	if last := total - page; e.place.top >= last {
		e.place = place{top: max(last, 0)}
		if last > 0 { // show the last row whole
			e.place.off = max(float32(page+1)*rowHeight-e.bodyHeight()-rowHeight, 0)
		}
	}
	if e.place.top < 0 {
		e.place = place{}
	}
}

// scrollTo brings the row of a node into view, by as little as is needed.
func (e *Explorer) scrollTo(id ID) {
	if row, ok := e.index.rowOf(id); ok {
		e.scrollToRow(row)
	}
}

func (e *Explorer) scrollToRow(row int64) {
	page := int64(e.pageRows())
	switch {
	case row <= e.place.top:
		e.place = place{top: row}
	case row >= e.place.top+page:
		e.place = place{top: row - page + 1}
	}
	e.clampPlace()
}

// rowAt returns the visible row at a height in the widget, or -1.
func (e *Explorer) rowAt(y float32) int64 {
	if y < headHeight {
		return -1
	}
	row := e.place.top + int64((y-headHeight+e.place.off)/rowHeight)
	if row >= e.index.total() {
		return -1
	}
	return row
}

// rowTop is the height in the widget at which a row begins.
func (e *Explorer) rowTop(row int64) float32 {
	return headHeight + float32(row-e.place.top)*rowHeight - e.place.off
}

// thumb is the handle of the scroll bar: where it begins and how long it is; ok is false
// when all rows can be seen.
func (e *Explorer) thumb() (y, length float32, ok bool) {
	total, track := e.index.total(), e.bodyHeight()
	page := float64(track / rowHeight)
	if total == 0 || float64(total) <= page {
		return 0, 0, false
	}
	length = max(float32(page/float64(total))*track, leastThumb)
	share := (float64(e.place.top) + float64(e.place.off/rowHeight)) / max(float64(total)-page, 1)
	return headHeight + float32(min(share, 1))*(track-length), length, true
}

// dragThumb puts the handle's upper end at a height.
func (e *Explorer) dragThumb(y float32) {
	_, length, ok := e.thumb()
	if !ok {
		return
	}
	total, track := e.index.total(), e.bodyHeight()
	share := float64((y - headHeight) / max(track-length, 1))
	row := min(max(share, 0), 1) * max(float64(total)-float64(track/rowHeight), 0)
	e.place = place{top: int64(row), off: float32(row-float64(int64(row))) * rowHeight}
	e.clampPlace()
	e.Redraw()
}

// Scrolled is for Fyne.
func (e *Explorer) Scrolled(event *fyne.ScrollEvent) { e.scrollBy(-event.Scrolled.DY) }
