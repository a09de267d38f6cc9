package trajectories

import (
	"image/color"
	"strconv"

	"drevo/widgets/chessboard"
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

// denialColour returns the colour of denials, or of denials of denials.
func (d *drawing) denialColour(n *denial) color.NRGBA {
	if n.level%2 == 1 {
		return chessboard.Faded(d.Palette.Counter, n.opacity)
	}
	return chessboard.Faded(d.Palette.Denial, n.opacity)
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
	path := d.in(lines, chessboard.Faded(d.denialColour(n), strength))
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
	return chessboard.Faded(d.Palette.Casing, n.opacity*strength)
}

// denialSquares draws the squares of a denial: small hollow squares where it
// passes, filled ones where it stops on its way.
func (d *drawing) denialSquares(n *denial) {
	colour, paper := d.denialColour(n), chessboard.Faded(d.Palette.Paper, n.opacity)
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

// control draws a crosshair around the square that a denial controls: around a
// stop, or as large as the ring of a target.
func (d *drawing) control(n *denial) {
	square, radius := n.Stops[len(n.Stops)-1], d.Units(pieceRadius)
	if !d.Free(square) || d.moved.on(square) {
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
		colour, paper = chessboard.Faded(colour, rest*1.6), chessboard.Faded(paper, rest*1.6)
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
