package moves

import (
	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/sentence"
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
func (p *Pane) firstMoves(w widths) (list []smalltree.Node) {
	f := first{p.view.Nodes, w, p.second}
	for i := range p.moves {
		c := &p.moves[i]
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
	second second
}

// second is what a search of the position after an answer by itself has found, in words.
type second struct {
	of   *session.Search // that has the answer
	node tree.ID
	said string
}

// TellSecond is told that an answer was searched by itself: its row in the small tree says the value.
func (p *Pane) TellSecond(asked pane.Side, found *session.Search) {
	said, format := Second(found)
	p.second = second{asked.Search, asked.Node, said.Text(format)}
	p.both.Refresh()
}

// Second says of an answer what a second search, which begins after it, has found; it has a record.
func Second(found *session.Search) (said sentence.Sentence, format present.Format) {
	nodes := present.NewNodes(found.Tree(), present.InPawns)
	n := nodes.Tree.Node(nodes.Stands(tree.Root))
	format = nodes.Format
	format.Scale.Decimals = 2
	return sentence.Of("{value} by a second search", "value", fact.ValueOf(nodes.Tree, n)), format
}

// node is a node with what was looked at after it, down to the last half-move of the small tree.
func (f first) node(id tree.ID, depth int) smalltree.Node {
	n := f.Tree.Node(id)
	node := smalltree.Node{ID: uint32(id), Text: f.move(n), Value: f.value(n), Hint: f.Reason(n).Sentence}
	if of := f.second.of; of != nil && of.Tree() == f.Tree && id == f.second.node && !f.Asked[id] {
		node.Note = f.second.said
	}
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

// value is a value in pawns, or where only a bound is known what that was good for: to show that the move is no better
// than another, or that the move before is none.
func (f first) value(n tree.Node) string {
	if f.Asked[n.ID] {
		return f.Score(n)
	}
	switch v := f.ValueOf(n); {
	case !v.Known() || v.Open():
		return "not finished"
	case v.Bound == tree.Exact:
		format := present.Format{Scale: v.Scale, Unit: present.InPawns}
		format.Scale.Decimals = 2
		return format.Score(v.Score)
	case f.noBetter(n):
		return "no better"
	case f.enough(n):
		return "is enough"
	}
	return "only a bound"
}

// noBetter reports whether who moved to a node has shown to get no more by that than the node before is worth.
func (f first) noBetter(n tree.Node) bool {
	before := f.Tree.Node(n.Parent)
	return n.Closed && before.Closed && before.Bound != tree.Upper && n.Bound != tree.Upper &&
		n.ForParent() <= before.Score
}

// enough reports whether a move has shown at least what the node before is worth, so that nothing else mattered there.
func (f first) enough(n tree.Node) bool {
	before := f.Tree.Node(n.Parent)
	return n.Closed && before.Closed && before.Bound == tree.Lower && n.Bound == tree.Upper &&
		n.ForParent() >= before.Score
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
	text, hint := say("{n} not looked at"), say("{n:1 answer was|# answers were} not looked at. {rule}")
	cut := n.Reason == tree.ReasonCut && !n.Truncated
	switch {
	case n.Truncated:
		text, hint = say("{n} not kept"), say("Of {n:1 answer|# answers} the record has nothing: it was full.")
	case cut:
		text = "rest cut"
	case n.Reason == tree.ReasonStopped:
		text = say("{n} not reached")
	}
	return append(list, smalltree.Node{Rest: true, Cut: cut, Text: text, Hint: hint})
}
