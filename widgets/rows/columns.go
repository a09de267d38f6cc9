package rows

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// Column describes one column. Columns are data: the table gives none a meaning, except that the first
// always stands first. A column without a name is not there.
//
// Widths are in units of the canvas, for text of the usual size; they grow with the text, and the room
// between two columns is part of them.
type Column struct {
	Key   string // in settings
	Name  string // two lines where it has a line break
	Unit  string // of what stands in it; written small below the name
	Hint  string // shown for the pointer on the head
	Width float32
	Most  float32 // up to which it widens where there is plenty of room, before others may share that; 0: it does not
	// Fit makes a column as wide as what stands in it. With a width it may be narrower than that, but not
	// than the width. It is not there while nothing stands in it.
	Fit      bool
	Share    float32 // of what the others leave; where no column has one, the last takes all unless it fits
	Priority int     // where the width does not suffice, the highest give way first, equal ones together; 0 always stays
	Stays    bool    // gives way only where the others would have less than their width, not to let them widen
	Align    fyne.TextAlign
	Wrap     bool // a text that has no room is broken into lines
	Sortable bool // by a click on the head
	Hidden   bool // not shown until chosen in the head's menu
	Asked    bool // chosen there: it gives way only after all that were not
	// Head, when set, draws the head in place of the name.
	Head func(p *draw.Context, at draw.Rect)

	fixed   bool    // the user has chosen the width
	content float32 // width of the widest of its texts, the name among them, if it fits
}

// Widths at the usual size of text: leastRest is what a last column that takes the rest should have before
// others give way; where there is plenty more, the others share what is spare, as far as they widen.
const (
	leastRest float32 = 96
	plenty    float32 = 80
)

// span is the place of a column on the screen.
type span struct {
	column int
	x, w   float32 // half of the room to the next column belongs to it on either side
	gap    float32
}

// cell returns the place of what stands in the column, in a line of a height.
func (s span) cell(height float32) draw.Rect {
	return draw.Rect{X: s.x + s.gap/2, W: max(s.w-s.gap, 0), H: height}
}

// spans lays the shown columns out. Where the width does not suffice, columns give way, first those that
// nobody has asked for, and those of the highest priority number before others.
func (t *Table) spans() []span {
	room := t.room()
	shown := t.shown(room)
	rest, shares := t.rest(shown)
	widen := t.widen(shown, room)
	spans := make([]span, len(shown))
	left := room
	for i, c := range shown {
		spans[i] = span{column: c, w: t.least(c, rest == i), gap: t.Gap}
		if rest != i && t.columns[c].Share == 0 {
			spans[i].w += widen * t.wish(c)
		}
		left -= spans[i].w
	}
	x := t.Edge - t.Gap/2
	for i := range spans {
		s, column := &spans[i], &t.columns[spans[i].column]
		switch {
		case rest == i:
			s.w = max(t.Edge-t.Gap/2+room-x, 0)
		case column.Share > 0:
			s.w = max(s.w+left*column.Share/shares, 0)
		}
		s.x = x
		x += s.w
	}
	return spans
}

// room is the width of all columns.
func (t *Table) room() float32 {
	width := t.Size().Width
	if t.Widest > 0 {
		width = min(width, t.Widest)
	}
	return max(width-t.Edge-t.Gutter+t.Gap, 0)
}

// rest returns the place of the column that takes the rest, -1 if none does alone, and the sum of all
// shares.
func (t *Table) rest(shown []int) (at int, shares float32) {
	for _, c := range shown {
		shares += t.columns[c].Share
	}
	at = len(shown) - 1
	if at >= 0 && (shares > 0 || t.columns[shown[at]].Fit) {
		at = -1
	}
	return at, shares
}

// least is the width that a column has before others give way.
func (t *Table) least(column int, rest bool) float32 {
	c := &t.columns[column]
	switch {
	case rest:
		return draw.Zoomed(leastRest)
	case !c.Fit || c.fixed:
		return draw.Zoomed(c.Width)
	case c.Width == 0:
		return c.content + t.Gap
	}
	return min(draw.Zoomed(c.Width), c.content+t.Gap)
}

// wish is by how much a column would widen.
func (t *Table) wish(column int) float32 {
	c := &t.columns[column]
	most := draw.Zoomed(c.Most)
	if c.Fit && !c.fixed {
		most = c.content + t.Gap
	}
	return max(most-t.least(column, false), 0)
}

// widen is the part of their wishes, 0 to 1, that the shown columns are given.
func (t *Table) widen(shown []int, room float32) float32 {
	wishes, spare := t.wishes(shown, false), room-t.need(shown)-draw.Zoomed(plenty)
	if wishes == 0 || spare <= 0 {
		return 0
	}
	return min(spare/wishes, 1)
}

// shown are the columns that have room.
func (t *Table) shown(room float32) []int {
	var shown []int
	for _, i := range t.order {
		if t.there(i) {
			shown = append(shown, i)
		}
	}
	for {
		worst := -1
		for i, c := range shown {
			if t.columns[c].Priority > 0 && (worst < 0 || t.givesWay(c, shown[worst]) > 0) {
				worst = i
			}
		}
		if worst < 0 || t.needWith(shown, worst) <= room {
			return shown
		}
		gone := shown[worst]
		shown = slices.DeleteFunc(shown, func(c int) bool { return t.columns[c].Priority > 0 && t.givesWay(c, gone) == 0 })
	}
}

// there reports whether a column is shown where it has room.
func (t *Table) there(column int) bool {
	c := &t.columns[column]
	return !c.Hidden && c.Name != "" && (!c.Fit || c.content > 0)
}

// givesWay compares two columns: positive where the first gives way before the second.
func (t *Table) givesWay(first, second int) int {
	a, b := &t.columns[first], &t.columns[second]
	if a.Asked != b.Asked {
		if b.Asked {
			return 1
		}
		return -1
	}
	return cmp.Compare(a.Priority, b.Priority)
}

// waiting are the columns that have given way to others, the one that comes back first at the front:
// missing are those of them that the user has asked for.
func (t *Table) waiting() (waiting, missing []int) {
	shown := t.shown(t.room())
	for _, i := range t.order {
		if t.there(i) && !slices.Contains(shown, i) {
			waiting = append(waiting, i)
		}
	}
	slices.SortStableFunc(waiting, t.givesWay)
	for _, i := range waiting {
		if t.columns[i].Asked {
			missing = append(missing, i)
		}
	}
	return waiting, missing
}

// needWith returns the width that columns take if the worst of them is to stay: one that does not widen
// itself, nobody has asked for and need not stay gives way also where the others could widen by half of what they
// wish.
func (t *Table) needWith(shown []int, worst int) float32 {
	need := t.need(shown)
	if c := shown[worst]; t.wish(c) == 0 && !t.columns[c].Asked && !t.columns[c].Stays {
		need += t.wishes(shown, true) / 2
	}
	return need
}

// wishes is by how much all shown columns but one that takes the rest alone would widen, with or without those
// that share the rest.
func (t *Table) wishes(shown []int, sharing bool) (sum float32) {
	rest, _ := t.rest(shown)
	for i, c := range shown {
		if i != rest && (sharing || t.columns[c].Share == 0) {
			sum += t.wish(c)
		}
	}
	return sum
}

// need returns the width that columns take at least.
func (t *Table) need(shown []int) (sum float32) {
	rest, _ := t.rest(shown)
	for i, c := range shown {
		sum += t.least(c, i == rest)
	}
	return sum
}

// Place returns where what stands in a column does, in a line of a height; it has no width where the column is
// hidden or has given way to others.
func (t *Table) Place(column int, height float32) draw.Rect {
	for _, s := range t.spans() {
		if s.column == column {
			return s.cell(height)
		}
	}
	return draw.Rect{}
}

// ColumnWidth returns the width that a column has on the screen, 0 where it is hidden or has given way to
// others.
func (t *Table) ColumnWidth(column int) float32 {
	for _, s := range t.spans() {
		if s.column == column {
			return s.w
		}
	}
	return 0
}

// ColumnAt returns the column at x, or -1.
func (t *Table) ColumnAt(x float32) int {
	for _, s := range t.spans() {
		if x >= s.x && x < s.x+s.w {
			return s.column
		}
	}
	return -1
}
