package itep

import (
	"context"
	"testing"

	"drevo/app/session"
	"drevo/engine/enginetest"
	"drevo/engine/itep"
	"drevo/engine/search"
)

// BenchmarkEventAt finds events all over a tree of millions of nodes, as a hand on the
// slider does.
func BenchmarkEventAt(b *testing.B) {
	p := enginetest.Position(b, session.FirstPosition)
	values, err := search.Resolve(itep.New(), map[string]string{"depth": "7", "forced": "broad"})
	if err != nil {
		b.Fatal(err)
	}
	s := session.StartSearch(context.Background(), session.NewGame(p), session.Options{Programme: itep.New(),
		Values: values, Limits: search.Limits{Nodes: 3_000_000}})
	if _, err := s.Wait(); err != nil {
		b.Fatal(err)
	}
	e := events{s.Tree()}
	count := e.count()
	b.ReportMetric(float64(count), "events")
	for i := 0; b.Loop(); i++ {
		e.at(i * 7919 % count)
	}
}
