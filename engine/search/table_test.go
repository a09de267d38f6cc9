package search_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

func newTable(t testing.TB, recorded bool) *search.Table {
	t.Helper()
	table, err := search.NewTable(1, allRules)
	if err != nil {
		t.Fatal(err)
	}
	table.StartSearch(recorded)
	return table
}

// bucketKey returns the key number n of those that share a bucket in a table of 1 MB, which has
// 32 768 buckets.
func bucketKey(bucket, n uint64) uint64 { return bucket<<49 | n*0x123456789 }

func randomEntry(random *rand.Rand) search.Entry {
	return search.Entry{
		Move: board.Move(random.Uint32()), Score: eval.Score(random.IntN(20_001) - 10_000),
		Bound: tree.Bound(random.IntN(3)), Depth: int8(random.IntN(12) - 2), Extra: uint8(random.Uint32()),
		Node: tree.ID(random.Uint32()),
	}
}

// A table that is not too small for its keys is a map in which the deeper result stays.
func TestTableAgreesWithAMap(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	table, twin := newTable(t, true), map[uint64]search.Entry{}
	hits := 0
	for range 100_000 {
		key := bucketKey(random.Uint64N(500)*61, random.Uint64N(2)+1)
		want, known := twin[key]
		got, ok := table.Probe(key, 7)
		if ok != known || ok && got != want {
			t.Fatalf("key %x: %+v, %v, want %+v, %v", key, got, ok, want, known)
		}
		if ok {
			hits++
		}
		if e := randomEntry(random); !known || e.Depth >= want.Depth {
			twin[key] = e
			table.Store(key, 7, e)
		} else {
			table.Store(key, 7, e) // does not replace a deeper result
		}
	}
	if stats := table.Stats(); stats != (search.TableStats{Probes: 100_000, Hits: uint64(hits), Stores: 100_000}) {
		t.Errorf("counts %+v with %d hits", stats, hits)
	}
	if want := len(twin) * 1000 / 65_536; table.PerMille() != want {
		t.Errorf("%d per mille full, want %d", table.PerMille(), want)
	}
}

// A table that is much too small forgets, but what it says was stored for the very same key, and
// nothing at least as deep came after it.
func TestTableForgetsButInventsNothing(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 2))
	table, stored := newTable(t, true), map[uint64][]search.Entry{}
	hits, misses := 0, 0
	for round := range 200_000 {
		if round%30_000 == 0 {
			table.StartSearch(true)
		}
		key := bucketKey(random.Uint64N(300)*109, random.Uint64N(12)+1)
		if got, ok := table.Probe(key, 3); ok {
			hits++
			if !saidLast(stored[key], got) {
				t.Fatalf("key %x: %+v is not what was stored last, or deepest: %+v", key, got, stored[key])
			}
		} else if len(stored[key]) > 0 {
			misses++
		}
		e := randomEntry(random)
		stored[key] = append(stored[key], e)
		table.Store(key, 3, e)
	}
	if hits < 20_000 || misses < 20_000 {
		t.Errorf("%d hits and %d misses: the table is not put to the test", hits, misses)
	}
}

// saidLast reports whether the table may say got after all these were stored, with the node of it
// only in the same search.
func saidLast(stored []search.Entry, got search.Entry) bool {
	for i := len(stored) - 1; i >= 0; i-- {
		e := stored[i]
		if got.Node == tree.None {
			e.Node = tree.None
		}
		if e == got {
			return true
		}
		if e.Depth >= got.Depth {
			return false
		}
	}
	return false
}

// The rules of replacement, one by one: stored in a bucket in this order, what is still known.
func TestTableReplaces(t *testing.T) {
	type store struct {
		key   uint64
		depth int8
	}
	newSearch := store{}
	for _, test := range []struct {
		name   string
		stores []store
		known  map[uint64]int8
	}{
		{"a deeper result of the same position", []store{{1, 2}, {1, 3}}, map[uint64]int8{1: 3}},
		{"an equally deep one", []store{{1, 2}, {2, 1}, {2, 1}, {1, 2}}, map[uint64]int8{1: 2, 2: 1}},
		{"a shallower one is refused", []store{{1, 2}, {1, 1}}, map[uint64]int8{1: 2}},
		{"also in the second slot", []store{{1, 9}, {2, 5}, {2, 4}}, map[uint64]int8{1: 9, 2: 5}},
		{"the deepest stays", []store{{1, 9}, {2, 5}, {3, 4}, {4, 3}}, map[uint64]int8{1: 9, 4: 3}},
		{"a new deepest pushes the old one down", []store{{1, 5}, {2, 1}, {3, 5}}, map[uint64]int8{3: 5, 1: 5}},
		{"the second slot's rises", []store{{1, 5}, {2, 1}, {2, 6}, {3, 2}}, map[uint64]int8{2: 6, 3: 2}},
		{"an older deepest goes", []store{{1, 9}, {2, 1}, newSearch, {3, 2}}, map[uint64]int8{3: 2, 2: 1}},
		{"but not for a position that is in the second slot", []store{{1, 9}, {2, 1}, newSearch, {2, 2}},
			map[uint64]int8{1: 9, 2: 2}},
		{"nor when it is the same position", []store{{1, 9}, newSearch, {1, 8}}, map[uint64]int8{1: 9}},
		{"and then as any other", []store{{1, 9}, newSearch, {2, 2}, {3, 1}}, map[uint64]int8{2: 2, 3: 1}},
	} {
		table := newTable(t, false)
		for _, s := range test.stores {
			if s == newSearch {
				table.StartSearch(false)
				continue
			}
			table.Store(bucketKey(77, s.key), 0, search.Entry{Depth: s.depth})
		}
		for key := range uint64(5) {
			depth, known := test.known[key]
			if e, ok := table.Probe(bucketKey(77, key), 0); ok != known || ok && e.Depth != depth {
				t.Errorf("%s: position %d is known %v, depth %d; want %v, %d", test.name, key, ok, e.Depth, known, depth)
			}
		}
	}
}

func TestTableCountsMatesFromThePosition(t *testing.T) {
	for _, test := range []struct {
		name               string
		score, seen        eval.Score // stored at ply 7, seen at ply 3
		seenWithEqualMates eval.Score
	}{
		{"mates in 2 after the position", 10_000 - 9, 10_000 - 5, 10_000 - 9},
		{"is mated in 2 after the position", 9 - 10_000, 5 - 10_000, 9 - 10_000},
		{"is mated", 7 - 10_000, 3 - 10_000, 7 - 10_000},
		{"wins material", 9_000, 9_000, 9_000},
		{"even", 0, 0, 0},
	} {
		equalMates := allRules
		equalMates.NearerMates = false
		for rules, seen := range map[search.FinalRules]eval.Score{allRules: test.seen, equalMates: test.seenWithEqualMates} {
			table, err := search.NewTable(1, rules)
			if err != nil {
				t.Fatal(err)
			}
			table.Store(1, 7, search.Entry{Score: test.score})
			if e, ok := table.Probe(1, 3); !ok || e.Score != seen {
				t.Errorf("%s: %v, score %d, want %d", test.name, ok, e.Score, seen)
			}
		}
	}
}

// The node of the record is told only in the search that found the value there.
func TestTableKnowsTheNode(t *testing.T) {
	table := newTable(t, true)
	table.Store(1, 0, search.Entry{Node: 5, Depth: 3})
	table.Store(2, 0, search.Entry{Node: tree.None, Depth: 3})
	table.Store(3, 0, search.Entry{Node: tree.Root, Depth: 3})
	wantNode(t, table, 2, tree.None)
	wantNode(t, table, 3, tree.Root)
	table.StartSearch(true)
	wantNode(t, table, 3, tree.None)
	table.Store(3, 0, search.Entry{Node: 8, Depth: 3})
	wantNode(t, table, 3, 8)
	table.StartSearch(false)
	wantNode(t, table, 3, tree.None)
	table.Store(3, 0, search.Entry{Node: 9, Depth: 3})
	wantNode(t, table, 3, tree.None)
}

func wantNode(t *testing.T, table *search.Table, key uint64, node tree.ID) {
	t.Helper()
	if e, ok := table.Probe(key, 0); !ok || e.Node != node {
		t.Errorf("key %d: known %v, node %d, want %d", key, ok, e.Node, node)
	}
}

func TestTableClear(t *testing.T) {
	table := newTable(t, true)
	random := rand.New(rand.NewPCG(3, 3))
	for range 200_000 {
		table.Store(random.Uint64(), 0, search.Entry{})
	}
	if table.PerMille() < 900 {
		t.Errorf("%d per mille full after three times as many positions as it has room for", table.PerMille())
	}
	table.Store(4, 0, search.Entry{})
	table.Clear()
	if _, ok := table.Probe(4, 0); ok || table.PerMille() != 0 {
		t.Error("something is known after Clear")
	}
}

func TestNilTableKnowsNothing(t *testing.T) {
	var table *search.Table
	table.StartSearch(true)
	table.Store(1, 0, search.Entry{Depth: 4})
	table.Clear()
	if e, ok := table.Probe(1, 0); ok || e.Node != tree.None || table.PerMille() != 0 ||
		table.Stats() != (search.TableStats{}) {
		t.Errorf("a nil table knows %+v", e)
	}
}

func TestTableRefusesSizes(t *testing.T) {
	for _, megabytes := range []int{-1, 0, search.MaxTableMB + 1} {
		if table, err := search.NewTable(megabytes, allRules); err == nil || table != nil || !strings.Contains(err.Error(),
			"from 1 to 4096 MB") {
			t.Errorf("%d MB: %v", megabytes, err)
		}
	}
	if option := search.TableSize("tableMB", 16); option.Default != "16" || option.Min != 1 ||
		option.Max != search.MaxTableMB {
		t.Errorf("option %+v", option)
	}
}

func TestEntrySettles(t *testing.T) {
	for _, test := range []struct {
		bound   tree.Bound
		score   eval.Score
		settles bool
	}{
		{tree.Exact, 5, true}, {tree.Exact, 50, true}, {tree.Exact, -50, true},
		{tree.Lower, 9, false}, {tree.Lower, 10, true}, {tree.Lower, -10, false},
		{tree.Upper, -9, false}, {tree.Upper, -10, true}, {tree.Upper, 10, false},
	} {
		if e := (search.Entry{Bound: test.bound, Score: test.score}); e.Settles(-10, 10) != test.settles {
			t.Errorf("%v %d settles -10, 10: %v", test.bound, test.score, !test.settles)
		}
	}
}

// benchmarkKeys are more positions than a table of 16 MB has room for.
func benchmarkKeys() []uint64 {
	random := rand.New(rand.NewPCG(4, 4))
	keys := make([]uint64, 1<<21)
	for i := range keys {
		keys[i] = random.Uint64()
	}
	return keys
}

// benchmarkTable runs f on a full table of 16 MB.
func benchmarkTable(b *testing.B, recorded bool, f func(table *search.Table, key uint64)) {
	table, err := search.NewTable(16, allRules)
	if err != nil {
		b.Fatal(err)
	}
	table.StartSearch(recorded)
	keys := benchmarkKeys()
	for i, key := range keys {
		table.Store(key, 5, search.Entry{Depth: int8(i & 7), Node: tree.ID(i)})
	}
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		f(table, keys[i&(len(keys)-1)])
		i++
	}
}

func BenchmarkTable(b *testing.B) {
	probe := func(table *search.Table, key uint64) { table.Probe(key, 5) }
	store := func(table *search.Table, key uint64) { table.Store(key, 5, search.Entry{Depth: int8(key & 7)}) }
	b.Run("probe", func(b *testing.B) { benchmarkTable(b, false, probe) })
	b.Run("probe recorded", func(b *testing.B) { benchmarkTable(b, true, probe) })
	b.Run("store", func(b *testing.B) { benchmarkTable(b, false, store) })
	b.Run("store recorded", func(b *testing.B) { benchmarkTable(b, true, store) })
}

// What was cleared stays forgotten, however many searches follow, and a table that was given back
// begins empty.
func TestClearForgetsForGood(t *testing.T) {
	var memory search.Memory
	table, err := memory.Table(1, search.FinalRules{Mate: 1000})
	if err != nil {
		t.Fatal(err)
	}
	table.StartSearch(true)
	table.Store(77, 0, search.Entry{Score: 5, Depth: 3, Node: 9})
	if _, ok := table.Probe(77, 0); !ok {
		t.Fatal("nothing was stored")
	}
	table.Clear()
	for search := range 1000 {
		if _, ok := table.Probe(77, 0); ok || table.PerMille() != 0 {
			t.Fatalf("it is known again before search %d", search)
		}
		table.StartSearch(search%2 == 0)
	}
	table.Store(77, 0, search.Entry{Score: 6, Depth: 1, Node: 11})
	if e, ok := table.Probe(77, 0); !ok || e.Score != 6 {
		t.Errorf("what is stored now is %+v", e)
	}
	memory.GiveBack(table)
	again, err := memory.Table(1, search.FinalRules{})
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := again.Probe(77, 0); ok {
		t.Error("a borrowed table knows something")
	}
	if _, err := memory.Table(0, search.FinalRules{}); err == nil {
		t.Error("a table without memory is made")
	}
}

// The room of a table goes to the next search of whoever keeps a memory, if it asks for as much; one
// without gets a table of its own.
func TestMemoryHandsRoomOn(t *testing.T) {
	borrow := func(memory *search.Memory, megabytes int) *search.Table {
		table, err := memory.Table(megabytes, search.FinalRules{})
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	var memory search.Memory
	again := 0
	for range 100 { // sync.Pool may drop what it is given, but not every time
		first := borrow(&memory, 1)
		memory.GiveBack(first)
		second := borrow(&memory, 1)
		if second == first {
			again++
		}
		memory.GiveBack(second)
	}
	if again == 0 {
		t.Error("a table that was given back is never handed on")
	}
	if table := borrow(&memory, 2); table.PerMille() != 0 {
		t.Error("a larger table knows something")
	}
	var none *search.Memory
	first := borrow(none, 1)
	none.GiveBack(first)
	memory.GiveBack(nil)
	if second := borrow(none, 1); second == first {
		t.Error("a table is handed on although nobody keeps any")
	}
}
