package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/pitrat/planner"
	"drevo/engine/tree"
)

// paperClasses is the number of classes of corrections (section 2.4.1); the option wide has one more.
const paperClasses = 6

// node is a move in the tree and the position after it (section 2.3). O, who made the move, and P,
// who is to answer, stand for either player.
type node struct {
	// What a walk along the dangerous moves reads stands together.
	parent     *node
	children   []*node
	second     []carried  // plans of P to be executed after the move
	value      eval.Score // of the first player, backed up
	id         tree.ID
	order      int32        // of creation
	corrected  int32        // so many plans that call for the move before this one were corrected in classes 1 to 4
	by         board.Colour // who made the move
	class      int8         // the last class tried
	doubted    bool         // the first player has failed here (see proof.go)
	threat     bool         // a starred move follows in a plan of first
	best       *node        // of the replies, for the side that is to answer
	correcting *node        // of the dangerous replies, the one that is being corrected
	concluded  conclusions

	ply    int32
	won    int32 // of a move of the first level: the rounds in which it stood as winning
	reason tree.Reason
	first  []carried // plans of O that call for the move
	called planSet   // those
	known  planSet   // all that were in second
	planner.Place
}

// conclusions are what was concluded about a node: see choose.go and spent.go. They hold until something at
// the node or below it changes.
type conclusions struct {
	known       uint8 // which of them are, a bit each
	spent, lost bool
	move        study // as a move of the player who fails
	danger      study // as a dangerous move of the other
}

// Which conclusions are known.
const (
	knowsSpent = 1 << iota
	knowsLost
	knowsMove
	knowsDanger
)

// has reports whether some are known, and says that they are from now on.
func (c *conclusions) has(which uint8) bool {
	known := c.known&which != 0
	c.known |= which
	return known
}

// study is what a player who fails finds to be done at a node and below it.
type study struct {
	best    candidate // to be corrected first, its cost counted from the node; without a node if there is none
	threats bool      // a threat below asks for a null move
	changed bool      // since it was listed
	others  int32     // dangerous moves below, of which one is corrected, that stay
	listed  listing   // where it stands in the list of all
	below   []*node   // the moves after it that are to be studied
}

// study returns that of the node as a dangerous move, or as one of the player who fails.
func (c *conclusions) study(danger bool) *study {
	if danger {
		return &c.danger
	}
	return &c.move
}

// begin begins anew.
func (s *study) begin() *study {
	*s = study{below: s.below[:0], changed: true, listed: s.listed}
	return s
}

// empty reports whether there is nothing to be done.
func (s *study) empty() bool { return s.best.node == nil && !s.threats }

// candidate is a dangerous move that can be corrected, and its cost: how many other dangerous moves
// stay to be corrected if it is, its brothers and the brothers of dangerous moves above it.
type candidate struct {
	*node
	cost   int32
	threat bool // a move that no plan calls a threat, to be tried as one
}

// listing is where what is dangerous at a node and below it stands in the list of all that may be corrected, seen from
// where the node above stands: as long as nothing below changes it stands so in the next list.
type listing struct {
	turn, walked   int32 // of the lists in which it, and what is below it, was given this place
	offset, length int32
	cost           int32 // beside that of the node above
}

// forget forgets what was concluded about the node.
func (n *node) forget() { n.concluded.known = 0 }

// changed forgets what was concluded about a node and all above it.
func (n *node) changed() {
	for ; n != nil; n = n.parent {
		n.forget()
	}
}

// turn is the side that is to answer, mover the one that made the move.
func (n *node) turn() board.Colour  { return n.by.Opponent() }
func (n *node) mover() board.Colour { return n.by }

// afterNull reports whether the move comes after a null move, as part of a threat carried out.
func (n *node) afterNull() bool { return n.parent != nil && n.parent.Null() }

// newPlans reports whether plans have begun to call for the move before n since the classes 1 to 4 were tried, and
// the six classes were.
func (n *node) newPlans() bool {
	return n.class >= paperClasses && n.parent != nil && !n.Null() && int(n.corrected) < len(n.parent.first)
}

// quick reports whether there is something to be tried quickly at a dangerous move, for all brothers: plans of its
// second list, new captures, or plans that have come since it was corrected.
func (b *node) quick() bool { return len(b.second) > 0 || b.class == 0 || b.newPlans() }

// child returns the reply by a move, nil when there is none.
func (n *node) child(move board.Move) *node {
	for _, c := range n.children {
		if c.Move == move {
			return c
		}
	}
	return nil
}

// bestReply returns the reply that is best for the side that is to answer, the oldest of equals.
func (n *node) bestReply(first board.Colour) *node {
	best := n.children[0]
	for _, c := range n.children[1:] {
		if better := c.value > best.value; c.value != best.value && better == (n.turn() == first) {
			best = c
		}
	}
	return best
}

// rootOf returns the root of a tree.
func rootOf(p board.Position) *node {
	return &node{by: p.Turn().Opponent(), class: paperClasses, Place: planner.Place{Position: p, Move: board.NoMove}}
}
