package game_test

import (
	"fmt"
	"strings"

	"drevo/engine/game"
)

// A stream is split into games; each is read with its variations and comments, and written back.
func Example() {
	scanner := game.NewScanner(strings.NewReader(`[White "Botvinnik"] [Black "Capablanca"] [Result "*"]

1. d4 Nf6 2. c4 e6 (2... g6) 3. Nc3 Bb4 {the Nimzo-Indian} *`))
	for scanner.Scan() {
		g, err := scanner.Game()
		if err != nil {
			fmt.Println(err)
			continue
		}
		second := g.Root.Next[0].Next[0].Next[0]
		fmt.Println(len(second.Next), "replies to", second.Move.UCI())
		fmt.Println(strings.Fields(g.String())[12:])
	}
	fmt.Println(scanner.Err())
	// Output:
	// 2 replies to c2c4
	// [[Result "*"] 1. d4 Nf6 2. c4 e6 (2... g6) 3. Nc3 Bb4 {the Nimzo-Indian} *]
	// <nil>
}
