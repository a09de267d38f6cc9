package kaissa

import (
	"math/bits"

	"drevo/engine/board"
)

// centre holds the central squares of each side: e4 d4 e5 d5 e6 d6 for White, mirrored for Black
// (note 21 to appendix B).
var centre = [2]board.Bitboard{
	board.White: 0x0000181818000000,
	board.Black: 0x0000001818180000,
}

// mayBeStrong holds the squares of each side that can be strong: for White b6 b7 c5 c6 c7 d5 d6 d7 e5
// e6 e7 f5 f6 f7 g6 g7 (note 22 to appendix B).
var mayBeStrong = [2]board.Bitboard{
	board.White: 0x007E7E3C00000000,
	board.Black: 0x000000003C7E7E00,
}

// structure is what follows from the pawns alone, by side.
type structure struct {
	attacks [2]board.Bitboard // squares that pawns attack
	strong  [2]board.Bitboard // strong squares
	passed  [2]board.Bitboard // passed pawns
	files   [2]board.Bitboard // whole files with a pawn of the side
}

// structureOf finds the structure of the given pawns.
func structureOf(pawns [2]board.Bitboard) (s structure) {
	for c := board.White; c <= board.Black; c++ {
		s.attacks[c] = pawnAttacks(pawns[c], c)
		s.files[c] = wholeFiles(pawns[c])
	}
	for c := board.White; c <= board.Black; c++ {
		own, enemy := pawns[c], pawns[c.Opponent()]
		// What an enemy pawn attacks now or by advancing lies on its neighbouring files, before it.
		attackable := s.attacks[c.Opponent()]
		attackable |= ahead(attackable, c.Opponent())
		s.strong[c] = mayBeStrong[c] & s.attacks[c] &^ attackable
		stopped := enemy | enemy.East() | enemy.West()
		s.passed[c] = own &^ ahead(stopped, c.Opponent())
	}
	return s
}

// pawnAttacks returns the squares that pawns of a side attack.
func pawnAttacks(pawns board.Bitboard, c board.Colour) board.Bitboard {
	next := forward(pawns, c)
	return next.East() | next.West()
}

// forward moves squares one rank on, as a side sees it.
func forward(b board.Bitboard, c board.Colour) board.Bitboard {
	return board.Bitboard(bits.RotateLeft64(uint64(b), 8-16*int(c))) &^ (board.Rank1 << (56 * uint(c)))
}

// ahead returns all squares before the given ones on their files, as a side sees it.
func ahead(b board.Bitboard, c board.Colour) board.Bitboard {
	if c == board.White {
		b <<= 8
		b |= b << 8
		b |= b << 16
		return b | b<<32
	}
	b >>= 8
	b |= b >> 8
	b |= b >> 16
	return b | b>>32
}

// wholeFiles returns the files of the given squares.
func wholeFiles(b board.Bitboard) board.Bitboard {
	b |= b >> 8
	b |= b >> 16
	b |= b >> 32
	return (b & board.Rank1) * 0x0101010101010101
}
