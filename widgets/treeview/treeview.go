// Package treeview shows a recorded tree of any size as a list of rows that opens and
// closes, in one picture that costs the same for ten nodes and for ten million.
//
//	e := explorer.New(columns)
//	e.OnSelect = func(id explorer.ID) { ... }
//	e.SetSource(source)
//
// The tree may grow while it is shown: call Grow now and then, and the row at the top
// stays where it is. Rows are asked of the [Source] when they come into view and kept
// until the next Grow.
//
// # Inside
//
// index.go counts visible rows, so that row k is found without walking; cursor.go walks
// from there; order.go sorts and filters. scroll.go holds the place as a whole row and a
// remainder, exact for any number of rows; anchor.go holds it
// while the tree changes; draw.go paints what can be seen; input.go is mouse and keyboard.
// [Icicle] shows the same tree from above, [Breadcrumb] the way to one node, and [History]
// remembers which nodes were visited. All methods belong to the window's goroutine.
package treeview

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/paint"
)

// Explorer is the widget.
type Explorer struct {
	widget.BaseWidget

	OnSelect  func(ID)                            // the user chose a node
	OnEnter   func(ID)                            // Return, or a double click on a node without children
	OnColumns func()                              // the user changed the columns
	OnHover   func(text string, at fyne.Position) // a hint for the pointer, absolute; empty: none

	columns  []Column
	index    *index
	rows     map[ID]Row
	empty    string
	selected ID
	hovered  int64 // row under the pointer, -1 for none
	pointer  fyne.Position
	focused  bool
	place    place
	press    press
	hint     string

	raster  *canvas.Raster
	picture *image.RGBA
	faces   paint.Faces
	marks   paint.Marks
}

var (
	_ fyne.Draggable     = (*Explorer)(nil)
	_ fyne.Focusable     = (*Explorer)(nil)
	_ fyne.Scrollable    = (*Explorer)(nil)
	_ fyne.Tappable      = (*Explorer)(nil)
	_ desktop.Mouseable  = (*Explorer)(nil)
	_ desktop.Hoverable  = (*Explorer)(nil)
	_ desktop.Cursorable = (*Explorer)(nil)
)

// New returns an explorer without a tree.
func New(columns []Column) *Explorer {
	e := &Explorer{columns: slices.Clone(columns), index: newIndex(nil), rows: map[ID]Row{}, selected: NoID, hovered: -1}
	e.raster = canvas.NewRaster(e.draw)
	e.ExtendBaseWidget(e)
	return e
}

// SetSource shows another tree, from its root; nil shows none.
func (e *Explorer) SetSource(source Source) {
	sort := e.index.sort
	filter := e.index.filter
	e.index = newIndex(source)
	e.index.filter = filter
	e.index.setSort(sort)
	if source != nil && filter != nil {
		e.index.setFilter(filter)
	}
	e.selected, e.hovered, e.place = NoID, -1, place{}
	clear(e.rows)
	e.Redraw()
}

// SetEmpty sets what stands in place of a tree.
func (e *Explorer) SetEmpty(text string) {
	e.empty = text
	e.Redraw()
}

// sweepBranches bounds the work of one Grow.
const sweepBranches = 4096

// Grow takes in what the tree has grown by. The selected row stays where it is, or else the row at
// the top; new children appear below their siblings. A sorted tree keeps the order that it has
// until it is sorted again. It costs the rows on the screen and sweepBranches opened nodes.
func (e *Explorer) Grow() {
	if e.index.source == nil {
		return
	}
	clear(e.rows)
	e.anchored(func() {
		e.syncShown()
		e.index.sweep(sweepBranches)
	})
}

// SetFilter shows only the children for which keep is true; nil shows all. What hides is
// counted in a row that opens it with a click. A child is judged when it is first met: set the
// filter again where the answers have changed.
func (e *Explorer) SetFilter(keep func(ID) bool) {
	e.anchored(func() { e.index.setFilter(keep) })
}

// SetSort sorts the children of every node by a column, -1 for the order of creation. Sorting by
// the same column again brings in what has changed since.
func (e *Explorer) SetSort(column int, descending bool) {
	e.anchored(func() { e.index.setSort(sorting{column: int32(column), descending: descending}) })
}

// Sort returns the column that children are sorted by, or -1.
func (e *Explorer) Sort() (column int, descending bool) {
	return int(e.index.sort.column), e.index.sort.descending
}

// Select marks a node, opens what is above it and brings it into view. OnSelect is not
// called. NoID marks nothing.
func (e *Explorer) Select(id ID) {
	e.selected = id
	if id != NoID && e.index.expandTo(id) {
		e.scrollTo(id)
	}
	e.Redraw()
}

// Selected returns the marked node, or NoID.
func (e *Explorer) Selected() ID { return e.selected }

// Expand opens a node; what was open inside is open again.
func (e *Explorer) Expand(id ID) {
	e.index.expand(id)
	e.Redraw()
}

// Collapse closes a node and remembers what is open inside.
func (e *Explorer) Collapse(id ID) {
	e.index.collapse(id)
	e.clampPlace()
	e.Redraw()
}

// CollapseAll closes a node and forgets what was open inside.
func (e *Explorer) CollapseAll(id ID) {
	e.index.collapseAll(id)
	e.clampPlace()
	e.Redraw()
}

// ExpandAll opens a node and all below it, nearest first, up to a number of opened
// nodes. It reports whether that was the whole.
func (e *Explorer) ExpandAll(id ID, limit int) bool {
	_, whole := e.index.expandAll(id, limit)
	e.Redraw()
	return whole
}

// Open reports whether a node is open.
func (e *Explorer) Open(id ID) bool { return e.index.isOpen(id) }

// Rows is the number of visible rows in all.
func (e *Explorer) Rows() int64 { return e.index.total() }

// Shown lists the nodes on the screen, from the top; NoID for a row of hidden ones.
func (e *Explorer) Shown() []ID {
	var ids []ID
	var c cursor
	for c.seek(e.index, e.place.top); !c.done && len(ids) < e.pageRows()+1; c.next() {
		ids = append(ids, c.id())
	}
	return ids
}

// RowArea returns where the row of a node stands in the widget, in its units; ok is
// false when it can't be seen.
func (e *Explorer) RowArea(id ID) (at fyne.Position, size fyne.Size, ok bool) {
	row, ok := e.index.rowOf(id)
	y := e.rowTop(row)
	if !ok || y < headHeight || y+rowHeight > e.Size().Height {
		return fyne.Position{}, fyne.Size{}, false
	}
	return fyne.NewPos(0, y), fyne.NewSize(e.Size().Width-barWidth, rowHeight), true
}

// mostRows bounds the memory of rows.
const mostRows = 4096

// row returns the cells of a node, from the source or from memory.
func (e *Explorer) row(id ID) Row {
	r, ok := e.rows[id]
	if !ok {
		if len(e.rows) >= mostRows {
			clear(e.rows)
		}
		r = e.index.source.Row(id)
		e.rows[id] = r
	}
	return r
}

// Columns returns the columns as they are now: the user drags their borders and hides them.
func (e *Explorer) Columns() []Column { return slices.Clone(e.columns) }

// Redraw paints the widget again.
func (e *Explorer) Redraw() { e.raster.Refresh() }

// MinSize leaves room for a few rows.
func (e *Explorer) MinSize() fyne.Size {
	e.ExtendBaseWidget(e)
	return fyne.NewSize(220, headHeight+3*rowHeight)
}

// Resize keeps the place in the tree.
func (e *Explorer) Resize(size fyne.Size) {
	e.BaseWidget.Resize(size)
	e.clampPlace()
}

// CreateRenderer is for Fyne.
func (e *Explorer) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(e.raster)
}
