package board

// magic finds a slider's attacks from one square by one multiplication: the occupied squares that
// matter (mask) times the factor leave in the upper bits a number that is different for any two
// occupancies with different attacks.
type magic struct {
	mask   Bitboard
	factor uint64
}

// Every square has room for as many numbers as the worst needs, a corner for the rook and the
// middle for the bishop: the shift is then the same for all, and no number need be tested against
// the room.
const (
	bishopBits = 9
	rookBits   = 12
)

// The factors and the attacks.
var (
	bishopMagics, rookMagics [64]magic
	bishopAttacks            [64][1 << bishopBits]Bitboard
	rookAttacks              [64][1 << rookBits]Bitboard
	_                        = fillMagics()
)

// fillMagics builds the tables. It takes a few milliseconds when the programme starts.
func fillMagics() bool {
	for s := A1; s <= H8; s++ {
		bishopMagics[s] = magic{relevant(s, diagonalSteps), bishopFactors[s]}
		bishopMagics[s].fill(s, diagonalSteps, bishopAttacks[s][:], bishopBits)
		rookMagics[s] = magic{relevant(s, straightSteps), rookFactors[s]}
		rookMagics[s].fill(s, straightSteps, rookAttacks[s][:], rookBits)
	}
	return true
}

// fill enters the attacks of one square for every occupancy that matters.
func (m *magic) fill(s Square, directions [][2]int, table []Bitboard, bits uint) {
	for occupied := Bitboard(0); ; {
		table[m.product(occupied)>>(64-bits)] = rays(s, directions, occupied)
		occupied = (occupied - m.mask) & m.mask
		if occupied == 0 {
			return
		}
	}
}

// relevant returns the squares whose occupation changes a slider's attacks: its rays without their
// last squares.
func relevant(s Square, directions [][2]int) (mask Bitboard) {
	for _, d := range directions {
		for rest := ray(s, d, 0); rest != 0; rest = rest.ClearLowest() {
			if ray(rest.Lowest(), d, 0) != 0 {
				mask |= rest.Lowest().bit()
			}
		}
	}
	return mask
}

// product returns the number whose upper bits distinguish occupancies.
func (m *magic) product(occupied Bitboard) uint64 { return uint64(occupied&m.mask) * m.factor }

// BishopAttacks returns the squares that a bishop attacks over the occupied squares, including the
// first occupied one in each direction.
func BishopAttacks(s Square, occupied Bitboard) Bitboard {
	s &= 63
	return bishopAttacks[s][bishopMagics[s].product(occupied)>>(64-bishopBits)]
}

// RookAttacks returns the squares that a rook attacks over the occupied squares, including the
// first occupied one in each direction.
func RookAttacks(s Square, occupied Bitboard) Bitboard {
	s &= 63
	return rookAttacks[s][rookMagics[s].product(occupied)>>(64-rookBits)]
}
