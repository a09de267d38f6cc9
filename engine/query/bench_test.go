//go:build unix

package query_test

import (
	"context"
	"sync"
	"syscall"
	"testing"
	"time"

	"drevo/engine"
	"drevo/engine/enginetest"
	"drevo/engine/query"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// benchmarkNodes is how many nodes the benchmarks look at.
const benchmarkNodes = 10_000_000

// BenchmarkQuery asks a tree of ten million nodes: the processor's time for a node, and how long two goroutines take
// together.
func BenchmarkQuery(b *testing.B) {
	p, _ := engine.Programmes().Find("paulchess")
	values, err := search.Resolve(p, map[string]string{"depth": "40"})
	if err != nil {
		b.Fatal(err)
	}
	position := enginetest.Position(b, combination)
	r := tree.NewRecorder(search.Header(p, values, position), benchmarkNodes+1)
	_, err = p.Search(context.Background(), search.Task{Position: position, Values: values, Recorder: r,
		Limits: search.Limits{Nodes: benchmarkNodes}})
	if err != nil {
		b.Fatal(err)
	}
	tr := r.Tree()
	for _, text := range []string{
		"ply <= 6",
		"reason = cut, stand-pat-cut and ply <= 6 and capture and (value > 2 or static < -3)",
		"swing < -2", "best order = 1", "depth > 3", "piece = N", "check", "stage = 7", "position = 1000", `"Qxa3"`,
	} {
		q, err := query.Parse(text, tr.Header().Vocabulary)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(text, func(b *testing.B) {
			found, since := 0, processor()
			for b.Loop() {
				found = inTwo(q, tr)
			}
			used := processor() - since
			b.ReportMetric(float64(used.Nanoseconds())/float64(b.N)/float64(tr.Len()), "cpu-ns/node")
			b.ReportMetric(float64(found), "found")
		})
	}
	b.Logf("%d nodes", tr.Len())
}

// inTwo counts the nodes that pass in two goroutines, each of which takes every other page.
func inTwo(q *query.Query, tr *tree.Tree) (found int) {
	var counts [2]int
	var both sync.WaitGroup
	for i := range counts {
		both.Go(func() {
			m := q.On(tr)
			for first := tree.ID(i) * tree.PageNodes; int(first) < tr.Len(); first += 2 * tree.PageNodes {
				for id := first; id < min(first+tree.PageNodes, tree.ID(tr.Len())); id++ {
					if m.Match(tr.Node(id)) {
						counts[i]++
					}
				}
			}
		})
	}
	both.Wait()
	return counts[0] + counts[1]
}

// processor is the time that the process has had of the processor: other programs on the machine do not change it.
func processor() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		return 0
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
