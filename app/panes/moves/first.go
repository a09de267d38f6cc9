package moves

import (
	"drevo/app/candidates"
	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/smalltree"
)

// widths is how many moves the small tree has at each half-move.
type widths [3]int

// sizes are the small trees, the one that wants most room first.
var sizes = []widths{{3, 3, 2}, {1, 3, 2}, {1, 2, 1}}

// firstMoves is the small tree: the chosen move and the first of the others after which something was looked at, with
// that. Its values are those of the record, which go up in it, not those of searches of moves by themselves.
func firstMoves(nodes present.Nodes, moves []candidates.Candidate, w widths) (list []smalltree.Node) {
	f := first{nodes, w}
	for i := range moves {
		c := &moves[i]
		if !c.Node.Kept() || len(list) == w[0] {
			continue
		}
		n := f.node(c.Node, c.Name(), 1)
		if n.Best = c.Chosen; c.Chosen && !f.Asked[c.Node] {
			n.Value = c.Value()
		}
		if c.Chosen || len(n.Children) > 0 {
			list = append(list, n)
		}
	}
	return list
}

// first reads the small tree from a record.
type first struct {
	present.Nodes
	widths widths
}

// node is a node with what was looked at after it, down to the last half-move of the small tree.
func (f first) node(id tree.ID, name string, depth int) smalltree.Node {
	n := f.Tree.Node(id)
	node := smalltree.Node{ID: uint32(id), Text: name, Value: f.value(n), Hint: f.Reason(n).Sentence}
	if depth >= len(f.widths) {
		if n.Bound != tree.Exact && !f.Asked[id] { // it is the one of the node before
			node.Value = ""
		}
		return node
	}
	if n.Closed && n.Bound == tree.Upper { // of answers that were refuted none is the best
		return f.refuted(node, n)
	}
	best, _ := f.Tree.Best(id)
	for _, child := range f.BestMoves(id, f.widths[depth]) {
		below := f.node(child, f.move(child), depth+1)
		below.Best = child == best || f.Tree.Node(best).Type.Stage()
		node.Children = append(node.Children, below)
	}
	if rest, ok := f.rest(n, f.widths[depth]); ok && len(node.Children) > 0 {
		node.Children = append(node.Children, rest)
	}
	return node
}

// refuted stands for the answers at a node of which none was enough for who moves there.
func (f first) refuted(node smalltree.Node, n tree.Node) smalltree.Node {
	if looked := len(f.BestMoves(n.ID, 1<<10)); looked > 0 {
		say := phrase.With("n", looked, "rule", f.Reason(n).Sentence)
		node.Children = []smalltree.Node{{Rest: true, Text: "nothing better was found",
			Hint: say("{n:One answer was|# answers were} looked at. {rule}")}}
	}
	return node
}

// move is the move to a node with its number, without a space.
func (f first) move(id tree.ID) string {
	n := f.Tree.Node(id)
	before, err := f.Tree.Position(n.Parent)
	if err != nil {
		return n.Move.UCI()
	}
	return present.Compact(before, []board.Move{n.Move})
}

// value is a value in pawns, a bound in words.
func (f first) value(n tree.Node) string {
	if f.Asked[n.ID] {
		return f.Score(n)
	}
	v := f.ValueOf(n)
	if !v.Known() || v.Open() {
		return ""
	}
	format := present.Format{Scale: v.Scale, Unit: present.InPawns}
	format.Scale.Decimals = 2
	return [...]string{tree.Exact: "", tree.Upper: "at most ", tree.Lower: "at least "}[v.Bound] + format.Score(v.Score)
}

// rest stands for the answers that are not shown: those for which there is no room, and those that were not looked at
// because one was good enough.
func (f first) rest(n tree.Node, shown int) (smalltree.Node, bool) {
	looked := len(f.BestMoves(n.ID, 1<<10))
	hidden, left := looked-shown, 0
	if p, err := f.Tree.Position(n.ID); err == nil && n.Reason == tree.ReasonCut {
		left = p.LegalMoveCount() - looked
	}
	say := phrase.With("hidden", hidden, "left", left, "rule", f.Reason(n).Sentence)
	switch {
	case left <= 0 && hidden <= 0:
		return smalltree.Node{}, false
	case left <= 0:
		return smalltree.Node{Rest: true, Text: say("{hidden:one other|# others}"),
			Hint: say("{hidden:One more was|# more were} looked at.")}, true
	case hidden <= 0:
		return smalltree.Node{Rest: true, Cut: true, Text: "rest cut", Hint: say("{left:1 answer was|# answers were} not " +
			"looked at. {rule}")}, true
	}
	return smalltree.Node{Rest: true, Cut: true, Text: "others, then cut", Hint: say("{hidden:One more was|# more were} " +
		"looked at, {left:1 answer was|# answers were} not. {rule}")}, true
}
