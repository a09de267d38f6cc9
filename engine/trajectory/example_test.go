package trajectory_test

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/trajectory"
)

// The attack of White's bishop on the queen, in the position of the book's experiment: it can be
// taken on a3, and the queen can go away.
func Example() {
	p, err := board.ParseFEN("8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30")
	if err != nil {
		fmt.Println(err)
		return
	}
	m := trajectory.Build(&p, 3)
	j := trajectory.NewJudge(&p, 3)
	for i := range m.ByPiece(board.B2) {
		t := &m.ByPiece(board.B2)[i]
		a := j.Attack(t)
		fmt.Println(t, a.Real)
		fmt.Println(a.Formula())
	}
	// Output:
	// Bb2-a3xe7 (3) 0
	// Bb2 - jQe7·0(3)·1(b2)·[1(a3) + (0-1)·1(jQe7)·1(a3)]·1(e7)·[1-1(b7, d8, e8)]
}

// All shortest ways of a king across an empty board.
func ExampleKeys_Routes() {
	var empty trajectory.Keys
	journey := empty.Routes(board.King, board.A4, board.H4)
	fmt.Println(journey.Moves, journey.Count())
	// Output: 7 393
}
