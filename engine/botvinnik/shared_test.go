package botvinnik

import (
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// capablanca is diagram 22: Botvinnik - Capablanca 1938, White to move.
const capablanca = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

// think searches a position with some options set, and records.
func think(t testing.TB, fen string, set map[string]string, nodes uint64) (search.Result, *tree.Tree) {
	t.Helper()
	values, err := search.Resolve(New(), set)
	if err != nil {
		t.Fatal(err)
	}
	task := search.Task{Position: enginetest.Position(t, fen), Values: values, Limits: search.Limits{Nodes: nodes}}
	result, tr := enginetest.Recorded(t, New(), task, 0)
	t.Cleanup(tr.Release)
	return result, tr
}
