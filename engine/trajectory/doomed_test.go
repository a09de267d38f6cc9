package trajectory

import (
	"math/rand/v2"
	"slices"
	"testing"

	"drevo/engine/board"
)

// TestDoomed compares the short way to what an attack wins with the long one.
func TestDoomed(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 9))
	irresistible := 0
	for i := range 120 {
		p := randomPosition(r, r.IntN(160))
		horizon := 1 + i%5
		m, short, long := Build(&p, horizon), NewJudge(&p, horizon+1), NewJudge(&p, horizon+1)
		for k := range m.Trajectories {
			a, want := long.Attack(&m.Trajectories[k]), 0
			if a.Real == 1 {
				want = a.Value
				irresistible++
			}
			if got := short.Doomed(&m.Trajectories[k]); got != want {
				t.Fatalf("%s: %s: %d, want %d", p.FEN(), a.Formula(), got, want)
			}
			for _, limit := range []int{1, 2, 9} {
				if q := short.Closed(&m.Trajectories[k], 0, limit); q != min(limit, a.Closed()) {
					t.Fatalf("%s: %s: %d squares of %d are closed, want %d", p.FEN(), a.Formula(), q, limit, a.Closed())
				}
			}
		}
	}
	if irresistible < 50 {
		t.Errorf("only %d irresistible attacks", irresistible)
	}
}

func TestRebuildSide(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 9))
	var half, first Map
	for range 60 {
		p := randomPosition(r, r.IntN(160))
		whole := Build(&p, 3)
		for side := board.White; side <= board.Black; side++ {
			half.RebuildSide(&p, 3, side)
			var want []Trajectory
			for w := range whole.BySide(side) {
				want = append(want, *w)
			}
			if !slices.Equal(half.Trajectories, want) {
				t.Fatalf("%s, %v: %v, want %v", p.FEN(), side, half.Trajectories, want)
			}
			for horizon := 1; horizon <= 5; horizon++ {
				half.RebuildSide(&p, horizon, side)
				if first.RebuildFirst(&p, horizon, side); first.first != half.first || len(first.Trajectories) != 0 {
					t.Fatalf("%s, %v: the first squares within %d half-moves differ", p.FEN(), side, horizon)
				}
			}
		}
	}
}

// TestRebuildThreats picks the threats from the whole map: what captures at once, and what ends on
// the king or promotes.
func TestRebuildThreats(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 9))
	var threats Map
	later := 0
	for i := range 600 {
		p := randomPosition(r, r.IntN(160))
		horizon := 1 + i%7
		var want []Trajectory
		for w := range Build(&p, horizon).BySide(p.Turn()) {
			if w.HalfMoves == 1 || w.Promotion || p.At(w.Target).Type() == board.King {
				want = append(want, *w)
			}
		}
		threats.RebuildThreats(&p, horizon)
		if !slices.Equal(threats.Trajectories, want) {
			t.Fatalf("%s: %v, want %v", p.FEN(), threats.Trajectories, want)
		}
		for k := range want {
			later += int(want[k].Moves) - 1
		}
	}
	if later == 0 {
		t.Error("no threat takes several moves")
	}
}

// TestReserve gives first denials a move more: squares may close, none opens, and the judge comes
// to an end.
func TestReserve(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 9))
	closed := 0
	for range 60 {
		p := randomPosition(r, r.IntN(160))
		m, j := Build(&p, 3), NewJudge(&p, 5)
		for k := range m.Trajectories {
			way := &m.Trajectories[k]
			strict, late := j.Closed(way, 0, 9), j.Closed(way, PositionalReserve, 9)
			if late < strict {
				t.Fatalf("%s: %v opens from %d to %d", p.FEN(), way, strict, late)
			}
			closed += late - strict
		}
	}
	if closed == 0 {
		t.Error("the reserve closes nothing")
	}
}
