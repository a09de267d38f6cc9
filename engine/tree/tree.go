package tree

import (
	"fmt"
	"slices"
	"sync/atomic"

	"drevo/engine/board"
)

// Header says what a tree is of.
type Header struct {
	Programme  string
	Options    map[string]string // as resolved, by name
	Position   board.Position    // at the root
	Scale      Scale
	Vocabulary Vocabulary
}

// Tree reads a recorded tree, also while it grows. The methods are safe for any
// number of goroutines until Release. A nil Tree and one without nodes are
// empty.
type Tree struct {
	header   Header
	store    *store
	attached atomic.Pointer[Attachment]
	sharers  atomic.Int32 // who keep the tree beside the first
}

// Attachment is what a programme notes beside the nodes of a tree, such as the plans of Pitrat's, in a
// [Log] or two. It must be safe to read while the search writes it; a reader asks for it by its own type.
// Its memory comes out of the budget of the nodes ([Recorder.Claim]); where that is used up its end is
// missing, as that of a tree may be.
type Attachment interface {
	Memory() int64 // in bytes, now
}

// Noted is an attachment that can be asked for a number by its name: of a node, or of a move there (NoMove for none).
type Noted interface {
	Number(id ID, move board.Move, what string) (n int, ok bool)
}

// Attachment returns what the programme attached, nil for nothing, or after Release.
func (t *Tree) Attachment() Attachment {
	if t == nil {
		return nil
	}
	if a := t.attached.Load(); a != nil {
		return *a
	}
	return nil
}

// Header returns what the tree is of; a nil Tree has the zero Header.
func (t *Tree) Header() Header {
	if t == nil {
		return Header{}
	}
	return t.header
}

// Turn is the side to move at a node (rule 3).
func (t *Tree) Turn(n Node) board.Colour {
	if n.Ply%2 == 0 {
		return t.header.Position.Turn()
	}
	return t.header.Position.Turn().Opponent()
}

// Len is the number of kept nodes, exact once the search has ended and up to
// date within 65 536 nodes while it runs.
func (t *Tree) Len() int {
	if t == nil {
		return 0
	}
	return int(t.store.length.Load())
}

// Bytes is the memory of the kept nodes and skips.
func (t *Tree) Bytes() int64 { return int64(t.Len())*RecordBytes + int64(t.SkipCount())*SkipBytes }

// Memory is what the tree takes of the machine's memory, with what is attached: it grows by pieces
// of 2.6 MB for nodes and 0.8 MB for skips.
func (t *Tree) Memory() int64 {
	if p := t.pages(); p != nil {
		return p.memory.Load()
	}
	whole := func(n int) int64 { return int64((n+slabSize-1)/slabSize) * slabSize }
	slabs := whole(t.Len())*RecordBytes + whole(t.SkipCount())*SkipBytes
	if a := t.Attachment(); a != nil {
		slabs += a.Memory()
	}
	return slabs
}

// pages are those of a tree that was recorded before, nil for one that was recorded here.
func (t *Tree) pages() *pages {
	if t == nil {
		return nil
	}
	return t.store.pages
}

// Empty reports whether there is no root yet.
func (t *Tree) Empty() bool { return t == nil || t.store.slabs[0].Load() == nil }

// Share lets somebody else keep the tree, too: it is released when everybody has released it.
func (t *Tree) Share() {
	if t != nil {
		t.sharers.Add(1)
	}
}

// Release gives the memory back, to its [Pool] if it has one, unless the tree is shared. Who has
// released a tree may not
// read it any more; the last one may not before its recorder has stopped writing.
func (t *Tree) Release() {
	if t != nil && t.sharers.Add(-1) < 0 {
		t.attached.Store(nil)
		t.store.release()
	}
}

// Node returns what is known of a node now. The ID must come from this tree; the
// zero Node is returned for the root of an empty tree.
func (t *Tree) Node(id ID) Node {
	if t.Empty() {
		return Node{}
	}
	return t.store.read(id).decode(id)
}

// Children appends the children of a node to dst, in order of creation.
func (t *Tree) Children(id ID, dst []ID) []ID {
	if t.Empty() {
		return dst
	}
	start := len(dst)
	for next := t.store.youngest(id); next > uint32(id); next = t.store.older(next) {
		dst = append(dst, ID(next))
	}
	slices.Reverse(dst[start:])
	return dst
}

// ChildNodes returns the children of a node, in order of creation, as they are now.
func (t *Tree) ChildNodes(id ID) []Node {
	ids := t.Children(id, nil)
	nodes := make([]Node, len(ids))
	for i, child := range ids {
		nodes[i] = t.Node(child)
	}
	return nodes
}

// ChildCount counts the children of a node.
func (t *Tree) ChildCount(id ID) int {
	if t.Empty() {
		return 0
	}
	n := 0
	for next := t.store.youngest(id); next > uint32(id); next = t.store.older(next) {
		n++
	}
	return n
}

// HasChildren reports whether a node has at least one child now.
func (t *Tree) HasChildren(id ID) bool {
	return !t.Empty() && t.store.youngest(id) != 0
}

// Path returns the nodes from the root to id, both included.
func (t *Tree) Path(id ID) []ID {
	var path []ID
	for ; id != Root; id = t.store.read(id).parent {
		path = append(path, id)
	}
	path = append(path, Root)
	slices.Reverse(path)
	return path
}

// Position replays the moves from the root to a node. Cost: a made move a ply.
func (t *Tree) Position(id ID) (board.Position, error) {
	return t.Replay(id, func(Node, *board.Position) {})
}

// Replay plays the moves from the root to a node, and tells step of every node on the way, both included,
// with the position there.
func (t *Tree) Replay(id ID, step func(n Node, p *board.Position)) (board.Position, error) {
	p := t.header.Position
	for _, on := range t.Path(id) {
		n := t.Node(on)
		next := p
		switch {
		case n.Move == board.NoMove:
		case n.Move == board.Pass:
			p.MakePass(&next)
		case !p.IsLegal(n.Move):
			return p, fmt.Errorf("tree: node %d: %s is not legal in %s", on, n.Move, p.FEN())
		default:
			p.Make(n.Move, &next)
		}
		p = next
		step(n, &p)
	}
	return p, nil
}
