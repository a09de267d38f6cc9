// Command benchperft compares the speed of move generation of two programs on the same machine: it lets each count the
// leaves of the same game trees (perft), by turns, so that whatever else the machine does meets both alike.
//
//	benchperft [-rounds 5] [-stockfish /usr/games/stockfish] DREVO
//
// DREVO is run as "DREVO perft DEPTH FEN" and Stockfish as a UCI engine with "go perft DEPTH"; both print "Nodes searched:
// N". A time is the processor time of the whole process (so a second thread gains nothing) less that of the same process
// with depth 1, which is its start. The table gives medians; a ratio above 1 says that Drevo is the faster. Different
// counts end the comparison with an error.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"
)

// tree is a game tree to count.
type tree struct {
	name, fen string
	depth     int
}

// The usual six positions of perft tests, each to a depth of 50 to 200 million leaves.
var trees = []tree{
	{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6},
	{"castling, pins", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5},
	{"rook endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7},
	{"promotion", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 6},
	{"middlegame", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5},
	{"checks", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5},
}

// counter makes the process that counts the leaves of a tree.
type counter func(fen string, depth int) *exec.Cmd

func main() {
	rounds := flag.Int("rounds", 5, "how often each tree is counted by each program")
	fish := flag.String("stockfish", "/usr/games/stockfish", "the Stockfish to compare with")
	flag.Parse()
	if flag.NArg() != 1 || *rounds < 1 {
		flag.Usage()
		os.Exit(2)
	}
	drevo := func(fen string, depth int) *exec.Cmd {
		return exec.Command(flag.Arg(0), "perft", strconv.Itoa(depth), fen)
	}
	stockfish := func(fen string, depth int) *exec.Cmd {
		c := exec.Command(*fish)
		c.Stdin = strings.NewReader(fmt.Sprintf("position fen %s\ngo perft %d\nquit\n", fen, depth))
		return c
	}
	if err := compare(drevo, stockfish, *rounds); err != nil {
		fmt.Fprintln(os.Stderr, "benchperft:", err)
		os.Exit(1)
	}
}

// compare prints a line for each tree, and the geometric mean of the ratios.
func compare(drevo, stockfish counter, rounds int) error {
	out := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(out, "position\tdepth\tleaves\tDrevo s\tM/s\tStockfish s\tM/s\tratio\t")
	logs := 0.0
	for _, t := range trees {
		leaves, ours, theirs, err := t.duel(drevo, stockfish, rounds)
		if err != nil {
			return fmt.Errorf("%s: %w", t.name, err)
		}
		a, b := ours.Seconds(), theirs.Seconds()
		fmt.Fprintf(out, "%s\t%d\t%d\t%.3f\t%.0f\t%.3f\t%.0f\t%.2f\t\n", t.name, t.depth, leaves,
			a, float64(leaves)/a/1e6, b, float64(leaves)/b/1e6, b/a)
		logs += math.Log(b / a)
	}
	fmt.Fprintf(out, "geometric mean\t\t\t\t\t\t\t%.2f\t\n", math.Exp(logs/float64(len(trees))))
	return out.Flush()
}

// duel counts the tree by turns and returns the number of leaves and both medians.
func (t tree) duel(drevo, stockfish counter, rounds int) (leaves uint64, ours, theirs time.Duration, err error) {
	var times [2][]time.Duration
	for range rounds {
		for i, c := range []counter{drevo, stockfish} {
			n, d, err := t.time(c)
			if err != nil {
				return 0, 0, 0, err
			}
			if leaves != 0 && n != leaves {
				return 0, 0, 0, fmt.Errorf("the programs count %d and %d leaves at depth %d of %s", leaves, n, t.depth, t.fen)
			}
			leaves = n
			times[i] = append(times[i], d)
		}
	}
	return leaves, median(times[0]), median(times[1]), nil
}

// time counts the tree once and returns the processor time without that of starting the program.
func (t tree) time(c counter) (uint64, time.Duration, error) {
	_, start, err := run(c(t.fen, 1))
	if err != nil {
		return 0, 0, err
	}
	n, whole, err := run(c(t.fen, t.depth))
	if err == nil && whole <= start {
		err = errors.New("counting took no longer than starting")
	}
	return n, whole - start, err
}

var count = regexp.MustCompile(`(?m)^Nodes searched: (\d+)`)

// run returns what a process counted and the processor time that it took.
func run(c *exec.Cmd) (leaves uint64, took time.Duration, err error) {
	var complaint bytes.Buffer
	c.Stderr = &complaint
	out, err := c.Output()
	if err != nil {
		return 0, 0, fmt.Errorf("%s: %w: %s", c.Path, err, bytes.TrimSpace(complaint.Bytes()))
	}
	found := count.FindSubmatch(out)
	if found == nil {
		return 0, 0, fmt.Errorf("%s printed no line \"Nodes searched: N\"", c.Path)
	}
	leaves, err = strconv.ParseUint(string(found[1]), 10, 64)
	return leaves, c.ProcessState.UserTime() + c.ProcessState.SystemTime(), err
}

// median returns the middle of an odd number of times, and the later of the two middle ones of an even number.
func median(times []time.Duration) time.Duration {
	slices.Sort(times)
	return times[len(times)/2]
}
