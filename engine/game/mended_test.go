package game

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
)

// TestMendedGames: what one part of a game has wrong costs that part alone, and is said.
func TestMendedGames(t *testing.T) {
	for _, test := range []struct{ name, text, written, said string }{
		{"no result behind the moves", "[Result \"1-0\"]\n\n1. e4 e5 *", "1. e4 e5 1-0", ""},
		{"results that contradict", "[Result \"1-0\"]\n\n1. e4 e5 0-1", "1. e4 e5 0-1", "The tags give the result as 1-0"},
		{"a bad move in a variation", "1. e4 (1. Qh5 Ke5) e5", "1. e4 {Qh5 Ke5} 1... e5", "before Qh5"},
		{"behind good ones", "1. e4 e5 (1... c5 2. Nf3 Ke4 {why} (2. c3) 3. d4 ; )\n) 2. Nf3",
			"1. e4 e5 (1... c5 2. Nf3 {Ke4 (why) (2. c3) 3. d4 ; )}) 2. Nf3", "before Ke4"},
		{"in a variation of a variation", "1. e4 e5 (1... c5 (1... c6 2. Rh8) 2. Nf3) 2. Nf3",
			"1. e4 e5 (1... c5 2. Nf3) (1... c6 {Rh8}) 2. Nf3", "before Rh8"},
		{"with German letters", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 (4... d6 5. Ke4) 5. c3",
			"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 (4... d6 {Ke4}) 5. c3",
			"before Ke4"},
	} {
		g, err := Parse(test.text)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		g.Tags = nil
		written := strings.Join(strings.Fields(g.String()[strings.Index(g.String(), "\n\n"):]), " ")
		said := strings.Join(g.Mended, " ")
		if !strings.HasPrefix(written, test.written) || !strings.Contains(said, test.said) ||
			(said == "") != (test.said == "") {
			t.Errorf("%s: %s, %q", test.name, written, said)
		}
	}
	if _, err := Parse("1. e4 e5 (1... c5 2. Rh8"); err == nil {
		t.Error("a variation that is not closed is read")
	}
}

// TestGamesWithoutTags: a number 1 behind an empty line begins another game, whatever the line ends are.
func TestGamesWithoutTags(t *testing.T) {
	for text, want := range map[string]string{
		"1. e4 e5\n\n1. d4 d5":                  "e4 e5|d4 d5",
		"1. e4 e5\r\n\r\n1.d4 d5":               "e4 e5|d4 d5",
		"1. e4 e5\n\n2. d4 d5":                  "e4 e5 d4 d5",
		"1. e4\n\n1... e5":                      "e4 e5",
		"1. e4 e5\n1. d4":                       "e4 e5 d4",
		"1. e4 e5 (1... c5\n\n1. d4) 2. d4":     "e4 e5 d4",
		"1. e4 {as\n\n1. d4} e5":                "e4 e5",
		"[White \"A\"]\n\n1. e4 e5\n\n1. d4 d5": "e4 e5|d4 d5",
		"1. e4 e5\n\n; a comment\n1. d4":        "e4 e5 d4",
	} {
		var games []string
		for s := NewScanner(strings.NewReader(text)); s.Scan(); {
			g, _ := s.Game()
			var moves []string
			p := g.Start
			for _, move := range g.Mainline() {
				moves = append(moves, p.SAN(move))
				p = p.After(move)
			}
			games = append(games, strings.Join(moves, " "))
		}
		if got := strings.Join(games, "|"); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// TestChess960: a game of Chess960 is read, also with the letters of chess for its castling, and written back.
func TestChess960(t *testing.T) {
	const game = "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w " +
		"KQkq - 0 1\"]" +
		"\n\n1. e4 e5 2. O-O-O Nb6 3. O-O-O *"
	if _, err := Parse(game); err == nil {
		t.Error("castling over a bishop is legal")
	}
	g, err := Parse(strings.Replace(game, "O-O-O", "Bg4", 1))
	if err != nil {
		t.Fatal(err)
	}
	text := g.String()
	if !strings.Contains(text, `[Variant "Chess960"]`) || !strings.Contains(text, "w GBgb - 0 1") ||
		!strings.Contains(text, "O-O-O *") {
		t.Errorf("written: %s", text)
	}
	if again, err := Parse(text); err != nil || again.String() != text {
		t.Errorf("read back: %v", err)
	}
	const single = "[FEN \"4k3/8/8/8/8/8/8/4K1R1 w K - 0 1\"]\n\n1. O-O *"
	if g, err = Parse("[Variant \"Chess960\"]\n" + single); err != nil || len(g.Mended) != 0 {
		t.Errorf("of a single right is said %q, %v", g.Mended, err)
	}
	if _, err = Parse(single); err == nil {
		t.Error("without the tag of the variant a single right is not left over from chess")
	}
}

// TestRandomGamesOfChess960 are the same when they are written and read, with every castling.
func TestRandomGamesOfChess960(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 60))
	castled := 0
	for _, back := range []string{"nrkbbqrn", "rknrbbqn", "bqnbnrkr", "rkbbnqnr", "nbbrknqr", "brkrqnnb", "rnbqkbnr"} {
		for range 10 {
			start, err := board.ParseFEN(back + "/8/8/8/8/8/8/" + strings.ToUpper(back) + " w KQkq - 0 1")
			if err != nil {
				t.Fatal(err)
			}
			g := New(start)
			for n, p := g.Root, start; len(g.Mainline()) < 60; p = p.After(n.Move) {
				var list board.MoveList
				if p.Legal(&list); list.Len() == 0 {
					break
				}
				move := list.At(random.IntN(list.Len()))
				for _, other := range list.All() {
					if other.IsCastling() {
						move = other
						castled++
					}
				}
				n = n.Add(move)
			}
			again, err := Parse(g.String())
			if err != nil || !slices.Equal(again.Mainline(), g.Mainline()) || again.Start != start {
				t.Errorf("%v:\n%s", err, g)
			}
		}
	}
	if castled < 20 {
		t.Errorf("%d castlings", castled)
	}
}
