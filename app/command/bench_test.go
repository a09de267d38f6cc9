package command

import (
	"slices"
	"testing"

	"drevo/engine/enginetest"
)

// The signatures that the programmes' tests hold are those that "drevo bench" prints.
func TestSignaturesAreOfTheBench(t *testing.T) {
	if !slices.Equal(benchPositions, enginetest.BenchPositions) {
		t.Errorf("drevo bench searches %q, the signatures are of %q", benchPositions, enginetest.BenchPositions)
	}
}
