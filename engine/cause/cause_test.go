package cause_test

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"testing"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/cause"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/fact/check"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// example is diagram 22, Botvinnik - Capablanca 1938.
const example = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

// positions are some in which searches change their minds.
var positions = []string{
	example,
	"2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1",
	"1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1",
	"r1b2rk1/2q1b1pp/p2ppn2/1p6/3QP3/1BN1B3/PPP3PP/R4RK1 w - - 0 1",
}

func record(t *testing.T, id, fen string, set map[string]string) cause.Side {
	t.Helper()
	p, err := engine.Programmes().Find(id)
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(p, set)
	if err != nil {
		t.Fatal(err)
	}
	position := enginetest.Position(t, fen)
	recorder := tree.NewRecorder(search.Header(p, values, position), 0)
	if _, err := p.Search(context.Background(), search.Task{Position: position, Values: values, Recorder: recorder,
		Limits: search.Limits{Nodes: 30_000}}); err != nil {
		t.Fatal(err)
	}
	return cause.Side{Tree: recorder.Tree(), By: p.(search.Explainer)}
}

// plain is every legal move to a depth, and then the static value.
func plain(depth string) map[string]string {
	return map[string]string{"depth": depth, "quiescence": "0", "alphaBeta": "false", "twoPhase": "false",
		"order": "generated", "deepening": "false", "table": "false", "nullMove": "false", "nullQuiescence": "false"}
}

// twin values a position by every legal move, without a record.
type twin struct {
	programme search.Evaluator
	values    search.Values
	over      bool // a line ended before its depth
}

// value is what a position is worth to the side to move.
func (w *twin) value(p board.Position, depth int) eval.Score {
	if depth == 0 {
		b := w.programme.Evaluate(&p, w.values)
		return b.Total.For(p.Turn())
	}
	best := eval.Score(-1 << 30)
	for _, move := range w.moves(p) {
		best = max(best, -w.value(p.After(move), depth-1))
	}
	return best
}

func (w *twin) moves(p board.Position) []board.Move {
	var list board.MoveList
	p.Legal(&list)
	w.over = w.over || list.Len() == 0
	return slices.Clone(list.All())
}

// TestPlainSearches: of two searches that look at everything the cause is known: the first stops at its depth on the
// line that its own best moves, for the move that is followed or against it, make with those of the second.
func TestPlainSearches(t *testing.T) {
	needs.OneGoroutine(t)
	p, _ := engine.Programmes().Find("paulchess")
	found := map[cause.Way]int{}
	for _, fen := range append(slices.Clone(positions), "8/8/1p1k4/p1pb4/P2p3P/1P1P1KP1/2P5/3B4 w - - 0 1",
		"8/5pk1/4p1p1/3pP2p/3P1P1P/2r3P1/1R4K1/8 w - - 0 1", "8/2p3kp/1p4p1/p2Pp3/P1n1P3/2N2P2/1P4PP/6K1 b - - 0 1") {
		position := enginetest.Position(t, fen)
		men := position.Occupied()
		for depth := 1; depth <= 2; depth++ {
			if depth == 2 && men.Count() > 14 || depth == 1 && men.Count() > 24 {
				continue // the twin is slow
			}
			set, further := plain(string(rune('0'+depth))), plain(string(rune('1'+depth)))
			values, err := search.Resolve(p, set)
			if err != nil {
				t.Fatal(err)
			}
			w := &twin{programme: p.(search.Evaluator), values: values}
			c, err := cause.Find(record(t, "paulchess", fen, set), record(t, "paulchess", fen, further))
			if err != nil {
				continue // the same choice
			}
			found[c.Way]++
			now := c.Sides[cause.Now].Tree
			line := now.Moves(now.Path(c.Split.Node[cause.Now]))
			if c.Split.Kind != cause.Farther || len(line) != depth || line[0] != c.Move || c.End != cause.AtStatic {
				t.Fatalf("%s, %d: %s %s after %v, %s", fen, depth, c.Way, c.Split.Kind, line, c.End)
			}
			old, new := w.value(position, depth), w.value(position, depth+1)
			if way := map[bool]cause.Way{true: cause.Rose, false: cause.Fell}[new > old]; way != c.Way {
				t.Errorf("%s, %d: it %s, the twin has %d and %d", fen, depth, c.Way, old, new)
			}
			if depth == 2 { // the reply is the best of the one that was right about it
				after, within := position.After(line[0]), depth
				if c.Way == cause.Rose {
					within = depth - 1
				}
				if reply := -w.value(after.After(line[1]), within-1); reply != w.value(after, within) {
					t.Errorf("%s: the reply %v has %d, the best %d", fen, line, reply, w.value(after, within))
				}
			}
			leaf, want := now.Node(c.Leaf[cause.Now]), w.value(position.After(line...), 1)
			if w.over {
				continue
			}
			if leaf.Ply != depth+1 || leaf.Static != -want {
				t.Errorf("%s, %d: %v ends at ply %d with %d, not %d", fen, depth, line, leaf.Ply, leaf.Static, -want)
			}
			if c.Term != nil {
				w.largest(t, c)
			}
		}
	}
	if found[cause.Fell] < 1 || found[cause.Rose] < 1 || found[cause.Fell]+found[cause.Rose] < 3 {
		t.Errorf("too few changes: %v", found)
	}
}

// largest compares the term that is named with all others, evaluated anew.
func (w *twin) largest(t *testing.T, c *cause.Cause) {
	nets := map[string]eval.WhiteScore{}
	for side, sign := range []eval.WhiteScore{-1, 1} {
		p, err := c.Sides[side].Tree.Position(c.Leaf[side])
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range w.programme.Evaluate(&p, w.values).Rows {
			nets[row.Term.Name] += sign * row.Net()
		}
	}
	named := nets[c.Term.Term.Name]
	for name, net := range nets {
		if named > 0 && net > named || named < 0 && net < named {
			t.Errorf("%s changes by %d, but %s by %d", c.Term.Term.Name, named, name, net)
		}
	}
}

// chains are those of some searches: from iteration to iteration, and between programmes.
func chains(t *testing.T) (list []*cause.Cause) {
	t.Helper()
	for _, fen := range positions[:4] {
		sides := map[string]cause.Side{}
		for _, id := range []string{"itep", "botvinnik", "kaissa", "paulchess"} {
			s := record(t, id, fen, nil)
			for _, change := range cause.Changes(s.Tree) {
				before, now := s, s
				before.Node, now.Node = change[0], change[1]
				if c, err := cause.Find(before, now); err == nil {
					list = append(list, c)
				}
			}
			for _, other := range sides {
				if c, err := cause.Find(other, s); err == nil {
					list = append(list, c)
				}
			}
			sides[id] = s
		}
	}
	if len(list) < 20 {
		t.Fatalf("%d chains", len(list))
	}
	return list
}

// reader reads the sentences of a chain.
func reader(t *testing.T, c *cause.Cause) check.Reader {
	place := func(side int) fact.Place {
		return fact.Place{In: c.Sides[side].Tree, Node: c.Sides[side].Node}
	}
	return check.Reader{UnitOf: func(scale tree.Scale) check.Unit { return check.Unit{Per: scale.PerOwn} },
		Before: place(cause.Before), Now: place(cause.Now), Evaluate: func(tr *tree.Tree, id tree.ID) *eval.Breakdown {
			p, err := engine.Programmes().Find(tr.Header().Programme)
			if err != nil {
				t.Fatal(err)
			}
			values, err := search.Resolve(p, tr.Header().Options)
			at, fault := tr.Position(id)
			if err != nil || fault != nil {
				t.Fatal(err, fault)
			}
			b := p.(search.Evaluator).Evaluate(&at, values)
			return &b
		}}
}

// style writes mates and open bounds as the checker reads them.
type style struct{ sentence.Plain }

func (s style) In(scale tree.Scale) sentence.Style { return style{sentence.Plain{Scale: scale}} }

func (s style) Score(score eval.WhiteScore) string {
	sign, text := "", ""
	if score < 0 {
		sign = "−"
	}
	switch away := int(s.Scale.Mate) - int(max(score, -score)); {
	case away <= 0:
		text = "∞"
	case away < 256:
		text = "#" + strconv.Itoa((away+1)/2)
	default:
		return s.Plain.Score(score)
	}
	return sign + text
}

func (s style) Exact(score eval.WhiteScore) string { return s.Score(score) }

// plants are faults as a writer of chains might have them; each reports whether the facts now say something else.
var plants = map[string]func(facts []fact.Fact) bool{
	"the value of the wrong side": func(facts []fact.Fact) bool {
		return change(facts, fact.Value, func(f *fact.Fact) bool { f.Score = -f.Score; return f.Score != 0 })
	},
	"a bound as a value": func(facts []fact.Fact) bool {
		return change(facts, fact.Value, func(f *fact.Fact) bool {
			was := f.Bound
			f.Bound = tree.Exact
			return was != tree.Exact
		})
	},
	"before and now changed about": func(facts []fact.Fact) bool {
		first := slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind == fact.Value })
		last := len(facts) - 1
		for last >= 0 && facts[last].Kind != fact.Value {
			last--
		}
		if first < 0 || facts[first].Score == facts[last].Score {
			return false
		}
		facts[first], facts[last] = facts[last], facts[first]
		return true
	},
	"one half-move more": func(facts []fact.Fact) bool {
		return change(facts, fact.Count, func(f *fact.Fact) bool { f.N++; return true })
	},
	"another rule": func(facts []fact.Fact) bool {
		return change(facts, fact.Rule, func(f *fact.Fact) bool {
			f.Reason = tree.ReasonNotKept
			return !f.At.In.Node(f.At.Node).Truncated
		})
	},
	"a term off": func(facts []fact.Fact) bool {
		return change(facts, fact.Term, func(f *fact.Fact) bool {
			f.Score += eval.WhiteScore(f.At.In.Header().Scale.PerPawn)
			return true
		})
	},
	"another end": func(facts []fact.Fact) bool {
		return change(facts, fact.Number, func(f *fact.Fact) bool {
			f.Score += eval.WhiteScore(f.At.In.Header().Scale.PerPawn)
			return true
		})
	},
	"another choice": func(facts []fact.Fact) bool {
		if len(facts) != 4 || facts[2].Kind != fact.Move {
			return false
		}
		facts[2], facts[3] = facts[0], facts[1]
		return true
	},
}

func change(facts []fact.Fact, kind fact.Kind, with func(f *fact.Fact) bool) bool {
	i := slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind == kind })
	return i >= 0 && with(&facts[i])
}

// TestChains: no link says what does not follow from the records, at most five make a chain, each at a node of its
// tree; and planted faults are found.
func TestChains(t *testing.T) {
	needs.OneGoroutine(t)
	planted, tested := map[string]int{}, 0
	for _, c := range chains(t) {
		r := reader(t, c)
		if len(c.Links) > 5 {
			t.Errorf("%d links", len(c.Links))
		}
		for _, link := range c.Links {
			in := c.Sides[link.Side].Tree
			if int(link.Node) >= in.Len() {
				t.Fatalf("node %d of %d", link.Node, in.Len())
			}
			style, about := style{sentence.Plain{Scale: in.Header().Scale}}, fact.Place{In: in}
			if strings.Contains(link.Said.Text(style), " only tested ") {
				tested++
				if n := in.Node(link.Node); !n.Type.Test() || n.Move != c.Split.Move {
					t.Errorf("node %d is no test of %s", link.Node, c.Split.Move.UCI())
				}
			}
			for _, fault := range r.Faults(about, link.Said.Text(style), link.Said.Facts()) {
				t.Errorf("%s %s: %s\n\t%s", in.Header().Programme, c.Sides[0].Tree.Header().Programme, link.Said.Text(style), fault)
			}
			for name, plant := range plants {
				facts := link.Said.Facts()
				if !plant(facts) {
					continue
				}
				planted[name]++
				bad := link.Said.WithFacts(slices.Clone(facts))
				if len(r.Faults(about, bad.Text(style), facts)) == 0 {
					t.Errorf("%s is not found: %s\n\t(%s)", name, bad.Text(style), link.Said.Text(style))
				}
			}
		}
	}
	if tested == 0 {
		t.Error("no chain leads to a test")
	}
	for name := range plants {
		if planted[name] == 0 {
			t.Errorf("nowhere is planted: %s", name)
		}
	}
}

// TestNothingFurther: where the second search goes on and its value is still the static one, or where the line comes
// back to the position that was asked about, no number and no move says otherwise.
func TestNothingFurther(t *testing.T) {
	needs.OneGoroutine(t)
	for _, c := range []struct{ fen, before, now, says string }{
		{"r1bq1rk1/4bppp/p1p5/1p1nR3/8/1BP5/PP1P1PPP/RNBQ2K1 w - - 0 1", "paulchess", "itep",
			"found no answer that gives more than the static value"},
		{"6k1/p3P2p/1p3Q2/3p3p/2pP4/1nP5/5KPP/2q5 b - - 2 35", "botvinnik", "paulchess", "37.Kf2 was searched 3 half-moves"},
	} {
		chain, err := cause.Find(record(t, c.before, c.fen, nil), record(t, c.now, c.fen, nil))
		if err != nil {
			t.Fatal(err)
		}
		all, r := "", reader(t, chain)
		for _, link := range chain.Links {
			in := chain.Sides[link.Side].Tree
			text := link.Said.Text(style{sentence.Plain{Scale: in.Header().Scale}})
			all += text + "\n"
			for _, fault := range r.Faults(fact.Place{In: in}, text, link.Said.Facts()) {
				t.Errorf("%s\n\t%s", text, fault)
			}
		}
		if !strings.Contains(all, c.says) || strings.Contains(all, " 0 half-moves") {
			t.Errorf("it does not say %q:\n%s", c.says, all)
		}
	}
}
