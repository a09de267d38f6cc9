package workbench

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/widgets/treeview"
)

// treePane is the middle column: the whole tree as an icicle, filters, the way to the
// selected node, and the explorer.
type treePane struct {
	explorer *treeview.Explorer
	icicle   *treeview.Icicle
	crumbs   *treeview.Breadcrumb
	filter   *widget.Select
	find     *widget.Entry
	content  fyne.CanvasObject

	source  *treeSource
	visited treeview.History
	way     *way       // of the attack whose nodes are asked for
	kept    *keptNodes // what the chosen filter shows, without a text

	OnSelect func(tree.ID)
	OnHint   func(text string, at fyne.Position)
}

// icicleHeight is the height of the overview: root and three levels.
const icicleHeight = 72

func newTreePane() *treePane {
	p := &treePane{explorer: treeview.New(columns()), icicle: treeview.NewIcicle(), crumbs: treeview.NewBreadcrumb(), source: newTreeSource(nil, present.InPawns)}
	p.explorer.SetEmpty("Press Think to grow a tree.")
	p.icicle.SetEmpty("The whole tree will be here: as wide as its nodes are many.")
	chosen := func(id treeview.ID) { p.OnSelect(tree.ID(id)) }
	p.explorer.OnSelect, p.icicle.OnSelect, p.crumbs.OnSelect = chosen, chosen, chosen
	p.icicle.Colour = func(id treeview.ID) color.NRGBA { return kindBadge(p.source.tree.Node(tree.ID(id)).Type).Colour }
	p.icicle.Label = func(id treeview.ID) string { return p.source.moveText(p.source.tree.Node(tree.ID(id))) }
	p.icicle.OnHover = func(id treeview.ID, at fyne.Position) { p.OnHint(p.describe(id), at) }
	p.filter = widget.NewSelect(filterNames(), func(string) { p.applyFilter() })
	p.filter.Selected = textFilterAll
	p.find = widget.NewEntry()
	p.find.SetPlaceHolder("Find: move, reason ...")
	p.find.OnChanged = func(string) { p.applyFilter() }
	line := widget.NewButton("Line", p.openLine)
	fold := widget.NewButton("Fold", p.fold)
	bar := container.NewBorder(nil, nil, fixedWidth(p.filter, 150), container.NewHBox(line, fold), p.find)
	top := container.NewVBox(fixedHeight(p.icicle, icicleHeight), bar, p.crumbs)
	p.content = container.NewPadded(container.NewBorder(top, nil, nil, nil, p.explorer))
	p.showPath(tree.Root)
	return p
}

// columns are as narrow as lets the classes of moves stay in a window of 1280 pixels.
func columns() []treeview.Column {
	return []treeview.Column{
		columnMove:   {Name: "Move", Hint: "The moves in the order in which they were examined. Bold: the line played.", Width: 150},
		columnClass:  {Name: "Class", Hint: textHintClass, Width: 48, Sortable: true, Priority: 3},
		columnWindow: {Name: "[m, M]", Hint: "The bounds with which the node was entered, seen from White.", Width: 150, Align: fyne.TextAlignTrailing, Priority: 6},
		columnValue:  {Name: "Value", Hint: textHintValue, Width: 82, Align: fyne.TextAlignTrailing, Sortable: true},
		columnPseudo: {Name: "PEVA", Hint: "Pseudo-evaluation: what the moves that were looked at promise, also beyond the bounds.", Width: 70, Align: fyne.TextAlignTrailing, Sortable: true, Priority: 4},
		columnStatic: {Name: "f(A)", Hint: "The static value f(A), where the programme computed it.", Width: 70, Align: fyne.TextAlignTrailing, Sortable: true, Priority: 5},
		columnNodes:  {Name: "Nodes", Hint: "Nodes visited in the subtree; the bar is the share of the parent's.", Width: 62, Align: fyne.TextAlignTrailing, Sortable: true, Priority: 1},
		columnReason: {Name: "Reason", Hint: "Why nothing more was done at the node.", Width: 82, Sortable: true, Priority: 2},
		columnLine:   {Name: "Forced variation", Hint: "The line of best play from the node on.", Width: 260},
	}
}

// setUnit prints the scores in another unit.
func (p *treePane) setUnit(unit present.Unit) {
	p.source.format.Unit = unit
	p.explorer.Grow() // asks for all rows again
}

// show puts a tree into the explorer; the root is open.
func (p *treePane) show(t *tree.Tree) {
	p.source = newTreeSource(t, p.source.format.Unit)
	p.visited.Clear()
	if t == nil {
		p.explorer.SetSource(nil)
		p.icicle.SetSource(nil)
	} else {
		p.explorer.SetSource(p.source)
		p.icicle.SetSource(p.source)
	}
	p.showPath(tree.Root)
}

// grow takes in what the tree has grown by.
func (p *treePane) grow() {
	p.source.Refresh()
	p.explorer.Grow()
	p.icicle.Redraw()
}

// openLine opens the nodes of the line played.
func (p *treePane) openLine() {
	if p.source.tree.Empty() {
		return
	}
	p.explorer.Expand(treeview.ID(tree.Root))
	for _, id := range p.source.tree.Line(tree.Root) {
		p.explorer.Expand(treeview.ID(id))
	}
}

// fold closes everything but the root.
func (p *treePane) fold() {
	p.explorer.CollapseAll(treeview.ID(tree.Root))
	p.explorer.Expand(treeview.ID(tree.Root))
}

func (p *treePane) rows() int64 { return p.explorer.Rows() }

// selectNode marks the node of the place. Where the place has left the tree nothing is
// marked.
func (p *treePane) selectNode(id tree.ID, inTree bool) {
	if p.source.tree.Empty() {
		return
	}
	p.showPath(id)
	if !inTree {
		p.explorer.Select(treeview.NoID)
		p.icicle.Select(treeview.NoID)
		return
	}
	p.visited.Visit(treeview.ID(id))
	p.icicle.Select(treeview.ID(id))
	if p.explorer.Selected() != treeview.ID(id) {
		p.explorer.Select(treeview.ID(id))
	}
}

// showPath names the nodes on the way to a node; a click goes there.
func (p *treePane) showPath(id tree.ID) {
	if p.source.tree.Empty() {
		p.crumbs.SetPath(nil)
		return
	}
	var path []treeview.Crumb
	for _, step := range p.source.tree.Path(id) {
		path = append(path, treeview.Crumb{ID: treeview.ID(step), Text: p.source.moveText(p.source.tree.Node(step))})
	}
	p.crumbs.SetPath(path)
}

// describe sums a node up for a hint.
func (p *treePane) describe(id treeview.ID) string {
	if id == treeview.NoID || p.source.tree.Empty() {
		return ""
	}
	cells := p.source.Row(id).Cells
	return strings.Join([]string{cells[columnMove].Text, cells[columnValue].Text, cells[columnNodes].Text + " " + readNodes, cells[columnReason].Text}, "   ")
}

// visitBack goes to the node that was selected before, visitForward back again.
func (p *treePane) visitBack() {
	if id, ok := p.visited.Back(); ok {
		p.OnSelect(tree.ID(id))
	}
}

func (p *treePane) visitForward() {
	if id, ok := p.visited.Forward(); ok {
		p.OnSelect(tree.ID(id))
	}
}

// applyFilter shows the nodes that pass both the chosen filter and the text. Without a text the nodes on the way to them are
// shown too, so that what lies deep is found.
func (p *treePane) applyFilter() {
	keep := p.filters()[p.filter.Selected]
	words := strings.Fields(strings.ToLower(p.find.Text))
	p.kept, p.source.passes = nil, nil
	switch {
	case keep == nil && len(words) == 0:
		p.explorer.SetFilter(nil)
	case len(words) == 0:
		p.source.passes = func(n tree.Node) bool { return keep(p.source, n) }
		p.kept = keepWithAncestors(p.source.tree, p.source.passes)
		p.explorer.SetFilter(func(id treeview.ID) bool { return p.kept.has(tree.ID(id)) || p.passes(tree.ID(id), keep, nil) })
	default:
		p.explorer.SetFilter(func(id treeview.ID) bool { return p.passes(tree.ID(id), keep, words) })
	}
}

// passes judges a node by itself.
func (p *treePane) passes(id tree.ID, keep func(*treeSource, tree.Node) bool, words []string) bool {
	n := p.source.tree.Node(id)
	return (keep == nil || keep(p.source, n)) && p.matches(n, words)
}

// showWay shows the nodes whose moves lie on an attack, and returns how many there are.
func (p *treePane) showWay(w *way) int {
	p.way = w
	p.find.SetText("")
	p.filter.SetSelected(textFilterWay)
	p.applyFilter()
	return p.kept.passed
}

// matches reports whether every word stands in the move, the class or the reason.
func (p *treePane) matches(n tree.Node, words []string) bool {
	if len(words) == 0 {
		return true
	}
	text := strings.ToLower(p.source.moveText(n) + " " + n.Class.String() + " " + n.Reason.String() + " " + n.Type.String())
	for _, word := range words {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}

// filters are what the list above the explorer offers; nil keeps all.
func (p *treePane) filters() map[string]func(*treeSource, tree.Node) bool {
	group := func(g tree.Group) func(*treeSource, tree.Node) bool {
		return func(_ *treeSource, n tree.Node) bool { return n.Reason.Info().Group == g }
	}
	return map[string]func(*treeSource, tree.Node) bool{
		textFilterAll:   nil,
		textFilterLine:  func(s *treeSource, n tree.Node) bool { return s.best[n.ID] },
		textFilterExact: func(_ *treeSource, n tree.Node) bool { return n.Closed && n.Bound == tree.Exact },
		textFilterForced: func(_ *treeSource, n tree.Node) bool {
			return n.Class == tree.ClassCapture || n.Class == tree.ClassCheck || n.Class == tree.ClassEvasion
		},
		textFilterCut:   group(tree.GroupCut),
		textFilterFinal: group(tree.GroupFinal),
		textFilterWay:   func(s *treeSource, n tree.Node) bool { return p.way.has(n.Move, s.turnAt(n).Opponent()) },
	}
}

func filterNames() []string {
	return []string{textFilterAll, textFilterLine, textFilterExact, textFilterForced, textFilterCut, textFilterFinal, textFilterWay}
}
