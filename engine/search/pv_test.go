package search_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"drevo/engine/board"
	"drevo/engine/search"
)

// pvTwin searches a random tree: the table must return at every node what a recursion that makes a
// new slice for each line returns.
type pvTwin struct {
	t      *testing.T
	random *rand.Rand
	pv     *search.PV
	plies  int
	next   board.Move
}

func (w *pvTwin) search(ply int) []board.Move {
	w.pv.Clear(ply)
	var best []board.Move
	if ply < w.plies {
		for range w.random.IntN(4) {
			w.next++
			move := w.next
			line := w.search(ply + 1)
			if w.random.IntN(2) == 0 {
				best = append([]board.Move{move}, line...)
				w.pv.Keep(ply, move)
			}
		}
	}
	first := board.NoMove
	if len(best) > 0 {
		first = best[0]
	}
	if w.pv.First(ply) != first {
		w.t.Fatalf("ply %d: first move %v, want %v", ply, w.pv.First(ply), first)
	}
	return best
}

func TestPVIsTheLineOfTheRecursion(t *testing.T) {
	deepest := 0
	for seed := range uint64(300) {
		twin := pvTwin{t: t, random: rand.New(rand.NewPCG(seed, 1)), plies: 7, pv: search.NewPV(7)}
		for range 3 { // the table serves one search after another
			line := twin.search(0)
			if got := twin.pv.Line(); !slices.Equal(got, line) {
				t.Fatalf("seed %d: line %v, want %v", seed, got, line)
			}
			deepest = max(deepest, len(line))
		}
	}
	if deepest != 7 {
		t.Errorf("the longest line has %d moves: the test does not fill the table", deepest)
	}
}

func TestPVLineIsACopy(t *testing.T) {
	pv := search.NewPV(3)
	if pv.Line() != nil {
		t.Error("an empty line is not nil")
	}
	pv.Keep(2, 12)
	pv.Keep(1, 11)
	pv.Keep(0, 10)
	line := pv.Line()
	pv.Clear(0)
	pv.Clear(1)
	pv.Keep(0, 20)
	if !slices.Equal(line, []board.Move{10, 11, 12}) || !slices.Equal(pv.Line(), []board.Move{20}) {
		t.Errorf("lines %v and %v", line, pv.Line())
	}
	if pv.SetLine(line); !slices.Equal(pv.Line(), line) || pv.First(0) != 10 {
		t.Errorf("line %v after it was put back", pv.Line())
	}
}

func TestPVAllocatesNothing(t *testing.T) {
	pv := search.NewPV(60)
	if n := testing.AllocsPerRun(100, func() {
		for ply := 59; ply >= 0; ply-- {
			pv.Keep(ply, board.Move(ply))
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
