package draw

import "math"

// A Point is a place or a vector, in pixels.
type Point struct{ X, Y float64 }

// Add returns a + b.
func (a Point) Add(b Point) Point { return Point{a.X + b.X, a.Y + b.Y} }

// Sub returns a - b, the vector from b to a.
func (a Point) Sub(b Point) Point { return Point{a.X - b.X, a.Y - b.Y} }

// Mul returns a scaled by k.
func (a Point) Mul(k float64) Point { return Point{a.X * k, a.Y * k} }

// Len returns the length of the vector.
func (a Point) Len() float64 { return math.Hypot(a.X, a.Y) }

// Unit returns the vector of length 1 in the same direction, or zero for zero.
func (a Point) Unit() Point {
	if n := a.Len(); n > 0 {
		return a.Mul(1 / n)
	}
	return Point{}
}

// Turn returns the vector turned by 90 degrees, clockwise on the screen.
func (a Point) Turn() Point { return Point{-a.Y, a.X} }

// Lerp returns the point at the part t of the way from a to b.
func (a Point) Lerp(b Point, t float64) Point { return a.Add(b.Sub(a).Mul(t)) }

// Curve returns n+1 points on the quadratic Bezier curve from a to b that the
// point c pulls towards itself.
func Curve(a, c, b Point, n int) []Point {
	points := make([]Point, 0, n+1)
	for i := range n + 1 {
		t := float64(i) / float64(n)
		points = append(points, a.Lerp(c, t).Lerp(c.Lerp(b, t), t))
	}
	return points
}

// Length returns the length of a line through the points.
func Length(line []Point) float64 {
	sum := 0.0
	for i := 1; i < len(line); i++ {
		sum += line[i].Sub(line[i-1]).Len()
	}
	return sum
}

// Along returns the point at a distance from the beginning of a line, its
// nearer end if the distance lies outside it.
func Along(line []Point, distance float64) Point {
	for i := 1; i < len(line); i++ {
		step := line[i].Sub(line[i-1]).Len()
		if distance <= step && step > 0 {
			return line[i-1].Lerp(line[i], math.Max(distance, 0)/step)
		}
		distance -= step
	}
	return line[len(line)-1]
}

// Part returns the piece of a line between two distances from its beginning.
func Part(line []Point, from, to float64) []Point {
	part := []Point{Along(line, from)}
	at := 0.0
	for i := 1; i < len(line); i++ {
		at += line[i].Sub(line[i-1]).Len()
		if at > from && at < to {
			part = append(part, line[i])
		}
	}
	return append(part, Along(line, to))
}

// Shift returns a line moved sideways by a distance, to the right of its
// direction for positive ones; its corners stay where the moved sides meet.
func Shift(line []Point, by float64) []Point {
	moved := make([]Point, len(line))
	for i, p := range line {
		in, out := line[max(i-1, 0)], line[min(i+1, len(line)-1)]
		n, m := p.Sub(in).Unit().Turn(), out.Sub(p).Unit().Turn()
		if i == 0 {
			n = m
		}
		if i == len(line)-1 {
			m = n
		}
		sum := n.Add(m)
		// The corner is by/cos(half the turn) away; a sharp turn is cut short.
		length := math.Max(sum.Len()/2, 0.5)
		moved[i] = p.Add(sum.Unit().Mul(by / length))
	}
	return moved
}

func finite(p Point) bool {
	return !math.IsNaN(p.X-p.X) && !math.IsNaN(p.Y-p.Y)
}
