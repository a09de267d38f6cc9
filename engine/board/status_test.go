package board

import (
	"strings"
	"testing"
)

// TestStatus is a table of ends without a history.
func TestStatus(t *testing.T) {
	for _, test := range []struct {
		name, fen string
		want      Status
	}{
		{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Ongoing},
		{"fool's mate", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", Checkmate},
		{"mate on the hundredth ply", "R5k1/5ppp/8/8/8/8/8/K7 b - - 100 80", Checkmate},
		{"stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Stalemate},
		{"99 plies", "7k/8/8/8/8/8/8/K5R1 w - - 99 80", Ongoing},
		{"100 plies", "7k/8/8/8/8/8/8/K5R1 w - - 100 80", FiftyMoves},
		{"two kings", "7k/8/8/8/8/8/8/K7 w - - 0 1", InsufficientMaterial},
		{"bishop", "7k/8/8/8/8/8/8/K6B w - - 0 1", InsufficientMaterial},
		{"knight", "7k/8/8/8/8/8/8/Kn6 w - - 0 1", InsufficientMaterial},
		{"bishops on one colour", "7k/8/8/8/8/8/b7/K6B w - - 0 1", InsufficientMaterial},
		{"three bishops on one colour", "7k/8/8/8/8/5B2/b7/K6B w - - 0 1", InsufficientMaterial},
		{"bishops on both colours", "7k/8/8/8/8/8/1b6/2K4B w - - 0 1", Ongoing},
		{"knight against bishop", "7k/8/8/8/8/8/8/K1n4B w - - 0 1", Ongoing},
		{"two knights", "7k/8/8/8/8/8/8/KNN5 w - - 0 1", Ongoing},
		{"knight against knight", "7k/7n/8/8/8/8/8/K1N5 w - - 0 1", Ongoing},
		{"pawn", "7k/8/8/8/8/8/P7/K7 w - - 0 1", Ongoing},
		{"rook", "7k/8/8/8/8/8/8/K5R1 w - - 0 1", Ongoing},
		{"queen", "7k/8/8/8/8/8/Q7/K7 w - - 0 1", Ongoing},
	} {
		p := parse(t, test.fen)
		if got := p.Status(nil); got != test.want {
			t.Errorf("%s: %s", test.name, got)
		}
	}
}

// TestRepetition plays knights to and fro until the position has occurred three times.
func TestRepetition(t *testing.T) {
	p := Start()
	var h History
	h.Push(p.Key(), true)
	for i, text := range strings.Fields("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8") {
		if got := p.Status(&h); got != Ongoing {
			t.Errorf("after %d plies: %s", i, got)
		}
		m, err := p.ParseUCI(text)
		if err != nil {
			t.Fatal(err)
		}
		var next Position
		p.Make(m, &next)
		p = next
		h.Push(p.Key(), p.HalfmoveClock() == 0)
	}
	if got := p.Status(&h); got != Repetition {
		t.Errorf("the third time: %s", got)
	}
	h.Pop()
	if h.Count(p.Key()) != 2 || h.Len() != 8 {
		t.Errorf("after Pop the key occurs %d times in %d positions, want 2 in 8", h.Count(p.Key()), h.Len())
	}
	h.Push(1, true)
	if h.Count(p.Key()) != 0 {
		t.Error("an irreversible move does not end the search for repetitions")
	}
}

// TestNoRepetitionWhenRightsDiffer: the first time the rook can still castle.
func TestNoRepetitionWhenRightsDiffer(t *testing.T) {
	p := parse(t, "4k2r/8/8/8/8/8/8/4K2R w K - 0 1")
	var h History
	h.Push(p.Key(), true)
	for _, text := range strings.Fields("h1g1 e8d8 g1h1 d8e8 h1g1 e8d8 g1h1 d8e8") {
		p = play(t, p, text)
		h.Push(p.Key(), false)
	}
	if n := h.Count(p.Key()); n != 2 || p.Status(&h) != Ongoing {
		t.Errorf("the position occurs %d times (%s), want 2", n, p.Status(&h))
	}
}

// TestStatusSentences are not empty and not equal.
func TestStatusSentences(t *testing.T) {
	seen := map[string]bool{}
	for s := Ongoing; s <= InsufficientMaterial; s++ {
		if text := s.String(); !strings.HasSuffix(text, ".") || seen[text] {
			t.Errorf("status %d says %q", s, text)
		}
		seen[s.String()] = true
	}
}
