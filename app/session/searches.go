package session

import (
	"slices"

	"drevo/engine/tree"
)

// DefaultMemory is how many bytes the trees of all kept searches may take together, with what is attached to them,
// where nothing else is said.
const DefaultMemory = int64(tree.DefaultBudget) * tree.RecordBytes

// Room is how many nodes one search may keep, less what skips and attachments take: three quarters of the
// memory, so that a small search after a large one does not drive it out. It is a ruling.
func (s *Session) Room() int { return int(s.Memory / 4 * 3 / tree.RecordBytes) }

// The most searches in the list, and of the deleted ones. Their smallest trees take 2.6 MB, so that all
// moves of a long game between two programmes find room.
const (
	mostSearches = 200
	mostDeleted  = 8
)

// searches are those whose trees are kept, in the order in which they were begun, and those
// that were deleted and may still come back.
type searches struct {
	list    []*Search
	deleted []*Search
}

// add puts a search into the list.
func (l *searches) add(s *Search) {
	at, _ := slices.BinarySearchFunc(l.list, s, func(a, b *Search) int { return a.started.Compare(b.started) })
	l.list = slices.Insert(slices.Clone(l.list), at, s) // of which views have slices
}

// has reports whether a search is in the list.
func (l *searches) has(s *Search) bool { return slices.Contains(l.list, s) }

// remove takes a search off the list; its tree stays, for restore.
func (l *searches) remove(s *Search) {
	if at := slices.Index(l.list, s); at >= 0 {
		l.list = slices.Delete(slices.Clone(l.list), at, at+1) // of which views have slices
		l.deleted = append(l.deleted, s)
	}
}

// restore puts a deleted search back where it was. It reports whether its tree was still
// there.
func (l *searches) restore(s *Search) bool {
	at := slices.Index(l.deleted, s)
	if at < 0 {
		return false
	}
	l.deleted = slices.Delete(l.deleted, at, at+1)
	l.add(s)
	return true
}

// bytes is what all trees take.
func (l *searches) bytes() int64 {
	var sum int64
	for _, s := range slices.Concat(l.list, l.deleted) {
		sum += s.tree.Memory()
	}
	return sum
}

// trim takes searches off until the others keep within a limit, and returns them: deleted
// ones first, then those without a name, of these the one that is largest for its age. What
// must stay does.
func (l *searches) trim(limit int64, stays func(*Search) bool) []*Search {
	var gone []*Search
	for l.bytes() > limit || len(l.list) > mostSearches || len(l.deleted) > mostDeleted {
		s := l.leastWorth(stays)
		if s == nil {
			break
		}
		l.drop(s)
		gone = append(gone, s)
	}
	return gone
}

// drop takes a search off for good.
func (l *searches) drop(s *Search) {
	same := func(other *Search) bool { return other == s }
	l.list = slices.DeleteFunc(slices.Clone(l.list), same) // of which views have slices
	l.deleted = slices.DeleteFunc(l.deleted, same)
}

// leastWorth is the search that is to go first, nil where all must stay.
func (l *searches) leastWorth(stays func(*Search) bool) *Search {
	if len(l.deleted) > 0 {
		return l.deleted[0]
	}
	var worst *Search
	var most int64
	for i, s := range l.list {
		if stays(s) {
			continue
		}
		weight := s.tree.Memory() * int64(len(l.list)-i)
		if worst == nil || worst.Name != "" && s.Name == "" || (worst.Name != "") == (s.Name != "") && weight > most {
			worst, most = s, weight
		}
	}
	return worst
}
