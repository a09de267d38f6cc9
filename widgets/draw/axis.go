package draw

import "math"

// Axis is a stretch of numbers that a drawing is to scale with.
type Axis struct{ Low, High float64 }

// AxisOf returns the stretch that finite numbers take; ok is false where there are none. What is
// infinite or NaN has no place of its own.
func AxisOf(numbers []float64) (a Axis, ok bool) {
	a = Axis{math.Inf(1), math.Inf(-1)}
	for _, v := range numbers {
		if !math.IsInf(v, 0) && !math.IsNaN(v) {
			a.Low, a.High = min(a.Low, v), max(a.High, v)
		}
	}
	return a, a.Low <= a.High
}

// Widened returns the stretch with so much more at either end.
func (a Axis) Widened(by float64) Axis { return Axis{a.Low - by, a.High + by} }

// Place returns where a number lies within a width, from 0; what is beyond lies at the edges.
func (a Axis) Place(v float64, width float32) float32 {
	return width * float32(min(max((v-a.Low)/(a.High-a.Low), 0), 1))
}

// Step returns the distance of marks of which at most so many have room: 1, 2 or 5 times a power of
// ten.
func (a Axis) Step(most int) float64 {
	rough := (a.High - a.Low) / float64(max(most, 1))
	power := math.Pow(10, math.Floor(math.Log10(rough)))
	for _, k := range []float64{1, 2, 5} {
		if k*power >= rough {
			return k * power
		}
	}
	return 10 * power
}
