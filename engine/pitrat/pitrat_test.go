package pitrat_test

import (
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/pitrat"
)

func TestConformance(t *testing.T) { enginetest.Run(t, pitrat.New()) }

func BenchmarkStop(b *testing.B) {
	enginetest.BenchmarkStop(b, pitrat.New(), enginetest.Samples[2])
}
