package check

import (
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

// askedClaims are the words about another answer to the chosen move than the one that is expected.
var askedClaims = map[string]func(s *reading, i int) string{
	"If ": nil,
	"The game's move, but for another line: there came ": (*reading).parted,
	": by pieces alone ":                       (*reading).begins,
	" as in the game and expects ":             (*reading).chosenAsPlayed,
	" counts as ":                              nil,
	" answers ":                                (*reading).answers,
	", it expects ":                            (*reading).expects,
	"), by a second search.":                   nil,
	", by a second search.":                    nil,
	" by a second search":                      (*reading).second,
	"That line ends with ":                     (*reading).ends,
	" there.":                                  (*reading).there,
	" there; ":                                 (*reading).there,
	" is counted in advance: ":                 (*reading).inAdvance,
	"The game left that line by ":              (*reading).leaves,
	"The search that chose needed one reply, ": nil,
	", another programme, plays ":              (*reading).otherPlays,
	", not ":                                   (*reading).notPlayed,
	": by its count ":                          nil,
	" was no better for ":                      (*reading).noBetter,
}

// answers: the move answers the chosen one, and is of the side that is named.
func (s *reading) answers(i int) string {
	move, side := s.facts[i].At, s.tokens[i-1]
	root := move.In.Header().Position
	if move.Node != tree.Root || len(move.Moves) != 2 || move.Moves[0] != s.Result.Move ||
		side != root.Turn().Opponent().String() {
		return "that is no answer to the chosen move"
	}
	return ""
}

// chosenAsPlayed: the move is that of the game.
func (s *reading) chosenAsPlayed(i int) string {
	if move := s.facts[i-1].At; len(move.Moves) != 1 || len(s.Played) == 0 || s.Played[0] != move.Moves[0] {
		return "in the game something else was played"
	}
	return ""
}

// parted: the moves are those of the game, which begins as the search has chosen, and of the line that is expected
// all but the last.
func (s *reading) parted(i int) string {
	at, last := s.facts[i].At, len(s.facts[i].At.Moves)-1
	if last < 1 || len(s.Played) <= last || !slices.Equal(at.Moves, s.Played[:last+1]) {
		return "in the game something else was played"
	}
	line := recorded(at.In, at.Node)
	if len(line) <= last {
		line = s.Result.Line
	}
	if len(line) <= last || !slices.Equal(line[:last], at.Moves[:last]) || line[last] == at.Moves[last] {
		return "the line does not part from the game there"
	}
	return ""
}

// expects: the line is that of a record which begins after the move before, as its last finished stage has it.
func (s *reading) expects(i int) string {
	line := s.facts[i]
	if line.Kind != fact.Line || line.N != 0 {
		return "no line follows"
	}
	n := line.At.In.Node(line.At.Node)
	if whole := n.Type.Stage() && n.Parent == tree.Root && n.Best; n.ID != tree.Root && !whole ||
		n.Reason == tree.ReasonStopped {
		return "the line is not that of the search"
	}
	return s.byItself(i)
}

// second: the value is that of another record, which begins at the node that the words are about, by its last finished
// stage.
func (s *reading) second(i int) string {
	value := s.facts[i-1]
	if value.Kind != fact.Value || value.At.In == s.about.In {
		return "no value of another record is there"
	}
	if !sameAs(s.about, fact.Place{In: value.At.In}) {
		return "the search began elsewhere"
	}
	n := value.At.In.Node(value.At.Node)
	if whole := n.Type.Stage() && n.Parent == tree.Root && n.Best; n.ID != tree.Root && !whole ||
		n.Reason == tree.ReasonStopped {
		return "the value is not that of the search"
	}
	return ""
}

// ends: the value comes from the position after the move.
func (s *reading) ends(i int) string { return endFault(s.facts[i].At) }

// inAdvance: the other side is to move at the end of the line, and if it passes the pawn promotes; what the pieces come
// to then is the value of the line.
func (s *reading) inAdvance(i int) string {
	if len(s.facts) != 5 {
		return "an end, a side, two balances and a promotion are not there"
	}
	end, promoted := s.facts[0].At, s.facts[3].At
	last := len(promoted.Moves) - 1
	if last < 1 || !slices.Equal(promoted.Moves[:last-1], end.Moves) || promoted.Moves[last-1] != board.Pass ||
		!promoted.Moves[last].IsPromotion() || !slices.Equal(s.facts[4].At.Moves, promoted.Moves) {
		return "that is no promotion after the line and a pass"
	}
	p, fault := positionAt(end)
	q, wrong := positionAt(promoted)
	if side := q.Turn().Opponent(); fault+wrong != "" || p.InCheck() || side.String() != s.tokens[1] {
		return "it is not the other side that may pass " + fault + wrong
	}
	n := end.In.Node(end.Node)
	if value := end.In.Header().Scale.Pawns(int32(n.Score)); n.Bound != tree.Exact ||
		value != float64(counted(&q, q.Turn().Opponent())) {
		return fmt.Sprintf("the value is %v", value)
	}
	return ""
}

// leaves: the moves of the game are those of the line up to the last, which is another.
func (s *reading) leaves(i int) string {
	at := s.facts[i].At
	line, last := recorded(at.In, at.Node), len(at.Moves)-1
	begin, root := at.In.Header().Position, s.about.In.Header().Position
	for len(s.Played) > 0 && root != begin {
		root, s.Played = root.After(s.Played[0]), s.Played[1:]
	}
	if last < 1 || len(s.Played) <= last || !slices.Equal(s.Played[:last+1], at.Moves) || len(line) <= last ||
		!slices.Equal(line[:last], at.Moves[:last]) || line[last] == at.Moves[last] {
		return "the game went another way"
	}
	return ""
}

// noBetter: the answer was cut by the reply, and is worth no more to who makes it than the node before, of which the
// expected move is the best.
func (s *reading) noBetter(i int) string {
	if i != 2 || len(s.facts) != 4 {
		return "a reply, an answer, a side and a move are not there"
	}
	reply, move, side, expected := s.facts[0], s.facts[1], s.facts[2], s.facts[3]
	before := move.At.In.Node(move.At.Node)
	if side.Kind != fact.Side || side.At.Node != before.ID || before.Bound != tree.Exact {
		return "it is not said of who is to move, or the value before is none"
	}
	if best := bestMove(move.At.In, before.ID); expected.At.Node != before.ID || expected.At.Moves[0] != best {
		return "another move is expected"
	}
	for _, n := range nodesOf(move.At.In, before.ID, move.At.Moves[0]) {
		if n.Closed && n.Reason == tree.ReasonCut && n.Bound == tree.Lower && -n.Score <= before.Score {
			return refutation(move, reply)
		}
	}
	return "the record has no such node"
}

// otherPlays: the move is the best of the record that is named, of another programme, by the last of its stages that
// was finished, of which what follows is said.
func (s *reading) otherPlays(i int) string {
	move, run := s.facts[i], s.facts[i-1]
	if move.At.In != run.At.In || len(move.At.Moves) != 1 {
		return "the move is not of that search"
	}
	if run.At.In.Header().Programme == s.about.In.Header().Programme {
		return "it is the same programme"
	}
	said := false
	for _, f := range s.facts[i+1:] {
		if f.At.In != run.At.In || f.Kind != fact.Value && f.Kind != fact.Count {
			continue
		}
		n := f.At.In.Node(f.At.Node)
		if whole := n.Type.Stage() && n.Parent == tree.Root && n.Best; n.ID != tree.Root && !whole ||
			n.Reason == tree.ReasonStopped {
			return "what follows is not what the search found"
		}
		if line := recorded(f.At.In, n.ID); len(line) == 0 || line[0] != move.At.Moves[0] {
			return "it plays another move"
		}
		said = true
	}
	if !said {
		return "nothing follows"
	}
	return ""
}

// notPlayed: the move is the one that is expected in the line, at the position where the record of the other begins,
// and not the one before.
func (s *reading) notPlayed(i int) string {
	other, expected := s.facts[i-1].At, s.facts[i].At
	last := len(expected.Moves) - 1
	line := recorded(expected.In, expected.Node)
	if len(line) <= last {
		line = s.Result.Line
	}
	if last < 1 || len(line) <= last || !slices.Equal(line[:last+1], expected.Moves) ||
		other.Moves[0] == expected.Moves[last] {
		return "that is not the move of the line"
	}
	if !sameAs(before(expected), fact.Place{In: other.In}) {
		return "the search began elsewhere"
	}
	return ""
}
