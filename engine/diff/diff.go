// Package diff merges two recorded trees of one position in lock step by their moves, and finds where they part first.
//
//	d, err := diff.Merge(diff.Side{Tree: a}, diff.Side{Tree: b}, 0, nil)
//	for _, p := range d.List(diff.Value) { ... d.Path(p) ... }
//
// The trees may be of two programmes, depths or evaluations, or two stages of one tree: a side is a tree and a node of
// it. What is compared at a move are the nodes that say most of it ([Moves]): in the stage that gave the position its
// value, the last search of each move; tests and passes are left out.
//
// A pair of nodes differs
//
//   - in its nodes: the move was searched on one side alone, or the subtrees have not as many nodes;
//   - in its value, where what both sides say can't be so together: 0.30 and at least 0.50, but not 0.50 and at least
//     0.30. Values are compared in pawns, so that two programmes can be;
//   - in its choice: the best move is another one.
//
// Of all pairs that differ in nodes or value the first differences are those below which no pair differs so: there it
// began, and above them it is passed on. A choice is a difference of its own wherever both have one.
package diff

import (
	"cmp"
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// Side is one of two trees, from a node of it on: its root, or a stage.
type Side struct {
	Tree *tree.Tree
	Node tree.ID
}

// Kind says in what a pair differs. Kinds are bits.
type Kind uint8

// In what a pair may differ.
const (
	Only   Kind = 1 << iota // the move was searched on one side alone
	Nodes                   // the subtrees have not as many nodes
	Value                   // what both say of the value can't be so together
	Choice                  // the best move is another one
)

// Pair is a move on both sides, or on one.
type Pair struct {
	Parent int        // in Diff.Pairs; of the first, itself
	Move   board.Move // that leads here, NoMove for the first
	Node   [2]tree.ID // tree.None on the side that does not have it
	Differ Kind
	First  Kind    // what of it begins here: no pair below differs so
	Apart  float64 // by how many pawns the values contradict each other
}

// Nodes is by how many nodes the subtrees differ.
func (d *Diff) Nodes(p Pair) int {
	return max(d.count(p, 0)-d.count(p, 1), d.count(p, 1)-d.count(p, 0))
}

func (d *Diff) count(p Pair, side int) int {
	if p.Node[side] == tree.None {
		return 0
	}
	return int(d.Sides[side].Tree.Node(p.Node[side]).Count)
}

// Diff is two trees merged: pairs of nodes, level by level.
type Diff struct {
	Sides [2]Side
	Pairs []Pair
	Whole bool // nothing was left out for want of room or time
}

// DefaultMost is how many pairs are merged unless told otherwise: about 100 MB.
const DefaultMost = 2_000_000

// Merge merges two trees of one position, at most so many pairs (0: the usual number), those nearest to the root
// first. It ends early when stop returns true, which may be nil. The trees may grow meanwhile; what they have grown by
// may be missing. The error says that the positions are not the same. Cost: some microseconds a pair.
func Merge(first, second Side, most int, stop func() bool) (*Diff, error) {
	one, err := first.Tree.Position(first.Node)
	if err != nil {
		return nil, err
	}
	other, err := second.Tree.Position(second.Node)
	if err != nil {
		return nil, err
	}
	if one.Key() != other.Key() {
		return nil, fmt.Errorf("the trees are of two positions, %s and %s", one.FEN(), other.FEN())
	}
	d := &Diff{Sides: [2]Side{first, second}, Whole: true}
	d.Pairs = append(d.Pairs, d.pair(0, board.NoMove, [2]tree.ID{first.Node, second.Node}))
	for at := 0; at < len(d.Pairs) && d.Whole; at++ {
		d.below(at, cmp.Or(most, DefaultMost))
		if at&1023 == 0 && stop != nil && stop() {
			d.Whole = false
		}
	}
	d.findFirst()
	return d, nil
}

// below adds the pairs of the moves after one that both sides have.
func (d *Diff) below(at, most int) {
	p := d.Pairs[at]
	if p.Differ&Only != 0 {
		return
	}
	moves := [2][]tree.ID{Moves(d.Sides[0].Tree, p.Node[0]), Moves(d.Sides[1].Tree, p.Node[1])}
	there := map[board.Move]tree.ID{}
	for _, id := range moves[1] {
		there[d.Sides[1].Tree.Node(id).Move] = id
	}
	add := func(move board.Move, nodes [2]tree.ID) {
		if d.Whole = len(d.Pairs) < most; d.Whole {
			d.Pairs = append(d.Pairs, d.pair(at, move, nodes))
		}
	}
	for _, id := range moves[0] {
		move := d.Sides[0].Tree.Node(id).Move
		other, both := there[move]
		if !both {
			other = tree.None
		}
		delete(there, move)
		add(move, [2]tree.ID{id, other})
	}
	for _, id := range moves[1] {
		if move := d.Sides[1].Tree.Node(id).Move; there[move] == id && len(there) > 0 {
			delete(there, move)
			add(move, [2]tree.ID{tree.None, id})
		}
	}
}

// pair is that of two nodes.
func (d *Diff) pair(parent int, move board.Move, nodes [2]tree.ID) Pair {
	p := Pair{Parent: parent, Move: move, Node: nodes}
	p.Differ, p.Apart = Compare(d.Sides[0].Tree, d.Sides[1].Tree, nodes)
	return p
}

// Compare says in what the nodes of a move in two trees differ, tree.None where one has none, and by how many pawns
// their values contradict each other.
func Compare(a, b *tree.Tree, nodes [2]tree.ID) (differ Kind, by float64) {
	if nodes[0] == tree.None || nodes[1] == tree.None {
		return Only, 0
	}
	n, m := a.Node(nodes[0]), b.Node(nodes[1])
	if n.Count != m.Count {
		differ |= Nodes
	}
	if by = apart(valueOf(a, n), valueOf(b, m)); by > 0 {
		differ |= Value
	}
	if x, y := Best(a, n.ID), Best(b, m.ID); x != board.NoMove && y != board.NoMove && x != y {
		differ |= Choice
	}
	return differ, by
}

// valueOf is what is known of the value of a node, White's.
func valueOf(t *tree.Tree, n tree.Node) tree.Value {
	if !n.Closed || n.Reason == tree.ReasonStopped {
		return tree.Value{}
	}
	return t.Header().Scale.Value(n.Score, n.Bound, t.Turn(n))
}

// least is the difference of values that is none: half of a hundredth of a pawn.
const least = 0.005

// apart is by how many pawns two values contradict each other, 0 where both may be so.
func apart(a, b tree.Value) float64 {
	if !a.Known() || !b.Known() {
		return 0
	}
	x, y := a.Pawns(), b.Pawns()
	if x > y {
		x, y, a, b = y, x, b, a
	}
	if y-x < least || a.Bound == tree.Lower || b.Bound == tree.Upper {
		return 0
	}
	return y - x
}

// findFirst marks where differences of nodes and values begin.
func (d *Diff) findFirst() {
	below := make([]Kind, len(d.Pairs))
	for at := len(d.Pairs) - 1; at >= 0; at-- {
		p := &d.Pairs[at]
		if p.Differ&Only != 0 {
			p.First = Only
		} else {
			p.First = p.Differ&(Nodes|Value)&^below[at] | p.Differ&Choice
		}
		passed := below[at] | p.Differ
		if p.Differ&Only != 0 {
			passed = Nodes
		}
		if at > 0 {
			below[p.Parent] |= passed & (Nodes | Value)
		}
	}
}

// List returns the pairs at which a difference of some kinds begins, by size: those apart by most pawns, of nodes by
// the most; choices by how many nodes hang on them.
func (d *Diff) List(kind Kind) []int {
	var list []int
	for at, p := range d.Pairs {
		if p.First&kind != 0 {
			list = append(list, at)
		}
	}
	size := func(at int) float64 {
		switch p := d.Pairs[at]; {
		case kind == Value:
			return p.Apart
		case kind == Choice:
			return float64(max(d.count(p, 0), d.count(p, 1)))
		default:
			return float64(d.Nodes(p))
		}
	}
	slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(size(b), size(a)) })
	return list
}

// Path returns the moves that lead to a pair.
func (d *Diff) Path(at int) (moves []board.Move) {
	for ; at > 0; at = d.Pairs[at].Parent {
		moves = append(moves, d.Pairs[at].Move)
	}
	slices.Reverse(moves)
	return moves
}
