package eval_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
)

func terms() *eval.Set {
	return &eval.Set{Name: "authentic", Unit: 100, Terms: []eval.Term{
		{ID: "pawn", Weight: 200},
		{ID: "weak", Weight: -12},
		{ID: "off", Weight: 0},
	}}
}

const (
	pawn = iota
	weak
	off
)

func TestTally(t *testing.T) {
	tally := eval.Tally{Weights: terms().Weights()}
	tally.Add(pawn, board.White, 1, board.A2.Bitboard()|board.B2.Bitboard())
	tally.Add(pawn, board.Black, 1, board.A7.Bitboard())
	tally.Add(weak, board.Black, 3, board.A7.Bitboard())
	tally.Add(off, board.White, 5, board.A1.Bitboard())
	tally.Add(pawn, board.White, 1, 0)
	if tally.Side(board.White) != 400 || tally.Side(board.Black) != 200-36 || tally.Net() != 400-164 {
		t.Errorf("White %d, Black %d, net %d", tally.Side(board.White), tally.Side(board.Black), tally.Net())
	}
}

func TestBreakdownNotesWhatTheTallyAdds(t *testing.T) {
	b := eval.NewBreakdown(terms())
	tally := eval.Tally{Weights: terms().Weights(), Breakdown: b}
	tally.Add(weak, board.Black, 1, board.C7.Bitboard()|board.A7.Bitboard())
	tally.Add(weak, board.Black, 2, board.A7.Bitboard())
	tally.Add(off, board.White, 5, board.H8.Bitboard())

	row, ok := b.Row("weak")
	black := row.Sides[board.Black]
	squares := []eval.SquareValue{{Square: board.A7, Value: -36}, {Square: board.C7, Value: -12}}
	if !ok || black.Count != 3 || black.Value != -48 || !slices.Equal(black.Squares, squares) {
		t.Errorf("Black's weak pawns: %+v", black)
	}
	if row.Net() != 48 || row.Sides[board.White].Count != 0 {
		t.Errorf("net %d, White %+v", row.Net(), row.Sides[board.White])
	}
	if row, _ := b.Row("off"); row.Sides[board.White].Count != 1 || row.Net() != 0 ||
		len(row.Sides[board.White].Squares) != 1 {
		t.Errorf("a term without weight: %+v", row)
	}
	if _, ok := b.Row("none"); ok {
		t.Error("there is a row of a term that does not exist")
	}
}

// Score and explanation come from the same calls, so they can't differ: with and
// without a breakdown the sums are the same, and the squares add up to them.
func TestTallyAndBreakdownAgree(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 200 {
		b := eval.NewBreakdown(terms())
		plain, noted := eval.Tally{Weights: terms().Weights()}, eval.Tally{Weights: terms().Weights(), Breakdown: b}
		for range 10 {
			term, c, units := random.IntN(3), board.Colour(random.IntN(2)), int32(random.IntN(9)-4)
			squares := board.Bitboard(random.Uint64() & random.Uint64() & random.Uint64())
			plain.Add(term, c, units, squares)
			noted.Add(term, c, units, squares)
		}
		if plain.Net() != noted.Net() || plain.Side(board.Black) != noted.Side(board.Black) {
			t.Fatalf("net %d without a breakdown, %d with one", plain.Net(), noted.Net())
		}
		for c := range board.Colour(2) {
			var rows, squares eval.Score
			for _, row := range b.Rows {
				rows += row.Sides[c].Value
				for _, sv := range row.Sides[c].Squares {
					squares += sv.Value
				}
			}
			if rows != noted.Side(c) || squares != noted.Side(c) {
				t.Fatalf("%s: tally %d, rows %d, squares %d", c, noted.Side(c), rows, squares)
			}
		}
	}
}

func TestAdjust(t *testing.T) {
	limit := eval.Term{ID: "limit", Weight: 1}
	for _, net := range []eval.WhiteScore{7, -7} {
		b := eval.NewBreakdown(terms())
		b.Adjust(limit, net)
		row, ok := b.Row("limit")
		if !ok || row.Net() != net || len(b.Rows) != 4 {
			t.Errorf("adjusted by %d: row %+v", net, row)
		}
		for _, share := range row.Sides {
			if share.Value < 0 {
				t.Errorf("adjusted by %d: a side has the share %d", net, share.Value)
			}
		}
	}
	b := eval.NewBreakdown(terms())
	if b.Adjust(limit, 0); len(b.Rows) != 3 {
		t.Error("an adjustment by nothing has a row")
	}
}

func TestCopyLeavesTheOriginalAlone(t *testing.T) {
	original := terms()
	copied := original.Copy("mine")
	copied.Terms[pawn].Weight = 1
	copied.Terms = append(copied.Terms, eval.Term{ID: "new"})
	if original.Name != "authentic" || original.Terms[pawn].Weight != 200 || len(original.Terms) != 3 {
		t.Errorf("the original is now %+v", original)
	}
	if copied.Name != "mine" || copied.Unit != 100 || copied.Index("new") != 3 {
		t.Errorf("the copy is %+v", copied)
	}
	if original.Index("weak") != weak || original.Index("new") != -1 {
		t.Errorf("index of weak %d, of new %d", original.Index("weak"), original.Index("new"))
	}
}

// A scaled share is rounded as a whole, and its squares add up to it.
func TestShareScale(t *testing.T) {
	for _, test := range []struct{ each, num, den, want eval.Score }{{5, 1, 3, 8}, {-5, 1, 3, -8}, {5, 0, 24, 0},
		{7, 24, 24, 35}, {1, 1, 2, 3}} {
		s := eval.Share{Count: 5, Value: 5 * test.each}
		for square := range board.Square(5) {
			s.Squares = append(s.Squares, eval.SquareValue{Square: square, Value: test.each})
		}
		s.Scale(test.num, test.den)
		sum := eval.Score(0)
		for _, square := range s.Squares {
			sum += square.Value
		}
		if s.Value != test.want || sum != test.want {
			t.Errorf("5 times %d by %d/%d: %d, the squares %d, want %d", test.each, test.num, test.den, s.Value, sum, test.want)
		}
	}
}

// A term that several squares make together counts once, and the squares share its value exactly.
func TestAddShared(t *testing.T) {
	set := eval.Set{Terms: []eval.Term{{ID: "pair", Weight: 20}, {ID: "loss", Weight: -10}}}
	b := eval.NewBreakdown(&set)
	tally := eval.Tally{Weights: set.Weights(), Breakdown: b}
	tally.AddShared(0, board.White, board.C1.Bitboard()|board.F1.Bitboard()|board.A3.Bitboard())
	tally.AddShared(1, board.Black, board.A8.Bitboard()|board.B8.Bitboard()|board.C8.Bitboard())
	b.Total = tally.Net()
	if b.Total != 30 || b.Rows[0].Net() != 20 || b.Rows[1].Net() != 10 || b.Rows[0].Sides[board.White].Count != 1 {
		t.Errorf("the total is %d, the rows have %d and %d", b.Total, b.Rows[0].Net(), b.Rows[1].Net())
	}
	for _, row := range b.Rows {
		for _, side := range row.Sides {
			sum := eval.Score(0)
			for _, square := range side.Squares {
				sum += square.Value
			}
			if sum != side.Value {
				t.Errorf("%s: the squares make %d of %d", row.Term.ID, sum, side.Value)
			}
		}
	}
}

// A tapered tally weighs what it is told twice, and a breakdown has both rows.
func TestTallyWithLateWeights(t *testing.T) {
	set := eval.Set{Terms: []eval.Term{{ID: "middle", Weight: 10}, {ID: "end", Weight: 3}}}
	b := eval.NewBreakdown(&set)
	weights := set.Weights()
	plain, noted := eval.Tally{Weights: weights[:1], Late: weights[1:]}, eval.Tally{Weights: weights[:1],
		Late: weights[1:], Breakdown: b}
	for _, tally := range []*eval.Tally{&plain, &noted} {
		tally.Add(0, board.White, 2, board.A1.Bitboard()|board.B1.Bitboard())
		tally.AddShared(0, board.Black, board.C1.Bitboard())
	}
	plain.AddCount(0, board.Black, 2)
	if plain.Net() != 40-10-20 || plain.LateNet() != 12-3-6 || noted.Net() != b.Rows[0].Net() ||
		noted.LateNet() != b.Rows[1].Net() {
		t.Errorf("%d and %d, noted %d and %d, rows %d and %d", plain.Net(), plain.LateNet(), noted.Net(), noted.LateNet(),
			b.Rows[0].Net(), b.Rows[1].Net())
	}
}
