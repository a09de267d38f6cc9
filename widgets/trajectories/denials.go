package trajectories

import (
	"image/color"
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
		if t.Selected && valid(t.From, t.Stops, t.Beta) {
			list = append(list, d.against(moves(t.From, t.Stops), t.Denials, 0, 1)...)
		}
	}
	for _, n := range list {
		n.made = moment.made(len(n.Stops), n.HalfMoves)
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
func (d *drawing) against(way []move, denials []Denial, level int, opacity float64) []*denial {
	var list []*denial
	selected := slices.ContainsFunc(denials, func(n Denial) bool { return n.Selected })
	for _, n := range denials {
		if !valid(n.From, n.Stops, n.Beta) {
			continue
		}
		drawn := &denial{Denial: n, level: level, opacity: opacity, signed: n.Works}
		switch {
		case selected && !n.Selected:
			drawn.opacity, drawn.signed = opacity*0.4, false
		case !n.Works && !n.Selected:
			drawn.opacity = opacity * 0.6
		}
		drawn.blocked, drawn.along = d.obstacle(way, n.Stops[len(n.Stops)-1])
		list = append(list, drawn)
		if n.Selected {
			list = append(list, d.against(moves(n.From, n.Stops), n.Denials, level+1, opacity*0.8)...)
		}
	}
	return list
}

// obstacle returns where a way is blocked on one of its squares, and in which
// direction it goes there: on a square that it passes in the middle, before a
// stop.
func (d *drawing) obstacle(way []move, square int) (at draw.Point, along direction) {
	i := max(slices.IndexFunc(way, func(m move) bool { return m.to == square || m.passes(square) }), 0)
	along = d.Centre(way[i].to).Sub(d.Centre(way[i].from)).Unit()
	at = d.Centre(square)
	if way[i].to == square {
		at = at.Sub(along.Mul(d.Units(0.36)))
	}
	return at, along
}

// layDenials finds the lines and the places of the tags of all denials together,
// beside those of the graph in front.
func (d *drawing) layDenials(list []*denial, front *graph) {
	var taken []move
	for _, e := range front.edges {
		taken = append(taken, e.move)
	}
	for _, n := range slices.Backward(list) { // the front ones choose first
		way := moves(n.From, n.Stops)
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

// denialColour returns the colour of denials, or of denials of denials.
func (d *drawing) denialColour(n *denial) color.NRGBA {
	if n.level%2 == 1 {
		return faded(d.Palette.Counter, n.opacity)
	}
	return faded(d.Palette.Denial, n.opacity)
}

func (d *drawing) denialWidth() float64 { return max(d.Units(0.036), 1.5) }

// denialLines draws the lines of denials with their squares, and the signs on
// them that trajectories may cover.
func (d *drawing) denialLines(list []*denial) {
	for _, n := range list {
		gone := draw.Length(n.line[:n.made+1])
		d.denialLine(n, draw.Part(n.line, 0, gone), 1)
		d.denialLine(n, draw.Part(n.line, gone, draw.Length(n.line)), rest)
		d.denialSquares(n)
		switch {
		case n.Kind == Retreat:
			d.retreat(n)
		case n.Kind == Control && n.signed:
			d.control(n)
		}
	}
	d.paint()
}

// denialLine draws a piece of a denial's line: whole if it works, else dotted.
func (d *drawing) denialLine(n *denial, line []draw.Point, strength float64) {
	length, width := draw.Length(line), d.denialWidth()
	if length == 0 {
		return
	}
	path := d.in(lines, faded(d.denialColour(n), strength))
	if n.Works {
		d.in(casings, d.denialCasing(n, strength)).Line(line, width+max(d.Units(0.03), 1.5), draw.Round)
		path.Line(line, width, draw.Round)
		return
	}
	step := max(d.Units(0.075), width*1.9)
	for at := step / 2; at < length; at += step {
		path.Circle(draw.Along(line, at), width*0.62)
	}
}

func (d *drawing) denialCasing(n *denial, strength float64) color.NRGBA {
	return faded(d.Palette.Casing, n.opacity*strength)
}

// denialSquares draws the squares of a denial: small hollow squares where it
// passes, filled ones where it stops on its way.
func (d *drawing) denialSquares(n *denial) {
	colour, paper := d.denialColour(n), faded(d.Palette.Paper, n.opacity)
	square := func(stage pass, at draw.Point, half float64, c color.NRGBA) {
		h := draw.Point{X: half, Y: half}
		d.in(stage, c).Rect(at.Sub(h), at.Add(h))
	}
	for _, at := range n.beta {
		half := max(d.Units(0.045), 2)
		square(grounds, at, half, colour)
		square(signs, at, half-max(d.Units(0.022), 1), paper)
	}
	for i, at := range n.line[:len(n.line)-1] {
		if i == 0 && n.Kind == Retreat {
			continue
		}
		half := max(d.Units(0.06), 2.5)
		square(grounds, at, half+1, paper)
		square(signs, at, half, colour)
	}
}
