package pitrat

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/pitrat/planner"
	"drevo/engine/tree"
)

// rounds runs a search of a position of the paper, and calls a function in every round, before it is decided what is
// corrected.
func rounds(t *testing.T, name string, most int, do func(f *finder, fails bool, todo *study)) *finder {
	t.Helper()
	f, _ := grown(t, name, "")
	f.begin()
	f.executeAll(f.root)
	for range most {
		fails := f.root.value < f.Wanted
		todo := f.chooser.research(fails)
		do(f, fails, todo)
		switch {
		case todo.threats:
			f.carryOutThreats(todo.threatsOf(nil, fails))
		case todo.best.node == nil:
			return f
		default:
			f.correct(todo.best.node)
		}
	}
	return f
}

// each calls a function for a node and all below it.
func each(n *node, do func(n *node)) {
	do(n)
	for _, c := range n.children {
		each(c, do)
	}
}

// What was concluded and is remembered is what is concluded when everything is forgotten.
func TestConclusionsHoldUntilSomethingChanges(t *testing.T) {
	for _, name := range []string{"M39", "E42", "M75"} {
		compared := 0
		rounds(t, name, 250, func(f *finder, fails bool, todo *study) {
			best, cost, threats := todo.best.node, todo.best.cost, todo.threats
			asked := todo.threatsOf(nil, fails)
			each(f.root, (*node).forget)
			fresh := f.chooser.research(fails)
			if fresh.best.node != best || fresh.best.cost != cost || fresh.threats != threats ||
				!slices.Equal(fresh.threatsOf(nil, fails), asked) {
				t.Fatalf("%s, round %d: it was remembered that %v is to be corrected for %d, now it is %v for %d", name, compared,
					best, cost, fresh.best.node, fresh.best.cost)
			}
			compared++
		})
		if compared < 100 {
			t.Errorf("%s: only %d rounds", name, compared)
		}
	}
}

// Values are those of the minimax procedure over the whole tree, however far they were backed up; so is the best
// reply, and the balance is that of the men.
func TestValuesAreMinimax(t *testing.T) {
	for _, name := range []string{"M39", "M3"} {
		f := rounds(t, name, 400, func(*finder, bool, *study) {})
		inner := 0
		each(f.root, func(n *node) {
			if len(n.children) == 0 {
				if n.value != n.Balance && !n.Closed {
					t.Fatalf("%s: a leaf with %d is worth %d", name, n.Balance, n.value)
				}
				return
			}
			inner++
			best := slices.MaxFunc(n.children, func(a, b *node) int {
				if n.turn() == f.First {
					return cmp.Compare(a.value, b.value)
				}
				return cmp.Compare(b.value, a.value)
			})
			if n.value != best.value || n.best != best {
				t.Fatalf("%s: %d is the value of a node whose best reply has %d", name, n.value, best.value)
			}
		})
		if inner < 50 {
			t.Errorf("%s: only %d nodes have replies", name, inner)
		}
	}
}

// spentSlowly is the slow twin of isSpent and isLost: section 2.4, without anything remembered.
func spentSlowly(f *finder, n *node, danger bool) bool {
	good := func(c *node) bool { return f.Good(c.mover(), c.value) }
	switch {
	case danger && !f.chooser.hopeless(n):
		return false
	case danger:
		return !slices.ContainsFunc(n.children, func(y *node) bool { return !spentSlowly(f, y, false) })
	case good(n):
		return false
	case len(n.children) == 0:
		return !f.chooser.isThreat(n)
	}
	return slices.ContainsFunc(n.children, func(b *node) bool {
		return !f.Good(n.mover(), b.value) && spentSlowly(f, b, true)
	})
}

// Who has tried everything somewhere is worked out as if nothing were remembered.
func TestSpentBesideASlowTwin(t *testing.T) {
	spent := 0
	for _, name := range []string{"M39", "E42"} {
		round := 0
		rounds(t, name, 300, func(f *finder, _ bool, _ *study) {
			if round++; round%20 != 0 {
				return
			}
			each(f.root, func(n *node) {
				if n.parent == nil {
					return
				}
				if got, want := f.chooser.isSpent(n), spentSlowly(f, n, true); got != want {
					t.Fatalf("%s, round %d: spent %v, want %v", name, round, got, want)
				}
				if got, want := f.chooser.isLost(n), spentSlowly(f, n, false); got != want {
					t.Fatalf("%s, round %d: lost %v, want %v", name, round, got, want)
				}
				if f.chooser.isSpent(n) {
					spent++
				}
			})
		})
	}
	if spent == 0 {
		t.Error("nothing was spent")
	}
}

// Of candidates the ruling has one before another by one thing after the other; of any two different ones just one
// comes first.
func TestOrderOfCandidates(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	candidates := make([]candidate, 300)
	for i := range candidates {
		n := &node{class: int8(r.IntN(8)), order: int32(i)}
		if r.IntN(3) == 0 {
			n.second = make([]carried, 1)
		}
		candidates[i] = candidate{node: n, cost: int32(r.IntN(4)), threat: r.IntN(6) == 0}
	}
	flag := func(b bool) int {
		if b {
			return 0
		}
		return 1
	}
	slow := func(a, b candidate) int {
		ours := func(c candidate) int {
			switch {
			case c.threat:
				return 2
			case c.class >= paperClasses:
				return 1
			}
			return 0
		}
		class := func(c candidate) int8 {
			if c.threat {
				return 0
			}
			return c.class
		}
		return cmp.Or(
			cmp.Compare(flag(len(a.second) > 0 && !a.threat), flag(len(b.second) > 0 && !b.threat)),
			cmp.Compare(flag(a.class == 0 && !a.threat), flag(b.class == 0 && !b.threat)),
			cmp.Compare(ours(a), ours(b)), cmp.Compare(a.cost, b.cost), cmp.Compare(class(a), class(b)),
			cmp.Compare(a.order, b.order))
	}
	for _, a := range candidates {
		for _, b := range candidates {
			if got := a.before(b); got != (slow(a, b) < 0) {
				t.Fatalf("%+v before %+v: %v", a, b, got)
			}
		}
	}
}

// Of dangerous brothers all are studied at which there is something to be tried quickly, of the others one: that which
// is being corrected. The cost is how many others stay. If one is spent none is studied.
func TestDangerousBrothers(t *testing.T) {
	c := &chooser{grower: &grower{Planner: &planner.Planner{Wanted: 10, First: board.White}}, lastClass: paperClasses}
	y := &node{by: board.White}
	for i, class := range []int8{3, 0, 3, 3, 0} {
		b := &node{parent: y, by: board.Black, class: class, order: int32(i)}
		b.Move = board.Pass // no new plans are asked for
		y.children = append(y.children, b)
	}
	y.children[4].value = 10 // White's, so not dangerous
	orders := func() (list []int32, others int32) {
		study, others := c.dangerous(nil, y)
		for _, b := range study {
			list = append(list, b.order)
		}
		return list, others
	}
	if got, others := orders(); !slices.Equal(got, []int32{1, 0}) || others != 3 {
		t.Errorf("%v, and %d others", got, others)
	}
	y.correcting = y.children[3]
	if got, _ := orders(); !slices.Equal(got, []int32{1, 3}) {
		t.Errorf("the one that is being corrected: %v", got)
	}
	y.children[2].second = make([]carried, 1)
	if got, _ := orders(); !slices.Equal(got, []int32{1, 2, 3}) {
		t.Errorf("one with plans in its list: %v", got)
	}
	y.children[0].class = paperClasses
	y.children[0].forget()
	if got, _ := orders(); len(got) > 0 {
		t.Errorf("where one is spent %v", got)
	}
}

// Where a correction is executed (2.4.3): in the place of the own move before, higher up over checks and null moves,
// also where a first capture on the square is destroyed; nowhere for a move of the initial position.
func TestSites(t *testing.T) {
	for _, c := range []struct {
		name, moves string
		class       int8
		want        []int32 // the plies of v
	}{
		{"M58", "b6e3 h3e3", 4, []int32{0}},
		{"M39", "d5c3 c2c3 d8d1 c1d1", 4, []int32{2}},
		{"M39", "d5c3 c2c3 c5c3 c1c3", 4, []int32{2, 0}}, // two captures on c3
		{"E2", "e1e6 f7e6 f3f8 g8f8 d4e6 f8g8 e6c7", 3, []int32{1}},
		{"M39", "d5c3", 4, nil},
		{"E42", "d1d7 0 d7e7", 2, []int32{1}}, // P52: the king is taken, the check is what must be answered
	} {
		f, n := grown(t, c.name, "")
		for _, uci := range strings.Fields(c.moves) {
			if uci == "0" {
				n = f.reply(n, board.Pass)
				continue
			}
			i := slices.IndexFunc(f.Legal(&n.Place), func(m board.Move) bool { return m.UCI()[:4] == uci[:4] })
			n = f.reply(n, f.Legal(&n.Place)[i])
		}
		var got []int32
		for _, s := range sitesOf(n, c.class) {
			if s.r.parent != s.v && s.v.parent != s.r {
				t.Errorf("%s after %s: r is not the move after v", c.name, c.moves)
			}
			got = append(got, s.v.ply)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s after %s: v at %v, want %v", c.name, c.moves, got, c.want)
		}
	}
}

// A set of plans knows what was put in, few or many.
func TestPlanSet(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	var set planSet
	known := map[uint64]bool{}
	for range 500 {
		h := uint64(r.IntN(200))
		if set.add(h) == known[h] {
			t.Fatalf("%d is new: %v", h, known[h])
		}
		known[h] = true
	}
}

// The classes are tried one after the other at every dangerous move, and none twice (2.4.1).
func TestClassesAreTriedInOrder(t *testing.T) {
	_, tr := runs(t, "M39")
	reached, tried := map[tree.ID]int{}, 0
	for i, r := range AccountOf(tr).Rounds(0) {
		if class := r.Reached(); class > 0 {
			if class != reached[r.Danger]+1 {
				t.Fatalf("round %d: class %d after class %d", i+1, class, reached[r.Danger])
			}
			reached[r.Danger] = class
			tried++
		}
	}
	if tried < 500 {
		t.Errorf("only %d classes were tried", tried)
	}
}

// A plan tried is deleted from its list (2.3); what a move statement calls for is in the tree with the plan in its
// first list, and the end of the plan was offered to each reply, once.
func TestListsOfPlans(t *testing.T) {
	f, n := grown(t, "M39", "")
	p := planned(t, f, n, "d5c3 d5 V d8d1 d1g1*")
	f.offer(n, p, 0)
	f.offer(n, p, 0)
	if len(n.second) != 1 {
		t.Fatalf("%d plans wait", len(n.second))
	}
	f.executeAll(n)
	q := n.child(moveOf(t, n, "d5c3"))
	if len(n.second) != 0 || q == nil || len(q.first) != 1 || q.first[0].made != p {
		t.Fatalf("the plan is still in the list, or its move is not in the tree")
	}
	reply := f.reply(q, moveOf(t, q, "c2c3"))
	if len(reply.second) != 1 || !reply.second[0].end().Equal(p.statements[1:]) {
		t.Errorf("the end of the plan is not offered to a reply that comes later: %v", reply.second)
	}
	other := planned(t, f, n, "d5c3 c5c3 c1 NER d8d1 d1g1*")
	f.execute(other, 0, n, 0)
	if len(q.first) != 2 || len(reply.second) != 2 || !reply.second[1].end().Equal(other.statements[1:]) {
		t.Errorf("the end of another plan is not offered to a reply that is there: %v", reply.second)
	}
	f.execute(other, 0, n, 0)
	if len(q.first) != 2 {
		t.Error("a plan calls twice")
	}
	f.execute(planned(t, f, n, "d5d4"), 0, n, 0)
	if len(n.children) != 1 {
		t.Error("a move that is not legal is in the tree")
	}
}
