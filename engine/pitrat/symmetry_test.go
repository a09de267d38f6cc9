package pitrat

import (
	"cmp"
	"maps"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// A position of the paper and its twin with the colours exchanged have the same tree, node for node, and the same
// plans: squares and moves are taken in the order in which the mover sees them.
func TestTwinsWithColoursExchanged(t *testing.T) {
	needs.OneGoroutine(t) // what verify looks at takes minutes under the race detector
	const nodes = 3_000
	verified := map[string]bool{"M39": true, "E42": true, "M3": true}
	for name, p := range papers(t) {
		for _, proof := range []string{proofEvasions, proofVerify} {
			if proof == proofVerify && !verified[name] {
				continue
			}
			set := map[string]string{optionWanted: cmp.Or(wantedOf[name], wantedPawn), optionProof: proof}
			twin := enginetest.Position(t, enginetest.Mirror(p.FEN()))
			compareTwins(t, name+" "+proof, recordedTo(t, p, set, nodes), recordedTo(t, twin, set, nodes))
		}
	}
}

// So have they with the additions of forcing: in this position of a game the seventh class looks for a mate that is
// threatened, and finds two.
func TestTwinsOfForcing(t *testing.T) {
	const fen = "r2q2kr/1pp3pp/p3p3/3pp3/1P2P1n1/2NPPN2/1PPQ2PP/R4RK1 w - - 0 15"
	forcing, err := search.FindPreset(New(), "forcing")
	if err != nil {
		t.Fatal(err)
	}
	set := maps.Clone(forcing.Values)
	set[optionWanted] = wantedPiece
	twin := enginetest.Position(t, enginetest.Mirror(fen))
	compareTwins(t, "forcing", recordedTo(t, enginetest.Position(t, fen), set, 3_000), recordedTo(t, twin, set, 3_000))
}

// recordedTo records a search up to so many nodes.
func recordedTo(t *testing.T, p board.Position, set map[string]string, nodes uint64) *tree.Tree {
	t.Helper()
	values, err := search.Resolve(New(), set)
	if err != nil {
		t.Fatal(err)
	}
	task := search.Task{Position: p, Values: values, Limits: search.Limits{Nodes: nodes}}
	_, tr := enginetest.Recorded(t, New(), task, 0)
	return tr
}

// turned is a move with the colours exchanged.
func turned(m board.Move) board.Move {
	if m == board.Pass {
		return m
	}
	const bothRanks = 56 | 56<<6
	return m ^ bothRanks
}

// compareTwins compares two trees of which one is the other with the colours exchanged.
func compareTwins(t *testing.T, name string, a, b *tree.Tree) {
	t.Helper()
	if a.Len() != b.Len() || AccountOf(a).Plans() != AccountOf(b).Plans() {
		t.Errorf("%s: %d nodes and %d plans, its twin has %d and %d", name, a.Len(), AccountOf(a).Plans(), b.Len(),
			AccountOf(b).Plans())
		return
	}
	for id := range tree.ID(a.Len()) {
		x, y := a.Node(id), b.Node(id)
		if id != tree.Root && turned(x.Move) != y.Move {
			t.Errorf("%s: node %d is %v, that of its twin %v", name, id, x.Move, y.Move)
			return
		}
		if x.Parent != y.Parent || x.Score != y.Score || x.Reason != y.Reason {
			t.Errorf("%s: node %d, %v: %v %v, that of its twin %v %v", name, id, x.Move, x.Score, x.Reason, y.Score, y.Reason)
			return
		}
	}
}
