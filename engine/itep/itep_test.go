package itep_test

import (
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/itep"
)

func TestConformance(t *testing.T) { enginetest.Run(t, itep.New()) }

func BenchmarkStop(b *testing.B) {
	enginetest.BenchmarkStop(b, itep.New(), enginetest.Samples[2])
}
