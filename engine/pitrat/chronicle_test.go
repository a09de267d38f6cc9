package pitrat

import (
	"math/rand/v2"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/pitrat/plan"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Entries of a chronicle come back as they were added, one by one and from any place on.
func TestChronicle(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var events chronicle[happened]
	var plans chronicle[wasMade]
	var wantEvents []happened
	var wantPlans []wasMade
	id := func() tree.ID {
		return []tree.ID{tree.Root, tree.None, tree.ID(r.IntN(100)), tree.ID(r.IntN(1 << 27))}[r.IntN(4)]
	}
	for range 3*blockLength + 5 {
		h := happened{node: id(), plan: int32(r.IntN(1 << 28)), statement: uint8(r.IntN(9)),
			fate: plan.Fate(r.IntN(int(plan.Fates)))}
		if n := len(wantEvents); n > 0 && r.IntN(2) == 0 {
			h.node, h.plan = wantEvents[n-1].node, wantEvents[n-1].plan+int32(r.IntN(2))
		}
		if h.fate != plan.Listed {
			h.back = int32(r.IntN(1 << 20))
		}
		if n := len(wantEvents); n > 0 && h.fate != plan.Listed && h.follows(wantEvents[n-1]) {
			h.back = 1
		}
		events.add(h)
		wantEvents = append(wantEvents, h)
		w := wasMade{parent: int32(r.IntN(3)), node: id(), danger: id(), rule: plan.Rule(r.IntN(int(plan.Rules))),
			side: board.Colour(r.IntN(2))}
		for range r.IntN(9) {
			w.statements = append(w.statements, plan.Take(board.Square(r.IntN(64)), board.H8))
		}
		plans.add(w)
		wantPlans = append(wantPlans, w)
	}
	for _, from := range []int{0, 1, blockLength - 1, blockLength, 2*blockLength + 7, len(wantEvents) - 1} {
		i := from
		events.from(from, func(at int, h happened) bool {
			if at != i || h != wantEvents[i] {
				t.Fatalf("event %d: %+v, not %+v", i, h, wantEvents[i])
			}
			i++
			return true
		})
		if i != len(wantEvents) || events.at(from) != wantEvents[from] {
			t.Errorf("%d events from %d on", i-from, from)
		}
		got, want := plans.at(from), wantPlans[from]
		if !got.plan(9).Statements.Equal(want.statements) || got.node != want.node || got.danger != want.danger ||
			got.rule != want.rule || got.side != want.side || got.parent != want.parent {
			t.Errorf("plan %d: %+v, not %+v", from, got, want)
		}
	}
	if plan.Fates > fateBits+1 || plan.Rules > ruleBits+1 {
		t.Error("there are more fates or rules than have room in the first byte of an entry")
	}
}

// An account whose memory is used up ends, says so, and has until then what it has where there is enough; the
// search goes on as it would without it.
func TestAccountEnds(t *testing.T) {
	whole, all := runs(t, "M58")
	p := papers(t)["M58"]
	values, err := search.Resolve(New(), nil)
	if err != nil {
		t.Fatal(err)
	}
	result, tr := enginetest.Recorded(t, New(), search.Task{Position: p, Values: values}, 20_000)
	a, b := AccountOf(tr), AccountOf(all)
	if result.Counts.Nodes != whole.Counts.Nodes || b.End() != 0 {
		t.Errorf("%d nodes, not %d", result.Counts.Nodes, whole.Counts.Nodes)
	}
	if a.End() == 0 || a.End() != len(a.Rounds(0)) || a.Plans() == 0 || a.Plans() >= b.Plans() {
		t.Fatalf("%d of %d plans, %d rounds, end at %d", a.Plans(), b.Plans(), len(a.Rounds(0)), a.End())
	}
	if a.Memory() > 20_000*tree.RecordBytes {
		t.Errorf("it takes %d bytes", a.Memory())
	}
	for i := range a.Events() {
		if a.Event(i) != b.Event(i) {
			t.Fatalf("event %d: %+v, not %+v", i, a.Event(i), b.Event(i))
		}
	}
	last := tree.ID(tr.Len() - 1)
	if len(a.At(last)) > 0 || Story(tr, last, 0) != nil {
		t.Error("something is known of the last node")
	}
	e, err := New().Explain(tr, last)
	if err != nil || len(e.Absent) == 0 || !strings.Contains(e.Absent[0].Evidence.Text(sentence.Plain{
		Scale: New().Scale()}), "their memory was used up") {
		t.Errorf("%+v, %v", e.Absent, err)
	}
}
