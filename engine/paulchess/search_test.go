package paulchess

import (
	"context"
	"strconv"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// The late terms mate with a lone rook and a lone queen, at four plies, against the same programme
// and within the fifty moves.
func TestMatesWithALonePiece(t *testing.T) {
	for _, fen := range []string{
		"8/8/8/3k4/8/8/8/R3K3 w - - 0 1", "8/8/8/3k4/8/8/8/Q3K3 w - - 0 1",
		"4k2r/8/8/3K4/8/8/8/8 b - - 0 1", "8/8/2q5/3k4/8/8/8/6K1 b - - 0 1", "k7/8/8/8/4R3/8/8/7K w - - 0 1",
	} {
		p := enginetest.Position(t, fen)
		attacker := p.Turn()
		var history board.History
		history.Push(p.Key(), true)
		for p.HasLegalMove() && p.HalfmoveClock() < 100 {
			result, err := New().Search(context.Background(), search.Task{Position: p, History: history, Values: resolved(t,
				nil)})
			if err != nil {
				t.Fatal(err)
			}
			var next board.Position
			p.Make(result.Move, &next)
			p = next
			history.Push(p.Key(), p.HalfmoveClock() == 0)
		}
		if p.HasLegalMove() || !p.InCheck() || p.Turn() == attacker {
			t.Errorf("%s ends as %s", fen, p.FEN())
		}
	}
}

// A side that is ahead avoids the third occurrence of a position, one that is behind seeks it, and
// with the switch off neither knows.
func TestRepetition(t *testing.T) {
	// White's rook stands en prise; Black is two rooks behind and has checked it round twice.
	for _, test := range []struct {
		fen, line string
		draw      bool // whoever is to move makes the third occurrence
	}{
		{"6k1/5ppp/8/8/8/5q2/1RR5/6K1 b - - 0 1", "f3g4 g1f1 g4f3 f1g1 f3g4 g1f1 g4f3 f1g1", false},
		{"6k1/6pp/8/8/6q1/8/RQR5/5K2 b - - 0 1", "g4d1 f1g2 d1g4 g2f1 g4d1 f1g2 d1g4 g2f1", true},
	} {
		p := enginetest.Position(t, test.fen)
		var history board.History
		history.Push(p.Key(), true)
		for text := range strings.FieldsSeq(test.line) {
			move, err := p.ParseUCI(text)
			if err != nil {
				t.Fatal(err)
			}
			var next board.Position
			p.Make(move, &next)
			p = next
			history.Push(p.Key(), p.HalfmoveClock() == 0)
		}
		for _, knows := range []bool{true, false} {
			values := resolved(t, map[string]string{optionRepetition: strconv.FormatBool(knows)})
			task := search.Task{Position: p, History: history, Values: values}
			task.Recorder = tree.NewRecorder(search.Header(New(), values, p), 0)
			result, err := New().Search(context.Background(), task)
			if err != nil {
				t.Fatal(err)
			}
			if drawn := result.Score == 0; drawn != (knows && test.draw) {
				t.Errorf("%s, repetition %v: %s with %d", test.fen, knows, result.Move, result.Score)
			}
			if found := result.Counts.ByReason[tree.ReasonRepetition] > 0; found != knows {
				t.Errorf("%s, repetition %v: %d nodes are repetitions", test.fen, knows,
					result.Counts.ByReason[tree.ReasonRepetition])
			}
		}
	}
}

// total sums up searches of the samples.
func total(t *testing.T, sets ...map[string]string) (counts search.Counts) {
	t.Helper()
	for _, fen := range enginetest.BenchPositions {
		c := think(t, enginetest.Position(t, fen), resolved(t, sets...)).Counts
		counts.Nodes, counts.Boards = counts.Nodes+c.Nodes, counts.Boards+c.Boards
		for i, n := range c.ByType {
			counts.ByType[i] += n
		}
		for i, n := range c.ByReason {
			counts.ByReason[i] += n
		}
	}
	return counts
}

// The null move saves boards in the search and never cuts in quiescence, where it is tried often.
func TestNullMoves(t *testing.T) {
	needs.OneGoroutine(t)
	with, without := total(t), total(t, map[string]string{optionNull: "false"})
	if with.Boards >= without.Boards || with.ByReason[reasonNullCut] == 0 || without.ByReason[reasonNullCut] != 0 {
		t.Errorf("%d boards and %d cuts, without %d and %d", with.Boards, with.ByReason[reasonNullCut], without.Boards,
			without.ByReason[reasonNullCut])
	}
	tried := with.ByType[typeNullQuiescence.Code()]
	if tried < 10_000 || with.ByReason[reasonNullCutQuiescence] != 0 {
		t.Errorf("%d tries in quiescence, %d cuts", tried, with.ByReason[reasonNullCutQuiescence])
	}
	off := total(t, map[string]string{optionNullQuiescence: "false"})
	if off.ByType[typeNullQuiescence.Code()] != 0 || off.Nodes >= with.Nodes {
		t.Errorf("%d nodes without null moves in quiescence, with them %d", off.Nodes, with.Nodes)
	}
}

// Two-phase generation saves boards; the table with deepening, alpha-beta and the order save both.
func TestWhatTheSwitchesSave(t *testing.T) {
	needs.OneGoroutine(t)
	whole := total(t)
	for name, off := range map[string]map[string]string{
		"two-phase":           {optionTwoPhase: "false"},
		"table and deepening": {optionTable: "false", optionDeepening: "false"},
		"order":               {optionOrder: orderGenerated},
	} {
		if without := total(t, off); without.Boards <= whole.Boards {
			t.Errorf("%s: %d boards, without it %d", name, whole.Boards, without.Boards)
		}
	}
	shallow := map[string]string{optionDepth: "2", optionQuiescence: "2"}
	if with, without := total(t, shallow), total(t, shallow, map[string]string{optionAlphaBeta: "false"}); with.Nodes*5 >
		without.Nodes {
		t.Errorf("alpha-beta: %d nodes, without it %d", with.Nodes, without.Nodes)
	}
}

// In check a side gets a ply more, so that a mate in the fifth ply is seen at four.
func TestSingularExtension(t *testing.T) {
	const fen = "r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1" // Bc5+ Kxc5 Qb6+ Kd5 Qd6#
	p := enginetest.Position(t, fen)
	shallow := map[string]string{optionDepth: "4"}
	if result := think(t, p, resolved(t, shallow)); isMate(result.Score) {
		t.Errorf("four plies see %d", result.Score)
	}
	shallow[optionExtension] = "true"
	if result := think(t, p, resolved(t, shallow)); result.Score != mate-5 || result.Move.UCI() != "f8c5" {
		t.Errorf("with the extension %s, %d", result.Move, result.Score)
	}
}

// Dynamic plies go on while the time is expected to suffice, and not beyond a mate.
func TestDynamicPlies(t *testing.T) {
	dynamic := map[string]string{optionDynamic: "true", optionDynamicSeconds: "1"}
	result := think(t, enginetest.Position(t, "8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 0 50"), resolved(t, dynamic))
	if !strings.HasPrefix(result.Note, "Dynamic plies: searched to depth ") || result.Elapsed > needs.Patience {
		t.Errorf("%q after %v", result.Note, result.Elapsed)
	}
	mated := enginetest.Position(t, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1")
	if result := think(t, mated, resolved(t, dynamic)); result.Score != mate-1 ||
		strings.HasPrefix(result.Note, "Dynamic") {
		t.Errorf("%d, %q", result.Score, result.Note)
	}
}

// A search that is stopped keeps the choice of the last whole iteration, or of the one under way
// when it has examined that choice again.
func TestStopped(t *testing.T) {
	values := resolved(t, map[string]string{optionDepth: "6"})
	whole := map[uint64]bool{}
	for _, limit := range []uint64{1, 3, 50, 500, 5_000, 50_000} {
		for _, fen := range enginetest.Samples {
			result, err := New().Search(context.Background(), search.Task{Position: enginetest.Position(t, fen), Values: values,
				Limits: search.Limits{Nodes: limit}})
			if err != nil {
				t.Fatal(err)
			}
			if limit >= 500 && result.Move == board.NoMove {
				t.Errorf("%s stopped at %d nodes: no move", fen, limit)
			}
			whole[limit] = whole[limit] || !result.Stopped
		}
	}
	if whole[1] {
		t.Error("a search of one node was not stopped")
	}
}

// Ranges are refused in one sentence.
func TestRefusals(t *testing.T) {
	for set, want := range map[[2]string]string{
		{optionDepth, "0"}:           "option depth is a whole number from 1 to 60",
		{optionQuiescence, "31"}:     "option quiescence is a whole number from 0 to 30",
		{optionNullReduction, "5"}:   "option nullReduction is a whole number from 1 to 4",
		{optionEvaluation, "2.0"}:    "option evaluation is one of 1.0, simple1",
		{optionWeights, "pawn:9999"}: "the weight of pawn is a whole number from -2000 to 2000",
	} {
		if _, err := search.Resolve(New(), map[string]string{set[0]: set[1]}); err == nil || !strings.Contains(err.Error(),
			want) {
			t.Errorf("%v: %v", set, err)
		}
	}
}
