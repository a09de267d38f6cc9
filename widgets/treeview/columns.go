package treeview

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// leastRest is the width that the last column should have before others give way.
const leastRest float32 = 84

// Where the last column has plenty, the first gets half of what is spare, for deep
// trees.
const (
	plenty        float32 = 80
	mostTreeSpare float32 = 150
)

// span is a column on the screen, in units of the canvas.
type span struct {
	column int
	x, w   float32
}

// spans lays the shown columns out. Where the width does not suffice, columns give way,
// those of the highest priority number first; the last takes the rest.
func (e *Explorer) spans() []span {
	width := e.Size().Width - barWidth
	shown := e.shownColumns(width)
	var spans []span
	x := float32(0)
	spare := max(width-e.need(shown)-plenty, 0)
	for i, c := range shown {
		w := e.columns[c].Width
		if i == 0 {
			w += min(spare/2, mostTreeSpare)
		}
		if i == len(shown)-1 {
			w = max(width-x, 0)
		}
		spans = append(spans, span{c, x, w})
		x += w
	}
	return spans
}

func (e *Explorer) shownColumns(width float32) []int {
	var shown []int
	for i, c := range e.columns {
		if !c.Hidden {
			shown = append(shown, i)
		}
	}
	for e.need(shown) > width {
		worst := -1
		for i, c := range shown {
			if p := e.columns[c].Priority; p > 0 && (worst < 0 || p > e.columns[shown[worst]].Priority) {
				worst = i
			}
		}
		if worst < 0 {
			break
		}
		shown = slices.Delete(shown, worst, worst+1)
	}
	return shown
}

// need is the width that columns take at least.
func (e *Explorer) need(shown []int) float32 {
	sum := leastRest
	for i, c := range shown {
		if i < len(shown)-1 {
			sum += e.columns[c].Width
		}
	}
	return sum
}

// edge is how near to a border of the header the pointer drags it.
const edge float32 = 4

// borderAt returns the column whose right border is at x, or -1. The last has none.
func (e *Explorer) borderAt(x float32) int {
	spans := e.spans()
	for i, s := range spans {
		if i < len(spans)-1 && x > s.x+s.w-edge && x < s.x+s.w+edge {
			return s.column
		}
	}
	return -1
}

// columnAt returns the column at x, or -1.
func (e *Explorer) columnAt(x float32) int {
	for _, s := range e.spans() {
		if x >= s.x && x < s.x+s.w {
			return s.column
		}
	}
	return -1
}

// cycleSort goes from the order of creation to descending, ascending, and back.
func (e *Explorer) cycleSort(column int) {
	if column < 0 || !e.columns[column].Sortable {
		return
	}
	switch current, descending := e.Sort(); {
	case current != column:
		e.SetSort(column, true)
	case descending:
		e.SetSort(column, false)
	default:
		e.SetSort(-1, false)
	}
}

func (e *Explorer) changedColumns() {
	e.Redraw()
	if e.OnColumns != nil {
		e.OnColumns()
	}
}

// columnMenu lets the user choose which columns are shown.
func (e *Explorer) columnMenu(at fyne.Position) {
	c := fyne.CurrentApp().Driver().CanvasForObject(e)
	if c == nil {
		return
	}
	var items []*fyne.MenuItem
	for i := range e.columns {
		column := &e.columns[i]
		if i == 0 {
			continue // carries the tree
		}
		item := fyne.NewMenuItem(column.Name, func() { column.Hidden = !column.Hidden; e.changedColumns() })
		item.Checked = !column.Hidden
		items = append(items, item)
	}
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), c, at)
}

// Rename gives the columns the names and hints of others, by their places. Widths, and which
// columns are hidden, stay as the user has them.
func (e *Explorer) Rename(columns []Column) {
	for i := range min(len(e.columns), len(columns)) {
		e.columns[i].Name, e.columns[i].Hint = columns[i].Name, columns[i].Hint
	}
	e.Redraw()
}
