package tree

import (
	"sync/atomic"

	"drevo/engine/board"
	"drevo/engine/eval"
)

// record is a node as it lies in memory: 40 bytes, no pointers.
//
// move, kind, ply, parent, next, alpha and beta are written before the record is
// linked and never after. first, result and detail change later, and only
// atomically. Children and skips are linked at the front, in one list, so next leads to the older
// one and no record needs to know its last child. A list ends with 0, or any number that is not above that of its node:
// a file may say anything.
type record struct {
	result uint64 // score (32 bits), reason (8), bound (2), place (6), class, flags (8 each)
	detail uint64 // static value or the node that the value is known from (32 bits), count (32 bits)
	parent ID
	first  uint32 // a link to the youngest child or, with skipLink, skip; 0 = none
	next   uint32 // a link to the next older one; 0 = none
	alpha  eval.Score
	beta   eval.Score
	move   board.Move // of a stage: its number
	kind   NodeType
	ply    uint8
}

// RecordBytes is the memory that one recorded node takes.
const RecordBytes = 40

const (
	slabBits = 16
	slabSize = 1 << slabBits
	slabMask = slabSize - 1
	maxSlabs = 1 << 12

	// MaxNodes is the largest number of nodes that a tree can hold.
	MaxNodes = maxSlabs * slabSize
)

const (
	flagClosed = 1 << iota
	flagStatic
	flagTruncated
	flagBest
	flagKnown
	flagStaticBound

	// Where the parts of record.result begin.
	boundShift = 40
	placeShift = 42
	classShift = 48
	flagShift  = 56

	boundMask = 3
	placeMask = Places - 1
)

type slab [slabSize]record

// store is the memory of a tree, shared by its one writer and all its readers.
type store struct {
	pool   *Pool // where the slabs come from and go to
	slabs  [maxSlabs]atomic.Pointer[slab]
	skips  [maxSlabs]atomic.Pointer[skipSlab]
	length atomic.Uint32 // records published, updated now and then

	skipLength atomic.Uint32 // the same of skips

	anyOrder atomic.Bool // the tree grows in no fixed order

	pages *pages // of a tree that lies in a source; its slabs are those of the pages that are in memory
}

// at returns a node of a tree that is in memory as a whole, as one that is written is.
func (s *store) at(id ID) *record {
	return &s.slabs[id>>slabBits].Load()[id&slabMask]
}

// read returns a node, wherever it lies.
func (s *store) read(id ID) *record {
	if slab := s.slabs[id>>slabBits].Load(); slab != nil {
		return &slab[id&slabMask]
	}
	slab, _ := s.pages.bring(int(id >> slabBits))
	return &slab[id&slabMask]
}

func (s *store) release() {
	if s.pages != nil {
		s.pages.close()
		return
	}
	s.length.Store(0)
	s.skipLength.Store(0)
	for i := range s.slabs {
		old, skips := s.slabs[i].Load(), s.skips[i].Load()
		if old == nil && skips == nil {
			return // slabs are taken in turn
		}
		s.slabs[i].Store(nil)
		s.skips[i].Store(nil)
		s.pool.give(old)
		s.pool.giveSkips(skips)
	}
}

func packResult(score eval.Score, reason Reason, bound Bound, place Place, class MoveClass, flags uint8) uint64 {
	return uint64(uint32(score)) | uint64(reason)<<32 | uint64(bound)<<boundShift | uint64(place&placeMask)<<placeShift |
		uint64(class)<<classShift | uint64(flags)<<flagShift
}

func placeIn(result uint64) Place { return Place(result>>placeShift) & placeMask }

func packDetail(static eval.Score, count uint32) uint64 {
	return uint64(uint32(static)) | uint64(count)<<32
}

// fill sets what does not change of a record that nobody sees yet.
func (r *record) fill(parent ID, ply uint8, move board.Move, kind NodeType, alpha, beta eval.Score) {
	r.parent, r.first, r.alpha, r.beta, r.move, r.kind, r.ply = parent, 0, alpha, beta, move, kind, ply
}

// decode copies a record out. It may be called while the writer works.
func (r *record) decode(id ID) Node {
	result, detail := atomic.LoadUint64(&r.result), atomic.LoadUint64(&r.detail)
	flags := uint8(result >> flagShift)
	n := Node{
		ID: id, Parent: r.parent, Type: r.kind, Ply: int(r.ply), Alpha: r.alpha, Beta: r.beta,
		Score: eval.Score(uint32(result)), Reason: Reason(result >> 32), Bound: Bound(result>>boundShift) & boundMask,
		Place: placeIn(result), Class: MoveClass(result >> classShift),
		Count:  uint32(detail >> 32),
		Closed: flags&flagClosed != 0, HasStatic: flags&flagStatic != 0, HasKnown: flags&flagKnown != 0,
		Best: flags&flagBest != 0, Truncated: flags&flagTruncated != 0,
	}
	switch low := uint32(detail); {
	case n.HasKnown:
		n.KnownFrom = ID(low)
	case n.HasStatic:
		n.Static = eval.Score(low)
		if flags&flagStaticBound != 0 {
			n.StaticBound = BoundOf(n.Static, n.Alpha, n.Beta)
		}
	}
	if r.kind.Stage() {
		n.Number = int(r.move)
	} else {
		n.Move = r.move
	}
	return n
}

// mark adds flags to a record that readers may see. Only the writer calls it.
func (r *record) mark(flags uint8) {
	atomic.StoreUint64(&r.result, atomic.LoadUint64(&r.result)|uint64(flags)<<flagShift)
}

// unmark takes flags away.
func (r *record) unmark(flags uint8) {
	atomic.StoreUint64(&r.result, atomic.LoadUint64(&r.result)&^(uint64(flags)<<flagShift))
}
