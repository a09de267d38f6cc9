package trajectories

import (
	"math"
	"slices"

	"drevo/widgets/draw"
)

// A graph is trajectories drawn as one: each move is one edge, however many of them make it, and each square where
// they stop one node, with the best f that one of them finds there and the first time at which it is found. The
// selected trajectories make one graph, whole and in front; the others another behind.
type graph struct {
	front   bool
	opacity float64
	size    float64 // of signs, 1 in front
	width   float64 // of lines, 1 in front
	crowd   bool    // it is one of many: the later a move, the paler
	edges   []*edge
	nodes   []*node
	edge    map[edgeKey]*edge
	node    map[nodeKey]*node
}

type edgeKey struct {
	side Side
	move
}

type nodeKey struct {
	part   part
	side   Side
	square int
}

// A part says what a node is for its trajectories.
type part int

const (
	target part = iota // rings, in the order of drawing
	origin
	stop
)

// An edge is a move that trajectories of one side make.
type edge struct {
	edgeKey
	line   []draw.Point
	count  int  // trajectories that make it
	step   int  // how many moves come before it at the least
	barred bool // it is the last move in all of them, and F is 0
	made   bool // by the moment, in one of them
	beta   []int
}

// A node is a square at which trajectories of one side begin, stop or end.
type node struct {
	nodeKey
	at    draw.Point
	f     int  // the best; of a target F
	time  int  // of the first arrival with that f
	timed bool // the time is written
	made  bool // one of them has arrived by the moment
}

// crowded is the number of trajectories from which on those that are not selected
// get thinner, and the paler the later their moves are.
const crowded = 13

// newGraph gathers the trajectories that are selected, or those that are not.
func newGraph(all []Trajectory, front bool, moment Moment) *graph {
	g := &graph{front: front, opacity: 1, size: 1, width: 1, edge: map[edgeKey]*edge{}, node: map[nodeKey]*node{}}
	chosen := selected(all)
	if !front {
		g.stepBack(chosen, len(all))
	}
	for _, t := range all {
		if t.Selected == front && t.way().valid() {
			g.add(t, len(moment.reached(t, chosen)))
		}
	}
	slices.SortStableFunc(g.edges, func(a, b *edge) int { return b.step - a.step }) // what is soon lies on top
	slices.SortStableFunc(g.nodes, func(a, b *node) int { return int(a.part - b.part) })
	return g
}

// stepBack makes room for selected trajectories and for one another.
func (g *graph) stepBack(chosen bool, count int) {
	g.opacity, g.size = 0.85, 0.8
	if chosen {
		g.opacity, g.size = 0.4, 0.6
	}
	g.width = g.size
	if count >= crowded {
		g.crowd, g.opacity, g.size, g.width = true, g.opacity*0.9, g.size*0.95, g.size*0.64
	}
}

// add adds a trajectory that has made some of its stops.
func (g *graph) add(t Trajectory, made int) {
	g.addNode(nodeKey{origin, t.Side, t.From}, t, 0, t.f(0), true)
	for i, m := range t.way().moves() {
		time, last := t.way().arrival(i), i == len(t.Stops)-1
		g.addEdge(edgeKey{t.Side, m}, t, i, i < made, last && t.F == FClosed)
		g.addNode(nodeKey{stop, t.Side, m.to}, t, time, t.f(i+1), i < made)
		if last {
			g.addNode(nodeKey{target, t.Side, m.to}, t, time, t.F, i < made)
		}
	}
}

// addEdge adds a move that has step others before it.
func (g *graph) addEdge(key edgeKey, t Trajectory, step int, made, barred bool) {
	e := g.edge[key]
	if e == nil {
		e = &edge{edgeKey: key, step: step, barred: true}
		g.edge[key], g.edges = e, append(g.edges, e)
	}
	e.count++
	e.step = min(e.step, step)
	e.barred = e.barred && barred
	e.made = e.made || made
	for _, s := range t.Beta {
		if e.passes(s) && !slices.Contains(e.beta, s) {
			e.beta = append(e.beta, s)
		}
	}
}

// addNode adds a square, or an arrival at the one that is there.
func (g *graph) addNode(key nodeKey, t Trajectory, time, f int, made bool) {
	n := g.node[key]
	if n == nil {
		n = &node{nodeKey: key, time: time, f: f, timed: t.HalfMoves > 0}
		g.node[key], g.nodes = n, append(g.nodes, n)
	}
	n.made = n.made || made
	if d := rank(f) - rank(n.f); d > 0 || d == 0 && time < n.time {
		n.f, n.time = f, time
	}
}

// rank orders the values of f from closed over unknown to open.
func rank(f int) int {
	if f == FUnknown {
		return FClosed*2 + 1
	}
	return f * 2
}

// rest is how pale the part of a way is that lies in the future.
const rest = 0.34

// edgeOpacity returns the opacity of what belongs to a move.
func (g *graph) edgeOpacity(e *edge) float64 {
	if g.crowd {
		return g.future(e.made) * math.Pow(0.72, float64(e.step))
	}
	return g.future(e.made)
}

// future returns the opacity of what has been made, or is still to come.
func (g *graph) future(made bool) float64 {
	if made {
		return g.opacity
	}
	return g.opacity * rest
}

// thickness returns the width of an edge's line in parts of that of a selected
// trajectory: the wider the more trajectories make the move.
func (g *graph) thickness(e *edge) float64 {
	return g.width * min(1+0.29*math.Log2(float64(e.count)), 1.45)
}

// stops reports whether a side's trajectories stop on a square.
func (g *graph) stops(side Side, square int) bool { return g.node[nodeKey{stop, side, square}] != nil }
