package tree

import (
	"maps"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/comparison"
	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/replay"
	"drevo/app/workspace"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/rows"
	"drevo/widgets/tooltip"
	"drevo/widgets/treeview"
)

// Pane is the middle column: the whole tree as an icicle, filters, the way to the
// selected node, and the explorer.
type Pane struct {
	pane.Tab
	shown
	*finder
	*prover
	overview *overview
	marks    *bookmarks
	menu     *rowMenu
	steps    *steps
	replay   *replayLine
	again    *again
	crumbs   *treeview.Breadcrumb
	stale    *widget.Label // says that the tree is not of the settings as they are
	order    *tooltip.Check
	closing  *tooltip.Button // closes all rows
	growing  bool            // the search of the tree had not ended when the tree was shown last
}

// Spoken is the list of nodes, as a screen reader says it.
func (p *Pane) Spoken() *rows.List { return p.explorer.Rows }

// New returns the explorer.
func New(host pane.Host, searcher *workspace.Searcher, of *replay.Replay) *Pane {
	p := &Pane{crumbs: treeview.NewBreadcrumb(), stale: widget.NewLabel(""), shown: shown{host: host, searcher: searcher,
		explorer: treeview.New(columns(present.Nodes{}, tree.Vocabulary{})), source: newSource(present.Nodes{}),
		forcing: host.Slot("Working out forced variations"), telling: host.Slot("Working out what was left out")}}
	s := &p.shown
	p.finder, p.overview, p.steps = newFinder(s, func() { p.Content().Refresh() }), newOverview(s), &steps{shown: s}
	p.replay = newReplayLine(p.finder, of)
	p.prover, p.again = newProver(p.finder), newAgain(p.finder)
	p.marks = &bookmarks{s, func() { p.explorer.Refill(); p.overview.icicle.Redraw() }, p.ShowNodes}
	regrower := &regrower{s, host.Slot("Searching again")}
	p.menu = &rowMenu{s, p.marks, p.prover, regrower, p.setTop, p.Ask}
	chosen := func(id treeview.ID) { host.Select(p.view.Place(tree.ID(id))) }
	p.explorer.OnSelect, p.overview.icicle.OnSelect, p.crumbs.OnSelect = p.chooseRow, chosen, chosen
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
	p.order = tooltip.NewCheck(p.host.Hints(), "Search order", "Every node as a row of its own in the order of "+
		"the search, "+
		"tests, stages and second searches too. Otherwise a row is a move: all its nodes are folded into it, and the moves "+
		"without one stand below in grey, with the rule that left them out.", p.setOrder)
	p.order.Checked = p.host.Settings().Config().TreeRows == rowsSearch
	p.closing = tooltip.NewTextButton(p.host.Hints(), "Close all", nil, "Close all nodes but the root.", p.fold)
	p.bar = container.New(&findRow{}, pane.FixedWidth(p.filter, 120), p.find, container.NewHBox(line, p.closing))
	p.stale.Importance, p.stale.Wrapping = widget.WarningImportance, fyne.TextWrapWord
	p.stale.Hide()
	o := p.overview
	top := container.NewVBox(container.New(o.icicleBox, o.icicle), o.legend, p.bar, p.help, p.replay.row, p.chipLine,
		p.shape.row, p.stale,
		container.NewBorder(nil, nil, nil, container.NewHBox(p.again.row, p.order), p.crumbs))
	o.content = container.NewPadded(container.NewBorder(top, nil, nil, nil, p.explorer))
	p.Tab = pane.NewTab("tree", "Tree", o.content)
}

// Show marks the node, in the tree of the view. When the search has ended the line played
// is opened.
func (p *Pane) Show(v pane.View) {
	unit := p.view.Nodes.Format.Unit
	p.view = v
	p.explorer.Rows.SetEmpty(v.Empty("Press Think to grow a tree."))
	p.overview.icicle.SetEmpty(v.Empty("The whole tree will be here: as wide as its nodes are many."))
	if v.Tree != p.source.Tree {
		p.showTree(v.Nodes)
	} else if v.Nodes.Format.Unit != unit {
		p.source.Format = v.Nodes.Format
		if v.Tree != nil {
			p.explorer.Rename(columns(v.Nodes, v.Tree.Header().Vocabulary))
		}
		p.explorer.Grow() // asks for all rows again
	} else if !maps.Equal(p.source.Asked, v.Nodes.Asked) {
		p.source.Asked = v.Nodes.Asked // a lesson asks for other values
		p.explorer.Grow()
	}
	ended := p.growing && !v.Search.Running()
	if ended {
		p.growing = false
		p.marks.restoreBookmarks()
		p.Grow()
		p.applyFilter(func(int) {})
	}
	p.showStale()
	p.selectNode(v.Node, v.InTree)
	if ended {
		p.openLine()
	}
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
	p.replay.player.Stop()
	p.replay.replay.Reset(t)
	p.marks.restoreBookmarks()
	p.steps.visited.Clear()
	p.explorer.SetSource(nil) // with the filter, which judges nodes of the tree before
	p.dropFilter()
	p.telling.Cancel()
	if t == nil {
		p.listing = nil
		p.overview.icicle.SetSource(nil)
	} else {
		p.source.forced = newForcedLines(p.view.Search.Programme, func() { p.host.Post(p.workOutForced) })
		p.source.shows = func(column int) bool { return p.explorer.ColumnWidth(column) > 0 }
		words := t.Header().Vocabulary
		p.explorer.Rename(columns(nodes, words))
		p.setFilters(filters(words, p.host.Settings().Config().Queries))
		p.list()
		p.overview.icicle.SetSource(p.source)
	}
	p.applyFilter(func(int) {})
	p.showPath(tree.Root)
	p.overview.showLegend()
	p.replay.show()
}

// rowsSearch is what the settings call the order of the search; moves are what they hold nothing of.
const rowsSearch = "search"

// list shows the rows that are wished for: moves, or every node in the order of the search.
func (p *Pane) list() {
	if p.order.Checked {
		p.listing = searchOrder{p.source}
	} else {
		p.listing = newMoves(p.source, p.view.Search.Programme, func() { p.host.Post(p.workOutAbsent) })
	}
	p.explorer.SetSource(p.listing)
}

// setOrder shows moves, or every node in the order of the search, and keeps that.
func (p *Pane) setOrder(search bool) {
	kept := ""
	if search {
		kept = rowsSearch
	}
	p.host.Settings().Change(func(c *config.Config) { c.TreeRows = kept })
	if p.source.Tree.Empty() {
		return
	}
	p.telling.Cancel()
	p.list()
	p.applyFilter(func(int) {})
	p.openLine()
	p.selectNode(p.view.Node, p.view.InTree)
}

// chooseRow goes to the node of a row; a move that has none is played, and the rule that left it out is said.
func (p *Pane) chooseRow(row treeview.ID) {
	if id, ok := p.node(row); ok {
		p.host.Select(p.view.Place(id))
		return
	}
	if m, ok := p.listing.(*moves); ok {
		p.host.Select(p.view.Place(m.above(row)))
		p.host.Play(m.rows[row].move)
	}
}

// Grow takes in what the tree has grown by. After a search it was grafted in: then what passes is looked for anew, and
// where the position of the node occurs.
func (p *Pane) Grow() {
	p.source.Refresh()
	p.explorer.Grow()
	p.overview.icicle.Redraw()
	p.overview.showLegend()
	p.replay.show()
	if s := p.view.Search; s != nil && !s.Running() && !p.growing {
		p.applyFilter(func(int) {})
		p.again.of = nil
		p.again.show(p.again.at)
	}
}

// openLine opens the nodes of the line played.
func (p *Pane) openLine() {
	if p.source.Tree.Empty() {
		return
	}
	root := p.rowOf(tree.Root)
	p.explorer.Expand(root)
	line := p.source.Tree.Line(tree.Root)
	if len(line) == 0 {
		return
	}
	p.explorer.ExpandTo(p.rowOf(line[len(line)-1]))
	for _, id := range line {
		if row := p.rowOf(id); row != root { // a stage is no move
			p.explorer.Reveal(row)
			return
		}
	}
}

// fold closes everything but the root.
func (p *Pane) fold() {
	p.explorer.CollapseAll(p.rowOf(tree.Root))
	p.explorer.Expand(p.rowOf(tree.Root))
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
	p.again.show(id)
	if !inTree && !tested {
		p.explorer.Select(treeview.NoID)
		p.overview.icicle.Select(treeview.NoID)
		return
	}
	if inTree {
		p.steps.visited.Visit(treeview.ID(id))
	}
	p.overview.icicle.Select(treeview.ID(id))
	switch row, marked := p.rowOf(id), p.explorer.Selected(); {
	case marked == row:
	case marked == treeview.NoID && id == tree.Root: // of a new tree, in which the move played stays in view
		p.explorer.Mark(row)
	default:
		p.explorer.Select(row)
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
	test, ok := p.view.Tree.Test(missing.Node, missing.Move)
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
	top, ok := p.node(p.explorer.Top())
	if !ok || top == tree.Root {
		p.crumbs.SetTop(treeview.NoID)
		return
	}
	p.crumbs.SetTop(treeview.ID(top))
}
