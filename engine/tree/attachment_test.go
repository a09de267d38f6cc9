package tree_test

import (
	"testing"

	"drevo/engine/board"
	. "drevo/engine/tree"
)

// notes is what a programme might keep beside its nodes.
type notes struct{ bytes int64 }

func (n *notes) Memory() int64 { return n.bytes }

// What is attached to a tree travels with it, counts as its memory, and goes when it goes.
func TestAttachment(t *testing.T) {
	r := NewRecorder(Header{}, 0)
	r.Enter(board.NoMove, TypeRoot, ClassNone, -1, 1)
	r.Leave(0, Exact, ReasonComplete)
	tr := r.Tree()
	alone := tr.Memory()
	if tr.Attachment() != nil {
		t.Error("something is attached to a new tree")
	}
	a := &notes{bytes: 1000}
	r.Attach(a)
	if tr.Attachment() != a || tr.Memory() != alone+1000 {
		t.Errorf("attached %v, memory %d, alone %d", tr.Attachment(), tr.Memory(), alone)
	}
	tr.Release()
	if tr.Attachment() != nil {
		t.Error("it is still there after the tree was released")
	}
	var none *Recorder
	none.Attach(a)
	if none.Tree().Attachment() != nil {
		t.Error("a nil recorder attaches")
	}
}

// One budget holds nodes and what is attached, which may take as much as it leaves to the nodes.
func TestAttachmentClaimsOfTheBudget(t *testing.T) {
	const budget = 1000
	r := NewRecorder(Header{}, budget)
	r.Enter(board.NoMove, TypeRoot, ClassNone, -1, 1)
	same(t, "half of the budget and more", r.Claim(budget/2*RecordBytes+1), false)
	same(t, "a quarter", r.Claim(budget/4*RecordBytes), true)
	at := Root
	for range budget {
		at = r.Add(at, 1, TypeQuiescence, ClassNone, -1, 1)
	}
	same(t, "nodes kept", keptNodes(r), budget-budget/4)
	same(t, "where nothing is left", r.Claim(1), false)
	r.Leave(0, Exact, ReasonComplete)
}

// keptNodes counts the nodes that can be reached from the root.
func keptNodes(r *Recorder) (n int) {
	r.Tree().Walk(Root, func(Node) bool { n++; return true })
	return n
}
