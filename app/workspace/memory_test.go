package workspace_test

import (
	"runtime"
	"testing"

	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/search"
)

// TestThirtySearchesLeaveMemoryFlat: with every search, by each programme in turn, the trees and what is attached to them
// keep within their memory, and after thirty the program has no more in hand than after ten.
func TestThirtySearchesLeaveMemoryFlat(t *testing.T) {
	const budget, early, all = 20 << 20, 10, 30
	w := workspacetest.New(t, "itep", shallow(), "")
	w.Session.Memory = budget
	w.Session.Limits = search.Limits{Nodes: 20_000}
	var after [all + 1]int64
	for n := 1; n <= all; n++ {
		game := session.NewGame(board.Start())
		for _, at := range []int{n % 20, n / 20} { // another position each time
			p := game.Position()
			var moves board.MoveList
			p.Legal(&moves)
			game.Play(moves.At(at))
		}
		w.SetGame("new game", game)
		p := engine.Programmes()[n%len(engine.Programmes())]
		values, err := search.Resolve(p, nil)
		if err != nil {
			t.Fatal(err)
		}
		w.ThinkAs(game, p, values)
		w.Finish()
		if bytes := w.Session.Bytes(); bytes > budget {
			t.Errorf("after search %d, by %s, the trees take %d bytes", n, p.About().Name, bytes)
		}
		after[n] = inHand()
	}
	if w.Started() != all {
		t.Errorf("%d searches were begun", w.Started())
	}
	if more := after[all] - after[early]; more > budget/2 {
		t.Errorf("after %d searches %d MB are in hand, after %d %d MB", all, after[all]>>20, early, after[early]>>20)
	}
	t.Logf("after %d searches %d MB, after %d %d MB", early, after[early]>>20, all, after[all]>>20)
}

// inHand is what lives, in bytes; pools let go of what they hold in two rounds of collection.
func inHand() int64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}
