package treefile

import (
	"fmt"

	"github.com/klauspost/compress/zstd"

	"drevo/engine/tree"
)

// The columns of a page, in the order in which they stand there. New ones go at the end.
const (
	parents  = iota // how many steps above the node before the parent is, of the nodes of the page
	outsides        // parent and ply of a node whose parent lies in an earlier page
	words           // of each node type, class, place, reason and flags, a byte each: side by side they compress best
	moves           // two bytes each
	alphas
	betas
	statics
	scores
	nearest // what a score is near to, for each reason and bound
	knowns
	counts
	skips // moves that were left out
	lists // older siblings in earlier pages, and the nodes whose lists go on
	columnCount
)

// wordBytes is how many bytes of the column of words a node has.
const wordBytes = 5

// mostColumn is the most bytes that are taken apart at once, and mostRatio how many of them a byte can stand for
// where that is not known otherwise.
const (
	mostColumn = 1 << 28
	mostRatio  = 1 << 12
)

// codec compresses and takes apart.
type codec struct {
	pack   *zstd.Encoder
	unpack *zstd.Decoder
}

// newCodec returns a codec, which has to be closed.
func newCodec() (*codec, error) {
	pack, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithEncoderConcurrency(1),
		zstd.WithEncoderCRC(false), zstd.WithWindowSize(1<<20))
	if err != nil {
		return nil, err
	}
	unpack, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(mostColumn),
		zstd.WithDecodeAllCapLimit(true))
	return &codec{pack, unpack}, err
}

func (c *codec) close() {
	_ = c.pack.Close() // it has nothing to write
	c.unpack.Close()
}

// take takes a text apart that has a known length.
func (c *codec) take(packed []byte, length int, into []byte) ([]byte, error) {
	if length > mostColumn {
		return nil, fmt.Errorf("%d bytes are too many", length)
	}
	if cap(into) < length {
		into = make([]byte, 0, length)
	}
	text, err := c.unpack.DecodeAll(packed, into[:0:length])
	if err == nil && len(text) != length {
		err = errNumbers
	}
	return text, err
}

// Summary says what is in a page: how many nodes have each type (by code), class, reason and place.
type Summary struct {
	Types   [tree.NodeTypes]uint32
	Classes [256]uint32
	Reasons [tree.Reasons]uint32
	Places  [tree.Places]uint32
}

// count counts a node.
func (s *Summary) count(n *tree.Node) {
	s.Types[n.Type.Code()]++
	s.Classes[n.Class]++
	s.Reasons[n.Reason%tree.Reasons]++
	s.Places[n.Place%tree.Places]++
}

// take takes a node off that was counted.
func (s *Summary) take(n *tree.Node) {
	s.Types[n.Type.Code()]--
	s.Classes[n.Class]--
	s.Reasons[n.Reason%tree.Reasons]--
	s.Places[n.Place%tree.Places]--
}

// add adds the counts of another page.
func (s *Summary) add(other *Summary) {
	more := other.all()
	for i, list := range s.all() {
		for code := range list {
			list[code] += more[i][code]
		}
	}
}

// all are the counts one after the other.
func (s *Summary) all() [4][]uint32 {
	return [4][]uint32{s.Types[:], s.Classes[:], s.Reasons[:], s.Places[:]}
}

// append appends those that are not 0.
func (s *Summary) append(to []byte) []byte {
	for _, list := range s.all() {
		n := 0
		for _, count := range list {
			if count > 0 {
				n++
			}
		}
		to = appendNumber(to, uint32(n))
		for code, count := range list {
			if count > 0 {
				to = appendNumber(appendNumber(to, uint32(code)), count)
			}
		}
	}
	return to
}

// read reads what append has written.
func (s *Summary) read(from *numbers) {
	for _, list := range s.all() {
		for range from.most(len(list)) {
			code := from.most(len(list) - 1)
			list[code] = from.next()
		}
	}
}
