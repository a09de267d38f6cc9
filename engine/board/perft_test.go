package board

import (
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"drevo/internal/needs"
)

// perftPositions are well-known positions with the counts of every depth from 1.
var perftPositions = []struct {
	name, fen string
	nodes     []uint64
}{
	{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		[]uint64{20, 400, 8902, 197281, 4865609}},
	{"Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		[]uint64{48, 2039, 97862, 4085603}},
	{"rook ending with en passant pins", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
		[]uint64{14, 191, 2812, 43238, 674624}},
	{"promotions under check", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
		[]uint64{6, 264, 9467, 422333}},
	{"promoting into castling", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
		[]uint64{44, 1486, 62379, 2103487}},
	{"middle game", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
		[]uint64{46, 2079, 89890, 3894594}},
	{"promotions", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
		[]uint64{24, 496, 9483, 182838, 3605103}},
}

// TestPerft compares both counts of every depth with the known numbers.
func TestPerft(t *testing.T) {
	needs.OneGoroutine(t)
	for _, test := range perftPositions {
		p := parse(t, test.fen)
		for i, want := range test.nodes {
			if got := Perft(&p, i+1); got != want {
				t.Errorf("%s: Perft(%d) = %d, want %d", test.name, i+1, got, want)
			}
			if got := PerftEvery(&p, i+1); got != want {
				t.Errorf("%s: PerftEvery(%d) = %d, want %d", test.name, i+1, got, want)
			}
		}
	}
}

// parse reads a FEN that must be right.
func parse(t testing.TB, fen string) Position {
	t.Helper()
	p, err := ParseFEN(fen)
	if err != nil {
		t.Fatalf("ParseFEN(%q): %v", fen, err)
	}
	return p
}

// TestPerftSuite counts the 126 positions of the public suite, to depth 5 where a ceiling lets it,
// else to 4 or 3. The whole suite to depth 6 takes minutes: DREVO_LONG=1 asks for it.
func TestPerftSuite(t *testing.T) {
	depth, ceiling := 5, uint64(5_000_000)
	if os.Getenv("DREVO_LONG") != "" {
		depth, ceiling = 6, math.MaxUint64
	}
	for _, test := range append(perftSuite(t), impossible) {
		p := parse(t, test.fen)
		for i, want := range test.nodes[:min(depth, len(test.nodes))] {
			if want > ceiling {
				break
			}
			if got := Perft(&p, i+1); got != want {
				t.Errorf("%s: Perft(%d) = %d, want %d", test.fen, i+1, got, want)
			}
		}
	}
}

// suitePosition is a line of the suite.
type suitePosition struct {
	fen   string
	nodes []uint64 // by depth from 1
}

// impossible is the suite's position with a double check that no move can have led to.
var impossible = suitePosition{"B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1", []uint64{6, 106, 1829, 31151, 530585, 9250746}}

// perftSuite reads the public suite but for that position. Its first line says where it comes from.
func perftSuite(t *testing.T) (suite []suitePosition) {
	t.Helper()
	text, err := os.ReadFile("../testdata/perftsuite.epd")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		parts := strings.Split(line, ";")
		position := suitePosition{fen: parts[0]}
		for i, part := range parts[1:] {
			var depth int
			var nodes uint64
			if _, err := fmt.Sscanf(part, "D%d %d", &depth, &nodes); err != nil || depth != i+1 {
				t.Fatalf("%q: depth %d: %v", line, i+1, err)
			}
			position.nodes = append(position.nodes, nodes)
		}
		suite = append(suite, position)
	}
	if len(suite) != 125 {
		t.Fatalf("the suite has %d positions, want 125", len(suite))
	}
	return suite
}

// TestDivide asks that the parts make up the whole.
func TestDivide(t *testing.T) {
	for _, test := range perftPositions {
		p := parse(t, test.fen)
		sum := uint64(0)
		for move, nodes := range Divide(&p, 3, Perft) {
			if !p.IsLegal(move) {
				t.Errorf("%s: Divide counts %s, which is not legal", test.name, move)
			}
			sum += nodes
		}
		if sum != test.nodes[2] {
			t.Errorf("%s: Divide(3) adds up to %d, want %d", test.name, sum, test.nodes[2])
		}
	}
}

// TestPerftAllocatesNothing holds for both counts.
func TestPerftAllocatesNothing(t *testing.T) {
	p := parse(t, perftPositions[1].fen)
	if n := testing.AllocsPerRun(3, func() { Perft(&p, 3); PerftEvery(&p, 3) }); n != 0 {
		t.Errorf("%v allocations, want none", n)
	}
}
