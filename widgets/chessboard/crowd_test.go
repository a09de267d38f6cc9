package chessboard

import (
	"math/rand/v2"
	"testing"
)

// manyTrajectories returns as many trajectories as are asked for, the same ones
// every time: sliding men of both sides with one to four moves.
func manyTrajectories(n int) []Trajectory {
	r := rand.New(rand.NewPCG(3, 5))
	var all []Trajectory
	for i := range n {
		t := Trajectory{From: r.IntN(8) * 9 % 64, Side: Side(i % 2), F: r.IntN(3) - 1, StopF: []int{1}}
		at := t.From
		for range 1 + r.IntN(4) {
			to := at&^7 | r.IntN(8)
			if r.IntN(2) == 0 {
				to = at&7 | r.IntN(8)<<3
			}
			for s := range 64 {
				if between(at, to, s) {
					t.Beta = append(t.Beta, s)
				}
			}
			t.Stops, t.StopF = append(t.Stops, to), append(t.StopF, r.IntN(3)-1)
			at = to
		}
		t.HalfMoves = 2*len(t.Stops) - 1 + i%2
		all = append(all, t)
	}
	return all
}

func TestCrowdDrawsEachMoveOnce(t *testing.T) {
	s := NewScene()
	b := &brush{frame: newFrame(800, 800, false), scene: &s, tools: &tools{}}
	c := crowdOf(b.tracks([]Trajectory{
		{From: sq("a1"), Stops: sqs("a5 e5"), HalfMoves: 3, StopF: []int{1, 0, 1}, F: FClosed},
		{From: sq("a1"), Stops: sqs("a5 h5"), HalfMoves: 3, StopF: []int{1, 1, 0}, F: FClosed},
		{From: sq("e1"), Stops: sqs("a1 a5 e5"), HalfMoves: 5, StopF: []int{1, 1, 1, 0}, F: FOpen},
		{From: sq("a1"), Stops: sqs("a5"), Side: Enemy, HalfMoves: 2, F: FClosed},
	}, Moment{}))
	if len(c.moves) != 5 {
		t.Errorf("%d moves, want 5", len(c.moves))
	}
	m := c.moves[c.index[knot{partMove, Own, sq("a1"), sq("a5")}]]
	if m.count != 3 || m.step != 0 || m.last {
		t.Errorf("a1a5: %d trajectories from step %d, last: %v", m.count, m.step, m.last)
	}
	a5 := c.stops[c.index[knot{partStop, Own, sq("a5"), sq("a5")}]]
	if a5.f != FOpen || a5.time != 1 {
		t.Errorf("a5 has f %d at %d, want 1 at 1", a5.f, a5.time)
	}
	e5 := c.targets[c.index[knot{partTarget, Own, sq("e5"), sq("e5")}]]
	if e5.f != FOpen {
		t.Errorf("e5 can be reached, but is shown with F %d", e5.f)
	}
	if last := c.moves[c.index[knot{partMove, Own, sq("a5"), sq("e5")}]]; last.closed {
		t.Error("the way to e5 is barred, but one trajectory comes through")
	}
}

// The time shown is that of an arrival that has the f shown.
func TestMeetingTimeBelongsToItsF(t *testing.T) {
	s := NewScene()
	b := &brush{frame: newFrame(800, 800, false), scene: &s, tools: &tools{}}
	c := crowdOf(b.tracks([]Trajectory{
		{From: sq("a1"), Stops: sqs("a5"), HalfMoves: 1, StopF: []int{1, 0}},
		{From: sq("e5"), Stops: sqs("a5"), HalfMoves: 5, StopF: []int{1, 1}},
		{From: sq("b5"), Stops: sqs("a5"), HalfMoves: 3, StopF: []int{1, 1}},
	}, Moment{}))
	if m := c.stops[0]; len(c.stops) != 1 || m.f != FOpen || m.time != 3 {
		t.Errorf("a5 has f %d at %d, want 1 at 3", m.f, m.time)
	}
}

func TestBetween(t *testing.T) {
	for _, c := range []struct {
		from, to, square string
		want             bool
	}{
		{"a1", "a8", "a4", true}, {"h8", "a1", "d4", true}, {"a4", "e4", "e4", false}, {"a4", "e4", "a4", false},
		{"a4", "e4", "f4", false}, {"b1", "c3", "b2", false}, {"a1", "h8", "d5", false},
	} {
		if got := between(sq(c.from), sq(c.to), sq(c.square)); got != c.want {
			t.Errorf("%s lies between %s and %s: %v", c.square, c.from, c.to, got)
		}
	}
}

// A crowd that steps back leaves the selected trajectory as strong as it is alone.
func TestSelectedStandsOutOfACrowd(t *testing.T) {
	s := NewScene()
	chosen := Trajectory{From: sq("b1"), Stops: sqs("b6"), HalfMoves: 1, F: FOpen, Selected: true}
	s.Layers = []Layer{{Trajectories: append([]Trajectory{chosen}, manyTrajectories(60)...)}}
	img, b := overlayOf(&s, 800)
	if got := look(img, b, "b3", 0, 0.25); !near(got, s.Palette.Own, 8) {
		t.Errorf("the selected way is %v", got)
	}
	pale := 0
	for _, name := range []string{"d1", "g1", "d5", "g5", "e3", "e6"} {
		for d := -0.45; d < 0.45; d += 0.05 {
			if got := look(img, b, name, d, 0.4); got.A > 0 {
				pale++
				if near(got, s.Palette.Own, 20) || near(got, s.Palette.Enemy, 20) {
					t.Errorf("beside it, %s has the full colour %v", name, got)
				}
			}
		}
	}
	if pale == 0 {
		t.Error("nothing of the crowd was met")
	}
}

func TestOppositeWaysRunSideBySide(t *testing.T) {
	lanes := newLanes([]Trajectory{
		{From: 0, Stops: []int{7}}, {From: 7, Stops: []int{0}}, {From: 0, Stops: []int{7}}, {From: 7, Stops: []int{0}, Selected: true},
	})
	right := []float64{lanes[0], -lanes[1], lanes[2], -lanes[3]} // of the direction from 0 to 7
	for i := range right {
		for k := range i {
			if right[i] == right[k] {
				t.Errorf("ways %d and %d lie on each other: %v", k, i, right)
			}
		}
	}
	if right[3] != 0 {
		t.Errorf("the selected way is moved aside by %v", right[3])
	}
}
