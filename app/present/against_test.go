package present

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/itep"
	"drevo/engine/tree"
)

// contender makes one of a line in SAN.
func contender(t *testing.T, fen string, score eval.WhiteScore, bound tree.Bound, line ...string) Contender {
	t.Helper()
	p := enginetest.Position(t, fen)
	r := tree.NewRecorder(tree.Header{Position: p}, 0)
	r.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -1, 1)
	c := Contender{At: fact.Place{In: r.Tree()}, Before: p, Known: fact.Place{In: r.Tree()},
		Value: tree.Value{Score: score, Bound: bound, Scale: itep.New().Scale()}}
	for _, san := range line {
		move, err := p.ParseSAN(san)
		if err != nil {
			t.Fatalf("%s: %s: %v", fen, san, err)
		}
		c.Line = append(c.Line, move)
		p = p.After(move)
	}
	return c
}

// TestAgainst holds the sentence about two moves by the rule, a position a case. A value of 2048 is
// a point; White's view.
func TestAgainst(t *testing.T) {
	const pawn = 4096
	cases := []struct {
		name, fen     string
		first, second []string
		low           eval.WhiteScore // of the second; the first has 0
		bound         tree.Bound
		want          string
	}{
		{"a bishop is taken and nothing takes back", "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30",
			[]string{"Ne2", "Qd8"}, []string{"Ba3", "Qxa3"}, -3 * pawn, tree.Upper,
			"30.Ba3 against 30.Ne2: 30...Qxa3 wins a bishop; at most −3.00 against 0.00."},
		{"the queen for a knight", "4k3/8/8/3n4/8/4P3/8/3QK3 w - - 0 1",
			[]string{"Kf2", "Ke7"}, []string{"Qxd5", "Ke7", "Kf2"}, 3 * pawn, tree.Exact,
			"1.Qxd5 against 1.Kf2: 1.Qxd5 wins a knight; +3.00 against 0.00."},
		{"a rook that costs a bishop", "4k3/4b3/8/8/1R6/P7/5K2/8 w - - 0 1",
			[]string{"Rb5", "Kf7"}, []string{"Kf3", "Bxb4", "axb4", "Kf7"}, -2 * pawn, tree.Exact,
			"1.Kf3 against 1.Rb5: 1...Bxb4 wins a rook for a bishop; −2.00 against 0.00."},
		{"mate at the end of the line", "6k1/5ppp/8/8/8/8/r7/3R3K b - - 0 1",
			[]string{"h6", "Kg1"}, []string{"Ra3", "Rd8#"}, 20 * pawn, tree.Lower,
			"1...Ra3 against 1...h6: 2.Rd8# mates; at least +20.00 against 0.00."},
		{"a pawn promotes and stays", "8/8/8/8/8/k1K5/4p3/6R1 w - - 0 1",
			[]string{"Kd2", "e1=Q+", "Rxe1+"}, []string{"Rg4", "e1=Q+"}, -9 * pawn, tree.Upper,
			"1.Rg4 against 1.Kd2: 1...e1=Q+ promotes; at most −9.00 against 0.00."},
		{"an exchange of equals says nothing", "4k3/8/3p4/4n3/8/5N2/8/4K3 w - - 0 1",
			[]string{"Nd4", "Kd7"}, []string{"Ke2", "Nxf3", "Kxf3"}, -10, tree.Exact,
			"1.Ke2 against 1.Nd4: −10 d against 0 points."},
		{"what both lines lose says nothing", "4k3/8/8/8/8/2b5/1N6/7K w - - 0 1",
			[]string{"Kg1", "Bxb2"}, []string{"Kg2", "Bxb2"}, -200, tree.Exact,
			"1.Kg2 against 1.Kg1: −0.05 against 0.00."},
		{"taken back first, won later", "3rk3/8/8/3p4/4N3/8/8/3RK3 w - - 0 1",
			[]string{"Nc5", "Kf8"}, []string{"Ke2", "dxe4", "Rxd8+", "Kxd8"}, -3 * pawn, tree.Exact,
			"1.Ke2 against 1.Nc5: 1...dxe4 begins exchanges that win a knight; −3.00 against 0.00."},
		{"en passant", "4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 1",
			[]string{"Kd2", "Ke7"}, []string{"e4", "fxe3"}, -pawn, tree.Exact,
			"1.e4 against 1.Kd2: 1...fxe3 wins a pawn; −1.00 against 0.00."},
		{"Black compares as White does", "3r3k/8/8/8/8/5P2/4K3/3R4 b - - 0 1",
			[]string{"Rxd1", "Kxd1"}, []string{"Kg7", "Rxd8"}, 5 * pawn, tree.Lower,
			"1...Kg7 against 1...Rxd1: 2.Rxd8 wins a rook; at least +5.00 against 0.00."},
		{"what is won by count, not by the exchange", "4k3/8/8/3p4/8/4N3/8/3RK3 b - - 0 1",
			[]string{"Kd7", "Kd2"}, []string{"Ke7", "Nxd5+", "Kd8", "Nf6+", "Ke7"}, pawn, tree.Exact,
			"1...Ke7 against 1...Kd7: 2.Nxd5+ wins a pawn; +1.00 against 0.00."},
		{"an exchange that loses at first and wins at the end", "3qk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1",
			[]string{"Ke2", "Ke7"}, []string{"Rxd5", "Qxd5", "Rxd5"}, 5 * pawn, tree.Exact,
			"1.Rxd5 against 1.Ke2: 1.Rxd5 wins a pawn and a queen for a rook; +5.00 against 0.00."},
		{"what is won and lost again says nothing", "4k3/7R/8/8/7n/2b5/1N6/6K1 w - - 0 1",
			[]string{"Rxh4", "Bxb2"}, []string{"Kf2", "Bxb2", "Rxh4"}, -20, tree.Exact,
			"1.Kf2 against 1.Rxh4: −20 d against 0 points."},
		{"equal lines and no terms leave the values", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
			[]string{"e4", "Kd7"}, []string{"e3", "Kd7"}, -20, tree.Exact,
			"1.e3 against 1.e4: −20 d against 0 points."},
	}
	f := Format{Scale: itep.New().Scale()}
	for _, c := range cases {
		got := Against(contender(t, c.fen, 0, tree.Exact, c.first...),
			contender(t, c.fen, c.low, c.bound, c.second...)).Text(f)
		if got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}

// TestTheTermThatSpeaksAgainst is the one that costs the mover most, whoever moves; what another
// term gives back to the same amount is passed over.
func TestTheTermThatSpeaksAgainst(t *testing.T) {
	breakdown := func(nets ...int32) *eval.Breakdown {
		b := &eval.Breakdown{}
		for i, net := range nets {
			name := []string{"Knights", "Bishops", "Centre", "Pawns"}[i]
			row := eval.Row{Term: eval.Term{ID: name, Name: name}}
			row.Sides[board.White].Value = eval.Score(net)
			b.Rows = append(b.Rows, row)
		}
		return b
	}
	f := Format{Scale: itep.New().Scale()}
	for _, c := range []struct {
		fen           string
		first, second []string
		a, b          *eval.Breakdown
		low           eval.WhiteScore
		want          string
	}{
		{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", []string{"e4"}, []string{"e3"}, breakdown(-7*2048, 7*2048, 20, 0), breakdown(0, 0,
			10, 2048), -20,
			"1.e3 against 1.e4: at the ends of their lines most against 1.e3 is Centre, +10 d against +20 d; −20 d " +
				"against 0 points."},
		{"4k3/4p3/8/8/8/8/8/4K3 b - - 0 1", []string{"e5"}, []string{"e6"}, breakdown(0, 0, 10, 0), breakdown(0, 0, 20, -5),
			20,
			"1...e6 against 1...e5: at the ends of their lines most " +
				"against 1...e6 is Centre, +20 d against +10 d; +20 d against 0 points."},
		{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", []string{"e4"}, []string{"e3"}, breakdown(0, 0, 10, 0), breakdown(0, 0, 20, 0),
			-20,
			"1.e3 against 1.e4: −20 d against 0 points."},
	} {
		first, second := contender(t, c.fen, 0, tree.Exact, c.first...), contender(t, c.fen, c.low, tree.Exact, c.second...)
		first.Terms, second.Terms = c.a, c.b
		second.Terms.Total = c.low
		if got := Against(first, second).Text(f); got != c.want {
			t.Errorf(" got %s\nwant %s", got, c.want)
		}
	}
}
