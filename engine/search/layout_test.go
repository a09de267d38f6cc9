package search

import (
	"testing"
	"unsafe"
)

// A table has the size that it was asked for.
func TestTableSize(t *testing.T) {
	for _, megabytes := range []int{1, 3, 16} {
		table, err := NewTable(megabytes, FinalRules{})
		if err != nil {
			t.Fatal(err)
		}
		if got := len(table.slots) * int(unsafe.Sizeof(slot{})); got != megabytes<<20 {
			t.Errorf("%d MB take %d bytes", megabytes, got)
		}
		for _, key := range []uint64{0, 1 << 63, ^uint64(0)} {
			if i := table.first(key); i&1 != 0 || i < 0 || i+1 >= len(table.slots) {
				t.Errorf("key %x belongs to slot %d of %d", key, i, len(table.slots))
			}
		}
		if table.StartSearch(true); len(table.nodes) != len(table.slots) {
			t.Errorf("%d nodes for %d slots", len(table.nodes), len(table.slots))
		}
	}
}
