package tree

import (
	"slices"

	"fyne.io/fyne/v2"

	"drevo/app/pane"
	"drevo/engine/tree"
)

// Commands find, and go from node to node.
func (p *Pane) Commands() []pane.Command {
	const alt, ctrl = fyne.KeyModifierAlt, fyne.KeyModifierShortcutDefault
	return []pane.Command{
		{Name: "Find in the tree", Key: fyne.KeyF, Modifier: ctrl, Do: p.FocusFind},
		{Name: "Next match", Key: fyne.KeyF3, Do: func() { p.NextMatch(1) }},
		{Name: "Match before", Key: fyne.KeyF3, Modifier: fyne.KeyModifierShift, Do: func() { p.NextMatch(-1) }},
		{Name: "Parent", Key: fyne.KeyUp, Modifier: alt, Do: p.toParent},
		{Name: "Best child", Key: fyne.KeyDown, Modifier: alt, Do: p.toBest},
		{Name: "Sibling before", Key: fyne.KeyUp, Modifier: ctrl, Do: func() { p.toSibling(-1, each) }},
		{Name: "Next sibling", Key: fyne.KeyDown, Modifier: ctrl, Do: func() { p.toSibling(1, each) }},
		{Name: "Next change of the best line", Key: fyne.KeyDown, Modifier: ctrl | fyne.KeyModifierShift,
			Do: func() { p.toSibling(1, improved) }},
		{Name: "Next cut", Key: fyne.KeyDown, Modifier: alt | fyne.KeyModifierShift, Do: p.nextCut},
		{Name: "Bookmark, or remove it", Key: fyne.KeyM, Modifier: ctrl, Do: func() { p.toggleBookmark(p.view.Node) }},
		{Name: "Next bookmark", Key: fyne.KeyM, Modifier: ctrl | fyne.KeyModifierShift, Do: p.NextBookmark},
		{Name: "Insert the best line into the game", Key: fyne.KeyL, Modifier: ctrl | fyne.KeyModifierShift,
			Do: p.InsertBest},
		{Name: "Show only this subtree, or all", Key: fyne.KeyT, Modifier: ctrl, Do: p.toggleTop},
		{Name: "Node visited before", Key: fyne.KeyLeft, Modifier: alt, Do: func() { p.visit(p.visited.Back()) }},
		{Name: "Forward again", Key: fyne.KeyRight, Modifier: alt, Do: func() { p.visit(p.visited.Forward()) }},
	}
}

// each and improved say at which siblings a step may end: improved are those that became the best
// move of their parent when they returned.
func each(tree.Node) bool       { return true }
func improved(n tree.Node) bool { return n.Best }

// toParent goes to the node above.
func (p *Pane) toParent() {
	if n, ok := p.view.At(); ok && n.ID != tree.Root {
		p.host.Select(n.Parent)
	}
}

// toBest goes down the line of best play.
func (p *Pane) toBest() {
	if n, ok := p.view.At(); ok {
		if best, ok := p.view.Tree.Best(n.ID); ok {
			p.host.Select(best)
		}
	}
}

// toSibling goes to the nearest sibling in a direction, in the order of examination, at which a
// step may end. The root has no siblings: a step from it goes to its first move.
func (p *Pane) toSibling(by int, ends func(tree.Node) bool) {
	n, ok := p.view.At()
	if !ok {
		return
	}
	siblings, at := p.view.Tree.Children(n.Parent, nil), -1
	if n.ID == tree.Root {
		siblings = p.view.Tree.Children(tree.Root, nil)
	} else {
		at = slices.Index(siblings, n.ID)
	}
	for at += by; at >= 0 && at < len(siblings); at += by {
		if ends(p.view.Tree.Node(siblings[at])) {
			p.host.Select(siblings[at])
			return
		}
	}
	p.host.Status("There is no further one among the moves here.")
}

// nextCut goes to the next node in the order of examination that ended with a cut.
func (p *Pane) nextCut() {
	t := p.source.Tree
	if t.Empty() {
		return
	}
	words := t.Header().Vocabulary
	cuts := words.Matcher(tree.Filter{Groups: []tree.Group{tree.GroupCut}})
	for id := p.view.Node + 1; int(id) < t.Len() && id <= p.view.Node+nearCut; id++ {
		if cuts(t.Node(id)) {
			p.host.Select(id)
			return
		}
	}
	p.host.Status("There is no further cut behind this node.")
}

// nearCut bounds the walk to the next cut: some 10 ms.
const nearCut = 200_000

// toggleTop shows the subtree of the node alone, or the whole tree again.
func (p *Pane) toggleTop() {
	switch at := p.view.Node; {
	case p.source.Tree.Empty():
	case tree.ID(p.explorer.Top()) != tree.Root:
		p.setTop(tree.Root)
	case p.source.Tree.HasChildren(at):
		p.setTop(at)
	}
}

// Focus puts the keys into the explorer.
func (p *Pane) Focus(c fyne.Canvas) { c.Focus(p.explorer.Rows) }
