package botvinnik_test

import (
	"context"
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

// BenchmarkSearch measures nodes per second with the options as they are and a twentieth of the effort.
func BenchmarkSearch(b *testing.B) {
	p := botvinnik.New()
	values, err := search.Resolve(p, map[string]string{"effort": "10"})
	if err != nil {
		b.Fatal(err)
	}
	var nodes uint64
	for range b.N {
		for _, fen := range enginetest.Samples {
			root := enginetest.Position(b, fen)
			result, err := p.Search(context.Background(), search.Task{Position: root, Values: values})
			if err != nil {
				b.Fatal(err)
			}
			nodes += result.Counts.Nodes
		}
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
