package library

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/app/books"
	"drevo/app/library"
	"drevo/app/pane/panetest"
	"drevo/engine/game"
)

// shown is the list of games in a window.
func shown(t *testing.T) (*panetest.Window, *Library) {
	t.Helper()
	w := panetest.New(t, "itep", nil, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	l := New(w, books.NewShelf(""))
	window := test.NewTempWindow(t, l.Content())
	window.Resize(fyne.NewSize(1100, 700))
	l.Show(w.Session.Position())
	return w, l
}

// choose shows the collection of a name.
func choose(t *testing.T, l *Library, name string) {
	t.Helper()
	for i, c := range l.all {
		if strings.HasPrefix(c.Name, name) {
			l.use(i + 1)
			return
		}
	}
	t.Fatalf("there is no %s", name)
}

// TestSearchAndOpen finds games of Kaissa by words, result and position, and opens one.
func TestSearchAndOpen(t *testing.T) {
	w, l := shown(t)
	choose(t, l, "Games of Kaissa")
	if l.length() != 6 || !strings.Contains(l.about.Text, "world champion") {
		t.Fatalf("%d games, %q", l.length(), l.about.Text)
	}
	l.words.SetText("ostrich")
	if l.length() != 1 || !strings.Contains(l.title.Text, "Ostrich – Kaissa") {
		t.Errorf("%d games, previewed %q", l.length(), l.title.Text)
	}
	l.words.SetText("")
	l.result.SetSelected("1-0")
	if n := l.length(); n == 0 || n == 6 {
		t.Errorf("%d games that White won", n)
	}
	l.result.SetSelected(anyResult)
	w.Until(func() bool { games, _, _ := l.current.Indexed(); return games == 6 && !l.indexing.Busy() })
	at := w.Session.Game
	for _, san := range []string{"e4", "e5"} {
		p := at.Position()
		move, err := p.ParseSAN(san)
		if err != nil {
			t.Fatal(err)
		}
		at.Play(move)
	}
	l.where.SetSelected(exactly)
	l.Show(at.Position())
	if n := l.length(); n == 0 || n == 6 {
		t.Errorf("%d games with 1. e4 e5", n)
	}
	var name string
	var ply int
	l.OnOpen = func(n string, g *game.Game, at int, err error) { name, ply = n, at }
	l.open(0)
	if name == "" || ply != 2 {
		t.Errorf("opened %q at %d", name, ply)
	}
	if !l.Next(1) || l.Next(99) {
		t.Error("the next game of the list")
	}
}

// TestAllCollections are listed with how many games they have; words go over all of them, the name of a collection
// answers words, too, and each says how many of its games pass.
func TestAllCollections(t *testing.T) {
	w, l := shown(t)
	games := 0
	for _, c := range l.all {
		games += c.Len()
	}
	if l.length() != games || games < 90 {
		t.Fatalf("of %d games %d are listed at first", games, l.length())
	}
	w.Until(func() bool { return !l.indexing.Busy() && !l.scanning.Busy() })
	if text := l.count.Text; strings.Contains(text, "are read") {
		t.Errorf("when all is read it says %q", text)
	}
	l.words.SetText("pitrat")
	for i, c := range l.all {
		found := len(l.passing[c].found)
		if all := strings.HasPrefix(c.Name, "Pitrat"); all && found != c.Len() || !all && found == c.Len() {
			t.Errorf("%s: %d of %d pass, row %d", c.Name, found, c.Len(), i)
		}
	}
	l.words.SetText("pitrat m39")
	if l.length() != 1 || !strings.Contains(l.task.Text, "in turn until 3...Qb2 is found") {
		t.Errorf("%d positions, task %q", l.length(), l.task.Text)
	}
	l.use(1)
	if l.length() != 0 || l.current != l.all[0] {
		t.Errorf("of the first collection %d pass", l.length())
	}
	l.words.SetText("")
	if l.length() != l.all[0].Len() {
		t.Errorf("of the first collection %d pass", l.length())
	}
}

// TestColumnsOfPositions: a column in which nothing stands is not there.
func TestColumnsOfPositions(t *testing.T) {
	_, l := shown(t)
	choose(t, l, "Botvinnik's sixty")
	if c := l.columns; c.White != "Position" || c.Black+c.Result+c.Opening+c.Collection != "" {
		t.Errorf("positions have the columns %+v", c)
	}
	choose(t, l, "Games of Kaissa")
	if c := l.columns; c.White != "White" || c.Black == "" || c.Result == "" || c.Collection != "" {
		t.Errorf("games have the columns %+v", c)
	}
	l.use(0)
	if c := l.columns; c.Collection == "" {
		t.Errorf("all games have the columns %+v", c)
	}
}

// TestOwnFile is read in the background, and can be taken off the list.
func TestOwnFile(t *testing.T) {
	w, l := shown(t)
	path := filepath.Join(t.TempDir(), "own.pgn")
	if err := os.WriteFile(path, []byte(strings.Repeat("[White \"Me\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n\n",
		600)+"[White \"Bad\"]\n\n1. e5 *\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	l.Add(library.New(path))
	w.Until(func() bool { games, _, _ := l.current.Indexed(); return games == 601 && !l.indexing.Busy() })
	if l.length() != 601 || !strings.Contains(l.count.Text, "1 can't be read whole") {
		t.Errorf("%d games, %q", l.length(), l.count.Text)
	}
	l.words.SetText("bad")
	var fault error
	l.OnOpen = func(_ string, _ *game.Game, _ int, err error) { fault = err }
	l.openChosen()
	if fault == nil || !strings.Contains(l.note.Text, "Not whole") {
		t.Errorf("the bad game: %v, %q", fault, l.note.Text)
	}
	l.words.SetText("me")
	var saved string
	l.OnSave = func(_, text string) { saved = text }
	l.save()
	w.Until(func() bool { return saved != "" })
	if strings.Count(saved, "[White \"Me\"]") != 600 {
		t.Errorf("%d games are saved", strings.Count(saved, "[White \"Me\"]"))
	}
	l.where.SetSelected(byMaterial)
	l.Add(library.FromText("pasted", "[White \"Other\"]\n\n1. e4 *\n\n[White \"Another\"]\n\n1. d4 *\n"))
	if l.length() != 2 || l.words.Text != "" || l.where.Selected != anywhere {
		t.Errorf("of a list that is added %d games pass %q, %s", l.length(), l.words.Text, l.where.Selected)
	}
	var gone *library.Collection
	l.OnRemove = func(c *library.Collection) { gone = c }
	before := len(l.all)
	l.removeCurrent()
	if gone == nil || len(l.all) != before-1 || l.current == gone {
		t.Error("it is still on the list")
	}
	if l.removeCurrent(); len(l.all) != before-1 {
		t.Error("what comes with the program can be removed")
	}
}

// TestSearchBeforeTheMovesAreRead: what is asked for at once is found when the moves are read, each game
// once: an opening that no tag names, and a position.
func TestSearchBeforeTheMovesAreRead(t *testing.T) {
	w, l := shown(t)
	text := strings.Repeat("[White \"Me\"]\n\n1. e4 c5 1-0\n\n[White \"Me\"]\n\n1. d4 *\n\n", 700)
	for _, ask := range []func(){func() { l.words.SetText("sicilian") },
		func() { l.words.SetText(""); l.where.SetSelected(exactly) }} {
		l.Add(library.FromText("pasted", text))
		ask()
		w.Until(func() bool { games, _, _ := l.current.Indexed(); return games == 1400 && !l.indexing.Busy() })
		want := 700
		if l.where.Selected == exactly {
			want = 1400 // all come to the initial position
		}
		if l.length() != want {
			t.Errorf("%d games are found, want %d", l.length(), want)
		}
	}
}
