package book

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/pane/panetest"
	"drevo/engine/board"
)

func open(t *testing.T, book string) (*panetest.Window, *Pane) {
	t.Helper()
	start := board.Start()
	w := panetest.New(t, "itep", map[string]string{"depth": "1"}, start.FEN())
	w.Keep(func(c *config.Config) { c.Book = book })
	p := New(w, books.NewReader(books.NewShelf(""), w.Workspace, w.Desk), w).(*Pane)
	w.Put(p)
	w.Until(func() bool { return p.names != nil && p.source != nil })
	return w, p
}

// TestTheMovesOfTheBook are shown with the names of the openings, and a click plays one.
func TestTheMovesOfTheBook(t *testing.T) {
	w, p := open(t, books.None)
	if rows := p.rows(); len(rows) != 1 || rows[0].Move != "1. d4" || !strings.HasPrefix(rows[0].Opening, "A40") ||
		rows[0].Count != "" {
		t.Errorf("the default book has %+v", rows)
	}
	p.play(0)
	if got := w.Session.Game.Moves(); len(got) != 1 || !strings.Contains(p.opening.Text, "Queen's Pawn") {
		t.Errorf("after a click the moves are %v in the opening %q", got, p.opening.Text)
	}
	w.PlayText("a5")
	w.PlayText("a4")
	w.PlayText("h5")
	if len(p.rows()) != 0 || !strings.Contains(p.empty(), "does not know") {
		t.Errorf("in an unknown position it has %v", p.rows())
	}
}

// TestGamesAreCounted beside the window, and shown with how they ended.
func TestGamesAreCounted(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.pgn")
	pgn := ""
	for _, line := range []string{"1. e4 e5 1-0", "1. e4 c5 0-1", "1. e4 e6 1/2-1/2", "1. d4 d5 1-0"} {
		result := strings.Fields(line)[3]
		pgn += "[Event \"?\"]\n[Result \"" + result + "\"]\n\n" + line + "\n\n"
	}
	if err := os.WriteFile(path, []byte(pgn), 0o644); err != nil {
		t.Fatal(err)
	}
	_, p := open(t, path)
	rows := p.rows()
	if len(rows) != 2 || rows[0].Move != "1. e4" || rows[0].Count != "3" || rows[0].Share != 0.75 {
		t.Fatalf("the games have %+v", rows)
	}
	for _, share := range rows[0].Results {
		if share < 0.33 || share > 0.34 {
			t.Errorf("1. e4 has ended %v", rows[0].Results)
		}
	}
}

// TestABookThatCannotBeOpened is told, and not chosen again.
func TestABookThatCannotBeOpened(t *testing.T) {
	w, p := open(t, "/nowhere/at/all.bin")
	if !w.Wrong || w.Config().Book != books.None || len(p.rows()) != 1 {
		t.Errorf("the bar says %q, the book is %q", w.Message, w.Config().Book)
	}
}

// TestTheOwnBook is changed and looked up.
func TestTheOwnBook(t *testing.T) {
	w, p := open(t, books.Own)
	if len(p.rows()) != 0 || !p.remove.Disabled() {
		t.Error("an empty book has moves")
	}
	start := board.Start()
	move, err := start.ParseUCI("b2b3")
	if err != nil {
		t.Fatal(err)
	}
	if err := p.books.Shelf.Add([]board.Move{move}); err != nil {
		t.Fatal(err)
	}
	w.Show()
	if rows := p.rows(); len(rows) != 1 || rows[0].Move != "1. b3" || p.remove.Disabled() {
		t.Errorf("it has %+v", rows)
	}
	p.delete()
	if len(p.rows()) != 0 {
		t.Error("the answer was not taken out")
	}
	p.choose(books.Default)
	if w.Config().Book != books.Default || p.choice.Selected != "The default book" {
		t.Errorf("chosen is %q", w.Config().Book)
	}
}
