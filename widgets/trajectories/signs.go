package trajectories

import (
	"image/color"
	"strconv"

	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// Sizes in squares: of the ring around a target, of a piece, of a stop.
const (
	targetRadius = 0.41
	pieceRadius  = 0.3
	stopRadius   = 0.18
)

// timeShare is how large a time is in its stop, in radii.
const timeShare = 1.35

// stop draws a stop: filled when its f is 1 or not known, with a ring around it when it is 1; hollow and struck
// when it is 0. The time is written in it if there is room.
func (d *drawing) stop(n *node, opacity, radius float64) {
	paper, colour := d.paper(opacity), chessboard.Faded(d.side(n.side), opacity)
	ground, path := d.in(grounds, paper), d.in(signs, colour)
	timed := n.timed && n.part == stop
	if timed {
		radius = max(radius, float64(d.LeastText())/timeShare)
	}
	edge, ink := max(radius*0.14, 1), paper
	switch n.f {
	case FClosed:
		d.sign(ground, n.side, n.at, radius+edge)
		d.signRing(path, n.side, n.at, radius*0.88, radius*0.24)
		strike(ground, path, n.at, radius, timed)
		ink = colour
	case FOpen:
		d.sign(ground, n.side, n.at, radius*1.42+edge)
		d.sign(path, n.side, n.at, radius)
		d.signRing(path, n.side, n.at, radius*1.34, radius*0.17)
	default:
		d.sign(ground, n.side, n.at, radius+edge)
		d.sign(path, n.side, n.at, radius)
	}
	if size := int(radius*timeShare + 0.5); timed && size >= 7 {
		d.write(n.at, strconv.Itoa(n.time), size, ink)
	}
}

// strike crosses a closed stop out: through all of one without a time, and leaving
// the time free in one that has it.
func strike(ground, path *draw.Path, at draw.Point, radius float64, timed bool) {
	out, in, width := radius*1.45, radius*0.92, radius*0.26
	if !timed {
		in = 0
	}
	const k = 0.7071
	for _, way := range []direction{{X: k, Y: -k}, {X: -k, Y: k}} {
		line := []draw.Point{at.Add(way.Mul(in)), at.Add(way.Mul(out))}
		ground.Line(line, width+max(radius*0.24, 2), draw.Round)
		path.Line(line, width, draw.Round)
	}
}

// beta draws a square that is passed over: a small hollow sign.
func (d *drawing) beta(side Side, at draw.Point, opacity, size float64) {
	radius := d.Units(0.085) * size
	d.sign(d.in(grounds, d.paper(opacity)), side, at, radius)
	d.signRing(d.in(signs, chessboard.Faded(d.side(side), opacity)), side, at, radius, d.Units(0.04)*size)
}

// target draws a ring, dotted when F is not known.
func (d *drawing) target(n *node, opacity, size float64, cased bool) {
	radius, width := d.Units(targetRadius), d.Units(0.065)*size
	if cased {
		d.signRing(d.in(casings, d.Palette.Casing), n.side, n.at, radius, width+max(d.Units(0.03), 2))
	}
	path := d.in(lines, chessboard.Faded(d.side(n.side), opacity))
	if n.f == FUnknown {
		d.signDots(path, n.side, n.at, radius, width)
	} else {
		d.signRing(path, n.side, n.at, radius, width)
	}
}

// sign adds the filled sign of a side.
func (d *drawing) sign(path *draw.Path, side Side, at draw.Point, radius float64) {
	d.SideSign(path, at, radius, side == Black)
}

// signRing adds the outline of a sign.
func (d *drawing) signRing(path *draw.Path, side Side, at draw.Point, radius, width float64) {
	if side == Black {
		path.DiamondRing(at, radius*1.18, width)
		return
	}
	path.Ring(at, radius, width)
}

// signDots adds the outline of a sign in short dashes.
func (d *drawing) signDots(path *draw.Path, side Side, at draw.Point, radius, width float64) {
	outline := draw.Polygon(at, radius, 48)
	if side == Black {
		outline = draw.Polygon(at, radius*1.18, 4)
	}
	outline = append(outline, outline[0])
	for _, dash := range draw.Dashes(outline, d.Units(0.1), d.Units(0.1)) {
		path.Line(dash, width, draw.Butt)
	}
}

// side returns the colour of a side's trajectories.
func (d *drawing) side(side Side) color.NRGBA { return d.Palette.Side(side == Black) }

// paper returns the colour of the ground of a sign: a little stronger than the
// sign, so that the line below does not shine through.
func (d *drawing) paper(opacity float64) color.NRGBA {
	return chessboard.Faded(d.Palette.Paper, min(opacity*1.5, 1))
}
