package tuned

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// pair is a value for the middle game and one for the end game in one number, so that they are added
// and multiplied at once: the end game's in the upper half.
type pair int64

func newPair(middle, end int32) pair { return pair(end)<<32 + pair(middle) }

func (p pair) middle() int32 { return int32(p) }
func (p pair) end() int32    { return int32((p + 1<<31) >> 32) }

// values are what each feature is worth.
type values [featureCount]pair

// tally adds up features. Without a detail that costs a multiplication a call.
type tally struct {
	values *values
	sums   [2]pair // by side
	detail *detail // nil: nobody asks where the sums come from
}

// detail notes the features that were added.
type detail struct {
	breakdown *eval.Breakdown
	counts    [featureCount]int32 // White's less Black's
}

// add reports that a side has a feature of a term so many times, on all of the squares together: as many
// times on each.
func (t *tally) add(term, feature int, c board.Colour, times int, squares board.Bitboard) {
	t.sums[c&1] += t.values[feature] * pair(times)
	if t.detail != nil {
		t.note(term, feature, c, times, squares)
	}
}

// one is add for a term with one feature, found once a square.
func (t *tally) one(term int, c board.Colour, squares board.Bitboard) {
	if squares != 0 {
		t.add(term, featureOf[term], c, squares.Count(), squares)
	}
}

// note tells the detail what was added.
func (t *tally) note(term, feature int, c board.Colour, times int, squares board.Bitboard) {
	sign := int32(1)
	if c == board.Black {
		sign = -1
	}
	t.detail.counts[feature] += sign * int32(times)
	units := times / squares.Count()
	if b := t.detail.breakdown; b != nil {
		b.Note(term, c, eval.Score(int(t.values[feature].middle())*units), squares)
		b.Note(termCount+term, c, eval.Score(int(t.values[feature].end())*units), squares)
	}
}

// net is White's sum less Black's.
func (t *tally) net() pair { return t.sums[board.White] - t.sums[board.Black] }
