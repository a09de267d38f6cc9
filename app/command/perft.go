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

func perft(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("perft", flag.ContinueOnError)
	fen := flags.String("fen", startPosition(), "the position as a `FEN`")
	depth := flags.Int("depth", 0, "count to this depth: `N` half-moves, such as 5; without it nothing can be counted")
	divide := flags.Bool("divide", false, "print the count after each move")
	noBulk := flags.Bool("nobulk", false, "make the last moves, too, instead of counting them where they are generated")
	if err := parse(flags, args); err != nil {
		return err
	}
	if *depth < 1 || *depth > deepestPerft {
		return wrong("-depth is a whole number from 1 to %d", deepestPerft)
	}
	p, err := to.position(*fen)
	if err != nil {
		return err
	}
	count := untilDone(ctx, board.Perft)
	if *noBulk {
		count = untilDone(ctx, board.PerftEvery)
	}
	start := time.Now()
	nodes := uint64(0)
	if *divide {
		for move, n := range board.Divide(&p, *depth, count) {
			nodes += n
			if ctx.Err() != nil {
				break // this move is not counted to its end
			}
			fmt.Fprintf(to.out, "%s: %d\n", move, n)
		}
	} else {
		nodes = count(&p, *depth)
	}
	seconds := time.Since(start).Seconds()
	if ctx.Err() != nil {
		fmt.Fprintf(to.out, "stopped after %d nodes, time %.3f nps %.0f\n", nodes, seconds, float64(nodes)/seconds)
		return errStopped
	}
	_, err = fmt.Fprintf(to.out, "nodes %d time %.3f nps %.0f\n", nodes, seconds, float64(nodes)/seconds)
	return err
}

// untilDone makes a count that ends soon after ctx does, with what it has counted. It looks
// at ctx before each part of three plies, which take milliseconds at most.
func untilDone(ctx context.Context, count func(*board.Position, int) uint64) func(*board.Position, int) uint64 {
	var counted func(p *board.Position, depth int) uint64
	counted = func(p *board.Position, depth int) (nodes uint64) {
		if ctx.Err() != nil {
			return 0
		}
		if depth <= 3 {
			return count(p, depth)
		}
		for _, n := range board.Divide(p, depth, counted) {
			nodes += n
		}
		return nodes
	}
	return counted
}
