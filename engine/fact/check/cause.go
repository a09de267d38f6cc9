package check

import (
	"fmt"
	"slices"

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

// ruledBefore and ruledNow: the value is of the position after the move, on the side that is named.
func (s *reading) ruledBefore(i int) string { return s.ruled(i, s.Before) }
func (s *reading) ruledNow(i int) string    { return s.ruled(i, s.Now) }

func (s *reading) ruled(i int, side fact.Place) string {
	if fault := s.sideFault(i, side); fault != "" {
		return fault
	}
	if !ofMove(s.facts[i-1].At, s.facts[i].At) {
		return "the value is of another move"
	}
	return ""
}

// toppedBefore and toppedNow: the move has a node on the side that is named.
func (s *reading) toppedBefore(i int) string { return s.topped(i, s.Before) }
func (s *reading) toppedNow(i int) string    { return s.topped(i, s.Now) }

func (s *reading) topped(i int, side fact.Place) string {
	move := s.facts[i-1]
	if !of(move, side) || len(move.At.Moves) != 1 || !hasNode(side.In, move.At.Node, move.At.Moves[0], false) {
		return "the move has no node there"
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

// endedBefore: the position of the value was searched no further before, and it is that of what follows.
func (s *reading) endedBefore(i int) string {
	n := s.facts[i].At.In.Node(s.facts[i].At.Node)
	switch {
	case s.before(i) != "":
		return "the value is of the other side"
	case !n.HasStatic && !n.Reason.Final():
		return "it did not end there"
	case i+1 >= len(s.facts) || !samePosition(s.facts[i], s.facts[i+1]) || !samePosition(s.facts[0], s.facts[i+1]):
		return "the values are not of the position after the move"
	}
	return ""
}

// goesOn: the search has nodes behind the position now, or a table knew it.
func (s *reading) goesOn(i int) string {
	at := s.facts[i].At
	if n := at.In.Node(at.Node); !n.HasKnown && at.In.ChildCount(at.Node) == 0 {
		return "it ends there"
	}
	return s.now(i)
}

// nothingMore: the value is the static one, and no answer is worth more.
func (s *reading) nothingMore(i int) string {
	at := s.facts[i].At
	n, answers := at.In.Node(at.Node), at.In.ChildNodes(at.Node)
	if !n.HasStatic || len(answers) == 0 || slices.ContainsFunc(answers, func(answer tree.Node) bool {
		return answer.Closed && answer.ForParent() > n.Static
	}) {
		return "an answer is worth more"
	}
	return s.now(i)
}

// stopsNow: the position after the move is searched no further now.
func (s *reading) stopsNow(i int) string {
	if !samePosition(s.facts[i-1], s.facts[i]) {
		return "the value is of another move"
	}
	return s.endsNow(i)
}

// wentOn: the same position has the value before.
func (s *reading) wentOn(i int) string {
	if !samePosition(s.facts[i-1], s.facts[i]) {
		return "the values are of two positions"
	}
	return s.before(i)
}

// atTheEnd: the value is of the position after the move, now.
func (s *reading) atTheEnd(i int) string {
	if !sameAs(s.facts[i-1].At, s.facts[i].At) {
		return "the value is of another move"
	}
	return s.now(i)
}

// endsNow: the position of the value is searched no further now.
func (s *reading) endsNow(i int) string {
	n := s.facts[i].At.In.Node(s.facts[i].At.Node)
	if s.now(i) != "" || !n.HasStatic && !n.Reason.Final() {
		return "it does not end there"
	}
	return ""
}

// unseenBefore and unseenNow: the move has no node on the side that is named.
func (s *reading) unseenBefore(i int) string { return s.unseen(i, s.Before) }
func (s *reading) unseenNow(i int) string    { return s.unseen(i, s.Now) }

func (s *reading) unseen(i int, side fact.Place) string {
	move := s.facts[i-1]
	if !of(move, side) || len(move.At.Moves) != 1 || hasNode(side.In, move.At.Node, move.At.Moves[0], false) {
		return "it has a node"
	}
	if i < len(s.facts) && (s.facts[i].At.In != move.At.In || s.facts[i].At.Node != move.At.Node ||
		s.facts[i].At.Moves[0] != move.At.Moves[0]) {
		return "the rule is that of another move"
	}
	return ""
}

// testedBefore and testedNow: on the side that is named the move has no node but that of a test.
func (s *reading) testedBefore(i int) string { return s.unseenBefore(i) + s.tested(i) }
func (s *reading) testedNow(i int) string    { return s.unseenNow(i) + s.tested(i) }

// leftBy: the rule, or the reason, is that of the node at which the way was left, on the side before.
func (s *reading) leftBy(i int) string {
	if s.before(i-1)+s.before(i) != "" || s.facts[i].At.Node != s.facts[i-1].At.Node {
		return "it is that of another node"
	}
	return ""
}

// knownFrom: a node of the one move has its value from a node of the other.
func (s *reading) knownFrom(i int) string {
	move, other := s.facts[i-1].At, s.facts[i].At
	if len(move.Moves) != 1 || len(other.Moves) != 1 {
		return "a move has no node of its own"
	}
	for _, n := range withStages(move.In, move.Node, move.Moves[0]) {
		if n.HasKnown {
			for _, m := range withStages(other.In, other.Node, other.Moves[0]) {
				if m.ID == n.KnownFrom {
					return ""
				}
			}
		}
	}
	return "no table says so"
}

// wasKnown: a node of the move has its value from another one.
func (s *reading) wasKnown(i int) string {
	move := s.facts[i-1].At
	if len(move.Moves) != 1 || !slices.ContainsFunc(withStages(move.In, move.Node, move.Moves[0]),
		func(n tree.Node) bool { return n.HasKnown }) {
		return "no table says so"
	}
	return ""
}

// withStages are the nodes of a move below one, and the stages of its position.
func withStages(t *tree.Tree, id tree.ID, move board.Move) (list []tree.Node) {
	list = nodesOf(t, id, move)
	for i := 0; i < len(list); i++ {
		for _, child := range t.ChildNodes(list[i].ID) {
			if child.Type.Stage() {
				list = append(list, child)
			}
		}
	}
	return list
}

// over: the game has ended after the move.
func (s *reading) over(i int) string {
	if len(s.facts[i].At.Moves) != 1 {
		return "the move has no node of its own"
	}
	for _, n := range nodesOf(s.facts[i].At.In, s.facts[i].At.Node, s.facts[i].At.Moves[0]) {
		if n.Reason.Final() {
			return ""
		}
	}
	return "it has not"
}

// wayFault follows moves from a node, through stages and what a table knew: the last must have a node.
func wayFault(at fact.Place) string {
	here := []tree.Node{at.In.Node(at.Node)}
	for _, move := range at.Moves {
		var next []tree.Node
		for _, n := range here {
			for range at.In.Len() {
				if !n.HasKnown {
					break
				}
				n = at.In.Node(n.KnownFrom)
			}
			next = append(next, nodesOf(at.In, n.ID, move)...)
		}
		here = next
	}
	if len(here) == 0 {
		return fmt.Sprintf("the record has no %v", at.Moves)
	}
	return ""
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
