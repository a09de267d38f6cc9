package tuned

import "drevo/engine/board"

// assaultWeight is what an attacked square near the enemy king counts, by the attacking piece (ruling).
var assaultWeight = [...]int{board.Knight: 2, board.Bishop: 2, board.Rook: 3, board.Queen: 4}

// mobilityOf is the first feature of a piece's mobility.
var mobilityOf = [...]int{board.Knight: featureOf[termKnightMobility], board.Bishop: featureOf[termBishopMobility],
	board.Rook: featureOf[termRookMobility], board.Queen: featureOf[termQueenMobility]}

// addPieces reports what depends on a piece alone, and finds what all pieces attack.
func (s *survey) addPieces() {
	p := s.p
	kinds := [...]board.Bitboard{board.Knight: p.Pieces(board.Knight), board.Bishop: p.Pieces(board.Bishop),
		board.Rook: p.Pieces(board.Rook), board.Queen: p.Pieces(board.Queen)}
	for c := board.White; c <= board.Black; c++ {
		own, other := s.side[c], c.Opponent()
		free := ^(own | s.byPawns[other])
		for set := kinds[board.Knight] & own; set != 0; set = set.ClearLowest() {
			from := set.Lowest()
			s.addPiece(c, board.Knight, from, board.KnightAttacks(from), free)
		}
		bishops := kinds[board.Bishop] & own
		for set := bishops; set != 0; set = set.ClearLowest() {
			from := set.Lowest()
			s.addPiece(c, board.Bishop, from, board.BishopAttacks(from, s.occupied&^kinds[board.Queen]), free)
		}
		rooks := kinds[board.Rook] & own
		for set := rooks; set != 0; set = set.ClearLowest() {
			from := set.Lowest()
			s.addPiece(c, board.Rook, from, board.RookAttacks(from, s.occupied&^(kinds[board.Queen]|rooks)), free)
		}
		for set := kinds[board.Queen] & own; set != 0; set = set.ClearLowest() {
			from := set.Lowest()
			s.addPiece(c, board.Queen, from, board.QueenAttacks(from, s.occupied), free)
		}
		s.byAny[c] = s.byMen[c] | s.by[c][board.King]
		if bishops.MoreThanOne() {
			s.add(termBishopPair, featureOf[termBishopPair], c, 1, bishops&-bishops)
		}
		s.addMinors(c, (kinds[board.Knight]|kinds[board.Bishop])&own, bishops)
		s.addRooks(c, rooks)
	}
}

// addPiece reports the mobility of a piece, and notes what it attacks: sliders see through the queens,
// rooks through each other.
func (s *survey) addPiece(c board.Colour, kind board.PieceType, from board.Square, attacks, free board.Bitboard) {
	s.add(termKnightMobility+int(kind-board.Knight), mobilityOf[kind]+(attacks&free).Count(), c, 1, from.Bitboard())
	s.by[c][kind] |= attacks
	s.byMen[c] |= attacks
	if near := attacks & s.ring[c.Opponent()]; near != 0 {
		s.assault[c].attackers++
		s.assault[c].weight += assaultWeight[kind] * near.Count()
	}
}

// outposts are the ranks of outposts, by side.
var outposts = [2]board.Bitboard{board.Rank4 | board.Rank5 | board.Rank6, board.Rank5 | board.Rank4 | board.Rank3}

// lightSquares are the squares of h1's colour.
const lightSquares board.Bitboard = 0x55aa55aa55aa55aa

// addMinors reports knights and bishops that no enemy pawn can ever attack, protected by an own one,
// and bishops behind own pawns of their colour.
func (s *survey) addMinors(c board.Colour, minors, bishops board.Bitboard) {
	other := c.Opponent()
	if held := minors & outposts[c] & s.byPawns[c]; held != 0 {
		s.one(termOutpost, c, held&^ahead(s.byPawns[other], other))
	}
	for set := bishops; set != 0; set = set.ClearLowest() {
		colour := lightSquares
		if set&-set&lightSquares == 0 {
			colour = ^lightSquares
		}
		if n := (s.pawns[c] & colour).Count(); n > 0 {
			s.add(termBadBishop, featureOf[termBadBishop], c, n, set&-set)
		}
	}
}

// addRooks reports rooks on files without own pawns.
func (s *survey) addRooks(c board.Colour, rooks board.Bitboard) {
	if rooks == 0 {
		return
	}
	own := files(s.pawns[c])
	all := own | files(s.pawns[c.Opponent()])
	s.one(termRookOpen, c, rooks&^all)
	s.one(termRookHalfOpen, c, rooks&^own&all)
}

// files returns all squares of the files on which a set has something.
func files(b board.Bitboard) board.Bitboard {
	return ahead(b, board.White) | ahead(b, board.Black)
}
