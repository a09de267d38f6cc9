package treeview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"drevo/widgets/draw"
)

// Icicle shows a whole tree at once: a node is as wide as its subtree has nodes, and its children
// hang below it. What is narrower than a pixel is merged with its neighbours, so a picture costs
// the pixels that it has and not the nodes that it stands for.
//
// The wheel zooms about the pointer, a drag moves sideways, a click chooses a node, a double click
// brings it to the top and, on the node at the top, goes back up to its parent.
type Icicle struct {
	draw.Widget

	Colour func(*draw.Context, ID) color.NRGBA // of a block, such as its badge's or its value's
	// about the nodes below one that have no nodes of their own: hatched, with this hint; empty for none
	Truncated func(ID) string
	Label     func(ID) string // in a block that is wide enough; nil writes none
	Hint      func(ID) string // about the node under the mouse; nil has none
	OnSelect  func(ID)        // the user chose a node

	view
	empty    string
	selected ID
	hovered  ID
	press    icePress
	level    float32 // height of a level in units, as it was drawn
}

var (
	_ fyne.Draggable    = (*Icicle)(nil)
	_ fyne.Scrollable   = (*Icicle)(nil)
	_ desktop.Mouseable = (*Icicle)(nil)
)

// NewIcicle returns an icicle without a tree.
func NewIcicle() *Icicle {
	i := &Icicle{selected: NoID, hovered: NoID, level: iceHeight()}
	i.Init(i, i.draw, i.point)
	return i
}

// SetSource shows another tree, the whole of it; nil shows none.
func (i *Icicle) SetSource(source WeighedSource) {
	i.source, i.selected, i.hovered = source, NoID, NoID
	i.Reset()
}

// SetEmpty sets what stands in place of a tree.
func (i *Icicle) SetEmpty(text string) {
	i.empty = text
	i.Redraw()
}

// Redraw paints the icicle again, with what the tree has grown by.
func (i *Icicle) Redraw() { i.Surface.Refresh() }

// Select marks a node, without calling OnSelect, and leaves the view as it is.
func (i *Icicle) Select(id ID) {
	i.selected = id
	i.Redraw()
}

// Selected returns the marked node, or NoID.
func (i *Icicle) Selected() ID { return i.selected }

// Reset shows the whole tree.
func (i *Icicle) Reset() {
	i.top, i.lo, i.hi = 0, 0, 1
	if i.source != nil {
		i.top = i.source.Root()
	}
	i.Redraw()
}

// Zoom brings a node to the top, over the whole width.
func (i *Icicle) Zoom(id ID) {
	i.top, i.lo, i.hi = id, 0, 1
	i.Redraw()
}

// Top returns the node at the top of the view.
func (i *Icicle) Top() ID { return i.top }

// MinSize leaves room for a few levels.
func (i *Icicle) MinSize() fyne.Size {
	return fyne.NewSize(120, 4*iceHeight())
}
