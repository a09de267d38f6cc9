package editor

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"drevo/engine/board"
	"drevo/widgets/tooltip"
)

// TestMend reads FENs that are wrong somewhere: what makes sense is taken, the rest is said.
func TestMend(t *testing.T) {
	for _, test := range []struct{ name, text, fen, said string }{
		{"nothing wrong but the counters", "4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""},
		{"side missing", "4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Whose turn"},
		{"castling missing", "4k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Nothing was said of castling"},
		{"files of rooks", "1r3kr1/9/8/8/8/8/8/1R1R1KR1 GDg w", "1r3kr1/8/8/8/8/8/8/1R1R1KR1 w GDg - 0 1", "9"},
		{"files without rooks", "4k3/8/8/8/8/8/8/9 w Aq", "4k3/8/8/8/8/8/8/8 w - - 0 1", `"Aq" was passed over`},
		{"a rank too long", "4k3/9p/8/8/8/8/8/4K3PPPPPP b - - 3 9", "4k3/p7/8/8/8/8/8/4K3 b - - 3 9", "Rank 1 has 14"},
		{"no piece", "4k3/xp6/8/8/8/8/8/4K3 w - - 0 1", "4k3/p7/8/8/8/8/8/4K3 w - - 0 1", `Rank 7: "x" is no piece`},
		{"ranks missing", "4k3/8/8 b", "4k3/8/8/8/8/8/8/8 b - - 0 1", "There are 3 ranks"},
		{"fields in another order", "r3k2r/8/8/8/8/8/8/4K3 kq b", "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", ""},
		{"a side in words", "4k3/8/8/8/8/8/8/4K3 Black -", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", ""},
		{"rubbish behind", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 zz", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", `"zz" was passed over`},
		{"nothing", " ", "8/8/8/8/8/8/8/8 w - - 0 1", "no text"},
		{"figurines", "♚7/8/8/8/8/8/♙7/♔7 w - - 0 1", "k7/8/8/8/8/8/P7/K7 w - - 0 1", ""},
		{"counters", "4k3/8/8/8/8/8/8/4K3 w - - -3 9", "4k3/8/8/8/8/8/8/4K3 w - - 0 9", "The halfmove clock -3 became 0."},
		{"move number", "4k3/8/8/8/8/8/8/4K3 w - - 3 0", "4k3/8/8/8/8/8/8/4K3 w - - 3 1", "The move number 0 became 1."},
		{"a rank of one square", "4k3/p/8/8/8/8/8/4K3 w - - 0 1", "4k3/p7/8/8/8/8/8/4K3 w - - 0 1",
			"Rank 7 has one square and"},
		{"one rank", "4k3 w - - 0 1", "4k3/8/8/8/8/8/8/8 w - - 0 1", "There is one rank"},
		{"too long", strings.Repeat("x", 5000), "8/8/8/8/8/8/8/8 w - - 0 1", "longer than a FEN"},
	} {
		s, notes := Mend(test.text)
		said := strings.Join(notes, " ")
		if s.FEN() != test.fen || !strings.Contains(said, test.said) || test.said == "" && said != "" &&
			!strings.Contains(said, "Rank") {
			t.Errorf("%s: %s, %q", test.name, s.FEN(), said)
		}
	}
}

func open(t *testing.T) *Editor {
	t.Helper()
	test.NewTempApp(t)
	e := New(tooltip.NewLayer(), board.Start())
	w := test.NewTempWindow(t, e.Content())
	w.Resize(fyne.NewSize(940, 640))
	return e
}

// square is the middle of a square of the board.
func square(e *Editor, s board.Square) fyne.Position {
	side := e.board.Size().Width / 8
	return fyne.NewPos((float32(s.File())+0.5)*side, (7-float32(s.Rank())+0.5)*side)
}

// TestEditing puts pieces down and takes them away with mouse and keyboard; what is illegal is said, and
// every step can be undone.
func TestEditing(t *testing.T) {
	e := open(t)
	click := func(s board.Square, button desktop.MouseButton) {
		e.brush.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: square(e, s)}, Button: button})
		e.brush.MouseUp(nil)
	}
	e.choose('q')
	click(board.E4, desktop.MouseButtonPrimary)
	if e.state.setup.Pieces[board.E4] != board.NewPiece(board.Black, board.Queen) || !e.done.Disabled() ||
		!strings.Contains(e.verdict.Text, "Black has 17 pieces") {
		t.Errorf("a queen too many: %q", e.verdict.Text)
	}
	click(board.D8, desktop.MouseButtonSecondary)
	if e.done.Disabled() {
		t.Errorf("with the other one gone: %q", e.verdict.Text)
	}
	e.choose(hand)
	e.move(int(board.E4), int(board.E5), 0)
	e.castling[0].SetChecked(false)
	e.turn.SetSelectedIndex(1)
	e.clock.SetText("0")
	e.number.SetText("7")
	if want := "rnb1kbnr/pppppppp/8/4q3/8/8/PPPPPPPP/RNBQKBNR b Qkq - 0 7"; e.fen.Text != want {
		t.Fatalf("%s, want %s", e.fen.Text, want)
	}
	var used string
	e.OnDone = func(p board.Position) { used = p.FEN() }
	e.finish()
	if used != e.fen.Text {
		t.Errorf("used %q", used)
	}
	for e.state.undo() {
	}
	e.show()
	start := board.Start()
	if e.fen.Text != start.FEN() || !e.undo.Disabled() {
		t.Errorf("all undone: %s", e.fen.Text)
	}
	e.Redo()
	if e.state.setup.Pieces[board.E4] == board.NoPiece {
		t.Error("nothing is done again")
	}
}

// TestEnPassantAndMirror: the squares that are offered are those behind a pawn that can just have moved.
func TestEnPassantAndMirror(t *testing.T) {
	e := open(t)
	e.Read("4k3/8/8/8/4Pp2/8/8/4K3 b - - 9 9")
	if got := strings.Join(e.enPassant.Options, " "); got != "none e3" {
		t.Fatalf("offered: %s", got)
	}
	e.enPassant.SetSelected("e3")
	if e.fen.Text != "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 9" || e.done.Disabled() {
		t.Errorf("%s: %s", e.fen.Text, e.verdict.Text)
	}
	e.change(func(s *board.Setup) { *s = mirrored(*s) })
	if e.fen.Text != "4k3/8/8/4pP2/8/8/8/4K3 w - e6 0 9" {
		t.Errorf("mirrored: %s", e.fen.Text)
	}
	start := board.Start()
	if s := start.Setup(); mirrored(mirrored(s)) != s || mirrored(s).Castling != board.AllCastling {
		t.Error("mirrored twice it is another position")
	}
}

// TestOddAndChess960: what is odd is said and can be used, and rights are of Chess960 where the pieces stand so.
func TestOddAndChess960(t *testing.T) {
	e := open(t)
	e.Read("4k3/8/8/8/8/8/8/4K3 w - - 99 1")
	if e.done.Disabled() || !strings.Contains(e.verdict.Text, "The halfmove clock is 99, but") {
		t.Errorf("an odd clock: %t, %s", e.done.Disabled(), e.verdict.Text)
	}
	e.Read("5k2/8/8/8/8/8/8/1R3K2 w - - 0 1")
	e.castling[1].SetChecked(true)
	if e.fen.Text != "5k2/8/8/8/8/8/8/1R3K2 w B - 0 1" || e.done.Disabled() {
		t.Errorf("%s: %s", e.fen.Text, e.verdict.Text)
	}
}

// TestKeyboard puts a piece on the square of the cursor.
func TestKeyboard(t *testing.T) {
	e := open(t)
	e.Read("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
	e.board.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	at := e.board.Scene().Cursor
	e.board.TypedRune('N')
	if e.state.setup.Pieces[at] != board.NewPiece(board.White, board.Knight) {
		t.Fatalf("on %d stands %v", at, e.state.setup.Pieces[at])
	}
	e.board.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
	if e.state.setup.Pieces[at] != board.NoPiece {
		t.Error("Delete leaves the piece")
	}
}

// TestACounterThatIsNoNumber is told, and the field says again what counts.
func TestACounterThatIsNoNumber(t *testing.T) {
	e := open(t)
	e.number.SetText("seven")
	e.number.OnSubmitted("seven")
	if e.number.Text != "1" || !strings.Contains(e.verdict.Text, `"seven" is no number`) {
		t.Errorf("the field has %q; said is %q", e.number.Text, e.verdict.Text)
	}
}
