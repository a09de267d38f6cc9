package tree

import (
	"sync/atomic"
	"unsafe"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/prefetch"
)

// maxPly is the largest ply that a record can hold; nodes below have it too.
const maxPly = 255

// Nodes near the root are shown to the readers at once, others together: an atomic store a node would
// cost more than all the rest of the record. Room is made for batches of nodes, so that most take what is there.
const (
	shownPly  = 2
	showEvery = 1024 // nodes
	batch     = 16   // nodes, ten lines of the cache
)

// Recorder writes a tree. It belongs to the goroutine that searches; the [Tree]
// that it grows may be read by any other at the same time. Every method does
// nothing on a nil Recorder.
type Recorder struct {
	tree        *Tree
	left        int64 // bytes of the budget that are not taken yet
	ready       int   // so many more nodes have room in the slab, in memory that was asked for, and are paid for
	spare       int64 // of the reserve
	claimed     int64 // bytes of what is attached
	length      uint32
	slab        *slab // the one that length points into
	skips       uint32
	skipSlab    *skipSlab // the one that skips points into
	visited     uint64
	open        []openNode
	shown       int     // how many of the open nodes the readers see, the outermost
	due         uint64  // how many nodes are visited when all open ones are to be shown
	closed      ID      // the node that was left last; None when it was not kept
	closedAt    *record // its record, nil when it was not kept
	closedShown bool    // the readers see it
	below       *below  // keep nothing but this, nil for everything
}

// openNode is an open node of a depth-first search.
type openNode struct {
	record *record    // nil when the node is not kept
	before uint64     // nodes visited before this one
	result uint64     // as record.result will be
	low    eval.Score // the static value, or the ID of the node that the value is known from
	id     ID         // None when the node is not kept
	ply    uint8
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

// Enter opens a child of the innermost open node; the first call of all opens the
// root. Alpha and beta are the bounds at entry, from the point of view of the
// side to move after the move.
func (r *Recorder) Enter(move board.Move, kind NodeType, class MoveClass, alpha, beta eval.Score) {
	if r != nil {
		r.enter(move, kind, class, alpha, beta)
	}
}

// Most nodes find their record made ready, and nothing is called. The fields of what is written are set one by one: a
// whole struct is put together elsewhere first, and the processor waits for its parts.
func (r *Recorder) enter(move board.Move, kind NodeType, class MoveClass, alpha, beta eval.Score) {
	r.visited++
	last := len(r.open)
	if r.ready == 0 || last == 0 || last == cap(r.open) {
		r.enterSlowly(move, kind, class, alpha, beta)
		return
	}
	above := &r.open[last-1]
	ply := plyBelow(above.ply, kind)
	if above.record == nil || ply <= shownPly {
		r.enterSlowly(move, kind, class, alpha, beta)
		return
	}
	id := ID(r.length)
	r.ready--
	r.length++
	rec := &r.slab[id&slabMask]
	rec.fill(above.id, ply, move, kind, alpha, beta)
	r.open = r.open[:last+1]
	f := &r.open[last]
	f.record, f.before, f.result, f.low, f.id, f.ply = rec, r.visited-1, uint64(class)<<classShift, 0, id, ply
}

// enterSlowly is enter where nothing is ready, or the readers see the node at once.
func (r *Recorder) enterSlowly(move board.Move, kind NodeType, class MoveClass, alpha, beta eval.Score) {
	if len(r.open) == 0 {
		r.enterRoot(move, kind, class, alpha, beta)
		return
	}
	ply := plyBelow(r.open[len(r.open)-1].ply, kind)
	id, rec := r.admit(ply, move, kind, alpha, beta)
	r.open = append(r.open, openNode{record: rec, before: r.visited - 1, result: uint64(class) << classShift, id: id,
		ply: ply})
}

// admit makes a record below the innermost open node if the budget has room for it and somebody wants it, and
// makes ready for those after it.
func (r *Recorder) admit(ply uint8, move board.Move, kind NodeType, alpha, beta eval.Score) (ID, *record) {
	if ply <= shownPly || r.visited >= r.due {
		r.show()
	}
	last := len(r.open)
	above := &r.open[last-1]
	if above.record == nil || !r.below.wants(last, r.visited-1, move, kind, alpha, beta) || !r.takes(RecordBytes, ply) {
		above.result |= flagTruncated << flagShift
		return None, nil
	}
	id, rec := r.newRecord()
	rec.fill(above.id, ply, move, kind, alpha, beta)
	if r.below == nil && ply > shownPly {
		r.makeReady()
	}
	return id, rec
}

// enterRoot opens the root, which the readers see at once.
func (r *Recorder) enterRoot(move board.Move, kind NodeType, class MoveClass, alpha, beta eval.Score) {
	id, rec := None, (*record)(nil)
	if r.length == 0 {
		r.takes(RecordBytes, 0)
		id, rec = r.newRecord()
		rec.fill(Root, 0, move, kind, alpha, beta)
		rec.next, rec.detail, rec.result = 0, packDetail(0, 1), uint64(class)<<classShift
		r.tree.store.slabs[0].Store(r.slab)
		r.tree.store.length.Store(1)
		r.shown = 1
	}
	r.open = append(r.open, openNode{record: rec, before: r.visited - 1, result: uint64(class) << classShift, id: id})
}

// Place says why the move to the innermost open node has its place in the order of moves.
func (r *Recorder) Place(place Place) {
	if r != nil {
		r.open[len(r.open)-1].result |= uint64(place&placeMask) << placeShift
	}
}

// Static sets the static value of the innermost open node.
func (r *Recorder) Static(value eval.Score) {
	if r != nil {
		f := &r.open[len(r.open)-1]
		f.low, f.result = value, f.result|flagStatic<<flagShift
	}
}

// StaticBound says that the static value of the innermost open node lies on the far side of a value,
// which is itself outside the node's bounds: at least value if that reaches beta, at most value if it
// does not exceed alpha.
func (r *Recorder) StaticBound(value eval.Score) {
	if r != nil {
		f := &r.open[len(r.open)-1]
		f.low, f.result = value, f.result|(flagStatic|flagStaticBound)<<flagShift
	}
}

// KnownFrom says that the innermost open node will be closed with the value of another, which a
// table remembers: rule 7 of the package. It takes the place of a static value. Nothing is noted
// for None.
func (r *Recorder) KnownFrom(id ID) {
	if r != nil && id != None {
		f := &r.open[len(r.open)-1]
		f.low, f.result = eval.Score(id), f.result&^((flagStatic|flagStaticBound)<<flagShift)|flagKnown<<flagShift
	}
}

// Hide counts nodes below the innermost open one that are not there to be recorded, as a trace may leave some
// out.
func (r *Recorder) Hide(nodes uint64) {
	if r != nil {
		r.visited += nodes
		r.open[len(r.open)-1].result |= flagTruncated << flagShift
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
	r.open = r.open[:last]
	r.closed, r.closedAt, r.closedShown = f.id, f.record, last <= r.shown
	result := f.result | packResult(score, reason, bound, 0, 0, flagClosed)
	detail := packDetail(f.low, uint32(min(r.visited-f.before, 1<<32-1)))
	switch rec := f.record; {
	case last <= r.shown:
		r.leaveShown(f, result, detail)
	case rec != nil:
		rec.detail, rec.result = detail, result
		parent := r.open[last-1].record
		rec.next, parent.first = parent.first, uint32(f.id)
	}
}

// leaveShown stores what a node ends with that the readers see, or one whose parent they see: that is linked
// only now.
func (r *Recorder) leaveShown(f *openNode, result, detail uint64) {
	last := len(r.open)
	switch rec := f.record; {
	case rec == nil:
	case last < r.shown:
		result |= atomic.LoadUint64(&rec.result) & (flagTruncated << flagShift) // Add may have set it
		atomic.StoreUint64(&rec.detail, detail)
		atomic.StoreUint64(&rec.result, result)
	default:
		rec.detail, rec.result = detail, result
		r.link(f.id, rec, r.open[last-1].record)
	}
	r.shown = last
	if last == 0 {
		r.tree.store.length.Store(r.length)
		r.tree.store.skipLength.Store(r.skips)
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
	case r == nil || r.closedAt == nil:
	case r.closedShown:
		r.closedAt.mark(flagBest)
	default:
		r.closedAt.result |= flagBest << flagShift
	}
}

// show lets the readers see all open nodes, and what was closed below them.
func (r *Recorder) show() {
	r.due = r.visited + showEvery - batch
	for ; r.shown < len(r.open); r.shown++ {
		f := &r.open[r.shown]
		if f.record == nil {
			break // and none below it is kept
		}
		f.record.detail = packDetail(0, 1)
		f.record.result = f.result &^ (0xFF << flagShift)
		r.link(f.id, f.record, r.open[r.shown-1].record)
	}
	r.closedShown = true
}

// link hangs a node under one that the readers see.
func (r *Recorder) link(id ID, rec, parent *record) {
	rec.next = parent.first
	atomic.StoreUint32(&parent.first, uint32(id))
}

// plyBelow returns the ply of a child of a node at a ply.
func plyBelow(ply uint8, kind NodeType) uint8 {
	if ply == maxPly || kind.Stage() {
		return ply
	}
	return ply + 1
}

// newRecord returns the place of one more node, which is paid for.
func (r *Recorder) newRecord() (ID, *record) {
	r.giveBack()
	id := ID(r.length)
	if id&slabMask == 0 {
		r.nextSlab()
	}
	r.length++
	return id, &r.slab[id&slabMask]
}

// makeReady makes room for a batch of nodes, and asks for the memory of the next one: to write what is far away
// waits, too.
func (r *Recorder) makeReady() {
	at := r.length & slabMask
	if at == 0 || at > slabSize-2*batch || r.left < 2*batch*RecordBytes {
		return
	}
	r.ready = batch - 1
	r.left -= (batch - 1) * RecordBytes
	prefetch.Lines(unsafe.Pointer(&r.slab[at+batch-1]), batch*RecordBytes/64)
}

// giveBack leaves to the budget what was made ready and is not used.
func (r *Recorder) giveBack() {
	r.left += int64(r.ready) * RecordBytes
	r.ready = 0
}

// nextSlab takes memory for more nodes. With each slab but the first, which waits for its root, the length is
// published, of what nothing but atomic stores will change any more.
func (r *Recorder) nextSlab() {
	r.slab = r.tree.store.pool.take()
	if r.length > 0 {
		r.show()
		r.tree.store.slabs[r.length>>slabBits].Store(r.slab)
		r.tree.store.length.Store(r.length)
	}
}
