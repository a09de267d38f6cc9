package book

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"

	"drevo/engine/board"
)

// FuzzPolyglot: a book is refused, or all that it says of a position are legal moves of it, the heaviest first. The
// entries are for a position that is there.
func FuzzPolyglot(f *testing.F) {
	start := board.Start()
	f.Add([]byte{0x03, 0x1c, 0, 1, 0, 0, 0, 0, 0x06, 0xdb, 0, 2, 0, 0, 0, 0}, true)
	f.Add(make([]byte, 3*entrySize), false)
	f.Add([]byte{1, 2, 3}, true)
	f.Fuzz(func(t *testing.T, data []byte, here bool) {
		if here { // put the key of the position into each entry, which chance would not find
			whole := []byte{}
			for len(data) >= 8 {
				whole = append(binary.BigEndian.AppendUint64(whole, Key(&start)), data[:8]...)
				data = data[8:]
			}
			data = append(whole, data...)
		}
		b, err := ReadPolyglot(data)
		if err != nil {
			return
		}
		before := 1 << 16
		for _, entry := range b.Moves(&start) {
			if !start.IsLegal(entry.Move) || entry.Weight > before {
				t.Errorf("%s of weight %d behind %d", entry.Move, entry.Weight, before)
			}
			before = entry.Weight
		}
	})
}

// FuzzLines: what is read of a book of lines is written, and read again as the same without a fault.
func FuzzLines(f *testing.F) {
	f.Add("0|0|History: 1. e2e4 e7e5 2. g1f3\n")
	f.Add("|x|History:\n|y|History: 1. e4 c5\r\n\n1. e4")
	f.Fuzz(func(t *testing.T, text string) {
		l, err := ReadLines(strings.NewReader(text))
		if err != nil && strings.Contains(err.Error(), "\n") {
			t.Errorf("the fault has several lines: %v", err)
		}
		var once, twice bytes.Buffer
		if err := l.Write(&once); err != nil {
			t.Fatal(err)
		}
		again, err := ReadLines(bytes.NewReader(once.Bytes()))
		if err != nil {
			t.Fatalf("%s\nis read as %v", once.Bytes(), err)
		}
		if err := again.Write(&twice); err != nil || !bytes.Equal(once.Bytes(), twice.Bytes()) {
			t.Errorf("%s\nbecomes\n%s, %v", once.Bytes(), twice.Bytes(), err)
		}
	})
}
