package trajectory

import (
	"math/rand/v2"
	"testing"

	"drevo/engine/board"
)

// TestTimeOfTheBook takes diagram 2: a white rook on d1 and a black bishop on b6 both reach d4 in one move, which is one
// half-move for the side to move and two for the other; and the first moves of a game, 1.e4 e5.
func TestTimeOfTheBook(t *testing.T) {
	tests := []struct {
		fen  string
		from board.Square
		to   board.Square
		want int
	}{
		{"4k3/8/1b6/8/8/8/8/3RK3 w - - 0 1", board.D1, board.D4, 1},
		{"4k3/8/1b6/8/8/8/8/3RK3 w - - 0 1", board.B6, board.D4, 2},
		{"4k3/8/1b6/8/8/8/8/3RK3 b - - 0 1", board.D1, board.D4, 2},
		{"4k3/8/1b6/8/8/8/8/3RK3 b - - 0 1", board.B6, board.D4, 1},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", board.E2, board.E4, 1},
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", board.E7, board.E5, 2},
	}
	for _, test := range tests {
		p := parse(t, test.fen)
		piece := p.At(test.from)
		keys := KeysOf(p, piece.Colour())
		journey := keys.Journey(piece.Type(), test.from, test.to)
		if got := HalfMoves(journey.Moves, piece.Colour() == p.Turn()); got != test.want {
			t.Errorf("%s: %v-%v takes %d half-moves, want %d", test.fen, test.from, test.to, got, test.want)
		}
	}
}

// TestJumpHop compares the rule with counting anew after another piece has moved.
func TestJumpHop(t *testing.T) {
	for moves := 1; moves <= 4; moves++ {
		waiting := JumpHop(HalfMoves(moves, true), true)
		if waiting != HalfMoves(moves, false) {
			t.Errorf("%d moves: %d half-moves after a move by the own side, want %d", moves, waiting, HalfMoves(moves, false))
		}
		if again := JumpHop(waiting, false); again != HalfMoves(moves, true) {
			t.Errorf("%d moves: %d half-moves after both sides have moved, want %d", moves, again, HalfMoves(moves, true))
		}
	}
	if HalfMoves(0, true) != 0 || HalfMoves(0, false) != 0 {
		t.Error("standing still takes time")
	}
}

// TestRho takes diagram 2, where a rook and a bishop reach d4 in one move each, and chapter IV.
func TestRho(t *testing.T) {
	tests := []struct {
		name              string
		nik, nrk, a, want int
	}{
		{"diagram 2, White to move: after Rd1-d4 the bishop captures", 1, 2, ForControl, 0},
		{"diagram 2, White to move: the bishop comes too late to block", 1, 2, ForBlockade, 1},
		{"diagram 2, Black to move: after Bb6-d4 the rook captures", 1, 2, ForControl, 0},
		{"diagram 2, Black to move: the bishop comes first", 2, 1, ForBlockade, 0},
		{"diagram 2, after a jump and a hop: the same again", JumpHop(JumpHop(1, true), false), 2, ForControl, 0},
		{"1.Qxf6: Qe7 and Kg7 capture on f6 in two half-moves", 1, 2, ForControl, 0},
		{"1.Ba3, three half-moves: Qe7 captures on a3 before Ba3xe7", 1, 2, ForControl, 0},
		{"1.Qxf6 Qxf6, the pawn is on e8 after three: queen and king come in four", 3, 4, ForControl, 0},
		{"figure 3: the queen blocks on f5 in two against the rook's third", 3, 2, ForBlockade, 0},
		{"a second move is too late", 1, 4, ForControl, 1},
		{"the attacker is captured before it starts", 0, 1, ForControl, 0},
		{"the attacker has left", 0, 2, ForControl, 1},
		{"the blockader comes a half-move late", 2, 3, ForBlockade, 1},
	}
	for _, test := range tests {
		if got := Rho(test.nik, test.nrk, test.a); got != test.want {
			t.Errorf("%s: rho of %d against %d with a = %d is %d, want %d", test.name, test.nik, test.nrk, test.a, got, test.want)
		}
	}
	for nik := range 8 {
		for nrk := range 9 {
			if (Rho(nik, nrk, ForControl) == 0) != (nrk <= nik+1) || (Rho(nik, nrk, ForBlockade) == 0) != (nrk < nik) {
				t.Errorf("rho of %d against %d is not what the spec says", nik, nrk)
			}
		}
	}
}

// TestFunctions takes formulas 1, 2, 3, 3" and 7 with the values that the book writes.
func TestFunctions(t *testing.T) {
	for _, c := range []struct {
		name      string
		got, want int
	}{
		{"2: psi of figure 3, written 0(3)", Psi(3), 0},
		{"2: psi of Qe5xf6, written 0(1)", Psi(1), 0},
		{"2: psi when the object is reached", Psi(0), 1},
		{"3\": tau on f6, where the queen is lost for a knight", Tau(3 - 9), 0},
		{"3\": tau of an even trade", Tau(0), 1},
		{"3\": tau on e5 in figure 3, queen for rook", Tau(9 - 5), 1},
		{"3: f of f6, denied at a loss", SquareFunction(Tau(3-9), 0), 0},
		{"3: f of e5 in figure 3, controlled at no loss", SquareFunction(Tau(9-5), 0), 1},
		{"3: f of e5 in Qe5xf6, which nobody controls in time", SquareFunction(Tau(-9), 1), 1},
		{"1: figure 3, 1(e1)·1(e5)·1(g5)·(1-0)", AttackFunction([]int{1, 1, 1}, []int{0}), 1},
		{"1: 1(e5)·1(f6), no time for a retreat", AttackFunction([]int{1, 1}, nil), 1},
		{"1: 2.Qg5, 1(e5)·1(g5)·1(g7)·[1-1(f8, h8)]", AttackFunction([]int{1, 1, 1}, []int{1, 1}), 0},
		{"1: Qe5xd5xc4, whose d5 is closed", AttackFunction([]int{1, 0, 1}, []int{0}), 0},
		{"7: 1(d5) + (0-1)·1(jNf6)·1(d5)", RealFunction(1, 0, 1), 0},
		{"7: 1(e6) + (0-1)·[1(Qd5) + (0-1)·1(jNf6)·1(d5)]", RealFunction(1, 0, RealFunction(1, 0, 1)), 1},
		{"7: three levels", RealFunction(1, 0, RealFunction(1, 0, RealFunction(1, 0, 1))), 0},
	} {
		if c.got != c.want {
			t.Errorf("formula %s: %d, want %d", c.name, c.got, c.want)
		}
	}
}

// TestObjectOfFigure3 takes the numbers of the book: about 200 at the end, queen for rook on the way.
func TestObjectOfFigure3(t *testing.T) {
	final, onTheWay := Value(board.King)-Value(board.Rook), Value(board.Queen)-Value(board.Rook)
	tests := []struct {
		final, intermediate, rho, want int
	}{
		{final, onTheWay, 0, 4},
		{final, onTheWay, 1, final}, // nobody can fight there in time
		{3, 4, 0, 3},                // the fight on the way is dearer
		{3, 3, 0, 3},
	}
	for _, test := range tests {
		if got := ObjectValue(test.final, 1, test.intermediate, 1, test.rho); got != test.want {
			t.Errorf("object %d with %d on the way, rho %d: %d, want %d", test.final, test.intermediate, test.rho, got, test.want)
		}
	}
	for _, c := range []struct{ intermediate, rho, want int }{{onTheWay, 0, 1}, {onTheWay, 1, 0}, {final, 0, 0}} {
		if got := ObjectSwitch(c.intermediate, final, c.rho); got != c.want {
			t.Errorf("phi for %d on the way, rho %d: %d, want %d", c.intermediate, c.rho, got, c.want)
		}
	}
	if got := ObjectValue(final, 0, onTheWay, 0, 0); got != 0 {
		t.Errorf("before anything is captured the object counts %d, want 0", got)
	}
}

// TestDenialValues takes formulas 5 and 6 with a queen; the book writes them with letters only.
func TestDenialValues(t *testing.T) {
	change := FunctionChange(1, 1, 0)
	if change != 1 || FunctionChange(0, 1, 0) != 0 || FunctionChange(1, 1, 1) != 0 {
		t.Error("change of the function of an attack")
	}
	if got := DenialValue(9, 1, change, 1, 1); got != -9 {
		t.Errorf("a denial that saves the queen counts %d, want -9", got)
	}
	if got := DenialValue(9, 0, change, 1, 1); got != 0 {
		t.Errorf("before the capture a denial counts %d, want 0", got)
	}
	if got := SecondDenialValue(9, 1, change, 1, FunctionChange(1, 1, 0), 1, 1); got != -9 {
		t.Errorf("a denial of that denial counts %d, want -9", got)
	}
	if got := SecondDenialValue(9, 1, change, 1, FunctionChange(1, 1, 1), 1, 1); got != 0 {
		t.Errorf("a denial that changes nothing counts %d, want 0", got)
	}
}

// TestExchangeOfTheBook takes the comparisons that chapter IV writes out with formula 9, whose sums formula 8 shares.
func TestExchangeOfTheBook(t *testing.T) {
	tests := []struct {
		name        string
		lost, prize int
		want        bool
	}{
		{"1.Qxf6 Nxd4: Black has lost 3 and can take 1", 3, 1, false},
		{"1.Qxf6 Qxf6: White has lost 6 and can take nothing", 6, 0, false},
		{"1.Qxd5 Qxe6 2.Qxe6: Black has lost 9 and can take 1", 9, 1, false},
		{"1.Qxd5 Nxd5: Black has lost 1 and takes 9", 1, 9, true},
		{"an even trade goes on", 3, 3, true},
	}
	for _, test := range tests {
		if got := ExchangeGoesOn(test.lost, test.prize); got != test.want {
			t.Errorf("%s: %t, want %t", test.name, got, test.want)
		}
	}
}

// TestFormula8KeepsTheSign plays random exchanges with and without the formula: whether the attacker loses must not
// depend on it.
func TestFormula8KeepsTheSign(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 1968))
	prices := []int{1, 3, 3, 5, 9}
	for range 5000 {
		exchange := make([]int, 2+r.IntN(6)) // who stands on the square, one after the other
		for i := range exchange {
			exchange[i] = prices[r.IntN(len(prices))]
		}
		balance := r.IntN(10)
		free := playExchange(balance, exchange, false, false)
		bound := playExchange(balance, exchange, false, true)
		if Tau(free) != Tau(bound) {
			t.Fatalf("%d and %v: %d without the formula, %d with it", balance, exchange, free, bound)
		}
	}
}

// playExchange gives the attacker's balance when both sides capture or stop as is best for them. The first man stands on
// the square, the others capture in turn.
func playExchange(balance int, men []int, attackers, formula bool) int {
	if len(men) == 1 {
		return balance
	}
	lost, sign := balance, -1
	if attackers {
		lost, sign = -balance, 1
	}
	if formula && !ExchangeGoesOn(lost, men[0]) {
		return balance
	}
	on := playExchange(balance+sign*men[0], men[1:], !attackers, formula)
	if attackers {
		return max(balance, on)
	}
	return min(balance, on)
}

func TestValuesAfterShannon(t *testing.T) {
	want := [7]int{1, 3, 3, 5, 9, 200, 0}
	for kind := board.Pawn; kind <= board.NoPieceType; kind++ {
		if Value(kind) != want[kind] {
			t.Errorf("%v is worth %d, want %d", kind, Value(kind), want[kind])
		}
	}
}
