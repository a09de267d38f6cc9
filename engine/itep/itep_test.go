package itep_test

import (
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/itep"
)

func TestConformance(t *testing.T) {
	enginetest.Run(t, itep.New(), "active 1", "active 2", "active 3")
}

func BenchmarkStop(b *testing.B) {
	enginetest.BenchmarkStop(b, itep.New(), enginetest.Samples[2])
}
