package tree

import (
	"fyne.io/fyne/v2"

	"drevo/app/pane"
	"drevo/engine/tree"
	"drevo/widgets/treeview"
)

// Commands find, and go from node to node.
func (p *Pane) Commands() []pane.Command {
	const alt, ctrl = fyne.KeyModifierAlt, fyne.KeyModifierShortcutDefault
	return []pane.Command{
		{Name: "Find in the tree", Key: fyne.KeyF, Modifier: ctrl, Do: p.FocusFind},
		{Name: "Next match", Key: fyne.KeyF3, Do: func() { p.NextMatch(1) }},
		{Name: "Match before", Key: fyne.KeyF3, Modifier: fyne.KeyModifierShift, Do: func() { p.NextMatch(-1) }},
		{Name: "Parent", Key: fyne.KeyUp, Modifier: alt, Do: p.steps.toParent},
		{Name: "Best child", Key: fyne.KeyDown, Modifier: alt, Do: p.steps.toBest},
		{Name: "Sibling before", Key: fyne.KeyUp, Modifier: ctrl, Do: func() { p.steps.toSibling(-1, each) }},
		{Name: "Next sibling", Key: fyne.KeyDown, Modifier: ctrl, Do: func() { p.steps.toSibling(1, each) }},
		{Name: "Next change of the best line", Key: fyne.KeyDown, Modifier: ctrl | fyne.KeyModifierShift,
			Do: func() { p.steps.toSibling(1, improved) }},
		{Name: "Next cut", Key: fyne.KeyC, Modifier: alt | fyne.KeyModifierShift, Do: func() { p.steps.next(cuts, noCut) }},
		{Name: "Next surprise: value against static value", Key: fyne.KeyS, Modifier: alt | fyne.KeyModifierShift,
			Do: func() { p.steps.next(surprises, noSurprises) }},
		{Name: "Bookmark, or remove it", Key: fyne.KeyM, Modifier: ctrl, Do: func() { p.marks.toggleBookmark(p.view.Node) }},
		{Name: "Next bookmark", Key: fyne.KeyM, Modifier: ctrl | fyne.KeyModifierShift, Do: p.marks.NextBookmark},
		{Name: "Insert the best line into the game", Key: fyne.KeyL, Modifier: ctrl | fyne.KeyModifierShift,
			Do: p.InsertBest},
		{Name: "Show only this subtree, or all", Key: fyne.KeyT, Modifier: ctrl, Do: p.toggleTop},
		{Name: "Only what proves the value, or all", Key: fyne.KeyJ, Modifier: ctrl, Do: p.prover.toggle},
		{Name: "Step through the search, or end that", Key: fyne.KeyT, Modifier: ctrl | fyne.KeyModifierShift,
			Do: p.replay.toggle},
		{Name: "Node visited before", Key: fyne.KeyLeft, Modifier: alt, Do: func() { p.steps.visit(p.steps.visited.Back()) }},
		{Name: "Forward again", Key: fyne.KeyRight, Modifier: alt, Do: func() { p.steps.visit(p.steps.visited.Forward()) }},
	}
}

// setTop shows the subtree of a node alone, in the rows and in the icicle; the root's is the whole.
func (p *Pane) setTop(id tree.ID) {
	p.explorer.SetTop(p.rowOf(id))
	p.overview.icicle.Zoom(treeview.ID(id))
	p.showPath(p.view.Node)
}

// toggleTop shows the subtree of the node alone, or the whole tree again.
func (p *Pane) toggleTop() {
	switch at := p.view.Node; {
	case p.source.Tree.Empty():
	case p.explorer.Top() != p.rowOf(tree.Root):
		p.setTop(tree.Root)
	case p.source.Tree.HasChildren(at):
		p.setTop(at)
	}
}

// Focus puts the keys into the explorer.
func (p *Pane) Focus(c fyne.Canvas) { c.Focus(p.explorer.Rows) }
