package board

import "sync"

// Rotation is the direction of a line in PaulChess's rotated look-ups.
type Rotation uint8

// The four directions, by their angles in the thesis.
const (
	Rank         Rotation = iota // 0°
	File                         // 90°
	Diagonal                     // 45°: as a1-h8
	AntiDiagonal                 // -45°: as h1-a8
)

// String names the rotation by its angle.
func (r Rotation) String() string {
	return [...]string{"0°", "90°", "45°", "-45°"}[min(r, AntiDiagonal)]
}

// standardLine is the place to which all lines of a rotation are shifted: its first square, the
// distance between its squares, and the modulus that makes its 256 occupancies different numbers.
//
// The thesis prints 257 for files. With that modulus 256 is -1, so that a file with its first two
// squares occupied has the number of an empty one; 258, the least that works, agrees with its
// remark that the tables have "about two more entries" than 256. For both diagonals 257 is the
// least that works.
type standardLine struct {
	first, step uint
	modulus     uint64
}

var standardLines = [4]standardLine{{0, 1, 256}, {0, 8, 258}, {0, 9, 257}, {7, 7, 257}}

// spread puts the bits of a byte on the squares of the line.
func (l standardLine) spread(bits uint8) (squares Bitboard) {
	for i := uint(0); i < 8; i++ {
		squares |= Bitboard(bits>>i&1) << (l.first + l.step*i)
	}
	return squares
}

// rotatedTable holds, by rotation, the line through each square, and the attacks on the standard
// line by the place in it and the occupied squares modulo the line's modulus.
type rotatedTable struct {
	lines   [4][64]rotatedLine
	attacks [4][8][258]Bitboard
}

// rotatedLine is a line through a square, how far right it is shifted to the standard place (left
// if negative), and the square's place in it then.
type rotatedLine struct {
	mask         Bitboard
	shift, place int
}

// rotatedLookups builds the table when it is first wanted.
var rotatedLookups = sync.OnceValue(func() *rotatedTable {
	t := new(rotatedTable)
	for r, standard := range standardLines {
		for s := A1; s <= H8; s++ {
			t.lines[r][s] = newRotatedLine(s, Rotation(r))
		}
		for place := range uint(8) {
			for occupied := range 256 {
				index := uint64(standard.spread(uint8(occupied))) % standard.modulus
				t.attacks[r][place][index] = standard.spread(attacksInByte(place, uint8(occupied)))
			}
		}
	}
	return t
})

// attacksInByte returns what a slider at a place of a line of eight attacks.
func attacksInByte(place uint, occupied uint8) (attacks uint8) {
	for i := place + 1; i < 8; i++ {
		attacks |= 1 << i
		if occupied>>i&1 != 0 {
			break
		}
	}
	for i := int(place) - 1; i >= 0; i-- {
		attacks |= 1 << i
		if occupied>>i&1 != 0 {
			break
		}
	}
	return attacks
}

// RotatedLookup shows each step of one look-up for one line through a square.
type RotatedLookup struct {
	Rotation Rotation
	Line     Bitboard // the mask of the line
	Occupied Bitboard // the occupied squares of the line
	Shift    int      // to the standard place: right if positive, else left
	Standard Bitboard // the occupied squares at the standard place
	Place    int      // of the slider in the standard line, from 0
	Modulus  uint64
	Index    uint64   // Standard modulo Modulus
	Found    Bitboard // what the table has there
	Attacks  Bitboard // shifted back, and what left the line cut off
	Targets  Bitboard // without the own pieces
}

// NewRotatedLookup does one look-up step by step. The board's own pieces are taken off at the end.
func NewRotatedLookup(s Square, r Rotation, occupied, own Bitboard) RotatedLookup {
	return rotatedLookups().lookup(s&63, r&3, occupied, own)
}

// lookup does one look-up.
func (t *rotatedTable) lookup(s Square, r Rotation, occupied, own Bitboard) RotatedLookup {
	line := &t.lines[r][s]
	l := RotatedLookup{Rotation: r, Line: line.mask, Occupied: occupied & line.mask, Shift: line.shift,
		Place: line.place, Modulus: standardLines[r].modulus}
	l.Standard = shiftRight(l.Occupied, l.Shift)
	l.Index = uint64(l.Standard) % l.Modulus
	l.Found = t.attacks[r][l.Place][l.Index]
	l.Attacks = shiftRight(l.Found, -l.Shift) & l.Line
	l.Targets = l.Attacks &^ own
	return l
}

// newRotatedLine finds the line through a square.
func newRotatedLine(s Square, r Rotation) rotatedLine {
	file, rank := s.File(), s.Rank()
	switch r {
	case Rank:
		return rotatedLine{Rank1 << (8 * uint(rank)), 8 * rank, file}
	case File:
		return rotatedLine{FileA << uint(file), file, rank}
	case Diagonal:
		line := s.bit() | ray(s, [2]int{1, 1}, 0) | ray(s, [2]int{-1, -1}, 0)
		return rotatedLine{line, int(line.Lowest()), min(file, rank)}
	}
	line := s.bit() | ray(s, [2]int{1, -1}, 0) | ray(s, [2]int{-1, 1}, 0)
	return rotatedLine{line, int(line.Lowest()) - int(H1), min(7-file, rank)}
}

// shiftRight shifts to the right, or to the left by a negative distance.
func shiftRight(b Bitboard, by int) Bitboard {
	if by < 0 {
		return b << uint(-by)
	}
	return b >> uint(by)
}

// Bishop returns a bishop's attacks by two look-ups.
func (t *rotatedTable) Bishop(s Square, occupied Bitboard) Bitboard {
	return t.lookup(s&63, Diagonal, occupied, 0).Attacks | t.lookup(s&63, AntiDiagonal, occupied, 0).Attacks
}

// Rook returns a rook's attacks by two look-ups.
func (t *rotatedTable) Rook(s Square, occupied Bitboard) Bitboard {
	return t.lookup(s&63, Rank, occupied, 0).Attacks | t.lookup(s&63, File, occupied, 0).Attacks
}

// bitSieve lists for each byte the places of its set bits, from the lowest.
var bitSieve = func() (sieve [256][]uint8) {
	for value := range sieve {
		for bit := uint8(0); bit < 8; bit++ {
			if value>>bit&1 != 0 {
				sieve[value] = append(sieve[value], bit)
			}
		}
	}
	return sieve
}()

// Sieve calls visit for each square of a set in ascending order as PaulChess's bit sieve does: byte
// by byte, the places of the set bits from a table.
func Sieve(set Bitboard, visit func(Square)) {
	for first := A1; set != 0; first, set = first+8, set>>8 {
		for _, place := range bitSieve[set&0xff] {
			visit(first + Square(place))
		}
	}
}
