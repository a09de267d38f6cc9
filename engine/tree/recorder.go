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

// Nodes near the root are shown to the readers at once, others together: an atomic store a node would
// cost more than all the rest of the record.
const (
	shownPly  = 2
	showEvery = 256 // nodes
)

// Recorder writes a tree. It belongs to the goroutine that searches; the [Tree]
// that it grows may be read by any other at the same time. Every method does
// nothing on a nil Recorder.
type Recorder struct {
	tree        *Tree
	budget      uint32 // nodes, less what is attached takes
	claimed     int64  // bytes of what is attached
	length      uint32
	slab        *slab // the one that length points into
	visited     uint64
	open        []openNode
	shown       int     // how many of the open nodes the readers see, the outermost
	due         uint64  // how many nodes are visited when all open ones are to be shown
	closed      ID      // the node that was left last; None when it was not kept
	closedNode  *record // its record, nil when it was not kept
	closedShown bool    // the readers see it
}

// openNode is an open node of a depth-first search.
type openNode struct {
	record *record    // nil when the node is not kept
	before uint64     // nodes visited before this one
	low    eval.Score // the static value, or the ID of the node that the value is known from
	id     ID         // None when the node is not kept
	flags  uint8
	class  MoveClass
	place  Place
}

// NewRecorder returns a recorder of an empty tree with memory of its own. A budget of 0 means
// [DefaultBudget]; at most [MaxNodes] nodes can be kept.
func NewRecorder(header Header, budget int) *Recorder {
	return (*Pool)(nil).NewRecorder(header, budget)
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

// Claim takes memory for what is attached from the budget, in bytes, and reports whether it may: what is
// attached may take as much as it leaves to the nodes. Where it may not, it has to end there, and say so.
func (r *Recorder) Claim(bytes int64) bool {
	left := int64(r.budget) - int64(r.length)
	if nodes := (bytes + RecordBytes - 1) / RecordBytes; r.claimed+bytes <= (left-nodes)*RecordBytes {
		r.claimed += bytes
		r.budget -= uint32(nodes)
		return true
	}
	return false
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
	parent, ply := None, 0
	if depth := len(r.open); depth > 0 {
		above := &r.open[depth-1]
		if parent = above.id; parent != None {
			ply = plyBelow(above.record, kind)
		}
	}
	if ply <= shownPly || r.visited >= r.due {
		r.show()
	}
	r.open = append(r.open, openNode{id: None, class: class, before: r.visited - 1})
	f := &r.open[len(r.open)-1]
	switch {
	case r.keeps(parent, ply):
		f.id, f.record = r.write(parent, ply, move, kind, alpha, beta)
		if f.id == Root {
			r.shown = 1
		}
	case parent != None:
		r.open[len(r.open)-2].flags |= flagTruncated
	}
}

// Place says why the move to the innermost open node has its place in the order of moves.
func (r *Recorder) Place(place Place) {
	if r != nil {
		r.open[len(r.open)-1].place = place
	}
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

// Hide counts nodes below the innermost open one that are not there to be recorded, as a trace may leave some
// out.
func (r *Recorder) Hide(nodes uint64) {
	if r != nil {
		r.visited += nodes
		r.open[len(r.open)-1].flags |= flagTruncated
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
	if f.record != nil {
		count := uint32(min(r.visited-f.before, 1<<32-1))
		r.finish(f, packResult(score, reason, bound, f.place, f.class, f.flags|flagClosed), packDetail(f.low, count))
	}
	r.closed, r.closedNode, r.closedShown = f.id, f.record, last <= r.shown
	r.open, r.shown = r.open[:last], min(r.shown, last)
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
	switch {
	case r == nil || r.closedNode == nil:
	case r.closedShown:
		r.closedNode.mark(flagBest)
	default:
		r.closedNode.result |= flagBest << flagShift
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

// finish stores what the innermost open node ends with. One that the readers do not see yet is linked
// only now, and seen by them as soon as its parent is.
func (r *Recorder) finish(f *openNode, result, detail uint64) {
	rec := f.record
	switch last := len(r.open) - 1; {
	case last < r.shown:
		result |= atomic.LoadUint64(&rec.result) & (flagTruncated << flagShift) // Add may have set it
		atomic.StoreUint64(&rec.detail, detail)
		atomic.StoreUint64(&rec.result, result)
	case last == r.shown:
		rec.detail, rec.result = detail, result
		r.link(f.id, rec, r.open[last-1].record)
	default:
		rec.detail, rec.result = detail, result
		parent := r.open[last-1].record
		rec.next, parent.first = parent.first, uint32(f.id)
	}
}

// show lets the readers see all open nodes, and what was closed below them.
func (r *Recorder) show() {
	r.due = r.visited + showEvery
	for ; r.shown < len(r.open); r.shown++ {
		f := &r.open[r.shown]
		if f.record == nil {
			break // and none below it is kept
		}
		f.record.result = packResult(0, ReasonOpen, Exact, f.place, f.class, 0)
		r.link(f.id, f.record, r.open[r.shown-1].record)
	}
	r.closedShown = true
}

// link hangs a node under one that the readers see.
func (r *Recorder) link(id ID, rec, parent *record) {
	rec.next = parent.first
	atomic.StoreUint32(&parent.first, uint32(id))
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
	known := parent &^ notKept
	above := r.tree.store.at(known)
	ply := plyBelow(above, kind)
	id := known | notKept
	if parent.Kept() && r.keeps(parent, ply) {
		var rec *record
		id, rec = r.write(parent, ply, move, kind, alpha, beta)
		rec.result = packResult(0, ReasonOpen, Exact, PlaceNone, class, 0)
		r.link(id, rec, above)
	} else {
		above.mark(flagTruncated)
	}
	r.countUp(known, 1)
	return id
}

// HideBelow is Hide for a node that was added.
func (r *Recorder) HideBelow(id ID, nodes uint64) {
	if r != nil && id != None {
		known := id &^ notKept
		r.tree.store.at(known).mark(flagTruncated)
		r.countUp(known, nodes)
	}
}

// SetCount says how often a node that was added was visited, where that is not the number of the nodes below it.
func (r *Recorder) SetCount(id ID, visits uint64) {
	if r != nil && id.Kept() {
		rec := r.tree.store.at(id)
		count := uint32(min(visits, 1<<32-1))
		atomic.StoreUint64(&rec.detail, atomic.LoadUint64(&rec.detail)&(1<<32-1)|packDetail(0, count))
	}
}

// countUp counts more nodes below the given one and all above it.
func (r *Recorder) countUp(id ID, nodes uint64) {
	r.visited += nodes
	for {
		rec := r.tree.store.at(id)
		detail := atomic.LoadUint64(&rec.detail)
		count := uint32(min(detail>>32+nodes, 1<<32-1))
		atomic.StoreUint64(&rec.detail, detail&(1<<32-1)|packDetail(0, count))
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
	place, class, flags := placeIn(old), MoveClass(old>>classShift), uint8(old>>flagShift)
	atomic.StoreUint64(&rec.result, packResult(score, reason, bound, place, class, flags|flagClosed))
}

func plyBelow(parent *record, kind NodeType) int {
	ply := int(parent.ply)
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

// write makes the record of a node that nobody sees yet. With each slab the length is published, of
// what nothing but atomic stores will change any more.
func (r *Recorder) write(parent ID, ply int, move board.Move, kind NodeType, alpha, beta eval.Score) (ID, *record) {
	id := ID(r.length)
	fresh := id&slabMask == 0
	if fresh {
		r.slab = r.tree.store.pool.take()
	}
	if parent == None {
		parent = Root
	}
	rec := &r.slab[id&slabMask]
	*rec = record{
		detail: packDetail(0, 1), parent: parent, alpha: alpha, beta: beta, move: move, kind: kind, ply: uint8(ply),
	}
	r.length++
	if fresh {
		r.show()
		r.tree.store.slabs[id>>slabBits].Store(r.slab)
		r.tree.store.length.Store(max(uint32(id), 1))
	}
	return id, rec
}
