package tree

import (
	"image/color"
	"maps"
	"slices"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/tree"
)

// markColour is the stripe before a bookmarked row.
var markColour = color.NRGBA{R: 0xe6, G: 0x9f, A: 0xff}

// bookmarks are the marked nodes of the tree, which the settings keep.
type bookmarks struct {
	*shown
	changed func() // the rows and the icicle are to be drawn again
	only    func(title string, passes func(tree.Node) bool, found func(count int))
}

// restoreBookmarks marks the nodes of the tree that were bookmarked, in this tree or in another
// from the same position.
func (p *bookmarks) restoreBookmarks() {
	t := p.source.Tree
	p.source.marks = map[tree.ID]color.NRGBA{}
	if t.Empty() {
		return
	}
	root := t.Header().Position
	for _, b := range p.host.Settings().Config().Bookmarks {
		if b.Position != root.FEN() {
			continue
		}
		if id, ok := p.walkTo(b.Moves); ok {
			p.source.marks[id] = markColour
		}
	}
}

// walkTo finds the node that moves lead to.
func (p *bookmarks) walkTo(moves []string) (tree.ID, bool) {
	id := tree.Root
	for _, text := range moves {
		at, err := p.source.Tree.Position(id)
		if err != nil {
			return 0, false
		}
		move, err := at.ParseUCI(text)
		if err != nil {
			return 0, false
		}
		next, ok := p.source.Tree.Find(id, move)
		if !ok {
			return 0, false
		}
		id = next
	}
	return id, true
}

// toggleBookmark sets a bookmark at a node, or takes it away, and keeps that in the settings.
func (p *bookmarks) toggleBookmark(id tree.ID) {
	t := p.source.Tree
	if t.Empty() {
		return
	}
	root := t.Header().Position
	mark := config.Bookmark{Position: root.FEN(), Moves: session.UCI(t.Moves(t.Path(id)))}
	same := func(b config.Bookmark) bool {
		return b.Position == mark.Position && slices.Equal(b.Moves, mark.Moves)
	}
	_, marked := p.source.marks[id]
	if delete(p.source.marks, id); !marked {
		p.source.marks[id] = markColour
	}
	p.host.Settings().Change(func(c *config.Config) {
		c.Bookmarks = slices.DeleteFunc(slices.Clone(c.Bookmarks), same)
		if !marked {
			c.Bookmarks = append(c.Bookmarks, mark)
		}
		c.Bookmarks = c.Bookmarks[max(len(c.Bookmarks)-config.MostBookmarks, 0):]
	})
	p.changed()
}

// bookmarked lists the bookmarked nodes in the order in which they were examined.
func (p *bookmarks) bookmarked() []tree.ID { return slices.Sorted(maps.Keys(p.source.marks)) }

// bookmarkItems are the lines of a row's menu about bookmarks.
func (p *bookmarks) bookmarkItems(id tree.ID) []*fyne.MenuItem {
	name := "Bookmark"
	if _, marked := p.source.marks[id]; marked {
		name = "Remove the bookmark"
	}
	var list []*fyne.MenuItem
	for _, at := range p.bookmarked() {
		n := p.source.Tree.Node(at)
		list = append(list, fyne.NewMenuItem(p.source.Path(at)+"   "+p.source.Value(n),
			func() { p.host.Select(p.view.Place(at)) }))
	}
	all := fyne.NewMenuItem("Bookmarks", nil)
	all.Disabled = len(list) == 0
	list = append(list, fyne.NewMenuItemSeparator(), fyne.NewMenuItem("Show only these", p.onlyBookmarks))
	all.ChildMenu = fyne.NewMenu("", list...)
	return []*fyne.MenuItem{fyne.NewMenuItem(name, func() { p.toggleBookmark(id) }), all}
}

// NextBookmark goes to the bookmark after the selected node, round the tree.
func (p *bookmarks) NextBookmark() {
	list := p.bookmarked()
	if len(list) == 0 {
		p.host.Status("There is no bookmark in this tree: the menu of a row sets one.")
		return
	}
	at, here := slices.BinarySearch(list, p.view.Node)
	if here {
		at++
	}
	p.host.Select(p.view.Place(list[at%len(list)]))
}

// onlyBookmarks shows the bookmarked nodes and what is above them.
func (p *bookmarks) onlyBookmarks() {
	marks := maps.Clone(p.source.marks)
	p.only("Bookmarks", func(n tree.Node) bool { _, ok := marks[n.ID]; return ok }, func(count int) {
		p.host.Status(present.Whole(count) + " bookmarks.")
	})
}
