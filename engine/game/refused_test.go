package game

import (
	"strings"
	"testing"
)

// What the reader before this one refused, dropped or invented, and the tables of game_test.go do not
// have.

// TestNulBytes: a NUL is a byte that can't be read, and not the end.
func TestNulBytes(t *testing.T) {
	const good = "[Event \"good\"]\n\n1. d4 d5 *\n\n"
	games, errs := scanAll(t, strings.NewReader(good+"[Event \"x\"]\n\n1. e4 \x00 e5 2. Nf3 *\n\n"+good))
	if len(games) != 3 || errs[0] != nil || errs[1] == nil || errs[2] != nil {
		t.Fatalf("%d games, %v", len(games), errs)
	}
	if _, err := ParseEPD("8/8/8/8/8/8/8/KNNk\x00 w - -"); err == nil {
		t.Error("a position with a NUL is read")
	}
}

// TestNoGameBehindAResult: what stands behind a result is no game from the initial position.
func TestNoGameBehindAResult(t *testing.T) {
	games, errs := scanAll(t, strings.NewReader("[Event \"a\"]\n\n1. e4 e5 1-0 2. Nf3 Nc6\n\n[Event \"b\"]\n\n1. d4 *\n"))
	for i, g := range games {
		if errs[i] == nil && g.Tags.Get("Event") == "" {
			t.Errorf("game %d was not written: %s", i+1, moves(g))
		}
	}
	games, errs = scanAll(t, strings.NewReader("[Event \"a\"]\n\n1. e4 1-0 {a comment} ; another\n\n"))
	if len(games) != 1 || errs[0] != nil {
		t.Errorf("%d games, %v", len(games), errs)
	}
}

func TestTagsOfTheStart(t *testing.T) {
	const fen = "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n"
	if g := parse(t, "[SetUp \"0\"]\n"+fen+"\n1. e4 *"); moves(g) != "1. e4 *" {
		t.Errorf("SetUp 0 with a FEN: %s", moves(g))
	}
	if g := parse(t, "[SetUp \"1\"]\n"+fen+"\n1. a8=Q *"); moves(g) != "1. a8=Q *" {
		t.Errorf("SetUp 1: %s", moves(g))
	}
	for _, name := range []string{"Standard", "chess", "From Position"} {
		if _, err := Parse("[Variant \"" + name + "\"]\n\n1. e4 *"); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, name := range []string{"Chess960", "Fischerandom", "King of the Hill", "Crazyhouse"} {
		if _, err := Parse("[Variant \"" + name + "\"]\n\n1. e4 *"); err == nil {
			t.Errorf("%s is read as chess", name)
		}
	}
}

func TestEPDOperations(t *testing.T) {
	r, err := ParseEPD(`4k3/8/8/8/8/8/4P3/4K3 w - - hmvc 42; fmvn 77; c0 "a; id \"x\""; id "real";`)
	if err != nil {
		t.Fatal(err)
	}
	if r.Position.HalfmoveClock() != 42 || r.Position.MoveNumber() != 77 || r.Get("id") != "real" ||
		r.Get("c0") != `a; id "x"` {
		t.Errorf("%s, %+v", r.Position.FEN(), r.Operations)
	}
}

// TestCloneStandsAlone: a copy is equal, with the same place, and what is done to it stays in it.
func TestCloneStandsAlone(t *testing.T) {
	g := parse(t, "[White \"a\"]\n\n{x} 1. e4 $1 (1. d4 {y} d5 (1... f5)) 1... e5 2. Nf3 1-0")
	at := g.Root.Next[1].Next[0]
	before := g.String()
	c, n := g.Clone(at)
	if !g.Equal(c) || n == at || n.Move != at.Move || c.Position(n) != g.Position(at) {
		t.Fatalf("the copy is %s", c)
	}
	n.SetText("changed")
	n.ToggleNAG(3)
	n.MakeMain()
	n.Parent.Add(c.Root.Next[1].Move)
	c.Tags.Set("White", "b")
	c.Root.Next[0].Delete()
	if g.String() != before || g.Equal(c) {
		t.Errorf("the game has become %s", g)
	}
}

// TestAnnotations: what people write and what programs write stand side by side.
func TestAnnotations(t *testing.T) {
	g := parse(t, "1. e4 {[%clk 0:01:02] good} {[%csl Re4] and bad} *")
	n := g.Root.Next[0]
	n.SetText("better [%eval 9]")
	n.SetCommand("eval", "0.35")
	n.SetMarks(nil, []Mark{{'G', 12, 28}})
	if len(n.Squares()) != 0 || len(n.Arrows()) != 1 || n.Text() != "better [eval 9]" {
		t.Errorf("%q", n.Comments)
	}
	if value, ok := n.Eval(); !ok || value != "0.35" {
		t.Errorf("%q", n.Comments)
	}
	if _, ok := n.Clock(); !ok {
		t.Errorf("the clock is gone: %q", n.Comments)
	}
	for _, nag := range []NAG{1, 2, 16, 18, 22, 22} {
		n.ToggleNAG(nag)
	}
	if got := moves(g); !strings.Contains(got, "1. e4 $2 $18 {") {
		t.Errorf("glyphs: %s", got)
	}
	again := parse(t, g.String())
	if !equal(g.Root, again.Root) {
		t.Errorf("read again: %s", again)
	}
}
