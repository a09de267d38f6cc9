// Command perftduel compares the speed of move generation of builds of Drevo with Stockfish's: it
// lets each count the leaves of the same game trees (perft), on one thread and by turns, so that
// whatever else the machine does meets all alike.
//
//	perftduel [-rounds 5] [-stockfish /usr/games/stockfish] default=DREVO [v3=DREVO]
//
// DREVO is run as "DREVO perft -fen FEN -depth N [-nobulk]" and Stockfish as a UCI engine with
// "go perft N". A time is the processor time of the whole process, which other work on the machine
// disturbs least, less that of a count to depth 1, which stands for starting the program. Of the
// rounds, the medians of the rates and of the ratios within a round count. Rates are compared, not
// times, because a row that makes every node is counted less deep.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
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
	depth     int // counted in bulk, and by Stockfish, which always does so
	every     int // counted with every node made; 0: not at all
}

// The usual six positions of perft tests, each to a depth of 50 to 200 million leaves.
var trees = []tree{
	{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 5},
	{"Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 4},
	{"rook endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 0},
	{"promotion", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 6, 0},
	{"middle game", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 0},
	{"checks", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 0},
}

// counter is a program that counts the leaves of a tree.
type counter struct {
	name    string
	every   bool // makes every node
	command func(fen string, depth int) *exec.Cmd
}

// depth returns how deep the counter counts a tree; 0: not at all.
func (c counter) depth(t tree) int {
	if c.every {
		return t.every
	}
	return t.depth
}

func main() {
	rounds := flag.Int("rounds", 5, "how often each tree is counted by each program")
	fish := flag.String("stockfish", "/usr/games/stockfish", "the Stockfish to compare with")
	flag.Parse()
	counters, err := ours(flag.Args())
	if err != nil || *rounds < 1 {
		flag.Usage()
		os.Exit(2)
	}
	if err := compare(append([]counter{stockfish(*fish)}, counters...), *rounds); err != nil {
		fmt.Fprintln(os.Stderr, "perftduel:", err)
		os.Exit(1)
	}
}

// ours returns two counters for each build that is named, as name=path.
func ours(args []string) (counters []counter, err error) {
	for _, arg := range args {
		name, path, ok := strings.Cut(arg, "=")
		if !ok {
			return nil, fmt.Errorf("%q is not name=path", arg)
		}
		counters = append(counters, drevo(name+", bulk", path), drevo(name+", every node", path, "-nobulk"))
	}
	if len(counters) == 0 {
		return nil, errors.New("no build is named")
	}
	return counters, nil
}

func drevo(name, path string, flags ...string) counter {
	return counter{name, len(flags) > 0, func(fen string, depth int) *exec.Cmd {
		return exec.Command(path, append([]string{"perft", "-fen", fen, "-depth", strconv.Itoa(depth)}, flags...)...)
	}}
}

func stockfish(path string) counter {
	return counter{"Stockfish", false, func(fen string, depth int) *exec.Cmd {
		c := exec.Command(path)
		c.Stdin = strings.NewReader(fmt.Sprintf("position fen %s\ngo perft %d\nquit\n", fen, depth))
		return c
	}}
}

// compare prints a row for each tree and counter; the first counter is what the others are compared
// with.
func compare(counters []counter, rounds int) error {
	out := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(out, "position\tprogram\tdepth\tleaves\tM/s\tratio to %s\t\n", counters[0].name)
	for _, t := range trees {
		counters := slices.DeleteFunc(slices.Clone(counters), func(c counter) bool { return c.depth(t) == 0 })
		rows, err := t.race(counters, rounds)
		if err != nil {
			return fmt.Errorf("%s: %w", t.name, err)
		}
		for i, c := range counters {
			fmt.Fprintf(out, "%s\t%s\t%d\t%d\t%.0f\t%.2f\t\n", t.name, c.name, c.depth(t), rows[i].leaves, rows[i].rate/1e6,
				rows[i].ratio)
		}
		out.Flush()
	}
	return nil
}

// row is what a race found of one counter.
type row struct {
	leaves uint64
	rate   float64 // leaves a second: the median of the rounds
	ratio  float64 // to the first counter's rate of the same round: the median
}

// race lets the counters count by turns. Those that count to one depth must agree.
func (t tree) race(counters []counter, rounds int) ([]row, error) {
	rows := make([]row, len(counters))
	rates, ratios := make([][]float64, len(counters)), make([][]float64, len(counters))
	for round := range rounds {
		for i, c := range counters {
			n, took, err := t.time(c)
			if err != nil {
				return nil, err
			}
			rows[i].leaves = n
			if c.depth(t) == counters[0].depth(t) && n != rows[0].leaves {
				return nil, fmt.Errorf("%s and %s count %d and %d leaves at depth %d of %s",
					counters[0].name, c.name, rows[0].leaves, n, c.depth(t), t.fen)
			}
			rates[i] = append(rates[i], float64(n)/took.Seconds())
			ratios[i] = append(ratios[i], rates[i][round]/rates[0][round])
		}
	}
	for i := range rows {
		rows[i].rate, rows[i].ratio = median(rates[i]), median(ratios[i])
	}
	return rows, nil
}

// time counts the tree once and returns the time without that of starting the program.
func (t tree) time(c counter) (leaves uint64, took time.Duration, err error) {
	_, start, err := run(c.command(t.fen, 1))
	if err != nil {
		return 0, 0, err
	}
	leaves, took, err = run(c.command(t.fen, c.depth(t)))
	if err == nil && took <= start {
		err = errors.New("counting took no longer than starting")
	}
	return leaves, took - start, err
}

// counted finds the number of leaves in what a program prints.
var counted = regexp.MustCompile(`(?m)^(?:Nodes searched: |nodes )(\d+)`)

// run returns the leaves that a process counts and the processor time that it takes.
func run(c *exec.Cmd) (leaves uint64, took time.Duration, err error) {
	var complaint bytes.Buffer
	c.Stderr = &complaint
	out, err := c.Output()
	if c.ProcessState != nil {
		took = c.ProcessState.UserTime() + c.ProcessState.SystemTime()
	}
	if err != nil {
		return 0, 0, fmt.Errorf("%s: %w: %s", c.Path, err, bytes.TrimSpace(complaint.Bytes()))
	}
	found := counted.FindSubmatch(out)
	if found == nil {
		return 0, 0, fmt.Errorf("%s printed no line with a number of nodes", c.Path)
	}
	leaves, err = strconv.ParseUint(string(found[1]), 10, 64)
	return leaves, took, err
}

// median returns the middle of an odd number of values, and the greater of the two middle ones of
// an even number.
func median(values []float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	return sorted[len(sorted)/2]
}
