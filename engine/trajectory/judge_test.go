package trajectory

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
)

// find returns the judged attack whose trajectory reads as the text, without its time.
func find(t *testing.T, fen string, horizon int, way string) Attack {
	t.Helper()
	p := parse(t, fen)
	m, j := Build(p, horizon), NewJudge(p, horizon)
	for i := range m.Trajectories {
		if text, _, _ := strings.Cut(m.Trajectories[i].String(), " "); text == way {
			return j.Attack(&m.Trajectories[i])
		}
	}
	t.Fatalf("%s, horizon %d: no trajectory %s among %v", fen, horizon, way, ways(m.Trajectories))
	return Attack{}
}

// Positions of chapter IV after the book's diagram.
const (
	afterQxd5     = "8/p3q1kp/1p2Pnp1/3Q4/2pP4/1nP3N1/1B4PP/6K1 b - - 0 30"
	afterQxd5Nxd4 = "8/p3q1kp/1p2Pnp1/3Q4/2pn4/2P3N1/1B4PP/6K1 w - - 0 31"
	afterQxd5Qxe6 = "8/p5kp/1p2qnp1/3Q4/2pP4/1nP3N1/1B4PP/6K1 w - - 0 31"
	afterQxf6     = "8/p3q1kp/1p2PQp1/3p4/2pP4/1nP3N1/1B4PP/6K1 b - - 0 30"
	afterQxf6Qxf6 = "8/p5kp/1p2Pqp1/3p4/2pP4/1nP3N1/1B4PP/6K1 w - - 0 31"
	afterNf5gxf5  = "8/p3q1kp/1p2Pn2/3pQp2/2pP4/1nP5/1B4PP/6K1 w - - 0 31"
	afterNh5gxh5  = "8/p3q1kp/1p2Pn2/3pQ2p/2pP4/1nP5/1B4PP/6K1 w - - 0 31"
)

// TestValuesOfChapterIV compares whole values with those that the book writes out. Where it
// abbreviates, the comment says what is added here: the book does not write them all, "to save
// space".
func TestValuesOfChapterIV(t *testing.T) {
	tests := []struct {
		fen     string
		horizon int
		way     string
		want    string
		real    int
	}{
		{capablanca, 1, "Qe5xf6", "Qe5 - jNf6·0(1)·1(e5)·1(f6)", 1},
		{capablanca, 1, "Qe5xd5", "Qe5 - jPd5·0(1)·1(e5)·1(d5)", 1},
		{afterQxf6, 1, "Kg7xf6", "jKg7 - Qf6·0(1)·1(g7)·1(f6)", 1},
		{afterQxf6, 1, "Qe7xf6", "jQe7 - Qf6·0(1)·1(e7)·1(f6)", 1},
		{afterQxf6, 1, "Qe7xe6", "jQe7 - Pe6·0(1)·1(e7)·1(e6)", 1},
		{afterQxf6, 1, "Nb3xd4", "jNb3 - Pd4·0(1)·1(b3)·1(d4)", 1},
		{afterQxd5, 1, "Nf6xd5", "jNf6 - Qd5·0(1)·1(f6)·1(d5)", 1},
		{afterQxd5Nxd4, 1, "Qd5xd4", "Qd5 - jNd4·0(1)·1(d5)·1(d4)", 1},
		{afterQxd5Nxd4, 1, "Qd5xc4", "Qd5 - jPc4·0(1)·1(d5)·1(c4)", 1},
		{afterQxd5Qxe6, 1, "Qd5xe6", "Qd5 - jQe6·0(1)·1(d5)·1(e6)", 1},
		{afterQxd5Qxe6, 1, "Qd5xc4", "Qd5 - jPc4·0(1)·1(d5)·1(c4)", 1},

		{capablanca, 2, "Qe5xf6", "Qe5 - jNf6·0(1)·1(e5)·[1(f6) + (0-1)·{1(jQe7)·1(f6) | 1(jKg7)·1(f6)}]", 0},
		{capablanca, 2, "Qe5xd5", "Qe5 - jPd5·0(1)·1(e5)·[1(d5) + (0-1)·1(jNf6)·1(d5)]", 0},

		{afterQxd5, 2, "Qd5xc4", "Qd5 - jPc4·0(2)·[1(d5) + (0-1)·1(jNf6)·1(d5)]·1(c4)·[1-0]", 0},
		{afterQxd5, 2, "Qe7xe6",
			"jQe7 - Pe6·0(1)·1(e7)·[1(e6) + (0-1)·[1(Qd5) + (0-1)·1(jNf6)·1(d5)]·1(e6)]", 1},
		{afterQxd5, 2, "Nf6xd5", "jNf6 - Qd5·0(1)·1(f6)·1(d5)", 1},
		{afterQxd5, 2, "Nb3xd4", // with the queen's control, which is denied itself, beside the pawn's
			"jNb3 - Pd4·0(1)·1(b3)·[1(d4) + (0-1)·{1(Pc3)·1(d4) | [1(Qd5) + (0-1)·1(jNf6)·1(d5)]·1(d4)}]", 0},

		{afterQxf6, 2, "Qf6xg7", // with the squares of retreat
			"Qf6 - jKg7·0(2)·[1(f6) + (0-1)·{1(jQe7)·1(f6) | 1(jKg7)·1(f6)}]·1(g7)·[1-1(h6, g8)]", 0},
		{afterQxf6, 2, "Qe7xf6", "jQe7 - Qf6·0(1)·1(e7)·1(f6)", 1},
		{afterQxf6, 2, "Kg7xf6", "jKg7 - Qf6·0(1)·1(g7)·1(f6)", 1},
		{afterQxf6, 2, "Qe7xe6",
			"jQe7 - Pe6·0(1)·1(e7)·[1(e6) + (0-1)·[1(Qf6) + (0-1)·{1(jQe7)·1(f6) | 1(jKg7)·1(f6)}]·1(e6)]", 1},

		{afterQxf6Qxf6, 3, "Ng3-h5xf6", // with the queen's squares of retreat, which the book leaves as dots
			"Ng3 - jQf6·0(3)·1(g3)·[1(h5) + (0-1)·1(jPg6)·1(h5)]·1(f6)·[1-1(h4, f5, g5, e6, e7, d8, f8)]", 0},
		{afterQxf6Qxf6, 3, "e6-e7-e8=", // the denials of e8 take four half-moves, beyond the horizon
			"Pe6 + (Qe8 - Pe8)·0(3)·1(e6)·[1(e7) + (0-1)·1(jQf6)·1(e7)]·1(e8)", 0},

		{capablanca, 3, "Ng3-f5xg7",
			"Ng3 - jKg7·0(3)·1(g3)·[1(f5) + (0-1)·1(jPg6)·1(f5)]·1(g7)·[1-1(f8, g8, h8)]", 0},
		{afterQxf6Qxf6, 3, "Ng3-f5xg7", // with the queen, and the king's squares of retreat, which the book leaves as dots
			"Ng3 - jKg7·0(3)·1(g3)·[1(f5) + (0-1)·{1(jQf6)·1(f5) | 1(jPg6)·1(f5)}]·1(g7)·[1-1(f8, g8, h8)]", 0},
		{capablanca, 3, "Qe5-c7xb6",
			"Qe5 - jPb6·0(3)·1(e5)·[1(c7) + (0-1)·1(jQe7)·1(c7)]·[1(b6) + (0-1)·1(jPa7)·1(b6)]·[1-1(b5)]", 0},
		{capablanca, 3, "Qe5-h5xh7", // with the knight, which the book leaves out beside pawn and king
			"Qe5 - jPh7·0(3)·1(e5)·[1(h5) + (0-1)·{1(jNf6)·1(h5) | 1(jPg6)·1(h5)}]·" +
				"[1(h7) + (0-1)·{1(jNf6)·1(h7) | 1(jKg7)·1(h7)}]·[1-1(h6)]", 0},
		{capablanca, 3, "Qe5xd5xc4", "Qe5 - jPc4·0(3)·1(e5)·[1(d5) + (0-1)·1(jNf6)·1(d5)]·1(c4)·[1-0]", 0},
		{capablanca, 3, "Qe5-b8xa7",
			"Qe5 - jPa7·0(3)·1(e5)·1(b8)·[1(a7) + (0-1)·1(jQe7)·1(a7)]·[1-1(a5, a6)]", 0},
		{capablanca, 3, "Qe5-d6xb6",
			"Qe5 - jPb6·0(3)·1(e5)·[1(d6) + (0-1)·1(jQe7)·1(d6)]·[1(b6) + (0-1)·1(jPa7)·1(b6)]·[1-1(b5)]", 0},
		{afterNh5gxh5, 3, "Qe5-g5xg7", "Qe5 - jKg7·0(3)·1(e5)·1(g5)·1(g7)·[1-1(f8, h8)]", 0},
	}
	for _, test := range tests {
		a := find(t, test.fen, test.horizon, test.way)
		if got := a.Formula(); got != test.want {
			t.Errorf("%s in %d:\n got %s\nwant %s", test.way, test.horizon, got, test.want)
		}
		if a.Real != test.real {
			t.Errorf("%s in %d: F = %d, want %d", test.way, test.horizon, a.Real, test.real)
		}
	}
}

// TestDeviationsFromChapterIV has the two values of the book's map for two half-moves that differ
// here: the ruling "Recaptures beyond the horizon". The first text is the book's, the second ours.
func TestDeviationsFromChapterIV(t *testing.T) {
	for _, c := range []struct {
		way, book, ours string
		real            int
	}{
		{"Qe7xe6", "jQe7 - Pe6·0(2)·1(e7)·1(e6)·[1-0]", "jQe7 - Pe6·0(2)·1(e7)·[1(e6) + (0-1)·1(Qe5)·1(e6)]·[1-0]", 0},
		{"Nb3xd4", "jNb3 - Pd4·0(2)·1(b3)·1(d4)·[1-0]", "jNb3 - Pd4·0(2)·1(b3)·[1(d4) + (0-1)·{1(Pc3)·1(d4) | " +
			"1(Qe5)·1(d4)}]·[1-0]", 0},
	} {
		a := find(t, capablanca, 2, c.way)
		if got := a.Formula(); got != c.ours || got == c.book || a.Real != c.real {
			t.Errorf("%s: %s with F = %d, want %s with %d", c.way, got, a.Real, c.ours, c.real)
		}
		if a := find(t, capablanca, 1, "Qe5xf6"); a.Real != 1 {
			t.Error("within one half-move no recapture counts")
		}
	}
}

// TestKingsTakeOnlyWhatTheyDoNotLose has kings that could fight at the price of themselves.
func TestKingsTakeOnlyWhatTheyDoNotLose(t *testing.T) {
	for _, c := range []struct {
		name, fen, way string
		real, value    int
	}{
		{"mate: h7 is guarded, so the king does not take there",
			"r1bq2rk/pp3p1p/2p1p1PQ/4b3/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1", "Qh6xh7xh8", 1, 200},
		{"a king does not step beside the other", "8/2B5/6p1/7p/3p1P1P/3KPk1b/1p6/8 b - - 0 1", "Kf3xe3", 0, 1},
		{"nor where the other stands on another side", "8/2B5/6p1/7p/3p1P1P/4Pk1b/1p1K4/8 b - - 0 1", "Kf3xe3", 0, 1},
		{"and nobody guards the pawn", "8/8/6p1/7p/3p1P1P/K3Pk1b/1p6/8 b - - 0 1", "Kf3xe3", 1, 1},
	} {
		a := find(t, c.fen, 3, c.way)
		if a.Real != c.real || a.Value != c.value {
			t.Errorf("%s: F = %d, object %d, want %d and %d: %s", c.name, a.Real, a.Value, c.real, c.value, a.Formula())
		}
	}
}

// TestNoKingAttacksBesideTheOther looks for attacks by a king that stop beside the enemy king and
// are irresistible all the same.
func TestNoKingAttacksBesideTheOther(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 6))
	attacks := 0
	for range 600 {
		p := randomPosition(r, 60+r.IntN(200))
		m, j := Build(&p, 3), NewJudge(&p, 3)
		for i := range m.Trajectories {
			a := j.Attack(&m.Trajectories[i])
			if a.Piece != board.King || a.Real == 0 {
				continue
			}
			attacks++
			for _, s := range a.Stops() {
				if board.KingAttacks(s).Has(p.KingSquare(a.Side.Opponent())) && p.At(s).Type() != board.King {
					t.Fatalf("%s: %s", p.FEN(), a.Formula())
				}
			}
		}
	}
	if attacks < 50 {
		t.Errorf("only %d attacks by kings", attacks)
	}
}

// TestDenialsOfChapterIV asks for each square of the book's map in three half-moves whether those
// who deny it in the book do so here, and whether the squares that nobody denies there are open
// here.
func TestDenialsOfChapterIV(t *testing.T) {
	tests := []struct{ way, square, deniers string }{
		{"Qe5xf6xg7", "e5", ""}, {"Qe5xf6xg7", "f6", "e7 g7"}, {"Qe5xf6xg7", "g7", ""},
		{"Qe5-d6xe7", "d6", "e7"}, {"Qe5-d6xe7", "e7", ""},
		{"Qe5-c7xe7", "c7", "e7"}, {"Qe5-c7xe7", "e7", ""},
		{"Qe5-b8xa7", "b8", ""}, {"Qe5-b8xa7", "a7", "e7"},
		{"Qe5-c7xa7", "c7", "e7"}, {"Qe5-c7xa7", "a7", "e7"},
		{"Qe5-c7xb6", "c7", "e7"}, {"Qe5-c7xb6", "b6", "a7"},
		{"Qe5xd5xc4", "d5", "f6"}, {"Qe5xd5xc4", "c4", ""},
		{"Qe5-c7xc4", "c7", "e7"}, {"Qe5-c7xc4", "c4", "d5"},
		{"Qe5-g5xg6", "g5", ""}, {"Qe5-f5xg6", "f5", "g6"}, {"Qe5-h5xg6", "h5", "g6"},
		{"Qe5-h5xh7", "h5", "g6"}, {"Qe5-h5xh7", "h7", "g7"},
		{"Ng3-f5xg7", "f5", "g6"}, {"Ng3-h5xg7", "h5", "g6"},
		{"Ng3-h5xf6", "h5", "g6"}, {"Ng3-e4xf6", "e4", "d5"}, {"Ng3-e4xf6", "f6", ""},
		{"Ng3-f5xe7", "f5", "g6"}, {"Ng3-f5xe7", "e7", ""},
		{"Bb2-a3xe7", "b2", ""}, {"Bb2-a3xe7", "a3", "e7"}, {"Bb2-a3xe7", "e7", ""},
		{"Nb3xd4", "d4", "e5 c3"}, {"Qe7xe6", "e6", "e5"},
	}
	for _, test := range tests {
		a := find(t, capablanca, 3, test.way)
		i := slices.IndexFunc(a.Alphas, func(alpha Alpha) bool { return alpha.Square.String() == test.square })
		var working []string
		for _, d := range a.Alphas[i].Denials {
			if d.Works {
				working = append(working, d.Way.From.String())
			}
		}
		for _, denier := range strings.Fields(test.deniers) {
			if !slices.Contains(working, denier) {
				t.Errorf("%s: nobody from %s denies %s, but %v", test.way, denier, test.square, working)
			}
		}
		if open := test.deniers == ""; open != (len(working) == 0) || open != (a.Alphas[i].Function == 1) {
			t.Errorf("%s: %s is denied by %v, f = %d", test.way, test.square, working, a.Alphas[i].Function)
		}
	}
}

// TestPromotionDeniedLate takes the value of the e-pawn after 1.Qxf6 Qxf6 as the book writes it,
// with the denials of e8 in four half-moves by queen and king: a horizon of 4 sees them.
func TestPromotionDeniedLate(t *testing.T) {
	p := parse(t, afterQxf6Qxf6)
	m, j := Build(p, 3), NewJudge(p, 4)
	a := j.Attack(&m.ByPiece(board.E6)[0])
	var deniers []board.Square
	for _, d := range a.Alphas[2].Denials {
		if d.Way.HalfMoves != 4 || d.Kind != Control {
			t.Errorf("denial %v by %v", d.Way, d.Kind)
		}
		deniers = append(deniers, d.Way.From)
	}
	if !slices.Equal(deniers, []board.Square{board.F6, board.G7}) || a.Alphas[2].Function != 0 {
		t.Errorf("e8 is denied from %v, f = %d", deniers, a.Alphas[2].Function)
	}
}

// TestBetaSquaresAreDenied takes 10) 1.Nf5 gxf5, where the book writes 1(e5)·1(g3)·1(g7): it leaves
// the beta-squares out, and the knight that can block on g4 with them.
func TestBetaSquaresAreDenied(t *testing.T) {
	a := find(t, afterNf5gxf5, 3, "Qe5-g3xg7")
	if a.Alphas[0].Function != 1 || a.Alphas[1].Function != 1 || a.Real != 0 {
		t.Errorf("Qe5-g3xg7: %s", a.Formula())
	}
	if got := working(&a); !slices.Equal(got, []string{"blockade Nf6-g4"}) {
		t.Errorf("Qe5-g3xg7 is denied by %v", got)
	}
}

// working lists the denials of an attack that work, but for the retreats, by kind and way.
func working(a *Attack) (list []string) {
	for _, alpha := range a.Alphas {
		for _, d := range alpha.Denials {
			if d.Works {
				text, _, _ := strings.Cut(d.Way.String(), " ")
				list = append(list, d.Kind.String()+" "+text)
			}
		}
	}
	slices.Sort(list)
	return list
}

// figure3 has what the book says of its figure 3: the rook mates on e5, but the queen can capture
// it there, or block on f5, at the price of queen for rook; the king can go nowhere.
const figure3 = "8/8/5qpp/6k1/3P4/6K1/8/3BR3 w - - 0 1"

func TestFigure3(t *testing.T) {
	a := find(t, figure3, 3, "Re1-e5xg5")
	if got, want := a.Formula(), "Re1 - jKg5·0(3)·1(e1)·1(e5)·1(g5)·[1-0]"; got != want {
		t.Errorf("value %s, want %s", got, want)
	}
	if a.Real != 1 || a.TargetValue() != 200 || a.Value != 4 {
		t.Errorf("F = %d, target %d, value %d, want 1, 200, 4", a.Real, a.TargetValue(), a.Value)
	}
	fights := map[string]int{}
	for _, alpha := range a.Alphas {
		for _, d := range alpha.Denials {
			fights[fmt.Sprint(d.Kind, " ", d.Square)] = d.Material
		}
	}
	if len(fights) != 2 || fights["control e5"] != 4 || fights["blockade f5"] != 4 {
		t.Errorf("fights %v, want 4 on e5 and on f5", fights)
	}
	var retreats []string
	for _, d := range a.Retreats {
		retreats = append(retreats, d.Square.String())
		if d.Works || d.Material < 190 {
			t.Errorf("the king can go to %v, losing %d", d.Square, d.Material)
		}
	}
	slices.Sort(retreats)
	if got := strings.Join(retreats, " "); got != "f4 f5 g4 h4 h5" {
		t.Errorf("the king's squares are %s", got)
	}
}

func TestKindsOfDenial(t *testing.T) {
	tests := []struct {
		name         string
		fen          string
		horizon      int
		way          string
		want         []string
		real, object int
	}{
		{"control at a loss", "4k3/8/2p5/3p4/8/8/8/3RK3 w - - 0 1", 3, "Rd1xd5", []string{"control c6xd5"}, 0, 1},
		{"control at no loss", "4k3/8/2p5/3r4/8/8/8/3RK3 w - - 0 1", 3, "Rd1xd5", nil, 1, 0},
		{"control through the square that was left", "8/8/4P3/8/8/8/k5K1/4r3 w - - 0 1", 3, "e6-e7-e8=",
			[]string{"control Re1xe7", "control Re1xe8"}, 0, 8},
		{"a blockade that only gives away the blockader", "6k1/5ppp/8/8/8/3r4/8/R3K3 w - - 0 1", 3, "Ra1-a8xg8", nil, 1, 5},
		{"a protected blockade", "6k1/5ppp/8/6b1/8/3r4/8/R3K3 w - - 0 1", 3, "Ra1-a8xg8", []string{"blockade Bg5-d8"}, 0,
			200},
		{"a blockade that the target protects", "6k1/5ppp/8/2b5/8/8/8/R3K3 w - - 0 1", 3, "Ra1-a8xg8",
			[]string{"blockade Bc5-f8"}, 0, 200},
		{"control and blockade of a pawn", "3k4/8/4P3/8/8/8/8/4K3 w - - 0 1", 3, "e6-e7-e8=",
			[]string{"blockade Kd8-e8", "control Kd8xe7", "control Kd8xe8"}, 0, 8},
		{"nobody near the pawn", "8/8/4P3/8/8/8/8/k3K3 w - - 0 1", 3, "e6-e7-e8=", nil, 1, 8},
		{"promotion by capture", "3n4/4P3/8/8/8/8/8/k3K3 w - - 0 1", 1, "e7xd8=", nil, 1, 11},
		{"capture in passing", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 2, "e5xd6", nil, 1, 1},
		{"capture in passing, retaken", "4kb2/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 2, "e5xd6", nil, 1, 0},
	}
	for _, test := range tests {
		a := find(t, test.fen, test.horizon, test.way)
		if got := working(&a); !slices.Equal(got, test.want) {
			t.Errorf("%s: denied by %v, want %v", test.name, got, test.want)
		}
		if a.Real != test.real || a.Value != test.object {
			t.Errorf("%s: F = %d, object %d, want %d and %d", test.name, a.Real, a.Value, test.real, test.object)
		}
	}
}

// TestExchangeAgainstSEE compares the exchange behind f with the board's own static exchange, where
// no slider looks at a king, so that pins and discovered checks, which the map does not see, play
// no part.
func TestExchangeAgainstSEE(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	compared := 0
	for range 3000 {
		p := randomPosition(r, 10+r.IntN(200))
		if slidersLookAtKings(&p) {
			continue
		}
		j := NewJudge(&p, 2)
		var moves board.MoveList
		p.Captures(&moves)
		for _, move := range moves.All() {
			if !move.IsCapture() || move.IsEnPassant() || (board.Rank1 | board.Rank8).Has(move.To()) {
				continue
			}
			kind := p.At(move.From()).Type()
			way := Trajectory{Side: p.Turn(), Piece: kind, From: move.From(), Target: move.To(), Moves: 1, HalfMoves: 1}
			way.step(0, move.To(), true)
			x := newExchange(j, &way, allowance{})
			x.moveTo(0)
			got := x.won - j.exchangeValue(x.at, x.pieces, x.enemy(), Value(kind), joining{})
			// The bishop is a shade dearer there, so that it too comes after the knight.
			want := p.SEE(move, &[6]int{100, 300, 301, 500, 900, 20000})
			if off := 100*got - want; off < -9 || off > 9 {
				t.Fatalf("%s, %v: %d, want %d/100", p.FEN(), move, got, want)
			}
			compared++
		}
	}
	if compared < 200 {
		t.Errorf("only %d captures compared", compared)
	}
}

// slidersLookAtKings reports whether some slider stands on a line with the enemy king, whatever is
// between.
func slidersLookAtKings(p *board.Position) bool {
	for side := board.White; side <= board.Black; side++ {
		king := p.KingSquare(side.Opponent())
		straight := p.PiecesOf(side, board.Rook) | p.PiecesOf(side, board.Queen)
		diagonal := p.PiecesOf(side, board.Bishop) | p.PiecesOf(side, board.Queen)
		if board.RookAttacks(king, 0)&straight != 0 || board.BishopAttacks(king, 0)&diagonal != 0 {
			return true
		}
	}
	return false
}

// TestFunctionIsTheProduct checks formulas 1, 3, 4 and 7 on random positions: every function
// follows from the denials listed with it.
func TestFunctionIsTheProduct(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 1))
	for i := range 150 {
		p := randomPosition(r, r.IntN(160))
		horizon := 1 + i%6
		m, j := Build(&p, horizon), NewJudge(&p, horizon)
		for k := range m.Trajectories {
			a := j.Attack(&m.Trajectories[k])
			var functions, retreats []int
			closed := 0
			for _, alpha := range a.Alphas {
				functions = append(functions, checkAlpha(t, &p, &alpha, horizon))
				closed += 1 - alpha.Function
			}
			if a.Closed() != closed {
				t.Fatalf("%s: %s: q = %d, want %d", p.FEN(), a.Formula(), a.Closed(), closed)
			}
			for _, d := range a.Retreats {
				retreats = append(retreats, map[bool]int{true: 1}[d.Works])
			}
			if want := attackFunction(functions, retreats); a.Real != want {
				t.Fatalf("%s: %s: F = %d, want %d", p.FEN(), a.Formula(), a.Real, want)
			}
			if want := printedValue(&a); a.Real == 1 && a.Value != want {
				t.Fatalf("%s: %s: wins %d, want %d", p.FEN(), a.Formula(), a.Value, want)
			}
			if a.HalfMoves == 1 && a.Tempo {
				t.Fatalf("%s: %v leaves no time for a retreat", p.FEN(), a.Trajectory)
			}
		}
	}
}

// printedValue applies formula 4 to every square on which the defender can fight.
func printedValue(a *Attack) int {
	value := a.TargetValue()
	for _, alpha := range a.Alphas {
		for _, d := range alpha.Denials {
			value = objectValue(value, 1, d.Material, 1, 1-d.Approach.Function)
		}
	}
	return value
}

// checkAlpha recomputes the function of a square from its denials, down to the last.
func checkAlpha(t *testing.T, p *board.Position, a *Alpha, horizon int) int {
	t.Helper()
	function := 1
	for _, d := range a.Denials {
		approach := 1
		for _, alpha := range d.Approach.Alphas {
			approach *= checkAlpha(t, p, &alpha, horizon)
		}
		late := map[DenialKind]int{Control: ForControl, Blockade: ForBlockade}[d.Kind]
		rho := Rho(a.Arrival, int(d.Way.HalfMoves), late)
		if rho == 1 || int(d.Way.HalfMoves) > horizon {
			t.Fatalf("%s: %v is too late against %v in %d", p.FEN(), d.Way, a.Square, a.Arrival)
		}
		tau := Tau(d.Material)
		if d.Costs && tau == 1 && d.Kind == Blockade {
			tau = 0 // a pawn that is stopped
		}
		function *= realFunction(1, squareFunction(tau, rho), approach)
	}
	if function != a.Function {
		t.Fatalf("%s: f of %v is %d, from its denials %d", p.FEN(), a.Square, a.Function, function)
	}
	return function
}

func TestJudgeForgets(t *testing.T) {
	var j Judge
	r := rand.New(rand.NewPCG(5, 5))
	for range 40 {
		p := randomPosition(r, r.IntN(120))
		j.Reset(&p, 4)
		fresh, m := NewJudge(&p, 4), Build(&p, 4)
		for i := range m.Trajectories {
			a, b := j.Attack(&m.Trajectories[i]), fresh.Attack(&m.Trajectories[i])
			if a.Formula() != b.Formula() || a.Real != b.Real || a.Value != b.Value {
				t.Fatalf("%s: %s again %s", p.FEN(), b.Formula(), a.Formula())
			}
		}
	}
}
