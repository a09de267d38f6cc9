package eval_test

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
)

func TestPointsOfView(t *testing.T) {
	if eval.Score(30).For(board.White) != 30 || eval.Score(30).For(board.Black) != -30 {
		t.Error("White's view of the mover's score")
	}
	for _, turn := range []board.Colour{board.White, board.Black} {
		if back := eval.Score(-7).For(turn).For(turn); back != -7 {
			t.Errorf("%s: -7 comes back as %d", turn, back)
		}
	}
}
