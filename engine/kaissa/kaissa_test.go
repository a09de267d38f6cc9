package kaissa_test

import (
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/kaissa"
)

func TestConformance(t *testing.T) {
	enginetest.Run(t, kaissa.New(), "1974")
}

func BenchmarkStop(b *testing.B) {
	enginetest.BenchmarkStop(b, kaissa.New(), enginetest.Samples[2])
}
