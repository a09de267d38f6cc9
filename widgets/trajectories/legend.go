package trajectories

import (
	"cmp"

	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// Legend returns the signs that occur.
func (o *Overlay) Legend() []chessboard.Sign {
	var l legend
	for _, t := range o.Trajectories {
		if t.way().valid() {
			l.trajectory(t)
		}
	}
	if o.Moment.On && len(o.Trajectories) > 0 {
		l.moment(o.Trajectories[0].Side)
	}
	return l
}

// A legend is being collected. The board lists each sign once.
type legend []chessboard.Sign

// The names of signs: of stops and targets by f, of denials by kind.
var (
	stopNames   = map[int]string{FOpen: "Can stop here", FClosed: "Would be lost here"}
	targetNames = map[int]string{FOpen: "Target, way open", FClosed: "Target, way closed"}
	kindNames   = [...]string{Control: "Denied by control", Blockade: "Denied by a blockade",
		Retreat: "The target goes away"}
)

// lineName is the name of the line of a side, and the key of all its signs, of which some have one name.
func lineName(side Side) string {
	if side == Black {
		return "Black's trajectory"
	}
	return "White's trajectory"
}

// line is that between the ends of a sample.
type line = []draw.Point

// add adds a sign. It is drawn on a line between the sample's ends and painted.
func (l *legend) add(key, name string, zoom float64, sample func(d *drawing, line line, middle draw.Point)) {
	l.sign(key, name, zoom, false, sample)
}

// mark adds a sign that needs no line.
func (l *legend) mark(key, name string, zoom float64, sample func(d *drawing, line line, middle draw.Point)) {
	l.sign(key, name, zoom, true, sample)
}

func (l *legend) sign(key, name string, zoom float64, narrow bool, sample func(d *drawing, line line,
	middle draw.Point)) {
	*l = append(*l, chessboard.Sign{
		Key: key, Name: name, Zoom: zoom, Narrow: narrow,
		Draw: func(p *chessboard.Painter, left, right draw.Point) {
			d := newDrawing(p)
			sample(d, []draw.Point{left, right}, left.Lerp(right, 0.5))
			d.paint()
		},
	})
}

// trajectory adds the line of the side and each of its signs that occurs.
func (l *legend) trajectory(t Trajectory) {
	l.line(t.Side, lineName(t.Side), 1)
	if t.f(0) == FClosed {
		l.stop(t.Side, FClosed)
	}
	for i := range t.Stops {
		if f := t.f(i + 1); len(t.Stops) > 1 || t.HalfMoves > 0 || f != FUnknown {
			l.stop(t.Side, f)
		}
	}
	if len(t.Beta) > 0 {
		l.mark(lineName(t.Side), "Passes over", 1.9, func(d *drawing, _ line, at draw.Point) { d.beta(t.Side, at, 1, 1) })
	}
	name := cmp.Or(targetNames[t.F], "Threatens to take here")
	l.add(lineName(t.Side), name, 0.9, func(d *drawing, line line, at draw.Point) {
		d.target(&node{nodeKey: nodeKey{target, t.Side, 0}, at: at, f: t.F}, 1, 1, false)
		if t.F == FClosed {
			d.bar([]draw.Point{line[0], at}, d.side(t.Side), 1)
		}
	})
	if t.Selected {
		l.denials(t.Denials, 0)
	}
}

// line adds the line of a side.
func (l *legend) line(side Side, name string, opacity float64) {
	l.add(lineName(side), name, 1.8, func(d *drawing, line line, _ draw.Point) { d.way(line, side, opacity, 1, false) })
}

// stop adds the sign of an alpha-square with a time.
func (l *legend) stop(side Side, f int) {
	name := cmp.Or(stopNames[f], "Could be here, after so many half-moves")
	l.mark(lineName(side), name, 1.6, func(d *drawing, _ line, at draw.Point) {
		d.stop(&node{nodeKey: nodeKey{stop, side, 0}, at: at, f: f, time: 1, timed: true}, 1, d.Units(stopRadius))
	})
}

// denials adds the kinds that are drawn, as tags on lines, and that some do not work or are denied in turn.
func (l *legend) denials(denials []Denial, level int) {
	for _, n := range denials {
		if !n.way().valid() || n.Kind < 0 || n.Kind >= denialKinds {
			continue
		}
		name := kindNames[n.Kind]
		if level%2 == 1 {
			name = "Denial of a denial"
		}
		example := denial{Denial: Denial{Kind: n.Kind, HalfMoves: n.HalfMoves, Works: true}, level: level, opacity: 1}
		l.add("denial", name, 1.9, func(d *drawing, line line, _ draw.Point) {
			d.denialLine(&example, line, 1)
			d.paint()
			example.tag = line[0].Lerp(line[1], 0.66)
			d.tag(&example)
		})
		if !n.Works {
			l.add("denial", "Denial that does not work", 1.9, func(d *drawing, line line, _ draw.Point) {
				d.denialLine(&denial{opacity: 0.6}, line, 1)
			})
		}
		if n.Selected {
			l.denials(n.Denials, level+1)
		}
	}
}

// moment adds what shows the time at which trajectories are stopped.
func (l *legend) moment(side Side) {
	l.mark("moved", "Where the piece is by then", 1, func(d *drawing, _ line, at draw.Point) {
		d.PutSquare(0, at)
		d.drawMovedOn(0, []movedPiece{{piece: 'N'}})
	})
	l.line(side, "Still to come", rest)
}
