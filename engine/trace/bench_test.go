package trace

import (
	"bytes"
	"context"
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/kaissa"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// benchTree is a tree of Kaissa's, of some 200 000 nodes.
func benchTree(b *testing.B) *tree.Tree {
	p := kaissa.Programme{}
	values, err := search.Resolve(p, map[string]string{"level": "7.1"})
	if err != nil {
		b.Fatal(err)
	}
	position := enginetest.Position(b, kiwipete)
	recorder := tree.NewRecorder(search.Header(p, values, position), 0)
	task := search.Task{Position: position, Values: values, Recorder: recorder, Limits: search.Limits{Nodes: 200_000}}
	if _, err := p.Search(context.Background(), task); err != nil {
		b.Fatal(err)
	}
	return recorder.Tree()
}

// benchmark runs a step on the trace of the tree in both forms, and tells what a node costs.
func benchmark(b *testing.B, step func(t *tree.Tree, trace []byte, binary bool)) {
	t := benchTree(b)
	for _, form := range []struct {
		name   string
		binary bool
	}{{"text", false}, {"binary", true}} {
		b.Run(form.name, func(b *testing.B) {
			var trace bytes.Buffer
			if err := WriteTree(&trace, t, form.binary); err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				step(t, trace.Bytes(), form.binary)
			}
			b.ReportMetric(float64(trace.Len())/float64(t.Len()), "B/node")
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(t.Len()), "ns/node")
			b.ReportMetric(0, "ns/op")
		})
	}
}

func open(b *testing.B, trace []byte) *Reader {
	r, err := NewReader(bytes.NewReader(trace))
	if err != nil {
		b.Fatal(err)
	}
	return r
}

func BenchmarkWrite(b *testing.B) {
	benchmark(b, func(t *tree.Tree, trace []byte, binary bool) {
		var to bytes.Buffer
		to.Grow(len(trace))
		if err := WriteTree(&to, t, binary); err != nil {
			b.Fatal(err)
		}
	})
}

func BenchmarkRead(b *testing.B) {
	benchmark(b, func(_ *tree.Tree, trace []byte, _ bool) {
		r := open(b, trace)
		for rec := new(Record); r.Next(rec) == nil; {
		}
	})
}

func BenchmarkCheck(b *testing.B) {
	benchmark(b, func(_ *tree.Tree, trace []byte, _ bool) {
		if report, err := Check(open(b, trace)); err != nil || report.Wrong() > 0 {
			b.Fatal(report, err)
		}
	})
}

func BenchmarkTree(b *testing.B) {
	benchmark(b, func(t *tree.Tree, trace []byte, _ bool) {
		read, err := open(b, trace).Tree(0)
		if err != nil || read.Len() != t.Len() {
			b.Fatal(read.Len(), err)
		}
		read.Release()
	})
}
