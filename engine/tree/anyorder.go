package tree

import (
	"sync/atomic"

	"drevo/engine/board"
	"drevo/engine/eval"
)

// Add hangs a new open node under any other and returns its ID. When the budget is used up the
// node is only counted, the nearest kept node above it is truncated, and the ID says so
// ([ID.Kept]): it can be used like any other, and nothing of it is recorded. Add must not be mixed
// with Enter and Leave, except that the root is entered first and left last: once nothing else is open, it may be
// called for nodes that were entered, too. Cost: an atomic store
// for each node above the new one.
func (r *Recorder) Add(parent ID, move board.Move, kind NodeType, class MoveClass, alpha, beta eval.Score) ID {
	if r == nil {
		return None
	}
	r.tree.store.anyOrder.Store(true)
	known := parent &^ notKept
	above := r.tree.store.at(known)
	ply := plyBelow(above.ply, kind)
	id := known | notKept
	if parent.Kept() && r.takes(RecordBytes, ply) {
		var rec *record
		id, rec = r.newRecord()
		rec.fill(parent, ply, move, kind, alpha, beta)
		rec.detail, rec.result = packDetail(0, 1), packResult(0, ReasonOpen, Exact, PlaceNone, class, 0)
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

// SetPlace says why the move to a node that was added has its place in the order of moves.
func (r *Recorder) SetPlace(id ID, place Place) {
	if r != nil && id.Kept() {
		rec := r.tree.store.at(id)
		const mask = uint64(placeMask) << placeShift
		atomic.StoreUint64(&rec.result, atomic.LoadUint64(&rec.result)&^mask|uint64(place&placeMask)<<placeShift)
	}
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

// SetBest makes a node, whenever it was created, the only best child of its parent. A node that
// was not kept is passed over. Cost: a step for each of its siblings.
func (r *Recorder) SetBest(id ID) {
	if r == nil || !id.Kept() {
		return
	}
	rec := r.tree.store.at(id)
	rec.mark(flagBest)
	r.unmarkBest(rec.parent, id)
}

// ForgetBest says that the best child of a node is one that was not kept, so that none of those that were is. Cost:
// that of SetBest.
func (r *Recorder) ForgetBest(parent ID) {
	if r != nil && parent.Kept() {
		r.unmarkBest(parent, None)
	}
}

// unmarkBest takes the mark of the best from all children of a node but one.
func (r *Recorder) unmarkBest(parent, but ID) {
	for next := r.tree.store.youngest(parent); next != 0; next = r.tree.store.older(next) {
		if ID(next) != but {
			r.tree.store.at(ID(next)).unmark(flagBest)
		}
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
