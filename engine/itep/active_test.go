package itep

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// On the report's scale a score is v = C + 1/2 + x/2048; formulas 10, 11, 14 and 15 are
// written there.
func TestBounds(t *testing.T) {
	const d = unitD
	for _, c := range []struct {
		name         string
		value        float64
		lower, upper func(x eval.Score) eval.Score
		wantLower    float64
		wantUpper    float64
	}{
		{"a round (15)", 231.7, lowerOf(roundBounds), upperOf(roundBounds), 231, 232 - d},
		{"a round on a whole point", 231, lowerOf(roundBounds), upperOf(roundBounds), 231, 232 - d},
		{"a round just below", 231 - d, lowerOf(roundBounds), upperOf(roundBounds), 230, 231 - d},
		{"a round of a mate", 459 - 3*d, lowerOf(roundBounds), upperOf(roundBounds), 458, 459},
		{"a round of being mated", 2 * d, lowerOf(roundBounds), upperOf(roundBounds), 0, 1 - d},
		{"safety (10)", 228.2, lowerOf(safetyOf), upperOf(safetyOf), 228 + d, 229 - d},
		{"activity (11)", 228.2, lowerOf(activityBounds), upperOf(activityBounds), 229 - d, 229},
		{"activity of a whole point", 228, lowerOf(activityBounds), upperOf(activityBounds), 229 - d, 229},
	} {
		x := scoreOf(c.value)
		if lower, upper := scale.Own(int32(c.lower(x))), scale.Own(int32(c.upper(x))); lower != c.wantLower ||
			upper != c.wantUpper {
			t.Errorf("%s: %v gives %v and %v, want %v and %v", c.name, c.value, lower, upper, c.wantLower, c.wantUpper)
		}
	}
	if b := safetyBounds(allValues); scale.Own(int32(b.m)) != d || scale.Own(int32(b.M)) != 459 {
		t.Errorf("safety within the extreme bounds: %v to %v", scale.Own(int32(b.m)), scale.Own(int32(b.M)))
	}
}

func safetyOf(x eval.Score) bounds { return safetyBounds(bounds{x, x}) }

func lowerOf(f func(eval.Score) bounds) func(eval.Score) eval.Score {
	return func(x eval.Score) eval.Score { return f(x).m }
}

func upperOf(f func(eval.Score) bounds) func(eval.Score) eval.Score {
	return func(x eval.Score) eval.Score { return f(x).M }
}

// scoreOf turns a value of the report's scale into a score, rounded down to a unit d.
func scoreOf(value float64) eval.Score { return eval.Score((value-reportC-0.5)*2048+1<<20) - 1<<20 }

// Every class, with the position and the variant that show it.
func TestClassesOfMoves(t *testing.T) {
	for _, c := range []struct {
		name    string
		fen     string
		variant int
		move    string
		kind    tree.NodeType // of the node asked about
		class   tree.MoveClass
	}{
		{"a check is active without a test", "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1", 1, "a1a8", tree.TypeFullWidth, ClassActive},
		{"an active move that doesn't lose", "4k3/8/8/8/2r1r3/8/3P4/6K1 w - - 0 1", 1, "d2d3", TypeActivity, ClassActive},
		{"its safety test", "4k3/8/8/8/2r1r3/8/3P4/6K1 w - - 0 1", 1, "d2d3", TypeSafety, ClassNotLosing},
		{"its full node", "4k3/8/8/8/2r1r3/8/3P4/6K1 w - - 0 1", 1, "d2d3", tree.TypeFullWidth, ClassActive},
		{"a pawn that is given away", "4k3/8/8/8/3p4/8/2P5/4K3 w - - 0 1", 1, "c2c3", TypeSafety, ClassLosing},
		{"the best passive move", "4k3/p7/8/8/8/8/P7/4K2N w - - 0 1", 1, "", tree.TypeFullWidth, ClassBestPassive},
		{"one that is not considered", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", 1, "e1d1", TypeActivity, ClassNotConsidered},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, tr := think(t, c.fen, activeGame(c.variant, 2), 0, 0)
			words := tr.Header().Vocabulary
			var got []string
			found := false
			tr.Walk(tree.Root, func(n tree.Node) bool {
				if n.Ply == 1 && (c.move == "" || n.Move.UCI() == c.move) {
					got = append(got, fmt.Sprintf("%s %s %q", n.Move, words.Type(n.Type).Name, words.Class(n.Class).Name))
					found = found || n.Type == c.kind && n.Class == c.class
				}
				return true
			})
			if !found {
				t.Errorf("%s of %s is not %q: %s", words.Type(c.kind).Name, c.move, words.Class(c.class).Name, strings.Join(got,
					"; "))
			}
		})
	}
}

// A test is a forced game of its own, and an activity test has the pass as a node.
func TestTestsInTheRecord(t *testing.T) {
	for variant := 1; variant <= 3; variant++ {
		_, tr := think(t, enginetest.Samples[2], activeGame(variant, 4), 0, 0)
		enginetest.CheckTree(t, enginetest.Samples[2], tr)
		_, losing := think(t, "8/Pk6/8/8/8/8/6Kp/8 b - - 0 1", activeGame(variant, 4), 0, 0)
		enginetest.CheckTree(t, "all moves lose", losing)
		safety, activity := 0, 0
		tr.Walk(tree.Root, func(n tree.Node) bool {
			switch n.Type {
			case TypeSafety:
				safety++
				parent := tr.Node(n.Parent)
				b := safetyBounds(bounds{parent.Alpha, parent.Beta})
				if n.Alpha != -b.M || n.Beta != -b.m || n.Ply != parent.Ply+1 {
					t.Errorf("safety test %+v below %+v", n, parent)
				}
			case TypeActivity:
				activity++
				children := tr.Children(n.ID, nil)
				if n.Reason == tree.ReasonComplete && (len(children) != 1 || tr.Node(children[0]).Move != board.Pass ||
					tr.Node(children[0]).Type != TypeForced) {
					t.Errorf("activity test %+v with the children %v", n, children)
				}
			}
			for _, id := range tr.Children(n.ID, nil) {
				if child := tr.Node(id); (n.Type.Test() || n.Type == TypeForced) && n.Type != TypeActivity &&
					child.Type != TypeForced {
					t.Errorf("below a test stands %+v", child)
					return false
				}
			}
			return true
		})
		if safety == 0 || activity == 0 {
			t.Errorf("variant %d: %d safety tests, %d activity tests", variant, safety, activity)
		}
	}
}

// Where all moves lose, the best of their safety tests is the best child, and the value comes from
// there.
func TestTheBestTestWhereAllMovesLose(t *testing.T) {
	_, tr := think(t, exampleAllLosing, activeGame(1, 4), 0, 0)
	seen := 0
	tr.Walk(tree.Root, func(n tree.Node) bool {
		if n.Reason != reasonAllLosing {
			return true
		}
		seen++
		least := eval.Score(worst)
		for _, id := range tr.Children(n.ID, nil) {
			if test := tr.Node(id); test.Type == TypeSafety {
				least = max(least, test.ForParent())
			}
		}
		best, ok := tr.Best(n.ID)
		if b := tr.Node(best); !ok || b.Type != TypeSafety || b.ForParent() != least || n.Score != least {
			t.Errorf("node %d: best child %+v, the best test leaves %d", n.ID, b, least)
		}
		if path := tr.Provenance(n.ID).Path; len(path) < 2 || path[1] != best {
			t.Errorf("node %d: its value comes by %v", n.ID, path)
		}
		return true
	})
	if seen == 0 {
		t.Error("nowhere do all moves lose")
	}
}

// The rounds of a search: bounds of each, and why it ended.
func TestRounds(t *testing.T) {
	for _, c := range []struct {
		name   string
		fen    string
		depth  int
		rounds string
	}{
		{"the first is enough", enginetest.Samples[0], 2, "round 1 229..230 within the bounds"},
		{"a rook is won: the bounds go up", "r3k2r/8/8/8/8/8/8/2R1K2R w Kkq - 0 1", 2, "round 1 239..240 above the bounds; " +
			"round 2 249..250 within the bounds"},
		{"the fourth round would be the second again", exampleRounds, 4,
			"round 1 229..230 above the bounds; round 2 247..248 above the bounds; round 3 249..250 below the bounds"},
		{"four rounds fail", exampleFourRounds, 2,
			"round 1 230..231 below the bounds; round 2 225..226 below the bounds; round 3 223..224 below the bounds; round 4 " +
				"212..213 above the bounds"},
	} {
		_, tr := think(t, c.fen, activeGame(1, c.depth), 0, 0)
		words := tr.Header().Vocabulary
		var rounds []string
		for _, id := range tr.Children(tree.Root, nil) {
			if n := tr.Node(id); n.Type == tree.TypeRound {
				rounds = append(rounds, fmt.Sprintf("%s %.0f..%.0f %s", words.StageName(n.Type, n.Number),
					scale.Own(int32(n.Alpha)), scale.Own(int32(n.Beta)), words.Reason(n.Reason).Name))
			}
		}
		if got := strings.Join(rounds, "; "); got != c.rounds {
			t.Errorf("%s: %s\nwant %s", c.name, got, c.rounds)
		}
	}
}

// Where no round has its value within its bounds the best move found is played, or none.
func TestFailedRounds(t *testing.T) {
	for _, c := range []struct {
		fen, best, says string
		depth           int
		rounds          int // that were played
		reason          tree.Reason
	}{
		{exampleRounds, "c8=Q+", "After 3 rounds the value still lies outside the bounds; the next would have the bounds " +
			"of one before", 4, 3, reasonRoundsRepeat},
		{exampleFourRounds, "Qxg7+", "After 4 rounds the value still lies outside the bounds.", 2, 4, reasonRoundsUsed},
	} {
		for _, playBest := range []bool{false, true} {
			p := enginetest.Position(t, c.fen)
			values := presetValues(t, "active 1", optionPlayBest, fmt.Sprint(playBest), optionDepth,
				fmt.Sprint(c.depth))
			tr := tree.NewRecorder(search.Header(New(), values, p), 0)
			result, err := New().Search(context.Background(), search.Task{Position: p, Values: values, Recorder: tr})
			if err != nil {
				t.Fatal(err)
			}
			ending := map[bool]string{false: "The programme gives no move. The best move found is " + c.best,
				true: "the best one found is played"}[playBest]
			if (result.Move != board.NoMove) != playBest || !strings.HasPrefix(result.Note, c.says) ||
				!strings.Contains(result.Note, ending) || p.SAN(result.Line[0]) != c.best {
				t.Errorf("%s, playBest %v: %s, %q, line %v", c.fen, playBest, result.Move, result.Note, result.Line)
			}
			if root := tr.Tree().Node(tree.Root); root.Reason != c.reason || int(result.Counts.ByType[tree.TypeRound.Code()]) !=
				c.rounds {
				t.Errorf("%s: %d rounds, the root is closed with %q", c.fen, result.Counts.ByType[tree.TypeRound.Code()],
					root.Reason)
			}
			if best, ok := tr.Tree().Best(tree.Root); !ok || tr.Tree().Node(best).Score != result.Score {
				t.Errorf("%s: the best round has not the score %d", c.fen, result.Score)
			}
		}
	}
}

// A sum that is clamped costs no point: it lies off the bounds of the tests and the rounds.
func TestAClampedSumIsNoLoss(t *testing.T) {
	for _, weight := range []string{"-1023", "1023"} {
		values := presetValues(t, "active 1", optionDepth, "3", optionWeights, "centre:"+weight)
		p := enginetest.Position(t, "4k3/p6p/8/8/3PP3/8/P6P/4K3 w - - 0 1")
		r := tree.NewRecorder(search.Header(New(), values, p), 0)
		result, err := New().Search(context.Background(), search.Task{Position: p, Values: values, Recorder: r})
		if err != nil {
			t.Fatal(err)
		}
		tests, losing := 0, 0
		r.Tree().Walk(tree.Root, func(n tree.Node) bool {
			if n.Type == TypeSafety && n.Ply == 1 {
				tests++
				losing += truth(n.Class == ClassLosing)
			}
			return true
		})
		if tests == 0 || losing > 0 || result.Note != "" {
			t.Errorf("centre:%s: %d of %d moves are losing, %q", weight, losing, tests, result.Note)
		}
	}
}

// A search that is stopped anywhere has a legal move or none, and a whole record.
func TestAStoppedActiveGame(t *testing.T) {
	for variant := 1; variant <= 3; variant++ {
		for _, fen := range enginetest.Samples[:4] {
			_, whole := think(t, fen, activeGame(variant, 3), 0, 0)
			nodes := uint64(whole.Len())
			for _, limit := range []uint64{1, 2, 5, nodes / 10, nodes / 4, nodes / 2, nodes * 3 / 4, nodes - 1} {
				result, tr := think(t, fen, activeGame(variant, 3), max(limit, 1), 0)
				p := enginetest.Position(t, fen)
				if !result.Stopped || result.Move != board.NoMove && !p.IsLegal(result.Move) {
					t.Errorf("%s, limit %d: stopped %v, move %s", fen, limit, result.Stopped, result.Move)
				}
				enginetest.CheckTree(t, fen, tr)
				for id := range tree.ID(tr.Len()) {
					if a, b := whole.Node(id), tr.Node(id); a.Move != b.Move || a.Alpha != b.Alpha || a.Beta != b.Beta ||
						a.Type != b.Type {
						t.Errorf("%s, limit %d: node %+v was %+v", fen, limit, b, a)
						break
					}
				}
			}
		}
	}
}

func TestOptionsOutsideTheirRangesAreRefused(t *testing.T) {
	for _, c := range []struct{ name, value, sentence string }{
		{optionDepth, "13", `option depth is a whole number from 0 to 12, not "13"`},
		{optionDepth, "-1", `option depth is a whole number from 0 to 12, not "-1"`},
		{optionZch, "21", `option zch is a whole number from 0 to 20, not "21"`},
		{optionScheme, "active4", `option scheme is one of absolute, active1, active2, active3, not "active4"`},
		{optionWeights, "centre:2000",
			`option weights: the weight of centre is a whole number from -1023 to 1023, not "2000"`},
		{optionWeights, "queen:5", `option weights: the weight of queen is fixed: A queen is worth 20 points.`},
	} {
		if _, err := search.Resolve(New(), map[string]string{c.name: c.value}); err == nil || err.Error() != c.sentence {
			t.Errorf("%s=%s: %v, want %s", c.name, c.value, err, c.sentence)
		}
	}
}

func TestWhyNotInTheActiveGame(t *testing.T) {
	const evans = "r1bqk1nr/ppp2ppp/2np4/b3p3/2BPP3/2P2N2/P4PPP/RNBQK2R w KQkq - 0 1"
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	for _, c := range []struct {
		name          string
		fen           string
		variant, deep int
		line, move    string
		reason        tree.Reason
		evidence      string
	}{
		{"it leaves a pawn to be taken", evans, 1, 2, "", "f3g5", reasonLosing, "The safety test of 1.Ng5 leaves " +
			"at most −2 points, +40 d, and the bound asks for 0 points."},
		{"another passive move is better", start, 1, 2, "", "a2a3", reasonPassive, "The evaluation of 1.a3 is " +
			"+2 d. Taken: 1.e4 +33 d."},
		{"by its activity test", start, 2, 2, "", "a2a3", reasonPassive, "The evaluation of 1.a3 is at most +2 d. Taken: " +
			"1.e4 at most +33 d."},
	} {
		_, tr := think(t, c.fen, activeGame(c.variant, c.deep), 0, 0)
		id, p := at(t, tr, c.line)
		why := whyNot(t, tr, id, legal(t, &p, c.move))
		if evidence := why.Evidence.Text(sentence.Plain{Scale: scale}); why.Reason != c.reason || evidence != c.evidence {
			t.Errorf("%s: %v: %s", c.name, why.Reason, evidence)
		}
	}
}
