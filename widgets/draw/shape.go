package draw

import "math"

// A Cap says how a line ends.
type Cap int

const (
	Butt  Cap = iota // square, at the last point
	Round            // a half circle beyond the last point
)

// Circle adds a disc.
func (p *Path) Circle(centre Point, radius float64) {
	p.Add(arc(centre, radius, 0, 2*math.Pi)...)
}

// Ring adds a circle's outline; the line of the given width runs half inside
// and half outside the radius.
func (p *Path) Ring(centre Point, radius, width float64) {
	p.Circle(centre, radius+width/2)
	p.Cut(arc(centre, radius-width/2, 0, 2*math.Pi)...)
}

// Rect adds a rectangle between two opposite corners.
func (p *Path) Rect(a, b Point) {
	p.Add(a, Point{b.X, a.Y}, b, Point{a.X, b.Y})
}

// RoundRect adds a rectangle whose corners are rounded by the radius, at most
// by half of the shorter side. The corner a must be the upper left one.
func (p *Path) RoundRect(a, b Point, radius float64) { p.Add(roundRect(a, b, radius)...) }

// roundRect returns the corners of such a rectangle.
func roundRect(a, b Point, radius float64) []Point {
	r := math.Max(0, math.Min(radius, math.Min(b.X-a.X, b.Y-a.Y)/2))
	if r == 0 {
		return []Point{a, {b.X, a.Y}, b, {a.X, b.Y}}
	}
	points := arc(Point{b.X - r, a.Y + r}, r, -math.Pi/2, math.Pi/2)
	points = append(points, arc(Point{b.X - r, b.Y - r}, r, 0, math.Pi/2)...)
	points = append(points, arc(Point{a.X + r, b.Y - r}, r, math.Pi/2, math.Pi/2)...)
	return append(points, arc(Point{a.X + r, a.Y + r}, r, math.Pi, math.Pi/2)...)
}

// Diamond adds a square standing on its corner, radius from centre to corner.
func (p *Path) Diamond(centre Point, radius float64) {
	p.Add(Polygon(centre, radius, 4)...)
}

// DiamondRing adds a diamond's outline; width is the thickness of its sides,
// half inside and half outside of the diamond with the given radius.
func (p *Path) DiamondRing(centre Point, radius, width float64) {
	p.Diamond(centre, radius+width*math.Sqrt2/2)
	if inner := radius - width*math.Sqrt2/2; inner > 0 {
		p.Cut(Polygon(centre, inner, 4)...)
	}
}

// Polygon returns the corners of a regular polygon, from the top clockwise;
// radius is from the centre to the corners.
func Polygon(centre Point, radius float64, corners int) []Point {
	points := make([]Point, corners)
	for i := range points {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(corners))
		points[i] = Point{centre.X + radius*sin, centre.Y - radius*cos}
	}
	return points
}

// Line adds a line of the given width through the points, with round corners.
func (p *Path) Line(points []Point, width float64, end Cap) {
	half := width / 2
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		side := b.Sub(a).Unit().Turn().Mul(half)
		p.Add(a.Add(side), b.Add(side), b.Sub(side), a.Sub(side))
		if i+1 < len(points) {
			p.corner(b, b.Sub(a), points[i+1].Sub(b), half)
		}
	}
	if end == Round && len(points) > 1 {
		last := len(points) - 1
		p.cap(points[0], points[0].Sub(points[1]), half)
		p.cap(points[last], points[last].Sub(points[last-1]), half)
	}
}

// Outline adds a line of the given width along the sides of a closed polygon, with
// round corners.
func (p *Path) Outline(points []Point, width float64) {
	n := len(points)
	for i, at := range points {
		before, after := points[(i+n-1)%n], points[(i+1)%n]
		side := after.Sub(at).Unit().Turn().Mul(width / 2)
		p.Add(at.Add(side), after.Add(side), after.Sub(side), at.Sub(side))
		p.corner(at, at.Sub(before), after.Sub(at), width/2)
	}
}

// corner fills the wedge on the outer side of a bend, so that the sides of the
// two pieces are met exactly and nothing is covered twice at the edge.
func (p *Path) corner(at, in, out Point, half float64) {
	turn := math.Atan2(in.X*out.Y-in.Y*out.X, in.X*out.X+in.Y*out.Y)
	if turn == 0 {
		return
	}
	outer := in.Turn()
	if turn > 0 { // to the right: the wedge is on the left
		outer = outer.Mul(-1)
	}
	p.Add(append(arc(at, half, math.Atan2(outer.Y, outer.X), turn), at)...)
}

// cap adds a half circle that looks in the direction out.
func (p *Path) cap(at, out Point, half float64) {
	side := math.Atan2(out.Y, out.X) - math.Pi/2
	p.Add(arc(at, half, side, math.Pi)...)
}

// Dashes cuts a line into dashes of length on, with gaps of length off; the
// first and the last dash touch the ends, for which the gaps are stretched.
func Dashes(line []Point, on, off float64) [][]Point {
	total := Length(line)
	if on <= 0 || off <= 0 || total <= on {
		return [][]Point{line}
	}
	n := max(int(math.Round((total-on)/(on+off))), 1)
	step := (total - on) / float64(n)
	dashes := make([][]Point, 0, n+1)
	for i := range n + 1 {
		from := float64(i) * step
		dashes = append(dashes, Part(line, from, from+on))
	}
	return dashes
}

// arc returns points on a circle, from an angle on through a turn, in radians;
// so many that the sides stay within 1/20 pixel of the circle.
func arc(centre Point, radius, from, turn float64) []Point {
	if radius <= 0 {
		return nil
	}
	step := 2 * math.Acos(math.Max(1-0.05/radius, 0))
	n := max(int(math.Ceil(math.Abs(turn)/step)), 2)
	points := make([]Point, 0, n+2)
	for i := range n + 1 {
		sin, cos := math.Sincos(from + turn*float64(i)/float64(n))
		points = append(points, Point{centre.X + radius*cos, centre.Y + radius*sin})
	}
	return points
}
