package present

import (
	"maps"
	"math"
	"slices"
	"testing"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/itep"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/number"
)

func TestScoreInEveryUnit(t *testing.T) {
	scale := itep.New().Scale() // 4096 units a pawn, 2048 a point, 0 to 2C+1 = 459
	mate := eval.WhiteScore(scale.Mate)
	for score, want := range map[eval.WhiteScore][3]string{
		0:              {"0.00", "0", "229.5000"},
		4096:           {"+1.00", "+2", "231.5000"},
		-2048:          {"−0.50", "−1", "228.5000"},
		18 - 2*2048:    {"−1.00", "−2 +18 d", "227.5088"},
		mate - 5:       {"#3", "#3", "#3"},
		4 - mate:       {"−#2", "−#2", "−#2"},
		1000 - 20*2048: {"−9.76", "−20 +1000 d", "209.9883"},
		-(2048 * 229):  {"−114.50", "−229", "0.5000"},
		mate - 300:     {"+114.68", "+229 +724 d", "458.8535"},
	} {
		for i, unit := range Units() {
			if got := (Format{scale, unit}).Score(score); got != want[i] {
				t.Errorf("%d in %q is %s, want %s", score, unit, got, want[i])
			}
		}
	}
}

// TestTwoDecimals: pawns have two decimals with every programme, but for an expected result, which is none.
func TestTwoDecimals(t *testing.T) {
	for _, p := range engine.Programmes() {
		f := Format{Scale: p.Scale()}
		if got, want := f.Amount(-eval.WhiteScore(f.Scale.PerPawn)), "−1.00 pawns"; got != want {
			t.Errorf("%s writes a pawn as %s", p.About().Name, got)
		}
	}
	chance := Format{Scale: tree.Scale{PerPawn: 1e6, PerOwn: 1e6, Decimals: 3, Name: tree.ExpectedResult}}
	if got := chance.Amount(512_000); got != "+0.512 expected result" {
		t.Error("an expected result is", got)
	}
}

// TestApart: scores that differ look different, by the units that decide if need be.
func TestApart(t *testing.T) {
	f := Format{Scale: itep.New().Scale()}
	for _, c := range []struct {
		a, b eval.WhiteScore
		want [2]string
	}{
		{-4078, -4078, [2]string{"−1.00", "−1.00"}},
		{-4078, -4084, [2]string{"−2 points, +18 d", "−2 points, +12 d"}},
		{-4078, -9000, [2]string{"−1.00", "−2.20"}},
	} {
		if a, b := f.Apart(c.a, c.b); [2]string{a, b} != c.want {
			t.Errorf("%d and %d are %s and %s", c.a, c.b, a, b)
		}
	}
}

func TestWindowInEveryUnit(t *testing.T) {
	scale := itep.New().Scale()
	n := tree.Node{Alpha: -scale.Mate, Beta: 2049}
	for unit, want := range map[Unit][2]string{
		InPawns:  {"[−∞, +1 +1 d]", "[−1 −1 d, ∞]"}, // where a unit decides
		InPoints: {"[−∞, +1 +1 d]", "[−1 −1 d, ∞]"},
		InOwn:    {"[0, 230.5005]", "[228.4995, 459]"},
	} {
		f := Format{scale, unit}
		if got := f.Window(n, board.White); got != want[0] {
			t.Errorf("White to move, %q: %s, want %s", unit, got, want[0])
		}
		if got := f.Window(n, board.Black); got != want[1] {
			t.Errorf("Black to move, %q: %s, want %s", unit, got, want[1])
		}
	}
}

func TestUnknownUnitIsPawns(t *testing.T) {
	if Unit("pawns").OrPawns() != InPawns || Unit("stones").OrPawns() != InPawns || InOwn.OrPawns() != InOwn {
		t.Error("an unknown unit is not pawns, or a known one is not itself")
	}
}

// TestPartsClose: the printed terms of a real evaluation add up to its total with every programme that has one.
func TestPartsClose(t *testing.T) {
	p, err := board.ParseFEN("8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30")
	if err != nil {
		t.Fatal(err)
	}
	for _, programme := range engine.Programmes() {
		evaluator, ok := programme.(search.Evaluator)
		if !ok {
			continue
		}
		values, err := search.Resolve(programme, nil)
		if err != nil {
			t.Fatal(err)
		}
		b, f := evaluator.Evaluate(&p, values), Format{Scale: programme.Scale()}
		scales, parts := f.Parts(&b)
		total := f.Scale.Pawns(int32(b.Total))
		if f.Scale.Small != "" {
			points, rest := f.Scale.Split(int32(b.Total))
			if sum := Total(parts); !slices.Equal(sum, number.Amount{float64(points), float64(rest)}) {
				t.Errorf("%s: the parts come to %s, the total is %s", programme.About().Name, scales.Words(sum),
					f.Scale.Text(int32(b.Total)))
			}
		} else if sum := Total(parts).Sum(); math.Abs(sum-total) > 0.005 {
			t.Errorf("%s: the parts come to %v, the total is %v", programme.About().Name, sum, total)
		}
	}
}

// What differs from the defaults is named by its preset where it is one, else option by option.
func TestOwnOptions(t *testing.T) {
	absolute, err := search.FindPreset(itep.New(), "absolute")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		set  map[string]string
		want string
	}{
		{nil, ""},
		{map[string]string{"depth": "3"}, ""},
		{map[string]string{"scheme": "active2"}, ""}, // stands beside the name
		{absolute.Values, "preset absolute"},
		{with(absolute.Values, "depth", "2", "weights", "centre:300"), "own weights: centre 300; preset absolute"},
		{with(absolute.Values, "castled", "place"), "preset absolute; own options: castled place"},
		{map[string]string{"castled": "place"}, "own options: castled place"},
	} {
		values, err := search.Resolve(itep.New(), c.set)
		if err != nil {
			t.Fatal(err)
		}
		if got := OwnOptions(itep.New(), values); got != c.want {
			t.Errorf("%v: %q, want %q", c.set, got, c.want)
		}
	}
}

// with returns a set of options with others over it: name, value, name, value.
func with(set map[string]string, over ...string) map[string]string {
	all := maps.Clone(set)
	for i := 0; i < len(over); i += 2 {
		all[over[i]] = over[i+1]
	}
	return all
}
