package play

import (
	"testing"

	"drevo/engine/match"
)

// TestValuesOfEngines are written as all others are: with their sign, and mates as mates.
func TestValuesOfEngines(t *testing.T) {
	for want, v := range map[string]match.Value{
		"+0.29 pawns": {Known: true, Pawns: 0.29}, "−1.50 pawns": {Known: true, Pawns: -1.5}, "#2": {Known: true, Mate: 2},
		"−#3": {Known: true, Mate: -3},
	} {
		if got := valueText(v); got != want {
			t.Errorf("%+v is written %s", v, got)
		}
	}
}
