package treefile

import (
	"bytes"
	"io"
	"testing"
	"time"

	"drevo/engine/tree"
)

// The trees of the measurements of the file's form: the programme, what it is set to, how many nodes.
var measured = []struct {
	programme, preset string
	options           map[string]string
}{
	{"itep", "absolute", map[string]string{"depth": "9"}},
	{"kaissa", "", map[string]string{"level": "13.1"}},
	{"paulchess", "modern", map[string]string{"depth": "40"}},
}

// measuredNodes is how many nodes each of them has.
const measuredNodes = 4_000_000

func BenchmarkWrite(b *testing.B) {
	for _, m := range measured {
		b.Run(m.programme, func(b *testing.B) {
			tr := recordLarge(b, m.programme, m.preset, m.options, combination, measuredNodes)
			var size counter
			since := processor()
			for b.Loop() {
				size = 0
				if err := Write(&size, tr, ""); err != nil {
					b.Fatal(err)
				}
			}
			rate(b, tr, since)
			b.ReportMetric(float64(size)/float64(tr.Len()), "B/node")
		})
	}
}

func BenchmarkRead(b *testing.B) {
	for _, m := range measured {
		b.Run(m.programme, func(b *testing.B) {
			tr := recordLarge(b, m.programme, m.preset, m.options, combination, measuredNodes)
			text := written(b, tr)
			since := processor()
			for b.Loop() {
				f, err := Open(memory{bytes.NewReader(text)}, int64(len(text)), Options{})
				if err != nil {
					b.Fatal(err)
				}
				f.Tree.Release()
			}
			rate(b, tr, since)
		})
	}
}

// rate reports nodes a second of the processor, which other programs on the machine do not change.
func rate(b *testing.B, tr *tree.Tree, since time.Duration) {
	b.ReportMetric(float64(tr.Len())*float64(b.N)/(processor()-since).Seconds()/1e6, "Mnodes/cpu-s")
}

// counter counts what is written.
type counter int64

func (c *counter) Write(p []byte) (int, error) { *c += counter(len(p)); return io.Discard.Write(p) }
