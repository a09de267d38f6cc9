package trace

import (
	"io"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// WriteTree writes a tree as a trace, from which [Reader.Tree] makes the same tree again. One that grew in no
// fixed order is written by nodes that are added. Nothing may write to the tree meanwhile.
func WriteTree(to io.Writer, t *tree.Tree, binary bool) error {
	h := t.Header()
	w, err := NewWriter(to, HeaderLines(h), binary)
	if err != nil {
		return err
	}
	e := exporter{w: w, tree: t}
	w.Write(&Record{Op: Search, Text: searchedOf(&h).String()})
	if depthFirst(t) {
		e.nested()
	} else {
		e.added()
	}
	w.Write(e.rec.Begin(End))
	return w.Flush()
}

// depthFirst reports whether every node was entered while its parent was the innermost open one.
func depthFirst(t *tree.Tree) bool {
	var open []tree.ID
	for id := range tree.ID(t.Len()) {
		for parent := t.Node(id).Parent; len(open) > 0 && open[len(open)-1] != parent; {
			open = open[:len(open)-1]
		}
		if len(open) == 0 && id != tree.Root {
			return false
		}
		open = append(open, id)
	}
	return true
}

// exporter writes the nodes of a tree as records.
type exporter struct {
	w    *Writer
	tree *tree.Tree
	rec  Record
	open []openNode
}

func (e *exporter) write() { e.w.Write(&e.rec) }

// nested writes a tree by its brackets.
func (e *exporter) nested() {
	for id := range tree.ID(e.tree.Len()) {
		n := e.tree.Node(id)
		for len(e.open) > 0 && e.open[len(e.open)-1].ID != n.Parent {
			e.close()
		}
		e.enter(n)
		e.open = append(e.open, openNode{n, e.tree.Skips(id, nil)})
		e.skips(&e.open[len(e.open)-1], tree.None, false)
	}
	for len(e.open) > 0 {
		e.close()
	}
}

// openNode is a node that was entered, with the skips that are still to come.
type openNode struct {
	tree.Node
	skips []tree.Skip
}

// close leaves the innermost open node, and writes what was skipped above it then.
func (e *exporter) close() {
	last := len(e.open) - 1
	n := e.open[last].Node
	e.leave(n)
	if e.open = e.open[:last]; last > 0 {
		e.skips(&e.open[last-1], n.ID, false)
	}
}

// skips writes the moves that a rule left out at a node after a child; one that was added is named.
func (e *exporter) skips(n *openNode, after tree.ID, named bool) {
	for ; len(n.skips) > 0 && n.skips[0].After == after; n.skips = n.skips[1:] {
		skip := n.skips[0]
		e.rec.Begin(Skip).Set(Code, int64(skip.Reason)).Set(At, int64(MoveOf(skip.Move)))
		if skip.Value != tree.NoValue {
			e.rec.Set(Value, int64(skip.Value))
		}
		if named {
			e.rec.Set(Node, int64(n.ID))
		}
		e.write()
	}
}

// hint writes what is said of a node's move.
func (e *exporter) hint(n tree.Node) {
	if n.ID != tree.Root && (!n.Type.Stage() || n.Place != 0 || n.Class != 0) {
		e.rec.Begin(Hint).Set(Code, int64(n.Place)).Set(Class, int64(n.Class))
		e.write()
	}
}

// enter writes the beginning of a node, and what it knows by itself.
func (e *exporter) enter(n tree.Node) {
	e.hint(n)
	code := n.Type.Code()
	switch test := testOf(n.Type); {
	case test > 0:
		code = int(tree.TypeFullWidth)
		e.rec.Begin(Enter).Set(At, int64(Same)+int64(test))
	case n.Type.Stage():
		e.rec.Begin(Stage).Set(Number, int64(n.Number)).Set(Rank, 1)
	default:
		e.rec.Begin(Enter).Set(At, int64(moveOf(n)))
	}
	e.rec.Set(Code, int64(code)).Set(Alpha, int64(n.Alpha)).Set(Beta, int64(n.Beta))
	e.write()
	switch {
	case n.HasKnown:
		e.rec.Begin(Known).Set(Value, int64(n.Score)).Set(Bound, int64(n.Bound)).Set(Node, int64(n.KnownFrom))
		e.write()
	case n.HasStatic:
		e.rec.Begin(Static).Set(Value, int64(n.Static))
		if n.StaticBound != tree.Exact {
			e.rec.Set(Bound, int64(n.StaticBound))
		}
		e.write()
	}
}

// moveOf is the move of a node as a trace has it; the root has the same position.
func moveOf(n tree.Node) Move {
	if n.Move == board.NoMove {
		return Same
	}
	return MoveOf(n.Move)
}

// leave writes the end of a node; one that is open has none.
func (e *exporter) leave(n tree.Node) {
	if !n.Closed {
		return
	}
	e.rec.Begin(Leave).Set(Code, int64(n.Reason)).Set(Value, int64(n.Score))
	if n.Truncated {
		e.rec.Set(Hidden, e.hidden(n))
	}
	e.write()
	if n.Best {
		e.rec.Begin(Better)
		e.write()
	}
}

// hidden is how many nodes right below a node were counted and not kept.
func (e *exporter) hidden(n tree.Node) int64 {
	left := int64(n.Count) - 1
	for _, child := range e.tree.ChildNodes(n.ID) {
		left -= int64(child.Count)
	}
	return max(left, 0)
}

// added writes a tree by nodes that are added below the root.
func (e *exporter) added() {
	root := e.tree.Node(tree.Root)
	e.enter(root)
	nodes := make([]openNode, e.tree.Len())
	for id := range tree.ID(e.tree.Len()) {
		n := e.tree.Node(id)
		nodes[id] = openNode{n, e.tree.Skips(id, nil)}
		if id != tree.Root {
			e.add(n)
			e.skips(&nodes[n.Parent], id, true)
		}
		e.skips(&nodes[id], tree.None, id != tree.Root)
	}
	if e.visits() && len(nodes) > 1 {
		e.update(root)
	}
	e.leave(root)
}

// visits reports whether the tree grew by visits, which are no number of nodes below.
func (e *exporter) visits() bool { return e.tree.Header().Scale.Name == tree.ExpectedResult }

// add writes a node that was added, and its numbers.
func (e *exporter) add(n tree.Node) {
	id := n.ID
	e.hint(n)
	e.rec.Begin(Add).Set(Node, int64(id)).Set(Parent, int64(n.Parent)).Set(Code, int64(n.Type.Code()))
	e.rec.Set(At, int64(moveOf(n))).Set(Alpha, int64(n.Alpha)).Set(Beta, int64(n.Beta))
	e.noted(n.ID, Prior, NotePrior)
	e.write()
	e.rec.Begin(Net).Set(Node, int64(id))
	e.noted(n.ID, Draw, NoteDraw)
	e.noted(n.ID, Left, NoteLeft)
	if e.rec.Has(Draw) || e.rec.Has(Left) {
		e.write()
	}
	if n.Closed {
		e.update(n)
	}
	if n.Best {
		e.rec.Begin(Better).Set(Node, int64(id))
		e.write()
	}
}

// noted says what a trace noted of a node.
func (e *exporter) noted(id tree.ID, slot Slot, what string) {
	if number, ok := NotesOf(e.tree).Number(id, board.NoMove, what); ok {
		e.rec.Set(slot, int64(number))
	}
}

// update writes the numbers of a node that was added.
func (e *exporter) update(n tree.Node) {
	e.rec.Begin(Update).Set(Node, int64(n.ID)).Set(Code, int64(n.Reason)).Set(Value, int64(n.Score))
	if n.HasStatic {
		e.rec.Set(Eval, int64(n.Static))
	}
	if e.visits() {
		e.rec.Set(Visits, int64(n.Count))
	}
	if n.Truncated {
		e.rec.Set(Hidden, e.hidden(n))
	}
	e.write()
}
