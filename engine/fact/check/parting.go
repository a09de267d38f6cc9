package check

import (
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

// Words of [causeClaims] about where two searches part: at which position one stops, or has no node, and how it ends.

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
