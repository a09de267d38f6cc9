package tree

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"drevo/app/handout"
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/treeview"
)

// rowMenu is the menu of a row.
type rowMenu struct {
	*shown
	marks  *bookmarks
	proves *prover
	again  *regrower
	setTop func(tree.ID) // shows the subtree of a node alone
	ask    func(query string)
}

// showMenu opens the menu of a row at a place on the screen.
func (p *rowMenu) showMenu(row treeview.ID, column int, at fyne.Position) {
	p.host.Hints().Show("", at) // which would lie over it
	p.onNode(row, func(id tree.ID) { popUp(p.explorer, at, p.menuItems(id, column)) })
}

// popUp opens a menu over an object, at a place on the screen.
func popUp(over fyne.CanvasObject, at fyne.Position, items []*fyne.MenuItem) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(over); c != nil {
		widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), c, at)
	}
}

// menuItems are what can be done with a node; column is the one under the pointer, or -1.
func (p *rowMenu) menuItems(id tree.ID, column int) []*fyne.MenuItem {
	n := p.source.Tree.Node(id)
	items := []*fyne.MenuItem{
		fyne.NewMenuItem("Explain", func() { p.explain(id) }),
		p.proves.items(id),
		p.pageItem(n),
		p.compareItem(n),
		fyne.NewMenuItem("Think from here", func() { p.host.Select(p.view.Place(id)); p.searcher.Think() }),
		fyne.NewMenuItemSeparator(),
		fyne.NewMenuItem("Copy line", func() { p.copied("line", p.wholeLine(n)) }),
		fyne.NewMenuItem("Copy FEN", func() { p.copyFEN(id) }),
		fyne.NewMenuItem("Copy subtree as PGN", func() { p.copyPGN(id) }),
		p.insertItem(id),
		fyne.NewMenuItemSeparator(),
	}
	items = append(items, p.marks.bookmarkItems(id)...)
	items = append(items, fyne.NewMenuItemSeparator(), p.topItem(id),
		fyne.NewMenuItem("Same position elsewhere", func() { p.ask(fmt.Sprintf("position = %d", id)) }),
		fyne.NewMenuItem("Similar positions with the same best move", func() { p.ask(fmt.Sprintf("like = %d", id)) }),
		fyne.NewMenuItem("Open all below", func() { p.explorer.ExpandAll(p.rowOf(id), openedAtOnce) }))
	if item, ok := p.again.item(n); ok {
		items = append(items, item)
	}
	if column > 0 {
		name := p.explorer.Columns()[column].Name
		items = append(items, fyne.NewMenuItemSeparator(), fyne.NewMenuItem("Not this column: "+name,
			func() { p.explorer.HideColumn(column) }))
	}
	return items
}

// openedAtOnce bounds how many nodes one command opens.
const openedAtOnce = 100_000

// explain shows in Why where the value of a node comes from.
func (p *rowMenu) explain(id tree.ID) {
	p.host.Select(p.view.Place(id))
	if err := p.host.Open(pane.Why, ""); err != nil {
		p.host.Status(err.Error())
	}
}

// pageItem saves what explains a node as a page.
func (p *rowMenu) pageItem(n tree.Node) *fyne.MenuItem {
	item := fyne.NewMenuItem("Save as a page ...", func() {
		page, err := handout.OfMove(p.view.Search, n.Parent, n.Move)
		var text strings.Builder
		if err == nil {
			err = page.Write(&text)
		}
		if err != nil {
			p.host.Fault(err.Error())
			return
		}
		p.proves.OnSave("node.html", text.String())
	})
	item.Disabled = n.ID == tree.Root || n.Type.Stage()
	return item
}

// mostCompared is how many other moves the menu offers for a comparison.
const mostCompared = 12

// compareItem offers the other moves at the parent, the best first, to be set beside the node's.
func (p *rowMenu) compareItem(n tree.Node) *fyne.MenuItem {
	var list []*fyne.MenuItem
	if n.ID != tree.Root && !n.Type.Stage() {
		for _, other := range p.source.BestMoves(n.Parent, mostCompared) {
			if other == n.ID {
				continue
			}
			o := p.source.Tree.Node(other)
			list = append(list, fyne.NewMenuItem(p.source.Move(o)+"   "+p.source.Value(o), func() {
				p.host.Compare(p.view.Place(n.ID).Side(), p.view.Place(other).Side())
			}))
		}
	}
	item := fyne.NewMenuItem("Compare with", nil)
	item.ChildMenu, item.Disabled = fyne.NewMenu("", list...), len(list) == 0
	return item
}

// topItem shows the subtree of a node alone, or the whole tree again.
func (p *rowMenu) topItem(id tree.ID) *fyne.MenuItem {
	if top, ok := p.node(p.explorer.Top()); ok && top != tree.Root && p.rowOf(top) == p.rowOf(id) {
		return fyne.NewMenuItem("Show the whole tree", func() { p.setTop(tree.Root) })
	}
	item := fyne.NewMenuItem("Show only this subtree", func() { p.setTop(id) })
	item.Disabled = id == tree.Root || !p.source.Tree.HasChildren(id)
	return item
}

// wholeLine is the way to a node and the line of best play from there.
func (p *rowMenu) wholeLine(n tree.Node) string {
	moves := p.source.Tree.Moves(append(p.source.Tree.Path(n.ID), p.source.Tree.Line(n.ID)...))
	return present.Line(p.source.Tree.Header().Position, moves)
}

// copied puts a text on the clipboard and says so.
func (p *rowMenu) copied(what, text string) {
	fyne.CurrentApp().Clipboard().SetContent(text)
	p.host.Status("Copied the " + what + ".")
}

func (p *rowMenu) copyFEN(id tree.ID) {
	position, err := p.source.Tree.Position(id)
	if err != nil {
		p.host.Status(err.Error())
		return
	}
	p.copied("FEN", position.FEN())
}

// mostCopied bounds a subtree on the clipboard.
const mostCopied = 5000

func (p *rowMenu) copyPGN(id tree.ID) {
	text, moves, err := p.source.PGN(id, mostCopied)
	if err != nil {
		p.host.Status(err.Error())
		return
	}
	p.copied(phrase.Of("subtree as PGN: {moves} moves of {nodes} nodes", "moves", present.Whole(moves),
		"nodes", present.Whole(p.source.Tree.Node(id).Count)), text)
}

// insertItem writes a node of the tree into the game.
func (p *rowMenu) insertItem(id tree.ID) *fyne.MenuItem {
	item := fyne.NewMenuItem("Insert into the game", func() { p.insert(id) })
	item.Disabled = p.view.Search == nil || p.view.Search.Start() != p.view.Game.Start()
	return item
}
