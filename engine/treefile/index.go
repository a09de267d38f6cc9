package treefile

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"drevo/engine/tree"
)

// index says where the blocks of a file are.
type index struct {
	blocks []block
	pages  []pageInfo // in order
	faults []error    // blocks that are not whole
	lost   bool       // one of them may have been a page or the tail
}

// encodeIndex returns the content of the block of the index.
func (w *Writer) encodeIndex() []byte {
	text := appendNumber(nil, uint32(len(w.blocks)))
	for _, b := range w.blocks {
		text = append(text, b.kind)
		text = binary.AppendUvarint(text, uint64(b.at))
		text = appendNumber(text, uint32(b.length))
	}
	text = appendNumber(text, uint32(len(w.pages)))
	for i := range w.pages {
		text = appendNumber(text, uint32(w.pages[i].skips))
		text = w.pages[i].summary.append(text)
	}
	return w.packed(text)
}

// appendEnd appends what stands behind the index: where its block begins.
func appendEnd(to []byte, at int64) []byte {
	return append(binary.LittleEndian.AppendUint64(to, uint64(at)), ending...)
}

// decodeIndex reads an index.
func (c *codec) decodeIndex(content []byte) (x index, err error) {
	text, err := c.unpacked(content)
	if err != nil {
		return x, err
	}
	from := &numbers{text: text}
	for range from.most(from.left()) {
		kind := from.bytes(1)
		at, length := binary.Uvarint(from.text[from.at:])
		if kind == nil || length <= 0 {
			return x, errNumbers
		}
		from.at += length
		x.blocks = append(x.blocks, block{kind[0], int64(at), from.most(mostBlock)})
	}
	for range from.most(from.left()) {
		info := pageInfo{skips: from.most(tree.MaxNodes)}
		info.summary.read(from)
		x.pages = append(x.pages, info)
	}
	return x, from.end()
}

// readIndex reads the index of a file and tries the checksums of all blocks. Where the index is missing, it goes
// through the blocks.
func (c *codec) readIndex(from io.ReaderAt, size int64, stop func() bool) (index, error) {
	x, err := c.lastBlock(from, size)
	if err != nil {
		return c.scan(from, size, stop)
	}
	buffer := make([]byte, 1<<20)
	whole := make([]block, 0, len(x.blocks))
	for _, b := range x.blocks {
		if stop() {
			return x, errStopped
		}
		have, sum, err := readHead(from, b.at-int64(headBytes), size)
		if err != nil || have != b || !b.whole(from, sum, buffer) {
			return c.scan(from, size, stop)
		}
		whole = append(whole, b)
	}
	x.blocks = whole
	return x, nil
}

// lastBlock reads the index at the end of a file.
func (c *codec) lastBlock(from io.ReaderAt, size int64) (x index, err error) {
	var end [endBytes]byte
	if size < int64(len(magic)+endBytes) {
		return x, io.ErrUnexpectedEOF
	}
	if _, err := from.ReadAt(end[:], size-int64(endBytes)); err != nil || string(end[8:]) != ending {
		return x, errors.Join(err, errDamaged)
	}
	b, sum, err := readHead(from, int64(binary.LittleEndian.Uint64(end[:])), size)
	if err != nil || b.kind != indexBlock || !b.whole(from, sum, make([]byte, 1<<16)) {
		return x, errors.Join(err, errDamaged)
	}
	content, err := b.content(from, nil)
	if err != nil {
		return x, err
	}
	return c.decodeIndex(content)
}

// scan goes through the blocks of a file, and on to the next mark where one is not whole.
func (c *codec) scan(from io.ReaderAt, size int64, stop func() bool) (x index, err error) {
	buffer := make([]byte, 1<<20)
	at := int64(len(magic))
	for at < size && !stop() {
		b, sum, err := readHead(from, at, size)
		switch {
		case err == nil && b.whole(from, sum, buffer):
			if err := c.found(&x, b, from); err != nil {
				x.lose(at, err)
			}
			at = b.at + int64(b.length)
			continue
		case size-at == int64(endBytes) && isEnd(from, at):
			return x, nil
		}
		next, fault := nextMark(from, at+1, size, buffer)
		if fault != nil {
			return x, fault
		}
		x.lose(at, errDamaged)
		at = next
	}
	if stop() {
		return x, errStopped
	}
	return x, nil
}

// lose notes that something is damaged.
func (x *index) lose(at int64, err error) {
	x.lost = true
	x.faults = append(x.faults, fmt.Errorf("at byte %d: %w", at, err))
}

// found takes in a block that is whole.
func (c *codec) found(x *index, b block, from io.ReaderAt) error {
	if b.kind == pageBlock {
		content, err := b.content(from, nil)
		if err != nil {
			return err
		}
		head, err := readPageHead(content)
		if err != nil {
			return err
		}
		x.pages = append(x.pages, pageInfo{head.skips, head.summary})
	}
	x.blocks = append(x.blocks, b)
	return nil
}

// isEnd reports whether the end of a file stands at a place.
func isEnd(from io.ReaderAt, at int64) bool {
	var end [endBytes]byte
	_, err := from.ReadAt(end[:], at)
	return err == nil && string(end[8:]) == ending
}

// nextMark returns the place of the next mark of a block, or the end.
func nextMark(from io.ReaderAt, at, size int64, buffer []byte) (int64, error) {
	for at < size {
		part := buffer[:min(int64(len(buffer)), size-at)]
		if _, err := from.ReadAt(part, at); err != nil {
			return size, err
		}
		if i := bytes.Index(part, []byte(mark)); i >= 0 {
			return at + int64(i), nil
		}
		if at+int64(len(part)) >= size {
			break
		}
		at += int64(len(part) - len(mark) + 1)
	}
	return size, nil
}
