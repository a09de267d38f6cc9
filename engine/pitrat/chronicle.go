package pitrat

import (
	"sync/atomic"

	"drevo/engine/tree"
)

// entry is what a chronicle has: something that is written as what differs from the one before, and read
// back so. Read returns what is left of the text.
type entry[T any] interface {
	appendTo(text []byte, before T) []byte
	read(text []byte, before T) (T, []byte)
}

// chronicle is a list that only grows, of entries of a few bytes each: the account of a search has
// millions. Entries begin anew every so many, so that to read one takes few steps. One goroutine writes, any
// number read.
type chronicle[T entry[T]] struct {
	text   tree.Log[byte]
	starts tree.Log[uint32] // in the text, of every block
	length atomic.Int64
	before T
	buffer []byte
}

// blockLength is how many entries begin anew together.
const blockLength = 64

// add adds an entry.
func (c *chronicle[T]) add(x T) {
	n := c.len()
	if n%blockLength == 0 {
		var none T
		c.before = none
		c.starts.Append(uint32(c.text.Len()))
	}
	c.buffer = x.appendTo(c.buffer[:0], c.before)
	c.text.Append(c.buffer...)
	c.before = x
	c.length.Store(int64(n + 1))
}

// len is the number of entries.
func (c *chronicle[T]) len() int { return int(c.length.Load()) }

// from reads the entries from one on, until it is told to stop. Cost: some steps more than entries.
func (c *chronicle[T]) from(i int, take func(i int, x T) bool) {
	var text []byte
	for n := c.len(); i < n; {
		block := i / blockLength
		at, end := int(c.starts.At(block)), c.text.Len()
		if block+1 < c.starts.Len() {
			end = int(c.starts.At(block + 1))
		}
		text = append(text[:0], make([]byte, end-at)...)
		c.text.Copy(text, at)
		var x T
		for rest, j := text, block*blockLength; j < min(n, (block+1)*blockLength); j++ {
			if x, rest = x.read(rest, x); j < i {
				continue
			}
			if !take(j, x) {
				return
			}
		}
		i = (block + 1) * blockLength
	}
}

// at returns an entry, from 0 on.
func (c *chronicle[T]) at(i int) (found T) {
	c.from(i, func(_ int, x T) bool { found = x; return false })
	return found
}

// memory is what the chronicle takes, in bytes.
func (c *chronicle[T]) memory() int64 { return c.text.Memory() + c.starts.Memory() }
