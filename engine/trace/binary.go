package trace

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"strings"
)

// longest is the length of the longest text of a record, and of a line.
const longest = 1 << 16

const tagBits = 5 // of the record; the three above say which fields are there

// appendBinary appends a record in the binary form.
func (r *Record) appendBinary(to []byte) []byte {
	l := &layouts[r.Op]
	if l.text || r.Op >= Line {
		to = binary.AppendUvarint(append(to, byte(r.Op)), uint64(len(r.Text)))
		return append(to, r.Text...)
	}
	tag := len(to)
	to = append(to, byte(r.Op))
	for i := range l.fields {
		f := &l.fields[i]
		if !r.writes(f) {
			continue
		}
		to[tag] |= f.bit << tagBits
		switch n := r.n[f.slot]; f.sort {
		case signed:
			to = binary.AppendVarint(to, n)
		case coded:
			to = binary.LittleEndian.AppendUint16(to, uint16(n))
		default:
			to = binary.AppendUvarint(to, uint64(n))
		}
	}
	return to
}

// readBinary reads a record. The error is io.EOF where the trace ends before it, io.ErrUnexpectedEOF within.
func (r *Record) readBinary(from *bufio.Reader) error {
	tag, err := from.ReadByte()
	if err != nil {
		return err
	}
	op := Op(tag & (1<<tagBits - 1))
	l := &layouts[op]
	if l.word == "" && op < Line {
		return fmt.Errorf("there is no record %d", op)
	}
	r.Begin(op)
	if l.text || op >= Line {
		r.Text, err = readText(from)
		if op <= Line && strings.ContainsAny(r.Text, "\r\n") {
			return errLines
		}
		return cut(err)
	}
	for i := range l.fields {
		f := &l.fields[i]
		if f.bit != 0 && tag>>tagBits&f.bit == 0 {
			continue
		}
		var n int64
		switch f.sort {
		case signed:
			n, err = binary.ReadVarint(from)
		case coded:
			n, err = readMove(from)
		default:
			var u uint64
			u, err = binary.ReadUvarint(from)
			n = int64(u & (1<<63 - 1))
		}
		if err != nil {
			return cut(err)
		}
		r.Set(f.slot, n)
	}
	r.complete()
	return r.valid()
}

// cut says of an end that it is within a record.
func cut(err error) error {
	if errors.Is(err, io.EOF) {
		return io.ErrUnexpectedEOF
	}
	return err
}

func readMove(from *bufio.Reader) (int64, error) {
	low, err := from.ReadByte()
	if err != nil {
		return 0, err
	}
	high, err := from.ReadByte()
	if err != nil {
		return 0, err
	}
	m := Move(low) | Move(high)<<8
	if !m.valid() {
		return 0, fmt.Errorf("%d is no move", m)
	}
	return int64(m), nil
}

func readText(from *bufio.Reader) (string, error) {
	n, err := binary.ReadUvarint(from)
	if err != nil {
		return "", err
	}
	if n > longest {
		return "", fmt.Errorf("a text of %d bytes; the longest has %d", n, longest)
	}
	text := make([]byte, n)
	_, err = io.ReadFull(from, text)
	return string(text), err
}
