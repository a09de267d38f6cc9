package chart

import "math"

// axis is a stretch of numbers that a drawing is to scale with.
type axis struct{ low, high float64 }

// axisOf returns the stretch that finite numbers take; ok is false where there are none. What is
// infinite or NaN has no place of its own.
func axisOf(numbers []float64) (a axis, ok bool) {
	a = axis{math.Inf(1), math.Inf(-1)}
	for _, v := range numbers {
		if !math.IsInf(v, 0) && !math.IsNaN(v) {
			a.low, a.high = min(a.low, v), max(a.high, v)
		}
	}
	return a, a.low <= a.high
}

// widened returns the stretch with so much more at either end.
func (a axis) widened(by float64) axis { return axis{a.low - by, a.high + by} }

// place returns where a number lies within a width, from 0; what is beyond lies at the edges.
func (a axis) place(v float64, width float32) float32 {
	return width * float32(min(max((v-a.low)/(a.high-a.low), 0), 1))
}

// step returns the distance of marks of which at most so many have room.
func (a axis) step(most int) float64 { return roundUp((a.high - a.low) / float64(max(most, 1))) }

// roundUp returns the next of 1, 2, 5, 10, 20, 50 and so on, or of their tenths; 0 for nothing.
func roundUp(v float64) float64 {
	if v <= 0 {
		return 0
	}
	power := math.Pow(10, math.Floor(math.Log10(v)))
	for _, k := range []float64{1, 2, 5} {
		if v <= k*power {
			return k * power
		}
	}
	return 10 * power
}
