package chessboard

import (
	"math"

	"drevo/widgets/paint"
)

// A crowd is many trajectories that are not selected, drawn as one net: each move
// once, however many trajectories make it, as wide as they are many and as strong
// as they are soon; each stop once, with the first time at which it is made.
type crowd struct {
	moves   []*bundle
	stops   []*meeting
	targets []*meeting
	origins []*meeting
	index   map[knot]int
	squares [64][2]bool // by side, where a stop has its sign
}

// A knot identifies what is drawn once: a move, or a square in one of its parts.
type knot struct {
	part     part
	side     Side
	from, to int
}

type part int

const (
	partMove part = iota
	partStop
	partTarget
	partOrigin
)

// A bundle is a move that several trajectories make.
type bundle struct {
	track        // of the first of them, with the line of the move
	from, to int // squares
	count    int
	step     int   // how many moves come before it at the least
	last     bool  // it reaches the target in all of them
	closed   bool  // and F is 0 in all of them
	gone     bool  // it has been made by the moment in one of them
	beta     []int // squares that it passes over
}

// A meeting is a square at which several trajectories of one side stop.
type meeting struct {
	track  // of the first to arrive
	square int
	time   int  // of the first arrival
	f      int  // the best
	gone   bool // one of them has arrived by the moment
}

// crowdOf gathers trajectories.
func crowdOf(tracks []track) *crowd {
	c := &crowd{index: map[knot]int{}}
	for _, t := range tracks {
		from := t.From
		c.meet(&c.origins, knot{partOrigin, t.Side, from, from}, t, 0, t.f(0), true)
		for i, to := range t.Stops {
			final, gone := i == len(t.Stops)-1, i < t.made
			c.move(t, from, to, i, final)
			c.meet(&c.stops, knot{partStop, t.Side, to, to}, t, t.time(i), t.f(i+1), gone)
			c.squares[to][t.Side&1] = true
			if final {
				c.meet(&c.targets, knot{partTarget, t.Side, to, to}, t, t.time(i), t.F, gone)
			}
			from = to
		}
	}
	return c
}

// move adds a move to its bundle.
func (c *crowd) move(t track, from, to, step int, final bool) {
	k := knot{partMove, t.Side, from, to}
	i, known := c.index[k]
	if !known {
		i = len(c.moves)
		c.index[k] = i
		c.moves = append(c.moves, &bundle{track: t, from: from, to: to, step: step, last: true, closed: true})
	}
	m := c.moves[i]
	m.count++
	m.step = min(m.step, step)
	m.last = m.last && final
	m.closed = m.closed && t.F == FClosed
	m.gone = m.gone || step < t.made
	for _, s := range t.Beta {
		if between(from, to, s) && !contains(m.beta, s) {
			m.beta = append(m.beta, s)
		}
	}
}

// meet adds a square to a list, or an arrival to the square that is there.
func (c *crowd) meet(list *[]*meeting, k knot, t track, time, f int, gone bool) {
	i, known := c.index[k]
	if !known {
		i = len(*list)
		c.index[k] = i
		*list = append(*list, &meeting{track: t, square: k.to, time: time, f: f, gone: gone})
		return
	}
	m := (*list)[i]
	m.time = min(m.time, time)
	m.gone = m.gone || gone
	if better(f, m.f) {
		m.f = f
	}
}

// better reports whether one f is to be shown rather than another: open before
// not known, that before closed.
func better(f, than int) bool {
	rank := func(f int) int {
		if f == FUnknown {
			return FClosed*2 + 1
		}
		return f * 2
	}
	return rank(f) > rank(than)
}

// between reports whether a square lies on the line from one to another.
func between(from, to, square int) bool {
	if square == from || square == to || !overlap(Arrow{From: from, To: to}, Arrow{From: from, To: square}) {
		return false
	}
	lo, hi := min(from&7, to&7), max(from&7, to&7)
	bottom, top := min(from>>3, to>>3), max(from>>3, to>>3)
	return square&7 >= lo && square&7 <= hi && square>>3 >= bottom && square>>3 <= top
}

func contains(list []int, square int) bool {
	for _, s := range list {
		if s == square {
			return true
		}
	}
	return false
}

// net draws a crowd.
func (b *brush) net(tracks []track, ghosts ghosts) {
	c := crowdOf(tracks)
	p := b.plies()
	for step := 3; step >= 0; step-- { // what is soon lies above
		for _, m := range c.moves {
			if min(m.step, 3) == step {
				b.strand(p, c, m)
			}
		}
		p.paint()
	}
	seen := map[any]bool{}
	for _, m := range c.targets {
		m.F = m.f
		b.ring(p, m.track, seen)
	}
	p.paint()
	for _, m := range c.moves {
		b.strandBeta(p, c, m)
	}
	for _, m := range c.origins {
		b.netOrigin(p, m)
	}
	for _, m := range c.stops {
		b.netStop(p, c, m, ghosts)
	}
	p.paint()
}

// strand draws a move of a crowd, with a bar before its target if nobody comes
// through.
func (b *brush) strand(p *plies, c *crowd, m *bundle) {
	t := m.track
	t.Stops, t.made = []int{m.to}, 0
	t.line = b.strandLine(c, m)
	t.end = t.line[1]
	t.From = m.from
	line, _ := b.visibleWay(t)
	shown := t.shown * math.Pow(0.72, float64(m.step))
	if t.paused && !m.gone {
		shown *= rest
	}
	wide := t
	wide.size *= 0.75 + 0.22*math.Log2(float64(m.count))
	wide.size = min(wide.size, 1.1)
	b.stroke(p, wide, line, shown)
	if m.last && m.closed {
		t.shown = shown
		b.bar(p, t)
	}
}

// strandLine returns the way of a move in the middle of its squares, or to its
// right if the other side makes it too.
func (b *brush) strandLine(c *crowd, m *bundle) []paint.Point {
	line := b.middles(m.from, []int{m.to})
	other := Own + Enemy - m.Side
	lane := 0.0
	if _, there := c.index[knot{partMove, other, m.from, m.to}]; there {
		lane = 0.05 * float64(1-2*m.Side)
	}
	if _, back := c.index[knot{partMove, other, m.to, m.from}]; back {
		lane = 0.05
	}
	return paint.Shift(line, b.units(lane))
}

// strandBeta draws the squares that a move passes over, but where a stop's sign
// stands.
func (b *brush) strandBeta(p *plies, c *crowd, m *bundle) {
	line := b.strandLine(c, m)
	shift := line[0].Sub(b.centre(m.from))
	shown := m.shown * math.Pow(0.72, float64(m.step))
	if m.paused && !m.gone {
		shown *= rest
	}
	for _, s := range m.beta {
		k := knot{partMove, m.Side, s, s}
		if _, drawn := c.index[k]; drawn || c.squares[s][m.Side&1] || b.manOn(s) {
			continue
		}
		c.index[k] = 0
		b.beta(p, m.track, b.centre(s).Add(shift), shown)
	}
}

// netOrigin marks a man that is not safe where it stands.
func (b *brush) netOrigin(p *plies, m *meeting) {
	if m.f == FClosed {
		at := b.centre(m.square).Add(paint.Point{X: -1, Y: 1}.Mul(b.units(0.3)))
		b.stop(p, m.Side, at, stopSign{f: FClosed, shown: m.shown, radius: b.units(0.14) * m.size})
	}
}

// netStop draws a stop of a crowd; those of both sides on one square stand side
// by side.
func (b *brush) netStop(p *plies, c *crowd, m *meeting, ghosts ghosts) {
	at := b.centre(m.square)
	switch {
	case b.busy(m.square) || ghosts.on(m.square):
		at = b.aside(m.track, m.square)
	case c.squares[m.square][Own] && c.squares[m.square][Enemy]:
		at.X += b.units(0.17) * float64(2*m.Side-1)
	}
	shown := m.shown
	if m.paused && !m.gone {
		shown *= rest
	}
	b.stop(p, m.Side, at, stopSign{m.f, m.time, m.HalfMoves > 0, shown, b.units(0.2) * m.size})
}
