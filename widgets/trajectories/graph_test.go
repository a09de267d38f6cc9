package trajectories

import "testing"

func TestEachMoveIsOneEdge(t *testing.T) {
	g := newGraph([]Trajectory{
		{From: sq("a1"), Stops: sqs("a5 e5"), HalfMoves: 3, StopF: []int{1, 0, 1}, F: FClosed},
		{From: sq("a1"), Stops: sqs("a5 h5"), HalfMoves: 3, StopF: []int{1, 1, 0}, F: FClosed},
		{From: sq("e1"), Stops: sqs("a1 a5 e5"), HalfMoves: 5, StopF: []int{1, 1, 1, 0}, F: FOpen},
		{From: sq("a1"), Stops: sqs("a5"), Side: Black, HalfMoves: 2, F: FClosed},
		{From: sq("h1"), Stops: sqs("h2"), Selected: true},
	}, false, Moment{})
	if len(g.edges) != 5 {
		t.Errorf("%d edges, want 5", len(g.edges))
	}
	if e := g.edge[edgeKey{White, move{sq("a1"), sq("a5")}}]; e.count != 3 || e.step != 0 || e.barred {
		t.Errorf("a1a5: %d trajectories from step %d, barred: %v", e.count, e.step, e.barred)
	}
	if n := g.node[nodeKey{stop, White, sq("a5")}]; n.f != FOpen || n.time != 1 {
		t.Errorf("a5 has f %d at %d, want 1 at 1", n.f, n.time)
	}
	if n := g.node[nodeKey{target, White, sq("e5")}]; n.f != FOpen {
		t.Errorf("e5 can be reached, but is shown with F %d", n.f)
	}
	if g.edge[edgeKey{White, move{sq("a5"), sq("e5")}}].barred {
		t.Error("the way to e5 is barred, but one trajectory comes through")
	}
	if !g.edge[edgeKey{White, move{sq("a5"), sq("h5")}}].barred {
		t.Error("no trajectory comes through to h5, but the way is not barred")
	}
	for i := 1; i < len(g.edges); i++ {
		if g.edges[i].step > g.edges[i-1].step {
			t.Error("a later move lies above a sooner one")
		}
	}
}

// The time shown is that of an arrival that has the f shown.
func TestTimeOfANodeBelongsToItsF(t *testing.T) {
	g := newGraph([]Trajectory{
		{From: sq("a1"), Stops: sqs("a5"), HalfMoves: 1, StopF: []int{1, 0}},
		{From: sq("e5"), Stops: sqs("a5"), HalfMoves: 5, StopF: []int{1, 1}},
		{From: sq("b5"), Stops: sqs("a5"), HalfMoves: 3, StopF: []int{1, 1}},
	}, false, Moment{})
	if n := g.node[nodeKey{stop, White, sq("a5")}]; n.f != FOpen || n.time != 3 {
		t.Errorf("a5 has f %d at %d, want 1 at 3", n.f, n.time)
	}
}

func TestPasses(t *testing.T) {
	for _, c := range []struct {
		from, to, square string
		want             bool
	}{
		{"a1", "a8", "a4", true}, {"h8", "a1", "d4", true}, {"a4", "e4", "e4", false}, {"a4", "e4", "a4", false},
		{"a4", "e4", "f4", false}, {"b1", "c3", "b2", false}, {"a1", "h8", "d5", false},
	} {
		if got := (move{sq(c.from), sq(c.to)}).passes(sq(c.square)); got != c.want {
			t.Errorf("%s%s passes %s: %v", c.from, c.to, c.square, got)
		}
	}
}

// Trajectories that are not selected step back: behind a selected one, and the more
// the more they are.
func TestStepBack(t *testing.T) {
	one, chosen := Trajectory{From: 0, Stops: []int{8}}, Trajectory{From: 1, Stops: []int{9}, Selected: true}
	alone := newGraph([]Trajectory{one}, false, Moment{})
	beside := newGraph([]Trajectory{one, chosen}, false, Moment{})
	crowd := newGraph(append(many(50), chosen), false, Moment{})
	front := newGraph(append(many(50), chosen), true, Moment{})
	if front.opacity != 1 || !(alone.opacity > beside.opacity && beside.opacity > crowd.opacity && crowd.opacity > 0.2) {
		t.Errorf("opacity in front %.2f, alone %.2f, beside a selected one %.2f, in a crowd %.2f",
			front.opacity, alone.opacity, beside.opacity, crowd.opacity)
	}
	if !(alone.width > beside.width && beside.width > crowd.width) {
		t.Errorf("lines alone %.2f, beside a selected one %.2f, in a crowd %.2f", alone.width, beside.width, crowd.width)
	}
}

// A move of both sides, there or back, is two lines beside one another.
func TestBothSidesRunSideBySide(t *testing.T) {
	for _, enemy := range []Trajectory{{From: 0, Stops: []int{7}, Side: Black}, {From: 7, Stops: []int{0}, Side: Black}} {
		g := newGraph([]Trajectory{{From: 0, Stops: []int{7}}, enemy, {From: 8, Stops: []int{15}}}, false, Moment{})
		right := func(e *edge) float64 { // of the direction from 0 to 7
			if e.to < e.from {
				return -g.lane(e)
			}
			return g.lane(e)
		}
		if own, other := right(g.edges[0]), right(g.edges[1]); own == other {
			t.Errorf("the own line lies at %v, the enemy's at %v", own, other)
		}
		if got := g.lane(g.edges[2]); got != 0 {
			t.Errorf("a line alone is moved by %v", got)
		}
	}
}

// The more trajectories make a move, the wider its line.
func TestThickness(t *testing.T) {
	g := newGraph([]Trajectory{{From: 0, Stops: []int{7, 8}}, {From: 0, Stops: []int{7, 9}}}, false, Moment{})
	shared, single := g.edge[edgeKey{White, move{0, 7}}], g.edge[edgeKey{White, move{7, 8}}]
	if a, b := g.thickness(shared), g.thickness(single); a <= b {
		t.Errorf("a shared move is %.2f wide, a single one %.2f", a, b)
	}
}

// Signs that share a square take different corners, away from the lines.
func TestCorners(t *testing.T) {
	c := corners{map[corner]int{}, map[int][]direction{}}
	c.avoid(27, direction{X: 0.7071, Y: 0.7071})
	seen := map[corner]bool{}
	for i := range 4 {
		at := c.take(27, direction{})
		if seen[at] {
			t.Errorf("corner %v is taken twice", at)
		}
		seen[at] = true
		if crossed := at.x > 0 && at.y > 0; crossed != (i == 3) {
			t.Errorf("sign %d stands at %v, and the line leaves to the lower right", i, at)
		}
	}
	if at := c.take(28, direction{X: -1}); at.x > 0 {
		t.Errorf("what comes from the left has its sign at %v", at)
	}
}

// A piece that is not safe where it stands has its sign beside the stop of those that
// attack it.
func TestOriginKeepsItsCorner(t *testing.T) {
	var pieces [64]byte
	pieces[sq("a6")], pieces[sq("e2")] = 'b', 'N'
	_, d := drawn(pieces)
	g := newGraph([]Trajectory{
		{From: sq("a6"), Stops: sqs("e2"), Side: Black, StopF: []int{FClosed, FOpen}, HalfMoves: 2},
		{From: sq("e2"), Stops: sqs("a6"), StopF: []int{FOpen, FOpen}, HalfMoves: 1},
	}, false, Moment{})
	d.layGraph(g)
	closed, stop := g.node[nodeKey{origin, Black, sq("a6")}].at, g.node[nodeKey{stop, White, sq("a6")}].at
	if apart := closed.Sub(stop).Len(); apart < d.Units(0.4) {
		t.Errorf("on a6 the two signs are %.0f pixels apart", apart)
	}
}
