package tree

import (
	"slices"

	"drevo/engine/query"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/treeview"
)

// steps go from node to node.
type steps struct {
	*shown
	visited treeview.History
}

// visit goes to a node, if there is one.
func (p *steps) visit(id treeview.ID, ok bool) {
	if ok {
		p.host.Select(p.view.Place(tree.ID(id)))
	}
}

// each and improved say at which siblings a step may end: improved are those that became the best
// move of their parent when they returned.
func each(tree.Node) bool       { return true }
func improved(n tree.Node) bool { return n.Best }

// toParent goes to the node above.
func (p *steps) toParent() {
	if n, ok := p.view.At(); ok && n.ID != tree.Root {
		p.host.Select(p.view.Place(n.Parent))
	}
}

// toBest goes down the line of best play.
func (p *steps) toBest() {
	if n, ok := p.view.At(); ok {
		if best, ok := p.view.Tree.Best(n.ID); ok {
			p.host.Select(p.view.Place(best))
		}
	}
}

// toSibling goes to the nearest sibling in a direction, in the order of examination, at which a
// step may end. The root has no siblings: a step from it goes to its first move.
func (p *steps) toSibling(by int, ends func(tree.Node) bool) {
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
			p.host.Select(p.view.Place(siblings[at]))
			return
		}
	}
	p.host.Status("There is no further one among the moves here.")
}

// The nodes that a key goes to, as queries, and what is said where there is no further one.
const (
	cuts        = "group = cut"
	noCut       = "There is no further cut behind this node."
	surprises   = "surprise >= 1"
	noSurprises = "There is no node behind this one whose value is a pawn from its static value."
)

// next goes to the next node in the order of examination that a query holds for.
func (p *steps) next(text, none string) {
	t := p.source.Tree
	q, err := query.Parse(text, t.Header().Vocabulary)
	if t.Empty() || err != nil {
		return
	}
	for m, id := q.On(t), p.view.Node+1; int(id) < t.Len() && id <= p.view.Node+near; id++ {
		if n := t.Node(id); m.Match(n) {
			p.host.Select(p.view.Place(id))
			if pawns, ok := m.Number("surprise", n); ok && text == surprises {
				p.host.Status(phrase.Of("{move}: the static value is {static}, the search gave {value}, {pawns:%.2f} "+
					"pawns from it.", "move", p.source.Move(n), "static", p.source.Static(n), "value", p.source.Value(n),
					"pawns", pawns))
			}
			return
		}
	}
	p.host.Status(none)
}

// near bounds the walk to the next node: some 10 ms.
const near = 200_000
