package botvinnik_test

import (
	"maps"
	"testing"

	"drevo/engine/botvinnik"
	"drevo/engine/enginetest"
	"drevo/engine/search"
)

// quick is the programme with presets that spend little effort: the rules look at every node, and
// the book's own rules, without a table or an order, make large trees.
type quick struct{ botvinnik.Programme }

func (q quick) Presets() (list []search.Preset) {
	for _, preset := range q.Programme.Presets() {
		preset.Values = maps.Clone(preset.Values)
		preset.Values["effort"] = "2"
		list = append(list, preset)
	}
	return list
}

func TestConformance(t *testing.T) { enginetest.Run(t, quick{botvinnik.New()}, "book", "plain") }

func BenchmarkStop(b *testing.B) {
	enginetest.BenchmarkStop(b, botvinnik.New(), enginetest.Samples[2])
}
