package treefile

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
)

// magic is the first line of a file, and anyMagic what that of any version begins with.
const (
	anyMagic = "drevo-tree "
	magic    = anyMagic + "1\n"
)

// mark begins a block; ending is the end of a file that has its index.
const (
	mark   = "DRVB"
	ending = "drevoend"

	headBytes = len(mark) + 1 + 4 + 4 // mark, kind, length, checksum
	endBytes  = 8 + len(ending)

	mostBlock = 1 << 30 // bytes of content
)

// The kinds of blocks.
const (
	headerBlock   = 'H'
	pageBlock     = 'P'
	tailBlock     = 'T'
	attachedBlock = 'A'
	indexBlock    = 'I'
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// appendBlock appends a block.
func appendBlock(to []byte, kind byte, content []byte) []byte {
	to = append(to, mark...)
	from := len(to)
	to = append(to, kind)
	to = binary.LittleEndian.AppendUint32(to, uint32(len(content)))
	sum := crc32.Update(crc32.Checksum(to[from:], castagnoli), castagnoli, content)
	to = binary.LittleEndian.AppendUint32(to, sum)
	return append(to, content...)
}

// block is where a block lies in a file.
type block struct {
	kind   byte
	at     int64 // of its content
	length int
}

var errDamaged = errors.New("a block is damaged")

// readHead reads the head of the block at a place, and the checksum that it should have.
func readHead(from io.ReaderAt, at, size int64) (b block, sum uint32, err error) {
	var head [headBytes]byte
	if at < 0 || at+int64(headBytes) > size {
		return b, 0, io.ErrUnexpectedEOF
	}
	if _, err := from.ReadAt(head[:], at); err != nil {
		return b, 0, err
	}
	rest := head[len(mark):]
	b = block{rest[0], at + int64(headBytes), int(binary.LittleEndian.Uint32(rest[1:]))}
	switch {
	case !bytes.HasPrefix(head[:], []byte(mark)) || b.length > mostBlock:
		return b, 0, errDamaged
	case b.at+int64(b.length) > size:
		return b, 0, io.ErrUnexpectedEOF
	}
	return b, binary.LittleEndian.Uint32(rest[5:]), nil
}

// whole reports whether a block has its checksum.
func (b block) whole(from io.ReaderAt, sum uint32, buffer []byte) bool {
	var head [5]byte
	head[0] = b.kind
	binary.LittleEndian.PutUint32(head[1:], uint32(b.length))
	have := crc32.Checksum(head[:], castagnoli)
	for at := 0; at < b.length; at += len(buffer) {
		part := buffer[:min(len(buffer), b.length-at)]
		if _, err := from.ReadAt(part, b.at+int64(at)); err != nil {
			return false
		}
		have = crc32.Update(have, castagnoli, part)
	}
	return have == sum
}

// content reads what is in a block.
func (b block) content(from io.ReaderAt, into []byte) ([]byte, error) {
	if cap(into) < b.length {
		into = make([]byte, b.length)
	}
	into = into[:b.length]
	_, err := from.ReadAt(into, b.at)
	return into, err
}
