package chessboard

import (
	"image/color"
	"slices"

	"drevo/widgets/paint"
)

// A thread is a denial with its way over the board in pixels. It is drawn much
// thinner than a trajectory, in a colour of its own, with squares for stops.
type thread struct {
	Denial
	level  int // 0 for a denial of a trajectory, 1 for a denial of that
	line   []paint.Point
	beta   []paint.Point
	wall   [2]paint.Point // a blockade's obstacle: its middle, and the direction it closes
	tag    paint.Point    // the middle of the tag with its kind and time
	shown  float64        // opacity
	strong bool           // drawn whole and with the sign of its kind
	made   int            // stops that have been made, all without a moment
	paused bool           // a moment stops it
}

// threads collects the denials of selected trajectories, those in front last.
func (b *brush) threads(tracks []track, moment Moment) []thread {
	var threads []thread
	for _, t := range tracks {
		threads = append(threads, b.against(t.From, t.Stops, t.Denials, 0, 1)...)
	}
	for i := range threads {
		t := &threads[i]
		t.made, t.paused = moment.reached(len(t.Stops), t.HalfMoves), moment.On
	}
	slices.SortStableFunc(threads, func(a, b thread) int { return a.rank() - b.rank() })
	return threads
}

// rank orders denials from those at the back to those in front.
func (t thread) rank() int { return 2*order(t.Selected) + order(t.strong) }

// against collects the denials of one way, and of the selected ones their own,
// each level weaker than the one before.
func (b *brush) against(from int, stops []int, denials []Denial, level int, shown float64) []thread {
	var threads []thread
	selected := slices.ContainsFunc(denials, func(d Denial) bool { return d.Selected })
	for _, d := range denials {
		if !d.valid() {
			continue
		}
		t := thread{Denial: d, level: level, shown: shown, strong: d.Works}
		switch {
		case selected && !d.Selected:
			t.shown, t.strong = t.shown*0.4, false
		case !d.Works && !d.Selected:
			t.shown *= 0.6
		}
		t.wall = b.obstacle(from, stops, d.Stops[len(d.Stops)-1])
		threads = append(threads, t)
		if d.Selected {
			threads = append(threads, b.against(d.From, d.Stops, d.Denials, level+1, shown*0.8)...)
		}
	}
	return threads
}

// obstacle returns where a way is blocked on one of its squares, and in which
// direction it goes there: on a square that it passes in the middle, before a
// stop.
func (b *brush) obstacle(from int, stops []int, square int) [2]paint.Point {
	way := b.middles(from, stops)
	move := b.stretchOf(from, stops, square)
	along := way[move+1].Sub(way[move]).Unit()
	at := b.centre(square)
	if slices.Contains(stops, square) {
		at = at.Sub(along.Mul(b.units(0.36)))
	}
	return [2]paint.Point{at, along}
}

// layThreads finds the ways and the places of the tags of all denials together.
func (b *brush) layThreads(threads []thread, tracks []track, ghosts ghosts) {
	var taken []Arrow
	for _, t := range tracks {
		taken = append(taken, moves(t.From, t.Stops)...)
	}
	seats := b.newSeats(tracks, ghosts)
	for i := len(threads) - 1; i >= 0; i-- { // the front ones choose first
		t := &threads[i]
		ways := moves(t.From, t.Stops)
		middle := b.middles(t.From, t.Stops)
		t.line = paint.Shift(middle, b.units(freeLane(taken, ways)))
		taken = append(taken, ways...)
		shift := t.line[0].Sub(middle[0])
		for _, s := range t.Beta {
			t.beta = append(t.beta, b.centre(s).Add(shift))
		}
		t.tag = seats.take(t.Stops[len(t.Stops)-1], t.line[len(t.line)-2])
		b.trim(t)
	}
}

// trim lets a way begin at the edge of its man and end at its tag or, for a
// retreat, in the square to which the man goes.
func (b *brush) trim(t *thread) {
	if t.Kind != Retreat {
		t.line[len(t.line)-1] = t.tag
	}
	start := 0.0
	if b.manOn(t.From) {
		start = min(b.units(manRadius), paint.Length(t.line)/2)
	}
	if t.Kind == Retreat { // the tail stands outside of the target's ring
		start = b.units(targetRadius + 0.12)
	}
	t.line = append([]paint.Point{paint.Along(t.line, start)}, t.line[1:]...)
}

// moves returns the moves of a way as arrows.
func moves(from int, stops []int) []Arrow {
	var list []Arrow
	for _, to := range stops {
		list = append(list, Arrow{From: from, To: to})
		from = to
	}
	return list
}

// freeLane returns how far a way is to be moved to the right of its direction, in
// squares, so that it runs beside all that lies on the same lines.
func freeLane(taken, ways []Arrow) float64 {
	const apart = 0.11
	used := map[float64]bool{}
	for _, w := range ways {
		n := 0
		for _, t := range taken {
			if w.From != w.To && t.From != t.To && overlap(w, t) {
				n++
			}
		}
		for i := range n {
			used[float64(i)] = true
		}
	}
	n := float64(len(used))
	if int(n)%2 == 0 {
		return -apart * n / 2
	}
	return apart * (n + 1) / 2
}

// threadColour returns the colour of denials, or of denials of denials.
func (b *brush) threadColour(t thread) color.NRGBA {
	if t.level%2 == 1 {
		return faded(b.scene.Palette.Counter, t.shown)
	}
	return faded(b.scene.Palette.Denial, t.shown)
}

func (b *brush) threadWidth() float64 { return max(b.units(0.036), 1.5) }

// threadWays draws the lines of denials: whole if they work, else dotted.
func (b *brush) threadWays(threads []thread, ghosts ghosts) {
	p := b.plies()
	for _, t := range threads {
		gone := paint.Length(t.line)
		if t.paused && t.made < len(t.Stops) {
			gone = paint.Length(t.line[:t.made+1])
		}
		b.threadLine(p, t, paint.Part(t.line, 0, gone), 1)
		b.threadLine(p, t, paint.Part(t.line, gone, paint.Length(t.line)), rest)
		b.threadStops(p, t)
		switch {
		case t.Kind == Retreat:
			b.flee(p, t)
		case t.Kind == Control && t.strong:
			b.aim(p, t, ghosts)
		}
	}
	p.paint()
}

// threadLine draws a piece of a denial's way.
func (b *brush) threadLine(p *plies, t thread, line []paint.Point, shown float64) {
	length, width := paint.Length(line), b.threadWidth()
	if length == 0 {
		return
	}
	colour := faded(b.threadColour(t), shown)
	if t.Works {
		p.in(passCasing, faded(b.scene.Palette.Casing, t.shown*shown)).Line(line, width+max(b.units(0.03), 1.5), paint.Round)
		p.in(passWay, colour).Line(line, width, paint.Round)
		return
	}
	step := max(b.units(0.075), width*1.9)
	for d := step / 2; d < length; d += step {
		p.in(passWay, colour).Circle(paint.Along(line, d), width*0.62)
	}
}

// threadStops draws the squares of a denial: small hollow squares where it
// passes, filled ones where it stops on its way.
func (b *brush) threadStops(p *plies, t thread) {
	colour := b.threadColour(t)
	square := func(stage pass, at paint.Point, half float64, c color.NRGBA) {
		d := paint.Point{X: half, Y: half}
		p.in(stage, c).Rect(at.Sub(d), at.Add(d))
	}
	paper := faded(b.scene.Palette.Paper, t.shown)
	for _, at := range t.beta {
		half := max(b.units(0.045), 2)
		square(passBack, at, half, colour)
		square(passSign, at, half-max(b.units(0.022), 1), paper)
	}
	for i, at := range t.line[:len(t.line)-1] {
		if i == 0 && t.Kind == Retreat {
			continue
		}
		half := max(b.units(0.06), 2.5)
		square(passBack, at, half+1, paper)
		square(passSign, at, half, colour)
	}
}
