package strip

import (
	"context"
	"slices"
	"testing"
	"time"

	"drevo/app/session"
	"drevo/engine"
	"drevo/engine/enginetest"
	"drevo/engine/search"
)

// BenchmarkBeside measures what the strip costs the search that a person looks at: the same search, recorded, by turns
// alone and with a strip at work beside it. It reports both medians and their ratio.
func BenchmarkBeside(b *testing.B) {
	p, err := engine.Programmes().Find("paulchess")
	if err != nil {
		b.Fatal(err)
	}
	values, err := search.Resolve(p, map[string]string{"depth": "40"})
	if err != nil {
		b.Fatal(err)
	}
	game := session.NewGame(enginetest.Position(b, session.FirstPosition))
	think := func() float64 {
		began := time.Now()
		s := session.StartSearch(b.Context(), game, session.Options{Programme: p, Values: values,
			Limits: search.Limits{Nodes: 1_000_000}})
		if _, err := s.Wait(); err != nil {
			b.Fatal(err)
		}
		s.Release()
		return float64(time.Since(began).Microseconds()) / 1000
	}
	var alone, beside []float64
	for b.Loop() {
		alone = append(alone, think())
		ctx, stop := context.WithCancel(b.Context())
		stopped := make(chan struct{})
		go func() {
			defer close(stopped)
			for ctx.Err() == nil {
				for _, other := range engine.Programmes() {
					own, err := search.Resolve(other, nil)
					if err == nil {
						AnswerOf(ctx, game, other, own, Limits())
					}
				}
			}
		}()
		beside = append(beside, think())
		stop()
		<-stopped
	}
	b.ReportMetric(median(alone), "ms-alone")
	b.ReportMetric(median(beside), "ms-beside")
	b.ReportMetric(median(beside)/median(alone), "ratio")
}

func median(list []float64) float64 {
	slices.Sort(list)
	return list[len(list)/2]
}
