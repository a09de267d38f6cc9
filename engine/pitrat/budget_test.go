package pitrat

import (
	"context"
	"slices"
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// TestSmallRecordHasNoOtherLine: where the record had no room for the moves of the line it ends, and goes on with no
// other.
func TestSmallRecordHasNoOtherLine(t *testing.T) {
	p := enginetest.Position(t, "8/8/5P2/4P3/3p1q2/1k1bp2K/5N2/2Q5 w - - 4 3")
	values, err := search.Resolve(New(), nil)
	if err != nil {
		t.Fatal(err)
	}
	shorter := 0
	for budget := 300; budget < 3_300; budget += 100 {
		r := tree.NewRecorder(search.Header(New(), values, p), budget)
		result, err := New().Search(context.Background(), search.Task{Position: p, Values: values, Recorder: r})
		if err != nil {
			t.Fatal(err)
		}
		line := r.Tree().Moves(r.Tree().Line(tree.Root))
		if n := min(len(line), len(result.Line)); !slices.Equal(line[:n], result.Line[:n]) {
			t.Errorf("budget %d: the record has %v, the search %v", budget, line, result.Line)
		}
		if len(line) < len(result.Line) {
			shorter++
		}
	}
	if shorter == 0 {
		t.Error("every record had room for the line")
	}
}
