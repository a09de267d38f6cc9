package readout

import "math"

// ring keeps the last samples, and the sum of all that ever came.
type ring struct {
	samples []float64 // of fixed length
	next    int       // where the next one goes
	count   int       // how many of them are there
	sum     float64   // of all samples since the last reset
	seen    int       // how many those are
}

func newRing(capacity int) ring { return ring{samples: make([]float64, max(2, capacity))} }

// add takes a sample in, in the place of the oldest when the ring is full.
func (r *ring) add(v float64) {
	r.samples[r.next] = v
	r.next = (r.next + 1) % len(r.samples)
	r.count = min(r.count+1, len(r.samples))
	r.sum += v
	r.seen++
}

// reset forgets all samples.
func (r *ring) reset() { *r = ring{samples: r.samples} }

// back returns the sample that came n samples before the newest.
func (r *ring) back(n int) float64 {
	return r.samples[(r.next-1-n+2*len(r.samples))%len(r.samples)]
}

// mean returns that of all samples since the last reset, 0 when there are none.
func (r *ring) mean() float64 {
	if r.seen == 0 {
		return 0
	}
	return r.sum / float64(r.seen)
}

// highest returns the largest of the newest n samples, 0 when there are none.
func (r *ring) highest(n int) float64 {
	top := 0.0
	for i := range min(n, r.count) {
		top = max(top, r.back(i))
	}
	return top
}

// axis is the upper end of a chart's scale. It grows as soon as it must and shrinks only when the
// samples have left its upper third, so that it does not swing to and fro with each sample.
type axis struct{ top float64 }

// fit brings the axis in line with the highest sample in view.
func (a *axis) fit(highest float64) {
	if highest > a.top {
		a.top = roundUp(highest)
	} else if lower := roundUp(1.5 * highest); lower < a.top && lower > 0 {
		a.top = lower
	}
}

// roundUp returns the next of 1, 2, 5, 10, 20, 50 and so on, at least 1; 0 for nothing.
func roundUp(v float64) float64 {
	if v <= 0 {
		return 0
	}
	base := math.Pow(10, math.Floor(math.Log10(max(1, v))))
	for _, k := range []float64{1, 2, 5} {
		if v <= k*base {
			return k * base
		}
	}
	return 10 * base
}
