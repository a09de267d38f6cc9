package pitrat

import (
	"maps"
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/search"
)

// wideCases are positions whose first or a later move no plan of the paper calls for.
var wideCases = []struct{ name, fen, win, move string }{
	{"a pin is made use of by a move elsewhere", "5n2/pRrk2p1/P4p1p/4p3/3N4/5P2/6PP/6K1 w - - 0 1", wantedTwoPawns,
		"d4b5"},
	{"a quiet rook threatens mate after a sacrifice", "r3r1k1/pp1q1pp1/4b1p1/3p2B1/3Q1R2/8/PPP3PP/4R1K1 w - - 0 1",
		wantedMate, "d4g7"},
	{"a man that has no square left is attacked", "r1br2k1/pp2bppp/2nppn2/8/2P1PB2/2N2P2/PqN1B1PP/R2Q1R1K w - - 0 1",
		wantedRook, "c3a4"},
	{"a rook is lost for a passed pawn, and won back by a quiet move",
		"1R6/1brk2p1/4p2p/p1P1Pp2/P7/6P1/1P4P1/2R3K1 w - - 0 1", wantedPiece, "b8b7"},
}

// With the option wide a seventh class finds what the six leave out.
func TestWideFindsWhatTheSixClassesLeaveOut(t *testing.T) {
	for _, c := range wideCases {
		for _, wide := range []string{"false", "true"} {
			r := searched(t, c.fen, map[string]string{optionWanted: c.win, optionForcing: "true", optionWide: wide})
			if got := r.Move.String() == c.move && !r.Stopped; got != (wide == "true") {
				t.Errorf("%s, wide %s: %v %s", c.name, wide, r.Move, r.Note)
			}
		}
	}
}

// searched searches a position with options.
func searched(t *testing.T, fen string, options map[string]string) search.Result {
	t.Helper()
	p := enginetest.Position(t, fen)
	values, err := search.Resolve(New(), maps.Clone(options))
	if err != nil {
		t.Fatal(err)
	}
	r, err := New().Search(t.Context(), search.Task{Position: p, Values: values, Limits: search.Limits{Nodes: 15_000}})
	if err != nil {
		t.Fatal(err)
	}
	return r
}
