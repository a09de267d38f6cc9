package board

import (
	"math/bits"
	"strings"
)

// Bitboard is a set of squares: bit n stands for Square(n). Union, intersection and difference are
// |, & and &^.
type Bitboard uint64

// The files, the ranks, and the two colours of squares.
const (
	FileA Bitboard = 0x0101010101010101
	FileB          = FileA << 1
	FileC          = FileA << 2
	FileD          = FileA << 3
	FileE          = FileA << 4
	FileF          = FileA << 5
	FileG          = FileA << 6
	FileH          = FileA << 7

	Rank1 Bitboard = 0xff
	Rank2          = Rank1 << 8
	Rank3          = Rank1 << 16
	Rank4          = Rank1 << 24
	Rank5          = Rank1 << 32
	Rank6          = Rank1 << 40
	Rank7          = Rank1 << 48
	Rank8          = Rank1 << 56

	DarkSquares  Bitboard = 0xaa55aa55aa55aa55
	LightSquares          = ^DarkSquares
)

// Has reports whether the square is in the set.
func (b Bitboard) Has(s Square) bool { return b&(1<<s) != 0 }

// Count returns the number of squares in the set.
func (b Bitboard) Count() int { return bits.OnesCount64(uint64(b)) }

// Lowest returns the lowest square of the set, NoSquare for the empty set.
func (b Bitboard) Lowest() Square { return Square(bits.TrailingZeros64(uint64(b))) }

// ClearLowest returns the set without its lowest square. The usual walk over a set is
//
//	for rest := set; rest != 0; rest = rest.ClearLowest() { use(rest.Lowest()) }
func (b Bitboard) ClearLowest() Bitboard { return b & (b - 1) }

// MoreThanOne reports whether the set has more than one square.
func (b Bitboard) MoreThanOne() bool { return b&(b-1) != 0 }

// North moves every square of the set one rank up; squares that leave the board are lost.
func (b Bitboard) North() Bitboard { return b << 8 }

// South moves every square of the set one rank down; squares that leave the board are lost.
func (b Bitboard) South() Bitboard { return b >> 8 }

// East moves every square of the set one file to the right; squares that leave the board are lost.
func (b Bitboard) East() Bitboard { return b << 1 &^ FileA }

// West moves every square of the set one file to the left; squares that leave the board are lost.
func (b Bitboard) West() Bitboard { return b >> 1 &^ FileH }

// Squares lists the set in ascending order. It allocates: it is meant for windows and tests.
func (b Bitboard) Squares() []Square {
	squares := make([]Square, 0, b.Count())
	for ; b != 0; b = b.ClearLowest() {
		squares = append(squares, b.Lowest())
	}
	return squares
}

// String draws the set as eight lines, the eighth rank first, "x" for a square of the set.
func (b Bitboard) String() string {
	var text strings.Builder
	for rank := 7; rank >= 0; rank-- {
		for file := 0; file < 8; file++ {
			mark := " ."
			if b.Has(NewSquare(file, rank)) {
				mark = " x"
			}
			text.WriteString(mark[1-min(file, 1):])
		}
		text.WriteByte('\n')
	}
	return text.String()
}

// rotate moves every square by an offset of the square's number, wrapping at the ends of the board:
// with a variable offset this is one instruction for both colours. The caller removes what wrapped.
func (b Bitboard) rotate(by int) Bitboard { return Bitboard(bits.RotateLeft64(uint64(b), by)) }
