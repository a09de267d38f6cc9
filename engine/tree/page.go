package tree

import (
	"slices"
	"sync/atomic"
)

// PageNodes is how many nodes a page has, the last one of a tree fewer.
const PageNodes = slabSize

// Page is a run of nodes by their numbers, with the moves that rules left out there: what is kept of a tree
// elsewhere than in memory. A page says what it has without the others; only parents and siblings may lie in
// earlier ones.
type Page struct {
	First  ID
	Nodes  []Node
	Before []Skipped // before the turn of a node, after that of its older sibling: by the node, in order of time
	After  []Skipped // after the turn of all children of a node: by the node, in order of time
	Older  []Sibling // of those whose older sibling lies in an earlier page

	// Later are the nodes whose children or skips go on beyond the page, and Unsettled those of which something
	// may change yet: see [Tree.Tail].
	Later, Unsettled []ID

	skips []Skip // of one node
}

// Skipped is a move that was left out beside a node; what its field After would say is said by where it stands.
type Skipped struct {
	Node ID
	Skip
}

// Sibling is the older sibling of a node.
type Sibling struct{ Node, Older ID }

// Tail is what the pages of a tree could not say when they were made.
type Tail struct {
	Lists   []List // of the nodes that were in [Page.Later]
	Changed []Node // those that were in [Page.Unsettled]
}

// List is how the children and skips of a node end.
type List struct {
	Node     ID
	Youngest ID // child; Root for none
	Skips    []Skip
}

// InOrder reports whether a tree is one of a depth-first search: then pages that are full can be made of it while
// it grows, of the kept nodes up to Len.
func (t *Tree) InOrder() bool { return t != nil && !t.store.anyOrder.Load() }

// Page fills a page with the nodes from one on. Ended says that the search is over. Cost: about 60 ns a node.
func (t *Tree) Page(first ID, ended bool, p *Page) {
	*p = Page{First: first, Nodes: p.Nodes[:0], Before: p.Before[:0], After: p.After[:0], Older: p.Older[:0],
		Later: p.Later[:0], Unsettled: p.Unsettled[:0], skips: p.skips}
	end := min(first+PageNodes, ID(t.Len()))
	for id := first; id < end; id++ {
		rec := t.store.read(id)
		if !ended && !t.store.read(rec.parent).closed() { // asked before the node is read
			p.Unsettled = append(p.Unsettled, id)
		}
		n := rec.decode(id)
		p.Nodes = append(p.Nodes, n)
		var older ID
		p.Before, older = p.take(t.store, id, rec.next, p.Before)
		if older != Root && older < first {
			p.Older = append(p.Older, Sibling{id, older})
		}
		t.endOfList(p, rec, n, end, ended)
	}
}

// endOfList takes in the skips after the last child of a node, if nothing can follow them any more.
func (t *Tree) endOfList(p *Page, rec *record, n Node, end ID, ended bool) {
	first := atomic.LoadUint32(&rec.first)
	if !n.Closed && !ended || t.store.node(first) >= uint32(end) {
		p.Later = append(p.Later, n.ID)
		return
	}
	p.After, _ = p.take(t.store, n.ID, first, p.After)
}

// take appends the skips beside a node that stand from a link on, and returns the next node behind them.
func (p *Page) take(s *store, id ID, link uint32, dst []Skipped) ([]Skipped, ID) {
	if link&skipLink == 0 {
		return dst, ID(link)
	}
	skips, node := s.skipsBehind(link, p.skips[:0])
	p.skips = skips
	for _, skip := range slices.Backward(skips) {
		dst = append(dst, Skipped{id, skip})
	}
	return dst, ID(node)
}

// Tail returns what the pages could not say, now that the search is over.
func (t *Tree) Tail(later, unsettled []ID) Tail {
	var tail Tail
	for _, id := range later {
		skips, youngest := t.store.skipsBehind(atomic.LoadUint32(&t.store.read(id).first), nil)
		slices.Reverse(skips)
		tail.Lists = append(tail.Lists, List{id, ID(youngest), skips})
	}
	for _, id := range unsettled {
		tail.Changed = append(tail.Changed, t.Node(id))
	}
	return tail
}

// closed reports whether a node has its result.
func (r *record) closed() bool { return atomic.LoadUint64(&r.result)&(flagClosed<<flagShift) != 0 }
