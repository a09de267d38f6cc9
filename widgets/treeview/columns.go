package treeview

import (
	"cmp"
	"slices"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Widths at the usual size of text: leastRest is what the last column should have before others
// give way; where it has plenty more, the others share what is spare, as far as they widen.
const (
	leastRest float32 = 96
	plenty    float32 = 80
)

// span is a column on the screen, in units of the canvas.
type span struct {
	column int
	x, w   float32
}

// cell returns the area of a column in a line of a height, less a margin.
func (s span) cell(height float32) draw.Rect {
	return draw.Rect{X: s.x + gap, W: s.w - 2*gap, H: height}
}

// spans lays the shown columns out. Where the width does not suffice, columns give way, first those that
// nobody has asked for, and those of the highest priority number before others; the last takes the rest.
func (v *View) spans() []span {
	width := v.Size().Width - rows.BarWidth
	shown := v.shownColumns(width)
	var spans []span
	x := float32(0)
	share := v.share(shown, width)
	for i, c := range shown {
		w := v.columns[c].width() + share*v.columns[c].wish()
		if i == len(shown)-1 {
			w = max(width-x, 0)
		}
		spans = append(spans, span{c, x, w})
		x += w
	}
	return spans
}

// width is the width of a column for the text as it is now.
func (c *Column) width() float32 { return draw.Zoomed(c.Width) }

// wish is by how much a column would widen.
func (c *Column) wish() float32 { return max(draw.Zoomed(c.Most)-c.width(), 0) }

// share is the part of their wishes, 0 to 1, that the shown columns are given.
func (v *View) share(shown []int, width float32) float32 {
	wishes, spare := v.wishes(shown), width-v.need(shown)-draw.Zoomed(plenty)
	if wishes == 0 || spare <= 0 {
		return 0
	}
	return min(spare/wishes, 1)
}

func (v *View) shownColumns(width float32) []int {
	var shown []int
	for _, i := range v.order {
		if !v.columns[i].Hidden && v.columns[i].Name != "" {
			shown = append(shown, i)
		}
	}
	for {
		worst := -1
		for i, c := range shown {
			if v.columns[c].Priority > 0 && (worst < 0 || v.givesWay(c, shown[worst]) > 0) {
				worst = i
			}
		}
		if worst < 0 || v.needWith(shown, worst) <= width {
			return shown
		}
		shown = slices.Delete(shown, worst, worst+1)
	}
}

// givesWay compares two columns: positive where the first gives way before the second.
func (v *View) givesWay(first, second int) int {
	a, b := &v.columns[first], &v.columns[second]
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
func (v *View) waiting() (waiting, missing []int) {
	shown := v.shownColumns(v.Size().Width - rows.BarWidth)
	for _, i := range v.order {
		if !v.columns[i].Hidden && v.columns[i].Name != "" && !slices.Contains(shown, i) {
			waiting = append(waiting, i)
		}
	}
	slices.SortStableFunc(waiting, v.givesWay)
	for _, i := range waiting {
		if v.columns[i].Asked {
			missing = append(missing, i)
		}
	}
	return waiting, missing
}

// needWith returns the width that columns take if the worst of them is to stay: one that does not widen
// itself and nobody has asked for gives way also where the others could widen by half of what they wish.
func (v *View) needWith(shown []int, worst int) float32 {
	need := v.need(shown)
	if c := &v.columns[shown[worst]]; c.Most == 0 && !c.Asked {
		need += v.wishes(shown) / 2
	}
	return need
}

// wishes is by how much all but the last of the shown columns would widen.
func (v *View) wishes(shown []int) (sum float32) {
	for _, c := range shown[:max(len(shown)-1, 0)] {
		sum += v.columns[c].wish()
	}
	return sum
}

// need returns the width that columns take at least.
func (v *View) need(shown []int) float32 {
	sum := draw.Zoomed(leastRest)
	for i, c := range shown {
		if i < len(shown)-1 {
			sum += v.columns[c].width()
		}
	}
	return sum
}

// edge is how near to a border of the header the pointer drags it.
const edge float32 = 4

// borderAt returns the column whose right border is at x, or -1. The last has none.
func (v *View) borderAt(x float32) int {
	spans := v.spans()
	for i, s := range spans {
		if i < len(spans)-1 && x > s.x+s.w-edge && x < s.x+s.w+edge {
			return s.column
		}
	}
	return -1
}

// columnAt returns the column at x, or -1.
func (v *View) columnAt(x float32) int {
	for _, s := range v.spans() {
		if x >= s.x && x < s.x+s.w {
			return s.column
		}
	}
	return -1
}

// cycleSort goes from the order of creation to descending, ascending, and back. The first column
// gives back the order of creation at once.
func (v *View) cycleSort(column int) {
	if column < 0 || column > 0 && !v.columns[column].Sortable {
		return
	}
	switch current, descending := v.Sort(); {
	case column == 0:
		v.SetSort(-1, false)
	case current != column:
		v.SetSort(column, true)
	case descending:
		v.SetSort(column, false)
	default:
		v.SetSort(-1, false)
	}
}

func (v *View) changedColumns() {
	v.Refill()
	if v.OnColumns != nil {
		v.OnColumns()
	}
}

// Rename gives the columns the names, units, hints and widths of others, by their places. Widths that
// the user has chosen stay, and so does which columns are hidden.
func (v *View) Rename(columns []Column) {
	for i := range min(len(v.columns), len(columns)) {
		c, to := &v.columns[i], columns[i]
		c.Name, c.Unit, c.Hint = to.Name, to.Unit, to.Hint
		v.first[i].Width, v.first[i].Most = to.Width, to.Most
		if !c.fixed {
			c.Width, c.Most = to.Width, to.Most
		}
	}
	v.Redraw()
}
