package trajectories

import (
	"image/color"
	"strconv"

	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// The signs of kinds of denials are drawn large on the board and small in a tag. A large one is drawn wider by more
// first, as its casing.

// crosshair adds a ring with four strokes across it.
func crosshair(path *draw.Path, at draw.Point, radius, width, more float64) {
	path.Ring(at, radius, width+more)
	for _, way := range []direction{{X: 1}, {Y: 1}, {X: -1}, {Y: -1}} {
		path.Line([]draw.Point{at.Add(way.Mul(radius * 0.7)), at.Add(way.Mul(radius * 1.4))}, width*1.2+more, draw.Butt)
	}
}

// wall adds two strokes across a direction, so far before and behind a point.
func wall(path *draw.Path, at draw.Point, along direction, arm, apart, width, more float64) {
	across := along.Turn().Mul(arm)
	for _, by := range []float64{-apart, apart} {
		middle := at.Add(along.Mul(by))
		path.Line([]draw.Point{middle.Sub(across), middle.Add(across)}, width+more, draw.Butt)
	}
}

// tail adds two feathers that open against the direction of an arrow.
func tail(path *draw.Path, at draw.Point, along direction, length, width float64) {
	root := at.Add(along.Mul(length * 0.7))
	for _, side := range []float64{-0.7, 0.7} {
		feather := along.Mul(-0.8).Add(along.Turn().Mul(side)).Mul(length)
		path.Line([]draw.Point{root, root.Add(feather)}, width, draw.Round)
	}
}

// tip adds the head of an arrow.
func tip(path *draw.Path, at draw.Point, along direction, length float64) {
	side := along.Turn().Mul(length * 0.42)
	back := at.Sub(along.Mul(length))
	path.Add(at, back.Add(side), back.Add(along.Mul(length*0.22)), back.Sub(side))
}

// denialColour returns the colour of denials, or of denials of denials.
func (d *drawing) denialColour(n *denial) color.NRGBA {
	if n.level%2 == 1 {
		return chessboard.Faded(d.Palette.Counter, n.opacity)
	}
	return chessboard.Faded(d.Palette.Denial, n.opacity)
}

func (d *drawing) denialWidth() float64 { return max(d.Units(0.036), 1.5) }

// denialLines draws the lines of denials with their squares, and the signs on them that trajectories may cover.
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
	crosshair(d.in(casings, d.denialCasing(n, 1)), d.Centre(square), radius, d.Units(0.035), max(d.Units(0.028), 1.5))
	crosshair(d.in(lines, d.denialColour(n)), d.Centre(square), radius, d.Units(0.035), 0)
}

// retreat draws the ends of a retreat: an open tail at the piece that goes away and a head where it goes.
func (d *drawing) retreat(n *denial) {
	path, last := d.in(lines, d.denialColour(n)), len(n.line)-1
	tail(path, n.line[0], n.line[1].Sub(n.line[0]).Unit(), d.Units(0.13), d.denialWidth())
	tip(path, n.line[last], n.line[last].Sub(n.line[last-1]).Unit(), d.Units(0.2))
}

// denialSigns draws the signs of denials that lie over everything else: the walls
// of those that block a way, and the tags.
func (d *drawing) denialSigns(list []*denial) {
	for _, n := range list {
		if n.signed && n.Kind == Blockade {
			width := d.Units(0.055)
			wall(d.in(casings, d.Palette.Paper), n.blocked, n.along, d.Units(0.23), width*0.85, width, width*0.9)
			wall(d.in(lines, d.denialColour(n)), n.blocked, n.along, d.Units(0.23), width*0.85, width, 0)
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
	right, width := direction{X: 1}, max(radius*0.3, 1)
	switch kind {
	case Control:
		crosshair(path, at, radius*0.75, width, 0)
	case Blockade:
		wall(path, at, right, radius, radius*0.42, width*1.3, 0)
	case Retreat:
		from, to := at.Sub(right.Mul(radius*0.7)), at.Add(right.Mul(radius*1.1))
		path.Line([]draw.Point{from, to.Sub(right.Mul(radius * 0.4))}, width, draw.Butt)
		tail(path, from.Sub(right.Mul(radius*0.35)), right, radius*0.75, width)
		tip(path, to, right, radius)
	}
}
