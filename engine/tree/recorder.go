package tree

import (
	"sync/atomic"

	"drevo/engine/board"
	"drevo/engine/eval"
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

// openNode is an open node of a depth-first search.
type openNode struct {
	id     ID // None when the node is not kept
	linked bool
	flags  uint8
	class  MoveClass
	low    eval.Score // the static value, or the ID of the node that the value is known from
	before uint64     // nodes visited before this one
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

// Attach notes something beside the nodes: see [Attachment]. It is released with the tree.
func (r *Recorder) Attach(a Attachment) {
	if r != nil {
		r.tree.attached.Store(&a)
	}
}

// Enter opens a child of the innermost open node; the first call of all opens the
// root. Alpha and beta are the bounds at entry, from the point of view of the
// side to move after the move.
func (r *Recorder) Enter(move board.Move, kind NodeType, class MoveClass, alpha, beta eval.Score) {
	if r != nil {
		r.enter(move, kind, class, alpha, beta)
	}
}

func (r *Recorder) enter(move board.Move, kind NodeType, class MoveClass, alpha, beta eval.Score) {
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
		r.open[len(r.open)-1].flags |= flagTruncated
	}
	r.open = append(r.open, f)
}

// Static sets the static value of the innermost open node.
func (r *Recorder) Static(value eval.Score) {
	if r != nil {
		f := &r.open[len(r.open)-1]
		f.low, f.flags = value, f.flags|flagStatic
	}
}

// StaticBound says that the static value of the innermost open node lies on the far side of a value,
// which is itself outside the node's bounds: at least value if that reaches beta, at most value if it
// does not exceed alpha.
func (r *Recorder) StaticBound(value eval.Score) {
	if r != nil {
		f := &r.open[len(r.open)-1]
		f.low, f.flags = value, f.flags|flagStatic|flagStaticBound
	}
}

// KnownFrom says that the innermost open node will be closed with the value of another, which a
// table remembers: rule 7 of the package. It takes the place of a static value. Nothing is noted
// for None.
func (r *Recorder) KnownFrom(id ID) {
	if r != nil && id != None {
		f := &r.open[len(r.open)-1]
		f.low, f.flags = eval.Score(id), f.flags&^(flagStatic|flagStaticBound)|flagKnown
	}
}

// Leave closes the innermost open node with its score, what the score is worth,
// and the reason.
func (r *Recorder) Leave(score eval.Score, bound Bound, reason Reason) {
	if r != nil {
		r.leave(score, bound, reason)
	}
}

func (r *Recorder) leave(score eval.Score, bound Bound, reason Reason) {
	last := len(r.open) - 1
	f := &r.open[last]
	if f.id != None {
		count := uint32(min(r.visited-f.before, 1<<32-1))
		r.finish(f, packResult(score, reason, bound, f.class, f.flags|flagClosed), packDetail(f.low, count))
	}
	r.open, r.closed = r.open[:last], f.id
	if last == 0 {
		r.tree.store.length.Store(r.length)
	}
}

// Closed returns the node that was left last, None when it was not kept.
func (r *Recorder) Closed() ID {
	if r == nil {
		return None
	}
	return r.closed
}

// Open returns the innermost open node, None when it is not kept: what a table notes beside a
// value, for KnownFrom.
func (r *Recorder) Open() ID {
	if r == nil || len(r.open) == 0 {
		return None
	}
	return r.open[len(r.open)-1].id
}

// Improve says that the node that was left last improves its parent: rule 5 of the package.
func (r *Recorder) Improve() {
	if r != nil && r.closed != None {
		r.tree.store.at(r.closed).mark(flagBest)
	}
}

// SetBest makes a node, whenever it was created, the only best child of its parent. A node that
// was not kept is passed over. Cost: a step for each of its siblings.
func (r *Recorder) SetBest(id ID) {
	if r == nil || !id.Kept() {
		return
	}
	rec := r.tree.store.at(id)
	rec.mark(flagBest)
	for next := r.tree.store.at(rec.parent).first; next != 0; {
		sibling := r.tree.store.at(ID(next))
		if ID(next) != id {
			sibling.unmark(flagBest)
		}
		next = sibling.next
	}
}

// Reclass gives a node that was left another class: what a test found out about its
// move, or what became of the move. A node that was not kept is passed over.
func (r *Recorder) Reclass(id ID, class MoveClass) {
	if r == nil || !id.Kept() {
		return
	}
	rec := r.tree.store.at(id)
	const mask = uint64(0xFF) << classShift
	atomic.StoreUint64(&rec.result, atomic.LoadUint64(&rec.result)&^mask|uint64(class)<<classShift)
}

// finish stores what a node ends with. A leaf is still private and is linked
// only now, which saves two atomic stores at the most frequent node.
func (r *Recorder) finish(f *openNode, result, detail uint64) {
	rec := r.tree.store.at(f.id)
	if f.linked {
		result |= atomic.LoadUint64(&rec.result) & (flagTruncated << flagShift) // Add may have set it
		atomic.StoreUint64(&rec.detail, detail)
		atomic.StoreUint64(&rec.result, result)
		return
	}
	rec.detail, rec.result = detail, result
	r.link(f)
}

// Add hangs a new open node under any other and returns its ID. When the budget is used up the
// node is only counted, the nearest kept node above it is truncated, and the ID says so
// ([ID.Kept]): it can be used like any other, and nothing of it is recorded. Add must not be mixed
// with Enter and Leave, except that the root is entered first and left last. Cost: an atomic store
// for each node above the new one.
func (r *Recorder) Add(parent ID, move board.Move, kind NodeType, class MoveClass, alpha, beta eval.Score) ID {
	if r == nil {
		return None
	}
	r.visited++
	known := parent &^ unkept
	above, ply := r.tree.store.at(known), r.plyBelow(known, kind)
	id := known | unkept
	if parent.Kept() && r.keeps(parent, ply) {
		id = r.write(parent, ply, move, kind, alpha, beta)
		rec := r.tree.store.at(id)
		rec.result = packResult(0, ReasonOpen, Exact, class, 0)
		rec.next = above.first
		atomic.StoreUint32(&above.first, uint32(id))
	} else {
		above.mark(flagTruncated)
	}
	r.countUp(known)
	return id
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

// SetStatic sets the static value of a node that was added.
func (r *Recorder) SetStatic(id ID, value eval.Score) {
	if r == nil || !id.Kept() {
		return
	}
	rec := r.tree.store.at(id)
	atomic.StoreUint64(&rec.detail, atomic.LoadUint64(&rec.detail)&^(1<<32-1)|packDetail(value, 0))
	rec.mark(flagStatic)
}

// Close gives a node that was added a score and a reason, for the first time or
// instead of earlier ones. A node that was not kept is passed over.
func (r *Recorder) Close(id ID, score eval.Score, bound Bound, reason Reason) {
	if r == nil || !id.Kept() {
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
func (r *Recorder) write(parent ID, ply int, move board.Move, kind NodeType, alpha, beta eval.Score) ID {
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
