package paulchess

import (
	"context"
	"maps"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// modernSwitches are those of Modern that are on or off.
var modernSwitches = []string{optionPVS, optionAspiration, optionKillers, optionHistory, optionReductions,
	optionLateMoves, optionReverse, optionFutility, optionExchange, optionReplies, optionExchangeSearch, optionDelta, optionChecks,
	optionMateThreats, optionNullStatic, optionCaptures, optionNullDeeper, optionUnknown, optionTwofold}

// modernNeeds are the switches without which another has nothing to do.
var modernNeeds = map[string]string{optionMateThreats: optionReverse, optionNullStatic: optionNull, optionNullDeeper: optionNull, optionUnknown: optionTable}

// recordedSearch searches with a record.
func recordedSearch(t *testing.T, fen string, values search.Values) *tree.Tree {
	t.Helper()
	p := parse(t, fen)
	recorder := tree.NewRecorder(search.Header(New(), values, p), 1<<22)
	task := search.Task{Position: p, Values: values, Recorder: recorder, Limits: search.Limits{Nodes: 150_000}}
	if _, err := New().Search(context.Background(), task); err != nil {
		t.Fatal(err)
	}
	return recorder.Tree()
}

// Deep enough for every technique, the record keeps its rules, and every move that has no node at a
// node that nothing cut has the rule that left it out, by the plies that are derived from the record.
func TestModernExplains(t *testing.T) {
	preset := presetValues(t, "modern")
	seen := map[tree.Reason]int{}
	for _, fen := range []string{enginetest.Samples[1], enginetest.Samples[3], enginetest.Samples[4]} {
		values := resolved(t, preset, map[string]string{optionDepth: "7"})
		tr := recordedSearch(t, fen, values)
		enginetest.CheckTree(t, fen, tr)
		tr.Walk(tree.Root, func(n tree.Node) bool {
			seen[n.Reason]++
			if n.ID%7 != 0 { // every seventh: to explain takes much longer than to search
				return !t.Failed()
			}
			checkModernNode(t, tr, n, values, seen)
			return !t.Failed()
		})
	}
	for _, reason := range []tree.Reason{ReasonReverseFutility, ReasonFutile, ReasonLateMove, ReasonLosingCapture, ReasonTooLittle, ReasonNullCut, tree.ReasonTable} {
		if seen[reason] == 0 {
			t.Errorf("reason %d never occurs", reason)
		}
	}
}

func checkModernNode(t *testing.T, tr *tree.Tree, n tree.Node, values search.Values, seen map[tree.Reason]int) {
	t.Helper()
	e, err := New().Explain(tr, n.ID)
	if err != nil {
		t.Fatal(err)
	}
	words := tr.Header().Vocabulary
	for _, absent := range e.Absent {
		seen[absent.Reason]++
		if absent.Reason == tree.ReasonAfterCut && n.Score < n.Beta && n.ID != tree.Root && !n.Type.Stage() {
			t.Errorf("node %d, %s: %s is said to come after a cut (%s)", n.ID, words.Reason(n.Reason).Name, absent.Move, absent.Evidence)
		}
	}
	path := tr.Path(n.ID)
	p, _ := tr.Position(n.ID)
	r := recorded{rules: newRules(values), Node: n, position: p}
	depth := r.depthAt(tr, path)
	switch {
	case n.Type == tree.TypeFullWidth || n.Type == TypeNull || reducedPlies(n.Type) > 0:
		if depth < 1 {
			t.Errorf("node %d examines every move with %d plies left", n.ID, depth)
		}
	case n.Type == tree.TypeQuiescence || n.Type == TypeNullHorizon:
		if depth > 0 {
			t.Errorf("node %d is quiescence with %d plies left", n.ID, depth)
		}
	}
	if n.Reason == ReasonReverseFutility && !r.reverseFutile(n.Static, depth, p.InCheck(), r.improving(tr, path), n.Beta) {
		t.Errorf("node %d is no reverse futility with %d plies left", n.ID, depth)
	}
}

// Each switch of Modern alone makes a difference, and principal variation search, aspiration,
// killers and history never change a value.
func TestModernSwitches(t *testing.T) {
	plain := map[string]string{optionOrder: orderHints, optionTwoPhase: "false", optionTable: "false", optionNull: "false", optionNullQuiescence: "false", optionDepth: "5"}
	exact := map[string]bool{optionPVS: true, optionAspiration: true, optionKillers: true, optionHistory: true, optionReplies: true}
	positions := []string{enginetest.Samples[1], enginetest.Samples[3], enginetest.Samples[4]}
	sum := func(set map[string]string) (nodes uint64, scores []eval.Score) {
		for _, fen := range positions {
			r := think(t, parse(t, fen), resolved(t, set))
			nodes, scores = nodes+r.Counts.Nodes, append(scores, r.Score)
		}
		return nodes, scores
	}
	_, want := sum(plain)
	for _, name := range modernSwitches {
		base := maps.Clone(plain)
		if !exact[name] {
			base[optionPVS] = "true" // some work within null windows only
		}
		if need, ok := modernNeeds[name]; ok {
			base[need] = "true"
		}
		if name == optionUnknown {
			base[optionDeepening] = "false" // else an iteration has told the table a move
		}
		nodes, _ := sum(base)
		set := maps.Clone(base)
		set[name] = "true"
		with, scores := sum(set)
		if with == nodes {
			t.Errorf("%s makes no difference", name)
		}
		for i := range want {
			if exact[name] && scores[i] != want[i] {
				t.Errorf("%s: %s is worth %d, without it %d", name, positions[i], scores[i], want[i])
			}
		}
	}
}

// Modern finds the shortest mate in two moves, with DREVO_LONG in two to four, wherever a plain search finds one, in endgames
// that are drawn from a fixed random sequence.
func TestModernFindsMates(t *testing.T) {
	random := rand.New(rand.NewPCG(2009, 12))
	values := resolved(t, presetValues(t, "modern"), map[string]string{optionDepth: "8"})
	limit := 3
	if os.Getenv("DREVO_LONG") != "" {
		limit = 7
	}
	for found := 0; found < 6; {
		p, ok := randomEndgame(random)
		if !ok {
			continue
		}
		want := plainMate(&p, limit)
		if want < 3 {
			continue
		}
		found++
		if result := think(t, p, values); result.Score != mate-eval.Score(want) {
			t.Errorf("%s: %d, there is a mate in %d plies", p.FEN(), result.Score, want)
		}
	}
}

// randomEndgame puts two kings, two of White's pieces and a pawn of Black's on the board, the kings
// near each other and near the edge.
func randomEndgame(random *rand.Rand) (board.Position, bool) {
	black := board.NewSquare(random.IntN(8), 6+random.IntN(2))
	setup := board.NewSetup()
	men := []board.Piece{board.NewPiece(board.White, board.King), board.NewPiece(board.White, board.Rook),
		board.NewPiece(board.White, board.Knight+board.PieceType(random.IntN(4))), board.NewPiece(board.Black, board.Pawn)}
	setup.Pieces[black] = board.NewPiece(board.Black, board.King)
	for _, piece := range men {
		s := board.Square(8 + random.IntN(48))
		if setup.Pieces[s] != board.NoPiece {
			return board.Position{}, false
		}
		setup.Pieces[s] = piece
	}
	p, err := setup.Position()
	return p, err == nil
}

// plainMate returns the plies of the shortest forced mate of the side to move within a limit, 0 for
// none, by trying everything.
func plainMate(p *board.Position, limit int) int {
	for plies := 1; plies <= limit; plies += 2 {
		if mates(p, plies) {
			return plies
		}
	}
	return 0
}

func mates(p *board.Position, plies int) bool {
	var list board.MoveList
	p.Legal(&list)
	for _, move := range list.All() {
		var next board.Position
		p.Make(move, &next)
		if mated(&next, plies-1) {
			return true
		}
	}
	return false
}

func mated(p *board.Position, plies int) bool {
	var list board.MoveList
	p.Legal(&list)
	if list.Len() == 0 {
		return p.InCheck()
	}
	if plies < 2 {
		return false
	}
	for _, move := range list.All() {
		var next board.Position
		p.Make(move, &next)
		if !mates(&next, plies-1) {
			return false
		}
	}
	return true
}

// The windows of an iteration are numbered stages with an end.
func TestAspirationWindows(t *testing.T) {
	tr := recordedSearch(t, enginetest.Samples[1], resolved(t, presetValues(t, "modern"), map[string]string{optionDepth: strconv.Itoa(6)}))
	windows := 0
	for _, iteration := range tr.Children(tree.Root, nil) {
		for _, id := range tr.Children(iteration, nil) {
			n := tr.Node(id)
			if n.Type != tree.TypeRound {
				continue
			}
			windows++
			if n.Reason != tree.ReasonWithinBounds && n.Reason != tree.ReasonBelowBounds && n.Reason != tree.ReasonAboveBounds && n.Reason != tree.ReasonStopped {
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
	p := parse(t, "8/2q4p/1p2k2p/2r2R2/p1pQP1P1/P4P2/1P4KP/8 w - - 8 46")
	values := resolved(t, presetValues(t, "modern"), map[string]string{optionDepth: "60"})
	for nodes := uint64(250); nodes <= 25_000; nodes += 250 {
		result, err := New().Search(context.Background(), search.Task{Position: p, Values: values, Limits: search.Limits{Nodes: nodes}})
		if err != nil {
			t.Fatal(err)
		}
		if result.Score < 100 {
			t.Errorf("stopped after %d nodes: %s, worth %d", nodes, result.Move, result.Score)
		}
	}
}
