package trajectory

import (
	"math/rand/v2"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/internal/needs"
)

// TestFactors takes apart a value of chapter IV with a denial of a denial, and says of each piece
// what it speaks of.
func TestFactors(t *testing.T) {
	a := find(t, afterQxd5, 2, "Nb3xd4")
	want := []struct {
		text    string
		square  board.Square
		one     bool
		meaning string // a part of it
	}{
		{"jNb3 - ", board.B3, false, "knight on b3"},
		{"Pd4·", board.D4, false, "worth 1"},
		{"0(1)·", board.NoSquare, false, "1 half-move"},
		{"1(b3)·", board.B3, true, "begins on b3"},
		{"[1(d4) + ", board.D4, false, "f = 0"},
		{"(0-1)·{", board.D4, false, "falls from 1 to 0"},
		{"1(Pc3)·", board.C3, false, "can capture on d4"},
		{"1(d4) | ", board.D4, true, "the exchange decides"},
		{"[1(Qd5) + ", board.D5, false, "but can be stopped"},
		{"(0-1)·", board.D5, false, "falls from 1 to 0"},
		{"1(jNf6)·", board.F6, false, "can capture on d5"},
		{"1(d5)]·", board.D5, true, "the exchange decides"},
		{"1(d4)}]", board.D4, true, "the exchange decides"},
	}
	got := a.Factors()
	if len(got) != len(want) {
		t.Fatalf("%d factors of %s, want %d", len(got), a.Formula(), len(want))
	}
	for i, w := range want {
		if f := got[i]; f.Text != w.text || f.Square != w.square || f.One != w.one || !strings.Contains(f.Meaning,
			w.meaning) {
			t.Errorf("factor %d: %+v, want %+v", i, f, w)
		}
	}
}

// TestFormulaSaysF computes F from what is written, on random positions, and asks that every piece
// of it means something.
func TestFormulaSaysF(t *testing.T) {
	needs.OneGoroutine(t)
	r := rand.New(rand.NewPCG(9, 9))
	nested, irresistible := 0, 0
	for i := range 60 {
		p := randomPosition(r, r.IntN(160))
		horizon := 2 + i%5
		m, j := Build(&p, horizon), NewJudge(&p, horizon)
		for k := range m.Trajectories {
			a := j.Attack(&m.Trajectories[k])
			_, rest, _ := strings.Cut(a.Formula(), dot+"0(") // psi
			_, rest, _ = strings.Cut(rest, dot)
			if got := product(&rest); got != a.Real || rest != "" {
				t.Fatalf("%s: F is %d and not read as %d; left %q", a.Formula(), a.Real, got, rest)
			}
			for _, f := range a.Factors() {
				if f.Meaning == "" || f.Text == "" || f.One && strings.Contains(f.Text, " + ") {
					t.Fatalf("%s: %+v", a.Formula(), f)
				}
			}
			irresistible += a.Real
			nested += max(0, strings.Count(a.Formula(), "(0-1)")-len(a.Alphas))
		}
	}
	if nested == 0 || irresistible == 0 {
		t.Errorf("%d attacks were irresistible, %d denials denied", irresistible, nested)
	}
}

// product reads factors and multiplies them.
func product(rest *string) int {
	result := 1
	for {
		result *= factor(rest)
		if !strings.HasPrefix(*rest, dot) {
			return result
		}
		*rest = strings.TrimPrefix(*rest, dot)
	}
}

// factor reads one factor: a plain 1, retreats, or a square with its denials.
func factor(rest *string) int {
	switch s := *rest; {
	case strings.HasPrefix(s, "1("):
		_, *rest, _ = strings.Cut(s, ")")
		return 1
	case strings.HasPrefix(s, "[1-0]"):
		*rest = s[len("[1-0]"):]
		return 1
	case strings.HasPrefix(s, "[1-1("):
		_, *rest, _ = strings.Cut(s, ")]")
		return 0
	}
	_, s, _ := strings.Cut(*rest, "(0-1)"+dot)
	*rest = strings.TrimPrefix(s, "{")
	denied := product(rest)
	for strings.HasPrefix(*rest, " | ") {
		*rest = strings.TrimPrefix(*rest, " | ")
		denied = max(denied, product(rest))
	}
	*rest = strings.TrimPrefix(strings.TrimPrefix(*rest, "}"), "]")
	return 1 - denied
}

// The account of an attack says what each denial is worth by formula 5, and what denies it by formula 6.
func TestFactorsSayWhatDenialsAreWorth(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	var all strings.Builder
	for range 60 {
		p := randomPosition(r, r.IntN(160))
		m, j := Build(&p, 3), NewJudge(&p, 4)
		for i := range m.Trajectories {
			a := j.Attack(&m.Trajectories[i])
			for _, f := range a.Factors() {
				all.WriteString(f.Meaning)
			}
		}
	}
	for _, want := range []string{"(formula 5)", "(formula 6)"} {
		if !strings.Contains(all.String(), want) {
			t.Errorf("no account of an attack has %s", want)
		}
	}
}
