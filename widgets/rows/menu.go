package rows

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
)

// menu are the lines of the menu at a column, by which the user chooses which columns are shown and moves that one;
// changed is told. A tick is at what is on the screen, and at what was
// asked for and has no room.
func (b *body) menu(column int, changed func()) []*fyne.MenuItem {
	does := func(change func()) func() { return func() { change(); changed() } }
	seen := func(column int) bool { return b.ColumnWidth(column) > 0 }
	var items []*fyne.MenuItem
	columns, fitting := &b.columns, b.fitting()
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
		checked := c.Asked || seen(i)
		item := fyne.NewMenuItem(name, does(func() { columns.ask(i, !checked) }))
		item.Checked = checked
		items = append(items, item)
	}
	items = append(items, fyne.NewMenuItemSeparator())
	if column > 0 {
		shift := func(text string, by int) *fyne.MenuItem {
			return fyne.NewMenuItem(lang.L(text)+": "+columns.list[column].Name,
				does(func() { columns.shift(column, by, seen) }))
		}
		left, right := shift("Move to the left", -1), shift("Move to the right", 1)
		at := slices.Index(columns.order, column)
		left.Disabled, right.Disabled = at == 1, at == len(columns.order)-1
		items = append(items, left, right)
	}
	return append(items, fyne.NewMenuItem(lang.L("Columns as at first"), does(columns.reset)))
}
