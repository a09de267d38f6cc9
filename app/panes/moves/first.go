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
type widths []int

// sizes are the small trees, the one that wants most room first.
var sizes = []widths{{3, 3, 2}, {1, 3, 2}, {1, 2, 1}, {1, 3}, {1, 2}}

// Two of these by their places.
const (
	threeHalfMoves = 2
	smallest       = 4
)

// firstMoves is the small tree: the chosen move and the first of the others after which something was looked at, with
// that. Its values are those of the record, which go up in it, not those of searches of moves by themselves.
func firstMoves(nodes present.Nodes, moves []candidates.Candidate, w widths) (list []smalltree.Node) {
	f := first{nodes, w}
	for i := range moves {
		c := &moves[i]
		if !c.Node.Kept() || len(list) == w[0] {
			continue
		}
		n := f.node(c.Node, 1)
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
func (f first) node(id tree.ID, depth int) smalltree.Node {
	n := f.Tree.Node(id)
	node := smalltree.Node{ID: uint32(id), Text: f.move(n), Value: f.value(n), Hint: f.Reason(n).Sentence}
	if depth >= len(f.widths) {
		return node
	}
	if n.Closed && n.Bound == tree.Upper { // of answers that were refuted none is the best
		return f.refuted(node, n)
	}
	best, _ := f.Tree.Best(id)
	for _, child := range f.BestMoves(id, f.widths[depth]) {
		below := f.node(child, depth+1)
		below.Best = child == best || f.Tree.Node(best).Type.Stage()
		node.Children = append(node.Children, below)
	}
	if len(node.Children) > 0 {
		node.Children = append(node.Children, f.rest(n, f.widths[depth])...)
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

// move is the move to a node with its number, without a space; a pass in words.
func (f first) move(n tree.Node) string {
	before, err := f.Tree.Position(n.Parent)
	switch {
	case err != nil:
		return n.Move.UCI()
	case n.Move == board.Pass:
		return phrase.Of("{side} passes", "side", before.Turn())
	}
	return present.Compact(before, []board.Move{n.Move})
}

// value is a value in pawns. Of a move that was only shown to be no better than the best of its node it says that, of any
// other bound nothing.
func (f first) value(n tree.Node) string {
	if f.Asked[n.ID] {
		return f.Score(n)
	}
	switch v := f.ValueOf(n); {
	case !v.Known() || v.Open():
		return ""
	case v.Bound == tree.Exact:
		format := present.Format{Scale: v.Scale, Unit: present.InPawns}
		format.Scale.Decimals = 2
		return format.Score(v.Score)
	}
	if f.noBetter(n) {
		return "no better"
	}
	return ""
}

// noBetter reports whether who moved to a node has shown to get no more by that than the node before is worth.
func (f first) noBetter(n tree.Node) bool {
	before := f.Tree.Node(n.Parent)
	return n.Closed && before.Closed && before.Bound == tree.Exact && n.Bound == tree.Lower && n.ForParent() <= before.Score
}

// rest stands for the answers that are not shown: those for which there is no room, and those that were not looked at.
func (f first) rest(n tree.Node, shown int) (list []smalltree.Node) {
	looked := f.BestMoves(n.ID, 1<<10)
	if hidden := looked[min(shown, len(looked)):]; len(hidden) > 0 {
		say, value := phrase.With("n", len(hidden)), "no better"
		for _, id := range hidden {
			if !f.noBetter(f.Tree.Node(id)) {
				value = ""
			}
		}
		list = append(list, smalltree.Node{Rest: true, Text: say("{n:one other|# others}"), Value: value,
			Hint: say("{n:One more was|# more were} looked at.")})
	}
	before, err := f.Tree.Position(n.ID)
	left := before.LegalMoveCount()
	for _, id := range looked {
		if f.Tree.Node(id).Move != board.Pass {
			left--
		}
	}
	if err != nil || left <= 0 {
		return list
	}
	say := phrase.With("n", left, "rule", f.Reason(n).Sentence)
	cut := n.Reason == tree.ReasonCut
	text := say("{n} not looked at")
	if cut {
		text = "rest cut"
	}
	return append(list, smalltree.Node{Rest: true, Cut: cut, Text: text,
		Hint: say("{n:1 answer was|# answers were} not looked at. {rule}")})
}
