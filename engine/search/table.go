package search

import (
	"fmt"
	"math/bits"
	"strconv"
	"unsafe"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/prefetch"
	"drevo/engine/tree"
)

// MaxTableMB is the largest size of a [Table] in megabytes.
const MaxTableMB = 4096

// bucketBytes is the memory of a bucket: 65 536 positions a megabyte.
const bucketBytes = 32

// Entry is what a [Table] knows of a position.
type Entry struct {
	Move  board.Move // the best or the refuting one; NoMove where none is known
	Score eval.Score // counted from the root, as everywhere in a search
	Bound tree.Bound
	Depth int8    // how far the search below the position went, as the programme counts it
	Extra uint8   // a second measure of it, which the table only keeps
	Node  tree.ID // of the record, where the score was found; tree.None where that is not known
}

// Settles reports whether the score answers a search within the bounds alpha and beta. Whether its
// depth suffices is for the programme to say.
func (e Entry) Settles(alpha, beta eval.Score) bool {
	switch e.Bound {
	case tree.Lower:
		return e.Score >= beta
	case tree.Upper:
		return e.Score <= alpha
	}
	return true
}

// slot is an entry in 16 bytes.
type slot struct {
	keyMove uint64     // the low 48 bits of the key, then the move
	score   eval.Score // mates are counted from the position
	depth   int8
	extra   uint8
	bound   uint8 // + 1; 0 says that the slot is empty
	age     uint8 // of the search that stored it
}

// knows reports whether a slot holds what was not forgotten.
func (t *Table) knows(s *slot) bool { return s.bound != 0 && t.age-s.age <= t.span }

// holds reports whether a slot is known to be the position's with a key.
func (t *Table) holds(s *slot, key uint64) bool {
	return (s.keyMove^key<<16)>>16 == 0 && t.knows(s)
}

// Table is a transposition table: what was found out about positions, for when they are reached
// again. Its size is fixed, so that it forgets; it never takes one position for another unless 63
// bits of their keys agree. What else tells nodes of one programme apart (a horizon, the checks
// that are left) is to be mixed into the key. A nil Table remembers nothing. A Table serves one
// goroutine.
//
// A position belongs to a bucket of two slots (the two-deep scheme of Breuker, Uiterwijk and van
// den Herik): the first for the deepest search, the second for the latest.
//
//  1. A result replaces what is known of the same position, unless that came from a deeper search.
//  2. One of another position replaces an entry of an earlier search in the first slot.
//  3. One at least as deep as the first slot's moves that to the second slot and takes its place.
//  4. Any other overwrites the second slot.
type Table struct {
	rules FinalRules
	slots []slot
	tags  []uint8   // the low bits of each slot's key: they lie near, and say of most positions that no slot holds them
	nodes []tree.ID // + 1, so that 0 is tree.None; nil when nothing is recorded
	spare []tree.ID // memory for it
	age   uint8
	span  uint8 // what is older than so many searches is forgotten
	used  int
	stats TableStats
}

// TableStats count what was asked of a table since StartSearch.
type TableStats struct {
	Probes, Hits, Stores uint64
}

// NewTable returns an empty table of so many megabytes and a sixteenth for tags, a quarter more while a search is
// recorded. The rules say whether scores count the distance of mates. The error is one sentence.
func NewTable(megabytes int, rules FinalRules) (*Table, error) {
	if megabytes < 1 || megabytes > MaxTableMB {
		return nil, fmt.Errorf("a transposition table has from 1 to %d MB, not %d", MaxTableMB, megabytes)
	}
	if !roomForTable(megabytes) {
		return nil, fmt.Errorf("the system has no room for a transposition table of %d MB", megabytes)
	}
	slots := make([]slot, 2*(megabytes<<20/bucketBytes))
	AdviseHugePages(slots)
	return &Table{rules: rules, slots: slots, tags: make([]uint8, len(slots))}, nil
}

// roomForTable reports whether the system has the memory for a table and what a record adds to it.
func roomForTable(megabytes int) bool { return hasRoom(megabytes << 20 * 21 / 16) }

func (t *Table) megabytes() int { return len(t.slots) / 2 * bucketBytes >> 20 }

// TableSize returns the option for the size of a table in megabytes.
func TableSize(name string, megabytes int) Option {
	return Option{
		Name: name, Type: Int, Default: strconv.Itoa(megabytes), Min: 1, Max: MaxTableMB,
		Sentence: "The size of the transposition table in megabytes; a sixteenth is added, and a quarter if recorded.",
		Source:   "ruling: a size of our time",
	}
}

// StartSearch makes what is known older than what the next search stores, starts the counts, and
// says whether that search is recorded.
func (t *Table) StartSearch(recorded bool) {
	if t == nil {
		return
	}
	t.grow()
	t.span = min(t.span+1, 254)
	t.stats = TableStats{}
	if t.nodes != nil {
		t.spare, t.nodes = t.nodes, nil
	}
	switch {
	case !recorded:
	case t.spare == nil:
		t.nodes = make([]tree.ID, len(t.slots))
		AdviseHugePages(t.nodes)
	default:
		if t.nodes = t.spare; t.used > 0 {
			clear(t.nodes) // they belong to another tree
		}
	}
}

// grow makes everything older by a search. Once in 256 times, before an age comes back, what was
// forgotten is wiped out.
func (t *Table) grow() {
	if t.age++; t.age != 0 {
		return
	}
	for i := range t.slots {
		if !t.knows(&t.slots[i]) {
			t.slots[i] = slot{}
		}
	}
}

// Clear forgets everything. Of the memory it touches a sixteenth.
func (t *Table) Clear() {
	if t != nil {
		t.grow()
		clear(t.tags)
		t.span, t.used, t.stats = 0, 0, TableStats{}
	}
}

// first returns the index of the first of the two slots for a key.
func (t *Table) first(key uint64) int {
	bucket, _ := bits.Mul64(key, uint64(len(t.slots)/2))
	return int(bucket) * 2
}

// Expect says that a position with a key will soon be asked for, and perhaps stored: its place in memory is far away,
// and what is done meanwhile hides that.
func (t *Table) Expect(key uint64) {
	if t == nil {
		return
	}
	i := t.first(key)
	prefetch.Near(unsafe.Pointer(&t.tags[i]))
	prefetch.Near(unsafe.Pointer(&t.slots[i]))
	if t.nodes != nil {
		prefetch.Near(unsafe.Pointer(&t.nodes[i]))
	}
}

// Probe returns what is known of the position with a key, which stands at a ply from the root.
func (t *Table) Probe(key uint64, ply int) (Entry, bool) {
	if t == nil {
		return Entry{Node: tree.None}, false
	}
	t.stats.Probes++
	i := t.first(key)
	switch tag := uint8(key); {
	case t.tags[i] == tag && t.holds(&t.slots[i], key):
	case t.tags[i+1] == tag && t.holds(&t.slots[i+1], key):
		i++
	default:
		return Entry{Node: tree.None}, false
	}
	t.stats.Hits++
	s := &t.slots[i]
	e := Entry{
		Move: board.Move(s.keyMove), Score: t.rules.FromNode(s.score, ply), Bound: tree.Bound(s.bound - 1),
		Depth: s.depth, Extra: s.extra, Node: tree.None,
	}
	if t.nodes != nil {
		e.Node = t.nodes[i] - 1
	}
	return e, true
}

// Store keeps what was found out about the position with a key, which stands at a ply from the
// root.
func (t *Table) Store(key uint64, ply int, e Entry) {
	if t == nil {
		return
	}
	t.stats.Stores++
	i := t.first(key)
	first, second := &t.slots[i], &t.slots[i+1]
	switch {
	case t.holds(first, key) && first.depth > e.Depth, t.holds(second, key) && second.depth > e.Depth:
		return // rule 1
	case t.holds(first, key), !t.knows(first), first.age != t.age && !t.holds(second, key):
		// What the first slot holds, if anything, goes: rules 1 and 2.
	case e.Depth >= first.depth:
		t.move(i, i+1) // rule 3
	default:
		i++ // rules 1 and 4
	}
	t.write(i, slot{
		keyMove: key<<16 | uint64(e.Move), score: t.rules.ToNode(e.Score, ply),
		depth: e.Depth, extra: e.Extra, bound: uint8(e.Bound) + 1, age: t.age,
	}, e.Node)
}

// move copies a slot to another.
func (t *Table) move(from, to int) {
	node := tree.None
	if t.nodes != nil {
		node = t.nodes[from] - 1
	}
	t.write(to, t.slots[from], node)
}

// write fills a slot.
func (t *Table) write(i int, s slot, node tree.ID) {
	if !t.knows(&t.slots[i]) {
		t.used++
	}
	t.slots[i], t.tags[i] = s, uint8(s.keyMove>>16)
	if t.nodes != nil {
		t.nodes[i] = node + 1
	}
}

// Stats returns the counts since StartSearch.
func (t *Table) Stats() TableStats {
	if t == nil {
		return TableStats{}
	}
	return t.stats
}

// PerMille returns how full the table is, in thousandths.
func (t *Table) PerMille() int {
	if t == nil {
		return 0
	}
	return t.used * 1000 / len(t.slots)
}
