package rows

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
func (t *Table) Arrangement() []Placed {
	var list []Placed
	for _, i := range t.order {
		c := t.columns[i]
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
func (t *Table) Arrange(list []Placed) {
	var order []int
	for _, placed := range list {
		i := slices.IndexFunc(t.columns, func(c Column) bool { return c.Key == placed.Key })
		if i < 0 || slices.Contains(order, i) {
			continue
		}
		t.columns[i].arrange(placed)
		if i > 0 {
			order = append(order, i)
		}
	}
	for i := range t.columns {
		if i > 0 && !slices.Contains(order, i) {
			order = append(order, i)
		}
	}
	t.columns[0].Hidden, t.columns[0].Asked = false, false
	t.order = append([]int{0}, order...)
	t.Redraw()
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

// leastWidth is the width below which no column can be dragged.
const leastWidth float32 = 28

// columnMenu lets the user choose which columns are shown, and move the one at x.
func (t *Table) columnMenu(x float32, at fyne.Position) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(t.Head); c != nil {
		widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", t.columnItems(t.ColumnAt(x))...), c, at)
	}
}

// columnItems are the lines of the menu at a column. A tick is at what is on the screen, and at what was
// asked for and has no room.
func (t *Table) columnItems(column int) []*fyne.MenuItem {
	var items []*fyne.MenuItem
	_, missing := t.waiting()
	for _, i := range t.order[1:] { // the first carries the tree
		c := &t.columns[i]
		if c.Name == "" {
			continue
		}
		name := c.Name
		if slices.Contains(missing, i) {
			name += " (" + lang.L("no room") + ")"
		}
		checked := c.Asked || t.ColumnWidth(i) > 0
		item := fyne.NewMenuItem(name, func() { t.ask(i, !checked) })
		item.Checked = checked
		items = append(items, item)
	}
	items = append(items, fyne.NewMenuItemSeparator())
	if column > 0 {
		left := fyne.NewMenuItem(lang.L("Move to the left")+": "+t.columns[column].Name, func() { t.shift(column, -1) })
		right := fyne.NewMenuItem(lang.L("Move to the right")+": "+t.columns[column].Name, func() { t.shift(column, 1) })
		at := slices.Index(t.order, column)
		left.Disabled, right.Disabled = at == 1, at == len(t.order)-1
		items = append(items, left, right)
	}
	return append(items, fyne.NewMenuItem(lang.L("Columns as at first"), t.asAtFirst))
}

// HideColumn takes a column away, as the header's menu does; the first one stays.
func (t *Table) HideColumn(column int) {
	if column > 0 && column < len(t.columns) {
		t.ask(column, false)
	}
}

// ask takes a column into those that the user wants to see, or away.
func (t *Table) ask(column int, show bool) {
	t.columns[column].Hidden, t.columns[column].Asked = !show, show
	t.changedColumns()
}

// shift moves a column over the next one on the screen on its left (-1) or right (1).
func (t *Table) shift(column, by int) {
	at := slices.Index(t.order, column)
	to := at + by
	for to > 1 && to < len(t.order)-1 && t.ColumnWidth(t.order[to]) == 0 {
		to += by
	}
	if to < 1 || to >= len(t.order) {
		return
	}
	t.order = slices.Insert(slices.Delete(t.order, at, at+1), to, column)
	t.changedColumns()
}

// asAtFirst forgets what the user has done to the columns.
func (t *Table) asAtFirst() {
	t.order = inOrder(t.columns)
	for i, c := range t.first {
		column := &t.columns[i]
		column.Width, column.Most, column.Hidden, column.Asked, column.fixed = c.Width, c.Most, c.Hidden, c.Asked, false
	}
	t.changedColumns()
}

// inOrder returns the places of columns from left to right.
func inOrder(columns []Column) []int {
	order := make([]int, len(columns))
	for i := range order {
		order[i] = i
	}
	return order
}

// changedColumns shows what the user has done to the columns.
func (t *Table) changedColumns() {
	t.owner.Refresh()
	if t.OnColumns != nil {
		t.OnColumns()
	}
}

// Columns returns the columns as they are now: the user drags their borders and hides them.
func (t *Table) Columns() []Column { return slices.Clone(t.columns) }

// Rename gives the columns the names, units, hints and widths of others, by their places. Widths that
// the user has chosen stay, and so does which columns are hidden.
func (t *Table) Rename(columns []Column) {
	for i := range min(len(t.columns), len(columns)) {
		c, to := &t.columns[i], columns[i]
		c.Name, c.Unit, c.Hint = to.Name, to.Unit, to.Hint
		t.first[i].Width, t.first[i].Most = to.Width, to.Most
		if !c.fixed {
			c.Width, c.Most = to.Width, to.Most
		}
	}
	t.Redraw()
}
