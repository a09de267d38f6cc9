package command

import (
	"context"
	"flag"
	"fmt"
	"time"

	"drevo/engine/board"
)

// deepestPerft keeps a slip of the finger from running for weeks.
const deepestPerft = 12

func perft(_ context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("perft", flag.ContinueOnError)
	fen := flags.String("fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "")
	depth := flags.Int("depth", 0, "")
	divide := flags.Bool("divide", false, "")
	noBulk := flags.Bool("nobulk", false, "")
	if err := parse(flags, args); err != nil {
		return err
	}
	if *depth < 1 || *depth > deepestPerft {
		return wrong("-depth is a whole number from 1 to %d", deepestPerft)
	}
	p, err := parseFEN(*fen)
	if err != nil {
		return err
	}
	count := board.Perft
	if *noBulk {
		count = board.PerftEvery
	}
	start := time.Now()
	nodes := uint64(0)
	if *divide {
		for move, n := range board.Divide(&p, *depth, count) {
			fmt.Fprintf(to.out, "%s: %d\n", move, n)
			nodes += n
		}
	} else {
		nodes = count(&p, *depth)
	}
	seconds := time.Since(start).Seconds()
	_, err = fmt.Fprintf(to.out, "nodes %d time %.3f nps %.0f\n", nodes, seconds, float64(nodes)/seconds)
	return err
}
