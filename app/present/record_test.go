package present

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/kaissa"
	"drevo/engine/tree"
)

// A bound at the other end of the scale was narrowed as far as can be, and is told; one at its own end is open.
func TestBoundsAtBothEnds(t *testing.T) {
	scale := kaissa.New().Scale()
	empty := tree.NewRecorder(tree.Header{Position: board.Start(), Scale: scale}, 0).Tree()
	r := recordReader{Nodes: NewNodes(empty, InPawns)}
	for _, c := range []struct {
		alpha, beta  eval.Score
		lower, upper bool
	}{{-scale.Mate, scale.Mate, false, false}, {-scale.Mate - 1, -scale.Mate, false, true},
		{scale.Mate, scale.Mate + 1, true, false}, {0, 1, true, true}} {
		lower, upper := r.bounds(tree.Node{Alpha: c.alpha, Beta: c.beta})
		if (lower != nil) != c.lower || (upper != nil) != c.upper {
			t.Errorf("from %d to %d: lower %v, upper %v", c.alpha, c.beta, lower, upper)
		}
	}
}
