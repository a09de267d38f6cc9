package trajectory

import (
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
)

// capablanca is diagram 22 of the book: Botvinnik - Capablanca, 1938, before 30.Ba3.
const capablanca = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

// parse reads a position for a test.
func parse(t testing.TB, fen string) *board.Position {
	t.Helper()
	p := enginetest.Position(t, fen)
	return &p
}

// ways writes the trajectories as sorted texts.
func ways(trajectories []Trajectory) []string {
	var texts []string
	for _, t := range trajectories {
		texts = append(texts, t.String())
	}
	slices.Sort(texts)
	return texts
}

// list splits a line of words and sorts them.
func list(words string) []string {
	fields := strings.Fields(words)
	slices.Sort(fields)
	return fields
}

func TestFirstMovesOfTheBook(t *testing.T) {
	tests := []struct {
		horizon int
		side    board.Colour
		want    string
	}{
		{1, board.White, "e5f6 e5d5"},
		{1, board.Black, ""},
		{2, board.White, "e5f6 e5d5"},
		{2, board.Black, "e7e6 b3d4"},
		{3, board.White, "e5f6 e5b8 e5c7 e5d6 e5d5 e5f5 e5g5 e5h5 g3e4 g3f5 g3h5 b2a3 " + // the book's twelve
			"e5e4 e5e2"}, // and the two that it overlooks
		{3, board.Black, "e7e6 b3d4"},
	}
	p := parse(t, capablanca)
	for _, test := range tests {
		var got []string
		m := Build(p, test.horizon)
		for t := range m.BySide(test.side) {
			got = append(got, t.First().String())
		}
		slices.Sort(got)
		got = slices.Compact(got)
		if want := list(test.want); !slices.Equal(got, want) {
			t.Errorf("horizon %d, %v: first moves %v, want %v", test.horizon, test.side, got, want)
		}
	}
}

func TestTrajectoriesOfTheBook(t *testing.T) {
	m := Build(parse(t, capablanca), 3)
	tests := []struct{ from, target, want string }{
		{"e5", "g7", "Qe5xf6xg7(3)"},
		{"e5", "e7", "Qe5-c7xe7(3) Qe5-d6xe7(3) Qe5xf6xe7(3)"},
		{"e5", "a7", "Qe5-b8xa7(3) Qe5-c7xa7(3)"},
		{"e5", "b6", "Qe5-b8xb6(3) Qe5-c7xb6(3) Qe5-d6xb6(3)"},
		{"e5", "c4", "Qe5-c7xc4(3) Qe5xd5xc4(3) Qe5-e2xc4(3)"},
		{"e5", "d5", "Qe5xd5(1)"},
		{"e5", "f6", "Qe5xf6(1)"},
		{"e5", "b3", ""},
		{"e5", "h7", "Qe5-h5xh7(3)"},
		{"g3", "g7", "Ng3-f5xg7(3) Ng3-h5xg7(3)"},
		{"g3", "f6", "Ng3-e4xf6(3) Ng3-h5xf6(3)"},
		{"g3", "e7", "Ng3-f5xe7(3)"},
		{"b2", "e7", "Bb2-a3xe7(3)"},
		{"e7", "e6", "Qe7xe6(2)"},
		{"b3", "d4", "Nb3xd4(2)"},
	}
	for _, test := range tests {
		from, _ := board.ParseSquare(test.from)
		target, _ := board.ParseSquare(test.target)
		var got []string
		for _, w := range m.ByPiece(from) {
			if w.Target == target {
				got = append(got, strings.ReplaceAll(w.String(), " ", ""))
			}
		}
		slices.Sort(got)
		if want := list(test.want); !slices.Equal(got, want) {
			t.Errorf("%s against %s: %v, want %v", test.from, test.target, got, want)
		}
	}
}

// TestPromotionOfTheBook takes the position after 1.Qxf6 Qxf6, for which chapter IV writes (Qe8 -
// Pe8) in three half-moves; before it the pawn is blocked and has no trajectory.
func TestPromotionOfTheBook(t *testing.T) {
	before := Build(parse(t, capablanca), 3)
	if got := before.ByPiece(board.E6); len(got) != 0 {
		t.Errorf("blocked pawn: %v", ways(got))
	}
	after := Build(parse(t, "8/p5kp/1p2Pqp1/3p4/2pP4/1nP3N1/1B4PP/6K1 w - - 0 31"), 3)
	if got := ways(after.ByPiece(board.E6)); !slices.Equal(got, []string{"e6-e7-e8= (3)"}) {
		t.Errorf("free pawn: %v", got)
	}
}

func TestPawnsAndSpecialMoves(t *testing.T) {
	tests := []struct {
		name    string
		fen     string
		horizon int
		from    board.Square
		want    []string
	}{
		{"double step over a beta-square", "4k3/8/8/2p5/8/8/3P4/4K3 w - - 0 1", 3, board.D2, []string{"d2-d4xc5 (3)"}},
		{"double step blocked at its end", "4k3/8/8/2p5/3n4/8/3P4/4K3 w - - 0 1", 5, board.D2, nil},
		{"double step blocked on the way", "4k3/8/8/2p5/8/3n4/3P4/4K3 w - - 0 1", 5, board.D2, nil},
		{"only one step fits", "4k3/8/8/8/2p5/8/3P4/4K3 w - - 0 1", 3, board.D2, []string{"d2-d3xc4 (3)"}},
		{"capture on the way", "4k3/8/4p3/3p4/2P5/8/8/4K3 w - - 0 1", 3, board.C4, []string{"c4xd5xe6 (3)", "c4xd5 (1)"}},
		{"two squares of promotion", "3n4/k3P3/8/8/8/8/8/4K3 w - - 0 1", 1, board.E7,
			[]string{"e7-e8= (1)", "e7xd8= (1)"}},
		{"capture in passing", "4k3/8/2n5/3pP3/8/8/8/4K3 w - d6 0 1", 1, board.E5, []string{"e5xd6 e.p. (1)"}},
		{"capture in passing and on", "4k3/2n5/8/3pP3/8/8/8/4K3 w - d6 0 1", 3, board.E5,
			[]string{"e5xd6xc7 (3)", "e5xd6 e.p. (1)"}},
		{"no capture in passing later", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", 3, board.E5, nil},
		{"black promotes", "4k3/8/8/8/8/8/p7/4K3 b - - 0 1", 1, board.A2, []string{"a2-a1= (1)"}},
		{"the other side needs a half-move more", "4k3/8/8/8/8/8/p7/4K3 w - - 0 1", 2, board.A2, []string{"a2-a1= (2)"}},
		{"no castling", "r3k3/8/8/8/8/8/8/R3K1n1 w Q - 0 1", 1, board.E1, nil},
		{"a king is no stop", "8/5p2/4k3/3P4/8/8/8/4K3 b - - 0 1", 4, board.D5, []string{"d5xe6 (2)"}},
	}
	for _, test := range tests {
		got := ways(Build(parse(t, test.fen), test.horizon).ByPiece(test.from))
		slices.Sort(test.want)
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}

func TestTrajectoryParts(t *testing.T) {
	m := Build(parse(t, capablanca), 3)
	for _, w := range m.ByPiece(board.E5) {
		if w.Target != board.A7 || w.stops[0] != board.C7 {
			continue
		}
		if got, want := w.Beta(), board.D6.Bitboard()|board.B7.Bitboard(); got != want {
			t.Errorf("%v: beta-squares %v, want %v", w, got.Squares(), want.Squares())
		}
		if got := w.BetaBefore(1); got != board.B7.Bitboard() {
			t.Errorf("%v: beta-squares of the second move %v", w, got.Squares())
		}
		if w.Arrival(0) != 1 || w.Arrival(1) != 3 {
			t.Errorf("%v: arrives at %d and %d, want 1 and 3", w, w.Arrival(0), w.Arrival(1))
		}
		if w.First() != (Step{board.E5, board.C7}) {
			t.Errorf("%v: first move %v", w, w.First())
		}
	}
}

func TestHorizonIsClamped(t *testing.T) {
	p := parse(t, capablanca)
	for _, test := range [][2]int{{-3, 1}, {0, 1}, {1, 1}, {7, 7}, {11, 11}, {12, 11}} {
		if got := Build(p, test[0]).Horizon; got != test[1] {
			t.Errorf("horizon %d became %d, want %d", test[0], got, test[1])
		}
	}
}

func TestRebuildForgets(t *testing.T) {
	var m Map
	m.Rebuild(parse(t, "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 0 1"), 7)
	p := parse(t, capablanca)
	m.Rebuild(p, 3)
	fresh := Build(p, 3)
	if !slices.Equal(m.Trajectories, fresh.Trajectories) || m.first != fresh.first || m.starts != fresh.starts {
		t.Error("a rebuilt map differs from a new one")
	}
}

func TestQueries(t *testing.T) {
	m := Build(parse(t, capablanca), 3)
	sides := 0
	for _, side := range []board.Colour{board.White, board.Black} {
		for range m.BySide(side) {
			sides++
		}
	}
	pieces := 0
	for s := board.A1; s <= board.H8; s++ {
		pieces += len(m.ByPiece(s))
	}
	if sides != len(m.Trajectories) || pieces != len(m.Trajectories) {
		t.Errorf("by side %d, by piece %d, in all %d", sides, pieces, len(m.Trajectories))
	}
	if m.ByPiece(board.NoSquare) != nil || m.FirstSquares(board.NoSquare) != 0 {
		t.Error("no square has trajectories")
	}
}

func TestRulingsAreWhole(t *testing.T) {
	names := map[string]bool{}
	for _, r := range Rulings() {
		if r.Name == "" || r.Sentence == "" || r.Source == "" || names[r.Name] {
			t.Errorf("ruling %+v is empty somewhere or named twice", r)
		}
		names[r.Name] = true
	}
}
