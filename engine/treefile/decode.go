package treefile

import (
	"encoding/binary"
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// mostPly is the largest ply that a tree tells apart.
const mostPly = 255

// mostMoves is how many moves can be left out at a node, and mostBytes how many bytes a column can have for a node or
// such a move, before it is compressed.
const (
	mostMoves = 1 << 8
	mostBytes = 1 << 4
)

// decoder reads the content of blocks of pages.
type decoder struct {
	*codec
	columns  [columnCount]numbers
	buffers  [columnCount][]byte
	above    []int32
	expected []expected
	sizes    []uint32
}

// pageHead is what stands before the columns of a page.
type pageHead struct {
	first   tree.ID
	nodes   int
	skips   int
	summary Summary
	columns []columnHead
	packed  []byte
}

// columnHead is how long a column is, and how long compressed.
type columnHead struct{ length, packed int }

// readPageHead reads the head of a page.
func readPageHead(content []byte) (h pageHead, err error) {
	whole := &numbers{text: content}
	from := &numbers{text: whole.bytes(whole.most(len(content)))}
	h.first = tree.ID(from.most(tree.MaxNodes))
	h.nodes = from.most(tree.PageNodes)
	h.skips = from.most(mostMoves * h.nodes)
	h.summary.read(from)
	for range from.most(1 << 8) {
		h.columns = append(h.columns, columnHead{from.most(h.most(len(h.columns))), from.most(len(content))})
	}
	if err := from.end(); err != nil || h.nodes == 0 || len(h.columns) < columnCount || h.first%tree.PageNodes != 0 {
		return h, fmt.Errorf("the head of a page: %w", errNumbers)
	}
	h.packed = content[whole.at:]
	return h, nil
}

// most is how long a column can be: only that of the moves that were left out grows with them. What a later version
// has there is not taken apart.
func (h *pageHead) most(column int) int {
	most := mostBytes*h.nodes + kindsOfEnd
	if column == skips || column >= columnCount {
		most += mostBytes * h.skips
	}
	return most
}

// page fills a page with what the content of a block has.
func (d *decoder) page(content []byte, p *tree.Page) error {
	h, err := readPageHead(content)
	if err != nil {
		return err
	}
	if err := d.unpackColumns(h); err != nil {
		return err
	}
	*p = tree.Page{First: h.first, Nodes: slices.Grow(p.Nodes[:0], h.nodes)[:h.nodes], Before: p.Before[:0],
		After: p.After[:0], Older: p.Older[:0], Later: p.Later[:0], Unsettled: p.Unsettled[:0]}
	if err := d.nodes(p); err != nil {
		return err
	}
	d.countNodes(p.Nodes)
	p.Before = d.skips(h.first, p.Before, h.skips)
	p.After = d.skips(h.first, p.After, h.skips-len(p.Before))
	d.lists(p)
	for i := range d.columns {
		if err := d.columns[i].end(); err != nil {
			return fmt.Errorf("column %d of the nodes from %d on: %w", i, h.first, err)
		}
	}
	return nil
}

// unpackColumns takes the columns apart.
func (d *decoder) unpackColumns(h pageHead) (err error) {
	rest := h.packed
	for i, c := range h.columns {
		if c.packed > len(rest) {
			return errNumbers
		}
		if i < columnCount { // else it is of a later version
			if d.buffers[i], err = d.take(rest[:c.packed], c.length, d.buffers[i]); err != nil {
				return err
			}
			d.columns[i] = numbers{text: d.buffers[i]}
		}
		rest = rest[c.packed:]
	}
	for i := range columnCount {
		if want, fixed := fixedLength(i, h.nodes); fixed && len(d.columns[i].text) != want {
			return errNumbers
		}
	}
	return nil
}

// fixedLength is how long a column is that has a byte for each node, or for each pair of a reason and a bound.
func fixedLength(column, nodes int) (length int, fixed bool) {
	switch column {
	case parents:
		return nodes, true
	case words:
		return wordBytes * nodes, true
	case moves:
		return 2 * nodes, true
	case nearest:
		return kindsOfEnd, true
	}
	return 0, false
}

// nodes reads the nodes but for their counts.
func (d *decoder) nodes(p *tree.Page) error {
	d.above, d.expected = d.above[:0], d.expected[:0]
	for i := range p.Nodes {
		n := &p.Nodes[i]
		*n = tree.Node{ID: p.First + tree.ID(i)}
		d.words(n, i)
		var x expected
		if parent, ok := d.parent(p, n, i); !ok {
			return fmt.Errorf("the parent of node %d: %w", n.ID, errNumbers)
		} else if parent >= 0 {
			x = below(&p.Nodes[parent], d.expected[parent], n.Type.Stage())
		}
		d.expected = append(d.expected, x)
		d.values(n, x, i)
	}
	for _, column := range [...]int{parents, words, moves, nearest} {
		d.columns[column].at = len(d.columns[column].text)
	}
	return nil
}

// parent finds the parent of a node, in the page or, with -1, before it, and sets its ply.
func (d *decoder) parent(p *tree.Page, n *tree.Node, i int) (parent int32, ok bool) {
	steps := d.columns[parents].text[i]
	parent = int32(i - 1)
	if steps == outside {
		back := d.columns[outsides].next()
		n.Parent, n.Ply = n.ID-tree.ID(back), d.columns[outsides].most(mostPly)
		d.above = append(d.above, -1)
		return -1, back <= uint32(n.ID)
	}
	for ; steps > 0 && parent >= 0; steps-- {
		parent = d.above[parent]
	}
	d.above = append(d.above, parent)
	if parent < 0 {
		return -1, false
	}
	n.Parent, n.Ply = p.First+tree.ID(parent), p.Nodes[parent].Ply
	if !n.Type.Stage() {
		n.Ply = min(n.Ply+1, mostPly)
	}
	return parent, true
}

// words reads what stands there as codes.
func (d *decoder) words(n *tree.Node, i int) {
	codes := d.columns[words].text[wordBytes*i:][:wordBytes]
	n.Type, n.Class, n.Place = tree.NodeType(codes[0]), tree.MoveClass(codes[1]), tree.Place(codes[2])
	n.Reason = tree.Reason(codes[3])
	readFlags(n, codes[4])
	move := binary.LittleEndian.Uint16(d.columns[moves].text[2*i:])
	if n.Type.Stage() {
		n.Number = int(move)
	} else {
		n.Move = board.Move(move)
	}
}

// readFlags sets what stands in a byte of flags.
func readFlags(n *tree.Node, bits byte) {
	n.Closed, n.HasStatic, n.HasKnown = bits&closed != 0, bits&hasStatic != 0, bits&hasKnown != 0
	n.Best, n.Truncated, n.Bound = bits&best != 0, bits&truncated != 0, tree.Bound(bits>>boundShift)
}

// values reads numbers.
func (d *decoder) values(n *tree.Node, x expected, i int) {
	n.Alpha = x.alpha + eval.Score(d.columns[alphas].signed())
	n.Beta = x.beta + eval.Score(d.columns[betas].signed())
	if n.HasStatic {
		n.Static = x.static + eval.Score(d.columns[statics].signed())
		if d.columns[words].text[wordBytes*i+wordBytes-1]&staticBound != 0 {
			n.StaticBound = tree.BoundOf(n.Static, n.Alpha, n.Beta)
		}
	}
	n.Score = near(d.columns[nearest].text[kindOfEnd(n)], n, x) + eval.Score(d.columns[scores].signed())
	if n.HasKnown {
		n.KnownFrom = n.ID - tree.ID(d.columns[knowns].signed())
	}
}

// countNodes reads how many nodes were visited below each, by those that are there.
func (d *decoder) countNodes(nodes []tree.Node) {
	d.sizes = slices.Grow(d.sizes[:0], len(nodes))[:len(nodes)]
	for i := range d.sizes {
		d.sizes[i] = 1
	}
	for i := len(nodes) - 1; i >= 0; i-- {
		if parent := d.above[i]; parent >= 0 {
			d.sizes[parent] += d.sizes[i]
		}
	}
	for i := range nodes {
		nodes[i].Count = d.sizes[i] + uint32(d.columns[counts].signed())
	}
}

// skips reads a list of moves that were left out, of which there are so many at most.
func (d *decoder) skips(first tree.ID, list []tree.Skipped, most int) []tree.Skipped {
	from := &d.columns[skips]
	for range from.most(most) {
		first += tree.ID(from.next())
		list = append(list, tree.Skipped{Node: first, Skip: readSkip(from)})
	}
	return list
}

// lists reads the older siblings in earlier pages, and the nodes whose lists go on.
func (d *decoder) lists(p *tree.Page) {
	from := &d.columns[lists]
	for range from.most(from.left()) {
		p.Older = append(p.Older, tree.Sibling{Node: p.First + tree.ID(from.next()), Older: tree.ID(from.next())})
	}
	for range from.most(from.left()) {
		p.Later = append(p.Later, p.First+tree.ID(from.next()))
	}
}
