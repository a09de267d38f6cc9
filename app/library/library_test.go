package library

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/book"
	"drevo/engine/board"
	"drevo/engine/game"
)

// indexed reads all moves of a collection.
func indexed(t testing.TB, c *Collection, names *book.Names) *Collection {
	t.Helper()
	if err := c.Index(context.Background(), names, func(float64, int) bool { return true }); err != nil {
		t.Fatal(err)
	}
	return c
}

// TestBuiltinIsWhole: every game that comes with the program can be read, and has origin and a question.
func TestBuiltinIsWhole(t *testing.T) {
	counts := map[string]int{"Botvinnik's sixty positions": 60, "Games of PaulChess, 2009": 14, "Games of the ITEP " +
		"programme, 1967": 5, "Games of Kaissa, 1974 and 1977": 6}
	for _, c := range Builtin() {
		if c.Len() == 0 || c.Origin == "" || c.Look == "" || counts[c.Name] > 0 && c.Len() != counts[c.Name] {
			t.Errorf("%s: %d games, from %q", c.Name, c.Len(), c.Origin)
		}
		for at := range c.Len() {
			g, err := c.Game(at)
			if err != nil {
				t.Errorf("%s: %v", c.Name, err)
				continue
			}
			if c.Row(at).Position && g.Root.Text() == "" {
				t.Errorf("%s, %d says nothing about its origin", c.Name, at+1)
			}
		}
	}
}

const three = `[Event "Spring"]
[White "Ann"]
[Black "Bob"]
[Date "1990.??.??"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 1-0

[Event "Spring"]
[White "Carl"]
[Black "Ann"]
[Result "0-1"]

1. e4 c5 2. Bg9 0-1

[Event "Autumn"]
[White "Bob"]
[Black "Dora"]
[Result "1/2-1/2"]

1. Nf3 Nc6 2. e4 e5 1/2-1/2
`

// TestFind looks for words, results, positions and material.
func TestFind(t *testing.T) {
	c := indexed(t, FromText("three", three), book.AllNames())
	p := board.Start()
	for _, san := range []string{"e4", "e5", "Nf3", "Nc6"} {
		move, err := p.ParseSAN(san)
		if err != nil {
			t.Fatal(err)
		}
		p = p.After(move)
	}
	other := p // two bishops against bishop and knight
	for _, san := range []string{"Bb5", "a6", "Bxc6"} {
		move, err := other.ParseSAN(san)
		if err != nil {
			t.Fatal(err)
		}
		other = other.After(move)
	}
	for name, test := range map[string]struct {
		query Query
		want  string
	}{
		"all":                    {Query{}, "[0 1 2]"},
		"a player":               {Query{Words: "ann"}, "[0 1]"},
		"player and event":       {Query{Words: "spring CARL"}, "[1]"},
		"year":                   {Query{Words: "1990"}, "[0]"},
		"opening":                {Query{Words: "ruy"}, "[0]"},
		"code":                   {Query{Words: "c68"}, "[0]"},
		"result":                 {Query{Result: game.Draw}, "[2]"},
		"position, transposed":   {Query{Position: &p}, "[0 2]"},
		"material":               {Query{Material: &other}, "[0]"},
		"position and words":     {Query{Position: &p, Words: "dora"}, "[2]"},
		"nothing has both words": {Query{Words: "dora carl"}, "[]"},
	} {
		if got := fmt.Sprint(c.Find(test.query)); got != test.want {
			t.Errorf("%s: %s, not %s", name, got, test.want)
		}
	}
	if ply := c.Ply(2, Query{Position: &p}); ply != 4 {
		t.Errorf("the position comes after %d half-moves", ply)
	}
	if games, faults, full := c.Indexed(); games != 3 || faults != 1 || full {
		t.Errorf("%d games, %d of them damaged", games, faults)
	}
}

// TestDamagedGame: what can be read of it is there, the error names game and line.
func TestDamagedGame(t *testing.T) {
	c := FromText("three", three)
	g, err := c.Game(1)
	if err == nil || !strings.Contains(err.Error(), "game 2, line 14, column 13") || g == nil || len(g.Mainline()) != 2 {
		t.Errorf("%v: %d half-moves", err, len(g.Mainline()))
	}
	if g, err := c.Game(2); err != nil || len(g.Mainline()) != 4 {
		t.Errorf("the game behind it: %v", err)
	}
}

// TestFiles reads two files as one list, of games and of positions, with marks of byte order and CR LF.
func TestFiles(t *testing.T) {
	folder := t.TempDir()
	games, positions := filepath.Join(folder, "a.pgn"), filepath.Join(folder, "b.epd")
	for path, text := range map[string]string{
		games:     "\ufeff" + strings.ReplaceAll(three, "\n", "\r\n"),
		positions: "# remark\r\n6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8#; id \"one\";\r\n8/8/8/8/8/8/8/8 w - - id \"bad\";\r\n",
	} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	c := New(games, positions, filepath.Join(folder, "none.pgn"))
	if err := c.Scan(func(float64, int) bool { return true }); err == nil || !strings.Contains(err.Error(), "none.pgn") {
		t.Errorf("the missing file: %v", err)
	}
	if c.Len() != 5 || c.Row(0).White != "Ann" || c.Row(3).White != "one" || !c.Row(3).Position {
		t.Fatalf("%d games, %+v", c.Len(), c.Row(0))
	}
	if g, err := c.Game(2); err != nil || len(g.Mainline()) != 4 {
		t.Errorf("the third game: %v", err)
	}
	if g, err := c.Game(3); err != nil || !strings.Contains(g.Root.Text(), "Rd8#") {
		t.Errorf("the position: %v", err)
	}
	if _, err := c.Game(4); err == nil || !strings.Contains(err.Error(), "b.epd, game 5, line 3") {
		t.Errorf("the bad position: %v", err)
	}
}

// TestScanCanBeGivenUp, and the list is there while it grows.
func TestScanCanBeGivenUp(t *testing.T) {
	path := filepath.Join(t.TempDir(), "many.pgn")
	if err := os.WriteFile(path, []byte(strings.Repeat(three, 1000)), 0o600); err != nil {
		t.Fatal(err)
	}
	c := New(path)
	err := c.Scan(func(_ float64, games int) bool { return games < 1000 })
	if err == nil || c.Len() < 1000 || c.Len() > 2*batch+1000 {
		t.Errorf("%d games, %v", c.Len(), err)
	}
	if g, err := c.Game(999); err != nil || g == nil {
		t.Errorf("a game of what was found: %v", err)
	}
}

// sampleFile writes a file of about so many games, made of the historic ones.
func sampleFile(b *testing.B, games int) string {
	b.Helper()
	path := filepath.Join(b.TempDir(), "many.pgn")
	file, err := os.Create(path)
	if err != nil {
		b.Fatal(err)
	}
	defer file.Close()
	text := Text("kaissa_games.pgn") + "\n"
	for range games / 6 {
		if _, err := file.WriteString(text); err != nil {
			b.Fatal(err)
		}
	}
	return path
}

// BenchmarkScanFile makes the list of a file of 30 000 games.
func BenchmarkScanFile(b *testing.B) {
	path := sampleFile(b, 30_000)
	info, err := os.Stat(path)
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(info.Size())
	for b.Loop() {
		c := New(path)
		if err := c.Scan(func(float64, int) bool { return true }); err != nil || c.Len() != 30_000 {
			b.Fatal(c.Len(), err)
		}
	}
	b.ReportMetric(30_000*float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkIndex reads the moves of 6 000 games, names their openings and notes their positions.
func BenchmarkIndex(b *testing.B) {
	path, names := sampleFile(b, 6_000), book.AllNames()
	for b.Loop() {
		c := New(path)
		if err := c.Scan(func(float64, int) bool { return true }); err != nil {
			b.Fatal(err)
		}
		indexed(b, c, names)
	}
	b.ReportMetric(6_000*float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkFind looks for a position, for material and for words among 100 000 games; making the index is
// measured once.
func BenchmarkFind(b *testing.B) {
	c := New(sampleFile(b, 100_002))
	if err := c.Scan(func(float64, int) bool { return true }); err != nil {
		b.Fatal(err)
	}
	indexed(b, c, book.AllNames())
	g, err := c.Game(0)
	if err != nil {
		b.Fatal(err)
	}
	n := g.Root
	for range 20 {
		n = n.Next[0]
	}
	p := g.Position(n)
	for name, q := range map[string]Query{"position": {Position: &p}, "material": {Material: &p},
		"words": {Words: "kaissa 1974"}} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if len(c.Find(q)) == 0 {
					b.Fatal("nothing found")
				}
			}
		})
	}
}
