package board

// magic finds a slider's attacks from one square by one multiplication: the occupied squares that matter (mask) times
// the factor leave in the upper bits a number that is different for any two occupancies with different attacks.
type magic struct {
	mask    Bitboard
	factor  uint64
	attacks *[maxOccupancies]Bitboard // the square's part of sliderAttacks; what follows belongs to others
	shift   uint8
}

// maxOccupancies is the number of occupancies that matter to a rook in a corner, the most that there are.
const maxOccupancies = 1 << 12

// bishopMagics and rookMagics look into the same table, which holds nothing but attacks. It is longer than what the
// squares use so that an index need not be tested against the length of the square's own part.
var (
	sliderAttacks [107648 + maxOccupancies]Bitboard
	bishopMagics  [64]magic
	rookMagics    [64]magic
	_             = fillMagics()
)

// fillMagics builds the table. It takes a few milliseconds when the programme starts.
func fillMagics() (used int) {
	for s := A1; s <= H8; s++ {
		bishopMagics[s] = newMagic(s, bishopFactors[s], diagonalSteps, sliderAttacks[used:])
		used += 1 << bishopMagics[s].mask.Count()
		rookMagics[s] = newMagic(s, rookFactors[s], straightSteps, sliderAttacks[used:])
		used += 1 << rookMagics[s].mask.Count()
	}
	return used
}

// newMagic fills the beginning of a table for one square.
func newMagic(s Square, factor uint64, directions [][2]int, table []Bitboard) magic {
	mask := relevant(s, directions)
	m := magic{mask, factor, (*[maxOccupancies]Bitboard)(table), uint8(64 - mask.Count())}
	for occupied := Bitboard(0); ; {
		m.attacks[m.index(occupied)] = rays(s, directions, occupied)
		occupied = (occupied - mask) & mask
		if occupied == 0 {
			return m
		}
	}
}

// relevant gives the squares whose occupation changes a slider's attacks: its rays without their last squares.
func relevant(s Square, directions [][2]int) (mask Bitboard) {
	for _, d := range directions {
		for rest := ray(s, d, 0); rest != 0; rest = rest.Rest() {
			if ray(rest.First(), d, 0) != 0 {
				mask |= rest.First().bit()
			}
		}
	}
	return mask
}

// index gives the place of an occupancy in the square's part of the table.
func (m *magic) index(occupied Bitboard) uint64 {
	return uint64(occupied&m.mask) * m.factor >> (m.shift & 63) % maxOccupancies
}

// BishopAttacks gives the squares that a bishop attacks over the occupied squares, including the first occupied one in
// each direction.
func BishopAttacks(s Square, occupied Bitboard) Bitboard {
	m := &bishopMagics[s&63]
	return m.attacks[m.index(occupied)]
}

// RookAttacks gives the squares that a rook attacks over the occupied squares, including the first occupied one in each
// direction.
func RookAttacks(s Square, occupied Bitboard) Bitboard {
	m := &rookMagics[s&63]
	return m.attacks[m.index(occupied)]
}
