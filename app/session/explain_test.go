package session

import (
	"os"
	"testing"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/trace"
	"drevo/engine/tree"
)

// Every move without a node has its reason from the trace alone, in words of the engine.
func TestATraceExplainsItself(t *testing.T) {
	file, err := os.Open("../../engine/trace/testdata/example.trace")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	r, err := trace.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	of, err := r.Tree(0)
	if err != nil {
		t.Fatal(err)
	}
	explainer := Traced(of.Header()).(search.Explainer)
	words, told := of.Header().Vocabulary, map[tree.Key]int{}
	for id := range tree.ID(of.Len()) {
		p, err := of.Position(id)
		if err != nil {
			t.Fatal(err)
		}
		e, err := explainer.Explain(of, id)
		if err != nil || e.Terms != nil {
			t.Fatalf("node %d: %v, %v", id, err, e.Terms)
		}
		var legal board.MoveList
		p.Legal(&legal)
		nodes := 0
		for _, m := range legal.All() {
			if _, absent := e.Of(m); !absent {
				nodes++
			}
		}
		if nodes+len(e.Absent) != legal.Len() {
			t.Fatalf("node %d: %d moves with a node, %d without, of %d", id, nodes, len(e.Absent), legal.Len())
		}
		for _, a := range e.Absent {
			if a.Reason == tree.ReasonOpen {
				t.Fatalf("node %d, %v: no reason", id, a.Move)
			}
			told[words.Reason(a.Reason).Key]++
		}
	}
	for _, key := range []tree.Key{"core.after-cut", "example-1-0.futility", "core.table"} {
		if told[key] == 0 {
			t.Errorf("no move is left out for %s: %v", key, told)
		}
	}
}
