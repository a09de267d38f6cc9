package chessboard

import (
	"math"

	"drevo/widgets/paint"
)

// net draws a crowd: what is soon lies above what comes later, and signs above
// lines.
func (b *brush) net(tracks []track, ghosts ghosts) {
	c := crowdOf(tracks)
	p := b.plies()
	for step := maxStep; step >= 0; step-- {
		for _, m := range c.moves {
			if min(m.step, maxStep) == step {
				b.strand(p, c, m, ghosts)
			}
		}
		p.paint()
	}
	rings := map[ring]bool{}
	for _, m := range c.targets {
		m.F = m.f
		b.target(p, m.track, rings)
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

// maxStep is the step from which on moves are no longer told apart by rank.
const maxStep = 3

// strand draws a move of a crowd, with a bar before its target if nobody comes
// through.
func (b *brush) strand(p *plies, c *crowd, m *bundle, ghosts ghosts) {
	t := m.track
	t.From, t.Stops, t.made, t.paused = m.from, []int{m.to}, 0, false
	t.line, t.shown = b.strandLine(c, m), m.strength()
	if m.last && m.closed {
		b.bar(p, t)
	}
	line, _ := b.visibleWay(t)
	line = b.clear(line, ghosts.on(m.from), ghosts.on(m.to) && !b.manOn(m.to))
	t.size = min(t.size*(0.75+0.22*math.Log2(float64(m.count))), 1.1)
	b.stroke(p, t, line, t.shown)
}

// clear shortens a way at the ends at which ghosts stand.
func (b *brush) clear(line []paint.Point, start, end bool) []paint.Point {
	from, to, ghost := 0.0, paint.Length(line), b.units(manRadius)
	if start {
		from = min(ghost, to/2)
	}
	if end {
		to = max(to-ghost, from)
	}
	return paint.Part(line, from, to)
}

// strandLine returns the way of a move in the middle of its squares, or beside it
// if the other side makes the move too, in whichever direction.
func (b *brush) strandLine(c *crowd, m *bundle) []paint.Point {
	const aside = 0.05
	other, lane := Own+Enemy-m.Side, 0.0
	if _, there := c.index[knot{partMove, other, m.from, m.to}]; there {
		lane = aside * float64(1-2*m.Side)
	}
	if _, back := c.index[knot{partMove, other, m.to, m.from}]; back {
		lane = aside
	}
	return paint.Shift(b.middles(m.from, []int{m.to}), b.units(lane))
}

// strandBeta draws the squares that a move passes over, each once for a side, but
// not where a stop's sign or a man stands.
func (b *brush) strandBeta(p *plies, c *crowd, m *bundle) {
	shift := b.strandLine(c, m)[0].Sub(b.centre(m.from))
	for _, s := range m.beta {
		k := knot{partBeta, m.Side, s, s}
		if _, drawn := c.index[k]; drawn || c.squares[s][m.Side&1] || b.manOn(s) {
			continue
		}
		c.index[k] = 0
		b.beta(p, m.track, b.centre(s).Add(shift), m.strength())
	}
}

// netOrigin marks a man that is not safe where it stands.
func (b *brush) netOrigin(p *plies, m *meeting) {
	if m.f == FClosed {
		at := b.centre(m.square).Add(paint.Point{X: -1, Y: 1}.Mul(b.units(manRadius)))
		b.stop(p, m.Side, at, stopSign{f: FClosed, shown: m.shown, radius: b.units(0.14) * m.size})
	}
}

// netStop draws a stop of a crowd; those of both sides on one square stand side
// by side.
func (b *brush) netStop(p *plies, c *crowd, m *meeting, ghosts ghosts) {
	at := b.centre(m.square)
	switch {
	case b.busy(m.square) || ghosts.on(m.square):
		at = b.aside(m.track, m.square, 0)
	case c.squares[m.square][Own] && c.squares[m.square][Enemy]:
		at.X += b.units(0.17) * float64(2*m.Side-1)
	}
	b.stop(p, m.Side, at, stopSign{m.f, m.time, m.HalfMoves > 0, m.strength(), b.units(0.2) * m.size})
}
