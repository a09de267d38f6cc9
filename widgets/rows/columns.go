package rows

import (
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

// Placed says how the user has a column, by its key: for settings.
type Placed struct {
	Key    string
	Width  float32 // 0 where the user has not chosen one
	Hidden bool
	Asked  bool // the user has chosen to see it
}

// columns are those of a table as the user has them.
type columns struct {
	list  []Column // in the order of a line's cells
	first []Column // as they were given
	order []int    // from left to right
}

func newColumns(list []Column) columns {
	return columns{list: slices.Clone(list), first: slices.Clone(list), order: inOrder(list)}
}

// inOrder returns the places of columns from left to right.
func inOrder(list []Column) []int {
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	return order
}

// arrangement returns the columns from left to right.
func (c *columns) arrangement() []Placed {
	var list []Placed
	for _, i := range c.order {
		c := &c.list[i]
		placed := Placed{Key: c.Key, Hidden: c.Hidden, Asked: c.Asked}
		if c.fixed {
			placed.Width = c.Width
		}
		list = append(list, placed)
	}
	return list
}

// arrange puts the columns as an arrangement has them. Columns that it does not know follow in
// their own order, keys without a column mean nothing, and the first column stays the first.
func (c *columns) arrange(list []Placed) {
	order := []int{0}
	for _, placed := range list {
		i := slices.IndexFunc(c.list, func(c Column) bool { return c.Key == placed.Key })
		if i < 0 {
			continue
		}
		c.list[i].arrange(placed)
		if !slices.Contains(order, i) {
			order = append(order, i)
		}
	}
	for i := range c.list {
		if !slices.Contains(order, i) {
			order = append(order, i)
		}
	}
	c.list[0].Hidden, c.list[0].Asked = false, false
	c.order = order
}

// ask takes a column into those that the user wants to see, or away; the first one stays.
func (c *columns) ask(column int, show bool) {
	if column > 0 && column < len(c.list) {
		c.list[column].Hidden, c.list[column].Asked = !show, show
	}
}

// shift moves a column over the next one on the screen on its left (-1) or right (1).
func (c *columns) shift(column, by int, seen func(column int) bool) {
	at := slices.Index(c.order, column)
	to := at + by
	for to > 1 && to < len(c.order)-1 && !seen(c.order[to]) {
		to += by
	}
	if to > 0 && to < len(c.order) {
		c.order = slices.Insert(slices.Delete(c.order, at, at+1), to, column)
	}
}

// reset forgets what the user has done to the columns.
func (c *columns) reset() {
	c.order = inOrder(c.list)
	for i, first := range c.first {
		to := &c.list[i]
		to.Width, to.Most, to.Hidden, to.Asked, to.fixed = first.Width, first.Most, first.Hidden, first.Asked, false
	}
}

// rename gives the columns the names, units, hints and widths of others, by their places. Widths that
// the user has chosen stay, and so does which columns are hidden.
func (c *columns) rename(list []Column) {
	for i := range min(len(c.list), len(list)) {
		c, first, to := &c.list[i], &c.first[i], list[i]
		c.Name, c.Unit, c.Hint, c.Priority = to.Name, to.Unit, to.Hint, to.Priority
		first.Width, first.Most = to.Width, to.Most
		if !c.fixed {
			c.Width, c.Most = to.Width, to.Most
		}
	}
}

// leastWidth is the width below which no column can be dragged.
const leastWidth float32 = 28

// fix gives a column the width that the user wants; it widens no more.
func (c *Column) fix(width float32) {
	if width = max(width, leastWidth); width != c.Width {
		c.Width, c.Most, c.fixed = width, 0, true
	}
}

// arrange puts a column as the user had it.
func (c *Column) arrange(placed Placed) {
	c.Hidden, c.Asked = placed.Hidden, placed.Asked && !placed.Hidden
	if placed.Width > 0 {
		c.fix(placed.Width)
	}
}
