package ledger_test

import (
	"bytes"
	"maps"
	"strings"
	"testing"

	"drevo/app/ledger"
	"drevo/app/outcome/outcometest"
	"drevo/engine"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

const (
	middleGame = "r1bq1rk1/2p1bpp1/p1np1n1p/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 w - - 0 10"
	mating     = "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1"
)

// find returns a programme.
func find(t *testing.T, id string) search.Programme {
	t.Helper()
	programme, err := engine.Programmes().Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return programme
}

// grow searches the middle game, and growFrom any position.
func grow(t *testing.T, id string, options map[string]string) (*tree.Tree, search.Explainer) {
	t.Helper()
	return growFrom(t, middleGame, id, options)
}

func growFrom(t *testing.T, fen, id string, options map[string]string) (*tree.Tree, search.Explainer) {
	t.Helper()
	programme := find(t, id)
	values, err := search.Resolve(programme, options)
	if err != nil {
		t.Fatal(err)
	}
	task := search.Task{Position: enginetest.Position(t, fen), Values: values}
	_, tr := enginetest.Recorded(t, programme, task, 0)
	t.Cleanup(tr.Release)
	return tr, programme.(search.Explainer)
}

func always(int, int) bool { return true }

// of returns the ledger of a whole tree by technique.
func of(t *testing.T, tr *tree.Tree, explainer search.Explainer, root tree.ID) (ledger.Ledger, map[string]ledger.Row) {
	t.Helper()
	l, err := ledger.Of(tr, root, explainer, always)
	if err != nil {
		t.Fatal(err)
	}
	return l, byName(l)
}

// counted returns the rows of a large tree, in which what is counted is exact though few nodes are explained.
func counted(t *testing.T, tr *tree.Tree, explainer search.Explainer) map[string]ledger.Row {
	t.Helper()
	l, err := ledger.OfSample(tr, tree.Root, explainer, 1_000, always)
	if err != nil {
		t.Fatal(err)
	}
	return byName(l)
}

// byName are the rows of a ledger by technique.
func byName(l ledger.Ledger) map[string]ledger.Row {
	rows := map[string]ledger.Row{}
	for _, r := range l.Rows {
		rows[r.Technique.Name] = r
	}
	return rows
}

// plain are options under which every move that was left out was left out by a cut.
var plain = map[string]string{"depth": "2", "quiescence": "0", "twoPhase": "false", "nullMove": "false",
	"nullQuiescence": "false", "table": "false", "deepening": "false"}

// What alpha-beta left out are the legal moves of the nodes that it cut, less those that were searched.
func TestMovesLeftOutAreCounted(t *testing.T) {
	tr, explainer := grow(t, "paulchess", plain)
	l, rows := of(t, tr, explainer, tree.Root)
	if l.Explained != tr.Len() || l.Nodes != tr.Len() {
		t.Fatalf("%d of %d nodes, %d explained", l.Nodes, tr.Len(), l.Explained)
	}
	cuts, left := 0, 0
	tr.Walk(tree.Root, func(n tree.Node) bool {
		if n.Reason == tree.ReasonCut {
			p, err := tr.Position(n.ID)
			if err != nil {
				t.Fatal(err)
			}
			cuts++
			left += p.LegalMoveCount() - tr.ChildCount(n.ID)
		}
		return true
	})
	if r := rows["alpha-beta"]; cuts == 0 || r.Closed != cuts || r.Moves != left || r.Boards() != 0 ||
		r.Saved != 0 || !r.Grows {
		t.Errorf("%+v, want %d cuts with %d moves left", r, cuts, left)
	}
	if _, there := rows["null move"]; there {
		t.Error("a technique that is off and did nothing has a row")
	}
}

// The searches after a pass are counted once, those within another one with it.
func TestOwnSearchesAreCounted(t *testing.T) {
	needs.OneGoroutine(t)
	tr, explainer := grow(t, "paulchess", map[string]string{"depth": "3", "quiescence": "3"})
	_, rows := of(t, tr, explainer, tree.Root)
	words := tr.Header().Vocabulary
	var spent func(id tree.ID) int64
	spent = func(id tree.ID) (sum int64) {
		for _, child := range tr.Children(id, nil) {
			if n := tr.Node(child); words.Type(n.Type).Name == "null move" || words.Type(n.Type).Name == "null move at "+
				"the horizon" {
				sum += int64(n.Count)
			} else {
				sum += spent(child)
			}
		}
		return sum
	}
	stats := tr.Stats(tree.Root, nil)
	null := rows["null move"]
	if want := spent(tree.Root); null.Spent != want || want == 0 {
		t.Errorf("%d nodes after passes, want %d", null.Spent, want)
	}
	if got, want := null.Closed, stats.ByReason[null.Technique.Reasons[0]]; got != want || want == 0 {
		t.Errorf("%d null moves cut, want %d", got, want)
	}
	if r := rows["null move in quiescence"]; r.Closed != 0 || r.Spent == 0 {
		t.Errorf("in quiescence: %+v", r)
	}
	if two := rows["two-phase generation"]; two.Moves == 0 || two.Boards() != two.Moves || two.Saved != 0 {
		t.Errorf("two phases save boards and no nodes: %+v", two)
	}
}

// The moves that cut are counted for what put them early.
func TestRefutationsAreCounted(t *testing.T) {
	tr, explainer := grow(t, "kaissa", map[string]string{"level": "2.1"})
	_, rows := of(t, tr, explainer, tree.Root)
	want := 0
	tr.Walk(tree.Root, func(n tree.Node) bool {
		best, ok := tr.Best(n.ID)
		if ok && n.Reason == tree.ReasonCut && tr.Node(best).Place == tree.PlaceKiller {
			want++
		}
		return true
	})
	if got := rows["killers"].Refuted; got != want || want == 0 {
		t.Errorf("killers refuted %d nodes, want %d", got, want)
	}
}

// What is searched again with other bounds is spent by whatever set the bounds: Kaissa's guesses in a
// position whose value jumps, Modern's windows there.
func TestRepeatedSearchesAreCounted(t *testing.T) {
	needs.OneGoroutine(t)
	preset, err := search.FindPreset(find(t, "paulchess"), "modern")
	if err != nil {
		t.Fatal(err)
	}
	modern := maps.Clone(preset.Values)
	modern["depth"] = "8"
	for _, test := range []struct {
		fen, id, technique string
		options            map[string]string
	}{{mating, "kaissa", "rounds", map[string]string{"level": "3.1"}}, {mating, "paulchess", "aspiration windows",
		modern}} {
		tr, explainer := growFrom(t, test.fen, test.id, test.options)
		rows := counted(t, tr, explainer)
		want := int64(0)
		for _, iteration := range tr.Children(tree.Root, nil) {
			rounds := tr.Children(iteration, nil)
			for _, id := range rounds[:max(len(rounds)-1, 0)] {
				if n := tr.Node(id); n.Type == tree.TypeRound {
					want += int64(n.Count)
				}
			}
		}
		if r := rows[test.technique]; r.Spent != want || want == 0 {
			t.Errorf("%s, %s: %d nodes spent, want %d", test.id, test.technique, r.Spent, want)
		}
	}
}

// Every reduction of late moves is counted, whatever it takes off.
func TestReductionsAreCounted(t *testing.T) {
	needs.OneGoroutine(t)
	preset, err := search.FindPreset(find(t, "paulchess"), "modern")
	if err != nil {
		t.Fatal(err)
	}
	modern := maps.Clone(preset.Values)
	modern["depth"] = "8"
	tr, explainer := grow(t, "paulchess", modern)
	rows := counted(t, tr, explainer)
	words := tr.Header().Vocabulary
	kinds := map[string]bool{}
	var spent func(id tree.ID) int64
	spent = func(id tree.ID) (sum int64) {
		for _, child := range tr.Children(id, nil) {
			n := tr.Node(child)
			if name := words.Type(n.Type).Name; strings.HasPrefix(name, "reduced by ") {
				kinds[name] = true
				sum += int64(n.Count)
			} else {
				sum += spent(child)
			}
		}
		return sum
	}
	if got, want := rows["late reductions"].Spent, spent(tree.Root); got != want || len(kinds) < 2 {
		t.Errorf("%d nodes in reduced searches of %d kinds, want %d", got, len(kinds), want)
	}
}

// Of a large tree a sample is explained, and what it finds lies as near to what all nodes say as it claims. Which
// rule left a move out is recorded: those are counted, not sampled.
func TestSampleErrsAsItSays(t *testing.T) {
	needs.OneGoroutine(t)
	preset, err := search.FindPreset(find(t, "paulchess"), "modern")
	if err != nil {
		t.Fatal(err)
	}
	modern := maps.Clone(preset.Values)
	modern["depth"] = "7"
	tr, explainer := grow(t, "paulchess", modern)
	whole, all := of(t, tr, explainer, tree.Root)
	part, err := ledger.OfSample(tr, tree.Root, explainer, 1_000, always)
	if err != nil {
		t.Fatal(err)
	}
	if whole.Explained != whole.Nodes || part.Explained < 800 || part.Explained > 1_200 {
		t.Errorf("%d and %d of %d nodes explained", whole.Explained, part.Explained, whole.Nodes)
	}
	sampled := 0
	for _, r := range part.Rows {
		want := all[r.Technique.Name]
		if off := r.Moves - want.Moves; off > 2*r.Error || off < -2*r.Error || want.Error != 0 {
			t.Errorf("%s: %d moves ± %d, in truth %d", r.Technique.Name, r.Moves, r.Error, want.Moves)
		}
		if r.Error > 0 {
			sampled++
		}
		if exact := r.Technique.Switch == "lateMovePruning" || r.Technique.Switch == "futility"; exact && (r.Error != 0 ||
			r.Moves == 0) {
			t.Errorf("%s: %d moves ± %d, which are recorded", r.Technique.Name, r.Moves, r.Error)
		}
	}
	if sampled < 2 {
		t.Errorf("%d figures are of a sample", sampled)
	}
}

// A subtree has its own ledger, those of the root's children add up to that of the root.
func TestSubtreesAddUp(t *testing.T) {
	tr, explainer := grow(t, "paulchess", plain)
	_, whole := of(t, tr, explainer, tree.Root)
	closed, moves := 0, 0
	for _, child := range tr.Children(tree.Root, nil) {
		_, part := of(t, tr, explainer, child)
		closed, moves = closed+part["alpha-beta"].Closed, moves+part["alpha-beta"].Moves
	}
	if r := whole["alpha-beta"]; closed != r.Closed || moves != r.Moves {
		t.Errorf("%d cuts and %d moves in the parts, %d and %d in the whole", closed, moves, r.Closed, r.Moves)
	}
}

// Every programme has a ledger in words of its own; it is printed, and given up when nobody waits.
func TestEveryProgrammeHasALedger(t *testing.T) {
	for _, programme := range engine.Programmes() {
		options := map[string]string{}
		if o, ok := search.DepthOf(programme); ok {
			options[o.Name] = o.ForPlies(2)
		}
		tr, explainer := grow(t, programme.About().ID, options)
		l, _ := of(t, tr, explainer, tree.Root)
		var text bytes.Buffer
		outcometest.CheckUnits(t, l.Table())
		if err := l.Outcome().Text(&text); err != nil {
			t.Fatal(err)
		}
		if len(l.Rows) == 0 || !strings.Contains(text.String(), l.Rows[0].Technique.Name) ||
			len(l.Table().Rows) != len(l.Rows) {
			t.Errorf("%s: %s", programme.About().Name, text.String())
		}
		if _, err := ledger.Of(tr, tree.Root, explainer, func(int, int) bool { return false }); err == nil {
			t.Errorf("%s: given up without a word", programme.About().Name)
		}
	}
	if l, err := ledger.Of(nil, tree.Root, nil, always); err != nil || l.Nodes != 0 {
		t.Errorf("without a tree: %+v, %v", l, err)
	}
}
