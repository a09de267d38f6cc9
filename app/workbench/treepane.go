package workbench

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/engine/tree"
	"drevo/widgets/explorer"
)

// treePane is the middle column: the way to the selected node, filters, and the
// explorer.
type treePane struct {
	explorer *explorer.Explorer
	crumbs   *fyne.Container
	filter   *widget.Select
	find     *widget.Entry
	content  fyne.CanvasObject

	source  *treeSource
	visited visits

	OnSelect func(tree.ID)
}

// pathShown is how many nodes of the way are named; what lies before is left out.
const pathShown = 9

func newTreePane() *treePane {
	p := &treePane{explorer: explorer.New(columns()), crumbs: container.NewHBox(), source: newTreeSource(nil)}
	p.explorer.SetEmpty(textEmptyTree)
	p.explorer.OnSelect = func(id explorer.ID) { p.OnSelect(tree.ID(id)) }
	p.filter = widget.NewSelect(filterNames(), func(string) { p.applyFilter() })
	p.filter.Selected = textFilterAll
	p.find = widget.NewEntry()
	p.find.SetPlaceHolder(textFind)
	p.find.OnChanged = func(string) { p.applyFilter() }
	line := widget.NewButton(textOpenLine, p.openLine)
	fold := widget.NewButton(textFold, p.fold)
	bar := container.NewBorder(nil, nil, fixedWidth(p.filter, 150), container.NewHBox(line, fold), p.find)
	way := container.NewHScroll(p.crumbs)
	p.content = container.NewPadded(container.NewBorder(container.NewVBox(bar, way), nil, nil, nil, p.explorer))
	p.showPath(tree.Root)
	return p
}

func columns() []explorer.Column {
	return []explorer.Column{
		columnMove:   {Name: textColumnMove, Hint: textHintMove, Width: 136},
		columnClass:  {Name: textColumnClass, Hint: textHintClass, Width: 50, Sortable: true, Priority: 3},
		columnWindow: {Name: textColumnWindow, Hint: textHintWindow, Width: 112, Align: fyne.TextAlignTrailing, Priority: 6},
		columnValue:  {Name: textColumnValue, Hint: textHintValue, Width: 72, Align: fyne.TextAlignTrailing, Sortable: true},
		columnPseudo: {Name: textColumnPseudo, Hint: textHintPseudo, Width: 58, Align: fyne.TextAlignTrailing, Sortable: true, Priority: 4},
		columnStatic: {Name: textColumnStatic, Hint: textHintStatic, Width: 58, Align: fyne.TextAlignTrailing, Sortable: true, Priority: 5},
		columnNodes:  {Name: textColumnNodes, Hint: textHintNodes, Width: 70, Align: fyne.TextAlignTrailing, Sortable: true, Priority: 1},
		columnReason: {Name: textColumnReason, Hint: textHintReason, Width: 110, Sortable: true, Priority: 2},
		columnLine:   {Name: textColumnLine, Hint: textHintLine, Width: 260},
	}
}

// show puts a tree into the explorer; the root is open.
func (p *treePane) show(t *tree.Tree) {
	p.source = newTreeSource(t)
	p.visited = visits{}
	if t == nil {
		p.explorer.SetSource(nil)
	} else {
		p.explorer.SetSource(p.source)
	}
	p.showPath(tree.Root)
}

// grow takes in what the tree has grown by.
func (p *treePane) grow() {
	p.source.Refresh()
	p.explorer.Grow()
}

// openLine opens the nodes of the line played.
func (p *treePane) openLine() {
	if p.source.tree.Empty() {
		return
	}
	p.explorer.Expand(explorer.ID(tree.Root))
	for _, id := range p.source.tree.Line(tree.Root) {
		p.explorer.Expand(explorer.ID(id))
	}
}

// fold closes everything but the root.
func (p *treePane) fold() {
	p.explorer.CollapseAll(explorer.ID(tree.Root))
	p.explorer.Expand(explorer.ID(tree.Root))
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
		p.explorer.Select(explorer.NoID)
		return
	}
	p.visited.visit(id)
	if p.explorer.Selected() != explorer.ID(id) {
		p.explorer.Select(explorer.ID(id))
	}
}

// showPath names the nodes on the way to a node; a click goes there.
func (p *treePane) showPath(id tree.ID) {
	p.crumbs.RemoveAll()
	if p.source.tree.Empty() {
		p.crumbs.Add(p.crumb(tree.Root, textRoot))
		return
	}
	path := p.source.tree.Path(id)
	if len(path) > pathShown {
		p.crumbs.Add(p.crumb(tree.Root, textRoot+" …"))
		path = path[len(path)-pathShown:]
	}
	for _, step := range path {
		p.crumbs.Add(p.crumb(step, p.source.moveText(p.source.tree.Node(step))))
	}
}

func (p *treePane) crumb(id tree.ID, text string) fyne.CanvasObject {
	b := widget.NewButton(text, func() {
		if !p.source.tree.Empty() {
			p.OnSelect(id)
		}
	})
	b.Importance = widget.LowImportance
	return b
}

// visitBack goes to the node that was selected before, visitForward back again.
func (p *treePane) visitBack() {
	if id, ok := p.visited.back(); ok {
		p.OnSelect(id)
	}
}

func (p *treePane) visitForward() {
	if id, ok := p.visited.forward(); ok {
		p.OnSelect(id)
	}
}

// applyFilter shows the nodes that pass both the chosen filter and the text.
func (p *treePane) applyFilter() {
	keep := filters()[p.filter.Selected]
	words := strings.Fields(strings.ToLower(p.find.Text))
	if keep == nil && len(words) == 0 {
		p.explorer.SetFilter(nil)
		return
	}
	p.explorer.SetFilter(func(id explorer.ID) bool {
		n := p.source.tree.Node(tree.ID(id))
		return (keep == nil || keep(p.source, n)) && p.matches(n, words)
	})
}

// matches reports whether every word stands in the move, the class or the reason.
func (p *treePane) matches(n tree.Node, words []string) bool {
	if len(words) == 0 {
		return true
	}
	text := strings.ToLower(p.source.moveText(n) + " " + n.Class.String() + " " + n.Reason.String() + " " + n.Kind.String())
	for _, word := range words {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}

// filters are what the list above the explorer offers; nil keeps all.
func filters() map[string]func(*treeSource, tree.Node) bool {
	group := func(g tree.Group) func(*treeSource, tree.Node) bool {
		return func(_ *treeSource, n tree.Node) bool { return n.Reason.Info().Group == g }
	}
	return map[string]func(*treeSource, tree.Node) bool{
		textFilterAll:   nil,
		textFilterLine:  func(s *treeSource, n tree.Node) bool { return s.best[n.ID] },
		textFilterExact: func(_ *treeSource, n tree.Node) bool { return n.Closed && n.Bound == tree.Exact },
		textFilterForced: func(_ *treeSource, n tree.Node) bool {
			return n.Class == tree.ClassCapture || n.Class == tree.ClassCheck || n.Class == tree.ClassReply
		},
		textFilterCut:   group(tree.GroupCut),
		textFilterFinal: group(tree.GroupFinal),
	}
}

func filterNames() []string {
	return []string{textFilterAll, textFilterLine, textFilterExact, textFilterForced, textFilterCut, textFilterFinal}
}
