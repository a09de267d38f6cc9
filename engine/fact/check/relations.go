package check

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

// refuted: "30.Ba3 against ...: not better after 30...Qxa3".
func (s *reading) refuted(i int) string { return refutation(s.facts[0], s.facts[i]) }

// refutes: "30...Qxa3 refutes 30.Ba3".
func (s *reading) refutes(i int) string { return refutation(s.facts[i], s.facts[i-1]) }

// refutation: the node of the move is closed with a bound from above for who made it, and the reply is its best child.
func refutation(move, reply fact.Fact) string {
	t := move.At.In
	if move.Kind != fact.Move || reply.Kind != fact.Move || !sameAs(move.At, before(reply.At)) {
		return "the reply does not answer the move"
	}
	for _, n := range nodesOf(t, move.At.Node, move.At.Moves[0]) {
		best := bestMove(t, n.ID)
		if n.Closed && n.Bound == tree.Lower && n.Score >= n.Beta && best == reply.At.Moves[len(reply.At.Moves)-1] {
			return ""
		}
	}
	return "the record has no such refutation"
}

// nodesOf are the nodes of a move below one or its stages, those of tests too.
func nodesOf(t *tree.Tree, id tree.ID, move board.Move) (list []tree.Node) {
	for _, child := range t.ChildNodes(id) {
		switch {
		case child.Type.Stage():
			list = append(list, nodesOf(t, child.ID, move)...)
		case child.Move == move:
			list = append(list, child)
		}
	}
	return list
}

// bestMove is the best move of a node; stages are passed through, and where a table knew the value the node that has
// it.
func bestMove(t *tree.Tree, id tree.ID) board.Move {
	best, ok := t.Best(id)
	switch {
	case !ok:
		return board.NoMove
	case t.Node(best).Type.Stage():
		return bestMove(t, best)
	}
	return t.Node(best).Move
}

// mates: the position after the move before is mate.
func (s *reading) mates(i int) string {
	p, fault := positionAt(s.facts[i-1].At)
	if fault != "" || !p.InCheck() || p.HasLegalMove() {
		return "it is no mate " + fault
	}
	return ""
}

// promotes: the move before promotes.
func (s *reading) promotes(i int) string {
	if moves := s.facts[i-1].At.Moves; !moves[len(moves)-1].IsPromotion() {
		return "it is no promotion"
	}
	return ""
}

// after: what follows is said of one of the two moves that are compared, and the move that wins is a later one of its
// line.
func (s *reading) after(i int) string {
	begins, next := s.facts[i].At, fact.Place{}
	if later, ok := s.at(i+1, fact.Move); ok {
		next = later.At
	}
	if i != 2 || !sameAs(begins, s.facts[0].At) && !sameAs(begins, s.facts[1].At) {
		return "the move is none of the two"
	}
	if len(next.Moves) <= len(begins.Moves) {
		return "no later move follows"
	}
	if next.Moves = next.Moves[:len(begins.Moves)]; !sameAs(begins, next) {
		return "what follows is of another line"
	}
	return ""
}

// byItself: the record that is named begins after the move.
func (s *reading) byItself(i int) string {
	if !sameAs(s.facts[i-1].At, fact.Place{In: s.facts[i].At.In}) {
		return "the search began elsewhere"
	}
	return ""
}

// tested and notTested: whether the move has a test that gave no value.
func (s *reading) tested(i int) string { return s.testFault(i, true) }

func (s *reading) notTested(i int) string { return s.testFault(i, false) }

func (s *reading) testFault(i int, want bool) string {
	at := s.facts[i-1].At
	if len(at.Moves) != 1 {
		return "the move is not one of the node"
	}
	if hasNode(at.In, at.Node, at.Moves[0], true) != want {
		return "that is not so"
	}
	if rule := s.facts[i]; rule.Kind != fact.Rule || rule.At.Node != at.Node || rule.At.Moves[0] != at.Moves[0] {
		return "the rule is that of another move"
	}
	return ""
}

// gave: the value is that of the node of the move.
func (s *reading) gave(i int) string {
	if move, ok := s.at(i-1, fact.Move); ok && !ofMove(move.At, s.facts[i].At) {
		return "the value is that of another move"
	}
	return ""
}

// enough: what was given reached the upper bound of the node.
func (s *reading) enough(i int) string {
	limit, ok := s.at(i-1, fact.Limit)
	if !ok || limit.Key != fact.Beta {
		return "no bound is named"
	}
	n := limit.At.In.Node(limit.At.Node)
	given := s.facts[i-2]
	from := given.At.In.Node(given.At.Node)
	if given.At.Node != n.ID && from.Parent != n.ID {
		return "what is given is not of the node"
	}
	score := from.Score
	switch {
	case given.Kind == fact.Number:
		score = from.Static
	case from.ID != n.ID && !from.Type.Stage():
		score = -score
	}
	if score < n.Beta {
		return "it is not enough"
	}
	return ""
}

// short: what is left is less than the bound asks for.
func (s *reading) short(i int) string {
	left, asked := s.facts[i-1], s.facts[i]
	t := asked.At.In
	turn := turnOf(t, t.Node(asked.At.Node))
	a, b := left.Score, asked.Score
	if turn == board.Black {
		a, b = -a, -b
	}
	if a >= b {
		return "that is enough"
	}
	return ""
}

// best: the move is the best of the first stage.
func (s *reading) best(i int) string {
	at := s.facts[i].At
	for _, stage := range at.In.ChildNodes(tree.Root) {
		words := at.In.Header().Vocabulary
		if words.Type(stage.Type).Key == "kaissa.fv0" && slices.Equal(at.Moves, []board.Move{bestMove(at.In, stage.ID)}) {
			return ""
		}
	}
	return "it is not"
}

// hopeless: formula 9 fails.
func (s *reading) hopeless(i int) string {
	if len(s.facts) != 3 || s.facts[0].N <= s.facts[1].N+s.facts[2].N {
		return "there is hope"
	}
	return ""
}

// changesMore: the move that was played to the end changes the functions as much or more.
func (s *reading) changesMore(i int) string {
	if move, other := s.facts[i-1].At, s.facts[i].At; move.Node != other.Node || !slices.Equal(move.Moves, other.Moves) {
		return "the change is that of another move"
	}
	if own, other := s.facts[i-2], s.facts[i]; own.Kind != fact.Count || other.Kind != fact.Count || own.N > other.N {
		return "it changes less"
	}
	return ""
}

// otherStage: the value is that of the move's node below the stage that is named.
func (s *reading) otherStage(i int) string {
	move, stage := s.facts[i-1].At, s.facts[i].At
	if _, ok := s.at(i+1, fact.Value); !ok {
		if n, found := youngest(stage.In, stage.Node, move.Moves[0]); !found || len(move.Moves) != 1 ||
			knownFault(stage.In, n) == "" {
			return "it was finished, or not examined there"
		}
		return ""
	}
	value := s.facts[i+1].At
	n := value.In.Node(value.Node)
	if n.Parent != stage.Node || n.Move != move.Moves[0] || !sameAs(move, value) {
		return "it was not examined there"
	}
	return ""
}

// exactly: the value is no bound; the other words for values are in the token.
func (s *reading) exactly(i int) string {
	if f := s.facts[i]; f.At.In.Node(f.At.Node).Bound != tree.Exact {
		return "it is a bound"
	}
	return ""
}

// goodEnough: the value is a lower bound, and did not reach the upper bound at entry.
func (s *reading) goodEnough(int) string {
	if _, n := s.valueNode(); n.Bound != tree.Lower || n.Score >= n.Beta {
		return "it was not"
	}
	return ""
}

// stopped: the node was stopped.
func (s *reading) stopped(i int) string {
	if f := s.facts[i]; f.At.In.Node(f.At.Node).Reason != tree.ReasonStopped {
		return "it was not stopped"
	}
	return ""
}

// valueNode is the node of the value that the sentence begins with.
func (s *reading) valueNode() (t *tree.Tree, n tree.Node) {
	for _, f := range s.facts {
		if f.Kind == fact.Value || f.Kind == fact.Number || f.Kind == fact.Limit {
			return f.At.In, f.At.In.Node(f.At.Node)
		}
	}
	return s.facts[0].At.In, s.facts[0].At.In.Node(s.facts[0].At.Node)
}

// within: both bounds are those of the node, White's lower one first.
func (s *reading) within(i int) string {
	t, n := s.valueNode()
	lower, upper := s.facts[i], s.facts[i+1]
	first := fact.Alpha
	if turnOf(t, n) == board.Black {
		first = fact.Beta
	}
	if lower.At.Node != n.ID || upper.At.Node != n.ID || lower.Key != first || upper.Key == first ||
		n.Score < n.Alpha || n.Score > n.Beta {
		return "they are not its bounds"
	}
	return ""
}

// beaten: the lower bound was not reached.
func (s *reading) beaten(i int) string {
	if _, n := s.valueNode(); s.facts[i].Key != fact.Alpha || s.facts[i].At.Node != n.ID || n.Score > n.Alpha {
		return "it is beaten"
	}
	return ""
}

// reached: the upper bound was.
func (s *reading) reached(i int) string {
	if _, n := s.valueNode(); s.facts[i].Key != fact.Beta || s.facts[i].At.Node != n.ID || n.Score < n.Beta {
		return "it is not reached"
	}
	return ""
}

// place and placeSentence: the word is that for the place in the order.
func (s *reading) place(i int) string { return s.wordFault(i, "place") }

func (s *reading) placeSentence(i int) string { return s.wordFault(i, "place sentence") }

func (s *reading) wordFault(i int, key string) string {
	if f := s.facts[i]; f.Kind == fact.Word && f.Key != key || f.At.Node != s.facts[0].At.Node {
		return "it is another word"
	}
	return ""
}

// against0: the bound is the entry bound of one of the moves that are counted as refuted.
func (s *reading) against0(i int) string {
	limit, count := s.facts[i], s.facts[i-1]
	t := limit.At.In
	stage := speaker(t, t.Node(count.At.Node))
	if count.Key != "refuted" || limit.Key != fact.Beta || t.Node(limit.At.Node).Parent != stage.ID {
		return "the bound is that of another node"
	}
	return ""
}

// willNotCome: who will not come is who has better elsewhere.
func (s *reading) willNotCome(i int) string {
	if s.facts[0].Kind != s.facts[i-1].Kind {
		return "it is the other side that will not"
	}
	return ""
}

// cut: the node reached its upper bound.
func (s *reading) cut(int) string {
	if _, n := s.valueNode(); n.Score < n.Beta {
		return "it was not cut"
	}
	return ""
}

// root: the node is the root, and its value exact.
func (s *reading) root(int) string {
	if _, n := s.valueNode(); n.ID != tree.Root || n.Bound != tree.Exact {
		return "it is not the value of the search"
	}
	return ""
}

// between: the value lies within the bounds.
func (s *reading) between(int) string {
	if _, n := s.valueNode(); n.Bound != tree.Exact || n.Score < n.Alpha || n.Score > n.Beta {
		return "it lies beyond the bounds"
	}
	return ""
}
