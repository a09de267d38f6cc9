package workbench

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"drevo/app/comparison"
	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// A tree that is saved is there again when its file is opened: in another session, with its bookmarks, its place and
// its programme, and undo goes back to the game before.
func TestSaveTree(t *testing.T) {
	b := start(t, config.Config{Programme: "itep", Options: map[string]string{"depth": "2"}})
	b.think()
	b.play("Ba3")
	b.play("Qxa3")
	node, _ := b.Session.Node()
	s := b.Session.Search()
	marks := []config.Bookmark{{Position: s.Position.FEN(), Moves: []string{"b2a3"}}, {Position: "another"}}
	path := filepath.Join(t.TempDir(), "mine.drevo")
	b.Show()
	b.games.writeTree(path, s, marksOf(s, marks))
	b.until("the end of saving", func() bool { return !b.writing.Busy() })
	nodes := s.Tree().Len()

	b = start(t, config.Config{Programme: "kaissa"})
	b.SetGame("new game", session.NewGame(board.Start()))
	before := b.view.Position.FEN()
	b.openFiles(path)
	if s = b.Session.Search(); s == nil || s.Tree().Len() != nodes || s.Traced() {
		t.Fatalf("it shows %v: %s", s, b.message())
	}
	if at, inTree := b.Session.Node(); !inTree || at != node {
		t.Errorf("it stands at node %d, want %d", at, node)
	}
	if kept := b.Settings().Config().Bookmarks; len(kept) != 1 || !slices.Equal(kept[0].Moves, marks[0].Moves) {
		t.Errorf("the bookmarks are %v", kept)
	}
	if said := b.message(); !strings.Contains(said, "Opened mine.drevo") {
		t.Errorf("it says %q", said)
	}
	b.undo()
	if b.view.Position.FEN() != before {
		t.Errorf("after undo the position is %s", b.view.Position.FEN())
	}
	b.ShowSearch(s)
	b.Select(session.At{Search: s, Node: tree.Root})
	b.think() // on from there
}

// Of a file that is not whole what is there is shown, and that it is not whole is said.
func TestOpenDamagedTree(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Programme: "itep", Options: map[string]string{"depth": "2"}})
	b.think()
	path := filepath.Join(t.TempDir(), "mine.drevo")
	b.games.writeTree(path, b.Session.Search(), nil)
	b.until("the end of saving", func() bool { return !b.writing.Busy() })
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, text[:len(text)-200], 0o600); err != nil {
		t.Fatal(err)
	}
	b.openFiles(path)
	if said := b.message(); !strings.Contains(said, "It is not whole") {
		t.Errorf("it says %q", said)
	}
	if err := os.WriteFile(path, text[:40], 0o600); err != nil {
		t.Fatal(err)
	}
	b.openFiles(path)
	if said := b.message(); !strings.Contains(strings.ToLower(said), "damaged") {
		t.Errorf("it says %q", said)
	}
}

// A comparison that is saved is there again when its file is opened: its position and its rows, which have no trees,
// and are not made again.
func TestComparisonFile(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Programme: "itep"})
	var set comparison.Set
	for _, depth := range []string{"1", "2"} {
		p, _ := b.Programmes.Find("itep")
		values, err := search.Resolve(p, map[string]string{"depth": depth})
		if err != nil {
			t.Fatal(err)
		}
		r := comparison.Run{Programme: p, Values: values}
		set.Rows = append(set.Rows, comparison.NewRow(r, r.Start(t.Context(), b.Session.Game, search.Limits{})))
	}
	var data bytes.Buffer
	if err := set.Write(&data); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "mine"+comparison.Ending)
	if err := os.WriteFile(path, data.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	position := b.view.Position
	b.SetGame("new game", session.NewGame(board.Start()))
	b.openFiles(path)
	table := b.frame.slotOf(pane.Compare).Pane.(tables).Table()
	want, have := set.Outcome(), table.Outcome()
	if b.view.Position != position || !reflect.DeepEqual(want.Head, have.Head) || len(table.Rows) != 2 {
		t.Fatalf("at %s it shows %v, want %v: %s", b.view.Position.FEN(), have.Head, want.Head, b.message())
	}
	for i := range table.Rows {
		row, want := &table.Rows[i], &set.Rows[i]
		if row.Move() != want.Move() || row.Score() != want.Score() || !slices.Equal(row.Line(), want.Line()) ||
			row.Result.Counts != want.Result.Counts || row.Name() != want.Name() || !row.Search.Tree().Empty() {
			t.Errorf("run %d: %s %+v, want %s %+v", i, row.Name(), row.Result, want.Name(), want.Result)
		}
	}
	if err := os.WriteFile(path, []byte(`{"drevoComparison":1,"fen":"8/8"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	b.openFiles(path)
	if said := b.message(); strings.Contains(said, "Opened") {
		t.Errorf("of a damaged file it says %q", said)
	}
}
