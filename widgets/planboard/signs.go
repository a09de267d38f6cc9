package planboard

import (
	"image/color"

	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// pale is how strong the colour of what has been gone through is.
const pale = 0.4

// drawing is one picture of a plan, or of dangerous moves.
type drawing struct {
	*chessboard.Painter
	colour color.NRGBA
	plates map[int]int // texts on a square so far
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
		line := []draw.Point{at, d.Centre(s.To)}
		d.arrow(draw.Part(line, d.Units(0.22), draw.Length(line)-d.Units(0.12)), c, s.Kind == Capture)
	case Remove:
		d.strokes(at, 0.3, 0.09, c, draw.Point{X: 1, Y: 1}, draw.Point{X: -1, Y: 1})
	case Occupy:
		d.frame(at, 0.42, c)
		d.strokes(at, 0.14, 0.07, c, draw.Point{X: 1}, draw.Point{Y: 1})
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

// cased draws a shape on a thin edge, as pale as it is.
func (d *drawing) cased(c color.NRGBA, add func(path *draw.Path, more float64)) {
	d.Cased(c, chessboard.Faded(d.Palette.Casing, float64(c.A)/0xff), add)
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

// strokes draws strokes through a point; arm and width are in squares.
func (d *drawing) strokes(at draw.Point, arm, width float64, c color.NRGBA, ways ...draw.Point) {
	d.cased(c, func(path *draw.Path, more float64) {
		for _, way := range ways {
			way = way.Mul(d.Units(arm))
			path.Line([]draw.Point{at.Sub(way), at.Add(way)}, d.Units(width)+more, draw.Round)
		}
	})
}

// frame draws a square's outline around a point, of half a side in squares.
func (d *drawing) frame(at draw.Point, half float64, c color.NRGBA) {
	d.cased(c, func(path *draw.Path, more float64) {
		path.Outline(d.Corners(at, d.Units(half)), d.Units(0.06)+more)
	})
}

// lure draws a ring and four wedges that point into it.
func (d *drawing) lure(at draw.Point, c color.NRGBA) {
	d.cased(c, func(path *draw.Path, more float64) {
		path.Ring(at, d.Units(0.2), d.Units(0.06)+more)
		for _, way := range d.Corners(draw.Point{}, 1) {
			way = way.Unit()
			tip, back := at.Add(way.Mul(d.Units(0.26)-more)), at.Add(way.Mul(d.Units(0.52)+more/2))
			side := way.Turn().Mul(d.Units(0.09) + more)
			path.Add(tip, back.Add(side), back.Sub(side))
		}
	})
}

// number writes the number of a step: of a move on its arrow, else in a corner of its square, beside
// the numbers that stand there.
func (d *drawing) number(s Step) {
	at := d.Centre(s.Square)
	if s.moves() {
		at = at.Lerp(d.Centre(s.To), 0.45)
	} else {
		at = at.Add(draw.Point{X: d.Units(0.37 - 0.24*float64(d.plates[s.Square])), Y: d.Units(-0.36)})
		d.plates[s.Square]++
	}
	c := d.colour
	if s.Gone {
		c = draw.Mix(d.Palette.Paper, c, pale)
	}
	d.plate(at, s.Number, c)
}

// plate writes a text on a small round plate.
func (d *drawing) plate(at draw.Point, text string, c color.NRGBA) {
	d.Label(at, text, d.TextSize(0.17), d.Palette.Paper, c, true)
}
