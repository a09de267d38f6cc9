package present

import (
	"maps"
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/itep"
	"drevo/engine/search"
	"drevo/engine/tree"
)

func TestScoreInEveryUnit(t *testing.T) {
	scale := itep.New().Scale() // 4096 units a pawn, 2048 a point, 0 to 2C+1 = 459
	mate := eval.WhiteScore(scale.Mate)
	for score, want := range map[eval.WhiteScore][3]string{
		0:              {"0.0000", "0.0000", "229.5000"},
		4096:           {"+2.0000", "+1.0000", "231.5000"},
		-2048:          {"−1.0000", "−0.5000", "228.5000"},
		mate - 5:       {"#3", "#3", "#3"},
		4 - mate:       {"−#2", "−#2", "−#2"},
		1024 - 20*2048: {"−19.5000", "−9.7500", "210.0000"},
		-(2048 * 229):  {"−229.0000", "−114.5000", "0.5000"},
		mate - 300:     {"+229.3535", "+114.6768", "458.8535"},
	} {
		for i, unit := range Units() {
			if got := (Format{scale, unit}).Score(score); got != want[i] {
				t.Errorf("%d in %q is %s, want %s", score, unit, got, want[i])
			}
		}
	}
}

func TestWindowInEveryUnit(t *testing.T) {
	scale := itep.New().Scale()
	n := tree.Node{Alpha: -scale.Mate, Beta: 2048}
	for unit, want := range map[Unit][2]string{
		InPawns:  {"[−∞, +0.5000]", "[−0.5000, ∞]"},
		InPoints: {"[−∞, +1.0000]", "[−1.0000, ∞]"},
		InOwn:    {"[0, 230.5000]", "[228.5000, 459]"},
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

func TestUnknownUnitIsPoints(t *testing.T) {
	if Unit("stones").OrPoints() != InPoints || InOwn.OrPoints() != InOwn {
		t.Error("an unknown unit is not points, or a known one is not itself")
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
