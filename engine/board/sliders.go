package board

// Sliders is one way to find the attacks of bishops and rooks. All ways agree; they differ in how,
// and in speed. Positions use the magic look-ups directly and never through this interface: it is
// for tests, comparisons and the bit laboratory.
type Sliders interface {
	Bishop(s Square, occupied Bitboard) Bitboard
	Rook(s Square, occupied Bitboard) Bitboard
}

// SliderMethod names a way to find the attacks of sliders.
type SliderMethod uint8

// The ways: magic look-ups, which positions use; rays walked square by square, which define what an
// attack is; and the rotated look-ups of PaulChess.
const (
	MagicLookups SliderMethod = iota
	WalkedRays
	RotatedLookups
	sliderMethods // their number
)

// SliderMethods lists all ways.
func SliderMethods() []SliderMethod { return []SliderMethod{MagicLookups, WalkedRays, RotatedLookups} }

// String names the way.
func (m SliderMethod) String() string {
	return [...]string{"magic look-ups", "walked rays", "rotated look-ups"}[min(m, sliderMethods-1)]
}

// NewSliders returns one way to find attacks; the magic look-ups for a number that names none.
func NewSliders(m SliderMethod) Sliders {
	switch m {
	case WalkedRays:
		return walkedRays{}
	case RotatedLookups:
		return rotatedLookups()
	}
	return magicLookups{}
}

// magicLookups are BishopAttacks and RookAttacks.
type magicLookups struct{}

func (magicLookups) Bishop(s Square, occupied Bitboard) Bitboard { return BishopAttacks(s, occupied) }
func (magicLookups) Rook(s Square, occupied Bitboard) Bitboard   { return RookAttacks(s, occupied) }

// walkedRays go from the square in each direction until something is in the way.
type walkedRays struct{}

func (walkedRays) Bishop(s Square, occupied Bitboard) Bitboard {
	return rays(s, diagonalSteps, occupied)
}

func (walkedRays) Rook(s Square, occupied Bitboard) Bitboard {
	return rays(s, straightSteps, occupied)
}
