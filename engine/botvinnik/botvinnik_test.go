package botvinnik_test

import (
	"testing"

	"drevo/engine/botvinnik"
	"drevo/engine/enginetest"
)

func TestConformance(t *testing.T) { enginetest.Run(t, botvinnik.New(), "book", "plain") }

func BenchmarkStop(b *testing.B) {
	enginetest.BenchmarkStop(b, botvinnik.New(), enginetest.Samples[2])
}
