package tree

import (
	"math"
	"slices"
	"sync/atomic"

	"drevo/engine/board"
	"drevo/engine/eval"
)

// Skip is a move that a rule left out when it had its turn (rule 13 of the package).
type Skip struct {
	Move   board.Move
	Reason Reason
	Value  eval.Score // what the value of the node rose to by what the move could bring at most, or NoValue
	After  ID         // the youngest of the node's children at that time, None before the first
}

// NoValue is that of a move by which the value of the node did not rise.
const NoValue eval.Score = math.MinInt32

// skip is one as it lies in memory: 12 bytes, no pointers, never changed. It stands in the list of the
// children of its node, in the order of time. Those that a node has one after the other are a run: they lie
// side by side, and every one of them leads to what is older than the run.
type skip struct {
	older  uint32 // a link, as record.next
	value  eval.Score
	move   board.Move
	reason Reason
	place  uint8 // in the run, from 0
}

// SkipBytes is the memory that one skip takes.
const SkipBytes = 12

// skipLink marks a link in a list of children that leads to a skip; the rest is its index.
const skipLink uint32 = 1 << 31

// longestRun is how many skips lie side by side at most, because of skip.place.
const longestRun = 1 << 8

type skipSlab [slabSize]skip

// skipAt returns the skip of a link.
func (s *store) skipAt(link uint32) *skip {
	link &^= skipLink
	if s.pages != nil {
		return s.pages.skipAt(link)
	}
	return &s.skips[link>>slabBits].Load()[link&slabMask]
}

// node returns the node of a link, or the youngest that is older where it leads to skips; 0 for none.
func (s *store) node(link uint32) uint32 {
	for link&skipLink != 0 {
		link = s.skipAt(link).older
	}
	return link
}

// run returns the link to what is older than a run of skips, and whether one of them raised the value.
func (s *store) run(link uint32) (older uint32, raised bool) {
	for ; ; link-- {
		skip := s.skipAt(link)
		raised = raised || skip.value != NoValue
		if skip.place == 0 {
			return skip.older, raised
		}
	}
}

// youngest returns the youngest child of a node, 0 for none.
func (s *store) youngest(id ID) uint32 { return s.node(atomic.LoadUint32(&s.read(id).first)) }

// older returns the sibling of a node that is the next older one, 0 for none.
func (s *store) older(node uint32) uint32 { return s.node(s.read(ID(node)).next) }

// Skips appends the moves that rules left out at a node when they had their turn, in that order.
func (t *Tree) Skips(id ID, dst []Skip) []Skip {
	if t.Empty() {
		return dst
	}
	start := len(dst)
	for link := atomic.LoadUint32(&t.store.read(id).first); link > uint32(id); {
		from, node := len(dst), uint32(0)
		dst, node = t.store.skipsBehind(link, dst)
		if node <= uint32(id) {
			break
		}
		for i := range dst[from:] {
			dst[from+i].After = ID(node)
		}
		link = t.store.read(ID(node)).next
	}
	slices.Reverse(dst[start:])
	return dst
}

// skipsBehind appends the skips from a link to the next node, the latest first, and returns the node, 0 for none.
func (s *store) skipsBehind(link uint32, dst []Skip) ([]Skip, uint32) {
	for link&skipLink != 0 {
		at := s.skipAt(link)
		dst = append(dst, Skip{at.move, at.reason, at.value, None})
		if at.place == 0 {
			link = at.older
		} else {
			link--
		}
	}
	return dst, link
}

// SkipCount is the number of kept skips of the whole tree, as up to date as Len.
func (t *Tree) SkipCount() int {
	if t == nil {
		return 0
	}
	return int(t.store.skipLength.Load())
}

// Skip says that a rule leaves a move of the innermost open node out, now that it has its turn. Where the
// move could bring more, by the rule, than the best so far, the value of the node rises to that and is given;
// else NoValue is. What does not fit the budget is dropped as a node is.
func (r *Recorder) Skip(move board.Move, reason Reason, value eval.Score) {
	if r != nil {
		r.skip(move, reason, value)
	}
}

func (r *Recorder) skip(move board.Move, reason Reason, value eval.Score) {
	last := len(r.open) - 1
	f := &r.open[last]
	rec := f.record
	switch {
	case rec == nil:
	case r.left >= SkipBytes && r.skips&slabMask != 0 && last >= r.shown: // as nearly always
		r.left -= SkipBytes
		rec.first = r.addSkip(rec.first, move, reason, value)
	case !r.takesSkip(rec):
		f.result |= flagTruncated << flagShift
	default:
		atomic.StoreUint32(&rec.first, r.writeSkip(rec.first, move, reason, value))
	}
}

// AddSkip is Skip for a node that was added, of whatever age.
func (r *Recorder) AddSkip(id ID, move board.Move, reason Reason, value eval.Score) {
	if r == nil || !id.Kept() {
		return
	}
	rec := r.tree.store.at(id)
	if !r.takesSkip(rec) {
		rec.mark(flagTruncated)
		return
	}
	atomic.StoreUint32(&rec.first, r.writeSkip(rec.first, move, reason, value))
}

// takesSkip takes memory for a skip of a node, as for a child.
func (r *Recorder) takesSkip(rec *record) bool {
	return r.skips < MaxNodes && r.takes(SkipBytes, plyBelow(rec.ply, TypeFullWidth))
}

// writeSkip makes a skip that stands before others in the list of its node, and returns the link to it.
func (r *Recorder) writeSkip(first uint32, move board.Move, reason Reason, value eval.Score) uint32 {
	if r.skips&slabMask == 0 {
		r.skipSlab = r.tree.store.pool.takeSkips()
		r.tree.store.skips[r.skips>>slabBits].Store(r.skipSlab)
		r.tree.store.skipLength.Store(r.skips)
	}
	return r.addSkip(first, move, reason, value)
}

// addSkip is writeSkip where there is a slab. A run does not go on from one slab into the next.
func (r *Recorder) addSkip(first uint32, move board.Move, reason Reason, value eval.Score) uint32 {
	at, place := r.skips&slabMask, uint8(0)
	if at > 0 && first == skipLink|(r.skips-1) {
		if before := &r.skipSlab[at-1]; before.place < longestRun-1 {
			first, place = before.older, before.place+1
		}
	}
	s := &r.skipSlab[at]
	s.older, s.value, s.move, s.reason, s.place = first, value, move, reason, place
	link := skipLink | r.skips
	r.skips++
	return link
}
