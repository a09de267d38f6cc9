package board_test

import (
	"errors"
	"fmt"

	"drevo/engine/board"
)

// Legal moves are listed, played on a copy, and written as people write them.
func Example() {
	p, err := board.ParseFEN("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	var moves board.MoveList
	p.Legal(&moves)
	for _, m := range moves.All() {
		var next board.Position
		p.Make(m, &next)
		if next.InCheck() {
			fmt.Println(p.SAN(m), next.FEN())
		}
	}
	// Output:
	// Rxa8+ R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1
	// Rxh8+ r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1
}

// Text that can't be read and a position that can't arise are different errors.
func ExampleParseFEN() {
	_, err := board.ParseFEN("8/8/8/8/8/8/8/8 w - - 0 1")
	var illegal *board.IllegalError
	fmt.Println(errors.As(err, &illegal), err)
	// Output: true illegal position: White has no king; Black has no king
}

// Perft counts the leaves of the tree of legal moves.
func ExamplePerft() {
	start := board.Start()
	fmt.Println(board.Perft(&start, 4))
	// Output: 197281
}
