package paulchess

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"strconv"
	"testing"
	"time"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// modernNeeds are the switches without which another has nothing to do.
var modernNeeds = map[int]string{mateThreats: modernOptions[reverse].Name, nullStatic: optionNull,
	nullDeeper: optionNull, unknown: optionTable, advances: modernOptions[reductions].Name, nullMargin: optionNull,
	cutNodes: modernOptions[reductions].Name, tableMoves: optionNull, evasions: modernOptions[checks].Name}

// recordedSearch searches with a record.
func recordedSearch(t *testing.T, fen string, values search.Values) *tree.Tree {
	t.Helper()
	limits := search.Limits{Nodes: 150_000}
	task := search.Task{Position: enginetest.Position(t, fen), Values: values, Limits: limits}
	_, tr := enginetest.Recorded(t, New(), task, 1<<22)
	return tr
}

// Deep enough for every technique, the record keeps its rules, and every move that has no node at a
// node that nothing cut has the rule that left it out.
func TestModernExplains(t *testing.T) {
	preset := presetValues(t, "modern")
	seen := map[tree.Reason]int{}
	for _, fen := range []string{enginetest.Samples[1], enginetest.Samples[3], enginetest.Samples[4]} {
		values := resolved(t, preset, map[string]string{optionDepth: "7"})
		tr := recordedSearch(t, fen, values)
		enginetest.CheckTree(t, fen, tr)
		tr.Walk(tree.Root, func(n tree.Node) bool {
			seen[n.Reason]++
			if int(n.ID)%(7*needs.OneIn(3)) != 0 { // to explain takes much longer than to search
				return !t.Failed()
			}
			checkModernNode(t, tr, n, seen)
			return !t.Failed()
		})
	}
	for _, reason := range []tree.Reason{reasonReverseFutility, reasonFutile, reasonLateMove, reasonLosingCapture,
		reasonTooLittle, reasonNullCut, tree.ReasonTable} {
		if seen[reason] == 0 {
			t.Errorf("reason %d never occurs", reason)
		}
	}
}

func checkModernNode(t *testing.T, tr *tree.Tree, n tree.Node, seen map[tree.Reason]int) {
	t.Helper()
	e, err := New().Explain(tr, n.ID)
	if err != nil {
		t.Fatal(err)
	}
	words := tr.Header().Vocabulary
	for _, absent := range e.Absent {
		seen[absent.Reason]++
		if absent.Reason == tree.ReasonAfterCut && n.Score < n.Beta && n.ID != tree.Root && !n.Type.Stage() {
			t.Errorf("node %d, %s: %s is said to come after a cut (%s)", n.ID, words.Reason(n.Reason).Name, absent.Move,
				absent.Evidence.Text(sentence.Plain{Scale: New().Scale()}))
		}
	}
}

// Each switch of Modern alone makes a difference, and principal variation search, aspiration,
// killers and history never change a value.
func TestModernSwitches(t *testing.T) {
	needs.OneGoroutine(t)
	plain := map[string]string{optionOrder: orderHints, optionTwoPhase: "false", optionTable: "false", optionNull: "false",
		optionNullQuiescence: "false", optionDepth: "5"}
	exact := map[int]bool{pvs: true, aspiration: true, killers: true, history: true, replies: true,
		captureHistory: true}
	positions := []string{enginetest.Samples[1], enginetest.Samples[3], enginetest.Samples[4]}
	type sums struct {
		nodes  uint64
		scores []eval.Score
	}
	known := map[string]sums{} // most switches have the same search without them
	sum := func(set map[string]string) (nodes uint64, scores []eval.Score) {
		key := fmt.Sprint(set)
		if of, ok := known[key]; ok {
			return of.nodes, of.scores
		}
		for _, fen := range positions {
			r := think(t, enginetest.Position(t, fen), resolved(t, set))
			nodes, scores = nodes+r.Counts.Nodes, append(scores, r.Score)
		}
		known[key] = sums{nodes, scores}
		return nodes, scores
	}
	_, want := sum(plain)
	for i, o := range modernOptions {
		base := maps.Clone(plain)
		if !exact[i] {
			base[modernOptions[pvs].Name] = "true" // some work within null windows only
		}
		if need, ok := modernNeeds[i]; ok {
			base[need] = "true"
		}
		if i == unknown {
			base[optionDeepening] = "false" // else an iteration has told the table a move
		}
		if i == keptHistory || i == steadyTime {
			continue // not within a search: see TestWhatIsKeptOverAGame of the matches, and TestSteadyTime
		}
		if i == nullMargin || i == tableMoves {
			base[optionDepth], base[optionTable] = "7", "true" // less depth leaves it nothing to reduce
		}
		nodes, _ := sum(base)
		set := maps.Clone(base)
		set[o.Name] = "true"
		with, scores := sum(set)
		if with == nodes {
			t.Errorf("%s makes no difference", o.Name)
		}
		for at := range want {
			if exact[i] && scores[at] != want[at] {
				t.Errorf("%s: %s is worth %d, without it %d", o.Name, positions[at], scores[at], want[at])
			}
		}
	}
}

// Modern plays the fastest mate in every endgame of a set with mates in two, three and four moves, each
// proved by trying everything, and knows how far it is. A search looks four half-moves further than the mate
// is away, with DREVO_LONG, which asks for a larger set, five.
func TestModernFindsMates(t *testing.T) {
	needs.OneGoroutine(t)
	for _, set := range []struct{ moves, positions, many int }{{2, 5, 200}, {3, 2, 100}, {4, 1, 100}} {
		depth := 2*set.moves + 3
		if needs.InLong() {
			depth, set.positions = depth+1, set.many
		}
		values := resolved(t, presetValues(t, "modern"), map[string]string{optionDepth: strconv.Itoa(depth)})
		random := rand.New(rand.NewPCG(2009, uint64(set.moves)))
		found, nodes := 0, uint64(0)
		for range set.positions {
			p := enginetest.EndgameWithMate(random, set.moves)
			result := think(t, p, values)
			nodes += result.Counts.Nodes
			next := p.After(result.Move)
			if !enginetest.IsMatedIn(&next, set.moves-1) || result.Score != mate-eval.Score(2*set.moves-1) {
				t.Errorf("%s: %s, %d, there is a mate in %d", p.FEN(), p.SAN(result.Move), result.Score, set.moves)
				continue
			}
			found++
		}
		t.Logf("mates in %d: %d of %d, %d nodes", set.moves, found, set.positions, nodes)
	}
}

// The windows of an iteration are numbered stages with an end.
func TestAspirationWindows(t *testing.T) {
	tr := recordedSearch(t, enginetest.Samples[1], resolved(t, presetValues(t, "modern"),
		map[string]string{optionDepth: strconv.Itoa(6)}))
	windows := 0
	for _, iteration := range tr.Children(tree.Root, nil) {
		for _, id := range tr.Children(iteration, nil) {
			n := tr.Node(id)
			if n.Type != tree.TypeRound {
				continue
			}
			windows++
			if n.Reason != tree.ReasonWithinBounds && n.Reason != tree.ReasonBelowBounds && n.Reason != tree.ReasonAboveBounds &&
				n.Reason != tree.ReasonStopped {
				t.Errorf("window %d ends with reason %d", n.Number, n.Reason)
			}
		}
	}
	if windows < 3 {
		t.Errorf("%d windows", windows)
	}
}

// A search that is stopped while a window fails low gives the move that stood before, not the one that
// was looked at: with 20 000 nodes Modern once gave its queen away here.
func TestStoppedBelowTheWindow(t *testing.T) {
	p := enginetest.Position(t, "8/2q4p/1p2k2p/2r2R2/p1pQP1P1/P4P2/1P4KP/8 w - - 8 46")
	values := resolved(t, presetValues(t, "modern"), map[string]string{optionDepth: "60"})
	for nodes := uint64(8_000); nodes <= 14_000; nodes += 500 {
		result, err := New().Search(context.Background(), search.Task{Position: p, Values: values,
			Limits: search.Limits{Nodes: nodes}})
		if err != nil {
			t.Fatal(err)
		}
		if result.Score < 100 {
			t.Errorf("stopped after %d nodes: %s, worth %d", nodes, result.Move, result.Score)
		}
	}
}

// The record of a search that is stopped within a window has its choice as its best line.
func TestStoppedWithinTheWindow(t *testing.T) {
	p := enginetest.Position(t, "1n3rk1/4qppp/pp6/3p4/3P4/5N2/PPQ2PPP/2R3K1 w - - 0 1")
	values := resolved(t, presetValues(t, "modern"), map[string]string{optionDepth: "60"})
	for nodes := uint64(8_000); nodes <= 30_000; nodes += 1_000 {
		recorder := tree.NewRecorder(search.Header(New(), values, p), 1<<22)
		result, err := New().Search(context.Background(), search.Task{Position: p, Values: values,
			Limits: search.Limits{Nodes: nodes}, Recorder: recorder})
		if err != nil {
			t.Fatal(err)
		}
		tr, first := recorder.Tree(), board.NoMove
		for _, id := range tr.Line(tree.Root) {
			if first = tr.Node(id).Move; first != board.NoMove {
				break
			}
		}
		if first != result.Move {
			t.Errorf("stopped after %d nodes: %s, in the record %s", nodes, result.Move, first)
		}
	}
}

// Where every iteration finds the same move, with steadyTime a search on the clock of a game begins fewer of them:
// each takes a second here, and the move has ten.
func TestSteadyTime(t *testing.T) {
	iterations := func(steady string) (n int) {
		now := time.Unix(0, 0)
		clock := search.NewClock(func() time.Time { return now }, search.GameClock{Remaining: 300 * time.Second}, false)
		task := search.Task{Position: enginetest.Position(t, "k7/8/8/3q4/4P3/8/8/K7 w - - 0 1"), Clock: clock,
			Values: resolved(t, presetValues(t, "modern"), map[string]string{"steadyTime": steady, optionDepth: "12"}),
			Iterated: func(search.Iteration) {
				n++
				now = now.Add(time.Second)
			}}
		if _, err := New().Search(context.Background(), task); err != nil {
			t.Fatal(err)
		}
		return n
	}
	if with, without := iterations("true"), iterations("false"); without != 10 || with >= without {
		t.Errorf("%d iterations with steadyTime and %d without it", with, without)
	}
}
