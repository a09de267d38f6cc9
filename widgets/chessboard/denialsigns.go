package chessboard

import (
	"math"
	"strconv"

	"drevo/widgets/paint"
)

// Seats are the corners of squares, in which the tags of denials stand.
type seats struct {
	brush *brush
	taken map[paint.Point]int
	ways  map[int][]paint.Point // by square, the directions in which trajectories leave its middle
}

// The place of a tag in its square, from the middle, in squares.
const (
	seatX = 0.25
	seatY = 0.355
)

// newSeats keeps the corners free in which trajectories have their own signs.
func (b *brush) newSeats(tracks []track, ghosts ghosts) *seats {
	s := &seats{b, map[paint.Point]int{}, map[int][]paint.Point{}}
	for _, t := range tracks {
		s.ways[t.From] = append(s.ways[t.From], b.waysAt(t, t.From)...)
		for _, to := range t.Stops {
			s.ways[to] = append(s.ways[to], b.waysAt(t, to)...)
			if b.busy(to) || ghosts.on(to) {
				sign := b.aside(t, to, 0).Sub(b.centre(to))
				corner := paint.Point{X: math.Copysign(b.units(seatX), sign.X), Y: math.Copysign(b.units(seatY), sign.Y)}
				s.taken[b.centre(to).Add(corner)]++
			}
		}
	}
	return s
}

// take returns the best free corner of a square for what comes from a point: the
// nearest that no trajectory crosses.
func (s *seats) take(square int, from paint.Point) paint.Point {
	middle := s.brush.centre(square)
	toward := from.Sub(middle).Unit()
	best, least := paint.Point{}, math.Inf(1)
	for _, corner := range []paint.Point{{X: -1, Y: -1}, {X: 1, Y: -1}, {X: -1, Y: 1}, {X: 1, Y: 1}} {
		way := corner.Unit()
		at := middle.Add(paint.Point{X: corner.X * s.brush.units(seatX), Y: corner.Y * s.brush.units(seatY)})
		cost := 4*float64(s.taken[at]) - way.X*toward.X - way.Y*toward.Y
		for _, w := range s.ways[square] {
			if w.X*way.X+w.Y*way.Y > 0.9 {
				cost += 1.2
			}
		}
		if cost < least-1e-9 {
			best, least = at, cost
		}
	}
	s.taken[best]++
	return best
}

// threadSigns draws the signs of denials that lie over everything else: the walls
// of those that block a way, and the tags.
func (b *brush) threadSigns(threads []thread) {
	p := b.plies()
	for _, t := range threads {
		if t.strong && t.Kind == Blockade {
			b.walls(p, t.wall[0], t.wall[1], b.units(0.23), b.units(0.055), t)
		}
	}
	p.paint()
	for _, t := range threads {
		b.tagOf(p, t)
		p.paint()
	}
}

// aim draws a crosshair around the square that a denial controls: around a stop,
// or as large as the ring of a target.
func (b *brush) aim(p *plies, t thread, ghosts ghosts) {
	square := t.Stops[len(t.Stops)-1]
	radius := b.units(0.3)
	if b.busy(square) || ghosts.on(square) {
		radius = b.units(targetRadius)
	}
	b.crosshair(p, b.centre(square), radius, b.units(0.035), t)
}

// crosshair adds a ring with four strokes across it.
func (b *brush) crosshair(p *plies, at paint.Point, radius, width float64, t thread) {
	colour, casing := b.threadColour(t), faded(b.scene.Palette.Casing, t.shown)
	edge := max(width*0.8, 1.5)
	p.in(passCasing, casing).Ring(at, radius, width+edge)
	p.in(passWay, colour).Ring(at, radius, width)
	for i := range 4 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 2)
		way := paint.Point{X: cos, Y: sin}
		stroke := []paint.Point{at.Add(way.Mul(radius * 0.72)), at.Add(way.Mul(radius * 1.32))}
		p.in(passCasing, casing).Line(stroke, width*1.2+edge, paint.Butt)
		p.in(passWay, colour).Line(stroke, width*1.2, paint.Butt)
	}
}

// walls adds two strokes across a direction.
func (b *brush) walls(p *plies, at, along paint.Point, arm, width float64, t thread) {
	side := along.Turn().Mul(arm)
	for _, k := range []float64{-0.85, 0.85} {
		middle := at.Add(along.Mul(width * k))
		line := []paint.Point{middle.Sub(side), middle.Add(side)}
		p.in(passCasing, b.scene.Palette.Paper).Line(line, width*1.9, paint.Butt)
		p.in(passWay, b.threadColour(t)).Line(line, width, paint.Butt)
	}
}

// flee draws the ends of a retreat: an open tail at the man that goes away and a
// head where it goes.
func (b *brush) flee(p *plies, t thread) {
	path := p.in(passWay, b.threadColour(t))
	b.tail(path, t.line[0], t.line[1], b.units(0.13), b.threadWidth())
	last := len(t.line) - 1
	b.tip(path, t.line[last], t.line[last].Sub(t.line[last-1]).Unit(), b.units(0.2))
}

// tail adds two feathers that open against the direction of an arrow.
func (b *brush) tail(path *paint.Path, at, to paint.Point, length, width float64) {
	along := to.Sub(at).Unit()
	for _, k := range []float64{-1, 1} {
		feather := along.Mul(-0.8).Add(along.Turn().Mul(0.7 * k)).Mul(length)
		path.Line([]paint.Point{at.Add(along.Mul(length * 0.7)), at.Add(along.Mul(length * 0.7)).Add(feather)}, width, paint.Round)
	}
}

// tip adds the head of an arrow.
func (b *brush) tip(path *paint.Path, at, along paint.Point, length float64) {
	side := along.Turn().Mul(length * 0.42)
	back := at.Sub(along.Mul(length))
	path.Add(at, back.Add(side), back.Add(along.Mul(length*0.22)), back.Sub(side))
}

// tagOf draws the tag of a denial: its kind, small, and its time. Those of
// denials are angular, those of denials of denials round.
func (b *brush) tagOf(p *plies, t thread) {
	shown := t.shown
	if t.paused && t.made < len(t.Stops) {
		shown *= rest * 1.6
	}
	t.shown = shown
	colour, paper := b.threadColour(t), faded(b.scene.Palette.Paper, min(shown*1.4, 1))
	size := b.textSize(0.19)
	glyph := float64(size) * 0.4
	height, border := float64(size)*0.6, max(b.units(0.02), 1)
	width := glyph * 2.5
	number := ""
	if t.HalfMoves > 0 {
		number = strconv.Itoa(t.HalfMoves)
		width += b.textWidth(number, size) + float64(size)*0.1
	}
	half := paint.Point{X: width/2 + float64(size)*0.12, Y: height}
	rim := paint.Point{X: border, Y: border}
	round := height * 0.35
	if t.level%2 == 1 {
		round = height
	}
	p.in(passCasing, colour).RoundRect(t.tag.Sub(half).Sub(rim), t.tag.Add(half).Add(rim), round+border)
	p.in(passWay, paper).RoundRect(t.tag.Sub(half), t.tag.Add(half), round)
	b.glyph(p.in(passSign, colour), t.Kind, t.tag.Add(paint.Point{X: glyph*1.25 - width/2}), glyph)
	if number != "" {
		p.write(t.tag.Add(paint.Point{X: width/2 - b.textWidth(number, size)/2}), number, size, colour)
	}
}

// glyph adds the small sign of a kind.
func (b *brush) glyph(path *paint.Path, kind DenialKind, at paint.Point, radius float64) {
	width := max(radius*0.3, 1)
	switch kind {
	case Control:
		path.Ring(at, radius*0.62, width)
		for i := range 4 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 2)
			way := paint.Point{X: cos, Y: sin}
			path.Line([]paint.Point{at.Add(way.Mul(radius * 0.3)), at.Add(way.Mul(radius * 1.1))}, width, paint.Butt)
		}
	case Blockade:
		for _, k := range []float64{-0.42, 0.42} {
			x := paint.Point{X: k * radius}
			y := paint.Point{Y: radius}
			path.Line([]paint.Point{at.Add(x).Sub(y), at.Add(x).Add(y)}, width*1.3, paint.Butt)
		}
	case Retreat:
		left, right := at.Sub(paint.Point{X: radius * 0.7}), at.Add(paint.Point{X: radius * 1.1})
		path.Line([]paint.Point{left, right.Sub(paint.Point{X: radius * 0.4})}, width, paint.Butt)
		b.tail(path, left.Sub(paint.Point{X: radius * 0.35}), right, radius*0.75, width)
		b.tip(path, right, paint.Point{X: 1}, radius*1.0)
	}
}
