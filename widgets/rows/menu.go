package rows

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"
)

// columnMenu lets the user choose which columns are shown, and move the one at x.
func (h *head) columnMenu(x float32, at fyne.Position) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(h); c != nil {
		widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", h.columnItems(h.body.ColumnAt(x))...), c, at)
	}
}

// columnItems are the lines of the menu at a column. A tick is at what is on the screen, and at what was
// asked for and has no room.
func (h *head) columnItems(column int) []*fyne.MenuItem {
	var items []*fyne.MenuItem
	columns, fitting := &h.body.columns, h.body.fitting()
	_, missing := fitting.waiting()
	for _, i := range columns.order[1:] { // the first carries the tree
		c := &columns.list[i]
		if c.Name == "" {
			continue
		}
		name := c.Name
		if slices.Contains(missing, i) {
			name += " (" + lang.L("no room") + ")"
		}
		checked := c.Asked || h.body.ColumnWidth(i) > 0
		item := fyne.NewMenuItem(name, h.does(func() { columns.ask(i, !checked) }))
		item.Checked = checked
		items = append(items, item)
	}
	items = append(items, fyne.NewMenuItemSeparator())
	if column > 0 {
		shift := func(text string, by int) *fyne.MenuItem {
			return fyne.NewMenuItem(lang.L(text)+": "+columns.list[column].Name,
				h.does(func() { columns.shift(column, by, h.body.layout()) }))
		}
		left, right := shift("Move to the left", -1), shift("Move to the right", 1)
		at := slices.Index(columns.order, column)
		left.Disabled, right.Disabled = at == 1, at == len(columns.order)-1
		items = append(items, left, right)
	}
	return append(items, fyne.NewMenuItem(lang.L("Columns as at first"), h.does(columns.reset)))
}

// does returns what a line of the menu does: a change of the columns, of which is told.
func (h *head) does(change func()) func() {
	return func() {
		change()
		h.changed()
	}
}
