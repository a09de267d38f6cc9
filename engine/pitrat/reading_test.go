package pitrat

import (
	"slices"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/planner"
)

// "Which men could be captured if the program attacks them once more" (section 2.2.2): the rook on e2 attacks
// e8 already, so that on e4 it does so once more, beside its attack on h4 (as M42's 5.Re4). Behind a knight on
// e3 it attacks nothing yet, and is not one attacker more.
func TestOnceMoreCountsWhereItAttacksAlready(t *testing.T) {
	for fen, want := range map[string]bool{
		"2r1r1k1/5ppp/8/8/7q/8/4R1K1/8 w - - 0 1":   true,
		"2r1r1k1/5ppp/8/8/7q/4N3/4R1K1/8 w - - 0 1": false,
	} {
		p := enginetest.Position(t, fen)
		f, _ := grown(t, "M42", "")
		got := slices.ContainsFunc(f.Analyse(&p), func(i planner.Idea) bool {
			return slices.Contains(i.Plan, plan.Take(board.E4, board.E8)) && slices.Contains(i.Plan,
				plan.Take(board.E4, board.H4))
		})
		if got != want {
			t.Errorf("%s: a double attack on e8 and h4 from e4: %v", fen, got)
		}
	}
}

// After a null move what a plan threatens at once is carried out, though the rest of the plan has become
// impossible (section 2.4.1, "the following move of the plan"); after another reply it is not.
func TestThreatIsCarriedOutThoughTheRestIsImpossible(t *testing.T) {
	for _, c := range []struct {
		reply board.Move
		want  bool
	}{{board.Pass, true}, {board.NoMove, false}} {
		f, n := grown(t, "M39", "d5c3 c2c3 d8d1")
		reply := c.reply
		if reply == board.NoMove {
			reply = moveOf(t, n, "c1d1")
		}
		d := f.reply(n, reply)
		f.offer(d, planned(t, f, d, "d1g1* d5b4 b4a2*"), 0) // the knight has left d5
		if got := len(d.second) == 1 && d.second[0].end().Equal(plan.Plan{plan.Take(board.D1, board.G1)}); got != c.want {
			t.Errorf("after %v the capture of the king waits: %v, want %v", reply, got, c.want)
		}
	}
}
