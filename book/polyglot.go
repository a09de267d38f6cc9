package book

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"slices"
	"sort"

	"drevo/engine/board"
)

// Polyglot is a book in the Polyglot format: entries of sixteen bytes, big endian, sorted by key: the
// key, the move, its weight, and four bytes for learning, which are kept and not used.
type Polyglot struct{ data []byte }

const entrySize = 16

// ReadPolyglot takes the bytes of a .bin file, which it keeps.
func ReadPolyglot(data []byte) (*Polyglot, error) {
	if len(data) == 0 || len(data)%entrySize != 0 {
		return nil, fmt.Errorf("Polyglot entry %d is cut off: %d bytes are no whole number of entries of %d",
			len(data)/entrySize+1, len(data), entrySize)
	}
	b := &Polyglot{data}
	for i := 1; i < b.Len(); i++ {
		if b.key(i) < b.key(i-1) {
			return nil, fmt.Errorf("Polyglot entry %d is out of order", i+1)
		}
	}
	return b, nil
}

// Len returns the number of entries.
func (b *Polyglot) Len() int { return len(b.data) / entrySize }

func (b *Polyglot) entry(i int) []byte { return b.data[entrySize*i : entrySize*(i+1)] }
func (b *Polyglot) key(i int) uint64   { return binary.BigEndian.Uint64(b.entry(i)) }

// Moves returns the moves for a position, the heaviest first. Entries that are no legal moves of the
// position, as another position of the same key has, are left out.
func (b *Polyglot) Moves(p *board.Position) (entries []Entry) {
	key := Key(p)
	for i := sort.Search(b.Len(), func(i int) bool { return b.key(i) >= key }); i < b.Len() && b.key(i) == key; i++ {
		entry := b.entry(i)
		if move, ok := polyglotMove(p, binary.BigEndian.Uint16(entry[8:])); ok {
			entries = append(entries, Entry{Move: move, Weight: int(binary.BigEndian.Uint16(entry[10:]))})
		}
	}
	slices.SortStableFunc(entries, func(a, b Entry) int { return cmp.Compare(b.Weight, a.Weight) })
	return entries
}

// polyglotMove finds the legal move that a code means: from the low bits, file and rank of the
// target, file and rank of the origin, the promotion. Castling is written as the king that takes his
// own rook; by some programs as the king's move.
func polyglotMove(p *board.Position, code uint16) (board.Move, bool) {
	var list board.MoveList
	p.Legal(&list)
	for _, move := range list.All() {
		if polyglotCode(move) == code || plainCode(move) == code {
			return move, true
		}
	}
	return board.NoMove, false
}

func polyglotCode(move board.Move) uint16 {
	code := plainCode(move)
	if !move.IsCastling() {
		return code
	}
	rook := uint16(7)
	if move.To().File() < move.From().File() {
		rook = 0
	}
	return code&^7 | rook
}

func plainCode(move board.Move) uint16 {
	code := uint16(move.From())<<6 | uint16(move.To())
	if move.IsPromotion() {
		code |= uint16(move.Promotion()) << 12 // knight 1 to queen 4, a pawn being 0
	}
	return code
}

// PolyglotWriter gathers entries for a .bin file.
type PolyglotWriter struct{ entries [][entrySize]byte }

// Add adds a move of the position with a key. A weight beyond the format's 65 535 is that.
func (w *PolyglotWriter) Add(key uint64, move board.Move, weight int) {
	var entry [entrySize]byte
	binary.BigEndian.PutUint64(entry[:], key)
	binary.BigEndian.PutUint16(entry[8:], polyglotCode(move))
	binary.BigEndian.PutUint16(entry[10:], uint16(min(max(weight, 0), 0xffff)))
	w.entries = append(w.entries, entry)
}

// Write writes the file: sorted by key, in a position the heaviest move first.
func (w *PolyglotWriter) Write(to io.Writer) error {
	if len(w.entries) == 0 {
		return errors.New("writing a Polyglot book: it has no entry")
	}
	slices.SortFunc(w.entries, func(a, b [entrySize]byte) int {
		return cmp.Or(
			cmp.Compare(binary.BigEndian.Uint64(a[:]), binary.BigEndian.Uint64(b[:])),
			cmp.Compare(binary.BigEndian.Uint16(b[10:]), binary.BigEndian.Uint16(a[10:])),
			cmp.Compare(binary.BigEndian.Uint16(a[8:]), binary.BigEndian.Uint16(b[8:])))
	})
	for _, entry := range w.entries {
		if _, err := to.Write(entry[:]); err != nil {
			return fmt.Errorf("writing a Polyglot book: %w", err)
		}
	}
	return nil
}
