package cause

import (
	"errors"
	"math"
	"slices"

	"drevo/engine/board"
	"drevo/engine/diff"
	"drevo/engine/eval"
	"drevo/engine/proof"
	"drevo/engine/tree"
)

// proofs are those of what both sides say of the move that is followed: that it is worth at least, and at most, so
// much. They contradict each other.
func (c *Cause) proofs() (list [2]*proof.Proof, ok bool) {
	for side, s := range c.Sides {
		n := s.Tree.Node(c.Tops[side])
		sense := proof.AtMost // after the move, for its opponent
		if (c.Way == Fell) == (side == Now) {
			sense = proof.AtLeast
		}
		p, err := proof.Make(s.Tree, proof.Claim{ID: n.ID, Sense: sense, Score: n.Score})
		if err != nil {
			c.Split = Split{Kind: Unproved, Side: side, Node: c.Tops}
			var gap *proof.Gap
			if errors.As(err, &gap) {
				c.Split.Node[side], c.Split.Why = gap.Node, gap.Why
			}
			return list, false
		}
		list[side] = p
	}
	return list, true
}

// meet goes along the line in which the proofs of both sides meet, to where one of them has no more to say (rule 2).
func (c *Cause) meet() {
	proofs, ok := c.proofs()
	if !ok {
		return
	}
	var at [2]int
	for {
		var node [2]proof.Node
		passed := false
		for side := range proofs {
			node[side] = proofs[side].Nodes[at[side]]
			if by := node[side].By; by == proof.ByTable || by == proof.ByStage {
				next := node[side].Children[0]
				if by == proof.ByTable {
					c.Known = append(c.Known, Known{side, node[side].ID, proofs[side].Nodes[next].ID})
				}
				at[side], passed = next, true
			}
		}
		if passed {
			continue
		}
		c.Split.Node = [2]tree.ID{node[Before].ID, node[Now].ID}
		next, ok := c.step(proofs, node)
		if !ok {
			c.ends(node)
			return
		}
		at = next
	}
}

// stops reports whether a side looks no further at a position.
func stops(n proof.Node) bool { return n.By == proof.ByStatic || n.By == proof.ByEnd }

// step plays the next move of the line; ok is false where one of the sides does not have it, which is noted.
func (c *Cause) step(proofs [2]*proof.Proof, node [2]proof.Node) (next [2]int, ok bool) {
	lead := Before
	if node[Now].Sense == proof.AtLeast {
		lead = Now
	}
	other := 1 - lead
	kinds := [2]Kind{Farther, Nearer}
	switch {
	case node[Before].By == proof.ByRule || node[Now].By == proof.ByRule:
		c.Split.Kind, c.Split.Side = Ruled, Before
		if node[Before].By != proof.ByRule {
			c.Split.Side = Now
		}
		return next, false
	case stops(node[lead]) && stops(node[other]):
		c.Split.Kind = Valued
		return next, false
	case stops(node[lead]):
		c.Split.Kind = kinds[lead]
		return next, false
	case stops(node[other]):
		c.Split.Kind = kinds[other]
		return next, false
	}
	next[lead] = node[lead].Children[0]
	t := c.Sides[lead].Tree
	child := t.Node(proofs[lead].Nodes[next[lead]].ID)
	for _, i := range node[other].Children {
		if c.Sides[other].Tree.Node(proofs[other].Nodes[i].ID).Move == child.Move {
			next[other] = i
			return next, true
		}
	}
	if child.Move == board.Pass {
		c.Split.Kind, c.Split.Side = Ruled, lead
		return next, false
	}
	split := c.Split.Node
	c.leftOut(other, split[other], child.Move)
	c.Split.Node[lead] = child.ID
	return next, false
}

// ends follows what both sides say of where they part to the leaves that it comes from (rule 3).
func (c *Cause) ends(node [2]proof.Node) {
	for side := range c.Sides {
		if node[side].By != proof.ByRule && c.Split.Node[side] != tree.None { // else the rule is said of the split
			c.goOn(side, c.Split.Node[side])
		}
	}
}

// goOn goes from a node to the leaf that its value comes from.
func (c *Cause) goOn(side int, id tree.ID) {
	t := c.Sides[side].Tree
	c.Split.Node[side] = id
	var moves []board.Move
	for range t.Len() {
		next, end := comesFrom(t, id)
		if end != Open {
			c.Leaf[side] = id
			if side == Now {
				c.End, c.deeper = end, moves
			}
			return
		}
		if t.Node(id).HasKnown {
			c.Known = append(c.Known, Known{side, id, next})
		} else if move := t.Node(next).Move; move != board.NoMove {
			moves = append(moves, move)
		}
		id = next
	}
}

// comesFrom is the node that the value of another comes from: that of the best move; where none is marked, for all were
// cut, that of the one that came nearest; or the node that a table knew it from. At a leaf it says which one that is.
func comesFrom(t *tree.Tree, id tree.ID) (next tree.ID, end End) {
	n := t.Node(id)
	if n.HasKnown {
		return n.KnownFrom, Open
	}
	if best, ok := t.Best(id); ok {
		return best, Open
	}
	if n.Reason.Final() {
		return id, AtFinal
	}
	nearest, most := tree.None, eval.Score(math.MinInt32)
	for _, child := range diff.Moves(t, id) {
		if score := t.Node(child).ForParent(); t.Node(child).Closed && score > most {
			nearest, most = child, score
		}
	}
	words := t.Header().Vocabulary
	switch group := words.Reason(n.Reason).Group; {
	case n.HasStatic && (nearest == tree.None || n.Static >= most) && group != tree.GroupTable &&
		(group != tree.GroupStop || n.Score == n.Static):
		return id, AtStatic
	case nearest == tree.None || n.Truncated || group == tree.GroupStop || raised(t, id):
		return id, AtRule
	}
	return nearest, Open
}

// raised reports whether a node has its value from what a rule allowed a move that it left out.
func raised(t *tree.Tree, id tree.ID) bool {
	return slices.ContainsFunc(t.Skips(id, nil), func(s tree.Skip) bool { return s.Value != tree.NoValue })
}
