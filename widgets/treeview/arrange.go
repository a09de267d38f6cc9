package treeview

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"
)

// Placed says how the user has a column, by its key: for settings.
type Placed struct {
	Key    string
	Width  float32 // 0 where the user has not chosen one
	Hidden bool
	Asked  bool // the user has chosen to see it
}

// Arrangement returns the columns from left to right as the user has them.
func (v *View) Arrangement() []Placed {
	var list []Placed
	for _, i := range v.order {
		c := v.columns[i]
		placed := Placed{Key: c.Key, Hidden: c.Hidden, Asked: c.Asked}
		if c.fixed {
			placed.Width = c.Width
		}
		list = append(list, placed)
	}
	return list
}

// Arrange puts the columns as an arrangement has them. Columns that it does not know follow in
// their own order, keys without a column mean nothing, and the first column stays the first.
func (v *View) Arrange(list []Placed) {
	var order []int
	for _, placed := range list {
		i := slices.IndexFunc(v.columns, func(c Column) bool { return c.Key == placed.Key })
		if i < 0 || slices.Contains(order, i) {
			continue
		}
		v.columns[i].arrange(placed)
		if i > 0 {
			order = append(order, i)
		}
	}
	for _, i := range inOrder(len(v.columns)) {
		if i > 0 && !slices.Contains(order, i) {
			order = append(order, i)
		}
	}
	v.columns[0].Hidden, v.columns[0].Asked = false, false
	v.order = append([]int{0}, order...)
	v.Redraw()
}

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

// ColumnWidth returns the width that a column has on the screen, 0 where it is hidden or has given
// way to others.
func (v *View) ColumnWidth(column int) float32 {
	for _, s := range v.spans() {
		if s.column == column {
			return s.w
		}
	}
	return 0
}

// leastWidth is the width below which no column can be dragged.
const leastWidth float32 = 28

// inOrder returns the numbers from 0 to n-1.
func inOrder(n int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	return order
}

// columnMenu lets the user choose which columns are shown, and move the one at x.
func (v *View) columnMenu(x float32, at fyne.Position) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(v); c != nil {
		widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", v.columnItems(v.columnAt(x))...), c, at)
	}
}

// columnItems are the lines of the menu at a column. A tick is at what is on the screen, and at what was
// asked for and has no room.
func (v *View) columnItems(column int) []*fyne.MenuItem {
	var items []*fyne.MenuItem
	_, missing := v.waiting()
	for _, i := range v.order[1:] { // the first carries the tree
		c := &v.columns[i]
		if c.Name == "" {
			continue
		}
		name := c.Name
		if slices.Contains(missing, i) {
			name += " (" + lang.L("no room") + ")"
		}
		checked := c.Asked || v.ColumnWidth(i) > 0
		item := fyne.NewMenuItem(name, func() { v.ask(i, !checked) })
		item.Checked = checked
		items = append(items, item)
	}
	items = append(items, fyne.NewMenuItemSeparator())
	if column > 0 {
		left := fyne.NewMenuItem(lang.L("Move to the left")+": "+v.columns[column].Name, func() { v.shift(column, -1) })
		right := fyne.NewMenuItem(lang.L("Move to the right")+": "+v.columns[column].Name, func() { v.shift(column, 1) })
		at := slices.Index(v.order, column)
		left.Disabled, right.Disabled = at == 1, at == len(v.order)-1
		items = append(items, left, right)
	}
	return append(items, fyne.NewMenuItem(lang.L("Columns as at first"), v.asAtFirst))
}

// HideColumn takes a column away, as the header's menu does; the first one stays.
func (v *View) HideColumn(column int) {
	if column > 0 && column < len(v.columns) {
		v.ask(column, false)
	}
}

// ask takes a column into those that the user wants to see, or away.
func (v *View) ask(column int, show bool) {
	v.columns[column].Hidden, v.columns[column].Asked = !show, show
	v.changedColumns()
}

// shift moves a column over the next one on the screen on its left (-1) or right (1).
func (v *View) shift(column, by int) {
	at := slices.Index(v.order, column)
	to := at + by
	for to > 1 && to < len(v.order)-1 && v.ColumnWidth(v.order[to]) == 0 {
		to += by
	}
	if to < 1 || to >= len(v.order) {
		return
	}
	v.order = slices.Insert(slices.Delete(v.order, at, at+1), to, column)
	v.changedColumns()
}

// asAtFirst forgets what the user has done to the columns.
func (v *View) asAtFirst() {
	v.order = inOrder(len(v.columns))
	for i, c := range v.first {
		column := &v.columns[i]
		column.Width, column.Most, column.Hidden, column.Asked, column.fixed = c.Width, c.Most, c.Hidden, c.Asked, false
	}
	v.changedColumns()
}
