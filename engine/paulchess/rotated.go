package paulchess

import (
	"sync"

	"drevo/engine/board"
)

// Rotation is the direction of a line in the rotated look-ups.
type Rotation uint8

// The four directions, by their angles in the thesis.
const (
	Rank         Rotation = iota // 0°
	File                         // 90°
	Diagonal                     // 45°: as a1-h8
	AntiDiagonal                 // −45°: as h1-a8
)

// String names the rotation by its angle.
func (r Rotation) String() string {
	return [...]string{"0°", "90°", "45°", "−45°"}[min(r, AntiDiagonal)]
}

// The moduli that tell the 256 occupancies of a standard line apart: the least that do.
const (
	rankModulus     = 256 // none is needed
	fileModulus     = 258
	diagonalModulus = 257 // of both diagonals
)

// ThesisFileModulus is what the thesis prints in its example of a file. It tells the occupancies of
// diagonals apart, but 256 is -1 by it, so that those of a file have nine different remainders.
const ThesisFileModulus = 257

// standardLine is the place to which all lines of a rotation are shifted: its first square, the
// distance between its squares, and the modulus of its table.
type standardLine struct {
	first, step uint
	modulus     uint64
}

var standardLines = [4]standardLine{{0, 1, rankModulus}, {0, 8, fileModulus}, {0, 9, diagonalModulus},
	{7, 7, diagonalModulus}}

// spread puts the bits of a byte on the squares of the line.
func (l standardLine) spread(bits uint8) (squares board.Bitboard) {
	for i := uint(0); i < 8; i++ {
		squares |= board.Bitboard(bits>>i&1) << (l.first + l.step*i)
	}
	return squares
}

// rotatedLine is a line through a square, how far right it is shifted to the standard place (left
// if negative), and the square's place in it then.
type rotatedLine struct {
	mask         board.Bitboard
	shift, place int
}

// rotatedLines holds, by rotation, the line through each square.
var rotatedLines = func() (lines [4][64]rotatedLine) {
	for r := Rank; r <= AntiDiagonal; r++ {
		for s := board.A1; s <= board.H8; s++ {
			lines[r][s] = newRotatedLine(s, r)
		}
	}
	return lines
}()

// newRotatedLine finds the line through a square. Short diagonals are shifted to the start of the
// standard line, so that the place is counted along the line (ruling).
func newRotatedLine(s board.Square, r Rotation) rotatedLine {
	file, rank := s.File(), s.Rank()
	switch r {
	case Rank:
		return rotatedLine{board.Rank1 << (8 * rank), 8 * rank, file}
	case File:
		return rotatedLine{board.FileA << file, file, rank}
	case Diagonal:
		mask := lineOf(func(f, r int) bool { return f-r == file-rank })
		return rotatedLine{mask, int(mask.Lowest()), min(file, rank)}
	}
	mask := lineOf(func(f, r int) bool { return f+r == file+rank })
	return rotatedLine{mask, int(mask.Lowest()) - int(board.H1), min(7-file, rank)}
}

// lineOf returns the squares whose file and rank are on a line.
func lineOf(on func(file, rank int) bool) (mask board.Bitboard) {
	for s := board.A1; s <= board.H8; s++ {
		if on(s.File(), s.Rank()) {
			mask |= s.Bitboard()
		}
	}
	return mask
}

// RotatedTables hold the attacks on the standard lines: by rotation, by the place of the slider in
// the line, and by the occupied squares of the line modulo the line's modulus.
type RotatedTables struct {
	moduli  [4]uint64
	attacks [4][8][]board.Bitboard
}

// NewRotatedTables fills the tables with a modulus for files, from 256 to 1024, for all occupancies
// that have the slider in its place. With [ThesisFileModulus] several share an entry, and the first
// that was entered has it.
func NewRotatedTables(files uint64) *RotatedTables {
	t := new(RotatedTables)
	for r, standard := range standardLines {
		t.moduli[r] = standard.modulus
		if Rotation(r) == File {
			t.moduli[r] = files
		}
		for place := range t.attacks[r] {
			entries := make([]board.Bitboard, t.moduli[r])
			for occupied := range 256 {
				index := uint64(standard.spread(uint8(occupied))) % t.moduli[r]
				if occupied>>place&1 != 0 && entries[index] == 0 { // no slider attacks nothing
					entries[index] = standard.spread(attacksInByte(place, uint8(occupied)))
				}
			}
			t.attacks[r][place] = entries
		}
	}
	return t
}

// rotatedTables builds the tables with the moduli that work when they are first wanted.
var rotatedTables = sync.OnceValue(func() *RotatedTables { return NewRotatedTables(fileModulus) })

// attacksInByte returns what a slider at a place of a line of eight attacks, the first occupied
// place in each direction included.
func attacksInByte(place int, occupied uint8) (attacks uint8) {
	for i := place + 1; i < 8; i++ {
		attacks |= 1 << i
		if occupied>>i&1 != 0 {
			break
		}
	}
	for i := place - 1; i >= 0; i-- {
		attacks |= 1 << i
		if occupied>>i&1 != 0 {
			break
		}
	}
	return attacks
}

// shiftRight shifts to the right, or to the left by a negative distance.
func shiftRight(b board.Bitboard, by int) board.Bitboard {
	if by < 0 {
		return b << uint(-by)
	}
	return b >> uint(by)
}

// attack does one look-up without its steps. The slider is among the men of its line.
func (t *RotatedTables) attack(s board.Square, r Rotation, occupied board.Bitboard) board.Bitboard {
	line := &rotatedLines[r][s&63]
	standard := uint64(shiftRight((occupied|s.Bitboard())&line.mask, line.shift))
	return shiftRight(t.attacks[r][line.place][remainder(standard, r)], -line.shift) & line.mask
}

// remainder returns a standard line's number modulo its modulus: constants divide without a division.
func remainder(standard uint64, r Rotation) uint64 {
	switch r {
	case Rank:
		return standard
	case File:
		return standard % fileModulus
	}
	return standard % diagonalModulus
}

// bishop returns a bishop's attacks by two look-ups.
func (t *RotatedTables) bishop(s board.Square, occupied board.Bitboard) board.Bitboard {
	return t.attack(s, Diagonal, occupied) | t.attack(s, AntiDiagonal, occupied)
}

// rook returns a rook's attacks by two look-ups.
func (t *RotatedTables) rook(s board.Square, occupied board.Bitboard) board.Bitboard {
	return t.attack(s, Rank, occupied) | t.attack(s, File, occupied)
}
