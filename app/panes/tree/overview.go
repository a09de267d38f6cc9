package tree

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/draw"
	"drevo/widgets/treeview"
)

// overview is the whole tree as an icicle, with the legend of its colours, which is also its lower edge.
type overview struct {
	*shown
	icicle    *treeview.Icicle
	legend    *treeview.Legend
	icicleBox *height
	content   fyne.CanvasObject // of the pane
}

func newOverview(s *shown) *overview {
	p := &overview{shown: s, icicle: treeview.NewIcicle(), legend: treeview.NewLegend()}
	p.icicle.Colour, p.icicle.Truncated = p.colourOf, p.truncated
	p.icicle.Label = func(id treeview.ID) string { return p.source.Move(p.source.Tree.Node(tree.ID(id))) }
	p.icicle.Hint, p.icicle.OnHover, p.legend.OnHover = p.describe, p.host.Hints().Show, p.host.Hints().Show
	p.legend.OnTitle = func(at fyne.Position) { popUp(p.legend, at, p.colourItems()) }
	p.legend.OnDrag, p.legend.OnDrop = p.dragIcicle, func() {
		height := p.icicleBox.height
		p.host.Settings().Change(func(c *config.Config) { c.IcicleHeight = height })
	}
	p.icicleBox = &height{p.host.Settings().Config().IcicleHeight, func() float32 { return p.content.Size().Height }}
	return p
}

// colourOf returns the colour of a node in the icicle.
func (p *overview) colourOf(c *draw.Context, id treeview.ID) color.NRGBA {
	return p.colouring().colour(p.shown, c, p.source.Tree.Node(tree.ID(id)))
}

// colourItems offer the colourings.
func (p *overview) colourItems() (items []*fyne.MenuItem) {
	for _, choice := range colourings {
		item := fyne.NewMenuItem(choice.name, func() {
			p.host.Settings().Change(func(c *config.Config) { c.IcicleColour = choice.key })
			p.icicle.Redraw()
			p.showLegend()
		})
		item.Checked = choice.key == p.colouring().key
		items = append(items, item)
	}
	return items
}

// showLegend says what the colours mean, and the hatching where there is some.
func (p *overview) showLegend() {
	var list []treeview.Swatch
	if !p.source.Tree.Empty() {
		list = p.colouring().swatches(p.shown)
		if p.countedOnly() {
			list = append(list, treeview.Swatch{Name: "only counted", Hint: notKept, Hatched: true})
		}
	}
	p.legend.Set(p.colouring().name, list)
}

// notKept says what hatching stands for.
const notKept = "These nodes were counted and not kept, because the memory for the tree was full. Think from here " +
	"to see them."

// truncated returns what the tooltip says of the nodes below one that were only counted; empty where
// all are kept.
func (p *overview) truncated(id treeview.ID) string {
	n := p.source.Tree.Node(tree.ID(id))
	if !n.Truncated {
		return ""
	}
	kept := uint64(1)
	for _, child := range p.source.Tree.Children(n.ID, nil) {
		kept += p.source.Weight(treeview.ID(child))
	}
	return phrase.Of("{move}: {nodes} nodes here were only counted. ", "move", p.source.Move(n),
		"nodes", present.Whole(uint64(max(n.Count, uint32(kept)))-kept)) + notKept
}

// dragIcicle changes the height of the icicle.
func (p *overview) dragIcicle(dy float32) {
	least := draw.Zoomed(leastIcicle)
	most := max(mostIcicle*p.content.Size().Height, least)
	p.icicleBox.height = min(max(max(p.icicleBox.shown(), least)+dy, least), most)
	p.content.Refresh()
}

// lateNodes is by how much the length of a growing tree may lag behind.
const lateNodes = 1 << 17

// countedOnly reports whether the tree lacks nodes that the search has counted.
func (p *overview) countedOnly() bool {
	kept := uint64(p.source.Tree.Len())
	if p.view.Search.Running() {
		kept += lateNodes
	}
	return p.view.Search.Counts().Nodes > kept
}

// describe sums a node up for a hint.
func (p *overview) describe(id treeview.ID) string {
	if id == treeview.NoID || p.source.Tree.Empty() {
		return ""
	}
	cells := p.source.Row(id).Cells
	return strings.Join([]string{cells[columnMove].Text, cells[columnValue].Text, cells[columnNodes].Text + " nodes",
		cells[columnReason].Text, counted(p.source.Tree.Node(tree.ID(id)))}, "   ")
}

// The icicle is at least as high as the root and three levels, usually a tenth of the pane, and at most so much of it.
// In a low pane it has no room of itself: the rows need it, and the legend can be dragged down.
const (
	leastIcicle float32 = 72 // at the usual size of text
	usualIcicle float32 = 0.1
	mostIcicle  float32 = 0.6
	lowPane     float32 = 370 // at the usual size of text
)

// height gives an object a height that can be changed: 0 for a part of the room that there is.
type height struct {
	height float32
	room   func() float32
}

func (h *height) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

func (h *height) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if h.height == 0 && h.room() < draw.Zoomed(lowPane) {
		return fyne.NewSize(objects[0].MinSize().Width, 0)
	}
	return fyne.NewSize(objects[0].MinSize().Width, max(h.shown(), draw.Zoomed(leastIcicle)))
}

// shown is the height for the room that there is: a chosen one may come from a larger screen.
func (h *height) shown() float32 {
	if h.height == 0 {
		return usualIcicle * h.room()
	}
	return min(h.height, mostIcicle*h.room())
}
