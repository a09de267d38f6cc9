package board

import (
	"strings"
	"testing"

	"drevo/app/pane/panetest"
	"drevo/app/session"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// column is the pane in a window of a size, at a position.
func column(t *testing.T, fen string) (*panetest.Window, *Pane) {
	t.Helper()
	w := panetest.New(t, "itep", nil, fen)
	p := New(w, nil, container.NewVBox())
	p.OnText, p.OnPick, p.OnPoint = func(string) {}, func(int) {}, func(int, fyne.Position) {}
	w.Put(p)
	window := test.NewTempWindow(t, p.Content())
	window.SetPadded(false)
	window.Resize(fyne.NewSize(560, 780))
	return w, p
}

// TestEndOfTheGameIsSaid: a game that is over has no side to move and no move to play.
func TestEndOfTheGameIsSaid(t *testing.T) {
	for fen, want := range map[string]string{
		"7k/5K2/6Q1/8/8/8/8/8 b - - 0 1": "Black is stalemated",
		"7k/6Q1/6K1/8/8/8/8/8 b - - 0 1": "Black is checkmated",
		"":                               "White to move",
	} {
		_, p := column(t, fen)
		if p.turn.Text != want {
			t.Errorf("%q: the line below the board says %q", fen, p.turn.Text)
		}
		if over := p.record.text.Empty != textNoMoves; over != (fen != "") {
			t.Errorf("%q: the game record says %q", fen, p.record.text.Empty)
		}
	}
}

// TestFaultStandsBelowTheField until the text or the position changes, and the board makes room.
func TestFaultStandsBelowTheField(t *testing.T) {
	w, p := column(t, "")
	p.ShowFault("rank 8 has '9', which is no piece")
	at, field := p.fault.content.Position(), p.fen.Position()
	if !p.fault.content.Visible() || p.fault.label.Importance != widget.DangerImportance || at.Y <= field.Y {
		t.Errorf("the fault stands at %v, the field at %v", at, field)
	}
	p.fen.OnChanged("8")
	if p.fault.content.Visible() {
		t.Error("it stays when the text changes")
	}
	p.playText("Kz9")
	if !p.fault.content.Visible() || w.Message != "" {
		t.Errorf("a bad move: %q, in the bar %q", p.fault.label.Text, w.Message)
	}
	w.PlayText("Ba3")
	w.Show()
	if p.fault.content.Visible() {
		t.Error("it stays in another position")
	}
}

// TestGameStandsBelowTheBoard with its variations, and says what is looked at beside it.
func TestGameStandsBelowTheBoard(t *testing.T) {
	w, p := column(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	for _, san := range []string{"e4", "e5", "Nf3"} {
		w.PlayText(san)
	}
	w.Walk(func(g *session.Game) { g.Back() })
	w.PlayText("d4")
	if p.record.text.Len() != 4 || w.Session.Game.PGN() == "" {
		t.Errorf("%d moves stand below the board", p.record.text.Len())
	}
	at := w.Session.Game.Position()
	move, err := at.ParseSAN("exd4")
	if err != nil {
		t.Fatal(err)
	}
	w.Walk(func(g *session.Game) { g.GoTo(append(g.Moves(), move)) })
	if !p.record.trial.Visible() || !strings.HasSuffix(p.record.tried.Text, "2... exd4") {
		t.Errorf("tried: %q", p.record.tried.Text)
	}
	test.Tap(p.record.trial.Objects[1].(fyne.Tappable))
	w.Show()
	if p.record.trial.Visible() || p.record.text.Len() != 5 {
		t.Errorf("kept, the game has %d moves", p.record.text.Len())
	}
}

// TestNothingDisturbsTyping: what is shown anew of the same position, as at the end of a search, leaves a text that is
// being typed, and what is wrong with the last one. What was read is written as a FEN again.
func TestNothingDisturbsTyping(t *testing.T) {
	w, p := column(t, "")
	fen := p.fen.Text
	p.fen.SetText("9/8/8")
	p.fen.OnSubmitted(p.fen.Text)
	p.ShowFault("rank 8 has '9'")
	w.Put(p)
	if p.fen.Text != "9/8/8" || !p.fault.content.Visible() {
		t.Errorf("the field has %q, the fault is %q", p.fen.Text, p.fault.label.Text)
	}
	p.fen.SetText(fen + " ")
	p.fen.OnSubmitted(p.fen.Text)
	if w.Put(p); p.fen.Text != fen || p.fault.content.Visible() {
		t.Errorf("after it was read the field has %q, the fault is %q", p.fen.Text, p.fault.label.Text)
	}
}

// TestTheLegendIsWholeWithoutTheRecord: where the moves of the game do not stand below the board, the legend has their
// room.
func TestTheLegendIsWholeWithoutTheRecord(t *testing.T) {
	test.NewTempApp(t)
	content := canvas.NewRectangle(nil)
	content.SetMinSize(fyne.NewSize(100, 60))
	legend, record := container.NewVScroll(content), container.NewVBox()
	parts, size := []fyne.CanvasObject{container.NewVBox(), legend, widget.NewSeparator(), record}, fyne.NewSize(400, 70)
	record.Hide()
	(&legendLayout{}).Layout(parts, size)
	if legend.Size().Height != 60 {
		t.Errorf("alone the legend is %v high", legend.Size().Height)
	}
	record.Show()
	(&legendLayout{}).Layout(parts, size)
	if got := legend.Size().Height; got >= 60 || got < leastLegend {
		t.Errorf("above the moves it is %v high", got)
	}
}

// TestTheSimpleFaceHasRoomForTheMaterial in the columns of windows of 1024 (whose type is smaller), 1280 and
// 1440: nothing of the words is cut.
func TestTheSimpleFaceHasRoomForTheMaterial(t *testing.T) {
	for fen, want := range map[string]string{
		"4k3/pppp4/8/8/8/8/8/4K3 w - - 0 1":     "Material: Black four pawns up",
		"4k3/8/8/8/8/8/PPPPPPP1/4K3 b - - 0 1":  "Material: White seven pawns up",
		"3qk3/8/8/8/8/8/8/3QK2R w - - 0 1":      "Material: White five pawns up",
		"3qkr2/pppppp2/8/8/8/8/8/4K3 w - - 0 1": "Material: Black 20 pawns up",
	} {
		w, p := column(t, fen)
		p.SetSimple(true)
		p.Show(w.View())

		for _, width := range []float32{374, 468, 520} {
			p.Content().Resize(fyne.NewSize(width, 700))
			whole := fyne.MeasureText(p.material.Text, theme.TextSize(), fyne.TextStyle{}).Width + 2*theme.InnerPadding()
			if p.material.Text != want || p.material.Size().Width < whole {
				t.Errorf("in %v %q has %v of %v", width, p.material.Text, p.material.Size().Width, whole)
			}
		}
	}
}
