package tree

import (
	"sync/atomic"
	"unsafe"
)

// Log is a list that only grows: what an [Attachment] notes as the search goes on. One goroutine writes,
// any number read meanwhile, and none waits for another: what is appended together is seen together, by one
// atomic store. Items never move. The zero Log is empty and ready.
type Log[T any] struct {
	chunks atomic.Pointer[[]*[logChunk]T]
	length atomic.Int64
}

// logChunk is how many items are allocated at once.
const logChunk = 1 << 10

// Append adds items at the end.
func (l *Log[T]) Append(items ...T) {
	length := l.Len()
	for len(items) > 0 {
		at := length % logChunk
		if at == 0 {
			l.grow()
		}
		n := copy((*l.chunks.Load())[length/logChunk][at:], items)
		items = items[n:]
		length += n
	}
	l.length.Store(int64(length))
}

// grow adds a chunk. Readers that have the list of chunks of before do not look beyond its end.
func (l *Log[T]) grow() {
	var chunks []*[logChunk]T
	if old := l.chunks.Load(); old != nil {
		chunks = *old
	}
	chunks = append(chunks, new([logChunk]T))
	l.chunks.Store(&chunks)
}

// Len is the number of items.
func (l *Log[T]) Len() int { return int(l.length.Load()) }

// At returns an item, from 0 to Len() - 1.
func (l *Log[T]) At(i int) T { return *l.Ref(i) }

// Ref returns the place of an item. The writer may change it, by atomic stores alone.
func (l *Log[T]) Ref(i int) *T { return &(*l.chunks.Load())[i/logChunk][i%logChunk] }

// Copy copies items from one on, as many as there are and fit, and returns how many.
func (l *Log[T]) Copy(into []T, from int) int {
	end := min(from+len(into), l.Len())
	for at := from; at < end; {
		chunk := (*l.chunks.Load())[at/logChunk][at%logChunk:]
		at += copy(into[at-from:end-from], chunk)
	}
	return max(end-from, 0)
}

// Memory is what the log takes, in bytes.
func (l *Log[T]) Memory() int64 {
	chunks := l.chunks.Load()
	if chunks == nil {
		return 0
	}
	return int64(len(*chunks))*int64(unsafe.Sizeof([logChunk]T{})) + int64(cap(*chunks))*int64(unsafe.Sizeof(chunks))
}
