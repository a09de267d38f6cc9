package planboard

import (
	"image/color"

	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// pale is how strong the colour of what has been gone through is.
const pale = 0.4

// drawing is one picture of a plan.
type drawing struct {
	*chessboard.Painter
	colour color.NRGBA
	plates map[int]int // numbers on a square so far
}

// step draws the sign of a step.
func (d *drawing) step(s Step) {
	c := d.colour
	if s.Gone {
		c = chessboard.Faded(c, pale)
	}
	at := d.Centre(s.Square)
	switch s.Kind {
	case Move, Capture:
		d.arrow(d.way(at, d.Centre(s.To)), c, s.Kind == Capture)
	case Remove:
		arm := d.Units(0.3)
		d.cased(c, func(path *draw.Path, more float64) {
			path.Line([]draw.Point{at.Add(draw.Point{X: -arm, Y: -arm}), at.Add(draw.Point{X: arm, Y: arm})}, d.Units(0.09)+more,
				draw.Round)
			path.Line([]draw.Point{at.Add(draw.Point{X: -arm, Y: arm}), at.Add(draw.Point{X: arm, Y: -arm})}, d.Units(0.09)+more,
				draw.Round)
		})
	case Occupy:
		d.frame(at, 0.42, c)
		d.cased(c, func(path *draw.Path, more float64) {
			arm := d.Units(0.14)
			path.Line([]draw.Point{at.Add(draw.Point{X: -arm}), at.Add(draw.Point{X: arm})}, d.Units(0.07)+more, draw.Round)
			path.Line([]draw.Point{at.Add(draw.Point{Y: -arm}), at.Add(draw.Point{Y: arm})}, d.Units(0.07)+more, draw.Round)
		})
	case Lure:
		d.lure(at, c)
	case Verify:
		d.frame(at.Add(draw.Point{X: d.Units(-0.3), Y: d.Units(-0.3)}), 0.13, c)
	case Look:
		d.cased(c, func(path *draw.Path, more float64) {
			for _, dash := range draw.Dashes(draw.Polygon(at, d.Units(0.42), 48), d.Units(0.12), d.Units(0.1)) {
				path.Line(dash, d.Units(0.07)+more, draw.Butt)
			}
		})
	}
}

// way is the line of a move between the middles of two squares, shortened at both ends.
func (d *drawing) way(from, to draw.Point) []draw.Point {
	line := []draw.Point{from, to}
	return draw.Part(line, d.Units(0.22), draw.Length(line)-d.Units(0.12))
}

// arrow draws an arrow, dashed for what is only a capture.
func (d *drawing) arrow(line []draw.Point, c color.NRGBA, dashed bool) {
	d.cased(c, func(path *draw.Path, more float64) {
		head := draw.Head{Length: d.Units(0.28) + more, Width: d.Units(0.32) + 2*more}
		if dashed {
			path.DashedArrow(line, head, d.Units(0.1)+more, d.Units(0.17), d.Units(0.11))
		} else {
			path.Arrow(line, head, d.Units(0.1)+more)
		}
	})
}

// frame draws a square's outline around a point, of half a side in squares.
func (d *drawing) frame(at draw.Point, half float64, c color.NRGBA) {
	h := d.Units(half)
	corners := []draw.Point{at.Add(draw.Point{X: -h, Y: -h}), at.Add(draw.Point{X: h, Y: -h}),
		at.Add(draw.Point{X: h, Y: h}), at.Add(draw.Point{X: -h, Y: h})}
	d.cased(c, func(path *draw.Path, more float64) { path.Outline(corners, d.Units(0.06)+more) })
}

// lure draws a ring and four wedges that point into it.
func (d *drawing) lure(at draw.Point, c color.NRGBA) {
	d.cased(c, func(path *draw.Path, more float64) {
		path.Ring(at, d.Units(0.2), d.Units(0.06)+more)
		for _, way := range []draw.Point{{X: 1, Y: 1}, {X: -1, Y: 1}, {X: 1, Y: -1}, {X: -1, Y: -1}} {
			way = way.Unit()
			tip, back := at.Add(way.Mul(d.Units(0.26)-more)), at.Add(way.Mul(d.Units(0.52)+more/2))
			side := draw.Point{X: -way.Y, Y: way.X}.Mul(d.Units(0.09) + more)
			path.Add(tip, back.Add(side), back.Sub(side))
		}
	})
}

// cased draws a shape on a thin edge that keeps it apart from pieces and squares.
func (d *drawing) cased(c color.NRGBA, add func(path *draw.Path, more float64)) {
	casing := d.Palette.Casing
	casing.A = uint8(int(casing.A) * int(c.A) / 0xff)
	edge := max(d.Units(0.03), 1.5)
	d.Shape(d.Bounds(), casing, func(path *draw.Path) { add(path, edge) })
	d.Shape(d.Bounds(), c, func(path *draw.Path) { add(path, 0) })
}

// number writes the number of a step: of a move on its arrow, else in a corner of its square, beside
// the numbers that stand there.
func (d *drawing) number(s Step) {
	at := d.Centre(s.Square)
	if s.Kind == Move || s.Kind == Capture {
		at = at.Lerp(d.Centre(s.To), 0.45)
	} else {
		at = at.Add(draw.Point{X: d.Units(0.37 - 0.24*float64(d.plates[s.Square])), Y: d.Units(-0.36)})
		d.plates[s.Square]++
	}
	c := d.colour
	if s.Gone {
		c = draw.Mix(d.Palette.Paper, c, pale)
		c.A = 0xff
	}
	d.plate(at, s.Number, c)
}

// plate writes a text on a small round plate.
func (d *drawing) plate(at draw.Point, text string, c color.NRGBA) {
	size := d.TextSize(0.17)
	half := draw.Point{X: max(d.TextWidth(text, size)/2+float64(size)*0.25, float64(size)*0.66), Y: float64(size) * 0.66}
	for _, more := range []float64{1.5, 0} {
		ground := d.Palette.Paper
		if more == 0 {
			ground = c
		}
		edge := draw.Point{X: more, Y: more}
		d.Shape(d.Bounds(), ground, func(path *draw.Path) {
			path.RoundRect(at.Sub(half).Sub(edge), at.Add(half).Add(edge),
				half.Y+more)
		})
	}
	d.Write(text, size, at, chessboard.TextOn(c))
}
