package headline

import (
	"math"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/internal/phrase"
)

// pieces says how the sides stand by their pieces alone, now and at the end of the line, and what both take on it. It
// leaves the first out where both have the same throughout.
func (f *Facts) pieces() sentence.Sentence {
	end := f.lineEnd()
	before := end
	before.Moves = nil
	now, then := f.balance(before), f.balance(end)
	if now.N == 0 && then.N == 0 {
		return f.spoils()
	}
	return sentence.Of("Counting pieces alone, {side} is now {now}, and {then} at the end of this line.", "side",
		fact.Fact{Kind: fact.Side, At: f.root()}, "now", now, "then", then).Then(f.spoils())
}

// balance is how far the side that begins is ahead at a place.
func (f *Facts) balance(at fact.Place) fact.Fact {
	p := f.Position.After(at.Moves...)
	ahead := present.Ahead(&p, f.Position.Turn())
	balance := fact.Fact{Kind: fact.Balance, At: at, N: ahead}
	switch say := phrase.With("pawns", Pawns(math.Abs(float64(ahead)))); {
	case ahead > 0:
		balance.Key = say("{pawns} ahead")
	case ahead < 0:
		balance.Key = say("{pawns} behind")
	default:
		balance.Key = "level"
	}
	return balance
}

// spoils says what both sides take on the line; empty where none takes anything.
func (f *Facts) spoils() (said sentence.Sentence) {
	at, p := f.root(f.Line...), f.Position
	side, other := fact.Fact{Kind: fact.Side, At: f.root()}, fact.Fact{Kind: fact.Opponent, At: f.root()}
	taken := [2]fact.Fact{{Kind: fact.Spoils, At: at, Key: string(fact.Side)},
		{Kind: fact.Spoils, At: at, Key: string(fact.Opponent)}}
	for i, move := range f.Line {
		switch {
		case move.IsEnPassant():
			taken[i%2].Taken = append(taken[i%2].Taken, board.Pawn)
		case move != board.Pass && move.IsCapture():
			taken[i%2].Taken = append(taken[i%2].Taken, p.At(move.To()).Type())
		}
		p = p.After(move)
	}
	say := sentence.With("side", side, "taken", taken[0], "other", other, "theirs", taken[1])
	switch mine, theirs := len(taken[0].Taken) > 0, len(taken[1].Taken) > 0; {
	case mine && theirs:
		return say("On the way there {side} takes {taken}; {other} takes {theirs}.")
	case mine:
		return say("On the way there {side} takes {taken}.")
	case theirs:
		return say("On the way there {other} takes {theirs}.")
	}
	return said
}
