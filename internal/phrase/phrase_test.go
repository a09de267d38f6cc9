package phrase_test

import (
	"fmt"
	"testing"

	"drevo/internal/phrase"
)

func Example() {
	fmt.Println(phrase.Of("The {man} on {square} is worth {value:%.2f}.", "man", "knight", "square", "f3", "value", 3.1))
	for n := range 3 {
		fmt.Println(phrase.Of("{n:One move|# moves} of {all}.", "n", n, "all", 20))
	}
	say := phrase.With("man", "rook", "square", "d1")
	fmt.Println(say("The {man} is taken."), say("The {man} on {square} is pinned."))
	// Output:
	// The knight on f3 is worth 3.10.
	// 0 moves of 20.
	// One move of 20.
	// 2 moves of 20.
	// The rook is taken. The rook on d1 is pinned.
}

func TestOf(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{phrase.Of("nothing to fill"), "nothing to fill"},
		{phrase.Of("{a}{b}{a}", "a", 1, "b", "x"), "1x1"},
		{phrase.Of("{a} of {absent:%d}", "a", "{b}", "b", 2), "{b} of {absent:%d}"},
		{phrase.Of("{share:%.0f %%} of {n:# game|# games}", "share", 12.5, "n", "1 024"), "12 % of 1 024 games"},
		{phrase.Of("{n:no number|}", "n", 0), ""},
		{phrase.Of("an {open place", "open", 1), "an {open place}"},
		{phrase.Of("{last} has no value", "last"), "{last} has no value"},
		{phrase.Of("{a}, {b:%+.1f}, {c:%+d}, {d:%+d}", "a", -1, "b", -0.25, "c", int32(-7), "d", 7), "−1, −0.2, −7, +7"},
		{phrase.Of("{n:one|# games} and {move}", "n", -2, "move", "O-O"), "−2 games and O-O"},
	} {
		if c.got != c.want {
			t.Errorf("%q instead of %q", c.got, c.want)
		}
	}
}

func BenchmarkOf(b *testing.B) {
	for b.Loop() {
		phrase.Of("{move} reached {value}, and the upper bound is {bound:%+d}.", "move", "Nf3", "value", "0.31", "bound", 7)
	}
}
