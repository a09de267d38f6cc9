package treefile

import (
	"encoding/binary"
	"errors"
)

var errNumbers = errors.New("its numbers are damaged")

// zigzag turns a difference of two numbers of 32 bits into one that is small if the difference is.
func zigzag(difference int32) uint32 { return uint32(difference)<<1 ^ uint32(difference>>31) }

func unzigzag(x uint32) int32 { return int32(x>>1) ^ -int32(x&1) }

// appendNumber appends a number: seven bits a byte.
func appendNumber(to []byte, x uint32) []byte {
	for ; x >= 0x80; x >>= 7 {
		to = append(to, byte(x)|0x80)
	}
	return append(to, byte(x))
}

// numbers reads numbers one after the other; what is wrong with them is said at the end.
type numbers struct {
	text []byte
	at   int
	bad  bool
}

// next returns the next number, 0 where there is none.
func (n *numbers) next() uint32 {
	if n.at < len(n.text) && n.text[n.at] < 0x80 {
		n.at++
		return uint32(n.text[n.at-1])
	}
	return n.long()
}

// long is next for a number of several bytes.
func (n *numbers) long() uint32 {
	x, length := binary.Uvarint(n.text[n.at:])
	if length <= 0 || x > 1<<32-1 {
		n.bad = true
		return 0
	}
	n.at += length
	return uint32(x)
}

// signed returns the next number as a difference.
func (n *numbers) signed() int32 { return unzigzag(n.next()) }

// most returns the next number, which is none above a bound.
func (n *numbers) most(bound int) int {
	x := n.next()
	if int64(x) > int64(bound) {
		n.bad = true
		return 0
	}
	return int(x)
}

// left is how many bytes are left.
func (n *numbers) left() int { return len(n.text) - n.at }

// bytes returns so many bytes.
func (n *numbers) bytes(length int) []byte {
	if length > n.left() {
		n.bad = true
		return nil
	}
	n.at += length
	return n.text[n.at-length : n.at]
}

// end says whether everything was read, and could be.
func (n *numbers) end() error {
	if n.bad || n.left() > 0 {
		return errNumbers
	}
	return nil
}
