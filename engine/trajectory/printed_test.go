package trajectory

import (
	"math/rand/v2"
	"slices"
	"testing"

	"drevo/engine/board"
)

// The formulas of chapter II as they are printed, each with the numbers of the book: slow twins of
// what the judge does in place. They take and give 0 and 1 where the book's do.

// attackFunction is formula 1: the product of the functions of the alpha-squares and of 1-f for the
// target's squares of retreat. It is 1 when the attack is irresistible.
func attackFunction(alphas, retreats []int) int {
	product := 1
	for _, f := range alphas {
		product *= f
	}
	for _, f := range retreats {
		product *= 1 - f
	}
	return product
}

// squareFunction is formula 3: f of an alpha-square is 1 when nobody can deny it in time or when
// the exchange there loses nothing.
func squareFunction(tau, rho int) int { return tau + rho - tau*rho }

// objectSwitch is formulas 4' and 4": 1 when an intermediate square is denied in time (rho 0) and
// brings the attacker less than the end of the trajectory, so that the defender will rather fight
// there.
func objectSwitch(intermediate, final, rho int) int {
	tau := Tau(intermediate - final)
	return 1 - rho - tau + rho*tau
}

// objectValue is formula 4: what is attacked shrinks to what the defender loses at the least on one
// of the alpha-squares. The functions psi say whether the attacker has arrived.
func objectValue(final, psiFinal, intermediate, psiIntermediate, rho int) int {
	change := intermediate*psiIntermediate - final*psiFinal
	return final*psiFinal + change*objectSwitch(intermediate, final, rho)
}

// realFunction is one brace of formula 7: a square begins with f and falls to denied if the denying
// trajectory, whose own real function is given, goes through.
func realFunction(f, denied, denial int) int { return f + (denied-f)*denial }

// exchangeGoesOn is formulas 8' and 8": an exchange makes sense for a side while the material that
// it has lost so far is not more than the piece that it can take next. Lost is positive when the
// side is behind.
func exchangeGoesOn(lost, next int) bool { return lost <= next }

// TestFunctions takes formulas 1, 3, 3" and 7 with the values that the book writes.
func TestFunctions(t *testing.T) {
	for _, c := range []struct {
		name      string
		got, want int
	}{
		{"3\": tau on f6, where the queen is lost for a knight", Tau(3 - 9), 0},
		{"3\": tau of an even trade", Tau(0), 1},
		{"3\": tau on e5 in figure 3, queen for rook", Tau(9 - 5), 1},
		{"3: f of f6, denied at a loss", squareFunction(Tau(3-9), 0), 0},
		{"3: f of e5 in figure 3, controlled at no loss", squareFunction(Tau(9-5), 0), 1},
		{"3: f of e5 in Qe5xf6, which nobody controls in time", squareFunction(Tau(-9), 1), 1},
		{"1: figure 3, 1(e1)·1(e5)·1(g5)·(1-0)", attackFunction([]int{1, 1, 1}, []int{0}), 1},
		{"1: 1(e5)·1(f6), no time for a retreat", attackFunction([]int{1, 1}, nil), 1},
		{"1: 2.Qg5, 1(e5)·1(g5)·1(g7)·[1-1(f8, h8)]", attackFunction([]int{1, 1, 1}, []int{1, 1}), 0},
		{"1: Qe5xd5xc4, whose d5 is closed", attackFunction([]int{1, 0, 1}, []int{0}), 0},
		{"7: 1(d5) + (0-1)·1(jNf6)·1(d5)", realFunction(1, 0, 1), 0},
		{"7: 1(e6) + (0-1)·[1(Qd5) + (0-1)·1(jNf6)·1(d5)]", realFunction(1, 0, realFunction(1, 0, 1)), 1},
		{"7: three levels", realFunction(1, 0, realFunction(1, 0, realFunction(1, 0, 1))), 0},
	} {
		if c.got != c.want {
			t.Errorf("formula %s: %d, want %d", c.name, c.got, c.want)
		}
	}
}

// TestObjectOfFigure3 takes the numbers of the book: about 200 at the end, queen for rook on the
// way.
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
		if got := objectValue(test.final, 1, test.intermediate, 1, test.rho); got != test.want {
			t.Errorf("object %d with %d on the way, rho %d: %d, want %d", test.final, test.intermediate, test.rho, got,
				test.want)
		}
	}
	for _, c := range []struct{ intermediate, rho, want int }{{onTheWay, 0, 1}, {onTheWay, 1, 0}, {final, 0, 0}} {
		if got := objectSwitch(c.intermediate, final, c.rho); got != c.want {
			t.Errorf("phi for %d on the way, rho %d: %d, want %d", c.intermediate, c.rho, got, c.want)
		}
	}
	if got := objectValue(final, 0, onTheWay, 0, 0); got != 0 {
		t.Errorf("before anything is captured the object counts %d, want 0", got)
	}
}

// TestFormula8KeepsTheSign compares the exchange that runs with one that goes on by formula 8 only,
// on captures of random positions: whether the attacker loses must be the same.
func TestFormula8KeepsTheSign(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 1968))
	compared, lost := 0, 0
	for range 700 {
		p := randomPosition(r, 10+r.IntN(120))
		j := NewJudge(&p, 2)
		m := Build(&p, 1)
		for i := range m.Trajectories {
			x := newExchange(j, &m.Trajectories[i], allowance{})
			x.moveTo(0)
			row := rowOf(&x)
			if x.over() || slices.Contains(row, Value(board.King)) || len(row) == 1 {
				continue
			}
			from, kind := j.cheapest(x.at, x.pieces[x.enemy()], x.occupied(), 0)
			runs := min(x.won, x.capturedBy(kind, from))
			if twin := playExchange(x.won, row, false, true); Tau(twin) != Tau(runs) {
				t.Fatalf("%s, %v: %v by formula 8 gives %d, the judge %d", p.FEN(), &m.Trajectories[i], row, twin, runs)
			}
			compared, lost = compared+1, lost+1-Tau(runs)
		}
	}
	if compared < 1000 || lost < 100 || lost == compared {
		t.Errorf("%d exchanges compared, %d lost", compared, lost)
	}
}

// rowOf returns the prices of those who stand on the square of an exchange one after the other.
func rowOf(x *exchange) []int {
	row, pieces, side := []int{Value(x.kind)}, x.pieces, x.enemy()
	for {
		from, kind := x.judge.cheapest(x.at, pieces[side], pieces[0]|pieces[1]|x.at.Bitboard(), 0)
		if kind == board.NoPieceType {
			return row
		}
		row = append(row, Value(kind))
		pieces[side] &^= from.Bitboard()
		side = side.Opponent()
	}
}

// playExchange returns the attacker's balance when both sides capture or stop as is best for them.
// The first piece stands on the square, the others capture in turn.
func playExchange(balance int, pieces []int, attackers, formula bool) int {
	if len(pieces) == 1 {
		return balance
	}
	lost, sign := balance, -1
	if attackers {
		lost, sign = -balance, 1
	}
	if formula && !exchangeGoesOn(lost, pieces[0]) {
		return balance
	}
	on := playExchange(balance+sign*pieces[0], pieces[1:], !attackers, formula)
	if attackers {
		return max(balance, on)
	}
	return min(balance, on)
}

// TestValuesOfDenials compares formulas 5 and 6 with what the judge says when the denial is left
// out, which is what they are about.
func TestValuesOfDenials(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	first, second := 0, 0
	for range 200 {
		p := randomPosition(r, r.IntN(160))
		m, j := Build(&p, 3), NewJudge(&p, 4)
		for i := range m.Trajectories {
			a := j.Attack(&m.Trajectories[i])
			for d := range a.Denials() {
				without := realBut(&a, d)
				if want := a.TargetValue() * (without - a.Real); d.Works && a.DenialValue(d) != want || !d.Works &&
					a.DenialValue(d) != 0 {
					t.Fatalf("%s: %s: %v is worth %d, want %d", p.FEN(), a.Formula(), d.Way, a.DenialValue(d), want)
				}
				if d.Approach == nil {
					continue
				}
				first += a.DenialValue(d)
				for k := range d.Approach.Alphas {
					for n := range d.Approach.Alphas[k].Denials {
						e := &d.Approach.Alphas[k].Denials[n]
						got := a.SecondDenialValue(d, e)
						if got != 0 && (!e.Works || d.Works || !d.Costs || a.Real != 1) {
							t.Fatalf("%s: %s: %v against %v is worth %d", p.FEN(), a.Formula(), e.Way, d.Way, got)
						}
						second += got
					}
				}
			}
		}
	}
	if first == 0 || second == 0 {
		t.Errorf("denials are worth %d in all, denials of denials %d", first, second)
	}
}

// realBut is F of an attack without one denial: formula 1 over those that are left.
func realBut(a *Attack, but *Denial) int {
	var functions, retreats []int
	for d := range a.Denials() {
		switch works := map[bool]int{true: 1}[d.Works && d != but]; d.Kind {
		case Retreat:
			retreats = append(retreats, works)
		default:
			functions = append(functions, 1-works)
		}
	}
	return attackFunction(functions, retreats)
}

// psi is formula 2: 1 when no half-move is left between the attacker and the square of its object.
func psi(n int) int {
	if 2*n-1 < 0 {
		return 1
	}
	return 0
}

// TestPsi compares formula 2 with what runs: the attacker takes its object with its last move, and not
// before.
func TestPsi(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 1968))
	attacks := 0
	for range 100 {
		p := randomPosition(r, r.IntN(160))
		m, j := Build(&p, 5), NewJudge(&p, 5)
		for i := range m.Trajectories {
			w := &m.Trajectories[i]
			x := newExchange(j, w, allowance{})
			for k := range int(w.Moves) {
				x.moveTo(k)
				left := int(w.HalfMoves) - w.Arrival(k)
				victim := x.judge.position.At(w.Target) != board.NoPiece
				if taken := victim && !x.pieces[w.Side.Opponent()].Has(w.Target); victim && taken != (psi(left) == 1) {
					t.Fatalf("%s: %v: taken %v with %d half-moves left", p.FEN(), w, taken, left)
				}
			}
			if psi(int(w.HalfMoves)) != 0 {
				t.Fatalf("%v begins where it ends", w)
			}
			attacks++
		}
	}
	if attacks < 1000 {
		t.Errorf("%d attacks compared", attacks)
	}
}

// TestFormulasThatRun works f and F of the attacks of random positions out by formulas 3, 7 and 1 as they
// are printed, from the denials and their exchanges, and compares them with what the judge says.
func TestFormulasThatRun(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 7))
	closed, open := 0, 0
	for range 200 {
		p := randomPosition(r, r.IntN(160))
		m, j := Build(&p, 3), NewJudge(&p, 4)
		for i := range m.Trajectories {
			a := j.Attack(&m.Trajectories[i])
			var alphas, retreats []int
			for k := range a.Alphas {
				alpha := &a.Alphas[k]
				f := squareFunction(0, 1) // nobody is in time
				for n := range alpha.Denials {
					d := &alpha.Denials[n]
					denied := squareFunction(Tau(d.Material), 0)
					if d.Kind == Blockade && a.Piece == board.Pawn {
						denied = 0 // a pawn can't take what blocks it
					}
					f = min(f, realFunction(1, denied, d.Approach.Function))
				}
				if f != alpha.Function {
					t.Fatalf("%s: %s: f of %v is %d by formulas 3 and 7", p.FEN(), a.Formula(), alpha.Square, f)
				}
				alphas = append(alphas, f)
			}
			for n := range a.Retreats {
				retreats = append(retreats, Tau(-a.Retreats[n].Material))
			}
			if f := attackFunction(alphas, retreats); f != a.Real {
				t.Fatalf("%s: %s: F is %d by formula 1, not %d", p.FEN(), a.Formula(), f, a.Real)
			}
			closed, open = closed+1-a.Real, open+a.Real
		}
	}
	if closed < 1000 || open < 300 {
		t.Errorf("%d attacks closed, %d open", closed, open)
	}
}

// TestJumpHopOfMaps compares the rule of jump and hop with maps that are drawn anew: after a half-move
// a way of another piece of the side that made it takes one half-move more, a way of the other
// side one less.
func TestJumpHopOfMaps(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	jumps, hops := 0, 0
	for range 100 {
		p := randomPosition(r, r.IntN(160))
		var legal board.MoveList
		p.Legal(&legal)
		if legal.Len() == 0 {
			continue
		}
		move := legal.All()[r.IntN(legal.Len())]
		var after board.Position
		p.Make(move, &after)
		before, now := Build(&p, 5), Build(&after, 5)
		for i := range before.Trajectories {
			w := &before.Trajectories[i]
			for k := range now.Trajectories {
				v := &now.Trajectories[k]
				if w.From == move.From() || w.From == move.To() || v.From != w.From || v.Target != w.Target || v.Piece != w.Piece ||
					v.Side != w.Side || v.stops != w.stops {
					continue
				}
				want := int(w.HalfMoves) - 1
				if w.Side == p.Turn() {
					want = int(w.HalfMoves) + 1
					jumps++
				} else {
					hops++
				}
				if int(v.HalfMoves) != want {
					t.Fatalf("%s: after %v %v takes %v", p.FEN(), move, w, v)
				}
			}
		}
	}
	if jumps < 300 || hops < 300 {
		t.Errorf("%d jumps and %d hops compared", jumps, hops)
	}
}
