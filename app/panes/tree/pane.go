package tree

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/comparison"
	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/work"
	"drevo/engine/tree"
	"drevo/widgets/draw"
	"drevo/widgets/tooltip"
	"drevo/widgets/treeview"
)

// Pane is the middle column: the whole tree as an icicle, filters, the way to the
// selected node, and the explorer.
type Pane struct {
	explorer *treeview.View
	icicle   *treeview.Icicle
	legend   *treeview.Legend
	crumbs   *treeview.Breadcrumb
	stale    *widget.Label // says that the tree is not of the settings as they are
	filter   *tooltip.Select
	find     *entry
	chip     *tooltip.Button // names the filter in force; a click clears it
	chipLine *fyne.Container
	content  fyne.CanvasObject

	icicleBox *height

	host    pane.Host
	view    pane.View
	source  *source
	growing bool // the search of the tree had not ended when the tree was shown last
	visited treeview.History
	filters []filter
	chosen  tree.Key      // of the filter in force
	kept    *kept         // what the chosen filter shows, without a text
	walk    *work.Slot    // looks for that
	forcing *work.Slot    // works out the forced variations of the rows on the screen
	last    config.Filter // of the last time, at the start
}

// height gives an object a height that can be changed: 0 for a part of the room that there is.
type height struct {
	height float32
	room   func() float32
}

func (h *height) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

func (h *height) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(objects[0].MinSize().Width, max(h.shown(), draw.Zoomed(leastIcicle)))
}

// shown is the height for the room that there is: a chosen one may come from a larger screen.
func (h *height) shown() float32 {
	if h.height == 0 {
		return usualIcicle * h.room()
	}
	return min(h.height, mostIcicle*h.room())
}

// New returns the explorer.
func New(host pane.Host) *Pane {
	p := &Pane{
		explorer: treeview.New(columns(present.Nodes{}, tree.Vocabulary{})), icicle: treeview.NewIcicle(),
		crumbs: treeview.NewBreadcrumb(), source: newSource(present.Nodes{}),
		filter: tooltip.NewSelect(host.Hints(), nil, "Show only some nodes, with those that lead to them.", nil), host: host,
		walk:    host.Slot("Filtering the tree"),
		forcing: host.Slot("Working out forced variations"), last: host.Settings().Filter,
	}
	chosen := func(id treeview.ID) { host.Select(tree.ID(id)) }
	p.explorer.OnSelect, p.icicle.OnSelect, p.crumbs.OnSelect = chosen, chosen, chosen
	p.icicle.Colour, p.icicle.Unkept = p.colourOf, p.unkept
	p.legend = treeview.NewLegend()
	p.legend.OnTitle, p.legend.OnDrag, p.legend.OnDrop, p.legend.OnHover = p.colourMenu, p.dragIcicle, p.dropIcicle,
		host.Hint
	p.icicleBox = &height{host.Settings().IcicleHeight, func() float32 { return p.content.Size().Height }}
	p.icicle.Label = func(id treeview.ID) string { return p.source.Move(p.source.Tree.Node(tree.ID(id))) }
	p.icicle.Hint, p.icicle.OnHover = p.describe, host.Hint
	p.explorer.OnHover = host.Hint
	p.explorer.OnMenu = p.showMenu
	p.explorer.OnPoint = p.preview
	p.explorer.OnTop = func(treeview.ID) { p.icicle.Reset(); p.showTop() }
	p.restoreColumns()
	p.setFilters(filters(tree.Vocabulary{}))
	p.filter.OnChanged = p.choose
	p.find = newEntry(p)
	p.newChip()
	line := tooltip.NewTextButton(host.Hints(), "Open line", nil, "Open the line played: the nodes of the best line, "+
		"one below the other.", p.openLine)
	fold := tooltip.NewTextButton(host.Hints(), "Close all", nil, "Close all nodes but the root.", p.fold)
	bar := container.NewBorder(nil, nil, pane.FixedWidth(p.filter, 150), container.NewHBox(line, fold), p.find)
	p.stale = widget.NewLabel("")
	p.stale.Importance, p.stale.Wrapping = widget.WarningImportance, fyne.TextWrapWord
	p.stale.Hide()
	top := container.NewVBox(container.New(p.icicleBox, p.icicle), p.legend, bar, p.chipLine, p.stale, p.crumbs)
	p.content = container.NewPadded(container.NewBorder(top, nil, nil, nil, p.explorer))
	p.showPath(tree.Root)
	p.showLegend()
	return p
}

func (p *Pane) Key() pane.Key              { return "tree" }
func (p *Pane) Title() string              { return "Tree" }
func (p *Pane) Content() fyne.CanvasObject { return p.content }

// visit goes to a node, if there is one.
func (p *Pane) visit(id treeview.ID, ok bool) {
	if ok {
		p.host.Select(tree.ID(id))
	}
}

// Show marks the node, in the tree of the view. When the search has ended the line played
// is opened.
func (p *Pane) Show(v pane.View) {
	unit := p.view.Nodes.Format.Unit
	p.view = v
	p.explorer.Rows.SetEmpty(v.Empty("Press Think to grow a tree."))
	p.icicle.SetEmpty(v.Empty("The whole tree will be here: as wide as its nodes are many."))
	if v.Tree != p.source.Tree {
		p.showTree(v.Nodes)
	} else if v.Nodes.Format.Unit != unit {
		p.source.Format = v.Nodes.Format
		if v.Tree != nil {
			p.explorer.Rename(columns(v.Nodes, v.Tree.Header().Vocabulary))
		}
		p.explorer.Grow() // asks for all rows again
	}
	if p.growing && !v.Search.Running() {
		p.growing = false
		p.restoreBookmarks()
		p.Grow()
		p.applyFilter(func(int) {})
		p.openLine()
	}
	p.showStale()
	p.selectNode(v.Node, v.InTree)
}

// showStale says so where the tree is of another programme, or of other options, than the next
// search will have.
func (p *Pane) showStale() {
	p.stale.Hidden = p.view.Tree.Empty() || p.view.Current()
	if p.stale.Hidden {
		return
	}
	of, next := p.view.Search, p.view.Programme.About().Name
	text := "This is the tree of " + comparison.Run{Programme: of.Programme, Values: of.Values}.Name()
	if own := of.Programme.About().Name; own != next {
		text += "; chosen is " + next
	} else {
		text += "; the settings have changed"
	}
	p.stale.SetText(text + ". Think grows another.")
}

// showTree puts a tree into the explorer; the root is open.
func (p *Pane) showTree(nodes present.Nodes) {
	t := nodes.Tree
	p.explorer.Leave() // a line of the tree before may be on the board
	p.walk.Cancel()
	p.source, p.growing = newSource(nodes), t != nil
	p.forcing.Cancel()
	if t != nil {
		p.source.forced = newForcedLines(p.view.Search.Programme, func() { p.host.Post(p.workOutForced) })
		p.source.shows = func(column int) bool { return p.explorer.ColumnWidth(column) > 0 }
	}
	p.restoreBookmarks()
	p.visited.Clear()
	p.explorer.SetFilter(nil) // which judges nodes of the tree before
	p.dropFilter()
	if t != nil {
		words := t.Header().Vocabulary
		p.explorer.Rename(columns(nodes, words))
		p.setFilters(filters(words))
	}
	if t == nil {
		p.explorer.SetSource(nil)
		p.icicle.SetSource(nil)
	} else {
		p.explorer.SetSource(p.source)
		p.icicle.SetSource(p.source)
	}
	p.applyFilter(func(int) {})
	p.showPath(tree.Root)
	p.showLegend()
}

// Grow takes in what the tree has grown by.
func (p *Pane) Grow() {
	p.source.Refresh()
	p.explorer.Grow()
	p.icicle.Redraw()
	p.showLegend()
}

// openLine opens the nodes of the line played.
func (p *Pane) openLine() {
	if p.source.Tree.Empty() {
		return
	}
	p.explorer.Expand(treeview.ID(tree.Root))
	if line := p.source.Tree.Line(tree.Root); len(line) > 0 {
		p.explorer.ExpandTo(treeview.ID(line[len(line)-1]))
	}
}

// fold closes everything but the root.
func (p *Pane) fold() {
	p.explorer.CollapseAll(treeview.ID(tree.Root))
	p.explorer.Expand(treeview.ID(tree.Root))
}

// selectNode marks the node of the place. Where the place has left the tree by a move that was only
// tested, its test is marked, and nothing where there is none.
func (p *Pane) selectNode(id tree.ID, inTree bool) {
	if p.source.Tree.Empty() {
		return
	}
	test, tested := p.test(inTree)
	if tested {
		id = test
	}
	p.showPath(id)
	if !inTree && !tested {
		p.explorer.Select(treeview.NoID)
		p.icicle.Select(treeview.NoID)
		return
	}
	if inTree {
		p.visited.Visit(treeview.ID(id))
	}
	p.icicle.Select(treeview.ID(id))
	if p.explorer.Selected() != treeview.ID(id) {
		p.explorer.Select(treeview.ID(id))
	}
}

// test returns the test that has the position of the place, where no other node has it.
func (p *Pane) test(inTree bool) (tree.ID, bool) {
	if inTree {
		return tree.None, false
	}
	missing, ok := p.view.WhyNot()
	if !ok {
		return tree.None, false
	}
	test, ok := p.view.Nodes.TestOf(missing.Node, missing.Move)
	if !ok {
		return tree.None, false
	}
	at, err := p.view.Tree.Position(test)
	return test, err == nil && at == p.view.Position // and not several moves off the tree
}

// showPath names the nodes on the way to a node; a click goes there.
func (p *Pane) showPath(id tree.ID) {
	if p.source.Tree.Empty() {
		p.crumbs.SetPath(nil)
		return
	}
	var path []treeview.Crumb
	for _, step := range p.source.Tree.Path(id) {
		path = append(path, treeview.Crumb{ID: treeview.ID(step), Text: p.source.Move(p.source.Tree.Node(step))})
	}
	p.crumbs.SetPath(path)
	p.showTop()
}

// showTop shows in the way to the node where the rows begin, unless they show the whole tree.
func (p *Pane) showTop() {
	if top := p.explorer.Top(); top != treeview.ID(tree.Root) {
		p.crumbs.SetTop(top)
	} else {
		p.crumbs.SetTop(treeview.NoID)
	}
}

// describe sums a node up for a hint.
func (p *Pane) describe(id treeview.ID) string {
	if id == treeview.NoID || p.source.Tree.Empty() {
		return ""
	}
	cells := p.source.Row(id).Cells
	return strings.Join([]string{cells[columnMove].Text, cells[columnValue].Text, cells[columnNodes].Text + " nodes",
		cells[columnReason].Text, counted(p.source.Tree.Node(tree.ID(id)))}, "   ")
}
