package game

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"

	"drevo/engine/board"
)

// scanAll reads all games of a stream.
func scanAll(t *testing.T, r io.Reader) (games []*Game, errs []error) {
	t.Helper()
	s := NewScanner(r)
	for s.Scan() {
		g, err := s.Game()
		games, errs = append(games, g), append(errs, err)
	}
	if s.Err() != nil {
		t.Fatal(s.Err())
	}
	return games, errs
}

func parse(t *testing.T, text string) *Game {
	t.Helper()
	g, err := Parse(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return g
}

// moves writes the tree of a game in one line, to compare with.
func moves(g *Game) string {
	text := g.String()
	_, text, _ = strings.Cut(text, "\n\n")
	return strings.Join(strings.Fields(text), " ")
}

func TestParse(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"a line", "1. e4 e5 2. Nf3 1-0", "1. e4 e5 2. Nf3 1-0"},
		{"no numbers", "e4 e5 Nf3", "1. e4 e5 2. Nf3 *"},
		{"numbers without spaces", "1.e4 e5 2.Nf3 Nc6 3.Bc4 Nf6 4.0-0", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. O-O *"},
		{"a variation", "1. e4 e5 (1... c5 2. Nf3) 2. d4", "1. e4 e5 (1... c5 2. Nf3) 2. d4 *"},
		{"variations in variations", "1. e4 (1. d4 d5 (1... f5)) (1. c4) 1... e5", "1. e4 (1. d4 d5 (1... f5)) (1. " +
			"c4) 1... e5 *"},
		{"comments", "{a} 1. e4 {b} {c} ({d} 1. d4 {e}) {f} 1... e5 ; g\n2. d4 *", "{a} 1. e4 {b} {c} ({d} 1. d4 {e}) {f} " +
			"1... e5 {g} 2. d4 *"},
		{"a comment with a brace", "1. e4 ; a } brace\n1... e5", "1. e4 ; a } brace 1... e5 *"},
		{"glyphs", "1. e4! e5?! 2. Nf3 $14 $9 Nc6 ± 3. Bb5 +- 3... a6 $146", "1. e4 $1 e5 $6 2. Nf3 $14 $9 Nc6 $16 3. Bb5 " +
			"$18 a6 $146 *"},
		{"a null move", "1. e4 -- 2. d4 Z0 3. Nf3", "1. e4 -- 2. d4 -- 3. Nf3 *"},
		{"figurines", "1. e4 e5 2. ♘f3 ♞c6", "1. e4 e5 2. Nf3 Nc6 *"},
		{"a draw in signs", "1. e4 e5 ½–½", "1. e4 e5 1/2-1/2"},
		{"a comment behind the result", "1. e4 1-0 {resigned}", "1. e4 {resigned} 1-0"},
		{"escape lines", "% one\n1. e4\n% 1... c5\ne5", "1. e4 e5 *"},
		{"old line ends", "1. e4 ; a comment\re5\r\n2. d4", "1. e4 {a comment} 1... e5 2. d4 *"},
		{"promotions", "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8(Q) Kg7", "1. a8=Q Kg7 *"},
		{"e.p.", "1. e4 a6 2. e5 d5 3. exd6 e.p.", "1. e4 a6 2. e5 d5 3. exd6 *"},
		{"stray brackets", "1. e4 } e5 ] 2. d4", "1. e4 e5 2. d4 *"},
		{"an empty variation", "1. e4 () e5", "1. e4 e5 *"},
	} {
		if got := moves(parse(t, test.text)); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

func TestParseNamesThePlace(t *testing.T) {
	for _, test := range []struct{ text, want, read string }{
		{"1. e4 e5\n2. Ke3", `line 2, column 4: after 2 half-moves: move "Ke3" is not legal for White here`, "1. e4 e5 *"},
		{"1. e4 {oh", "line 1, column 7: a comment is not closed", "1. e4 *"},
		{"1. e4\r\n(1. d4", "line 2, column 1: a variation that begins here is not closed", "1. e4 (1. d4) *"},
		{"1. e4 )", "line 1, column 7: a bracket is closed that was never opened", "1. e4 *"},
		{"(1. e4)", "line 1, column 1: a variation begins before there is a move", "*"},
		{"1. e4 ((1. d4))", "line 1, column 8: a variation begins before there is a move", "1. e4 *"},
		{"[White \"A\n\n1. e4", "line 1, column 1: a tag is not closed", "*"},
		{"[FEN \"8/8\"]\n[White \"A\"]", "line 1, column 1: tag FEN: FEN: ", "*"},
		{"1. e4 e5 2. N", `move "N" cannot be read`, "1. e4 e5 *"},
		{"[Variant \"Atomic\"]\n\n1. e4", `the variant "atomic" is played by other rules`, "*"},
		{"2. e4", `the moves begin with number "2", and no tag tells the position`, "*"},
		{"1. e4 $", `"$" is no glyph`, "1. e4 *"},
		{"1. e4 $99999999999999999999", "is no glyph", "1. e4 *"},
		{"1. e4 e5 1-0 2. Nf3", `move "Nf3" stands behind the result`, "1. e4 e5 1-0"},
		{"1. e4 e5 2. Qh5 Nc6 3. Qxf7+ --", "a null move in check", "1. e4 e5 2. Qh5 Nc6 3. Qxf7+ *"},
		{"1. e4 " + strings.Repeat("(", 600), "a variation begins before there is a move", "1. e4 *"},
		{"1. e4 " + strings.Repeat("(1. d4 ", 600), "variations lie more than 500 deep in one another", ""},
	} {
		g, err := Parse(test.text)
		var place *ParseError
		if !errors.As(err, &place) || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%.40q: %v, want %s", test.text, err, test.want)
		}
		if got := moves(g); test.read != "" && got != test.read {
			t.Errorf("%.40q: read %s, want %s", test.text, got, test.read)
		}
	}
}

// TestScannerSplits gives each text whole and a byte at a time.
func TestScannerSplits(t *testing.T) {
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"nothing", " \n\n", nil},
		{"two games", "[Event \"a\"]\n\n1. e4 1-0\n\n[Event \"b\"]\n\n1. d4 *\n", []string{"1. e4 1-0", "1. d4 *"}},
		{"bare games", "1. e4 e5 1-0 1. d4 d5 0-1", []string{"1. e4 e5 1-0", "1. d4 d5 0-1"}},
		{"no result", "[White \"a\"]\n\n1. e4\n\n[White \"b\"]\n\n1. d4", []string{"1. e4 *", "1. d4 *"}},
		{"no moves", "[Event \"a\"]\n[Site \"x\"]\n\n[Event \"b\"]\n\n1. d4", []string{"*", "1. d4 *"}},
		{"Event in the middle", "[Site \"x\"]\n[Event \"a\"]\n\n1. d4", []string{"1. d4 *"}},
		{"a comment behind the result", "1. e4 1-0 {so [Event \"x\"]}\n\n[White \"b\"]\n\n1. d4 *",
			[]string{"1. e4 {so [Event \"x\"]} 1-0", "1. d4 *"}},
		{"a result in a variation", "1. e4 (1. d4 1-0) e5 0-1 1. c4 *", []string{"1. e4 (1. d4) 1... e5 0-1", "1. c4 *"}},
		{"a result in a comment", "1. e4 {1-0} e5 ; 0-1\n2. d4 *", []string{"1. e4 {1-0} 1... e5 {0-1} 2. d4 *"}},
		{"joined files", "\ufeff[White \"a\"]\n\n1. e4 *\n\n\ufeff[White \"b\"]\n\n1. d4 *", []string{"1. e4 *", "1. d4 *"}},
		{"joined without a result", "\ufeff[White \"a\"]\n\n1. e4\n\n\ufeff[White \"b\"]\n\n1. d4 *", []string{"1. e4 *",
			"1. d4 *"}},
		{"old line ends", "[White \"a\"]\r\r1. e4 ; x\re5 *\r\r[White \"b\"]\r\r1. d4 *\r", []string{"1. e4 {x} 1... e5 *",
			"1. d4 *"}},
		{"brackets in a tag", "[White \"He said \\\"x\\\" and ] here\"]\n\n1. e4 *", []string{"1. e4 *"}},
		{"castling with zeros", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4.0-0 0-0 1-0", []string{"1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 " +
			"4. O-O O-O 1-0"}},
	} {
		for name, r := range map[string]io.Reader{
			"whole": strings.NewReader(test.text), "by bytes": iotest.OneByteReader(strings.NewReader(test.text)),
		} {
			games, errs := scanAll(t, r)
			var got []string
			for i, g := range games {
				if errs[i] != nil {
					t.Errorf("%s, %s: %v", test.name, name, errs[i])
				}
				got = append(got, moves(g))
			}
			if !reflect.DeepEqual(got, test.want) {
				t.Errorf("%s, %s: %q, want %q", test.name, name, got, test.want)
			}
		}
	}
}

// TestDamageStaysInItsGame: what is damaged ends before the next game.
func TestDamageStaysInItsGame(t *testing.T) {
	const good = "[Event \"good\"]\n\n1. d4 *\n\n"
	for name, bad := range map[string]string{
		"a comment":     "[Event \"x\"]\n\n1. e4 {never closed\n\n",
		"a variation":   "[Event \"x\"]\n\n1. e4 (1. c4 *\n\n",
		"a tag":         "[Event \"x]\n[White \"y\"]\n\n1. e4 *\n\n",
		"a move":        "[Event \"x\"]\n\n1. e4 e4 *\n\n",
		"too long":      "[Event \"x\"]\n\n1. e4 {" + strings.Repeat("x ", MostGame/2+1) + "} *\n\n",
		"one long word": "[Event \"x\"]\n\n1. e4 " + strings.Repeat("x", MostGame+chunk+1) + "\n\n",
	} {
		games, errs := scanAll(t, strings.NewReader(good+bad+good))
		if len(games) != 3 || errs[0] != nil || errs[1] == nil || errs[2] != nil || games[2].Tags.Get("Event") != "good" {
			t.Errorf("%s: %d games, %v", name, len(games), errs)
		}
	}
}

func TestPlaces(t *testing.T) {
	text := "\n[Event \"a\"]\r\n\r\n1. e4 *\r\n[Event \"b\"]\n\n1. d4\nd4\n"
	s := NewScanner(strings.NewReader(text))
	s.Scan()
	if !s.Scan() {
		t.Fatal("no second game")
	}
	offset, line := s.Place()
	if line != 5 || !strings.HasPrefix(text[offset:], "[Event \"b\"]") {
		t.Errorf("the second game is at %d, line %d", offset, line)
	}
	if _, err := s.Game(); err == nil || !strings.HasPrefix(err.Error(), "line 8, column 1: ") {
		t.Errorf("the place in the stream: %v", err)
	}
}

func TestTagsWithoutMoves(t *testing.T) {
	s := NewScanner(strings.NewReader("% x\n[White \"A \\\"B\\\" \\\\\"]\n [Black \"C\"]\n\n1. e4 xx"))
	if !s.Scan() {
		t.Fatal("no game")
	}
	if tags := s.Tags(); len(tags) != 2 || tags.Get("White") != `A "B" \` || tags.Get("Black") != "C" {
		t.Errorf("%q", tags)
	}
}

func TestEncodings(t *testing.T) {
	const text = "[White \"Müller\"]\n\n1. e4 {größer} *\n"
	latin := strings.NewReplacer("ü", "\xfc", "ö", "\xf6", "ß", "\xdf").Replace(text)
	utf16 := "\xff\xfe"
	for _, r := range text {
		utf16 += string([]byte{byte(r), byte(r >> 8)})
	}
	for name, file := range map[string]string{"UTF-8": text, "mark": "\ufeff" + text, "Latin-1": latin, "UTF-16": utf16} {
		games, errs := scanAll(t, strings.NewReader(file))
		if len(games) != 1 || errs[0] != nil || games[0].Tags.Get("White") != "Müller" ||
			moves(games[0]) != "1. e4 {größer} *" {
			t.Errorf("%s: %d games, %v", name, len(games), errs)
		}
	}
}

func TestCommands(t *testing.T) {
	g := parse(t, "1. e4 {good [%clk 1:02:03.5] [%cal Gd2d4,Re1e8] move [%csl Ya1] [%eval #-3]} *")
	n := g.Root.Next[0]
	clock, ok := n.Clock()
	eval, _ := n.Eval()
	if !ok || clock.String() != "1h2m3.5s" || eval != "#-3" {
		t.Errorf("clock %v, evaluation %q", clock, eval)
	}
	if arrows := n.Arrows(); len(arrows) != 2 || arrows[1] != (Mark{'R', board.E1, board.E8}) {
		t.Errorf("arrows %v", arrows)
	}
	if squares := n.Squares(); len(squares) != 1 || squares[0] != (Mark{'Y', board.A1, board.A1}) {
		t.Errorf("squares %v", squares)
	}
	if text, commands := Commands(n.Comments[0]); text != "good move" || len(commands) != 4 {
		t.Errorf("text %q, commands %v", text, commands)
	}
	for _, clock := range []string{"x", "1:2:3:4", "-1:00", "", "1e9"} {
		if _, err := parseClock(clock); err == nil {
			t.Errorf("clock %q was taken", clock)
		}
	}
}

func TestEditing(t *testing.T) {
	g := parse(t, "1. e4 e5 (1... c5 2. Nf3 (2. c3)) (1... c6) 2. d4")
	c5 := g.Root.Next[0].Next[1]
	c3 := c5.Next[1]
	if c3.IsMain() || !g.Root.Next[0].IsMain() {
		t.Error("main line and variation are mistaken")
	}
	c3.Promote()
	c3.Promote()
	if got := moves(g); got != "1. e4 c5 (1... e5 2. d4) (1... c6) 2. c3 (2. Nf3) *" {
		t.Errorf("promoted: %s", got)
	}
	if added := c5.Add(c3.Move); added != c3 {
		t.Error("a move that is there was added again")
	}
	c3.Delete()
	g.Root.Delete()
	if got := moves(g); got != "1. e4 c5 (1... e5 2. d4) (1... c6) 2. Nf3 *" {
		t.Errorf("deleted: %s", got)
	}
	p := g.Position(c5.Next[0])
	if len(g.Mainline()) != 3 || p.FEN() != "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2" {
		t.Errorf("main line %v, position %s", g.Mainline(), p.FEN())
	}
}

// TestRoundTrip writes every game of the project's files and reads it again.
func TestRoundTrip(t *testing.T) {
	files, err := filepath.Glob("../../app/*/*/*.pgn")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files: %v", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		games, errs := scanAll(t, strings.NewReader(string(text)))
		for i, g := range games {
			if errs[i] != nil {
				t.Errorf("%s, game %d: %v", file, i+1, errs[i])
			}
			checkRoundTrip(t, g)
		}
	}
}

// checkRoundTrip writes a game, reads it again, and compares.
func checkRoundTrip(t *testing.T, g *Game) {
	t.Helper()
	text := g.String()
	again, err := Parse(text)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	if second := again.String(); second != text {
		t.Errorf("written\n%s\nread and written\n%s", text, second)
	}
	if !equal(g.Root, again.Root) {
		t.Errorf("other moves than in\n%s", text)
	}
	for _, line := range strings.Split(text, "\n") {
		if !strings.ContainsAny(line, "[;") && len([]rune(line)) > 79 && strings.Contains(line, " ") {
			t.Errorf("a line of %d columns: %s", len([]rune(line)), line)
		}
	}
}

// equal compares two trees: moves, glyphs, comments.
func equal(a, b *Node) bool {
	if a.Move != b.Move || !reflect.DeepEqual(a.NAGs, b.NAGs) || !reflect.DeepEqual(a.Before, b.Before) ||
		!reflect.DeepEqual(a.Comments, b.Comments) || len(a.Next) != len(b.Next) {
		return false
	}
	for i := range a.Next {
		if !equal(a.Next[i], b.Next[i]) {
			return false
		}
	}
	return true
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"1. e4 {a} (1. d4 (1. c4) {b}) e5 $1 *", "[FEN \"8/8/8/8/8/8/8/8 w - -\"]\n\n1. e4",
		"1. e4 {a {b} c} e5 2. Sf3 (0:12) Sc6 draw agreed 1/2", "1. Pf3 Pf6", "[A \"&amp;quot;\"]\n\n1. e4!?± [%clk 1]",
		"4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"a \\\" b\"; pv \" x\"; hmvc 3;\r8/8/8/8/8/2k5/3p4/3K4 b - - 7 12 " +
			"c0 \"\\\\\" x",
		"1. e4 ; a } b\ne5 { % [x] } 2. -- $7 {}", "[A \"\\\"\"]\n[B \"\\\\\"]\n\n1. d4 ( {x} ) {y} d5",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, _ := Parse(text)
		checkRoundTrip(t, g)
		whole, _ := scanAll(t, strings.NewReader(text))
		parts, _ := scanAll(t, iotest.OneByteReader(strings.NewReader(text)))
		if len(whole) != len(parts) {
			t.Errorf("%d games, a byte at a time %d", len(whole), len(parts))
		}
		for s := NewPositionScanner(strings.NewReader(text)); s.Scan(); {
			r, err := s.Record()
			if err != nil {
				continue
			}
			if again, err := board.ParseFEN(r.Position.FEN()); err != nil || again != r.Position {
				t.Errorf("%s is no position: %v", r.Position.FEN(), err)
			}
		}
	})
}
