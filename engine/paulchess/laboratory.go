package paulchess

import "drevo/engine/board"

// RotatedLookup shows each step of one look-up for one line through a square, for the laboratory.
type RotatedLookup struct {
	Rotation Rotation
	Line     board.Bitboard // 1. the mask of the line
	Occupied board.Bitboard //    and the occupied squares of the line
	Shift    int            // 2. to the standard place: right if positive, else left
	Standard board.Bitboard //    and the occupied squares there
	Place    int            // 3. of the slider in the standard line, from 0
	Modulus  uint64
	Index    uint64         //    Standard modulo Modulus
	Found    board.Bitboard //    and what the table has there
	Attacks  board.Bitboard // 4. shifted back, and what left the line cut off
	Targets  board.Bitboard // 5. without the own pieces

	// Shared are the occupancies of the line, with the slider in its place, that read the same entry:
	// one, unless the modulus does not tell them apart.
	Shared []SharedEntry
}

// SharedEntry is an occupancy of the standard line that has an entry of the table to itself or
// shares it with others, and the attacks that it should find there.
type SharedEntry struct {
	Occupied board.Bitboard
	Attacks  board.Bitboard
}

// Lookup does one look-up step by step. The slider is among the men of its line, and the own pieces
// are taken off at the end.
func (t *RotatedTables) Lookup(s board.Square, r Rotation, occupied, own board.Bitboard) RotatedLookup {
	r &= 3
	line := &rotatedLines[r][s&63]
	l := RotatedLookup{Rotation: r, Line: line.mask, Occupied: (occupied | s.Bitboard()) & line.mask, Shift: line.shift,
		Place: line.place, Modulus: t.moduli[r]}
	l.Standard = shiftRight(l.Occupied, l.Shift)
	l.Index = uint64(l.Standard) % l.Modulus
	l.Found = t.attacks[r][l.Place][l.Index]
	l.Attacks = shiftRight(l.Found, -l.Shift) & l.Line
	l.Targets = l.Attacks &^ own
	l.Shared = t.shared(r, l.Place, l.Index)
	return l
}

// Wrong reports whether the table holds other attacks than those of the occupancy that was looked up.
func (l *RotatedLookup) Wrong() bool {
	for _, entry := range l.Shared {
		if entry.Occupied == l.Standard {
			return entry.Attacks != l.Found
		}
	}
	return false
}

// shared lists the occupancies with the slider in its place that have an index, the lowest first.
func (t *RotatedTables) shared(r Rotation, place int, index uint64) (list []SharedEntry) {
	standard := standardLines[r]
	for bits := range 256 {
		occupied := standard.spread(uint8(bits))
		if bits>>place&1 != 0 && uint64(occupied)%t.moduli[r] == index {
			list = append(list, SharedEntry{occupied, standard.spread(attacksInByte(place, uint8(bits)))})
		}
	}
	return list
}
