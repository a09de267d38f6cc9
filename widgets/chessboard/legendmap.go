package chessboard

import (
	"image"
	"image/color"

	"drevo/widgets/paint"
)

// A sampler draws the sample of a sign of a trajectory around a point.
type sampler func(b *brush, p *plies, k track, at paint.Point)

// ofTrajectory adds a sign of one side's trajectories.
func (l *legend) ofTrajectory(t Trajectory, name string, zoom float64, draw sampler) {
	sign := "own"
	if t.Side == Enemy {
		sign = "enemy"
	}
	l.add(sign, name, zoom, func(b *brush, left, right paint.Point) {
		k := track{shown: 1, size: 1, made: 1}
		k.Trajectory = Trajectory{Side: t.Side, Stops: []int{0}, F: t.F}
		k.line = []paint.Point{left, right}
		k.end = left.Lerp(right, 0.5)
		p := b.plies()
		draw(b, p, k, k.end)
		p.paint()
	})
}

// trajectory adds the line of the side and each of its signs that occurs.
func (l *legend) trajectory(t Trajectory) {
	if !t.valid() {
		return
	}
	side := l.words.Own
	if t.Side == Enemy {
		side = l.words.Enemy
	}
	l.ofTrajectory(t, side, 1.8, func(b *brush, p *plies, k track, _ paint.Point) { b.way(p, k) })
	l.stopSigns(t)
	if len(t.Beta) > 0 {
		l.ofTrajectory(t, l.words.Beta, 1.9, func(b *brush, p *plies, k track, at paint.Point) { b.beta(p, k, at, 1) })
	}
	name := map[int]string{FOpen: l.words.Open, FClosed: l.words.Closed, FUnknown: l.words.Unknown}[t.F]
	l.ofTrajectory(t, name, 0.9, func(b *brush, p *plies, k track, at paint.Point) {
		k.line[1] = at
		b.target(p, k, map[ring]bool{})
		if k.F == FClosed {
			b.bar(p, k)
		}
	})
	if t.Selected {
		l.denials(t.Denials, 0)
	}
}

// stopSigns adds the signs of alpha-squares, by f, where they stand alone or with
// a time.
func (l *legend) stopSigns(t Trajectory) {
	names := map[int]string{FOpen: l.words.OpenStop, FClosed: l.words.ClosedStop, FUnknown: l.words.Alpha}
	if t.f(0) == FClosed {
		l.stopSign(t, FClosed, names[FClosed])
	}
	for i := range t.Stops {
		if f := t.f(i + 1); len(t.Stops) > 1 || t.HalfMoves > 0 || f != FUnknown {
			l.stopSign(t, f, names[f])
		}
	}
}

func (l *legend) stopSign(t Trajectory, f int, name string) {
	l.ofTrajectory(t, name, 1.6, func(b *brush, p *plies, k track, at paint.Point) {
		b.stop(p, k.Side, at, stopSign{f: f, time: 1, timed: true, shown: 1, radius: b.units(0.18)})
	})
}

// denials adds the kinds that are drawn, and that some do not work or are denied
// in turn.
func (l *legend) denials(denials []Denial, level int) {
	for _, d := range denials {
		if !d.valid() || d.Kind < 0 || d.Kind >= denialKinds {
			continue
		}
		name := l.words.Denials[d.Kind]
		if level%2 == 1 {
			name = l.words.Counter
		}
		l.denial(d, level, name)
		if !d.Works {
			l.threadSample("fails", l.words.Fails, thread{Denial: Denial{Kind: -1}, shown: 0.6})
		}
		if d.Selected {
			l.denials(d.Denials, level+1)
		}
	}
}

// denial adds the tag of a kind on a line; the first of its kind says how strong.
func (l *legend) denial(d Denial, level int, name string) {
	l.threadSample("denial", name, thread{Denial: Denial{Kind: d.Kind, HalfMoves: d.HalfMoves, Works: true}, level: level, shown: 1})
}

func (l *legend) threadSample(sign, name string, t thread) {
	l.add(sign, name, 1.9, func(b *brush, left, right paint.Point) {
		p := b.plies()
		t.line = []paint.Point{left, right}
		t.tag = left.Lerp(right, 0.66)
		b.threadLine(p, t, t.line, 1)
		p.paint()
		if t.Kind >= 0 {
			b.tagOf(p, t)
			p.paint()
		}
	})
}

// moment adds what shows the time at which a layer is stopped.
func (l *legend) moment(layer Layer) {
	if !layer.Moment.On || len(layer.Trajectories) == 0 {
		return
	}
	l.add("ghost", l.words.Ghost, 1, func(b *brush, left, right paint.Point) {
		b.putSquare(0, left.Lerp(right, 0.5))
		b.ghostsOn(0, []ghost{{man: 'N'}})
	})
	side := layer.Trajectories[0].Side
	l.ofTrajectory(Trajectory{Side: side}, l.words.Future, 1.8, func(b *brush, p *plies, k track, _ paint.Point) {
		b.stroke(p, k, k.line, rest)
	})
}

// number adds what the numbers of a layer mean.
func (l *legend) number(n Number) {
	name := l.words.Number
	if n.Small != [2]string{} {
		name = l.words.Sum
	}
	p := l.palette
	if n.Text != "" {
		l.numberSample(name, "3", p.PlateText, paint.Point{}, 0.62)
	}
	if n.Small[0] != "" {
		l.numberSample(l.words.Start, "1", p.Start, paint.Point{X: -0.26, Y: 0.22}, 0.5)
	}
	if n.Small[1] != "" {
		l.numberSample(l.words.Goal, "2", p.Goal, paint.Point{X: 0.26, Y: -0.22}, 0.5)
	}
	if n.On {
		l.add("number", l.words.ShortestWay, 1, func(b *brush, left, right paint.Point) {
			b.putSquare(0, left.Lerp(right, 0.5))
			b.litNumbers([]Number{{On: true}})
		})
	}
}

// numberSample adds a square with one number in it, at a place from its middle
// and of a size in squares.
func (l *legend) numberSample(name, word string, ink color.NRGBA, place paint.Point, size float64) {
	l.add("number", name, 1, func(b *brush, left, right paint.Point) {
		b.putSquare(1, left.Lerp(right, 0.5))
		b.wash(1, b.scene.Palette.Dark)
		b.centred(word, b.textSize(size), b.centre(1).Add(place.Mul(b.units(1))), ink)
	})
}

// putSquare moves the frame so that a square has its middle at a point.
func (b *brush) putSquare(square int, at paint.Point) {
	shift := at.Sub(b.centre(square))
	b.frame.origin = b.frame.origin.Add(image.Pt(int(shift.X), int(shift.Y)))
}

// badge adds a kind of badge.
func (l *legend) badge(g Badge) {
	if g.Kind < 1 || g.Kind >= badgeKinds {
		return
	}
	l.add("badge", l.words.Badges[g.Kind], 2.2, func(b *brush, left, right paint.Point) {
		b.badge(Badge{Kind: g.Kind}, left.Lerp(right, 0.5), b.badgeRadius())
	})
}
