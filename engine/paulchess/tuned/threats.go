package tuned

import "drevo/engine/board"

// addThreats reports what a side attacks with something cheaper, or what nobody protects.
func (s *survey) addThreats(c board.Colour) {
	other := c.Opponent()
	men := s.side[other] &^ s.king[other].Bitboard()
	pieces := men &^ s.pawns[other]
	s.one(termByPawn, c, pieces&s.byPawns[c])
	if s.byAny[c]&men == 0 {
		return
	}
	queens := s.p.Pieces(board.Queen) & pieces
	rooks := s.p.Pieces(board.Rook) & pieces
	minors := s.by[c][board.Knight] | s.by[c][board.Bishop]
	s.one(termByMinor, c, (queens|rooks)&minors)
	s.one(termByRook, c, queens&s.by[c][board.Rook])
	s.one(termHanging, c, men&s.byAny[c]&^s.byAny[other])
}
