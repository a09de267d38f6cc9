package eval

import "drevo/engine/board"

// Tally adds up an evaluation. With a Breakdown it also notes where every part
// came from; without one that costs a comparison a call.
//
// A tapered evaluation weighs each occurrence twice, for the middle game and for the end game: Late
// holds the second weights, and a Breakdown has their rows after those of the first.
type Tally struct {
	Weights   Weights
	Late      Weights // nil: none
	Breakdown *Breakdown
	sides     [2]Score
	late      [2]Score
}

// Add reports that side c has the term on every one of the squares, each worth
// the given units.
func (t *Tally) Add(term int, c board.Colour, units int32, squares board.Bitboard) {
	if squares != 0 { // as in most rows of most positions
		t.add(term, c, units, squares)
	}
}

// add stands apart, also where a profile would have it elsewhere, so that Add is small enough to be part of its callers.
//
//go:noinline
func (t *Tally) add(term int, c board.Colour, units int32, squares board.Bitboard) {
	count := Score(squares.Count())
	t.sides[c] += Score(units*t.Weights[term]) * count
	if t.Late != nil {
		t.late[c] += Score(units*t.Late[term]) * count
	}
	if t.Breakdown != nil {
		t.note(term, c, units, squares)
	}
}

// AddShared reports that side c has the term once, by all of the squares together: a breakdown shares
// the value among them, the lowest first where it can't be divided.
func (t *Tally) AddShared(term int, c board.Colour, squares board.Bitboard) {
	t.sides[c] += Score(t.Weights[term])
	if t.Late != nil {
		t.late[c] += Score(t.Late[term])
	}
	if t.Breakdown == nil {
		return
	}
	t.Breakdown.share(term, c, Score(t.Weights[term]), squares)
	if t.Late != nil {
		t.Breakdown.share(len(t.Weights)+term, c, Score(t.Late[term]), squares)
	}
}

// AddCount reports that side c has the term so many times, for a search that needs no squares: a
// breakdown is not told.
func (t *Tally) AddCount(term int, c board.Colour, count int) {
	t.sides[c] += Score(t.Weights[term]) * Score(count)
	if t.Late != nil {
		t.late[c] += Score(t.Late[term]) * Score(count)
	}
}

func (t *Tally) note(term int, c board.Colour, units int32, squares board.Bitboard) {
	t.Breakdown.note(term, c, Score(units*t.Weights[term]), squares)
	if t.Late != nil {
		t.Breakdown.note(len(t.Weights)+term, c, Score(units*t.Late[term]), squares)
	}
}

// Side returns what was added for a side so far.
func (t *Tally) Side(c board.Colour) Score { return t.sides[c] }

// Net returns White's sum less Black's.
func (t *Tally) Net() WhiteScore { return WhiteScore(t.sides[board.White] - t.sides[board.Black]) }

// LateNet returns White's sum less Black's by the second weights.
func (t *Tally) LateNet() WhiteScore { return WhiteScore(t.late[board.White] - t.late[board.Black]) }
