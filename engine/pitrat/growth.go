package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/planner"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// plansPerNode is how many plans the storage has room for a node (ruling; the paper's greatest is 3).
const plansPerNode = 40

// grower grows the tree of a search, and counts what was made.
type grower struct {
	*planner.Planner
	run     *search.Run
	account *Account // nil when nothing is recorded
	storage int      // nodes
	full    bool     // the storage is used up
	root    *node
	round   int
	plans   int // made so far
	count   int // nodes so far, the root not counted
}

// stopped reports whether the search must end.
func (g *grower) stopped() bool {
	if g.plans&127 == 0 {
		g.run.Poll()
	}
	return g.full || g.run.Stopped()
}

// room reports whether the storage has room for another node.
func (g *grower) room() bool {
	if g.count >= g.storage || g.plans >= plansPerNode*g.storage {
		g.full = true
	}
	return !g.full
}

// make gives statements a number: every plan that is made counts, also one that the simulation then
// rejects. It is made of a parent at a node, to correct a dangerous move; there may be none of either.
func (g *grower) make(statements plan.Plan, rule plan.Rule, parent *made, n, danger *node) *made {
	g.plans++
	m := &made{number: int32(g.plans), rule: rule, side: n.turn(), statements: statements, guarded: board.NoSquare}
	m.ends = statements.Ends(m.side)
	if !g.account.ended() {
		entry := Made{Number: g.plans, Statements: statements, Rule: rule, Side: m.side, Node: n.id, Danger: tree.None}
		if parent != nil {
			entry.Parent = int(parent.number)
		}
		if danger != nil {
			entry.Danger = danger.id
		}
		g.account.made(entry)
	}
	return m
}

// note tells the account what became of a plan at a node.
func (g *grower) note(m *made, at int, n *node, fate plan.Fate) {
	if g.account != nil {
		g.account.note(happened{node: n.id, plan: m.number, statement: uint8(at), fate: fate})
	}
}

// grow adds a move to the tree, or returns nil when the search must end.
func (g *grower) grow(n *node, move board.Move) *node {
	if !g.room() {
		return nil
	}
	id, ok := g.run.Add(n.id, int(n.ply)+1, move, typeOf(move, n), classOf(n, move), -endless, endless)
	if !ok {
		return nil
	}
	g.count++
	c := &node{id: id, order: int32(g.count), ply: n.ply + 1, by: n.turn(), parent: n, reason: tree.ReasonOpen}
	c.Before, c.Move = &n.Place, move
	gain := eval.Score(0)
	if move == board.Pass {
		n.Position.MakePass(&c.Position)
		c.class = paperClasses // a null move is corrected by its list alone (ruling), with the option wide by class 7 too
	} else {
		gain = g.Prices.Gain(&n.Position, move)
		n.Position.Make(move, &c.Position)
	}
	if n.turn() != g.First {
		gain = -gain
	}
	c.Balance = n.Balance + gain
	n.children = append(n.children, c)
	g.settle(c)
	return c
}

// settle gives a new node its value as a leaf: the balance of the captures.
func (g *grower) settle(n *node) {
	n.value = n.Balance
	reason := reasonLeaf
	switch {
	case n.TakesKing():
		n.Closed, reason = true, reasonKing
	case n.Move != board.Pass && n.repeats():
		n.Closed, reason = true, tree.ReasonRepetition
		n.value = min(n.Balance, g.Wanted-1)
	case g.Rules.Full && !n.Position.InCheck() && !n.Position.HasLegalMove():
		n.Closed, reason = true, tree.ReasonStalemate
		n.value = min(n.Balance, g.Wanted-1)
	}
	g.run.SetStatic(n.id, g.seen(n, n.Balance))
	g.close(n, reason)
	g.backUp(n.parent)
}

// doubt says of a leaf, or of a null move of the first player, that he has failed there, whatever the balance.
func (g *grower) doubt(n *node) {
	n.doubted = true
	n.value = min(n.value, g.Wanted-1)
	g.close(n, reasonDoubted)
	g.backUp(n.parent)
}

// repeats reports whether a node's position is already on the path to it: the first player has then
// failed there (ruling).
func (n *node) repeats() bool {
	key := n.Position.Key()
	for a := n.parent; a != nil; a = a.parent {
		if a.Position.Key() == key {
			return true
		}
	}
	return false
}

// backUp works out the value of a node anew (minimax), and of those above it as far as that changes them, and
// forgets what was concluded from the old ones.
func (g *grower) backUp(n *node) {
	for ; n != nil; n = n.parent {
		n.forget()
		before, best := n.value, n.bestReply(g.First)
		if best != n.best {
			n.best = best
			if g.run.SetBest(best.id); !best.id.Kept() {
				g.run.ForgetBest(n.id)
			}
		}
		if n.value = best.value; n.doubted && n.Null() {
			n.value = min(n.value, g.Wanted-1)
		}
		if n.parent != nil && (n.value != before || n.reason != reasonBackedUp) {
			g.close(n, reasonBackedUp)
		}
		if n.value == before {
			n.parent.changed()
			return
		}
	}
}

// seen turns a value of the first player to the point of view of the side to move at a node.
func (g *grower) seen(n *node, value eval.Score) eval.Score {
	if n.turn() == g.First {
		return value
	}
	return -value
}

// close gives a node of the record its value and reason.
func (g *grower) close(n *node, reason tree.Reason) {
	g.run.Close(n.id, g.seen(n, n.value), -endless, endless, n.reason, reason)
	n.reason = reason
}

// typeOf returns the type of the node of a move after another.
func typeOf(move board.Move, n *node) tree.NodeType {
	switch {
	case move == board.Pass:
		return TypeNull
	case n.ply%2 == 0:
		return TypePlan
	}
	return TypeReply
}

// classOf returns the class of a move.
func classOf(n *node, move board.Move) tree.MoveClass {
	if move == board.Pass {
		return ClassNull
	}
	return search.ClassOf(&n.Position, move)
}
