package itep

import (
	"context"
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// whyNot says by which rule a legal move has no node below a recorded node. It
// applies the rules of the search to the numbers of the record: the material, and
// the bound that the mover had reached when the move had its turn. For a move that
// has a node there is nothing to say: the answer is the zero Absent.
func (p Programme) whyNot(t *tree.Tree, id tree.ID, move board.Move) search.Absent {
	node := lastStage(t, t.Node(id))
	position, err := t.Position(id)
	if err != nil {
		return search.Absent{Reason: tree.ReasonNotKept, Evidence: err.Error()}
	}
	values, err := search.Resolve(p, t.Header().Options)
	if err != nil {
		return search.Absent{Reason: tree.ReasonNotKept, Evidence: err.Error()}
	}
	if _, found := t.Find(id, move); found {
		return search.Absent{}
	}
	rules := newRules(values)
	switch {
	case !node.Closed || node.Reason == tree.ReasonStopped:
		return search.Absent{Reason: tree.ReasonNotReached}
	case node.Reason.Final():
		return search.Absent{Reason: node.Reason, Evidence: "The game is over here."}
	case node.Reason == tree.ReasonPlyLimit:
		return search.Absent{Reason: node.Reason, Evidence: fmt.Sprintf("The line has %d half-moves.", node.Ply)}
	case node.Type == TypeActivity:
		return search.Absent{Reason: ReasonNotForced, Evidence: "In the activity test the opponent passes."}
	case node.Type.Test() || node.Type == tree.TypeQuiescence || node.Ply >= rules.dn:
		return whyNotForced(t, node, &position, values, move)
	case rules.isActive(node.Ply):
		return whyNotActive(t, node, &position, move, rules.variant)
	case node.Truncated:
		return search.Absent{Reason: tree.ReasonNotKept}
	}
	return search.Absent{Reason: tree.ReasonAfterCut, Evidence: cutEvidence(t, node, &position)}
}

// lastStage returns the round that speaks for the root, and any other node itself.
func lastStage(t *tree.Tree, node tree.Node) tree.Node {
	for _, id := range t.Children(node.ID, nil) {
		if child := t.Node(id); child.Type.Stage() {
			node = child
		}
	}
	return node
}

// whyNotForced asks the definitions of the forced game (§4) about the move. What
// can't be a forced move whatever the bound is told apart first; the material
// condition was asked only if the move had its turn.
func whyNotForced(t *tree.Tree, node tree.Node, position *board.Position, values search.Values, move board.Move) search.Absent {
	s := newScheme(context.Background(), search.Task{Position: *position, Values: values})
	defer s.run.End()
	s.checks = checksGiven(t, node.ID)
	bound, cut := s.boundAtTurn(t, node, position, move)
	fm := material(position)
	switch reason := s.judge(position, move, fm, bound); {
	case reason == ReasonChecksUsed:
		return search.Absent{Reason: reason, Evidence: fmt.Sprintf("Checks given on the line: %d, Zch = %d.", s.checks[position.Turn()], s.zch)}
	case reason == ReasonNotForced:
		return search.Absent{Reason: reason}
	case node.Truncated:
		return search.Absent{Reason: tree.ReasonNotKept}
	case cut:
		return search.Absent{Reason: tree.ReasonAfterCut, Evidence: cutEvidence(t, node, position)}
	default:
		return search.Absent{Reason: reason, Evidence: fmt.Sprintf("Material after the move %+d points, [m] = %+d.", fm+gain(position, move), entire(bound))}
	}
}

// boundAtTurn goes through the moves of a node of the forced game in their order,
// and returns the mover's lower bound when the given one had its turn; cut says
// that the bounds met before. (Where a check must be answered the empty move does not
// count, but neither does the bound: every move is a forced one.)
func (s *scheme) boundAtTurn(t *tree.Tree, node tree.Node, p *board.Position, move board.Move) (bound eval.Score, cut bool) {
	bound = max(node.Alpha, node.Static)
	list := &s.moves[0]
	s.candidates(p, list)
	s.order(p, list)
	for _, earlier := range list.All() {
		if earlier == move {
			break
		}
		if child, found := t.Find(node.ID, earlier); found {
			bound = max(bound, t.Node(child).ForParent())
		}
	}
	return bound, bound >= node.Beta
}

// cutEvidence names what made the bounds meet: the empty move, or the last move
// that was examined.
func cutEvidence(t *tree.Tree, node tree.Node, position *board.Position) string {
	upper := inPoints(node.Beta)
	children := t.Children(node.ID, nil)
	if len(children) == 0 {
		return fmt.Sprintf("The empty move gave %s, and the upper bound is %s.", inPoints(node.Static), upper)
	}
	last := t.Node(children[len(children)-1])
	return fmt.Sprintf("%s reached %s, and the upper bound is %s.", position.SAN(last.Move), inPoints(last.ForParent()), upper)
}

// checksGiven counts the checks on the path to a node, by colour, since the root or
// the start of a test.
func checksGiven(t *tree.Tree, id tree.ID) [2]int {
	var checks [2]int
	p := t.Header().Position
	for _, step := range t.Path(id)[1:] {
		var next board.Position
		node := t.Node(step)
		switch node.Move {
		case board.NoMove:
			next = p
		case board.Pass:
			p.MakePass(&next)
		default:
			p.Make(node.Move, &next)
		}
		switch {
		case node.Type.Test() || node.Move == board.Pass:
			checks = [2]int{}
		case node.Move != board.NoMove && next.InCheck():
			checks[p.Turn()]++
		}
		p = next
	}
	return checks
}

// inPoints prints a score in points, or as a mate.
func inPoints(score eval.Score) string {
	if ply, ok := scale.MatePly(int32(score)); ok {
		return fmt.Sprintf("mate in %d half-moves", max(ply, -ply))
	}
	return fmt.Sprintf("%+.4f points", float64(score)/point)
}
