package tuned

import (
	"math"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
)

func positions(t *testing.T) (list []board.Position) {
	t.Helper()
	for _, fen := range append(enginetest.Positions(t, "../../testdata/perftsuite.epd"), enginetest.Positions(t,
		"../../../app/library/data/botvinnik60.epd")...) {
		p := enginetest.Position(t, fen)
		list = append(list, p)
	}
	return list
}

var rounding = eval.Term{ID: "rounding"}

// The terms of a breakdown add up to the value, with and without a memory of pawn structures, and the
// features that the tuner counts to the same, but for the sums that are cut to whole numbers.
func TestValueIsTheSumOfItsTerms(t *testing.T) {
	e := New(Set)
	remembering := e.Remembering()
	for _, p := range positions(t) {
		value := e.Value(&p, e.sumOf(&p))
		for range 2 {
			if with := remembering.Value(&p, e.sumOf(&p)); with != value {
				t.Errorf("%s: %d, with a memory of pawns %d", p.FEN(), value, with)
			}
		}
		b, sum := e.Breakdown(&p, rounding), eval.WhiteScore(0)
		for _, row := range b.Rows {
			sum += row.Net()
		}
		if b.Total != value || sum != value {
			t.Errorf("%s: %d, the breakdown has %d and its rows %d", p.FEN(), value, b.Total, sum)
		}
	}
}

// The features of a position times their values are its value.
func TestFeaturesAreTheValue(t *testing.T) {
	for _, p := range positions(t) {
		sum := 0.0
		for _, f := range Features(&p) {
			sum += f.Middle*float64(start.values[f.Index].middle()) + f.End*float64(start.values[f.Index].end())
		}
		if value := start.Value(&p, start.sumOf(&p)); math.Abs(sum-float64(value)) > 1 {
			t.Errorf("%s: %d, by its features %.2f", p.FEN(), value, sum)
		}
	}
}

// Colours changed, a position is worth the opposite.
func TestValueIsFair(t *testing.T) {
	e := New(Set)
	for _, p := range positions(t) {
		setup := p.Setup()
		turned := board.NewSetup()
		for s, piece := range setup.Pieces {
			if piece != board.NoPiece {
				turned.Pieces[board.Square(s).Flip()] = board.NewPiece(piece.Colour().Opponent(), piece.Type())
			}
		}
		turned.Turn = p.Turn().Opponent()
		turned.Castling = setup.Castling>>2 | setup.Castling<<2&15
		q, err := turned.Position()
		if err != nil {
			continue
		}
		if a, b := e.Value(&p, e.sumOf(&p)), e.Value(&q, e.sumOf(&q)); a != -b {
			t.Errorf("%s: %d, with the colours changed %d", p.FEN(), a, b)
		}
	}
}
