package tree_test

import (
	"sync"
	"testing"

	. "drevo/engine/tree"
)

// Readers see what was appended, whole and in order, while the log grows.
func TestLogIsReadWhileItGrows(t *testing.T) {
	var log Log[int]
	var readers sync.WaitGroup
	const all = 20_000
	for range 2 {
		readers.Go(func() {
			seen, buffer := 0, make([]int, 1500)
			for seen < all {
				n := log.Copy(buffer, seen)
				for i, x := range buffer[:n] {
					if x != seen+i || log.At(seen+i) != x {
						t.Errorf("item %d is %d", seen+i, x)
						return
					}
				}
				seen += n
			}
		})
	}
	for i := 0; i < all; i += 5 {
		log.Append(i, i+1, i+2, i+3, i+4)
	}
	readers.Wait()
	same(t, "items", log.Len(), all)
}

// Nothing is copied from beyond the end, items can be changed, and the log knows what it takes.
func TestLog(t *testing.T) {
	var log Log[int32]
	same(t, "an empty log takes", log.Memory(), 0)
	log.Append(7, 8)
	into := make([]int32, 5)
	same(t, "items copied", log.Copy(into, 1), 1)
	same(t, "the item", into[0], 8)
	same(t, "items beyond the end", log.Copy(into, 3), 0)
	*log.Ref(0) = 9
	same(t, "an item that was changed", log.At(0), 9)
	if m := log.Memory(); m < 8 || m > 10_000 {
		t.Errorf("two items take %d bytes", m)
	}
}
