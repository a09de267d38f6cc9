package trajectories

import (
	"slices"

	"drevo/widgets/draw"
)

// A denial is a [Denial] with its line over the board in pixels. It is drawn much
// thinner than a trajectory, in a colour of its own, with squares for stops.
type denial struct {
	Denial
	level   int // 0 for a denial of a trajectory, 1 for a denial of that
	line    []draw.Point
	beta    []draw.Point
	blocked draw.Point // of a blockade: the middle of the obstacle,
	along   direction  // and the direction that it closes
	tag     draw.Point // the middle of the tag with its kind and time
	opacity float64
	signed  bool // it has the large sign of its kind
	made    int  // stops that have been made, all without a moment
}

// denials collects the denials of selected trajectories, those in front last.
func (d *drawing) denials(all []Trajectory, moment Moment) []*denial {
	var list []*denial
	for _, t := range all {
		if t.Selected && t.way().valid() {
			list = append(list, d.against(t.way().moves(), t.Denials, 0, 1, moment)...)
		}
	}
	slices.SortStableFunc(list, func(a, b *denial) int { return a.importance() - b.importance() })
	return list
}

func (n *denial) importance() int {
	k := 0
	if n.Selected {
		k += 2
	}
	if n.signed {
		k++
	}
	return k
}

// against collects the denials of one way, and of the selected ones their own,
// each level weaker than the one before.
func (d *drawing) against(way []move, denials []Denial, level int, opacity float64, moment Moment) []*denial {
	var list []*denial
	selected := slices.ContainsFunc(denials, func(n Denial) bool { return n.Selected })
	for _, n := range denials {
		if !n.way().valid() {
			continue
		}
		drawn := &denial{Denial: n, level: level, opacity: opacity, signed: n.Works, made: n.way().made(moment)}
		switch {
		case selected && !n.Selected:
			drawn.opacity, drawn.signed = opacity*0.4, false
		case !n.Works && !n.Selected:
			drawn.opacity = opacity * 0.6
		}
		drawn.blocked, drawn.along = d.obstacle(way, n.Stops[len(n.Stops)-1])
		list = append(list, drawn)
		if n.Selected {
			list = append(list, d.against(n.way().moves(), n.Denials, level+1, opacity*0.8, moment)...)
		}
	}
	return list
}

// obstacle returns where a way is blocked on one of its squares, and in which direction it goes there: on a square
// that it passes in the middle, before a stop.
func (d *drawing) obstacle(way []move, square int) (at draw.Point, along direction) {
	i := max(slices.IndexFunc(way, func(m move) bool { return m.to == square || m.passes(square) }), 0)
	along = d.Centre(way[i].to).Sub(d.Centre(way[i].from)).Unit()
	at = d.Centre(square)
	if way[i].to == square {
		at = at.Sub(along.Mul(d.Units(0.36)))
	}
	return at, along
}

// moveDenials finds where the pieces of denials are that a moment stops.
func (d *drawing) moveDenials(list []*denial, moment Moment) {
	for _, n := range list {
		if moment.On && n.signed {
			d.addMoved(n.From, n.Stops[:n.made], true)
		}
	}
}

// layDenials finds the lines and the places of the tags of all denials together,
// beside those of the graph in front.
func (d *drawing) layDenials(list []*denial, front *graph) {
	var taken []move
	for _, e := range front.edges {
		taken = append(taken, e.move)
	}
	for _, n := range slices.Backward(list) { // the front ones choose first
		way := n.way().moves()
		aside := d.Units(freeLane(taken, way))
		taken = append(taken, way...)
		middles := []draw.Point{d.Centre(n.From)}
		for _, s := range n.Stops {
			middles = append(middles, d.Centre(s))
		}
		n.line = draw.Shift(middles, aside)
		for _, s := range n.Beta {
			n.beta = append(n.beta, d.Centre(s).Add(n.line[0].Sub(middles[0])))
		}
		d.end(n, middles[len(middles)-1])
	}
}

// end places the tag of a denial, and lets its line begin at the edge of its piece
// and end at the tag or, for a retreat, in the square to which the piece goes.
func (d *drawing) end(n *denial, goal draw.Point) {
	last := len(n.line) - 1
	c := d.corners.take(n.Stops[last-1], n.line[last-1].Sub(goal).Unit())
	n.tag = goal.Add(draw.Point{X: c.x * d.Units(0.25), Y: c.y * d.Units(0.355)})
	start := 0.0
	switch {
	case n.Kind == Retreat: // the tail stands outside of the target's ring
		start = d.Units(targetRadius + 0.12)
	case d.HasPiece(n.From):
		start = d.Units(pieceRadius)
	}
	if n.Kind != Retreat {
		n.line[last] = n.tag
		start = min(start, draw.Length(n.line)/2)
	}
	n.line[0] = draw.Along(n.line, start)
}

// freeLane returns how far a way is to be moved to the right of its direction, in
// squares, so that it runs beside all that lies on the same lines.
func freeLane(taken, way []move) float64 {
	const apart = 0.11
	busy := 0
	for _, m := range way {
		n := 0
		for _, t := range taken {
			if m.overlaps(t) {
				n++
			}
		}
		busy = max(busy, n)
	}
	if busy%2 == 0 {
		return -apart * float64(busy/2)
	}
	return apart * float64(busy/2+1)
}
