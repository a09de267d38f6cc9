package headline

import (
	"math"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// standing says how the side to move stands by the value: "White is one pawn behind (−1.00)", "Black mates in 3", "that
// counts as level (0.00)". The number is White's. A bound says so.
func (f *Facts) standing() sentence.Sentence { return f.stands(sentence.Of("is")) }

// stands is [Facts.standing] with another word for "is".
func (f *Facts) stands(is sentence.Sentence) (said sentence.Sentence) {
	v := f.Value
	if !v.Known() {
		return said
	}
	root := f.root()
	if moves, mate := v.Scale.MateMoves(int32(v.Score)); mate {
		return f.mates(max(moves, -moves))
	}
	pawns := math.Abs(v.Scale.Pawns(int32(v.Score)))
	exact := math.Round(100*pawns) == 50*math.Round(2*pawns)
	words := Pawns(pawns)
	if !exact {
		words = phrase.Of("about {pawns}", "pawns", words)
	}
	say := sentence.With("side", fact.Fact{Kind: fact.Side, At: root}, "pawns", fact.Fact{Kind: fact.Pawns, At: root,
		Key: words, Score: v.Score}, "value", f.value(), "is", is)
	switch {
	case v.Bound != tree.Exact, f.Wins:
		return say("{value} for White")
	case f.level() && exact:
		return say("that counts as level ({value})")
	case f.level():
		return say("that counts as about level ({value})")
	case (v.Score > 0) == (f.Position.Turn() == board.White):
		return say("{side} {is} {pawns} ahead ({value})")
	}
	return say("{side} {is} {pawns} behind ({value})")
}

// level reports whether the value is too small to name who is ahead.
func (f *Facts) level() bool {
	_, mate := f.Value.Scale.MateMoves(int32(f.Value.Score))
	return !mate && math.Abs(f.Value.Scale.Pawns(int32(f.Value.Score))) < leastNamed
}

// value is the value of the node that is spoken of.
func (f *Facts) value() fact.Fact {
	at := f.root()
	at.Node = f.from
	return fact.Fact{Kind: fact.Value, At: at, Score: f.Value.Score, Bound: f.Value.Bound}
}

// leastNamed is the least advantage that is named, in pawns; less is about level.
const leastNamed = 0.25

// mates says in how many moves which side mates.
func (f *Facts) mates(moves int) sentence.Sentence {
	mating, other := fact.Fact{Kind: fact.Side, At: f.root()}, fact.Fact{Kind: fact.Opponent, At: f.root()}
	if (f.Value.Score > 0) != (f.Position.Turn() == board.White) {
		mating, other = other, mating
	}
	if moves == 0 {
		return sentence.Of("{side} is mated", "side", other)
	}
	at := f.root()
	at.Node = f.from
	return sentence.Of("{side} mates in {moves}", "side", mating, "moves", fact.Fact{Kind: fact.Count, At: at,
		Key: "moves to the mate", N: moves})
}

// Pawns names a number of pawns to the nearest half: "one pawn", "two and a half pawns".
func Pawns(pawns float64) string {
	halves := int(math.Round(2 * pawns))
	say := phrase.With("number", phrase.Small(halves/2))
	switch {
	case halves <= 1:
		return "half a pawn"
	case halves == 2:
		return "one pawn"
	case halves%2 == 0:
		return say("{number} pawns")
	}
	return say("{number} and a half pawns")
}
