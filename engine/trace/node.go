package trace

import (
	"drevo/engine/board"
	"drevo/engine/tree"
)

// node is an open node, as the reader knows it by playing the moves.
type node struct {
	id      tree.ID // of the tree that is made of it
	number  int64   // among the nodes of its search and thread
	code    int     // its kind
	move    Move
	stage   bool
	joined  bool // the root of a thread that stands at a node of another one
	test    bool // searched to decide something alone
	rank    int64
	label   int64 // the number of a stage, as the engine counts
	ply     int
	at      board.Position
	legal   bool // the way to it is
	illegal bool // its own move is not

	alpha, beta int64
	depth       int64
	hasDepth    bool
	window      bool // it has said its bounds
	hint        hint

	static    int64
	hasStatic bool
	known     known
	results   []result
	better    bool // a child was said to be the best so far: marked
	marked    Move
	promised  int64 // its value, from here
	owed      Move  // the move that must be searched again, NoMove for none
	owes      string
	stages    int   // among its children
	taken     int64 // what the last of them came to that counts
	takenBest Move
	takenID   tree.ID
	said      bool // of the root: the trace enters it itself
	hidden    int64
	value     int64 // and so on: what it was left with
	reason    tree.Reason
	best      Move
}

// hint is what was said of the next move.
type hint struct {
	said       bool
	place      tree.Place
	less, more int64
	class      tree.MoveClass
	hasClass   bool
}

// known is what a table has of a node.
type known struct {
	said, hasDepth, hasNode bool
	value, depth, node      int64
	bound                   tree.Bound
}

// result is what a move of a node came to, from the node's point of view.
type result struct {
	move     Move
	value    int64
	earlier  int64 // that of the search before the last
	searches int   // 0: it was judged without a node
	id       tree.ID
}

// play makes the node's move in the position above it.
func (n *node) play(parent *node) {
	n.at, n.ply, n.legal = parent.at, parent.ply, parent.legal
	if n.move.Again() {
		return
	}
	n.ply++
	move, ok := n.move.In(&parent.at)
	switch {
	case !n.legal:
	case !ok:
		n.legal, n.illegal = false, true
	case move == board.Pass:
		parent.at.MakePass(&n.at)
	default:
		parent.at.Make(move, &n.at)
	}
}

// note keeps what a child came to. One that was stopped, or is not legal, says nothing; a stage is counted.
func (n *node) note(child *node) {
	switch {
	case !child.legal || child.reason == tree.ReasonStopped || child.test && child.move.Test() == 0:
		return
	case child.stage:
		n.stages++
		if child.rank <= 1 && !n.better {
			n.taken, n.takenBest, n.takenID = child.value, child.best, child.id
		}
		return
	}
	value := child.forParent()
	for i := range n.results {
		if old := &n.results[i]; old.move == child.move {
			old.earlier, old.value, old.id = old.value, value, child.id
			old.searches++
			return
		}
	}
	n.results = append(n.results, result{move: child.move, value: value, searches: 1, id: child.id})
}

// forParent is the value with which a node was left, as the node above it sees it.
func (n *node) forParent() int64 {
	if n.move.Again() {
		return n.value
	}
	return -n.value
}

// improve takes in that the child left last is the best so far.
func (n *node) improve(child *node) {
	n.better, n.marked, n.promised = true, child.move, child.forParent()
	if child.stage {
		n.taken, n.takenBest, n.takenID = child.value, child.best, child.id
	}
}

// judge keeps the value of a move that was judged without a node.
func (n *node) judge(rec *Record) {
	if !n.legal {
		return
	}
	m := rec.Move()
	if _, ok := m.In(&n.at); !ok {
		return
	}
	if i := n.find(m); i < 0 {
		value := int64(lowest)
		if rec.Has(Value) {
			value = rec.Int(Value)
		}
		n.results = append(n.results, result{move: m, value: value})
	} else if rec.Has(Value) && n.results[i].searches == 0 {
		n.results[i].value = max(n.results[i].value, rec.Int(Value))
	}
}

// find returns where the result of a move stands, -1 for none.
func (n *node) find(m Move) int {
	for i := range n.results {
		if n.results[i].move == m {
			return i
		}
	}
	return -1
}
