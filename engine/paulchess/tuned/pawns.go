package tuned

import "drevo/engine/board"

// pawnTable remembers what pawn structures are worth: most of the positions of a search share theirs
// with many others.
type pawnTable [pawnSlots]pawnEntry

const pawnSlots = 2048

// pawnEntry is a pawn structure with the sums of its terms.
type pawnEntry struct {
	pawns  [2]board.Bitboard
	passed board.Bitboard
	sums   [2]pair
}

// addPawns reports the terms of both sides' pawn structures, and returns the passed pawns.
func (e *Evaluation) addPawns(s *survey) (passed board.Bitboard) {
	if e.pawns == nil || s.detail != nil {
		return s.addStructures()
	}
	hash := uint64(s.pawns[0])*0x9e3779b97f4a7c15 ^ uint64(s.pawns[1])*0xc2b2ae3d27d4eb4f
	slot := &e.pawns[hash>>53]
	if slot.pawns != s.pawns {
		before := s.sums
		passed = s.addStructures()
		*slot = pawnEntry{s.pawns, passed, [2]pair{s.sums[0] - before[0], s.sums[1] - before[1]}}
		return passed
	}
	s.sums[0] += slot.sums[0]
	s.sums[1] += slot.sums[1]
	return slot.passed
}

func (s *survey) addStructures() (passed board.Bitboard) {
	for c := board.White; c <= board.Black; c++ {
		passed |= s.addStructure(c)
	}
	return passed
}

// addStructure reports the terms of a side's pawns, and returns those that are passed.
func (s *survey) addStructure(c board.Colour) (passed board.Bitboard) {
	own, other := s.pawns[c], c.Opponent()
	enemies := s.pawns[other]
	ownFiles := files(own)
	isolated := own &^ (ownFiles.East() | ownFiles.West())
	doubled := own & ahead(forward(own, c), c)
	stops := forward(own, c)
	backward := forward(stops&s.byPawns[other]&^ahead(s.byPawns[c], c), other) &^ isolated
	connected := own & (s.byPawns[c] | own.East() | own.West())
	front := ahead(forward(enemies, other), other)
	passed = own &^ (front | front.East() | front.West()) &^ (ahead(forward(own, other), other))
	s.one(termIsolated, c, isolated)
	s.one(termDoubled, c, doubled)
	s.one(termBackward, c, backward)
	s.byRank(termConnected, c, connected)
	s.byRank(termPassed, c, passed)
	return passed
}

// byRank reports pawns by their ranks.
func (s *survey) byRank(term int, c board.Colour, set board.Bitboard) {
	for ; set != 0; set = set.ClearLowest() {
		square := set.Lowest()
		s.add(term, featureOf[term]+rankOf(square, c), c, 1, square.Bitboard())
	}
}

// farOn is how much the kings' distances from a passed pawn count, by its rank (ruling).
var farOn = [8]int{3: 1, 4: 2, 5: 4, 6: 6}

// addPassed reports what a side's passed pawns are worth beyond their ranks.
func (s *survey) addPassed(c board.Colour, passed board.Bitboard) {
	other := c.Opponent()
	for ; passed != 0; passed = passed.ClearLowest() {
		square := passed.Lowest()
		rank := rankOf(square, c)
		stop := forward(square.Bitboard(), c)
		if stop&(s.occupied|s.byAny[other]) == 0 {
			s.add(termPassedFree, featureOf[termPassedFree]+rank, c, 1, square.Bitboard())
		}
		if farOn[rank] > 0 {
			s.add(termPassedOwnKing, featureOf[termPassedOwnKing], c, farOn[rank]*distance(s.king[c], stop.Lowest()),
				square.Bitboard())
			s.add(termPassedEnemyKing, featureOf[termPassedEnemyKing], c, farOn[rank]*distance(s.king[other], stop.Lowest()),
				square.Bitboard())
		}
		if s.runs(c, square, rank) {
			s.one(termRunner, c, square.Bitboard())
		}
	}
}

// runs reports whether a passed pawn can't be caught: the enemy has a bare king with pawns, which is
// out of its square, and the way is free.
func (s *survey) runs(c board.Colour, pawn board.Square, rank int) bool {
	other := c.Opponent()
	if s.side[other] != s.pawns[other]|s.king[other].Bitboard() {
		return false
	}
	way := ahead(forward(pawn.Bitboard(), c), c)
	goal := board.NewSquare(pawn.File(), 7)
	if c == board.Black {
		goal = board.NewSquare(pawn.File(), 0)
	}
	steps := min(7-rank, 5)
	if s.p.Turn() != c {
		steps++
	}
	return way&s.occupied == 0 && distance(s.king[other], goal) > steps
}
