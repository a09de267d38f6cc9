package paulchess

import (
	"testing"

	"drevo/engine/enginetest"
	"drevo/internal/needs"
)

// signatures are the sums of the nodes, and of the boards that were made, in the positions of "drevo
// bench". A change of one means that the search has changed.
var signatures = []struct {
	preset        string
	nodes, boards uint64
}{
	{"1.0", 158_430, 206_648},
	{"Simple1", 41_994, 488_891},
	{"Simple1 in 1.0", 203_274, 268_584},
	{"modern", 391_507, 366_077},
}

func TestSignature(t *testing.T) {
	needs.OneGoroutine(t)
	for _, want := range signatures {
		nodes, boards := enginetest.Signature(t, New(), resolved(t, presetValues(t, want.preset)), 0)
		if nodes != want.nodes || boards != want.boards {
			t.Errorf("%s visits %d nodes and makes %d boards, it used to be %d and %d", want.preset, nodes, boards, want.nodes,
				want.boards)
		}
	}
}

// presetValues returns the values of a preset.
func presetValues(t *testing.T, name string) map[string]string {
	t.Helper()
	for _, preset := range New().Presets() {
		if preset.Name == name {
			return preset.Values
		}
	}
	t.Fatalf("there is no preset %s", name)
	return nil
}
