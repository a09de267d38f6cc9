package board

import "fmt"

// Square is one of the 64 squares, counted from A1 along the ranks: A1 = 0, B1 = 1, H1 = 7, A2 = 8,
// H8 = 63.
type Square uint8

// The squares by name, and NoSquare for "none".
const (
	A1 Square = iota
	B1
	C1
	D1
	E1
	F1
	G1
	H1
	A2
	B2
	C2
	D2
	E2
	F2
	G2
	H2
	A3
	B3
	C3
	D3
	E3
	F3
	G3
	H3
	A4
	B4
	C4
	D4
	E4
	F4
	G4
	H4
	A5
	B5
	C5
	D5
	E5
	F5
	G5
	H5
	A6
	B6
	C6
	D6
	E6
	F6
	G6
	H6
	A7
	B7
	C7
	D7
	E7
	F7
	G7
	H7
	A8
	B8
	C8
	D8
	E8
	F8
	G8
	H8
	NoSquare
)

// NewSquare returns the square on a file (0 = a) and a rank (0 = 1), NoSquare if either is off the
// board.
func NewSquare(file, rank int) Square {
	if uint(file) > 7 || uint(rank) > 7 {
		return NoSquare
	}
	return Square(rank<<3 | file)
}

// ParseSquare reads a name such as "e4" (small letters only).
func ParseSquare(s string) (Square, error) {
	if len(s) == 2 {
		if sq := NewSquare(int(s[0])-'a', int(s[1])-'1'); sq != NoSquare {
			return sq, nil
		}
	}
	return NoSquare, fmt.Errorf("%.40q is not a square", s)
}

// File returns the file from 0 (a) to 7 (h).
func (s Square) File() int { return int(s & 7) }

// Rank returns the rank from 0 (White's first) to 7 (Black's first).
func (s Square) Rank() int { return int(s >> 3) }

// String returns the square's name, "-" for NoSquare.
func (s Square) String() string {
	if s >= NoSquare {
		return "-"
	}
	return string([]byte{'a' + byte(s&7), '1' + byte(s>>3)})
}

// Bitboard returns the set of this one square, the empty set for NoSquare.
func (s Square) Bitboard() Bitboard { return 1 << s }

// Flip returns the square as the other side sees it: the same file, the rank counted from the other
// end.
func (s Square) Flip() Square { return s ^ 56 }

// bit is Bitboard for squares known to be on the board; it compiles to one shift.
func (s Square) bit() Bitboard { return 1 << (s & 63) }
