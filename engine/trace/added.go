package trace

import (
	"errors"
	"fmt"
	"strings"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// addedNode is a node of a tree that grows in no fixed order.
type addedNode struct {
	id      tree.ID // of the tree that is made of it
	parent  int64
	move    Move
	at      board.Position
	legal   bool // the way to it is
	code    int
	alpha   int64
	beta    int64
	closed  bool
	value   int64
	best    int64 // the number of its best child, 0 for none
	partly  bool  // it was stopped, or has nodes that are not written
	visits  int64 // as the trace says, or as many as playouts went through
	played  int64 // playouts that went through
	reason  tree.Reason
	eval    int64
	hasEval bool
}

// errMixed says that a search has nodes of both sorts.
var errMixed = errors.New("nodes are entered and others are added in one search")

// add takes in a node that is added.
func (r *replay) add(rec *Record) error {
	number, parent := rec.Int(Node), rec.Int(Parent)
	if r.open > 1 || r.next > 1 || r.which != 0 {
		return errMixed
	}
	if r.added == nil {
		root := r.top()
		r.added = map[int64]*addedNode{0: {at: root.at, legal: true, move: NoMove}}
	}
	above, ok := r.added[parent]
	if _, old := r.added[number]; old || !ok {
		return fmt.Errorf("node %d can't be added below node %d", number, parent)
	}
	n := &addedNode{parent: parent, move: rec.Move(), code: int(rec.Int(Code)), legal: above.legal, at: above.at,
		alpha: -openBound, beta: openBound, id: tree.None}
	if rec.Has(Alpha) {
		n.alpha, n.beta = rec.Int(Alpha), rec.Int(Beta)
	}
	if !rec.Has(At) {
		n.move = Same
	}
	if !n.move.Again() {
		move, legal := n.move.In(&above.at)
		switch {
		case n.move == Pass: // plans may pass in check, to see what is threatened
			above.at.MakePass(&n.at)
		case !legal:
			n.legal = false
		default:
			above.at.Make(move, &n.at)
		}
	}
	r.added[number] = n
	return nil
}

// update takes in the numbers of a node that was added.
func (r *replay) update(rec *Record) error {
	n, ok := r.added[rec.Int(Node)]
	if !ok {
		return fmt.Errorf("node %d was not added", rec.Int(Node))
	}
	n.closed, n.value = true, rec.Int(Value)
	n.reason = tree.Reason(rec.Int(Code))
	if rec.Has(Visits) {
		n.visits = rec.Int(Visits)
	}
	if rec.Has(Eval) {
		n.eval, n.hasEval = rec.Int(Eval), true
	}
	n.partly = rec.Has(Hidden) || tree.Reason(rec.Int(Code)) == tree.ReasonStopped
	return nil
}

// playout takes in that a playout came to a node: it went through all nodes above it.
func (r *replay) playout(number int64) error {
	if _, ok := r.added[number]; !ok {
		return fmt.Errorf("node %d was not added", number)
	}
	for {
		n := r.added[number]
		n.played++
		n.visits = max(n.visits, n.played)
		if number == 0 {
			return nil
		}
		number = n.parent
	}
}

// prefer takes in that a node that was added is the best of its parent.
func (r *replay) prefer(number int64) error {
	n, ok := r.added[number]
	if !ok || number == 0 {
		return fmt.Errorf("node %d was not added", number)
	}
	r.added[n.parent].best = number
	return nil
}

// addedNode tries rule 2 at a node that was added.
func (c *checker) addedNode(rec *Record) {
	n := c.added[rec.Int(Node)]
	c.report.Nodes++
	if c.counts[n.code] {
		c.counted++
	}
	c.ok(ruleLegal)
	if above := c.added[n.parent]; !n.legal && above.legal {
		c.faulty(ruleLegal, rec.Int(Node), "%s is not legal in %s", c.name(n.move), above.at.FEN())
	}
}

// addedValues tries rules 5 and 8 at the nodes that were added, once they have their last values.
func (c *checker) addedValues() {
	for number, n := range c.added {
		if n.played > 0 && n.closed {
			c.ok(ruleCount)
			if n.visits != n.played {
				c.faulty(ruleCount, number, "it has %d visits, and %d playouts went through", n.visits, n.played)
			}
		}
		best := c.added[n.best]
		if n.best == 0 || !n.closed || !best.closed || n.partly || best.partly || !n.legal || c.header.WinRate {
			continue
		}
		value := -best.value
		if best.move.Again() {
			value = best.value
		}
		c.ok(ruleBest)
		if value != n.value {
			c.faulty(ruleBest, number, "its best move %s has the value %d, and the node %d", c.name(best.move), value, n.value)
		}
	}
}

// faulty is wrong for a node that was added.
func (c *checker) faulty(rule int, number int64, format string, args ...any) {
	var path []string
	for at := number; at != 0; at = c.added[at].parent {
		path = append([]string{c.name(c.added[at].move)}, path...)
	}
	c.broken(rule, Fault{Search: c.report.Searches, Node: number, Path: strings.Join(path, " "),
		FEN: c.added[number].at.FEN(), Text: fmt.Sprintf(format, args...)})
}

// addedNode records a node that was added.
func (b *builder) addedNode(rec *Record) {
	n := b.added[rec.Int(Node)]
	above := b.added[n.parent]
	if !n.legal {
		b.recorder.HideBelow(above.id, 1)
		return
	}
	kind := b.header.Words.TypeOf(n.code).Type
	move, class := board.NoMove, b.hint.class
	if n.move.Again() {
		kind |= tree.StageType
	} else {
		kind &^= tree.StageType
		move, _ = n.move.In(&above.at)
		if !b.hint.hasClass && move != board.Pass {
			class = search.ClassOf(&above.at, move)
		}
	}
	place := b.hint.place
	b.hint = hint{}
	n.id = b.recorder.Add(above.id, move, kind, class, eval.Score(n.alpha), eval.Score(n.beta))
	b.recorder.SetPlace(n.id, place)
	if rec.Has(Prior) {
		b.note(n.id, NotePrior, rec.Int(Prior))
	}
	for at := n; at != b.added[0]; { // to count one more node, Add has changed what is visited
		at = b.added[at.parent]
		b.visited(at)
	}
}

// rootUpdated gives the root the numbers that were said of it last, once it is left.
func (b *builder) rootUpdated() {
	root := b.added[0]
	if root == nil || !root.closed {
		return
	}
	if root.hasEval {
		b.recorder.SetStatic(tree.Root, eval.Score(root.eval))
	}
	b.visited(root)
	b.recorder.Close(tree.Root, eval.Score(root.value), tree.Exact, root.reason)
}

// visited says how often a node was visited, where the trace does.
func (b *builder) visited(n *addedNode) {
	if n.visits > 0 {
		b.recorder.SetCount(n.id, uint64(n.visits))
	}
}

// playedOut counts a playout at a node and those above it.
func (b *builder) playedOut(number int64) {
	for ; number != 0; number = b.added[number].parent {
		b.visited(b.added[number])
	}
	b.visited(b.added[0])
}

// net notes what a net says of a node beside its value.
func (b *builder) net(rec *Record) {
	id := b.added[rec.Int(Node)].id
	for _, note := range []struct {
		slot Slot
		what string
	}{{Draw, NoteDraw}, {Left, NoteLeft}} {
		if rec.Has(note.slot) {
			b.note(id, note.what, rec.Int(note.slot))
		}
	}
}

// updated records the numbers of a node that was added.
func (b *builder) updated(rec *Record) {
	n := b.added[rec.Int(Node)]
	if n.id == tree.None {
		return
	}
	if rec.Has(Eval) {
		b.recorder.SetStatic(n.id, eval.Score(rec.Int(Eval)))
	}
	if rec.Has(Hidden) {
		b.recorder.HideBelow(n.id, uint64(rec.Int(Hidden)))
	}
	b.visited(n)
	reason, value := tree.Reason(rec.Int(Code)), eval.Score(n.value)
	bound := tree.BoundOf(value, eval.Score(n.alpha), eval.Score(n.beta))
	if reason == tree.ReasonStopped {
		bound = tree.Lower
	}
	b.recorder.Close(n.id, value, bound, reason)
}
