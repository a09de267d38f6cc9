package botvinnik

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/tree"
)

// White is threatened with mate on the last rank, or with the loss of a rook, or with nothing.
func TestAfter(t *testing.T) {
	const mated, rookLost, safe = "6k1/5ppp/8/8/8/8/r4PPP/1r2Q1K1 w - - 0 1", "6k1/5ppp/8/8/8/1r6/5PPP/1R2Q1K1 w - - 0 1",
		"6k1/5ppp/8/8/8/8/5PPP/4Q1K1 w - - 0 1"
	for _, c := range []struct {
		name, fen string
		check     bool      // the move gives check
		desperate bool      // the option
		want      remaining // what the move takes
	}{
		{"a check by a side whose queen is doomed", mated, true, true, halfPlyCheck},
		{"another move", mated, false, true, wholePly},
		{"a check by a side whose rook is doomed", rookLost, true, true, wholePly},
		{"a check by a side that nothing threatens", safe, true, true, wholePly},
		{"switched off", mated, true, false, wholePly},
		{"an answer to check", "6k1/5ppp/8/8/8/8/5PPP/4r1K1 w - - 0 1", false, true, 0},
	} {
		g := &game{horizon: 3, doomed: true, halfPlyChecks: c.desperate}
		f := &ply{position: enginetest.Position(t, c.fen)}
		f.check = f.position.InCheck()
		if got := plies(5) - g.after(f, plies(5), c.check); got != c.want {
			t.Errorf("%s takes %d, want %d", c.name, got, c.want)
		}
	}
}

func TestRemainingInHalfMoves(t *testing.T) {
	for _, c := range []struct {
		left remaining
		want int
	}{{0, 0}, {halfPlyCheck, 0}, {wholePly, 1}, {wholePly + halfPlyCheck, 1}, {plies(7), 7}} {
		if got := c.left.whole(); got != c.want {
			t.Errorf("%d is %d half-moves, want %d", c.left, got, c.want)
		}
	}
}

// A round that grows too long is broken off, the search gives a move all the same, and it was not
// stopped from outside.
func TestRoundIsBrokenOff(t *testing.T) {
	const open = "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1"
	result, tr := think(t, open, map[string]string{optionEffort: "1"}, 0)
	broken, nodes := 0, 0
	for _, id := range tr.Children(tree.Root, nil) {
		if n := tr.Node(id); n.Type == tree.TypeIteration {
			tr.Walk(id, func(tree.Node) bool { nodes++; return true })
			if n.Reason == tree.ReasonStopped {
				broken++
			}
		}
	}
	if broken != 1 || nodes > 1000*mostEffort {
		t.Errorf("%d iterations were broken off, after %d nodes", broken, nodes)
	}
	if result.Stopped || result.Move == board.NoMove {
		t.Errorf("%+v", result)
	}
}
