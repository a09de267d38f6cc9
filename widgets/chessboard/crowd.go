package chessboard

import (
	"math"
	"slices"
)

// A crowd is many trajectories that are not selected, drawn as one net: each move
// once, however many trajectories make it, as wide as they are many and as strong
// as they are soon; each stop once, with the best f that one of them finds there
// and the first time at which it is found.
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
	partBeta
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
	track  // of the first of them
	square int
	f      int  // the best
	time   int  // of the first arrival with that f
	gone   bool // one of them has arrived by the moment
}

// strength returns the opacity of what belongs to a move: the later, the paler.
func (m *bundle) strength() float64 {
	k := m.shown * math.Pow(0.72, float64(m.step))
	if m.paused && !m.gone {
		k *= rest
	}
	return k
}

// strength returns the opacity of a stop.
func (m *meeting) strength() float64 {
	if m.paused && !m.gone {
		return m.shown * rest
	}
	return m.shown
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
		if between(from, to, s) && !slices.Contains(m.beta, s) {
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
	m.gone = m.gone || gone
	if better(f, m.f) || f == m.f && time < m.time {
		m.f, m.time = f, time
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
