package readout

import (
	"image/color"
	"math"

	"drevo/widgets/chart"
)

// sample is a strip with everything that a search has to tell.
type sample struct {
	*Strip
	kinds *KindsBar
	rate  *chart.Rate
}

func newSample() sample {
	s := sample{NewStrip(), NewKindsBar(), chart.NewRate(1200)}
	s.kinds.SetShares(sampleShares(8_012_345, 3_400_000, 934_333))
	s.SetCells(s.values("12 346 678", "1.63 M/s", "1.58 M/s"))
	return s
}

func sampleShares(full, forced, tests int64) []Share {
	return []Share{
		{Name: "Full width", Letter: "F", Count: full, Colour: color.NRGBA{R: 0x00, G: 0x72, B: 0xb2, A: 0xff}},
		{Name: "Forced", Letter: "Z", Count: forced, Colour: color.NRGBA{R: 0xe6, G: 0x9f, B: 0x00, A: 0xff}},
		{Name: "Tests", Letter: "T", Count: tests, Colour: color.NRGBA{R: 0x00, G: 0x9e, B: 0x73, A: 0xff}},
	}
}

// values are the cells with the given nodes and rates.
func (s sample) values(nodes, now, mean string) []Cell {
	return []Cell{
		{Name: "Nodes", Value: nodes, Widest: "888 888 888", Hint: "Positions visited.", Priority: 9},
		{Name: "Rate now", Value: now, Widest: "88.8 M/s", Hint: "Nodes in the last second.", Priority: 7},
		{Name: "Mean", Value: mean, Widest: "88.8 M/s", Hint: "Nodes by time.", Priority: 5},
		{Name: "By kind", Object: s.kinds, Hint: "Nodes by kind.", Priority: 4},
		{Name: "Depth", Value: "11 / 27", Widest: "88 / 88", Hint: "Depth reached and deepest line.", Priority: 8},
		{Name: "Root move", Value: "7 of 35", Widest: "888 of 888", Hint: "The move being searched.", Priority: 6},
		{Name: "Record", Value: "412 MB", Widest: "8 888 MB", Hint: "Memory of the record.", Priority: 3},
		{Name: "Time", Value: "0:07.8", Widest: "88:88:88", Hint: "Since Think.", Priority: 6},
		{Name: "M-20, 1966", Value: "1 : 7 400", Widest: "1 : 888 888", Hint: "The machine of then beside ours.",
			Priority: 2},
		{Object: s.rate, Grow: true, Priority: 1},
	}
}

// feed adds samples of a search that starts slowly and has a dip.
func (s sample) feed(n int) {
	for i := range n {
		x := float64(i)
		v := 1.6e6*(1-math.Exp(-x/20)) + 1.2e5*math.Sin(x/3) + 8e4*math.Sin(x*1.7)
		if i%97 > 80 {
			v *= 0.6
		}
		s.rate.Add(v)
	}
	s.rate.Refresh()
}
