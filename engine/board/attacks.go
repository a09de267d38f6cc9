package board

import "slices"

// The attacks of the pieces that do not slide, on an empty or full board alike.
var (
	knightAttacks = steps([][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}})
	kingAttacks   = steps([][2]int{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}})
	pawnAttacks   = [2][64]Bitboard{steps([][2]int{{-1, 1}, {1, 1}}), steps([][2]int{{-1, -1}, {1, -1}})}
)

// The directions of the sliders as steps of file and rank.
var (
	diagonalSteps = [][2]int{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
	straightSteps = [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
)

// openDiagonals and openStraights hold the squares that a bishop or a rook attacks on an empty
// board.
var (
	openDiagonals = emptyBoard(diagonalSteps)
	openStraights = emptyBoard(straightSteps)
)

// between holds, for each pair of squares, what Between returns.
var between = betweens()

// steps builds a table of the squares that lie one of the given steps away.
func steps(directions [][2]int) (table [64]Bitboard) {
	for s := A1; s <= H8; s++ {
		for _, d := range directions {
			table[s] |= NewSquare(s.File()+d[0], s.Rank()+d[1]).Bitboard()
		}
	}
	return table
}

// ray walks from a square in one direction up to and including the first occupied square.
func ray(s Square, step [2]int, occupied Bitboard) (squares Bitboard) {
	for {
		s = NewSquare(s.File()+step[0], s.Rank()+step[1])
		if s == NoSquare {
			return squares
		}
		squares |= s.Bitboard()
		if occupied.Has(s) {
			return squares
		}
	}
}

// rays joins the rays of several directions. It is the definition of a slider's attacks, used to
// build the tables.
func rays(s Square, directions [][2]int, occupied Bitboard) (squares Bitboard) {
	for _, d := range directions {
		squares |= ray(s, d, occupied)
	}
	return squares
}

// emptyBoard builds a table of a slider's attacks with nothing in the way.
func emptyBoard(directions [][2]int) (table [64]Bitboard) {
	for s := range table {
		table[s] = rays(Square(s), directions, 0)
	}
	return table
}

// betweens builds the table of Between from the rays.
func betweens() (table [64][64]Bitboard) {
	for a := A1; a <= H8; a++ {
		for _, d := range slices.Concat(diagonalSteps, straightSteps) {
			for rest := ray(a, d, 0); rest != 0; rest = rest.ClearLowest() {
				b := rest.Lowest()
				table[a][b] = ray(a, d, b.Bitboard()) &^ b.Bitboard()
			}
		}
	}
	return table
}

// KnightAttacks returns the squares that a knight attacks.
func KnightAttacks(s Square) Bitboard { return knightAttacks[s&63] }

// KingAttacks returns the squares that a king attacks.
func KingAttacks(s Square) Bitboard { return kingAttacks[s&63] }

// PawnAttacks returns the squares that a pawn of the given colour attacks.
func PawnAttacks(c Colour, s Square) Bitboard { return pawnAttacks[c&1][s&63] }

// QueenAttacks returns the squares that a queen attacks over the occupied squares, including the
// first occupied one in each direction.
func QueenAttacks(s Square, occupied Bitboard) Bitboard {
	return BishopAttacks(s, occupied) | RookAttacks(s, occupied)
}

// Attacks returns the squares that a piece of any type attacks over the occupied squares; only a
// pawn's depend on its colour.
func Attacks(k PieceType, c Colour, from Square, occupied Bitboard) Bitboard {
	switch k {
	case Pawn:
		return PawnAttacks(c, from)
	case Knight:
		return KnightAttacks(from)
	case Bishop:
		return BishopAttacks(from, occupied)
	case Rook:
		return RookAttacks(from, occupied)
	case Queen:
		return QueenAttacks(from, occupied)
	}
	return KingAttacks(from)
}

// Between returns the squares strictly between two squares of a common rank, file or diagonal;
// otherwise nothing.
func Between(a, b Square) Bitboard { return between[a&63][b&63] }

// AttackersTo returns the pieces of both colours that attack a square when exactly the squares of
// occupied are occupied. Pieces not in occupied do not block, but are still reported: mask the
// result.
func (p *Position) AttackersTo(s Square, occupied Bitboard) Bitboard {
	pawns := pawnAttacks[White][s&63]&p.black | pawnAttacks[Black][s&63]&^p.black
	return pawns&p.pawns() | knightAttacks[s&63]&p.knights() | kingAttacks[s&63]&p.kings() |
		BishopAttacks(s, occupied)&p.diagonals() | RookAttacks(s, occupied)&p.straights()
}
