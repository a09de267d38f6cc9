package botvinnik

import (
	"fmt"
	"runtime"
	"slices"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// At every node of a search, of which without DREVO_LONG each fifth is asked, the terms add up to the recorded static
// value, every legal move without a node has a rule, and where a node has used up its moves the rule does not depend
// on their order. So what is drawn again is what the search had.
func TestExplainEveryNode(t *testing.T) {
	needs.OneGoroutine(t)
	statics, every := 0, needs.OneIn(5)
	for _, set := range []map[string]string{
		nil,
		{optionHorizon: "4", optionLength: "5", optionHope: hopeNearer},
		{optionDoomed: "false", optionEffort: "1"},
	} {
		for _, fen := range enginetest.Samples {
			_, tr := think(t, fen, set, 3_000)
			faults := 0
			tr.Walk(tree.Root, func(n tree.Node) bool {
				if int(n.ID)%every != 0 {
					return true
				}
				if fault := explainFault(tr, n); fault != "" {
					t.Errorf("%s %v: node %d (%v): %s", fen, set, n.ID, n.Reason, fault)
					faults++
				}
				if n.HasStatic {
					statics++
				}
				return faults < 10
			})
		}
	}
	if statics < 10_000/every {
		t.Errorf("only %d static values were compared", statics)
	}
}

// The same with what is added for quiet positions, which takes longer.
func TestExplainAdditions(t *testing.T) {
	needs.OneGoroutine(t)
	for _, set := range []map[string]string{{optionZones: "true"}, {optionLeaves: "3", optionThird: "20"}} {
		positional := 0
		for _, fen := range enginetest.Samples[1:4] {
			_, tr := think(t, fen, set, 250)
			tr.Walk(tree.Root, func(n tree.Node) bool {
				if fault := explainFault(tr, n); fault != "" {
					t.Errorf("%s %v: node %d (%v): %s", fen, set, n.ID, n.Reason, fault)
				}
				if n.HasStatic && n.Static%pawn != 0 {
					positional++
				}
				return true
			})
		}
		if found := positional > 100; found != (set[optionLeaves] != "") {
			t.Errorf("%v: %d stops have a positional part", set, positional)
		}
	}
}

// A move of the map that was left out is told apart from one that is not on the map: below a cut the
// moves after it are "after the cut", and each rule is given somewhere.
func TestExplainTellsRulesApart(t *testing.T) {
	needs.OneGoroutine(t)
	_, tr := think(t, enginetest.Samples[2], nil, 5_000)
	given := map[tree.Reason]int{}
	tr.Walk(tree.Root, func(n tree.Node) bool {
		e, err := New().Explain(tr, n.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, absent := range e.Absent {
			if absent.Reason != tree.ReasonAfterCut || n.Reason == tree.ReasonCut {
				given[absent.Reason]++
			}
		}
		return true
	})
	for _, rule := range []tree.Reason{tree.ReasonAfterCut, reasonNotOnMap, reasonExchange} {
		if given[rule] == 0 {
			t.Errorf("nowhere is a move left out for reason %d: %v", rule, given)
		}
	}
}

// Where every move is refuted in the shorter calculation, the game of changing functions examines
// the move that was found before once more, at its full length: below it there is more time.
func TestExplainMoveExaminedAgain(t *testing.T) {
	const refuted = "2b3k1/4rrpp/p2p4/2pP2RQ/1pP1Pp1N/1P3P1P/1q6/6RK w - - 0 1"
	_, tr := think(t, refuted, map[string]string{optionEffort: "8", optionHorizon: "4", optionTable: "false",
		optionScout: "false", optionHalfPlyChecks: "true"}, 0)
	statics := 0
	for _, stage := range tr.Children(tree.Root, nil) {
		moves := tr.Children(stage, nil)
		last := moves[len(moves)-1]
		first := slices.IndexFunc(moves, func(id tree.ID) bool { return tr.Node(id).Move == tr.Node(last).Move })
		if tr.Node(stage).Type == tree.TypeIteration || moves[first] == last {
			continue
		}
		tr.Walk(last, func(n tree.Node) bool {
			if n.HasStatic {
				statics++
			}
			if fault := explainFault(tr, n); fault != "" {
				t.Fatalf("node %d (%v): %s", n.ID, n.Reason, fault)
			}
			return true
		})
	}
	if statics < 1_000 {
		t.Errorf("only %d static values below the move that was examined again", statics)
	}
}

func explainFault(tr *tree.Tree, n tree.Node) string {
	e, err := New().Explain(tr, n.ID)
	if err != nil {
		return err.Error()
	}
	if fault := termsFault(tr, n, &e); fault != "" {
		return fault
	}
	p, err := tr.Position(n.ID)
	if err != nil {
		return err.Error()
	}
	exhausted := slices.Contains([]tree.Reason{tree.ReasonComplete, tree.ReasonStandPat, tree.ReasonQuiet}, n.Reason) &&
		(n.Type == typeAnnihilation || n.Type == tree.TypeRound)
	var legal board.MoveList
	p.Legal(&legal)
	for _, move := range legal.All() {
		_, examined := tr.Find(n.ID, move)
		absent, said := e.Of(move)
		switch ruled := absent.Reason == reasonNotOnMap || absent.Reason == reasonExchange; {
		case examined == said:
			return fmt.Sprintf("%s: examined %v, a rule %v", p.SAN(move), examined, said)
		case said && absent.Reason == tree.ReasonOpen:
			return p.SAN(move) + ": left out for no reason"
		case said && exhausted && !ruled:
			return fmt.Sprintf("%s: all moves of the map were examined, but %v: %s", p.SAN(move), absent.Reason,
				absent.Evidence.Text(sentence.Plain{Scale: scale}))
		}
	}
	return ""
}

// termsFault says whether the terms are those of the recorded static value.
func termsFault(tr *tree.Tree, n tree.Node, e *search.Explanation) string {
	if e.Terms == nil {
		if n.HasStatic {
			return "no terms"
		}
		return ""
	}
	sum := e.Terms.Total
	for _, row := range e.Terms.Rows {
		sum -= row.Net()
	}
	if total := e.Terms.Total.For(tr.Turn(n)); sum != 0 || n.HasStatic && total != n.Static {
		return fmt.Sprintf("the terms add up to %d and miss their total by %d, recorded is %d", total, sum, n.Static)
	}
	return ""
}

// A default search uses its table a lot: where a value comes from is told to the end all the same.
func TestRecordOfDefaultSearch(t *testing.T) {
	for _, fen := range []string{capablanca, enginetest.Samples[2], enginetest.Samples[3]} {
		_, tr := think(t, fen, map[string]string{optionEffort: "5"}, 0)
		enginetest.CheckTree(t, fen, tr)
		known := 0
		tr.Walk(tree.Root, func(n tree.Node) bool {
			if n.HasKnown {
				known++
			}
			return true
		})
		if known == 0 {
			t.Errorf("%s: nothing is known from the table", fen)
		}
	}
}

// A click must take less than 1 MB at any node (its time is in BenchmarkExplain): the longest line,
// the root, and the games
// of changing functions, which must weigh a move.
func TestExplainIsCheap(t *testing.T) {
	needs.OneGoroutine(t)
	_, tr := think(t, capablanca, nil, 20_000)
	deepest := tr.Node(tree.Root)
	ids := []tree.ID{tree.Root}
	tr.Walk(tree.Root, func(n tree.Node) bool {
		if n.Ply > deepest.Ply {
			deepest = n
		}
		if n.Type.Stage() {
			ids = append(ids, n.ID)
		}
		return true
	})
	for _, id := range append(ids, deepest.ID) {
		bytes := uint64(0)
		for range 10 {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			if _, err := New().Explain(tr, id); err != nil {
				t.Fatal(err)
			}
			runtime.ReadMemStats(&after)
			bytes = after.TotalAlloc - before.TotalAlloc
		}
		if n := tr.Node(id); bytes > 1<<20 {
			t.Errorf("node %d, ply %d: %d bytes", id, n.Ply, bytes)
		}
	}
}

// BenchmarkExplain explains the node with the most absent moves of a Kiwipete tree, and the first
// game of changing functions, which must weigh a move.
func BenchmarkExplain(b *testing.B) {
	_, tr := think(b, enginetest.Samples[2], nil, 20_000)
	most, functions, worst := tree.Root, tree.Root, 0
	tr.Walk(tree.Root, func(n tree.Node) bool {
		e, err := New().Explain(tr, n.ID)
		if err != nil {
			b.Fatal(err)
		}
		if len(e.Absent) > worst && n.Ply > 0 {
			most, worst = n.ID, len(e.Absent)
		}
		if n.Type == typeFirstChoice {
			functions = n.ID
		}
		return true
	})
	for _, c := range []struct {
		name string
		id   tree.ID
	}{{fmt.Sprintf("absent=%d", worst), most}, {"root", tree.Root}, {"functions", functions}} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := New().Explain(tr, c.id); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
