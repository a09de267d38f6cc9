package trace

import (
	"bufio"
	"bytes"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// helpers are the threads beside the first: their records wait, packed, until the first thread leaves the root. Then
// each becomes a stage below the root, by its number; what it did at a split point hangs below the node that it joined.
// Their memory is that of the tree; what has no room any more is counted.
type helpers struct {
	*replay
	to     *builder
	waits  bytes.Buffer
	room   int            // bytes that were claimed
	which  int64          // whose record was the last
	hidden uint64         // nodes that have no room
	stages map[int64]bool // threads that are a stage
}

// keep takes in a record of a helper.
func (h *helpers) keep(which int64, rec *Record) {
	const chunk = 1 << 16
	for h.waits.Len()+longest > h.room {
		if !h.to.recorder.Claim(chunk) {
			if rec.Op == Enter || rec.Op == Stage {
				h.hidden++
			}
			return
		}
		h.room += chunk
	}
	var data []byte
	if which != h.which {
		data = new(Record).Begin(Thread).Set(Which, which).appendBinary(data)
		h.which = which
	}
	h.waits.Write(rec.appendBinary(data))
}

// hang hangs what the helpers did into the tree, before its root is left.
func (h *helpers) hang() {
	b := h.to
	root := b.threads[0].stack[0]
	h.replay = newReplay(b.header)
	h.begun, h.game = true, b.game
	h.threads = map[int64]*thread{0: rootOf(root.at)}
	h.thread = h.threads[0]
	h.stages = map[int64]bool{}
	b.recorder.Hide(h.hidden)
	from := bufio.NewReader(&h.waits)
	var rec Record
	for rec.readBinary(from) == nil {
		if h.take(&rec) != nil {
			break // the records before it are there
		}
	}
	for which, t := range h.threads {
		if which != 0 {
			h.close(t, which)
		}
	}
}

// take takes in a record of a helper. One that joins a node of the first thread stands there.
func (h *helpers) take(rec *Record) error {
	if rec.Op == Join && rec.Int(Which) == 0 {
		return h.joinFirst(rec.Int(Node))
	}
	if rec.Op == Leave && h.open > 1 {
		h.leaving(rec)
	}
	if err := h.step(rec); err != nil {
		return err
	}
	switch n := h.top(); rec.Op {
	case Enter, Stage:
		if h.open > 1 {
			h.entered(n, &h.stack[h.open-2])
		}
	case Static:
		h.to.recorder.SetStatic(n.id, eval.Score(rec.Int(Value)))
	case Skip:
		h.skipped(n, rec)
	}
	return nil
}

// joinFirst stands a helper at a node of the first thread.
func (h *helpers) joinFirst(number int64) error {
	root := &h.stack[0]
	root.id = h.to.id(number)
	if !root.id.Kept() {
		root.id, root.legal = tree.None, false // and so what it does there is only counted
		return nil
	}
	t := h.to.recorder.Tree()
	at, err := t.Position(root.id)
	root.at, root.ply, root.legal, root.joined = at, t.Node(root.id).Ply, err == nil, true
	return nil
}

// entered hangs a node of a helper below the one above it.
func (h *helpers) entered(n, parent *node) {
	b := h.to
	if !n.legal || parent.id == tree.None {
		n.id = tree.None
		b.recorder.Hide(1)
		return
	}
	if h.open == 2 && !parent.joined && !h.stages[h.replay.which] {
		h.stages[h.replay.which] = true
		parent.id = b.recorder.Add(tree.Root, board.Move(h.replay.which), tree.TypeThread, tree.ClassNone, -openBound,
			openBound)
	}
	kind := b.typeOf(n)
	move, class := board.Move(n.label), n.hint.class
	if !kind.Stage() {
		move, _ = n.move.In(&parent.at)
		if !n.hint.hasClass && move != board.Pass {
			class = search.ClassOf(&parent.at, move)
		}
	}
	n.id = b.recorder.Add(parent.id, move, kind, class, eval.Score(n.alpha), eval.Score(n.beta))
	b.recorder.SetPlace(n.id, n.hint.place)
	if parent.joined {
		b.note(n.id, NoteThread, h.replay.which)
	}
}

// skipped records a move that a helper left out.
func (h *helpers) skipped(n *node, rec *Record) {
	value := tree.NoValue
	if rec.Has(Value) {
		value = eval.Score(rec.Int(Value))
	}
	if move, legal := rec.Move().In(&n.at); legal && n.legal && n.id != tree.None {
		h.to.recorder.AddSkip(n.id, move, tree.Reason(rec.Int(Code)), value)
	}
}

// leaving closes a node of a helper.
func (h *helpers) leaving(rec *Record) {
	n := h.top()
	if n.id == tree.None {
		return
	}
	n.value = rec.Int(Value)
	reason := tree.Reason(rec.Int(Code))
	if rec.Has(Hidden) {
		h.to.recorder.HideBelow(n.id, uint64(rec.Int(Hidden)))
	}
	bound := tree.BoundOf(eval.Score(n.value), eval.Score(n.alpha), eval.Score(n.beta))
	if reason == tree.ReasonStopped {
		bound = tree.Lower
	}
	h.to.recorder.Close(n.id, eval.Score(n.value), bound, reason)
	h.to.markBest(n, rec.Move())
	if parent := &h.stack[h.open-2]; parent.joined && h.to.wanted[parent.id] == n.move {
		h.to.recorder.SetBest(n.id)
	}
}

// close ends a helper: what is open was stopped, and its stage has the value of the last one that it finished.
func (h *helpers) close(t *thread, which int64) {
	for ; t.open > 1; t.open-- {
		if n := t.top(); n.id != tree.None {
			h.to.recorder.Close(n.id, eval.Score(n.soFar()), tree.Lower, tree.ReasonStopped)
		}
	}
	if !h.stages[which] || t.stack[0].joined {
		return
	}
	h.to.markBest(&t.stack[0], NoMove)
	h.to.recorder.Close(t.stack[0].id, eval.Score(t.stack[0].soFar()), tree.Exact, tree.ReasonComplete)
}
