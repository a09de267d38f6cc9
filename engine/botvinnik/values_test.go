package botvinnik

import (
	"math/rand/v2"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/trajectory"
	"drevo/internal/needs"
)

// A king that is mated by the next move has a value of the second type: in random positions with a
// mate in one at least 95 of 100 do.
func TestMatedKingsAreDoomed(t *testing.T) {
	needs.OneGoroutine(t)
	r := rand.New(rand.NewPCG(13, 5))
	mated, doomed := 0, 0
	for mated < 600/needs.OneIn(3) {
		p := board.Start()
		for range r.IntN(160) {
			var legal board.MoveList
			p.Legal(&legal)
			if legal.Len() == 0 {
				break
			}
			if hasMate(&p) {
				mated++
				if typeOf(&p, p.KingSquare(p.Turn().Opponent())) == Doomed {
					doomed++
				}
				break
			}
			var next board.Position
			p.Make(legal.All()[r.IntN(legal.Len())], &next)
			p = next
		}
	}
	if 100*doomed < 95*mated {
		t.Errorf("%d of %d mated kings are doomed", doomed, mated)
	}
}

// hasMate reports whether the side to move mates with one move.
func hasMate(p *board.Position) bool {
	var legal, answers board.MoveList
	p.Legal(&legal)
	for _, move := range legal.All() {
		var next board.Position
		p.Make(move, &next)
		answers = board.MoveList{}
		if next.Legal(&answers); answers.Len() == 0 && next.InCheck() {
			return true
		}
	}
	return false
}

// typeOf returns the type of the piece on a square within three half-moves.
func typeOf(p *board.Position, s board.Square) Type {
	for _, piece := range ValuesOf(p, 3).Pieces {
		if piece.Square == s {
			return piece.Type
		}
	}
	return Stable
}

// What stands in check of a queen that nobody may take has the type of a doomed king, with the price
// of a king.
func TestMateBesideTheKing(t *testing.T) {
	p := enginetest.Position(t, "r1bq2rk/pp3p1p/2p1p1PQ/4b3/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1")
	for _, piece := range ValuesOf(&p, 3).Pieces {
		if piece.Square == board.H8 && (piece.Type != Doomed || piece.Value != trajectory.Value(board.King)) {
			t.Errorf("the king is of type %d and loses %d", piece.Type, piece.Value)
		}
	}
}
