package chessboard

import "drevo/widgets/paint"

// trajectories draws the ways of men. Those that are not selected lie below,
// thin and pale while there are selected ones, and as they grow many they get
// thinner still. The selected ones come on top, whole, with their times and with
// what the other side can do about them. Ways that share a stretch run side by
// side.
func (b *brush) trajectories(l Layer) {
	if len(l.Trajectories) == 0 {
		return
	}
	tracks := b.tracks(l.Trajectories, l.Moment)
	split := 0
	for split < len(tracks) && !tracks[split].Selected {
		split++
	}
	threads := b.threads(tracks[split:], l.Moment)
	ghosts := b.ghosts(tracks, threads)
	b.layThreads(threads, tracks[split:], ghosts)
	b.veils(ghosts)
	b.group(tracks[:split], ghosts)
	b.threadWays(threads, ghosts)
	b.group(tracks[split:], ghosts)
	b.threadSigns(threads)
}

// group draws trajectories of one rank as one picture.
func (b *brush) group(tracks []track, ghosts ghosts) {
	if len(tracks) >= crowded && !tracks[0].Selected {
		b.net(tracks, ghosts)
		return
	}
	p := b.plies()
	rings := map[ring]bool{}
	for _, t := range tracks {
		b.way(p, t)
		if t.F == FClosed {
			b.bar(p, t)
		}
		b.target(p, t, rings)
	}
	p.paint()
	signs := newSigns()
	for _, t := range tracks {
		b.stops(p, t, ghosts, signs)
	}
	p.paint()
}

// rest is how pale the part of a way is that lies in the future.
const rest = 0.34

// way draws the line of a trajectory: whole for the own side, dashed for the
// enemy's; the part in the future of a moment is pale.
func (b *brush) way(p *plies, t track) {
	line, gone := b.visibleWay(t)
	if !t.paused || t.made == len(t.Stops) {
		b.stroke(p, t, line, t.shown)
		return
	}
	ghost := b.units(manRadius) // stands between what has been gone and the rest
	if t.made > 0 {
		b.stroke(p, t, paint.Part(line, 0, gone-ghost), t.shown)
		gone += ghost
	}
	b.stroke(p, t, paint.Part(line, gone, paint.Length(line)), t.shown*rest)
}

func (b *brush) lineWidth(t track) float64 { return b.units(0.075) * t.size }

// stroke draws a piece of a way.
func (b *brush) stroke(p *plies, t track, line []paint.Point, shown float64) {
	if t.Selected {
		width := b.lineWidth(t) + max(b.units(0.035), 2)
		p.in(passCasing, faded(b.scene.Palette.Casing, shown)).Line(line, width, paint.Round)
	}
	path := p.in(passWay, faded(b.sideColour(t.Side), shown))
	if t.Side == Own {
		path.Line(line, b.lineWidth(t), paint.Round)
		return
	}
	for i := 1; i < len(line); i++ {
		for _, dash := range paint.Dashes(line[i-1:i+1], b.units(0.16), b.units(0.1)) {
			path.Line(dash, b.lineWidth(t), paint.Butt)
		}
	}
}

// visibleWay returns the way as it is drawn, from the man at its start to the
// ring around the man at its target, and how much of that has been gone.
func (b *brush) visibleWay(t track) (line []paint.Point, gone float64) {
	from, to := b.start(t), paint.Length(t.line)
	switch {
	case b.manOn(t.Stops[len(t.Stops)-1]):
		to -= b.units(targetRadius)
	case t.paused && t.made == len(t.Stops):
		to -= b.units(manRadius)
	}
	if from >= to { // neighbouring squares
		from = to / 2
	}
	gone = min(paint.Length(t.line[:t.made+1]), to) - from
	return paint.Part(t.line, from, to), max(gone, 0)
}

// start returns how far from the middle of its square a way begins: a man there
// stays visible.
func (b *brush) start(t track) float64 {
	if b.manOn(t.From) {
		return b.units(manRadius)
	}
	return 0
}

func (b *brush) manOn(square int) bool { return occupied(b.scene.Pieces[square]) }

// Sizes in squares: of the ring around a target, and of a man.
const (
	targetRadius = 0.41
	manRadius    = 0.3
)

// A ring is the sign of a target, drawn once for all trajectories that end there.
type ring struct {
	square int
	side   Side
	f      int
}

// target rings the end of a trajectory, dotted when F is not known; a way that is
// closed has a bar besides.
func (b *brush) target(p *plies, t track, rings map[ring]bool) {
	key := ring{t.Stops[len(t.Stops)-1], t.Side, t.F}
	if rings[key] {
		return
	}
	rings[key] = true
	radius, width := b.units(targetRadius), b.units(0.065)*t.size
	if t.Selected {
		b.signRing(p.in(passCasing, b.scene.Palette.Casing), t.Side, t.end, radius, width+max(b.units(0.03), 2))
	}
	path := p.in(passWay, b.trackColour(t))
	if t.F == FUnknown {
		b.signDots(path, t.Side, t.end, radius, width)
	} else {
		b.signRing(path, t.Side, t.end, radius, width)
	}
}

// bar closes a way just before its target.
func (b *brush) bar(p *plies, t track) {
	last := t.line[len(t.line)-1]
	back := t.line[len(t.line)-2].Sub(last).Unit()
	middle, arm := last.Add(back.Mul(b.units(targetRadius+0.13))), back.Turn().Mul(b.units(0.16))
	p.in(passWay, b.trackColour(t)).Line([]paint.Point{middle.Sub(arm), middle.Add(arm)}, b.units(0.085)*t.size, paint.Round)
}
