package paulchess_test

import (
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/paulchess"
)

func TestConformance(t *testing.T) {
	enginetest.Run(t, paulchess.New(), "Simple1", "Simple1 in 1.0", "modern", "minimax")
}

func BenchmarkStop(b *testing.B) {
	enginetest.BenchmarkStop(b, paulchess.New(), enginetest.Samples[2], "modern")
}

func BenchmarkSearch(b *testing.B) { enginetest.BenchmarkSearch(b, paulchess.New()) }
