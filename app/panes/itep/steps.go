package itep

import (
	"fmt"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// step is one block at work.
type step struct {
	block int
	at    tree.ID // the position that is on the board of the programme
	child tree.ID // the node of the move in question, if any
	has   bool    // there is such a move
	empty bool    // the move in question is the empty one
}

// stepper follows a recorded search through figure 4. It is the one place that says which
// blocks an event of the record stands for.
type stepper struct {
	nodes  present.Nodes
	events events
}

// steps lists the blocks at work in an event, one after another; there is at least one.
//
// A stage (a round, the estimate before the first one) is a run of the scheme of its own.
// The tests of the active game belong to the determination of the possible moves.
func (s stepper) steps(e event) []step {
	if e.leave {
		return s.leaving(s.events.Node(e.node))
	}
	n := s.events.Node(e.node)
	var list []step
	if n.Move == board.NoMove {
		list = []step{{block: blockStart, at: n.ID}, {block: blockPossibilities, at: n.ID}}
	} else {
		first := step{block: blockNext, at: n.Parent, child: n.ID, has: true}
		if n.Type.Test() {
			first.block = blockDetermine
		}
		list = []step{first, {block: blockMake, at: n.ID}, {block: blockPossibilitiesAfter, at: n.ID}, {block: blockChecked,
			at: n.ID}, {block: blockDeeper, at: n.ID}}
	}
	list = append(list, step{block: blockBoundsDown, at: n.ID})
	return append(list, s.arrived(n)...)
}

// arrived lists the blocks between the arrival at a node and its first move.
func (s stepper) arrived(n tree.Node) []step {
	var list []step
	if n.HasStatic {
		list = append(list, step{block: blockEvaluate, at: n.ID})
		if s.mayDecline(n) {
			list = append(list, step{block: blockBoundsUp, at: n.ID, empty: true}, step{block: blockCompare, at: n.ID,
				empty: true})
		}
	}
	if n.Reason == tree.ReasonStandPatCut || n.Reason == tree.ReasonPlyLimit || n.Reason.Final() || s.staged(n) {
		return list
	}
	return append(list, step{block: blockDetermine, at: n.ID})
}

// leaving lists the blocks from the last move of a node to the position before it.
func (s stepper) leaving(n tree.Node) []step {
	var list []step
	if group := s.nodes.Reason(n).Group; !s.staged(n) && (group == tree.GroupSearched || group == tree.GroupLeaf) {
		list = append(list, step{block: blockNext, at: n.ID})
	}
	list = append(list, step{block: blockAnyRank, at: n.ID})
	if n.Move == board.NoMove {
		return append(list, step{block: blockExit, at: n.ID})
	}
	list = append(list, step{block: blockShallower, at: n.ID})
	blocks := []int{blockBoundsUp, blockCompare}
	if n.Type.Test() {
		blocks = []int{blockDetermine}
	}
	for _, block := range blocks {
		list = append(list, step{block: block, at: n.Parent, child: n.ID, has: true})
	}
	return list
}

// staged reports whether a node has stages below it, not moves.
func (s stepper) staged(n tree.Node) bool {
	children := s.events.ChildNodes(n.ID)
	return len(children) > 0 && children[0].Type.Stage()
}

// mayDecline reports whether the empty move is allowed at a node of the forced game: in
// check an option may forbid it.
func (s stepper) mayDecline(n tree.Node) bool {
	if s.events.Header().Options["declineInCheck"] != "false" {
		return true
	}
	p, err := s.events.Position(n.ID)
	return err == nil && !p.InCheck()
}

// lower is m at the position of a step, with what has returned there by then.
func (s stepper) lower(n tree.Node, st step) eval.Score {
	m := n.Alpha
	if st.arriving() {
		return m
	}
	if n.HasStatic && s.mayDecline(n) {
		m = max(m, n.Static)
	}
	if st.empty || st.block == blockDetermine && !st.has {
		return m
	}
	for _, c := range s.events.ChildNodes(n.ID) {
		last := st.has && c.ID == st.child
		if last && st.block == blockNext { // it is only about to be made
			return m
		}
		if c.Closed && !c.Type.Test() && !c.Type.Stage() {
			m = max(m, c.ForParent())
		}
		if last {
			return m
		}
	}
	return m
}

// arriving reports whether a step belongs to the arrival at its position.
func (st step) arriving() bool {
	switch st.block {
	case blockStart, blockPossibilities, blockMake, blockPossibilitiesAfter, blockChecked, blockDeeper, blockBoundsDown,
		blockEvaluate:
		return true
	}
	return false
}

// caption says what a block does in a step, with the numbers of the report's formulas.
func (s stepper) caption(st step) string {
	n := s.events.Node(st.at)
	switch st.block {
	case blockStart:
		return phrase.Of("n = 0, within the bounds {lower} and {upper}.", "lower", s.nodes.Mover(n.Alpha),
			"upper", s.nodes.Mover(n.Beta))
	case blockPossibilities, blockPossibilitiesAfter:
		return "Where can every man go, and what does it protect?"
	case blockBoundsDown:
		if n.Move == board.NoMove {
			return phrase.Of("m = {lower} and M = {upper}.", "lower", s.nodes.Mover(n.Alpha), "upper", s.nodes.Mover(n.Beta))
		}
		return phrase.Of("T({second}) → T({n}): m = {lower}. M({n}) = {less}T({first}) = {turned} = {upper}.",
			"second", n.Ply-2, "first", n.Ply-1, "n", n.Ply, "lower", s.nodes.Mover(n.Alpha), "less", less(s.nodes),
			"turned", turned(s.nodes, -n.Beta), "upper", s.nodes.Mover(n.Beta))
	case blockEvaluate:
		return fmt.Sprintf("f(A) = %s.", s.nodes.Mover(n.Static))
	case blockDetermine:
		return s.determined(n, st)
	case blockNext:
		if !st.has {
			return "No: the moves are used up."
		}
		return fmt.Sprintf("Yes: %s.", s.nodes.Move(s.events.Node(st.child)))
	case blockMake:
		return s.nodes.Move(n)
	case blockChecked:
		return "No: the move is legal."
	case blockDeeper:
		return fmt.Sprintf("n = %d.", n.Ply)
	}
	return s.captionUp(n, st)
}

// captionUp is caption for the blocks on the way up.
func (s stepper) captionUp(n tree.Node, st step) string {
	switch st.block {
	case blockAnyRank:
		if n.Move == board.NoMove {
			return fmt.Sprintf("n = 0, so no. Done: %s.", s.nodes.Reason(n).Name)
		}
		return phrase.Of("n = {rank}, so yes. This position is done with: {reason}.", "rank", n.Ply,
			"reason", s.nodes.Reason(n).Name)
	case blockExit:
		return fmt.Sprintf("The value is %s.", s.nodes.Mover(n.Score))
	case blockShallower:
		return fmt.Sprintf("n = %d.", n.Ply-1)
	case blockBoundsUp:
		if st.empty {
			return phrase.Of("The empty move: max(T, f(A)) = max({lower}, {value}) = {larger}.", "lower", s.nodes.Mover(n.Alpha),
				"value", s.nodes.Mover(n.Static), "larger", s.nodes.Mover(max(n.Alpha, n.Static)))
		}
		before, returned := s.lower(n, step{block: blockNext, child: st.child, has: true}), s.events.Node(st.child).Score
		return phrase.Of("max(T({n}), {less}T below) = max({before}, {turned}) = {larger}.", "n", n.Ply,
			"less", less(s.nodes), "before", s.nodes.Mover(before), "turned", turned(s.nodes, returned),
			"larger", s.nodes.Mover(max(before, -returned)))
	}
	m := s.lower(n, st)
	say := phrase.With("upper", s.nodes.Mover(n.Beta), "lower", s.nodes.Mover(m))
	if n.Beta > m {
		return say("Yes: {upper} > {lower}.")
	}
	return say("No: {upper} is not above {lower}. The remaining moves are left out.")
}

// determined says what the determination of moves gave, or a test in it.
func (s stepper) determined(n tree.Node, st step) string {
	if !st.has {
		return fmt.Sprintf("Of the moves found here the record has %d.", s.events.ChildCount(n.ID))
	}
	test := s.events.Node(st.child)
	return phrase.Of("{move}: the {test} gives {value} to its opponent.", "move", s.nodes.Move(test),
		"test", s.nodes.Type(test).Name, "value", s.nodes.Mover(test.Score))
}

// notes sum up where a step stands: rank, side and bounds, for the corner of the chart.
func (s stepper) notes(st step) []string {
	n := s.events.Node(st.at)
	notes := []string{
		"scores\t" + s.nodes.Format.UnitName(),
		fmt.Sprintf("n\t%d", n.Ply),
		"to move" + "\t" + s.events.Turn(n).String(),
		"position" + "\t" + s.nodes.Move(n),
		"M\t" + s.nodes.Mover(n.Beta),
		"m\t" + s.nodes.Mover(s.lower(n, st)),
	}
	if n.HasStatic && (!st.arriving() || st.block == blockEvaluate) {
		notes = append(notes, "f(A)\t"+s.nodes.Mover(n.Static))
	}
	return notes
}

// less is what the report's formulas take a value from to see it with the other side's eyes: 459,
// which is 2C+1, on its own scale, and nothing where scores are counted from an even position.
func less(nodes present.Nodes) string {
	if nodes.Format.Unit == present.InOwn {
		return "459 − "
	}
	return "−"
}

// turned writes a score as the other side sees it, before it is worked out.
func turned(nodes present.Nodes, score eval.Score) string {
	if nodes.Format.Unit == present.InOwn {
		return less(nodes) + nodes.Mover(score)
	}
	return less(nodes) + "(" + nodes.Mover(score) + ")"
}
