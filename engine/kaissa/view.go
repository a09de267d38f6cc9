package kaissa

import "drevo/engine/board"

// view is a position as the evaluation sees it: the attacks of all pieces found once. Its memory is
// used again for the next position.
type view struct {
	structure
	position *board.Position
	occupied board.Bitboard
	endgame  bool
	sides    [2]side
	profits  *profits // where the option asks for exchanges
}

// side is what a side has. A piece is a knight, bishop, rook or queen; a man is anything.
type side struct {
	men, pawns, knights, bishops, rooks, queens, pieces board.Bitboard

	king      board.Square
	kingZone  board.Bitboard    // the squares next to the king
	by        [6]board.Bitboard // squares that men of a type attack
	attacked  board.Bitboard    // by any man
	exposed   board.Bitboard    // men that no own man protects
	attackers []attacker        // the pieces, with what each attacks
	memory    [16]attacker
}

// attacker is a piece with the squares that it attacks: empty, an enemy's or its own side's.
type attacker struct {
	kind    board.PieceType
	from    board.Square
	attacks board.Bitboard
}

// look takes a position apart.
func (v *view) look(p *board.Position, s *structure) {
	v.structure, v.position, v.occupied = *s, p, p.Occupied()
	for c := board.White; c <= board.Black; c++ {
		v.sides[c].look(p, c, v)
	}
	v.endgame = v.sides[0].isWeak() && v.sides[1].isWeak()
}

func (s *side) look(p *board.Position, c board.Colour, v *view) {
	s.men = p.Side(c)
	s.pawns, s.knights, s.bishops = p.Pieces(board.Pawn)&s.men, p.Pieces(board.Knight)&s.men, p.Pieces(board.Bishop)&s.men
	s.rooks, s.queens = p.Pieces(board.Rook)&s.men, p.Pieces(board.Queen)&s.men
	s.pieces = s.knights | s.bishops | s.rooks | s.queens
	s.king = p.KingSquare(c)
	s.kingZone = board.KingAttacks(s.king)
	s.attackers = s.memory[:0]
	s.by[board.Pawn], s.by[board.King] = v.attacks[c], s.kingZone
	s.by[board.Knight], s.by[board.Bishop], s.by[board.Rook], s.by[board.Queen] = 0, 0, 0, 0
	for rest := s.knights; rest != 0; rest = rest.ClearLowest() {
		s.add(board.Knight, rest.Lowest(), board.KnightAttacks(rest.Lowest()))
	}
	for rest := s.bishops; rest != 0; rest = rest.ClearLowest() {
		s.add(board.Bishop, rest.Lowest(), board.BishopAttacks(rest.Lowest(), v.occupied))
	}
	for rest := s.rooks; rest != 0; rest = rest.ClearLowest() {
		s.add(board.Rook, rest.Lowest(), board.RookAttacks(rest.Lowest(), v.occupied))
	}
	for rest := s.queens; rest != 0; rest = rest.ClearLowest() {
		s.add(board.Queen, rest.Lowest(), board.QueenAttacks(rest.Lowest(), v.occupied))
	}
	s.attacked = s.by[board.Pawn] | s.by[board.Knight] | s.by[board.Bishop] | s.by[board.Rook] | s.by[board.Queen] |
		s.kingZone
	s.exposed = s.men &^ s.attacked
}

// add notes a piece.
func (s *side) add(kind board.PieceType, from board.Square, attacks board.Bitboard) {
	s.attackers = append(s.attackers, attacker{kind, from, attacks})
	s.by[kind] |= attacks
}

// weakPoints is what the pieces of a side may be worth in an endgame (ruling).
const weakPoints = 20

// isWeak reports whether the side's pieces are worth no more than in an endgame.
func (s *side) isWeak() bool {
	minor, rooks, queens := (s.knights | s.bishops).Count(), s.rooks.Count(), s.queens.Count()
	return points[board.Knight]*int32(minor)+points[board.Rook]*int32(rooks)+points[board.Queen]*int32(queens) <=
		weakPoints
}

// isBare reports whether the side has nothing but its king.
func (s *side) isBare() bool { return !s.men.MoreThanOne() }

// worthMore returns the side's pieces that are worth more than a man of the given type.
func (s *side) worthMore(than board.PieceType) board.Bitboard {
	switch than {
	case board.Pawn:
		return s.pieces
	case board.Knight, board.Bishop:
		return s.rooks | s.queens
	case board.Rook:
		return s.queens
	}
	return 0
}
