package trajectories

import (
	"strconv"

	"drevo/widgets/draw"
)

// A kindSign is the sign of a kind of denial while it is drawn, large on the board
// or small in a tag. Only the large one has a casing.
type kindSign struct {
	path, casing *draw.Path
	edge         float64 // width of the casing on both sides together, pixels
}

// line adds a stroke.
func (k kindSign) line(width float64, end draw.Cap, points ...draw.Point) {
	if k.casing != nil {
		k.casing.Line(points, width+k.edge, end)
	}
	k.path.Line(points, width, end)
}

// crosshair adds a ring with four strokes across it.
func (k kindSign) crosshair(at draw.Point, radius, width float64) {
	if k.casing != nil {
		k.casing.Ring(at, radius, width+k.edge)
	}
	k.path.Ring(at, radius, width)
	for _, way := range []direction{{X: 1}, {Y: 1}, {X: -1}, {Y: -1}} {
		k.line(width*1.2, draw.Butt, at.Add(way.Mul(radius*0.7)), at.Add(way.Mul(radius*1.4)))
	}
}

// wall adds two strokes across a direction, so far before and behind a point.
func (k kindSign) wall(at draw.Point, along direction, arm, apart, width float64) {
	across := along.Turn().Mul(arm)
	for _, by := range []float64{-apart, apart} {
		middle := at.Add(along.Mul(by))
		k.line(width, draw.Butt, middle.Sub(across), middle.Add(across))
	}
}

// tail adds two feathers that open against the direction of an arrow.
func (k kindSign) tail(at draw.Point, along direction, length, width float64) {
	root := at.Add(along.Mul(length * 0.7))
	for _, side := range []float64{-0.7, 0.7} {
		feather := along.Mul(-0.8).Add(along.Turn().Mul(side)).Mul(length)
		k.line(width, draw.Round, root, root.Add(feather))
	}
}

// tip adds the head of an arrow.
func (k kindSign) tip(at draw.Point, along direction, length float64) {
	side := along.Turn().Mul(length * 0.42)
	back := at.Sub(along.Mul(length))
	k.path.Add(at, back.Add(side), back.Add(along.Mul(length*0.22)), back.Sub(side))
}

// control draws a crosshair around the square that a denial controls: around a
// stop, or as large as the ring of a target.
func (d *drawing) control(n *denial) {
	square, radius := n.Stops[len(n.Stops)-1], d.Units(pieceRadius)
	if !d.Free(square) || d.ghosts.on(square) {
		radius = d.Units(targetRadius)
	}
	sign := kindSign{d.in(lines, d.denialColour(n)), d.in(casings, d.denialCasing(n, 1)), max(d.Units(0.028), 1.5)}
	sign.crosshair(d.Centre(square), radius, d.Units(0.035))
}

// retreat draws the ends of a retreat: an open tail at the piece that goes away
// and a head where it goes.
func (d *drawing) retreat(n *denial) {
	sign, last := kindSign{path: d.in(lines, d.denialColour(n))}, len(n.line)-1
	sign.tail(n.line[0], n.line[1].Sub(n.line[0]).Unit(), d.Units(0.13), d.denialWidth())
	sign.tip(n.line[last], n.line[last].Sub(n.line[last-1]).Unit(), d.Units(0.2))
}

// denialSigns draws the signs of denials that lie over everything else: the walls
// of those that block a way, and the tags.
func (d *drawing) denialSigns(list []*denial) {
	for _, n := range list {
		if n.signed && n.Kind == Blockade {
			width := d.Units(0.055)
			sign := kindSign{d.in(lines, d.denialColour(n)), d.in(casings, d.Palette.Paper), width * 0.9}
			sign.wall(n.blocked, n.along, d.Units(0.23), width*0.85, width)
		}
	}
	d.paint()
	for _, n := range list {
		d.tag(n)
		d.paint()
	}
}

// tag draws the tag of a denial: its kind, small, and its time. Those of denials
// are angular, those of denials of denials round.
func (d *drawing) tag(n *denial) {
	colour, paper := d.denialColour(n), d.paper(n.opacity)
	if n.made < len(n.Stops) {
		colour, paper = faded(colour, rest*1.6), faded(paper, rest*1.6)
	}
	size := d.TextSize(0.19)
	glyph, height := float64(size)*0.4, float64(size)*0.6
	width, number := glyph*2.5, ""
	if n.HalfMoves > 0 {
		number = strconv.Itoa(n.HalfMoves)
		width += d.TextWidth(number, size) + float64(size)*0.1
	}
	round := height * 0.35
	if n.level%2 == 1 {
		round = height
	}
	half, border := draw.Point{X: width/2 + float64(size)*0.12, Y: height}, max(d.Units(0.02), 1)
	rim := half.Add(draw.Point{X: border, Y: border})
	d.in(casings, colour).RoundRect(n.tag.Sub(rim), n.tag.Add(rim), round+border)
	d.in(lines, paper).RoundRect(n.tag.Sub(half), n.tag.Add(half), round)
	d.glyph(d.in(signs, colour), n.Kind, n.tag.Add(draw.Point{X: glyph*1.25 - width/2}), glyph)
	if number != "" {
		d.write(n.tag.Add(draw.Point{X: width/2 - d.TextWidth(number, size)/2}), number, size, colour)
	}
}

// glyph adds the small sign of a kind.
func (d *drawing) glyph(path *draw.Path, kind DenialKind, at draw.Point, radius float64) {
	sign, right, width := kindSign{path: path}, direction{X: 1}, max(radius*0.3, 1)
	switch kind {
	case Control:
		sign.crosshair(at, radius*0.75, width)
	case Blockade:
		sign.wall(at, right, radius, radius*0.42, width*1.3)
	case Retreat:
		tail, tip := at.Sub(right.Mul(radius*0.7)), at.Add(right.Mul(radius*1.1))
		sign.line(width, draw.Butt, tail, tip.Sub(right.Mul(radius*0.4)))
		sign.tail(tail.Sub(right.Mul(radius*0.35)), right, radius*0.75, width)
		sign.tip(tip, right, radius)
	}
}
