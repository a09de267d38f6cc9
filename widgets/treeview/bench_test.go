package treeview

import (
	"image/color"
	"runtime"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// million is the size of the benchmarks' tree in nodes.
const million = 1_000_000

// wide is a forest whose rows fill nine columns, as those of a search do.
type wide struct{ *forest }

func (w wide) Row(id ID) rows.Line {
	badge := rows.Badge{Shape: draw.Hexagon, Letter: "F", Colour: draw.Palette(int(id))}
	return rows.Line{Cells: []rows.Cell{
		{Text: "31...Nbxd7+"}, {Text: "full", Badge: badge}, {Text: "[−0.45, +0.30]", Tone: rows.Faint}, {Text: "≤ −0.35"},
		{Text: "+1.25"}, {Text: "+0.80"}, {Text: "12 345", Bar: 0.4}, {Text: "beta cut-off", Tone: rows.Alert},
		{Text: "31.Nh5+ gxh5 32.Qg5+ Kf8 33.Qxf6+ Kg8 34.e7 Qc1+ 35.Kf2"},
	}}
}

// spread shows a tree of a million nodes, all open, in 1100 by 800 pixels.
func spread(b *testing.B) *View {
	b.Helper()
	test.NewTempApp(b)
	columns := make([]rows.Column, 9)
	for i := range columns {
		columns[i] = rows.Column{Name: "Column", Width: 105}
	}
	e := New(columns)
	e.Resize(fyne.NewSize(1100, 800))
	e.SetSource(wide{bushy(million)})
	e.ExpandAll(0, million)
	if e.RowCount() != million {
		b.Fatalf("%d rows, want all", e.RowCount())
	}
	return e
}

func BenchmarkScrollMillion(b *testing.B) {
	e := spread(b)
	for b.Loop() {
		e.Rows.ScrollBy(50)
		if row, _ := e.Rows.Top(); row > million-100 {
			e.Rows.ScrollTo(0, 0)
		}
		paint(e)
	}
}

func BenchmarkJumpMillion(b *testing.B) {
	e := spread(b)
	row := 0
	for b.Loop() {
		row = (row + 377_713) % million
		e.Rows.ScrollTo(row, 0)
		paint(e)
	}
}

func BenchmarkGrowMillion(b *testing.B) {
	e := spread(b)
	for b.Loop() {
		e.Grow()
		paint(e)
	}
}

func BenchmarkSortMillion(b *testing.B) {
	e := spread(b)
	e.Rows.ScrollTo(million/2, 0)
	descending := false
	for b.Loop() {
		descending = !descending
		e.SetSort(6, descending)
		paint(e)
	}
}

func BenchmarkFilterMillion(b *testing.B) {
	e := spread(b)
	odd := ID(0)
	for b.Loop() {
		odd ^= 1
		e.SetFilter(func(id ID) bool { return id%8 != odd })
	}
}

func BenchmarkExpandAllMillion(b *testing.B) {
	f := bushy(million)
	var ix *index
	before := heap()
	for b.Loop() {
		ix = newIndex(f)
		ix.expandAll(0, million)
	}
	if n := len(ix.branches); n > 0 {
		b.ReportMetric(float64(heap()-before)/float64(n), "B/open")
		b.ReportMetric(float64(n), "open")
	}
	runtime.KeepAlive(f)
	runtime.KeepAlive(ix)
}

// heap returns what lives on the heap, in bytes.
func heap() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

func BenchmarkIcicleMillion(b *testing.B) {
	test.NewTempApp(b)
	i := NewIcicle()
	i.Colour = func(_ *draw.Context, id ID) color.NRGBA { return draw.Palette(int(id)) }
	i.Label = func(ID) string { return "31...Nbxd7+" }
	i.Resize(fyne.NewSize(1100, 200))
	i.SetSource(weigh(bushy(million)))
	for b.Loop() {
		i.Surface.Generator(1100, 200)
	}
}
