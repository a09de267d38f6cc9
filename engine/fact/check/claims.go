package check

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

// claims are the words that may stand between two facts, before the first and after the last, with what they claim of
// the facts beside them: a rule is given the place of the fact that follows, and says what is wrong. Words without a
// rule claim nothing, or what the facts beside them say for themselves. Words that are not here may not be said.
var claims = allClaims()

func allClaims() map[string]func(s *reading, i int) string {
	claims := map[string]func(*reading, int) string{
		"":   nil,
		".":  nil,
		", ": nil,
		"; ": nil,
		": ": nil,
		" ":  (*reading).gave,

		// One move against another.
		" against ":                   (*reading).against,
		": after ":                    (*reading).after,
		": not better after ":         (*reading).refuted,
		" refutes ":                   (*reading).refutes,
		" mates; ":                    (*reading).mates,
		" mates.":                     (*reading).mates,
		" promotes; ":                 (*reading).promotes,
		" promotes.":                  (*reading).promotes,
		" wins ":                      (*reading).inLine,
		" begins exchanges that win ": (*reading).exchanges,
		" in the end; ":               nil,
		" in the end.":                nil,
		": at the ends of their lines most against ": nil,
		" is ":  (*reading).mostAgainst,
		" are ": (*reading).mostAgainst,
		": at the ends of their lines many small things speak against ": (*reading).manySmall,
		" was searched by itself, from the position after it, with ":    (*reading).byItself,
		" was searched by itself, from the position after it.":          nil,

		// A move without a node, and the evidence for its rule.
		" was only tested here: ":    (*reading).tested,
		" was not looked at here: ":  (*reading).notTested,
		"The game is over here.":     nil,
		" gives ":                    (*reading).gave,
		"To stop here gives ":        nil,
		" is enough to cut.":         (*reading).enough,
		"The table knew ":            nil,
		" for the position.":         nil,
		"The line has ":              nil,
		" half-move.":                nil,
		" half-moves.":               nil,
		"After it the material is ":  nil,
		", and the bound asks for ":  (*reading).short,
		"Checks given on the line: ": nil,
		", Zch = ":                   nil,
		"The safety test of ":        nil,
		" leaves ":                   (*reading).gave,
		"The evaluation of ":         nil,
		"Taken: ":                    nil,
		"FV0's best move is ":        (*reading).best,
		"Quiet checks given in the forcing variation: ": nil,
		", fvChecks = ":                          nil,
		"The pass gives ":                        nil,
		"Quiescence goes no further than ":       nil,
		" plies.":                                nil,
		"The static value is ":                   nil,
		", and the bound is ":                    nil,
		", and to cut ":                          (*reading).upper,
		", and to be better ":                    (*reading).lower,
		" is asked for.":                         nil,
		", the capture wins ":                    nil,
		"Quiet moves searched: ":                 nil,
		"The exchange is worth ":                 nil,
		"The horizon is ":                        nil,
		" half-move at most.":                    nil,
		" half-moves at most.":                   nil,
		"With zones a pawn promotes to a queen.": nil,
		"It takes what is worth ":                nil,
		", and the exchange brings ":             nil,
		"Missing ":                               (*reading).hopeless,
		", doomed ":                              nil,
		", nearer ":                              nil,
		"It changes the functions by ":           nil,
		", and ":                                 nil,
		" by ":                                   (*reading).by,
		" was examined in another stage, ":       (*reading).otherStage,
		", and gave ":                            nil,
		", and not finished.":                    nil,
		"In the first ":                          nil,
		" rounds the corrections of ":            nil,
		" classes were tried here; the notes end there, for their memory was used up.": nil,
		"The move before was never tried to be corrected by one of the classes.":       nil,
		"The corrections of ":       nil,
		" of the ":                  nil,
		" classes were tried here.": nil,

		// What a value means.
		"The value is ":         nil,
		"The value is exactly ": (*reading).exactly,
		", seen from White: that was good enough, and nothing better was looked for.": (*reading).goodEnough,
		"The best so far is ": (*reading).stopped,
		", seen from White: the search was stopped before all moves were examined.": nil,
		"No value: the search was stopped before a first move here had given one.":  nil,
		", seen from White: it lies within the bounds at entry, ":                   (*reading).within,
		" to ": nil,
		", seen from White: nothing that was looked at here beats ": (*reading).beaten,
		", seen from White: given up as soon as it could not beat ": (*reading).reached,
		", seen from White: given up as soon as it reached ":        (*reading).reached,
		", which ":              nil,
		" has elsewhere.":       (*reading).elsewhere,
		", the bound at entry.": nil,

		// When a move had its turn.
		"Order: ":                (*reading).place,
		". ":                     (*reading).placeSentence,
		", move ":                nil,
		" of ":                   nil,
		" that were looked at. ": (*reading).placeSentence,

		// What became of the moves.
		" move: ":           nil,
		" moves: ":          nil,
		" move so far: ":    nil,
		" moves so far: ":   nil,
		" given a value":    nil,
		" refuted against ": (*reading).against0,
		" refuted against the best so far, in the end ": (*reading).against0,
		" so good that the rest was cut":                nil,
		" worth at least what was needed":               nil,
		" not finished":                                 nil,
		" only tested":                                  nil,
		" not looked at":                                nil,
		" not in this stage":                            nil,
		"The figures are the nodes that each took.":     nil,

		// The ladder of bounds.
		"The search is still at work here.":                                  nil,
		"The search was stopped here, so the value is only the best so far.": nil,
		" already has ":                           nil,
		" elsewhere; the position alone gives ":   (*reading).elsewhereHere,
		" elsewhere; this gives ":                 (*reading).elsewhereHere,
		", so ":                                   nil,
		" will not come here: cut.":               (*reading).willNotCome,
		" will not come here.":                    (*reading).willNotCome,
		" elsewhere; nothing here is better for ": (*reading).elsewhereHere,
		" than ":                                                     nil,
		"The bounds at entry end at ":                                (*reading).upper,
		"; this gives ":                                              (*reading).mover,
		", which reaches them: cut.":                                 (*reading).cut,
		"The bounds at entry begin at ":                              (*reading).lower,
		"; nothing here is better for ":                              (*reading).mover,
		", which does not reach them.":                               nil,
		"Nothing better was found than ":                             (*reading).root,
		": it is the value of the search.":                           nil,
		"What counts here is ":                                       nil,
		": that was good enough, and nothing better was looked for.": (*reading).goodEnough,
		"Neither side has better elsewhere: ":                        (*reading).between,
		" lies between the bounds and goes up a rank.":               nil,
	}
	for _, part := range []string{" given a value", " so good that the rest was cut",
		" worth at least what was needed", " not finished", " only tested", " not looked at", " not in this stage", ""} {
		claims[part+", "] = nil
		claims[part+"."] = (*reading).addsUp
	}
	claims["."] = (*reading).end
	maps.Copy(claims, headlineClaims)
	maps.Copy(claims, askedClaims)
	maps.Copy(claims, setterClaims)
	maps.Copy(claims, stripClaims)
	maps.Copy(claims, causeClaims)
	return claims
}

// by: a move that set a bound, or one that changes the functions by so much.
func (s *reading) by(i int) string {
	if s.facts[i].Kind == fact.Move {
		return s.setBy(i)
	}
	return s.changesMore(i)
}

// end is what may have to hold at the end of any sentence.
func (s *reading) end(i int) string {
	if len(s.facts) > 0 && s.facts[0].Kind == fact.Count && s.facts[0].Key == "legal moves" {
		return s.sumFault()
	}
	return ""
}

func (s *reading) addsUp(int) string { return s.sumFault() }

// against: of two moves, both are of one position; of two values, each is of the move that stands on its side; of two
// terms, each is of the end of the line of its move.
func (s *reading) against(i int) string {
	left, right := s.facts[i-1], s.facts[i]
	if left.Kind != right.Kind {
		return "what is compared is not of one kind"
	}
	switch left.Kind {
	case fact.Move:
		p, fault := positionAt(before(left.At))
		q, wrong := positionAt(before(right.At))
		if fault+wrong != "" || p.FEN() != q.FEN() ||
			left.At.Moves[len(left.At.Moves)-1] == right.At.Moves[len(right.At.Moves)-1] {
			return "the moves are not two of one position"
		}
	case fact.Value:
		if !ofMove(s.facts[0].At, left.At) || !ofMove(s.facts[1].At, right.At) {
			return "the values are those of other moves"
		}
		if left.Score != right.Score && s.tokens[i-1] == s.tokens[i] {
			return "the values differ and look equal"
		}
	case fact.Term:
		return s.termsAgainst(left, right)
	}
	return ""
}

// ofMove reports whether a value is that of a move: of its node below the same node or stage, or of a record of its own
// that begins, or has a stage, after it.
func ofMove(move, value fact.Place) bool {
	n := value.In.Node(value.Node)
	return sameAs(move, value) && (value.In != move.In || n.Parent == move.Node && n.Move == move.Moves[0])
}

// termsAgainst: the terms are of the leaf of the move that the sentence names, and of the other's.
func (s *reading) termsAgainst(left, right fact.Fact) string {
	if left.Term.Name != right.Term.Name {
		return "two terms are compared"
	}
	worse, better, ok := s.sides()
	if !ok || leafOf(worse.At) != left.At.Node || leafOf(better.At) != right.At.Node || left.At.In != worse.At.In ||
		right.At.In != better.At.In {
		return "the terms are those of other positions"
	}
	return ""
}

// sides are the values of the move that terms speak against, and of the other.
func (s *reading) sides() (worse, better fact.Fact, ok bool) {
	last := len(s.facts) - 1
	second, first, named := s.facts[last-1], s.facts[last], s.facts[2]
	if second.Kind != fact.Value || first.Kind != fact.Value || named.Kind != fact.Move {
		return worse, better, false
	}
	if sameAs(named.At, second.At) {
		return second, first, true
	}
	return first, second, sameAs(named.At, first.At)
}

// mostAgainst: the terms are the largest that speak against the worse move, and make half of the difference of the
// values, which both sums close on.
func (s *reading) mostAgainst(i int) string {
	if _, ok := s.at(i, fact.TermName); !ok {
		return s.gave(i)
	}
	list, all, whole, fault := s.speaking()
	if fault != "" {
		return fault
	}
	var named []string
	for _, f := range s.facts {
		if f.Kind == fact.TermName {
			named = append(named, f.Term.Name)
		}
	}
	sum := eval.Score(0)
	for at, name := range named {
		if at >= len(list) || list[at].against != all[name] {
			return name + " is not what speaks most"
		}
		sum += list[at].against
	}
	if 2*sum < whole || len(named) > 1 && 2*(sum-list[len(named)-1].against) >= whole {
		return fmt.Sprintf("%v are %d of %d", named, sum, whole)
	}
	return ""
}

// manySmall: no two terms make half of the difference.
func (s *reading) manySmall(int) string {
	list, _, whole, fault := s.speaking()
	if fault == "" && (len(list) < 3 || 2*(list[0].against+list[1].against) >= whole) {
		return "few things speak"
	}
	return fault
}

// speech is a term with what it speaks against the worse move.
type speech struct {
	name    string
	against eval.Score
}

// speaking evaluates both leaves anew and lists the terms that speak against the worse, the most first, less those of
// which one gives what another takes; all has what every term gives.
func (s *reading) speaking() (list []speech, all map[string]eval.Score, whole eval.Score, fault string) {
	worse, better, ok := s.sides()
	if !ok {
		return nil, nil, 0, "no move is named"
	}
	bad, good := s.Evaluate(worse.At.In, leafOf(worse.At)), s.Evaluate(better.At.In, leafOf(better.At))
	if bad == nil || good == nil || bad.Total != worse.Score || good.Total != better.Score {
		return nil, nil, 0, "the terms do not add up to the values"
	}
	p, _ := positionAt(before(s.facts[0].At))
	sign := eval.Score(1)
	if p.Turn() == board.Black {
		sign = -1
	}
	all = map[string]eval.Score{}
	for _, row := range good.Rows {
		all[row.Term.Name] += sign * eval.Score(netOf(row))
	}
	for _, row := range bad.Rows {
		all[row.Term.Name] -= sign * eval.Score(netOf(row))
	}
	for name, net := range all {
		list = append(list, speech{name, net})
	}
	slices.SortFunc(list, func(a, b speech) int { return strings.Compare(a.name, b.name) })
	for i := range list { // what one gives and another takes is no difference
		for j := range list {
			if list[i].against != 0 && list[i].against == -list[j].against {
				list[i].against, list[j].against = 0, 0
			}
		}
	}
	list = slices.DeleteFunc(list, func(x speech) bool { return x.against <= 0 })
	slices.SortStableFunc(list, func(a, b speech) int { return int(b.against - a.against) })
	return list, all, sign * eval.Score(good.Total-bad.Total), ""
}

// leafOf follows a value to where it comes from.
func leafOf(at fact.Place) tree.ID {
	id := at.Node
	for range at.In.Len() {
		next, ok := at.In.Best(id)
		if n := at.In.Node(id); n.HasKnown {
			next, ok = n.KnownFrom, true
		}
		if !ok {
			break
		}
		id = next
	}
	return id
}

// before is the place before the last move of another.
func before(at fact.Place) fact.Place {
	at.Moves = at.Moves[:len(at.Moves)-1]
	return at
}

// sameAs reports whether two places are one position, with the same side to move, whatever the moves that led there.
func sameAs(a, b fact.Place) bool {
	p, fault := positionAt(a)
	q, wrong := positionAt(b)
	return fault+wrong == "" && p.FEN() == q.FEN()
}
