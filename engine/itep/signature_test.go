package itep

import (
	"testing"

	"drevo/engine/enginetest"
	"drevo/internal/needs"
)

// olderReadings are those that the recorded games contradict.
var olderReadings = []string{
	optionRepetition, repetitionDrawn, optionCastled, castledPlace, optionIsolated, isolatedDoubled, optionRefuseMates,
	"true",
}

// signatures are the sums of the nodes that the presets visit in the positions of "drevo bench",
// with our readings and with the older ones. A change of one means that the search has changed.
var signatures = []struct {
	preset     string
	ours, with uint64
}{
	{"games", 164_535, 59_701},
	{"absolute", 195_107, 179_993},
	{"active 1", 30_357, 30_578},
	{"active 2", 55_499, 55_204},
	{"active 3", 54_657, 53_915},
}

func TestSignature(t *testing.T) {
	needs.OneGoroutine(t)
	for _, want := range signatures {
		if nodes, _ := enginetest.Signature(t, New(), presetValues(t, want.preset), 0); nodes != want.ours {
			t.Errorf("%s visits %d nodes, it used to visit %d", want.preset, nodes, want.ours)
		}
		if nodes, _ := enginetest.Signature(t, New(), presetValues(t, want.preset, olderReadings...), 0); nodes != want.with {
			t.Errorf("%s in the older readings visits %d nodes, it used to visit %d", want.preset, nodes, want.with)
		}
	}
}
