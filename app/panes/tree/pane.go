package tree

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/comparison"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/replay"
	"drevo/app/workspace"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/tooltip"
	"drevo/widgets/rows"
	"drevo/widgets/treeview"
)

// Pane is the middle column: the whole tree as an icicle, filters, the way to the
// selected node, and the explorer.
type Pane struct {
	pane.Tab
	shown
	*finder
	overview *overview
	marks    *bookmarks
	menu     *rowMenu
	steps    *steps
	replay   *replayLine
	crumbs   *treeview.Breadcrumb
	stale    *widget.Label // says that the tree is not of the settings as they are
	growing  bool          // the search of the tree had not ended when the tree was shown last
}

// Spoken is the list of nodes, as a screen reader says it.
func (p *Pane) Spoken() *rows.List { return p.explorer.Rows }

// New returns the explorer.
func New(host pane.Host, searcher *workspace.Searcher, of *replay.Replay) *Pane {
	p := &Pane{crumbs: treeview.NewBreadcrumb(), stale: widget.NewLabel(""), shown: shown{host: host, searcher: searcher,
		explorer: treeview.New(columns(present.Nodes{}, tree.Vocabulary{})), source: newSource(present.Nodes{}),
		forcing: host.Slot("Working out forced variations")}}
	s := &p.shown
	p.finder, p.overview, p.steps = newFinder(s, func() { p.Content().Refresh() }), newOverview(s), &steps{shown: s}
	p.replay = newReplayLine(p.finder, of)
	p.marks = &bookmarks{s, func() { p.explorer.Refill(); p.overview.icicle.Redraw() }, p.ShowNodes}
	p.menu = &rowMenu{s, p.marks, p.setTop}
	chosen := func(id treeview.ID) { host.Select(p.view.Place(tree.ID(id))) }
	p.explorer.OnSelect, p.overview.icicle.OnSelect, p.crumbs.OnSelect = chosen, chosen, chosen
	p.explorer.OnHover = host.Hints().Show
	p.explorer.OnMenu = p.menu.showMenu
	p.explorer.OnPoint = p.preview
	p.explorer.OnTop = func(treeview.ID) { p.overview.icicle.Reset(); p.showTop() }
	p.restoreColumns()
	p.layOut()
	p.showPath(tree.Root)
	p.overview.showLegend()
	return p
}

// layOut puts the overview, the filters and the way to the node above the explorer.
func (p *Pane) layOut() {
	line := tooltip.NewTextButton(p.host.Hints(), "Open line", nil, "Open the line played: the nodes of the best line, "+
		"one below the other.", p.openLine)
	fold := tooltip.NewTextButton(p.host.Hints(), "Close all", nil, "Close all nodes but the root.", p.fold)
	bar := container.NewBorder(nil, nil, pane.FixedWidth(p.filter, 150), container.NewHBox(line, fold), p.find)
	p.stale.Importance, p.stale.Wrapping = widget.WarningImportance, fyne.TextWrapWord
	p.stale.Hide()
	o := p.overview
	top := container.NewVBox(container.New(o.icicleBox, o.icicle), o.legend, bar, p.replay.row, p.chipLine, p.stale,
		p.crumbs)
	o.content = container.NewPadded(container.NewBorder(top, nil, nil, nil, p.explorer))
	p.Tab = pane.NewTab("tree", "Tree", o.content)
}

// Show marks the node, in the tree of the view. When the search has ended the line played
// is opened.
func (p *Pane) Show(v pane.View) {
	unit := p.view.Nodes.Format.Unit
	p.view = v
	p.explorer.Rows.SetEmpty(v.Empty(toDo(v)))
	p.overview.icicle.SetEmpty(v.Empty("The whole tree will be here: as wide as its nodes are many."))
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
		p.marks.restoreBookmarks()
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
	say := phrase.With("run", comparison.Run{Programme: of.Programme, Values: of.Values}.Name(), "next", next)
	text := say("This is the tree of {run}; the settings have changed. Think grows another.")
	if of.Programme.About().Name != next {
		text = say("This is the tree of {run}; chosen is {next}. Think grows another.")
	}
	p.stale.SetText(text)
}

// showTree puts a tree into the explorer; the root is open.
func (p *Pane) showTree(nodes present.Nodes) {
	t := nodes.Tree
	p.explorer.Leave() // a line of the tree before may be on the board
	p.walk.Cancel()
	p.forcing.Cancel()
	p.source, p.growing, p.replay.left = newSource(nodes), t != nil, false
	p.replay.replay.Reset(t)
	p.marks.restoreBookmarks()
	p.steps.visited.Clear()
	p.explorer.SetFilter(nil) // which judges nodes of the tree before
	p.dropFilter()
	if t == nil {
		p.explorer.SetSource(nil)
		p.overview.icicle.SetSource(nil)
	} else {
		p.source.forced = newForcedLines(p.view.Search.Programme, func() { p.host.Post(p.workOutForced) })
		p.source.shows = func(column int) bool { return p.explorer.ColumnWidth(column) > 0 }
		words := t.Header().Vocabulary
		p.explorer.Rename(columns(nodes, words))
		p.setFilters(filters(words))
		p.explorer.SetSource(p.source)
		p.overview.icicle.SetSource(p.source)
	}
	p.applyFilter(func(int) {})
	p.showPath(tree.Root)
	p.overview.showLegend()
	p.replay.show()
}

// Grow takes in what the tree has grown by.
func (p *Pane) Grow() {
	p.source.Refresh()
	p.explorer.Grow()
	p.overview.icicle.Redraw()
	p.overview.showLegend()
	p.replay.show()
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
		p.overview.icicle.Select(treeview.NoID)
		return
	}
	if inTree {
		p.steps.visited.Visit(treeview.ID(id))
	}
	p.overview.icicle.Select(treeview.ID(id))
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

// toDo is what to do where there is no tree: first what the game, if it is a task, asks for.
func toDo(v pane.View) string {
	if task := v.Game.Record().Root.Text(); task != "" {
		return phrase.Of("{task} Press Think to grow a tree.", "task", task)
	}
	return "Press Think to grow a tree."
}
