package trajectories

import (
	"fyne.io/fyne/v2/lang"

	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// A legend is being collected. Each sign is looked at once, however many there are.
type legend struct {
	signs []chessboard.Sign
	seen  map[signID]bool
}

// A signID tells a sign from others by what it says.
type signID struct {
	what string
	a, b int
}

// first reports whether a sign is new.
func (l *legend) first(what string, a, b int) bool {
	id := signID{what, a, b}
	old := l.seen[id]
	l.seen[id] = true
	return !old
}

// Legend returns the signs that occur.
func (o *Overlay) Legend() []chessboard.Sign {
	l := legend{seen: map[signID]bool{}}
	for _, t := range o.Trajectories {
		if valid(t.From, t.Stops, t.Beta) {
			l.trajectory(t)
		}
	}
	if o.Moment.On && len(o.Trajectories) > 0 {
		l.moment(o.Trajectories[0].Side)
	}
	return l.signs
}

// add adds a sign. It is drawn on a line between the sample's ends and painted.
func (l *legend) add(key, name string, zoom float64, sample func(d *drawing, line []draw.Point, middle draw.Point)) {
	l.signs = append(l.signs, chessboard.Sign{
		Key: key, Name: name, Zoom: zoom,
		Draw: func(p *chessboard.Painter, left, right draw.Point) {
			d := newDrawing(p)
			sample(d, []draw.Point{left, right}, left.Lerp(right, 0.5))
			d.paint()
		},
	})
}

// trajectory adds the line of the side and each of its signs that occurs.
func (l *legend) trajectory(t Trajectory) {
	l.line(t.Side)
	if t.f(0) == FClosed {
		l.stop(t.Side, FClosed)
	}
	for i := range t.Stops {
		if f := t.f(i + 1); len(t.Stops) > 1 || t.HalfMoves > 0 || f != FUnknown {
			l.stop(t.Side, f)
		}
	}
	if len(t.Beta) > 0 {
		l.beta(t.Side)
	}
	l.target(t.Side, t.F)
	if t.Selected {
		l.denials(t.Denials, 0)
	}
}

// sideKey is the key of a side's signs, of which some have one name.
func sideKey(side Side) string {
	if side == Black {
		return "black"
	}
	return "white"
}

// line adds the line of a side.
func (l *legend) line(side Side) {
	if !l.first("line", int(side), 0) {
		return
	}
	name := lang.L("White's trajectory")
	if side == Black {
		name = lang.L("Black's trajectory")
	}
	l.add(sideKey(side), name, 1.8, func(d *drawing, line []draw.Point, _ draw.Point) { d.way(line, side, 1, 1, false) })
}

// beta adds the sign of a square that is passed over.
func (l *legend) beta(side Side) {
	if l.first("beta", int(side), 0) {
		l.add(sideKey(side), lang.L("Passes over"), 1.9, func(d *drawing, _ []draw.Point, at draw.Point) {
			d.beta(side, at, 1, 1)
		})
	}
}

// stop adds the sign of an alpha-square with a time.
func (l *legend) stop(side Side, f int) {
	if !l.first("stop", int(side), f) {
		return
	}
	name := lang.L("Stops here, at this half-move")
	switch f {
	case FOpen:
		name = lang.L("Can stop here, f = 1")
	case FClosed:
		name = lang.L("Would be lost here, f = 0")
	}
	l.add(sideKey(side), name, 1.6, func(d *drawing, _ []draw.Point, at draw.Point) {
		d.stop(&node{nodeKey: nodeKey{stop, side, 0}, at: at, f: f, time: 1, timed: true}, 1, d.Units(stopRadius))
	})
}

// target adds the ring of a target, with the bar of a closed way.
func (l *legend) target(side Side, f int) {
	if !l.first("target", int(side), f) {
		return
	}
	name := lang.L("Target")
	switch f {
	case FOpen:
		name = lang.L("Target, way open")
	case FClosed:
		name = lang.L("Target, way closed")
	}
	l.add(sideKey(side), name, 0.9, func(d *drawing, line []draw.Point, at draw.Point) {
		d.target(&node{nodeKey: nodeKey{target, side, 0}, at: at, f: f}, 1, 1, false)
		if f == FClosed {
			d.bar([]draw.Point{line[0], at}, d.side(side), 1)
		}
	})
}

// denials adds the kinds that are drawn, and that some do not work or are denied
// in turn.
func (l *legend) denials(denials []Denial, level int) {
	for _, n := range denials {
		if !valid(n.From, n.Stops, n.Beta) || n.Kind < 0 || n.Kind >= denialKinds {
			continue
		}
		l.denial(n, level)
		if !n.Works && l.first("fails", 0, 0) {
			l.add("denial", lang.L("Denial that does not work"), 1.9, func(d *drawing, line []draw.Point, _ draw.Point) {
				d.denialLine(&denial{opacity: 0.6}, line, 1)
			})
		}
		if n.Selected {
			l.denials(n.Denials, level+1)
		}
	}
}

// denial adds the tag of a kind on a line.
func (l *legend) denial(n Denial, level int) {
	if !l.first("denial", int(n.Kind), level%2) {
		return
	}
	name := n.Kind.name()
	if level%2 == 1 {
		name = lang.L("Denial of a denial")
	}
	example := denial{Denial: Denial{Kind: n.Kind, HalfMoves: n.HalfMoves, Works: true}, level: level, opacity: 1}
	l.add("denial", name, 1.9, func(d *drawing, line []draw.Point, _ draw.Point) {
		d.denialLine(&example, line, 1)
		d.paint()
		example.tag = line[0].Lerp(line[1], 0.66)
		d.tag(&example)
	})
}

func (k DenialKind) name() string {
	switch k {
	case Control:
		return lang.L("Denied by control")
	case Blockade:
		return lang.L("Denied by a blockade")
	}
	return lang.L("The target goes away")
}

// moment adds what shows the time at which trajectories are stopped.
func (l *legend) moment(side Side) {
	l.add("ghost", lang.L("Where the piece is by then"), 1, func(d *drawing, _ []draw.Point, at draw.Point) {
		d.PutSquare(0, at)
		d.drawGhostsOn(0, []ghost{{piece: 'N'}})
	})
	l.add(sideKey(side), lang.L("Still to come"), 1.8, func(d *drawing, line []draw.Point, _ draw.Point) {
		d.way(line, side, rest, 1, false)
	})
}
