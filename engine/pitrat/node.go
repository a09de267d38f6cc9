package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// node is a move in the tree and the position after it (section 2.3). O, who made the move, and P,
// who is to answer, stand for either player.
type node struct {
	// What a walk along the dangerous moves reads stands together.
	parent    *node
	children  []*node
	second    []carried  // plans of P to be executed after the move
	value     eval.Score // of the first player, backed up
	id        tree.ID
	order     int32        // of creation
	corrected int32        // so many plans that call for the move before this one were corrected in classes 1 to 4
	by        board.Colour // who made the move
	class     int8         // the last class tried
	threat    bool         // a starred move follows in a plan of first
	closed    bool         // nothing follows: the king was taken, or the position repeats
	move      board.Move
	begun     *node // of the dangerous replies, the one that is being corrected

	// What was concluded, forgotten when something here or below changes: see spent.go and choose.go.
	spent, lost  verdict
	mine, theirs outlook // as a move of the player who fails, and as a dangerous move of the other

	ply      int32
	stood    int32      // of a move of the first level: the rounds in which it stood as winning
	balance  eval.Score // of the first player: the captures so far
	reason   tree.Reason
	first    []carried    // plans of O that call for the move
	called   hashSet      // those
	known    hashSet      // all that were in second
	moves    []board.Move // the legal ones, once they were asked for
	position board.Position
}

// turn is the side that is to answer.
func (n *node) turn() board.Colour { return n.by.Opponent() }

// mover is the side that made the move.
func (n *node) mover() board.Colour { return n.by }

// null reports whether the move is the null move.
func (n *node) null() bool { return n.move == board.Pass }

// good reports whether a value, of the first player, is good for a side.
func (f *finder) good(c board.Colour, value eval.Score) bool {
	return (value >= f.wanted) == (c == f.first)
}

// child returns the reply by a move, nil when there is none.
func (n *node) child(move board.Move) *node {
	for _, c := range n.children {
		if c.move == move {
			return c
		}
	}
	return nil
}

// legal returns the legal moves after a node by the rules of the search, in the order of generation.
func (f *finder) legal(n *node) []board.Move {
	if n.moves != nil || n.closed {
		return n.moves
	}
	f.list.Clear()
	n.position.Legal(&f.list)
	n.moves = make([]board.Move, 0, f.list.Len())
	for _, m := range f.list.All() {
		if f.rules.allows(m) {
			n.moves = append(n.moves, m)
		}
	}
	return n.moves
}

// nodeOf returns a node without a parent: the root of a tree, or a place to try something.
func nodeOf(p board.Position) *node {
	return &node{position: p, by: p.Turn().Opponent(), move: board.NoMove, class: paperClasses}
}

// grow adds a move to the tree, or returns nil when the search must end. The plans that call for the
// move before it are offered to the new node (section 2.3).
func (f *finder) grow(n *node, move board.Move) *node {
	if !f.room() {
		return nil
	}
	id, ok := f.run.Add(n.id, int(n.ply)+1, move, typeOf(move, n), f.classOf(n, move), -endless, endless)
	if !ok {
		return nil
	}
	f.count++
	c := &node{id: id, order: int32(f.count), ply: n.ply + 1, by: n.turn(), parent: n, move: move, reason: tree.ReasonOpen}
	gain := eval.Score(0)
	if move == board.Pass {
		n.position.MakePass(&c.position)
		c.class = paperClasses // a null move is corrected by its list alone (ruling), with the option wide by class 7 too
	} else {
		gain = f.gain(&n.position, move)
		n.position.Make(move, &c.position)
	}
	if n.turn() != f.first {
		gain = -gain
	}
	c.balance = n.balance + gain
	n.children = append(n.children, c)
	f.settle(c)
	for _, p := range n.first {
		f.offer(c, p.made, p.at+1)
	}
	return c
}

// gain is what a move wins: the man captured and what a promotion adds.
func (f *finder) gain(p *board.Position, move board.Move) (gain eval.Score) {
	if move.IsEnPassant() {
		gain = f.prices[board.Pawn]
	} else if move.IsCapture() {
		gain = f.prices[p.At(move.To()).Type()]
	}
	if k := move.Promotion(); k != board.NoPieceType {
		gain += f.prices[k] - f.prices[board.Pawn]
	}
	return gain
}

// settle gives a new node its value as a leaf: the balance of the captures.
func (f *finder) settle(n *node) {
	n.value = n.balance
	reason := reasonLeaf
	switch {
	case n.position.KingSquare(n.turn()) >= board.NoSquare:
		n.closed, reason = true, reasonKing
	case n.move != board.Pass && f.repeats(n):
		n.closed, reason = true, tree.ReasonRepetition
		n.value = min(n.balance, f.wanted-1)
	case f.rules.full && !n.position.InCheck() && !n.position.HasLegalMove():
		n.closed, reason = true, tree.ReasonStalemate
		n.value = min(n.balance, f.wanted-1)
	}
	f.run.SetStatic(n.id, f.seen(n, n.balance))
	f.close(n, reason)
	f.backUp(n.parent)
}

// repeats reports whether a node's position is already on the path to it: the first player has then
// failed there (ruling).
func (f *finder) repeats(n *node) bool {
	key := n.position.Key()
	for a := n.parent; a != nil; a = a.parent {
		if a.position.Key() == key {
			return true
		}
	}
	return false
}

// backUp works out the values of a node and of all above it anew (minimax), and forgets what was
// concluded from the old ones.
func (f *finder) backUp(n *node) {
	for ; n != nil; n = n.parent {
		n.forget()
		best := n.children[0]
		for _, c := range n.children[1:] {
			if better := c.value > best.value; c.value != best.value && better == (n.turn() == f.first) {
				best = c
			}
		}
		f.run.SetBest(best.id)
		n.value = best.value
		if n.parent != nil {
			f.close(n, reasonBackedUp)
		}
	}
}

// changed forgets what was concluded from a node, and above it.
func (n *node) changed() {
	for ; n != nil; n = n.parent {
		n.forget()
	}
}

// forget forgets what was concluded from the node.
func (n *node) forget() {
	n.spent, n.lost = unknown, unknown
	n.mine.known, n.theirs.known = false, false
}

// seen turns a value of the first player to the point of view of the side to move at a node.
func (f *finder) seen(n *node, value eval.Score) eval.Score {
	if n.turn() == f.first {
		return value
	}
	return -value
}

// close gives a node of the record its value and reason.
func (f *finder) close(n *node, reason tree.Reason) {
	f.run.Close(n.id, f.seen(n, n.value), -endless, endless, n.reason, reason)
	n.reason = reason
}
