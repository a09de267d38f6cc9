package check

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

// causeClaims are the words about why a choice changed.
var causeClaims = map[string]func(s *reading, i int) string{
	"Before it chose ":  (*reading).choseBefore,
	", with ":           (*reading).gave,
	"; now it chooses ": (*reading).choosesNow,
	" fell from ":       (*reading).fell,
	"; with what it had it would be chosen still.": (*reading).chosenStill,
	" rose from ":                (*reading).rose,
	", more than ":               (*reading).more,
	" had, ":                     (*reading).hadBefore,
	"That is no contradiction: ": nil,
	" now, where it had ":        (*reading).agrees,
	"The position after ":        nil,
	" was known: it had been searched after ":  (*reading).knownFrom,
	" was known: it had been searched before.": (*reading).wasKnown,
	" was searched ":                   nil,
	" half-move further: it had ":      (*reading).endedBefore,
	" half-moves further: it had ":     (*reading).endedBefore,
	" before, and has ":                (*reading).now,
	"The search stopped after ":        nil,
	" before, with ":                   (*reading).endedBefore,
	"; now it goes on there, and has ": (*reading).goesOn,
	"; now it went on there, found no answer that gives more than the static value, and has ": (*reading).nothingMore,
	" now.":                                        nil,
	"The search stops after ":                      nil,
	" now, with ":                                  (*reading).stopsNow,
	"; before it went on there, and had ":          (*reading).wentOn,
	"Both stop after ":                             nil,
	", and value it otherwise: ":                   (*reading).endedBefore,
	" before, ":                                    (*reading).endsNow,
	" was only tested then: ":                      (*reading).testedBefore,
	" is only tested now: ":                        (*reading).testedNow,
	" was not looked at then: ":                    (*reading).unseenBefore,
	" was not looked at then.":                     (*reading).unseenBefore,
	" is not looked at now: ":                      (*reading).unseenNow,
	" is not looked at now.":                       (*reading).unseenNow,
	"What ":                                        nil,
	" had before does not follow from the record.": (*reading).toppedBefore,
	" has now does not follow from the record.":    (*reading).toppedNow,
	"After ":                        nil,
	" a rule alone gave ":           (*reading).ruledBefore,
	" before: ":                     nil,
	" a rule alone gives ":          (*reading).ruledNow,
	" now: ":                        nil,
	"The line ends after ":          nil,
	"The game ends after ":          (*reading).over,
	"At the end, after ":            nil,
	", stands ":                     (*reading).atTheEnd,
	", the static value is ":        (*reading).atTheEnd,
	", by ":                         nil,
	" most of all: ":                nil,
	" where it was ":                (*reading).changedMost,
	"The truth lies ":               nil,
	" half-move on.":                nil,
	" half-moves on.":               nil,
	"The way to it was left after ": nil,
	" half-move: ":                  (*reading).leftBy,
	" half-moves: ":                 (*reading).leftBy,
}

// of reports whether a fact is of one of the two that are compared.
func of(f fact.Fact, side fact.Place) bool {
	return f.At.In != nil && f.At.In == side.In
}

// forChooser is the value of a fact for the side that chooses, and what it is worth to it.
func (s *reading) forChooser(f fact.Fact) (pawns float64, bound tree.Bound) {
	t := f.At.In
	n := t.Node(f.At.Node)
	turn := turnOf(t, n)
	pawns, bound = t.Header().Scale.Pawns(int32(forWhite(n.Score, turn))), boundForWhite(n.Bound, turn)
	if chooser := turnOf(s.Now.In, s.Now.In.Node(s.Now.Node)); chooser == board.Black {
		pawns, bound = -pawns, boundForWhite(bound, board.Black)
	}
	return pawns, bound
}

// certainly reports whether the value of a fact is more than that of another for the side that chooses.
func (s *reading) certainly(a, b fact.Fact) bool {
	x, of := s.forChooser(a)
	y, from := s.forChooser(b)
	if a.At.In.Header().Scale != b.At.In.Header().Scale {
		y += 0.005 - 1e-9 // of two scales less is no difference
	}
	return x > y && of != tree.Upper && from != tree.Lower
}

// choseBefore and choosesNow: the move is the best of the side that is named.
func (s *reading) choseBefore(i int) string { return s.chose(i, s.Before) }
func (s *reading) choosesNow(i int) string  { return s.chose(i, s.Now) }

func (s *reading) chose(i int, side fact.Place) string {
	move, ok := s.at(i, fact.Move)
	if !ok || len(move.At.Moves) != 1 || !of(move, side) || !side.In.Within(move.At.Node, side.Node) ||
		bestMove(side.In, side.Node) != move.At.Moves[0] {
		return "that is not its choice"
	}
	return ""
}

// before and now: the fact is of the side that is named.
func (s *reading) before(i int) string {
	if i < len(s.facts) && s.Before.In == s.Now.In && of(s.facts[i], s.Now) &&
		s.Now.In.Within(s.facts[i].At.Node, s.Now.Node) {
		return "it is of the other side" // what was known before is not of what came later
	}
	return s.sideFault(i, s.Before)
}

func (s *reading) now(i int) string { return s.sideFault(i, s.Now) }

func (s *reading) sideFault(i int, side fact.Place) string {
	if i >= len(s.facts) || !of(s.facts[i], side) {
		return "it is of the other side"
	}
	return ""
}

// samePosition: two facts are of one position, whatever moves led there.
func samePosition(a, b fact.Fact) bool {
	p, fault := positionAt(a.At)
	q, wrong := positionAt(b.At)
	return fault+wrong == "" && p.Key() == q.Key()
}

// change: the two values that follow are of the position after the move, the first before and the second now.
func (s *reading) change(i int) string {
	if i+1 >= len(s.facts) || s.facts[i].Kind != fact.Value || s.facts[i+1].Kind != fact.Value {
		return "no two values follow"
	}
	switch {
	case s.before(i)+s.now(i+1) != "":
		return "the values are of other sides"
	case !samePosition(s.facts[i], s.facts[i+1]) || !ofMove(s.facts[i-1].At, s.facts[i+1].At):
		return "the values are of other moves"
	case !decides(s.facts[i], s.Before) || !decides(s.facts[i+1], s.Now):
		return "the values are of other stages"
	}
	return ""
}

// decides reports whether a value is of the stage that gave a side its value, as far as the move has a node there.
func decides(value fact.Fact, side fact.Place) bool {
	n := value.At.In.Node(value.At.Node)
	last, ok := youngest(side.In, speaker(side.In, side.In.Node(side.Node)).ID, n.Move)
	return !ok || last.ID == n.ID
}

// fell and rose: what the values say of the move can't both be so, and it is worth less, or more, than before.
func (s *reading) fell(i int) string {
	if fault := s.change(i); fault != "" {
		return fault
	}
	if !s.certainly(s.facts[i], s.facts[i+1]) {
		return "it did not"
	}
	return ""
}

func (s *reading) rose(i int) string {
	if fault := s.change(i); fault != "" {
		return fault
	}
	if !s.certainly(s.facts[i+1], s.facts[i]) {
		return "it did not"
	}
	return ""
}

// chosenStill: what the move had is no less than what the choice has now.
func (s *reading) chosenStill(i int) string {
	had := s.facts[i-2]
	id := s.Now.Node
	for {
		best, ok := s.Now.In.Best(id)
		if !ok {
			return "nothing is chosen now"
		}
		if id = best; !s.Now.In.Node(id).Type.Stage() {
			break
		}
	}
	n := s.Now.In.Node(id)
	has := fact.Fact{Kind: fact.Value, At: fact.Place{In: s.Now.In, Node: n.ID}}
	if s.certainly(has, had) {
		return "it would not"
	}
	return ""
}

// more: the value before is certainly more than that behind the move that follows.
func (s *reading) more(i int) string {
	if i+1 >= len(s.facts) || !s.certainly(s.facts[i-1], s.facts[i+1]) {
		return "it is not"
	}
	return s.choseBefore(i)
}

// hadBefore: the value is that of the move, before.
func (s *reading) hadBefore(i int) string { return s.gave(i) + s.before(i) }

// agrees: the two values may both be so.
func (s *reading) agrees(i int) string {
	if s.certainly(s.facts[i-1], s.facts[i]) || s.certainly(s.facts[i], s.facts[i-1]) {
		return "it is one"
	}
	return s.now(i-1) + s.before(i)
}

// changedMost evaluates both ends anew: no term changes more in the same direction.
func (s *reading) changedMost(i int) string {
	now, before := s.facts[i-1], s.facts[i]
	if now.Kind != fact.Term || before.Kind != fact.Term || now.Term.Name != before.Term.Name ||
		s.now(i-1)+s.before(i) != "" || s.facts[i-2].Term.Name != now.Term.Name {
		return "two terms are compared"
	}
	if static := s.facts[i-3]; static.Kind != fact.Number || static.At.Node != now.At.Node {
		return "the term is of another end"
	}
	nets := map[string]eval.WhiteScore{}
	for sign, f := range map[eval.WhiteScore]fact.Fact{1: now, -1: before} {
		b := s.Evaluate(f.At.In, f.At.Node)
		if b == nil {
			return "there is no evaluation"
		}
		for _, row := range b.Rows {
			nets[row.Term.Name] += sign * netOf(row)
		}
	}
	most := nets[now.Term.Name]
	for name, net := range nets {
		if most == 0 || most > 0 && net > most || most < 0 && net < most {
			return fmt.Sprintf("%s changes by %d, %s by %d", now.Term.Name, most, name, net)
		}
	}
	return ""
}
