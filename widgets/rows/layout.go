package rows

import (
	"cmp"
	"math"
	"slices"

	"drevo/widgets/draw"
)

// Frame says how a table stands in its place.
type Frame struct {
	Edge     float32 // left of all texts
	Gutter   float32 // right of them, where the scroll bar is
	Gap      float32 // between two columns
	Air      float32 // above and below the texts of a row
	Widest   float32 // where it is set, the columns do not spread beyond this width
	Ruled    bool    // thin lines stand between the rows
	Headless bool    // the columns need no names above them
	Arranged bool    // the user may arrange the columns: drag their borders, hide and move them
}

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

// layout is the columns that are shown, from left to right.
type layout []span

// of returns the place of a column; it has no width where the column is hidden or has given way to others.
func (l layout) of(column int) span {
	for _, s := range l {
		if s.column == column {
			return s
		}
	}
	return span{}
}

// at returns the column at x, or -1.
func (l layout) at(x float32) int {
	for _, s := range l {
		if x >= s.x && x < s.x+s.w {
			return s.column
		}
	}
	return -1
}

// Widths at the usual size of text: leastRest is what a last column that takes the rest should have before
// others give way; where there is plenty more, the others share what is spare, as far as they widen.
const (
	leastRest float32 = 96
	plenty    float32 = 80
)

// fitting fits columns into a room: pure numbers. Where the width does not suffice, columns give way, first
// those that nobody has asked for, and those of the highest priority number before others.
type fitting struct {
	columns
	left, room, gap float32 // where the columns begin, and what they have
	zoom            float32 // how much larger the text is than usual
}

// fit begins to fit the columns into a table of a width.
func (c columns) fit(f Frame, width, zoom float32) fitting {
	if f.Widest > 0 {
		width = min(width, f.Widest)
	}
	return fitting{columns: c, left: f.Edge - f.Gap/2, room: max(width-f.Edge-f.Gutter+f.Gap, 0), gap: f.Gap, zoom: zoom}
}

// layout lays the shown columns out.
func (f *fitting) layout() layout {
	shown := f.shown()
	rest, shares := f.rest(shown)
	widen := f.widen(shown)
	spans := make(layout, len(shown))
	spare := f.room
	for i, c := range shown {
		spans[i] = span{column: c, w: f.least(c, rest == i), gap: f.gap}
		if rest != i && f.list[c].Share == 0 {
			spans[i].w += widen * f.wish(c)
		}
		spare -= spans[i].w
	}
	x := f.left
	for i := range spans {
		s, column := &spans[i], &f.list[spans[i].column]
		switch {
		case rest == i:
			s.w = max(f.left+f.room-x, 0)
		case column.Share > 0:
			s.w = max(s.w+spare*column.Share/shares, 0)
		}
		s.x = x
		x += s.w
	}
	return spans
}

// waiting are the columns that have given way to others, the one that comes back first at the front:
// missing are those of them that the user has asked for.
func (f *fitting) waiting() (waiting, missing []int) {
	shown := f.shown()
	for _, i := range f.order {
		if f.there(i) && !slices.Contains(shown, i) {
			waiting = append(waiting, i)
		}
	}
	slices.SortStableFunc(waiting, f.givesWay)
	for _, i := range waiting {
		if f.list[i].Asked {
			missing = append(missing, i)
		}
	}
	return waiting, missing
}

// shown are the columns that have room.
func (f *fitting) shown() []int {
	var shown []int
	for _, i := range f.order {
		if f.there(i) {
			shown = append(shown, i)
		}
	}
	for {
		worst := -1
		for i, c := range shown {
			if f.list[c].Priority > 0 && (worst < 0 || f.givesWay(c, shown[worst]) > 0) {
				worst = i
			}
		}
		if worst < 0 || f.needWith(shown, worst) <= f.room {
			return shown
		}
		gone := shown[worst]
		shown = slices.DeleteFunc(shown, func(c int) bool { return f.list[c].Priority > 0 && f.givesWay(c, gone) == 0 })
	}
}

// there reports whether a column is shown where it has room.
func (f *fitting) there(column int) bool {
	c := &f.list[column]
	return !c.Hidden && c.Name != "" && (!c.Fit || c.content > 0)
}

// givesWay compares two columns: positive where the first gives way before the second.
func (f *fitting) givesWay(first, second int) int {
	a, b := &f.list[first], &f.list[second]
	if a.Asked != b.Asked {
		if b.Asked {
			return 1
		}
		return -1
	}
	return cmp.Compare(a.Priority, b.Priority)
}

// rest returns the place of the column that takes the rest, -1 if none does alone, and the sum of all
// shares.
func (f *fitting) rest(shown []int) (at int, shares float32) {
	for _, c := range shown {
		shares += f.list[c].Share
	}
	at = len(shown) - 1
	if at >= 0 && (shares > 0 || f.list[shown[at]].Fit) {
		at = -1
	}
	return at, shares
}

// least is the width that a column has before others give way.
func (f *fitting) least(column int, rest bool) float32 {
	c := &f.list[column]
	switch {
	case rest:
		return f.zoomed(leastRest)
	case !c.Fit || c.fixed:
		return f.zoomed(c.Width)
	case c.Width == 0:
		return c.content + f.gap
	}
	return min(f.zoomed(c.Width), c.content+f.gap)
}

// zoomed returns a length that is given for text of the usual size, in whole units.
func (f *fitting) zoomed(length float32) float32 {
	return float32(math.Round(float64(length * f.zoom)))
}

// wish is by how much a column would widen.
func (f *fitting) wish(column int) float32 {
	c := &f.list[column]
	most := f.zoomed(c.Most)
	if c.Fit && !c.fixed {
		most = c.content + f.gap
	}
	return max(most-f.least(column, false), 0)
}

// wishes is by how much all shown columns but one that takes the rest alone would widen, with or without those
// that share the rest.
func (f *fitting) wishes(shown []int, sharing bool) (sum float32) {
	rest, _ := f.rest(shown)
	for i, c := range shown {
		if i != rest && (sharing || f.list[c].Share == 0) {
			sum += f.wish(c)
		}
	}
	return sum
}

// widen is the part of their wishes, 0 to 1, that the shown columns are given.
func (f *fitting) widen(shown []int) float32 {
	wishes, spare := f.wishes(shown, false), f.room-f.need(shown)-f.zoomed(plenty)
	if wishes == 0 || spare <= 0 {
		return 0
	}
	return min(spare/wishes, 1)
}

// need returns the width that columns take at least.
func (f *fitting) need(shown []int) (sum float32) {
	rest, _ := f.rest(shown)
	for i, c := range shown {
		sum += f.least(c, i == rest)
	}
	return sum
}

// needWith returns the width that columns take if the worst of them is to stay: one that does not widen
// itself, nobody has asked for and need not stay gives way also where the others could widen by half of what they
// wish.
func (f *fitting) needWith(shown []int, worst int) float32 {
	need := f.need(shown)
	if c := shown[worst]; f.wish(c) == 0 && !f.list[c].Asked && !f.list[c].Stays {
		need += f.wishes(shown, true) / 2
	}
	return need
}
