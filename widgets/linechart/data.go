package linechart

import "math"

// Data is what a chart shows.
type Data struct {
	Labels []string // of each place: "14... c4"
	Unit   string   // of the values
	Most   float64  // the values at the upper and, negative, at the lower edge; 0: as the values need
	Series []Series
	Marks  []int // places that are marked: swings
	Total  int   // places that there will be, where not all values are there yet; 0: those that are
}

// Series is one line.
type Series struct {
	Name   string
	Values []float64 // NaN where there is none
	Open   []bool    // the value is no last word: drawn hollow; may be short
}

// places is how many places the chart has.
func (d *Data) places() int {
	n := max(d.Total, len(d.Labels))
	for _, s := range d.Series {
		n = max(n, len(s.Values))
	}
	return n
}

// edges are the scales that a chart may have.
var edges = []float64{0.5, 1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000}

// most is the value at the upper edge: room for nine values in ten.
func (d *Data) most() float64 {
	if d.Most > 0 {
		return d.Most
	}
	all, needed := 0, 0.0
	for _, s := range d.Series {
		for _, v := range s.Values {
			if !math.IsNaN(v) {
				all++
			}
		}
	}
	for _, edge := range edges {
		needed = edge
		beyond := 0
		for _, s := range d.Series {
			for _, v := range s.Values {
				if math.Abs(v) > edge {
					beyond++
				}
			}
		}
		if beyond*10 <= all {
			break
		}
	}
	return needed
}
