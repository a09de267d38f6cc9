package itep

import (
	"context"
	"fmt"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// WhyNot says by which rule a legal move has no node below a recorded node. It
// applies the rules of the search to the numbers of the record: the material, and
// the bound that the mover had reached.
func (p Programme) WhyNot(t *tree.Tree, id tree.ID, move board.Move) search.WhyNot {
	node := t.Node(id)
	position, err := t.Position(id)
	if err != nil {
		return search.WhyNot{Reason: tree.ReasonNotKept, Evidence: err.Error()}
	}
	if !node.Closed || node.Reason == tree.ReasonStopped {
		return search.WhyNot{Reason: tree.ReasonNotReached}
	}
	if node.Reason.Info().Group == tree.GroupFinal {
		return search.WhyNot{Reason: node.Reason, Evidence: "The game is over here."}
	}
	if node.Kind == tree.KindForced {
		if why, found := p.whyNotForced(t, node, &position, move); found {
			return why
		}
	}
	switch {
	case node.Folded:
		return search.WhyNot{Reason: tree.ReasonNotKept}
	case node.Reason == tree.ReasonDeclinedCut:
		return search.WhyNot{Reason: tree.ReasonAfterCut, Evidence: fmt.Sprintf("The empty move gave %s, and the upper bound is %s.", inPoints(node.Static), inPoints(node.Beta))}
	}
	return search.WhyNot{Reason: tree.ReasonAfterCut, Evidence: p.cutEvidence(t, node, &position)}
}

// whyNotForced asks the definitions of the forced game (§4) about the move.
func (p Programme) whyNotForced(t *tree.Tree, node tree.Node, position *board.Position, move board.Move) (search.WhyNot, bool) {
	values, err := search.Resolve(p, t.Header().Options)
	if err != nil {
		return search.WhyNot{}, false
	}
	s := newScheme(context.Background(), search.Task{Position: *position, Values: values})
	defer s.run.End()
	s.checks = checksGiven(t, node.ID)
	fm, bound := material(position), max(node.Alpha, node.Score)
	if node.Reason == tree.ReasonCut || node.Reason == tree.ReasonDeclinedCut {
		bound = max(node.Alpha, node.Static)
	}
	reason := s.judge(position, move, fm, bound)
	if reason == tree.ReasonOpen {
		return search.WhyNot{}, false
	}
	why := search.WhyNot{Reason: reason}
	switch reason {
	case tree.ReasonMaterialBelow:
		why.Evidence = fmt.Sprintf("Material after the move %+d points, [m] = %+d.", fm+gain(position, move), entire(bound))
	case tree.ReasonChecksUsed:
		why.Evidence = fmt.Sprintf("Checks given on the line: %d, Zch = %d.", s.checks[position.Turn()], s.zch)
	}
	return why, true
}

// cutEvidence names the move after which the bounds met.
func (p Programme) cutEvidence(t *tree.Tree, node tree.Node, position *board.Position) string {
	children := t.Children(node.ID, nil)
	if len(children) == 0 {
		return ""
	}
	last := t.Node(children[len(children)-1])
	return fmt.Sprintf("%s reached %s, and the upper bound is %s.", position.SAN(last.Move), inPoints(last.ForParent()), inPoints(node.Beta))
}

// checksGiven counts the checks on the path to a node, by colour.
func checksGiven(t *tree.Tree, id tree.ID) [2]int {
	var checks [2]int
	p := t.Header().Position
	for _, step := range t.Path(id)[1:] {
		var next board.Position
		p.Make(t.Node(step).Move, &next)
		if next.InCheck() {
			checks[p.Turn()]++
		}
		p = next
	}
	return checks
}

// inPoints prints a score in points, or as a mate.
func inPoints(score int32) string {
	if ply, ok := scale.MatePly(score); ok {
		return fmt.Sprintf("mate in %d half-moves", max(ply, -ply))
	}
	return fmt.Sprintf("%+.3f points", float64(score)/point)
}
