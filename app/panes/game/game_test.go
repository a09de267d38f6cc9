package game

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/app/books"
	"drevo/app/pane/panetest"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/game"
)

// shown puts the tab into a window, with a game.
func shown(t *testing.T, pgn string) (*panetest.Window, *Pane) {
	t.Helper()
	w := panetest.New(t, "itep", map[string]string{"depth": "1"}, "")
	g, err := game.Parse(pgn)
	if err != nil {
		t.Fatal(err)
	}
	w.Session.Game = session.Open(g)
	p := New(w, books.NewShelf("")).(*Pane)
	window := test.NewTempWindow(t, p.Content())
	window.Resize(fyne.NewSize(360, 700))
	w.Put(p)
	return w, p
}

// TestCommentIsKept a little after it was typed, and at once where the user goes on; clocks stay.
func TestCommentIsKept(t *testing.T) {
	w, p := shown(t, "1. e4 {[%clk 0:01:00] old} e5 *")
	w.Walk(func(g *session.Game) { g.Forward() })
	if p.comment.Text != "old" {
		t.Fatalf("the field has %q", p.comment.Text)
	}
	p.comment.SetText("new")
	w.Until(func() bool { return strings.Contains(w.Session.Game.PGN(), "{[%clk 0:01:00] new}") })
	p.comment.SetText("newer")
	w.Walk(func(g *session.Game) { g.Forward() })
	if !strings.Contains(w.Session.Game.PGN(), "newer} 1... e5") || p.comment.Text != "" {
		t.Errorf("gone on: %s, the field has %q", w.Session.Game.PGN(), p.comment.Text)
	}
	p.comment.SetText("last")
	p.Close()
	if !strings.Contains(w.Session.Game.PGN(), "e5 {last}") {
		t.Errorf("closed: %s", w.Session.Game.PGN())
	}
}

// TestGlyphsAndVariations: the buttons do what the menu does, and only where it can be done.
func TestGlyphsAndVariations(t *testing.T) {
	w, p := shown(t, "1. e4 e5 (1... c5) *")
	if !p.remove.Disabled() || !p.promote.Disabled() || !p.glyphs[0].Disabled() {
		t.Error("at the start there is nothing to judge, promote or delete")
	}
	w.Walk(func(g *session.Game) { g.Forward(); g.Enter() })
	p.glyphs[4].Tapped(nil)
	p.position.SetSelectedIndex(0)
	p.promote.Tapped(nil)
	if got := w.Session.Game.PGN(); !strings.Contains(got, "1. e4 c5 $5 $10 (1... e5)") {
		t.Errorf("%s", got)
	}
	p.remove.Tapped(nil)
	if got := w.Session.Game.PGN(); !strings.Contains(got, "1. e4 e5 *") || p.notation.Len() != 2 {
		t.Errorf("deleted: %s", got)
	}
}

// TestFacts fills the form and keeps it.
func TestFacts(t *testing.T) {
	w, p := shown(t, "[White \"A\"]\n\n1. e4 *")
	p.tags.toggle()
	p.tags.fields[1].SetText("B")
	p.tags.result.SetSelected("1-0")
	p.tags.keep()
	if got := w.Session.Game.PGN(); !strings.Contains(got, `[Black "B"]`) || !strings.Contains(got, "1. e4 1-0") ||
		p.title.Text != "A – B  1–0" {
		t.Errorf("%s under %q", got, p.title.Text)
	}
}

// TestAnalysis draws a value for every position, says how often the programme agrees, goes where the
// chart is clicked, and writes what it found into the game.
func TestAnalysis(t *testing.T) {
	w, p := shown(t, "[FEN \"6k1/5ppp/8/8/3q4/8/5PPP/3R2K1 b - - 0 1\"]\n\n1... h6 2. Rxd4 g6 *")
	a := p.analysis
	a.run.Tapped(nil)
	w.Until(func() bool { return !a.slot.Busy() })
	if len(a.rows) != 4 || !strings.Contains(a.verdict.Text, "of 1 moves of White") || len(a.swings.Objects) == 0 {
		t.Fatalf("%d rows, %q", len(a.rows), a.verdict.Text)
	}
	a.chart.OnGo(2)
	if w.Session.Game.Cursor() != 2 {
		t.Errorf("a click goes to %d", w.Session.Game.Cursor())
	}
	id := a.terms()[0].ID
	a.chooseLine(id)
	if d := a.data(a.worst()); len(d.Series) != 2 || len(d.Series[1].Values) != 4 || len(d.Labels) != 4 {
		t.Errorf("with a term: %+v", d)
	}
	a.write()
	if got := w.Session.Game.PGN(); strings.Count(got, "[%eval") < 2 || !strings.Contains(got, "(1...") {
		t.Errorf("written: %s", got)
	}
	w.Walk(func(g *session.Game) { g.Go(3) })
	w.PlayText("f3")
	if !strings.HasPrefix(a.verdict.Text, "This is of the game as it was") {
		t.Errorf("of a game that has changed: %q", a.verdict.Text)
	}
	changed := w.Session.Game
	w.SetGame("another game", session.NewGame(board.Start()))
	if a.verdict.Visible() || len(a.swings.Objects) > 0 {
		t.Errorf("of another game: %q", a.verdict.Text)
	}
	w.SetGame("back", changed)
	if !a.verdict.Visible() || len(a.swings.Objects) == 0 {
		t.Error("back at the game the analysis has gone")
	}
}

// TestAnalysisStops and keeps what it has.
func TestAnalysisStops(t *testing.T) {
	w, p := shown(t, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O *")
	a := p.analysis
	w.Set("depth", "4")
	a.effort.SetSelected("as set")
	a.run.Tapped(nil)
	w.Until(func() bool { return len(a.rows) > 0 })
	late := <-w.Queue // the next position is found, and not taken in yet
	n := len(a.rows)
	a.run.Tapped(nil)
	late()
	if a.slot.Busy() || len(a.rows) != n || n > 16 || a.run.Text != "Analyse" {
		t.Errorf("%d rows, and %d after it was stopped; the button says %q", n, len(a.rows), a.run.Text)
	}
}

// TestTheCommentFollowsTheTheme: what stands in the pane is the field itself, because the toolkit gives
// new colours to that and to no type around it, which has a drawing of its own.
func TestTheCommentFollowsTheTheme(t *testing.T) {
	_, p := shown(t, "1. e4 *")
	objects := test.LaidOutObjects(p.Content())
	if !slices.Contains(objects, fyne.CanvasObject(p.comment.Entry)) || !slices.Contains(objects,
		fyne.CanvasObject(p.glyphs[0].Button)) {
		t.Error("the field of the comment, or a glyph, is drawn by a type around it")
	}
}
