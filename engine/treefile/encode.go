package treefile

import (
	"slices"

	"drevo/engine/tree"
)

// The bits of the column of flags; above them stands the bound.
const (
	closed = 1 << iota
	hasStatic
	hasKnown
	best
	truncated
	staticBound

	boundShift = 6
)

// outside says in the column of parents that a node has its parent in an earlier page, or too many steps above.
const outside = 255

// encoder makes the content of blocks of pages.
type encoder struct {
	*codec
	columns  [columnCount][]byte
	above    []int32 // the parent of each node in its page, -1 for none
	expected []expected
	sizes    []uint32 // of the subtrees within the page
	stored   []byte   // the columns, compressed
	content  []byte
}

// page returns the content of the block of a page, until the next call, and sums it up.
func (e *encoder) page(p *tree.Page, s *Summary) []byte {
	for i := range e.columns {
		e.columns[i] = e.columns[i][:0]
	}
	*s = Summary{}
	e.findParents(p)
	e.expect(p.Nodes)
	nearTo := nearestOf(p.Nodes, e.expected)
	e.columns[nearest] = append(e.columns[nearest], nearTo[:]...)
	for i := range p.Nodes {
		n := &p.Nodes[i]
		s.count(n)
		e.words(n)
		e.values(n, e.expected[i], nearTo[kindOfEnd(n)])
		e.add(counts, zigzag(int32(n.Count-e.sizes[i])))
	}
	e.skips(p.First, p.Before, p.After)
	e.lists(p)
	return e.put(p, s)
}

// add appends a number to a column.
func (e *encoder) add(column int, x uint32) { e.columns[column] = appendNumber(e.columns[column], x) }

// addByte appends a byte to a column.
func (e *encoder) addByte(column int, x byte) { e.columns[column] = append(e.columns[column], x) }

// findParents writes where the parents are, and counts the nodes of the page below each.
func (e *encoder) findParents(p *tree.Page) {
	e.above, e.sizes = e.above[:0], slices.Grow(e.sizes[:0], len(p.Nodes))[:len(p.Nodes)]
	for i := range p.Nodes {
		n := &p.Nodes[i]
		parent := int32(-1)
		if n.Parent >= p.First && n.ID != tree.Root {
			parent = int32(n.Parent - p.First)
		}
		steps, at := 0, int32(i-1)
		for at != parent && at >= 0 && steps < outside {
			at, steps = e.above[at], steps+1
		}
		if at != parent || parent < 0 || steps >= outside {
			steps, parent = outside, -1
			e.add(outsides, uint32(n.ID-n.Parent))
			e.addByte(outsides, byte(n.Ply))
		}
		e.addByte(parents, byte(steps))
		e.above = append(e.above, parent)
		e.sizes[i] = 1
	}
	for i := len(p.Nodes) - 1; i >= 0; i-- {
		if parent := e.above[i]; parent >= 0 {
			e.sizes[parent] += e.sizes[i]
		}
	}
}

// expect finds out what is to be expected of each node.
func (e *encoder) expect(nodes []tree.Node) {
	e.expected = e.expected[:0]
	for i := range nodes {
		var x expected
		if parent := e.above[i]; parent >= 0 {
			x = below(&nodes[parent], e.expected[parent], nodes[i].Type.Stage())
		}
		e.expected = append(e.expected, x)
	}
}

// words writes what stands there as codes.
func (e *encoder) words(n *tree.Node) {
	move := uint16(n.Move)
	if n.Type.Stage() {
		move = uint16(n.Number)
	}
	e.columns[moves] = append(e.columns[moves], byte(move), byte(move>>8))
	e.columns[words] = append(e.columns[words], byte(n.Type), byte(n.Class), byte(n.Place), byte(n.Reason), flagsOf(n))
}

// flagsOf is the byte of flags of a node.
func flagsOf(n *tree.Node) byte {
	bits := byte(n.Bound) << boundShift
	for _, f := range [...]struct {
		set bool
		bit byte
	}{{n.Closed, closed}, {n.HasStatic, hasStatic}, {n.HasKnown, hasKnown}, {n.Best, best}, {n.Truncated, truncated},
		{n.StaticBound != tree.Exact, staticBound}} {
		if f.set {
			bits |= f.bit
		}
	}
	return bits
}

// values writes numbers, as what differs from what is expected.
func (e *encoder) values(n *tree.Node, x expected, nearTo uint8) {
	e.add(alphas, zigzag(int32(n.Alpha-x.alpha)))
	e.add(betas, zigzag(int32(n.Beta-x.beta)))
	if n.HasStatic {
		e.add(statics, zigzag(int32(n.Static-x.static)))
	}
	e.add(scores, zigzag(int32(n.Score-near(nearTo, n, x))))
	if n.HasKnown {
		e.add(knowns, zigzag(int32(n.ID-n.KnownFrom)))
	}
}

// skips writes the moves that were left out: how many there are before and after, and of each where it stands,
// how far behind the one before.
func (e *encoder) skips(first tree.ID, before, after []tree.Skipped) {
	for _, list := range [][]tree.Skipped{before, after} {
		e.add(skips, uint32(len(list)))
		last := first
		for _, s := range list {
			e.add(skips, uint32(s.Node-last))
			e.columns[skips] = appendSkip(e.columns[skips], s.Skip)
			last = s.Node
		}
	}
}

// lists writes the older siblings in earlier pages, and the nodes whose lists go on.
func (e *encoder) lists(p *tree.Page) {
	e.add(lists, uint32(len(p.Older)))
	for _, s := range p.Older {
		e.add(lists, uint32(s.Node-p.First))
		e.add(lists, uint32(s.Older))
	}
	e.add(lists, uint32(len(p.Later)))
	for _, id := range p.Later {
		e.add(lists, uint32(id-p.First))
	}
}

// put puts head and columns together.
func (e *encoder) put(p *tree.Page, s *Summary) []byte {
	head := appendNumber(nil, uint32(p.First))
	head = appendNumber(head, uint32(len(p.Nodes)))
	head = appendNumber(head, uint32(len(p.Before)+len(p.After)))
	head = s.append(head)
	head = appendNumber(head, columnCount)
	e.stored = e.stored[:0]
	for _, column := range e.columns {
		from := len(e.stored)
		e.stored = e.pack.EncodeAll(column, e.stored)
		head = appendNumber(appendNumber(head, uint32(len(column))), uint32(len(e.stored)-from))
	}
	e.content = appendNumber(e.content[:0], uint32(len(head)))
	e.content = append(e.content, head...)
	return append(e.content, e.stored...)
}
