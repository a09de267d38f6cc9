package paulchess

import (
	"math/rand/v2"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/internal/needs"
)

// Each term counts what its sentence says: its units and its value for White and for Black.
func TestTerms(t *testing.T) {
	const (
		start    = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
		kingPawn = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
	)
	for _, test := range []struct {
		term, fen string
		counts    [2]int // of squares
		values    [2]eval.Score
	}{
		{"pawn", start, [2]int{8, 8}, [2]eval.Score{800, 800}},
		{"knight", start, [2]int{2, 2}, [2]eval.Score{650, 650}},
		{"bishop", start, [2]int{2, 2}, [2]eval.Score{660, 660}},
		{"rook", start, [2]int{2, 2}, [2]eval.Score{1000, 1000}},
		{"queen", start, [2]int{1, 1}, [2]eval.Score{900, 900}},
		// Pawns threaten a3 and h3 once and the six between them twice, knights a3, c3, f3, h3: 18 by 5,
		// 8 by 10, a fifth and a tenth of it in the opening.
		{"threats", start, [2]int{18, 18}, [2]eval.Score{9, 9}},
		{"squares", start, [2]int{8, 8}, [2]eval.Score{8, 8}},
		// In the end half: the king has d1, d2, f1, f2, the pawn d3, f3; e2 is its own.
		{"threats", kingPawn, [2]int{6, 5}, [2]eval.Score{15, 13}},
		{"squares", kingPawn, [2]int{6, 5}, [2]eval.Score{30, 25}},
		{"doubled", "4k3/p7/p7/p7/8/4P3/4P3/4K3 w - - 0 1", [2]int{1, 2}, [2]eval.Score{-7, -14}},
		{"isolated", "4k3/p6p/8/8/8/8/1P1P4/4K3 w - - 0 1", [2]int{2, 2}, [2]eval.Score{-24 - 40, -32}},
		{"isolated", "4k3/2p2p2/8/8/8/8/PP6/4K3 w - - 0 1", [2]int{0, 2}, [2]eval.Score{0, -64}},
		{"blocked", "4k3/3pp3/3n4/8/8/4n3/3PP3/4K3 w - - 0 1", [2]int{1, 1}, [2]eval.Score{-3, -3}},
		{"blocked", "4k3/2p5/2n1p3/4n3/3n4/3P4/8/4K3 w - - 0 1", [2]int{0, 0}, [2]eval.Score{0, 0}},
		// 2, 6, 12, 24, 48 for White, the fourth thirds of it in the end.
		{"advance", "4k3/1P6/P7/7P/6P1/5P2/4P3/4K3 w - - 0 1", [2]int{5, 0}, [2]eval.Score{123, 0}},
		{"advance", "rnbqkbnr/1ppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1", [2]int{1, 0}, [2]eval.Score{2, 0}},
		{"centrePawn", "rnbqkbnr/pppp1ppp/8/4p3/3P4/4P3/PPP2PPP/RNBQKBNR w KQkq - 0 1", [2]int{2, 1}, [2]eval.Score{12 + 8,
			12}},
		{"commonPawn", "rnbqkbnr/pp1ppppp/8/2p5/8/1P4P1/P1PPPP1P/RNBQKBNR w KQkq - 0 1", [2]int{2, 1}, [2]eval.Score{8, 12}},
		{"oddPawn", "rnbqkbnr/1pppp1p1/5p1p/p7/8/1P6/P1PPPPPP/RNBQKBNR w KQkq - 0 1", [2]int{0, 3}, [2]eval.Score{0, -18}},
		{"unmovedPawn", "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", [2]int{2, 1}, [2]eval.Score{-30, -15}},
		{"knightCentre", "r1bqkbnr/pppppppp/2n5/8/8/2N2N2/PPPPPPPP/R1BQKB1R w KQkq - 0 1", [2]int{2, 1}, [2]eval.Score{30,
			15}},
		{"knightEdge", "rnbqkbnr/pppppppp/8/8/8/2N2N2/PPPPPPPP/R1BQKB1R w KQkq - 0 1", [2]int{0, 2}, [2]eval.Score{0, -30}},
		{"fianchetto", "rn1qkbnr/pbpppppp/1p6/8/8/1P4P1/PBPPPPBP/RN1QK1NR w KQkq - 0 1", [2]int{2, 1}, [2]eval.Score{24, 12}},
		{"italian", "rnbqk1nr/pppp1ppp/4p3/2b5/2B2B2/3PP3/PPP2PPP/RN1QK1NR w KQkq - 0 1", [2]int{2, 1}, [2]eval.Score{20,
			10}},
		{"bishopEdge", "rnbqkbnr/pppppppp/8/8/8/1P4P1/PBPPPPBP/RN1QK1NR w KQkq - 0 1", [2]int{0, 2}, [2]eval.Score{0, -24}},
		{"centrePiece", "rnb1kbnr/pppppppp/8/3q4/3NP3/8/PPPP1PPP/RNBQKB1R w KQkq - 0 1", [2]int{1, 1}, [2]eval.Score{10, 10}},
		{"queenOut", "rnb1kbnr/pppppppp/8/3q4/8/2Q5/PPPPPPPP/RNB1KBNR w KQkq - 0 1", [2]int{1, 1}, [2]eval.Score{-30, -40}},
		// Two pieces are off, which leaves 22 of 24.
		{"castled", "rnbq1rk1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", [2]int{0, 1}, [2]eval.Score{0, 37}},
		{"castlingLost", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kq - 0 1", [2]int{1, 1}, [2]eval.Score{-15, -15}},
		{"castlingLost", "rnbq1rk1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", [2]int{0, 0}, [2]eval.Score{0, 0}},
		{"storm", "6k1/8/6P1/5P1P/8/8/8/6K1 w - - 0 1", [2]int{1, 0}, [2]eval.Score{5, 0}},
		{"bareKing", "6k1/5p2/8/8/8/8/5P2/7K w - - 0 1", [2]int{1, 0}, [2]eval.Score{-15, 0}},
		{"kingNear", "4k3/8/8/8/8/8/R7/4K3 w - - 0 1", [2]int{1, 1}, [2]eval.Score{3, 1}},
		{"kingNear", start, [2]int{0, 0}, [2]eval.Score{0, 0}},
		{"kingToKing", "4k3/8/8/8/8/8/R7/4K3 w - - 0 1", [2]int{1, 0}, [2]eval.Score{0, 0}},
		{"kingToKing", "4k3/8/3K4/8/8/8/R7/8 w - - 0 1", [2]int{1, 0}, [2]eval.Score{20, 0}},
		{"kingToKing", "4k3/8/3K4/8/8/8/8/8 w - - 0 1", [2]int{0, 0}, [2]eval.Score{0, 0}},
		{"enemyCentre", "7k/8/8/3K4/8/8/R7/8 w - - 0 1", [2]int{1, 0}, [2]eval.Score{30, 0}},
		{"enemyCentre", "r6k/7r/7r/3K4/8/8/R7/8 w - - 0 1", [2]int{0, 0}, [2]eval.Score{0, 0}},
	} {
		p := enginetest.Position(t, test.fen)
		b := New().Evaluate(&p, resolved(t, nil))
		row, ok := b.Row(test.term)
		if !ok {
			t.Fatalf("there is no term %s", test.term)
		}
		for c := range test.counts {
			if side := row.Sides[c]; side.Count != test.counts[c] || side.Value != test.values[c] {
				t.Errorf("%s in %s, %s: %d times, %d in all; want %d, %d", test.term, test.fen, board.Colour(c), side.Count,
					side.Value, test.counts[c], test.values[c])
			}
		}
	}
}

// Simple1 has the numbers of the thesis and no phases.
func TestSimple1(t *testing.T) {
	simple := map[string]string{optionEvaluation: evaluationSimple}
	p := enginetest.Position(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	b := New().Evaluate(&p, resolved(t, simple))
	for term, want := range map[string]eval.Score{"knight": 660, "bishop": 660, "threats": 18 * 5, "squares": 8 * 10} {
		if row, _ := b.Row(term); row.Sides[board.White].Value != want {
			t.Errorf("%s: %d, want %d", term, row.Sides[board.White].Value, want)
		}
	}
	if len(b.Rows) != termSquares+1 {
		t.Errorf("%d terms", len(b.Rows))
	}
	simple[optionWeights] = "knight:300,castled:7"
	b = New().Evaluate(&p, resolved(t, simple))
	if row, _ := b.Row("knight"); row.Sides[board.White].Value != 600 {
		t.Errorf("with another weight knights are worth %d", row.Sides[board.White].Value)
	}
}

// The isolated pawn of the early versions is a bonus.
func TestIsolatedBonus(t *testing.T) {
	p := enginetest.Position(t, "4k3/8/8/8/8/8/1P1P4/4K3 w - - 0 1")
	b := New().Evaluate(&p, resolved(t, map[string]string{optionIsolated: "true"}))
	if row, _ := b.Row("isolated"); row.Net() != 64 {
		t.Errorf("it is worth %d", row.Net())
	}
}

// What a move changes of the men's places adds up, and a value is the sum of its terms, also with
// colours exchanged, in positions of random games.
func TestEvaluationOverGames(t *testing.T) {
	needs.OneGoroutine(t)
	random := rand.New(rand.NewPCG(2009, 5))
	for _, set := range []map[string]string{nil, {optionEvaluation: evaluationSimple}, {optionSliders: slidersRotated,
		optionWeights: "threats:-13,kingNear:9"},
		{optionEvaluation: evaluationTuned}, {optionEvaluation: evaluationTuned, optionSliders: slidersRotated,
			optionTunedWeights: "knightMobilityMiddle:-2000,hangingEnd:2000,kingSquaresEnd:3"}} {
		r := newRules(resolved(t, set))
		places := r.newPlacements()
		for range 60 / needs.OneIn(4) {
			p := board.Start()
			at := places.of(&p)
			for range 150 {
				var list board.MoveList
				if p.Legal(&list); list.Len() == 0 {
					break
				}
				move := list.At(random.IntN(list.Len()))
				at = places.after(at, &p, move)
				var next board.Position
				p.Make(move, &next)
				p = next
				if whole := places.of(&p); at != whole {
					t.Fatalf("after %s to %s: %+v, anew %+v", move, p.FEN(), at, whole)
				}
				checkTerms(t, &r.evaluation, places, &p, at)
			}
		}
	}
}

// checkTerms holds a value against its terms and against the position with colours exchanged.
func checkTerms(t *testing.T, e *evaluation, places *placements, p *board.Position, at placed) {
	t.Helper()
	value := e.value(p, at)
	b := e.terms(p)
	var sum eval.WhiteScore
	for _, row := range b.Rows {
		sum += row.Net()
		for _, side := range row.Sides {
			squares := eval.Score(0)
			for _, s := range side.Squares {
				squares += s.Value
			}
			if len(side.Squares) > 0 && squares != side.Value {
				t.Fatalf("%s: %s is worth %d, its squares %d", p.FEN(), row.Term.ID, side.Value, squares)
			}
		}
	}
	if b.Total != value || sum != value {
		t.Fatalf("%s: value %d, breakdown %d, its terms %d", p.FEN(), value, b.Total, sum)
	}
	if p.Castling() == board.AllCastling { // else what is inferred of castling may differ
		mirrored := enginetest.Position(t, enginetest.Mirror(strings.Join(strings.Fields(p.FEN())[:4], " ")+" 0 1"))
		if got := e.value(&mirrored, places.of(&mirrored)); got != -value {
			t.Fatalf("%s: value %d, with colours exchanged %d", p.FEN(), value, got)
		}
	}
}

// BenchmarkValue measures the evaluation of a board as the search asks for it.
func BenchmarkValue(b *testing.B) {
	for _, name := range []string{evaluation1, evaluationSimple, evaluationTuned} {
		e := newRules(resolved(b, map[string]string{optionEvaluation: name})).evaluation
		places := e.newPlacements()
		b.Run(name, func(b *testing.B) {
			for _, fen := range enginetest.Samples[:4] {
				p := enginetest.Position(b, fen)
				at := places.of(&p)
				for i := 0; i < b.N; i++ {
					e.value(&p, at)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(4*b.N), "ns/board")
		})
	}
}
