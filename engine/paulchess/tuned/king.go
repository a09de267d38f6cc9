package tuned

import "drevo/engine/board"

// addKing reports how safe a side's king is.
func (s *survey) addKing(c board.Colour) {
	other := c.Opponent()
	king := s.king[c].Bitboard()
	rights := 0
	for r := s.p.Castling().Of(c); r != 0; r &= r - 1 {
		rights++
	}
	if rights > 0 {
		s.add(termCastling, featureOf[termCastling], c, rights, king)
	}
	if s.pawns[c]&board.KingAttacks(s.king[c]) == 0 {
		s.one(termBareKing, c, king)
	}
	s.one(termStorm, c, s.pawns[c]&near[s.king[other]])
	if open := (king | king.East() | king.West()) &^ ahead(s.pawns[c], other); open != 0 {
		s.add(termShelter, featureOf[termShelter], c, open.Count(), king)
	}
	if danger := s.danger(c); danger > 0 {
		s.add(termDanger, featureOf[termDanger], c, danger, king)
	}
}

// near holds, for each square, the squares at most two king's steps away.
var near = func() (table [64]board.Bitboard) {
	for s := range table {
		around := board.KingAttacks(board.Square(s))
		for rest := around; rest != 0; rest = rest.ClearLowest() {
			around |= board.KingAttacks(rest.Lowest())
		}
		table[s] = around
	}
	return table
}()

// danger rates the attack on a side's king, 0 where there is none to speak of. It grows with the square of
// what takes part: attacked squares near the king by the attacking pieces, those that only the king protects, checks on
// squares that nobody protects (ruling).
func (s *survey) danger(c board.Colour) int {
	other := c.Opponent()
	a := &s.assault[other]
	queen := s.by[other][board.Queen] != 0
	if a.attackers < 2 && !(queen && a.attackers == 1) {
		return 0
	}
	weak := s.ring[c] & s.byMen[other] &^ s.byMen[c]
	sum := a.weight + 2*weak.Count() + 2*a.attackers
	safe := ^(s.side[other] | s.byMen[c] | s.by[c][board.King]&^s.twice(other))
	diagonal := board.BishopAttacks(s.king[c], s.occupied)
	straight := board.RookAttacks(s.king[c], s.occupied)
	if board.KnightAttacks(s.king[c])&s.by[other][board.Knight]&safe != 0 {
		sum += 6
	}
	if diagonal&s.by[other][board.Bishop]&safe != 0 {
		sum += 4
	}
	if straight&s.by[other][board.Rook]&safe != 0 {
		sum += 7
	}
	if (diagonal|straight)&s.by[other][board.Queen]&safe != 0 {
		sum += 6
	}
	if !queen {
		sum /= 2
	}
	return sum * sum / 16
}

// twice returns squares that a side surely attacks twice: by a queen and something else.
func (s *survey) twice(c board.Colour) board.Bitboard {
	by := &s.by[c]
	return by[board.Queen] & (s.byPawns[c] | by[board.Knight] | by[board.Bishop] | by[board.Rook])
}

// veryLatePhase is the phase up to which the terms of the very late game count, as in 1.0.
const veryLatePhase = 6

// addLate reports the terms of the very late game, which drive the king to the edge.
func (s *survey) addLate(at Sum) {
	if at.Phase > veryLatePhase || at.Material == 0 {
		return
	}
	c := board.White
	if at.Material < 0 {
		c = board.Black
	}
	king, enemy := s.king[c], s.king[c.Opponent()]
	s.add(termKingToKing, featureOf[termKingToKing], c, 7-distance(king, enemy), king.Bitboard())
	s.add(termEnemyCentre, featureOf[termEnemyCentre], c, offCentre(enemy), enemy.Bitboard())
}

// offCentre counts the files and ranks between a square and the four in the centre.
func offCentre(s board.Square) int {
	return max(3-s.File(), s.File()-4) + max(3-s.Rank(), s.Rank()-4)
}
