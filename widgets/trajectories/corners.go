package trajectories

import (
	"math"

	"drevo/widgets/draw"
)

// Corners are the places of signs on squares whose middle is taken by something
// else: one sign in each corner, as long as there are corners.
type corners struct {
	taken map[corner]int
	ways  map[int][]direction // by square: those in which lines leave its middle
}

// A corner of a square lies right (1) or left (-1) of and below (1) or above (-1) its middle.
type corner struct {
	square int
	x, y   float64
}

// A direction is a vector of length 1.
type direction = draw.Point

// avoid keeps signs off a line that leaves the middle of a square.
func (c *corners) avoid(square int, way direction) {
	c.ways[square] = append(c.ways[square], way)
}

// take returns the best corner for a sign that belongs to something in a
// direction (zero for none) and takes it: a free one that no line crosses.
func (c *corners) take(square int, toward direction) corner {
	var best corner
	least := math.Inf(1)
	for _, at := range []corner{{square, 1, 1}, {square, -1, 1}, {square, 1, -1}, {square, -1, -1}} {
		along := func(way direction) float64 { return (way.X*at.x + way.Y*at.y) * math.Sqrt2 / 2 }
		cost := 4*float64(c.taken[at]) - along(toward)
		for _, way := range c.ways[square] {
			cost += 1.2 * math.Pow(max(along(way), 0), 2)
		}
		if cost < least-1e-9 {
			best, least = at, cost
		}
	}
	c.taken[best]++
	return best
}
