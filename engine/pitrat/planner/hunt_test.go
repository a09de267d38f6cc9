package planner

import (
	"slices"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
)

// A quiet move hunts a man where it attacks one that has no way out, and what is lost with it is more than was won.
func TestHunted(t *testing.T) {
	for _, c := range []struct {
		name, fen string // the second player, White, is to move
		balance   eval.Score
		moves     []string
	}{
		{"the bishop that took on h2", "4k3/8/8/8/8/4P1P1/5P1b/5K2 w - - 0 1", 10, []string{"f1g2"}},
		{"its way is open", "4k3/8/8/8/8/4P3/5P1b/5K2 w - - 0 1", 10, nil},
		{"it is guarded", "4k3/8/8/8/7r/4P1P1/5P1b/5K2 w - - 0 1", 10, nil},
		{"more was won than the bishop is worth", "4k3/8/8/8/8/4P1P1/5P1b/5K2 w - - 0 1", 50, nil},
		{"a queen that a knight attacks", "4k3/8/8/3N4/8/PP6/qBP5/2K5 w - - 0 1", 10, []string{"d5b4", "d5c3"}},
		{"it can leave by b3", "4k3/8/8/3N4/8/P7/qBP5/2K5 w - - 0 1", 10, nil},
		{"a pawn is no man", "4k3/8/8/8/8/8/p7/1K6 w - - 0 1", 10, nil},
	} {
		p := enginetest.Position(t, c.fen)
		pl := wanting(&p, 10)
		pl.First = board.Black
		v := &Verifier{Planner: pl, Stop: func() bool { return false }}
		var got []string
		v.hunted(&p, c.balance, func(next *board.Position, _ eval.Score) bool {
			got = append(got, madeBy(t, &p, next))
			return false
		})
		slices.Sort(got)
		if !slices.Equal(got, c.moves) {
			t.Errorf("%s: %v, want %v", c.name, got, c.moves)
		}
	}
}

// madeBy is the move that leads from a position to the next.
func madeBy(t *testing.T, p, next *board.Position) string {
	t.Helper()
	var list board.MoveList
	p.Legal(&list)
	for _, m := range list.All() {
		if after := p.After(m); after.Key() == next.Key() {
			return m.UCI()
		}
	}
	t.Fatalf("%s does not come from %s", next.FEN(), p.FEN())
	return ""
}
