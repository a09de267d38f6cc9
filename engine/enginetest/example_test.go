package enginetest_test

import (
	"fmt"
	"math/rand/v2"

	"drevo/engine/board"
	"drevo/engine/enginetest"
)

// Endgames with a proved mate are made by lot, for tests of programmes that should find it. Some first
// move leaves Black mated in one.
func ExampleEndgameWithMate() {
	p := enginetest.EndgameWithMate(rand.New(rand.NewPCG(1, 2)), 2)
	var moves board.MoveList
	p.Legal(&moves)
	for _, m := range moves.All() {
		var next board.Position
		if p.Make(m, &next); enginetest.IsMatedIn(&next, 1) {
			fmt.Println(p.FEN(), p.SAN(m))
		}
	}
	// Output:
	// 5k2/2Qp3K/3P4/8/8/8/8/8 w - - 0 1 Kg6
	// 5k2/2Qp3K/3P4/8/8/8/8/8 w - - 0 1 Qd8+
	// 5k2/2Qp3K/3P4/8/8/8/8/8 w - - 0 1 Qc4
}
