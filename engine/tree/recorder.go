package tree

import (
	"sync/atomic"

	"drevo/engine/board"
)

// DefaultBudget is the number of nodes that a record keeps unless told otherwise:
// 800 MB.
const DefaultBudget = 20_000_000

// Beyond the budget nodes near the root are still kept, so that every move of
// the first plies has its row; reserve bounds how many.
const (
	keptPly = 2
	reserve = 100_000
)

// Unkept stands for a node that is not in the record.
const None = ^ID(0)

// maxPly is the largest ply that a record can hold; nodes below have it too.
const maxPly = 255

// Recorder writes a tree. It belongs to the goroutine that searches; the [Tree]
// that it grows may be read by any other at the same time. Every method does
// nothing on a nil Recorder.
type Recorder struct {
	tree    *Tree
	budget  uint32
	length  uint32
	slab    *slab // the one that length points into
	visited uint64
	open    []openNode
	closed  ID // the node that was left last; none when it was not kept
}

// frame is an open node of a depth-first search.
type openNode struct {
	id        ID // none when the node is not kept
	linked    bool
	hasStatic bool
	folded    bool
	class     MoveClass
	static    int32
	before    uint64 // nodes visited before this one
}

// NewRecorder returns a recorder of an empty tree. A budget of 0 means
// [DefaultBudget]; at most [MaxNodes] nodes can be kept.
func NewRecorder(header Header, budget int) *Recorder {
	if budget <= 0 {
		budget = DefaultBudget
	}
	return &Recorder{
		tree:   &Tree{header: header, store: new(store)},
		budget: uint32(min(budget, MaxNodes-reserve)),
		open:   make([]openNode, 0, 128),
	}
}

// Tree returns the tree that the recorder writes, nil for a nil Recorder.
func (r *Recorder) Tree() *Tree {
	if r == nil {
		return nil
	}
	return r.tree
}

// Enter opens a child of the innermost open node; the first call of all opens the
// root. Alpha and beta are the bounds at entry, from the point of view of the
// side to move after the move.
func (r *Recorder) Enter(move board.Move, kind NodeType, class MoveClass, alpha, beta int32) {
	if r != nil {
		r.enter(move, kind, class, alpha, beta)
	}
}

func (r *Recorder) enter(move board.Move, kind NodeType, class MoveClass, alpha, beta int32) {
	r.visited++
	f := openNode{id: None, class: class, before: r.visited - 1}
	parent, ply := None, 0
	if depth := len(r.open); depth > 0 {
		above := &r.open[depth-1]
		if parent = above.id; parent != None {
			r.link(above)
			ply = r.plyBelow(parent, kind)
		}
	}
	if r.keeps(parent, ply) {
		f.id = r.write(parent, ply, move, kind, alpha, beta)
		f.linked = f.id == Root
	} else if parent != None {
		r.open[len(r.open)-1].folded = true
	}
	r.open = append(r.open, f)
}

// Static sets the static value of the innermost open node.
func (r *Recorder) Static(value int32) {
	if r != nil {
		f := &r.open[len(r.open)-1]
		f.static, f.hasStatic = value, true
	}
}

// Leave closes the innermost open node with its score, what the score is worth,
// and the reason.
func (r *Recorder) Leave(score int32, bound Bound, reason Reason) {
	if r != nil {
		r.leave(score, bound, reason)
	}
}

func (r *Recorder) leave(score int32, bound Bound, reason Reason) {
	last := len(r.open) - 1
	f := &r.open[last]
	if f.id != None {
		flags := uint8(flagClosed)
		if f.hasStatic {
			flags |= flagStatic
		}
		if f.folded {
			flags |= flagFolded
		}
		count := uint32(min(r.visited-f.before, 1<<32-1))
		r.finish(f, packResult(score, reason, bound, f.class, flags), packDetail(f.static, count))
	}
	r.open, r.closed = r.open[:last], f.id
	if last == 0 {
		r.tree.store.length.Store(r.length)
	}
}

// Closed returns the node that was left last, for Reclass.
func (r *Recorder) Closed() ID {
	if r == nil {
		return None
	}
	return r.closed
}

// Reclass gives a node that was left another class: what a test found out about its
// move, or what became of the move. A node that was not kept is passed over.
func (r *Recorder) Reclass(id ID, class MoveClass) {
	if r == nil || id == None {
		return
	}
	rec := r.tree.store.at(id)
	const mask = uint64(0xFF) << classShift
	atomic.StoreUint64(&rec.result, atomic.LoadUint64(&rec.result)&^mask|uint64(class)<<classShift)
}

// settle stores what a node ends with. A leaf is still private and is linked
// only now, which saves two atomic stores at the most frequent node.
func (r *Recorder) finish(f *openNode, result, detail uint64) {
	rec := r.tree.store.at(f.id)
	if f.linked {
		result |= atomic.LoadUint64(&rec.result) & (flagFolded << flagShift) // Add may have set it
		atomic.StoreUint64(&rec.detail, detail)
		atomic.StoreUint64(&rec.result, result)
		return
	}
	rec.detail, rec.result = detail, result
	r.link(f)
}

// Add hangs a new open node under any kept node and returns its ID; ok is false
// when the budget is used up: the node is then counted, its parent is folded, and
// nothing can be hung under it. It must not be mixed with Enter and Leave, except
// that the root is entered first and left last. Cost: an atomic store for each
// node above the new one.
func (r *Recorder) Add(parent ID, move board.Move, kind NodeType, class MoveClass, alpha, beta int32) (id ID, ok bool) {
	if r == nil {
		return 0, false
	}
	r.visited++
	ply := r.plyBelow(parent, kind)
	above := r.tree.store.at(parent)
	if ok = r.keeps(parent, ply); ok {
		id = r.write(parent, ply, move, kind, alpha, beta)
		rec := r.tree.store.at(id)
		rec.result = packResult(0, ReasonOpen, Exact, class, 0)
		rec.next = above.first
		atomic.StoreUint32(&above.first, uint32(id))
	} else {
		atomic.StoreUint64(&above.result, atomic.LoadUint64(&above.result)|flagFolded<<flagShift)
	}
	r.countUp(parent)
	return id, ok
}

// countUp counts one more node below the given one and all above it.
func (r *Recorder) countUp(id ID) {
	for {
		rec := r.tree.store.at(id)
		atomic.StoreUint64(&rec.detail, atomic.LoadUint64(&rec.detail)+packDetail(0, 1))
		if id == Root {
			return
		}
		id = rec.parent
	}
}

// Close gives a node that was added a score and a reason, for the first time or
// instead of earlier ones.
func (r *Recorder) Close(id ID, score int32, bound Bound, reason Reason) {
	if r == nil {
		return
	}
	rec := r.tree.store.at(id)
	old := atomic.LoadUint64(&rec.result)
	class, flags := MoveClass(old>>classShift), uint8(old>>flagShift)
	atomic.StoreUint64(&rec.result, packResult(score, reason, bound, class, flags|flagClosed))
}

func (r *Recorder) plyBelow(parent ID, kind NodeType) int {
	ply := int(r.tree.store.at(parent).ply)
	if kind.Stage() {
		return ply
	}
	return min(ply+1, maxPly)
}

// keeps decides whether a node is recorded: always within the budget, near the
// root also beyond it, never below a node that is not recorded itself.
func (r *Recorder) keeps(parent ID, ply int) bool {
	if parent == None && r.length > 0 {
		return false
	}
	return r.length < r.budget || ply <= keptPly && r.length < r.budget+reserve
}

// write makes the record of a node that nobody sees yet.
func (r *Recorder) write(parent ID, ply int, move board.Move, kind NodeType, alpha, beta int32) ID {
	id := ID(r.length)
	fresh := id&slabMask == 0
	if fresh {
		r.slab = slabs.Get().(*slab)
	}
	if parent == None {
		parent = Root
	}
	r.slab[id&slabMask] = record{
		detail: packDetail(0, 1), parent: parent, alpha: alpha, beta: beta, move: move, kind: kind, ply: uint8(ply),
	}
	r.length++
	if fresh {
		r.tree.store.slabs[id>>slabBits].Store(r.slab)
		r.tree.store.length.Store(r.length)
	}
	return id
}

// link shows a node, and all that was written of it, to the readers.
func (r *Recorder) link(f *openNode) {
	if f.linked {
		return
	}
	f.linked = true
	rec := r.tree.store.at(f.id)
	if rec.result == 0 {
		rec.result = packResult(0, ReasonOpen, Exact, f.class, 0)
	}
	parent := r.tree.store.at(rec.parent)
	rec.next = parent.first
	atomic.StoreUint32(&parent.first, uint32(f.id))
}
