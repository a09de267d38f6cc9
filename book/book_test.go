package book

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/game"
)

// play plays moves in short or coordinate notation from the initial position.
func play(t *testing.T, text string) (board.Position, []board.Move) {
	t.Helper()
	p := board.Start()
	var moves []board.Move
	for _, word := range strings.Fields(text) {
		move, err := p.ParseSAN(word)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		var next board.Position
		p.Make(move, &next)
		p, moves = next, append(moves, move)
	}
	return p, moves
}

// TestKeys holds the keys that the description of the format prints.
func TestKeys(t *testing.T) {
	for moves, want := range map[string]uint64{
		"":                                   0x463b96181691fc9c,
		"e2e4":                               0x823c9b50fd114196,
		"e2e4 d7d5":                          0x0756b94461c50fb0,
		"e2e4 d7d5 e4e5":                     0x662fafb965db29d4,
		"e2e4 d7d5 e4e5 f7f5":                0x22a48b5a8e47ff78,
		"e2e4 d7d5 e4e5 f7f5 e1e2":           0x652a607ca3f242c1,
		"e2e4 d7d5 e4e5 f7f5 e1e2 e8f7":      0x00fdd303c946bdd9,
		"a2a4 b7b5 h2h4 b5b4 c2c4":           0x3c8123ea7b067637,
		"a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3": 0x5c3f9b829b279560,
	} {
		if p, _ := play(t, moves); Key(&p) != want {
			t.Errorf("%q has the key %016x, want %016x", moves, Key(&p), want)
		}
	}
}

// TestLinesOfTheThesis reads the three lines that the thesis prints; its keys give way to ours.
func TestLinesOfTheThesis(t *testing.T) {
	const printed = "332e2f2c77a8402d|fdf3d95385e5b7af|History: 1. d2d4\n" +
		"fdf3d95385e5b7af|84691e9fe2cbee66|History: 1. d2d4 Ng8f6\n" +
		"fb128a8b4ff1b087|5927b7b1098f7c37|History: 1. d2d4 Ng8f6 2. Ng1f3 e7e6\n"
	l, err := ReadLines(strings.NewReader(printed))
	if err != nil || l.Len() != 3 {
		t.Fatalf("%d lines: %v", l.Len(), err)
	}
	transposed, _ := play(t, "Nf3 Nf6 d4")
	answer := l.Moves(&transposed)
	if len(answer) != 1 || transposed.SAN(answer[0].Move) != "e6" {
		t.Errorf("after a transposition the book has %v", answer)
	}
	var written bytes.Buffer
	if err := l.Write(&written); err != nil {
		t.Fatal(err)
	}
	if got := written.String(); !strings.HasPrefix(got, "463b96181691fc9c|") || strings.Count(got, "\n") != 3 ||
		!strings.HasSuffix(got, "|History: 1. d2d4 Ng8f6 2. Ng1f3 e7e6\n") {
		t.Errorf("written:\n%s", got)
	}
}

func TestLinesAreRefusedWithTheirNumber(t *testing.T) {
	for text, want := range map[string]string{
		"x|y|History: 1. d2d5":   `left out 1 of the book's lines (line 2: half-move 1: move "d2d5" is not legal`,
		"\nnonsense\nx|y|z":      `left out 2 of the book's lines (line 3: "nonsense" is not key|key|History: moves`,
		"x|y|History:":           "line 2: adding to the book: there is no move",
		strings.Repeat("x", 1e6): "left out 1 of the book's lines (line 2: it is longer than 64 KiB)",
	} {
		l, err := ReadLines(strings.NewReader("x|y|History: 1. d2d4\n" + text))
		if l.Len() != 1 || err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.40q: %d lines, %v", text, l.Len(), err)
		}
	}
}

func TestAddAndDelete(t *testing.T) {
	l := NewLines()
	start, moves := play(t, "d4 Nf6 Nf3")
	if err := l.Add(moves); err != nil {
		t.Fatal(err)
	}
	_, moves = play(t, "d4 Nf6 c4")
	if err := l.Add(moves); err != nil {
		t.Fatal(err)
	}
	before, _ := play(t, "d4 Nf6")
	if got := l.Moves(&before); l.Len() != 1 || before.SAN(got[0].Move) != "c4" {
		t.Errorf("the later answer does not stand: %v", got)
	}
	if err := l.Add([]board.Move{moves[1]}); err == nil {
		t.Error("an illegal history was taken")
	}
	if !l.Delete(&before) || l.Delete(&start) || l.Len() != 0 {
		t.Error("deleting does not take out what is there, and nothing else")
	}
}

// TestLongNotation compares with how the thesis prints moves.
func TestLongNotation(t *testing.T) {
	for _, test := range []struct{ fen, san, want string }{
		{"8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=Q", "a7a8=Q"},
		{"1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "axb8=Q+", "a7:b8=Q+"},
		{"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O+", "O-O"},
		{"7k/8/5n2/6B1/8/8/8/K7 w - - 0 1", "Bxf6+", "Bg5:f6+"},
	} {
		p := enginetest.Position(t, test.fen)
		move, err := p.ParseSAN(test.san)
		if got := longNotation(&p, move); err != nil || got != test.want {
			t.Errorf("%s: %s, %v", test.want, got, err)
		}
	}
}

// TestDefault: the book of the program is whole, as its file has it, and of the thesis's taste.
func TestDefault(t *testing.T) {
	l, err := Default()
	if err != nil || l.Len() < 300 {
		t.Fatalf("%d positions, %v", l.Len(), err)
	}
	var written bytes.Buffer
	if err := l.Write(&written); err != nil || written.String() != defaultText {
		t.Errorf("the file is not as the book is written: %v", err)
	}
	for moves, want := range map[string]string{"": "d4", "e4": "c5", "d4": "Nf6", "d4 d5": "c4", "d4 Nf6": "c4"} {
		p, _ := play(t, moves)
		if got := l.Moves(&p); len(got) != 1 || p.SAN(got[0].Move) != want {
			t.Errorf("after %q the book has %v, want %s", moves, got, want)
		}
	}
}

// TestALongLineIsOneOfThoseLeftOut, and what stands behind it is read.
func TestALongLineIsOneOfThoseLeftOut(t *testing.T) {
	const line = "x|y|History: 1. d2d4\n"
	l, err := ReadLines(strings.NewReader(line + "x|y|History: 1. e2e4" + strings.Repeat(" ", mostLine) + "e7e5\n" +
		"x|y|History: 1. d2d4 g8f6\n"))
	if err == nil || !strings.Contains(err.Error(), "left out 1 of the book's lines (line 2: it is longer") ||
		l.Len() != 2 {
		t.Errorf("%d answers, %v", l.Len(), err)
	}
}

func TestPolyglot(t *testing.T) {
	castle := enginetest.Position(t, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
	promote := enginetest.Position(t, "8/P6k/8/8/8/8/8/K7 w - - 0 1")
	var w PolyglotWriter
	if err := w.Write(&bytes.Buffer{}); err == nil {
		t.Error("an empty book was written")
	}
	for _, test := range []struct {
		p      *board.Position
		san    string
		weight int
	}{{&castle, "O-O", 7}, {&castle, "O-O-O", 70_000}, {&castle, "Kd1", 9}, {&promote, "a8=N", 1}, {&promote, "a8=Q", 2}} {
		move, err := test.p.ParseSAN(test.san)
		if err != nil {
			t.Fatal(err)
		}
		w.Add(Key(test.p), move, test.weight)
	}
	var file bytes.Buffer
	if err := w.Write(&file); err != nil {
		t.Fatal(err)
	}
	b, err := ReadPolyglot(file.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	for p, want := range map[*board.Position]string{&castle: "O-O-O 65535, Kd1 9, O-O 7", &promote: "a8=Q 2, a8=N 1"} {
		var got []string
		for _, e := range b.Moves(p) {
			got = append(got, fmt.Sprintf("%s %d", p.SAN(e.Move), e.Weight))
		}
		if strings.Join(got, ", ") != want {
			t.Errorf("%v, want %s", got, want)
		}
	}
	// Castling is the king that takes his rook: e1h1, bits 4 (e1) << 6 | 7 (h1).
	if !slices.ContainsFunc(w.entries, func(e [entrySize]byte) bool { return binary.BigEndian.Uint16(e[8:]) == 4<<6|7 }) {
		t.Error("castling is not written as e1h1")
	}
}

func TestPolyglotRefuses(t *testing.T) {
	unsorted := make([]byte, 32)
	unsorted[0] = 1
	for name, data := range map[string][]byte{"nothing": nil, "a part": make([]byte, 17), "out of order": unsorted} {
		if _, err := ReadPolyglot(data); err == nil {
			t.Errorf("%s was read", name)
		}
	}
	rubbish := make([]byte, 16)
	p := board.Start()
	binary.BigEndian.PutUint64(rubbish, Key(&p))
	binary.BigEndian.PutUint16(rubbish[8:], 0xffff)
	if b, err := ReadPolyglot(rubbish); err != nil || len(b.Moves(&p)) != 0 {
		t.Errorf("an illegal move of a book was shown: %v", err)
	}
}

func TestCounts(t *testing.T) {
	c := NewCounts(3, 100)
	s := game.NewScanner(strings.NewReader("1. e4 e5 2. Nf3 Nc6 1-0 1. e4 c5 1/2-1/2 1. d4 0-1 1. e4 e5 2. Nc3 " +
		"* 1. -- e5 *"))
	for s.Scan() {
		g, err := s.Game()
		if err != nil {
			t.Fatal(err)
		}
		c.Add(g)
	}
	start := board.Start()
	got := c.Moves(&start)
	if len(got) != 2 || start.SAN(got[0].Move) != "e4" ||
		got[0] != (Entry{Move: got[0].Move, Weight: 3, Games: 3, WhiteWins: 1, Draws: 1}) || got[1].BlackWins != 1 {
		t.Errorf("at the start %+v", got)
	}
	if deep, _ := play(t, "e4 e5 Nf3"); c.Games() != 5 || len(c.Moves(&deep)) != 0 {
		t.Errorf("%d games; beyond the plies %v", c.Games(), c.Moves(&deep))
	}
	few := NewCounts(3, 1)
	for range 2 {
		g, err := game.Parse("1. e4 e5 2. Nf3 1-0")
		if err != nil {
			t.Fatal(err)
		}
		few.Add(g)
	}
	if few.Positions() > 3 || len(few.Moves(&start)) > 1 {
		t.Errorf("%d positions are kept", few.Positions())
	}
}

func TestNames(t *testing.T) {
	names := AllNames()
	for moves, want := range map[string]string{
		"e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6": "B90 Sicilian Defense: Najdorf Variation",
		"Nf3 Nf6 d4 e6 c4":                     "E10 Indian Defense: Anti-Nimzo-Indian",
		"d4 d5 c4 e6":                          "D30 Queen's Gambit Declined",
		"d4 d5 c4 e6 h4":                       "D30 Queen's Gambit Declined",
	} {
		_, line := play(t, moves)
		o, ok := names.OfGame(board.Start(), line)
		if got := o.Code + " " + o.Name; !ok || got != want {
			t.Errorf("%s is %q, want %q", moves, got, want)
		}
	}
	start := board.Start()
	if o, ok := names.Of(&start); ok {
		t.Errorf("the initial position is called %v", o)
	}
}

func BenchmarkProbe(b *testing.B) {
	l, err := Default()
	if err != nil {
		b.Fatal(err)
	}
	p := board.Start()
	for b.Loop() {
		l.Moves(&p)
	}
}
