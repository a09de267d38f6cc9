package horizon_test

import (
	"context"
	"slices"
	"strconv"
	"testing"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/cause"
	"drevo/engine/enginetest"
	"drevo/engine/fact"
	"drevo/engine/fact/check"
	"drevo/engine/horizon"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// studies are positions in which a deeper search chooses otherwise.
var studies = []string{
	"8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30",
	"1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1",
	"6k1/5ppp/8/8/3r4/4n3/1R3PPP/4B1K1 w - - 0 1",
	"8/2p3kp/1p4p1/p2Pp3/P1n1P3/2N2P2/1P4PP/6K1 b - - 0 1",
	"2r3k1/5ppp/8/3q4/8/2R5/5PPP/3Q2K1 w - - 0 1",
}

// plain is every legal move to a depth, and then the static value.
func plain(depth int) map[string]string {
	return map[string]string{"depth": strconv.Itoa(depth), "quiescence": "0", "alphaBeta": "false", "twoPhase": "false",
		"order": "generated", "deepening": "false", "table": "false", "nullMove": "false", "nullQuiescence": "false"}
}

func searched(t *testing.T, p search.Programme, fen string, set map[string]string) (cause.Side, search.Result,
	search.Task) {
	t.Helper()
	values, err := search.Resolve(p, set)
	if err != nil {
		t.Fatal(err)
	}
	position := enginetest.Position(t, fen)
	recorder := tree.NewRecorder(search.Header(p, values, position), 0)
	task := search.Task{Position: position, Values: values, Recorder: recorder, Limits: search.Limits{Nodes: 50_000}}
	result, err := p.Search(context.Background(), task)
	if err != nil {
		t.Fatal(err)
	}
	return cause.Side{Tree: recorder.Tree(), By: p.(search.Explainer)}, result, task
}

// TestPlainHorizon: of a search that looks at everything to a depth the horizon is known: the way is left at that
// depth, because the search ends there, and the truth lies where the deeper search ends.
func TestPlainHorizon(t *testing.T) {
	needs.OneGoroutine(t)
	p, _ := engine.Programmes().Find("paulchess")
	missed := 0
	for _, fen := range studies {
		before, a, _ := searched(t, p, fen, plain(1))
		now, b, _ := searched(t, p, fen, plain(2))
		if a.Move == b.Move {
			continue
		}
		missed++
		h, err := horizon.Find(before, now)
		if err != nil {
			t.Fatal(err)
		}
		if h.LeftAfter != 1 || h.Lies != 2 || !h.Ruled() || h.Reason != before.Tree.Node(h.Left).Reason ||
			before.Tree.Node(h.Left).Move != h.Move {
			t.Errorf("%s: left after %d by %d, lies at %d", fen, h.LeftAfter, h.Reason, h.Lies)
		}
		place := func(side int) fact.Place {
			return fact.Place{In: h.Sides[side].Tree, Node: h.Sides[side].Node}
		}
		r := check.Reader{Before: place(cause.Before), Now: place(cause.Now)}
		for i, said := range h.Says().Each() {
			style, facts := sentence.Plain{Scale: p.Scale()}, said.Facts()
			for _, fault := range r.Faults(fact.Place{In: facts[0].At.In}, said.Text(style), facts) {
				t.Errorf("%s\n\t%s", said.Text(style), fault)
			}
			facts = slices.Clone(facts)
			facts[0].N++
			bad := said.WithFacts(slices.Clone(facts))
			if len(r.Faults(fact.Place{In: facts[0].At.In}, bad.Text(style), facts)) == 0 {
				t.Errorf("sentence %d: one half-move more is not found: %s", i, bad.Text(style))
			}
		}
	}
	if missed < 2 {
		t.Errorf("%d positions are missed", missed)
	}
}

// TestTry: what is found to be the smallest change finds the solution when it is searched by itself, no smaller one
// does, and the budget ends it.
func TestTry(t *testing.T) {
	needs.OneGoroutine(t)
	p, _ := engine.Programmes().Find("paulchess")
	found := 0
	for _, fen := range studies[:2] {
		_, a, task := searched(t, p, fen, plain(1))
		_, b, _ := searched(t, p, fen, plain(2))
		if a.Move == b.Move {
			continue
		}
		solves := []board.Move{b.Move}
		task.Limits.Nodes = 2_500
		trial, err := horizon.Try(context.Background(), p, task, solves, 1<<40)
		if err != nil {
			t.Fatal(err)
		}
		smallest, ok := trial.Smallest()
		for _, change := range horizon.Changes(p, task.Values) {
			with, err := change.With(p, task.Values)
			if err != nil {
				t.Fatal(err)
			}
			result, err := p.Search(context.Background(), search.Task{Position: task.Position, Values: with,
				Limits: task.Limits})
			if err != nil {
				t.Fatal(err)
			}
			finds := slices.Contains(solves, result.Move)
			switch {
			case finds && (!ok || change.Size < smallest.Size || change.Size == smallest.Size &&
				result.Counts.Nodes < smallest.Nodes):
				t.Errorf("%s: %+v finds it, the smallest is %+v", fen, change, smallest)
			case change == smallest.Change && !finds:
				t.Errorf("%s: %+v does not find it", fen, change)
			}
			if ok && change.Size > smallest.Size {
				break
			}
		}
		if ok {
			found++
		}
		one, err := horizon.Try(context.Background(), p, task, nil, 1)
		if err != nil || len(one.Tried) != 1 || one.Left != len(horizon.Changes(p, task.Values))-1 {
			t.Errorf("a budget of one node tried %d, left %d (%v)", len(one.Tried), one.Left, err)
		}
	}
	if found < 1 {
		t.Errorf("%d solutions are found", found)
	}
}

// TestChanges of every programme: each changes one option, to another value that it may have, the smallest first, and
// the depth is among them.
func TestChanges(t *testing.T) {
	for _, p := range engine.Programmes() {
		values, err := search.Resolve(p, nil)
		if err != nil {
			t.Fatal(err)
		}
		size, depth, seen := 0, false, map[horizon.Change]bool{}
		for _, c := range horizon.Changes(p, values) {
			if _, err := c.With(p, values); err != nil || c.To == c.From || c.From != values.Text(c.Option) || c.Size < size ||
				seen[c] {
				t.Errorf("%s: %+v after size %d (%v)", p.About().ID, c, size, err)
			}
			size, seen[c] = c.Size, true
			depth = depth || c.Depth
		}
		if _, has := search.DepthOf(p); has != depth {
			t.Errorf("%s: a change of the depth: %v", p.About().ID, depth)
		}
	}
}
