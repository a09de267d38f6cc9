package present

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/sentence"
)

// atTheEnds says which terms make most of the difference of two exact values, at the ends of their lines: one that
// makes half of it or more, else two that do together, else that there are many. Terms of which one gives what
// another takes, to the same amount, are passed over, as when a knight goes for a bishop. It says nothing where the
// terms do not add up to the values, or the values are the same.
func atTheEnds(better, worse Contender) sentence.Sentence {
	mover := better.Before.Turn()
	whole := (better.Value.Score - worse.Value.Score).For(mover)
	if !better.Closes() || !worse.Closes() || whole <= 0 {
		return sentence.Sentence{}
	}
	speaks := speaking(better.Terms, worse.Terms, mover)
	switch {
	case len(speaks) > 0 && 2*speaks[0].against >= whole:
		return sentence.Of("at the ends of their lines most against {move} is {term}, {value} against {other}",
			"move", worse.move(0), "term", worse.termName(speaks[0]), "value", worse.term(speaks[0].Second, speaks[0]),
			"other", better.term(speaks[0].First, speaks[0]))
	case len(speaks) > 1 && 2*(speaks[0].against+speaks[1].against) >= whole:
		return sentence.Of("at the ends of their lines most against {move} are {term}, {value} against {other}, and {next}, "+
			"{second} against {first}", "move", worse.move(0),
			"term", worse.termName(speaks[0]), "value", worse.term(speaks[0].Second, speaks[0]),
			"other", better.term(speaks[0].First, speaks[0]),
			"next", worse.termName(speaks[1]), "second", worse.term(speaks[1].Second, speaks[1]),
			"first", better.term(speaks[1].First, speaks[1]))
	case len(speaks) < 3:
		return sentence.Sentence{}
	}
	return sentence.Of("at the ends of their lines many small things speak against {move}", "move", worse.move(0))
}

// spoken is a term with how much it speaks against the worse move.
type spoken struct {
	Difference
	against eval.Score
}

func (c Contender) termName(s spoken) fact.Fact {
	return fact.Fact{Kind: fact.TermName, At: c.Leaf, Term: s.Term}
}

func (c Contender) term(net eval.WhiteScore, s spoken) fact.Fact {
	return fact.Fact{Kind: fact.Term, At: c.Leaf, Term: s.Term, Score: net}
}

// speaking lists the terms that speak against the worse of two evaluations, for the mover, the most first.
func speaking(better, worse *eval.Breakdown, mover board.Colour) (list []spoken) {
	differences := Differences(better, worse)
	against := make([]eval.Score, len(differences))
	for i, d := range differences {
		against[i] = (d.First - d.Second).For(mover)
	}
	cancel(against)
	for i, d := range differences {
		if against[i] > 0 {
			list = append(list, spoken{d, against[i]})
		}
	}
	slices.SortStableFunc(list, func(a, b spoken) int { return int(b.against - a.against) })
	return list
}

// cancel sets pairs of numbers that add up to nothing to 0: a knight lost for a bishop is no
// difference where both count the same.
func cancel(list []eval.Score) {
	for i := range list {
		if j := slices.Index(list, -list[i]); list[i] != 0 && j >= 0 {
			list[i], list[j] = 0, 0
		}
	}
}
