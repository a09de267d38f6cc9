// Package treeview shows a recorded tree of any size as a list of rows that opens and closes, in
// one picture that costs the same for ten nodes and for ten million.
//
//	v := treeview.New(columns)
//	v.OnSelect = func(id treeview.ID) { ... }
//	v.SetSource(source)
//
// The tree may grow while it is shown: call Grow now and then, and the row at the top stays where
// it is. Rows are asked of the [Source] when they come into view and kept until the next Grow.
//
// # Inside
//
// index.go counts visible rows, so that row k is found without walking; cursor.go walks from there;
// order.go sorts and filters; expand.go opens and closes; top.go shows one subtree alone; slide.go
// keeps deep rows in sight; point.go finds the line of moves under the mouse. The view is a rows.Table,
// which has the columns, scrolls, selects and follows mouse and keys; anchor.go holds its place while the tree changes;
// draw.go draws what a row of a tree has more than cells. [Icicle] shows the same tree from above,
// [Breadcrumb] the way to one node, and [History] remembers which nodes were visited. All methods
// belong to the window's goroutine.
package treeview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/rows"
)

// New returns a view without a tree. The first column carries the tree, and children can be sorted by those
// that are Sortable.
func New(columns []rows.Column) *View {
	v := &View{index: newIndex(nil), cells: map[ID]rows.Line{}, selected: NoID}
	v.Init(v, columns, source{v})
	v.Arranged, v.Edge, v.Gap, v.Gutter = true, gap, 2*gap, gap+rows.BarWidth
	v.OnSort = v.SetSort
	v.Rows.Ground = theme.ColorNameInputBackground
	v.Rows.OnPress = v.press
	v.Rows.OnMenu = v.menu
	v.Rows.OnPoint = v.point
	v.Rows.OnKey = v.key
	v.Rows.OnRune = v.typed
	v.Rows.OnSelect = func(row int) { v.chosen(v.nodeAt(row)) }
	v.Rows.OnEnter = func(row int) { v.enter(v.nodeAt(row)) }
	v.changed()
	return v
}

// SetSource shows another tree, from its root; nil shows none, and forgets the filter.
func (v *View) SetSource(source Source) {
	v.Leave()
	v.index, v.whole = v.indexOf(source), nil
	v.selected, v.slide = NoID, 0
	clear(v.cells)
	v.changed()
	v.Rows.ScrollTo(0, 0)
}

// sweepBranches bounds the work of one Grow.
const sweepBranches = 4096

// Grow takes in what the tree has grown by. The selected row stays where it is, or else the row at
// the top; new children appear below their siblings. A sorted tree keeps the order that it has
// until it is sorted again. It costs the rows on the screen and sweepBranches opened nodes.
func (v *View) Grow() {
	if v.index.source == nil {
		return
	}
	clear(v.cells)
	v.anchored(func() {
		v.syncShown()
		v.index.sweep(sweepBranches)
	})
}

// SetFilter shows only the children for which keep is true; nil shows all. What hides is
// counted in a row that opens it with a click. A child is judged when it is first met: set the
// filter again where the answers have changed. It asks on the window's goroutine; where much is open a [Screening] asks
// beside it.
func (v *View) SetFilter(keep func(ID) bool) {
	clear(v.cells) // whose tones are those of the filter before
	v.filters++
	v.anchored(func() { v.index.setFilter(keep) })
	v.index.filtered = v.filters
}

// Filtered reports whether a filter is set.
func (v *View) Filtered() bool { return v.index.filter != nil }

// SetSort sorts the children of every node by a column, -1 for the order of creation. Sorting by
// the same column again brings in what has changed since.
func (v *View) SetSort(column int, descending bool) {
	v.Table.SetSort(column, descending)
	v.anchored(func() { v.index.setSort(sorting{column: int32(column), descending: descending}) })
}

// Select marks a node, opens what is above it and brings it into the upper third of the view, so
// that what follows can be seen. Where only a part of the tree is shown and the node is not in it,
// all of it is shown again. OnSelect is not called. NoID marks nothing.
func (v *View) Select(id ID) {
	v.selected = id
	seen := id != NoID && v.index.expandTo(id)
	if id != NoID && !seen && v.whole != nil {
		v.SetTop(v.whole.source.Root())
		seen = v.index.expandTo(id)
		if v.OnTop != nil {
			v.OnTop(v.Top())
		}
	}
	v.changed()
	if seen {
		v.raise(v.rowOf(id))
	}
}

// Mark marks a node as Select does, and leaves the rows where they are.
func (v *View) Mark(id ID) {
	v.selected = id
	v.changed()
}

// Reveal opens what is above a node and brings it into the upper half, with the root where both fit there, without
// marking it.
func (v *View) Reveal(id ID) {
	if v.index.source == nil || !v.index.expandTo(id) {
		return
	}
	v.changed()
	if row := v.rowOf(id); row >= v.pageRows()/2 {
		v.raise(row)
	} else {
		v.Rows.ScrollTo(0, 0)
	}
}

// raise brings a row into the upper third, unless it is there.
func (v *View) raise(row int) {
	third := v.Rows.Size().Height / 3
	if r, ok := v.Rows.RowRect(row); !ok || r.Y < 0 || r.Y+r.H > max(third, rowHeight()) {
		v.Rows.ScrollTo(row-max(int(third/rowHeight())-1, 0), 0)
	}
}

// Selected returns the marked node, or NoID.
func (v *View) Selected() ID { return v.selected }

// RowCount returns the number of visible rows in all.
func (v *View) RowCount() int64 { return v.index.total() }

// Shown lists the nodes on the screen, from the top; NoID for a row of hidden ones.
func (v *View) Shown() []ID {
	var ids []ID
	for c := v.top(); !c.done && len(ids) < v.pageRows()+2; c.next() { // one may be cut at either end
		ids = append(ids, c.id())
	}
	return ids
}

// Refill asks for all rows again, because they say something else now.
func (v *View) Refill() {
	clear(v.cells)
	v.Redraw()
	v.pointAgain()
}

// Resize keeps the place in the tree. Other columns may be shown now, so rows are asked again.
func (v *View) Resize(size fyne.Size) {
	if size != v.Size() {
		clear(v.cells)
	}
	v.Table.Resize(size)
}

// Refresh lays out and draws anew, as a change of theme, of the size of text or of the columns needs.
func (v *View) Refresh() {
	clear(v.cells)
	v.changed()
}
