package pitrat

import (
	"maps"
	"strings"
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// undecidedFEN is Win at Chess 003, which 2 500 nodes don't decide: the solution Rg3 stands as winning in more
// rounds than any other move, but not in the last one.
const undecidedFEN = "5rk1/1ppb3p/p1pb4/6q1/3P1p1r/2P1R2P/PP1BQ1P1/5RKN w - - 0 1"

// With the option leaning a search that a limit ends gives the move that stood as winning in most rounds,
// says so, and the record has the same value and line; without it there is a move only if one stands so.
func TestLeaning(t *testing.T) {
	p := enginetest.Position(t, undecidedFEN)
	set := maps.Clone(New().Presets()[1].Values)
	set[optionWanted] = wantedPiece
	for _, leaning := range []string{"true", "false"} {
		set[optionLeaning] = leaning
		values, err := search.Resolve(New(), set)
		if err != nil {
			t.Fatal(err)
		}
		recorder := tree.NewRecorder(search.Header(New(), values, p), 0)
		r, err := New().Search(t.Context(), search.Task{Position: p, Values: values, Recorder: recorder,
			Limits: search.Limits{Nodes: 2500}})
		if err != nil {
			t.Fatal(err)
		}
		says := strings.Contains(r.Note, "stood as winning in")
		if !r.Stopped || says != (leaning == "true") || says != (r.Move.String() == "e3g3") {
			t.Fatalf("leaning %s: %v, %s", leaning, r.Move, r.Note)
		}
		tr := recorder.Tree()
		if line := tr.Moves(tr.Line(tree.Root)); len(line) < len(r.Line) || says && line[0] != r.Move ||
			tr.Node(tree.Root).Score != r.Score {
			t.Errorf("the record has %v, %d; the result %v, %d", line, tr.Node(tree.Root).Score, r.Line, r.Score)
		}
		tr.Release()
	}
}
