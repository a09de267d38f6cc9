package draw

import (
	"image"
	"math"
	"slices"
)

// A Path collects shapes, and [Path.Fill] paints their union in one colour. A translucent arrow
// whose shaft and head are two shapes is therefore of one tone, where separate drawing would darken
// the part in which they overlap.
//
//	var p draw.Path
//	p.Arrow([]draw.Point{{X: 10, Y: 10}, {X: 90, Y: 50}}, draw.Head{Length: 18, Width: 20}, 6)
//	p.Fill(img, color.NRGBA{R: 0, G: 114, B: 178, A: 200})
//
// Coordinates are pixels, x to the right and y down; pixel (0, 0) covers the square from (0, 0) to
// (1, 1), so its centre is (0.5, 0.5). Coverage is exact per pixel, not sampled. Drawing is clipped
// to the image, and costs time in proportion to the pixels that the shapes cover, not to the box
// around them.
//
// The zero value is empty and ready for use. A Path keeps its memory between uses.
type Path struct {
	edges  []edge
	lo, hi Point     // the box around all edges, undefined while there are none
	cover  []float32 // sums of one row, zero between rows
	first  []int32   // for each row the first edge that begins in it, or -1
	active []int32   // edges that reach the present row

	corners []Point // of the polygons, for a Vector: clockwise, of what is cut the other way
	ends    []int   // where the corners of each end
}

// An edge is one side of a polygon with y0 < y1. Its sign is positive if what it
// adds to the union lies on its right, negative on its left.
type edge struct {
	x0, y0, x1, y1 float64
	sign           float32
	next           int32 // the next edge that begins in the same row, or -1
}

// Reset empties the path and keeps its memory.
func (p *Path) Reset() { p.edges, p.corners, p.ends = p.edges[:0], p.corners[:0], p.ends[:0] }

// outlines returns the polygons.
func (p *Path) outlines() (list [][]Point) {
	from := 0
	for _, end := range p.ends {
		list, from = append(list, p.corners[from:end]), end
	}
	return list
}

// Empty reports whether nothing has been added since the last Reset.
func (p *Path) Empty() bool { return len(p.edges) == 0 }

// box returns the whole pixels around all shapes.
func (p *Path) box() image.Rectangle {
	return image.Rect(int(math.Floor(p.lo.X)), int(math.Floor(p.lo.Y)), int(math.Ceil(p.hi.X)), int(math.Ceil(p.hi.Y)))
}

// Add adds a closed polygon to the union. It may be given in either direction
// and need not be convex, but must not cross itself.
func (p *Path) Add(points ...Point) { p.contour(points, 1) }

// Cut takes a polygon out of what lies under it. It must lie within one of the
// shapes already added and away from all others: where several overlap, it
// takes away only one of them.
func (p *Path) Cut(points ...Point) { p.contour(points, -1) }

func (p *Path) contour(points []Point, sign float32) {
	if len(points) < 3 {
		return
	}
	if area(points) < 0 {
		sign = -sign
	}
	from := len(p.corners)
	p.corners = append(p.corners, points...)
	p.ends = append(p.ends, len(p.corners))
	if sign < 0 {
		slices.Reverse(p.corners[from:])
	}
	last := points[len(points)-1]
	for _, to := range points {
		p.edge(last, to, sign)
		last = to
	}
}

func (p *Path) edge(a, b Point, sign float32) {
	if !finite(a) || !finite(b) {
		return
	}
	if len(p.edges) == 0 {
		p.lo, p.hi = a, a
	}
	p.lo = Point{math.Min(p.lo.X, b.X), math.Min(p.lo.Y, b.Y)}
	p.hi = Point{math.Max(p.hi.X, b.X), math.Max(p.hi.Y, b.Y)}
	switch {
	case a.Y < b.Y:
		p.edges = append(p.edges, edge{a.X, a.Y, b.X, b.Y, -sign, -1})
	case a.Y > b.Y:
		p.edges = append(p.edges, edge{b.X, b.Y, a.X, a.Y, sign, -1})
	}
}

// area is twice the signed area: positive when the contour runs clockwise on
// the screen.
func area(points []Point) float64 {
	sum, a := 0.0, points[len(points)-1]
	for _, b := range points {
		sum += a.X*b.Y - b.X*a.Y
		a = b
	}
	return sum
}
