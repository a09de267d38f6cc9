package cause

import (
	"errors"

	"drevo/engine/board"
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
			c.ends(proofs, at, node)
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
	if child.Move == board.Pass || node[other].By == proof.ByChoice {
		c.Split.Kind, c.Split.Side = Ruled, lead
		if child.Move != board.Pass {
			c.Split.Side = other
		}
		return next, false
	}
	split := c.Split.Node
	c.leftOut(other, split[other], child.Move)
	c.Split.Node[lead] = child.ID
	return next, false
}

// ends follows both proofs from the split to their leaves (rule 3).
func (c *Cause) ends(proofs [2]*proof.Proof, at [2]int, node [2]proof.Node) {
	for side, p := range proofs {
		if node[side].By == proof.ByRule {
			continue // which is said of the split
		}
		from := at[side]
		if c.Split.Move != board.NoMove && c.Split.Side != side {
			for _, i := range node[side].Children { // the move that the other has not
				if p.Nodes[i].ID == c.Split.Node[side] {
					from = i
				}
			}
		}
		leaf, moves, hops, end := c.leaf(side, p, from)
		c.Leaf[side] = leaf
		if side == Now {
			c.End, c.deeper = end, moves
			c.Known = append(c.Known, hops...)
		}
	}
}

// leaf follows a proof from a claim to where its value comes from.
func (c *Cause) leaf(side int, p *proof.Proof, at int) (id tree.ID, moves []board.Move, hops []Known, end End) {
	t := c.Sides[side].Tree
	for {
		n := p.Nodes[at]
		switch n.By {
		case proof.ByStatic:
			return n.ID, moves, hops, AtStatic
		case proof.ByEnd:
			return n.ID, moves, hops, AtFinal
		case proof.ByRule:
			return n.ID, moves, hops, AtRule
		}
		next := c.setting(t, p, n)
		if next < 0 {
			return n.ID, moves, hops, AtRule
		}
		if n.By == proof.ByTable {
			hops = append(hops, Known{side, n.ID, p.Nodes[next].ID})
		} else if child := t.Node(p.Nodes[next].ID); child.Move != board.NoMove {
			moves = append(moves, child.Move)
		}
		at = next
	}
}

// setting is the claim by which a value is what it is: that of the best move, or of the one that came nearest; below
// zero where rules left all moves out.
func (c *Cause) setting(t *tree.Tree, p *proof.Proof, n proof.Node) int {
	best, marked := t.Best(n.ID)
	nearest := -1
	for _, i := range n.Children {
		child := p.Nodes[i].ID
		if marked && child == best || n.By != proof.ByMoves {
			return i
		}
		if nearest < 0 || t.Node(child).Score < t.Node(p.Nodes[nearest].ID).Score {
			nearest = i
		}
	}
	return nearest
}

// goOn follows what a side proves of a node to its leaf: that it is at least so much for who moved there.
func (c *Cause) goOn(side int, id tree.ID) {
	t := c.Sides[side].Tree
	p, err := proof.Make(t, proof.Claim{ID: id, Sense: proof.AtMost, Score: t.Node(id).Score})
	if err != nil {
		return
	}
	c.Split.Node[side] = id
	var hops []Known
	c.Leaf[side], c.deeper, hops, c.End = c.leaf(side, p, 0)
	c.Known = append(c.Known, hops...)
}
