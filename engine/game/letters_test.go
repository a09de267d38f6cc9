package game

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"drevo/engine/board"
)

// in writes the moves of a game with the letters of a language.
func in(a *alphabet, g *Game) string {
	var text strings.Builder
	p := g.Start
	for _, move := range g.Mainline() {
		san := p.SAN(move)
		last := strings.TrimRight(san, "+#")
		if i := strings.Index(last, "="); i >= 0 {
			san = san[:i+1] + a.pieces[strings.IndexByte(english, san[i+1])] + san[i+2:]
		}
		if i := strings.IndexByte(english, san[0]); i > 0 {
			san = a.pieces[i] + san[1:]
		}
		text.WriteString(san + " ")
		p = p.After(move)
	}
	return text.String()
}

// TestLettersOfLanguages reads the project's games as every language writes them: each becomes the game
// that it was, or is refused as ambiguous, which no game of more than a few moves is.
func TestLettersOfLanguages(t *testing.T) {
	var games []*Game
	files, _ := filepath.Glob("../../app/library/data/*.pgn")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list, _ := scanAll(t, bytes.NewReader(text))
		games = append(games, list...)
	}
	read := 0
	for _, g := range games {
		if len(g.Mainline()) < 30 || g.Start != board.Start() {
			continue
		}
		for _, a := range alphabets {
			again, err := Parse(in(a, g))
			if err != nil {
				t.Errorf("%s: %v\n%s", a.name, err, in(a, g))
				continue
			}
			if moves(New(g.Start)) == moves(again) || !equalMoves(g, again) || again.Letters == "" {
				t.Errorf("%s, read as %q: %s", a.name, again.Letters, moves(again))
			}
			read++
		}
	}
	if read < 20*len(alphabets) {
		t.Errorf("only %d games were read", read)
	}
}

func equalMoves(a, b *Game) bool {
	first, second := a.Mainline(), b.Mainline()
	if len(first) != len(second) {
		return false
	}
	for i := range first {
		if first[i] != second[i] {
			return false
		}
	}
	return true
}

func TestLetters(t *testing.T) {
	const queening = "[FEN \"1r5k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. "
	for _, test := range []struct{ text, want, letters string }{
		{"1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dc", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 *", "German"},
		{"1. e2-e4 e7-e5 2. Sg1-f3 (2. Lf1-c4 Lf8-c5) Sb8-c6", "1. e4 e5 2. Nf3 (2. Bc4 Bc5) 2... Nc6 *", "German"},
		{"1. Be4 Be5 2. Sf3! Sc6?", "1. e4 e5 2. Nf3 $1 Nc6 $2 *", "German"},
		{"1. e4 e5 2. Re2 Cc6 3. Dd1-e1", "1. e4 e5 2. Ke2 Nc6 3. Qe1 *", "French"},
		{"1. e2-e4 е7-е5 2. Кg1-f3 Кb8-c6 3. Сf1-c4 Сf8-c5 4. Крe1-e2 Крe8-e7", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Ke2 Ke7 *",
			"Russian"},
		{queening + "a8D+", "1. a8=Q *", "German"}, {queening + "a8(D)", "1. a8=Q *", "German"},
		{queening + "axb8T+", "1. axb8=R+ *", "German"}, {queening + "a8=Ф", "1. a8=Q *", "Russian"},
		{"1. Nf3 Nf6", "1. Nf3 Nf6 *", ""}, {"1. Pe4 Pe5 2. Nf3", "1. e4 e5 2. Nf3 *", ""},
	} {
		g := parse(t, test.text)
		if got := moves(g); got != test.want || g.Letters != test.letters {
			t.Errorf("%s: read as %q %s, want %q %s", test.text, g.Letters, got, test.letters, test.want)
		}
	}
}

// TestDoubtfulLetters: what more than one language makes a game of is refused with a sentence, and damage
// in a game of another language is told as such.
func TestDoubtfulLetters(t *testing.T) {
	for _, test := range []struct{ text, want, read string }{
		{"1. Pf3 Pf6 2. c4", "column 4: the letter P may be the English pawn or the Dutch knight", "*"},
		{"1. e4 e5 2. Pf3 Pc6 3. Lb5", "with Dutch and with Finnish letters of the pieces these are different games",
			"1. e4 e5 2. f3 c6 *"},
		{"1. e4 e5 2. Sf3 Sc6 3. Lb5 Sf6 4. Lb6",
			`after 6 half-moves: "Lb6": move "Bb6" is not legal for White here (with German letters)`, "1. e4 e5 2. Nf3 Nc6 " +
				"3. Bb5 Nf6 *"},
		{"1. e4 e5 2. Nf3 Sc6", `after 3 half-moves: move "Sc6" cannot be read`, "1. e4 e5 2. Nf3 *"},
		{"1. e4 e5 2. Cf3 Nc6", `after 2 half-moves: move "Cf3" cannot be read`, "1. e4 e5 *"},
		// Romanian has a bishop there
		{"1. e4 e5 2. Nc4", `after 2 half-moves: move "Nc4" is not legal for White here`, "1. e4 e5 *"},
	} {
		g, err := Parse(test.text)
		if err == nil || !strings.HasSuffix(err.Error(), test.want) && !strings.Contains(err.Error(), test.want+":") {
			t.Errorf("%s: %v, want %s", test.text, err, test.want)
		}
		if got := moves(g); got != test.read {
			t.Errorf("%s: read %s, want %s", test.text, got, test.read)
		}
	}
}

func TestCharsets(t *testing.T) {
	const russian = "[White \"Ботвинник\"]\n[Black \"Капабланка\"]\n\n1. d4 Кf6 {хороший ход} 2. c4 e6 3. Кc3 Сb4 1-0\n"
	const moves1 = "1. d4 Кf6 2. c4 e6 3. Кc3 Сb4 1-0\n"
	const german = "[White \"Müller\"]\n[Black \"Lőw\"]\n\n1. d4 {schön für Weiß} 1-0\n"
	for _, test := range []struct {
		name, text string
		in         encoding.Encoding
	}{
		{"CP1251", russian, charmap.Windows1251}, {"KOI8-R", russian, charmap.KOI8R},
		{"CP1251, moves alone", moves1, charmap.Windows1251}, {"KOI8-R, moves alone", moves1, charmap.KOI8R},
		{"CP1252", strings.ReplaceAll(german, "ő", "ö"), charmap.Windows1252},
		{"Latin-1", strings.ReplaceAll(german, "ő", "é"), charmap.ISO8859_1},
		{"UTF-16 without a mark", russian, unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM)},
		{"UTF-16, the other order", german, unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM)},
	} {
		file, err := test.in.NewEncoder().String(test.text)
		if err != nil {
			t.Fatal(test.name, err)
		}
		s := NewScanner(strings.NewReader(file))
		if !s.Scan() || s.Text() != test.text {
			t.Errorf("%s: %q", test.name, s.Text())
		}
		if _, err := s.Game(); err != nil {
			t.Errorf("%s: %v", test.name, err)
		}
		if s.Scan() {
			t.Errorf("%s: a second game, %q", test.name, s.Text())
		}
	}
}

// TestWhatPeopleWrite: what the standard does not have and leaves no doubt.
func TestWhatPeopleWrite(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"braces in braces", "1. e4 {a {b} {c {d}} e} e5 2. d4", "1. e4 ; a {b} {c {d}} e 1... e5 2. d4 *"},
		{"a brace that is not closed", "1. e4 {a { b} e5 {c} 2. d4", "1. e4 {a { b} 1... e5 {c} 2. d4 *"},
		{"times", "1. e4 (0:12) e5 (1:02:03) 2. d4 (3.25s)", "1. e4 {0:12} 1... e5 {1:02:03} 2. d4 {3.25s} *"},
		{"resigns", "1. e4 e5 White resigns 0-1", "1. e4 e5 {White resigns} 0-1"},
		{"resigns behind the result", "1. e4 e5 0-1 (White resigns.)", "1. e4 e5 {White resigns.} 0-1"},
		{"resigns without brackets", "1. e4 e5 0-1 White resigns", "1. e4 e5 {White resigns} 0-1"},
		{"a draw agreed", "1. e4 e5 draw agreed 1/2-1/2", "1. e4 e5 {draw agreed} 1/2-1/2"},
		{"check and mate in words", "1. f4 e5 2. fe Qh4 ch 3. g3 Qxg3 mate", "1. f4 e5 2. fxe5 Qh4+ 3. g3 Qxg3+ *"},
		{"resigns in German", "1. e4 c5 2. Sf3 d6 3. d4 Sf6 4. Lg5 Weiss gibt auf 0-1", "1. e4 c5 2. Nf3 d6 3. d4 Nf6 4. " +
			"Bg5 {Weiss gibt auf} 0-1"},
		{"a dagger", "1. e4 f6 2. Qh5†", "1. e4 f6 2. Qh5+ *"},
		{"a capture behind the move", "1. e4 d5 2. ed: Qd5:", "1. e4 d5 2. exd5 Qxd5 *"},
		{"e.p. in one word", "1. e4 a6 2. e5 d5 3. exd6ep", "1. e4 a6 2. e5 d5 3. exd6 *"},
		{"hard and thin spaces", "1.\u00a0e4\u2009e5\u20032.\u00a0Nf3\u200b 1-0\u00a0", "1. e4 e5 2. Nf3 1-0"},
		{"a mark in a word", "1. e4 N\ufefff6", "1. e4 Nf6 *"},
		{"several glyphs", "1. e4!+- e5?!= 2. Nf3± !N", "1. e4 $1 $18 e5 $6 $10 2. Nf3 $16 $1 $146 *"},
		{"a clock without a comment", "1. e4 [%clk 0:05:00] e5", "1. e4 {[%clk 0:05:00]} 1... e5 *"},
		{"commas", "1. e4, e5, 2. Nf3", "1. e4 e5 2. Nf3 *"},
		{"a result with colons", "1. e4 ½:½", "1. e4 1/2-1/2"},
		{"castling in Cyrillic letters", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. О-О", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O *"},
	} {
		games, errs := scanAll(t, strings.NewReader(test.text))
		if len(games) != 1 || errs[0] != nil || moves(games[0]) != test.want {
			t.Errorf("%s: %d games, %v, %s, want %s", test.name, len(games), errs, moves(games[0]), test.want)
			continue
		}
		checkRoundTrip(t, games[0])
	}
}

// TestEntities: signs as pages of the web write them, which come back when they were meant.
func TestEntities(t *testing.T) {
	g := parse(t, "[Event &quot;A &amp; B&quot;]\n[White \"O&#39;Neill &quot;Tip&quot;\"]\n[Black\"no space\"]\n\n1. e4 *")
	if g.Tags.Get("Event") != "A & B" || g.Tags.Get("White") != `O'Neill "Tip"` || g.Tags.Get("Black") != "no space" {
		t.Errorf("%q", g.Tags)
	}
	g.Tags.Set("Site", "&quot;&amp;quot;&amp;amp;")
	if again := parse(t, g.String()); again.Tags.Get("Site") != g.Tags.Get("Site") {
		t.Errorf("%q became %q", g.Tags.Get("Site"), again.Tags.Get("Site"))
	}
	checkRoundTrip(t, g)
}
