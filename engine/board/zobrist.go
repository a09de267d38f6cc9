package board

// The Zobrist numbers of the state; those of the pieces are in infos. They come from a fixed
// sequence and never change, because keys are stored in books and files.
var (
	castlingKeys  [16]uint64 // by Castling; that of no rights is zero
	enPassantKeys [64]uint64 // by square: one number a file on the third and sixth rank, else zero
	blackKey      uint64     // Black is to move
	_             = fillKeys()
)

// fillKeys draws the numbers.
func fillKeys() bool {
	random := splitMix(1961)
	for c := White; c <= Black; c++ {
		for k := Pawn; k <= King; k++ {
			for s := A1; s <= H8; s++ {
				infos[NewPiece(c, k)].keys[s] = random.next()
			}
		}
	}
	for right := WhiteShort; right <= BlackLong; right <<= 1 {
		number := random.next()
		for rights := range castlingKeys {
			if Castling(rights).Has(right) {
				castlingKeys[rights] ^= number
			}
		}
	}
	for file := 0; file < 8; file++ {
		number := random.next()
		enPassantKeys[NewSquare(file, 2)], enPassantKeys[NewSquare(file, 5)] = number, number
	}
	blackKey = random.next()
	return true
}

// splitMix is Steele, Lea and Flood's generator of random numbers.
type splitMix uint64

// next draws a number.
func (state *splitMix) next() uint64 {
	*state += 0x9e3779b97f4a7c15
	z := uint64(*state)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// computeKey computes the pieces' part of the key from nothing, as it must be after any move.
func (p *Position) computeKey() uint64 {
	key := uint64(0)
	for rest := p.Occupied(); rest != 0; rest = rest.ClearLowest() {
		piece := p.At(rest.Lowest())
		key ^= infos[piece&15].keys[rest.Lowest()]
	}
	return key
}
