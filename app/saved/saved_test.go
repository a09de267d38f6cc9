package saved

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/engine/treefile"
)

// searched is a search of a programme that has ended, in a game after a move.
func searched(t testing.TB, p search.Programme) *session.Search {
	t.Helper()
	return searchedTo(t, p, 3000)
}

// searchedTo is such a search of so many nodes at most.
func searchedTo(t testing.TB, p search.Programme, nodes uint64) *session.Search {
	t.Helper()
	start, err := board.ParseFEN(session.FirstPosition)
	if err != nil {
		t.Fatal(err)
	}
	game := session.NewGame(start)
	move, err := start.ParseUCI("b2a3")
	if err != nil {
		t.Fatal(err)
	}
	game.Play(move)
	values, err := search.Resolve(p, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := session.StartSearch(context.Background(), game, session.Options{Programme: p, Values: values,
		Limits: search.Limits{Nodes: nodes}})
	s.Name = "mine"
	if _, err := s.Wait(); err != nil {
		t.Fatal(err)
	}
	return s
}

var marks = []config.Bookmark{{Position: session.FirstPosition, Moves: []string{"b2a3"}}}

// A search comes back from its file with all that is known of it, and its programme can be asked again.
func TestSearchComesBack(t *testing.T) {
	for _, p := range engine.Programmes() {
		want := searched(t, p)
		path := filepath.Join(t.TempDir(), "a"+Ending)
		if err := Save(path, want, marks); err != nil {
			t.Fatal(err)
		}
		if !IsFile(path) {
			t.Error("the file is not known")
		}
		opened, err := Open(path, engine.Programmes(), treefile.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if len(opened.Faults) > 0 {
			t.Error(opened.Faults)
		}
		have := opened.Search
		if have.Traced() || have.Name != want.Name || have.Limits != want.Limits || !have.Same(want) ||
			!reflect.DeepEqual(opened.Bookmarks, marks) {
			t.Errorf("%s: %+v", p.About().ID, have)
		}
		a, _ := have.Wait()
		b, _ := want.Wait()
		a.Elapsed, b.Elapsed = 0, 0
		if !reflect.DeepEqual(a, b) {
			t.Errorf("%s: the result is\n%+v, want\n%+v", p.About().ID, a, b)
		}
		if _, _, same := tree.FirstDifference(have.Tree(), want.Tree()); !same {
			t.Errorf("%s: another tree", p.About().ID)
		}
		if account := pitrat.AccountOf(want.Tree()); account.Plans() != pitrat.AccountOf(have.Tree()).Plans() {
			t.Errorf("%s: other plans", p.About().ID)
		}
		explains(t, have, want)
	}
}

// explains compares what a programme says of the roots of two trees.
func explains(t *testing.T, have, want *session.Search) {
	t.Helper()
	explainer, ok := want.Programme.(search.Explainer)
	if !ok {
		return
	}
	a, err := explainer.Explain(have.Tree(), tree.Root)
	b, fault := explainer.Explain(want.Tree(), tree.Root)
	if err != nil || fault != nil {
		t.Fatalf("%s: %v, %v", want.Programme.About().ID, err, fault)
	}
	if !reflect.DeepEqual(a.Terms, b.Terms) {
		t.Errorf("%s: the terms are %+v, want %+v", want.Programme.About().ID, a.Terms, b.Terms)
	}
	if left, before := leftOut(have.Tree(), a), leftOut(want.Tree(), b); !slices.Equal(left, before) {
		t.Errorf("%s: left out are %v, want %v", want.Programme.About().ID, left, before)
	}
}

// leftOut says of each move without a node why it has none: sentences carry the record that they are about.
func leftOut(in *tree.Tree, e search.Explanation) (list []string) {
	nodes := present.NewNodes(in, present.InPawns)
	for _, a := range e.Absent {
		list = append(list, fmt.Sprint(a.Move, a.Reason, nodes.Say(a.Evidence)))
	}
	return list
}

// Where the programme is not here only the tree is.
// TestSearchAfterCastlingComesBack: what a game has shown of who has castled is no part of a FEN, and comes back too.
func TestSearchAfterCastlingComesBack(t *testing.T) {
	start, err := board.ParseFEN("r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	game := session.NewGame(start)
	for _, text := range []string{"e1g1", "e8f8", "g1h1"} {
		at := game.Position()
		move, err := at.ParseUCI(text)
		if err != nil {
			t.Fatal(err)
		}
		game.Play(move)
	}
	p := engine.Programmes()[0]
	values, err := search.Resolve(p, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := session.StartSearch(context.Background(), game, session.Options{Programme: p, Values: values,
		Limits: search.Limits{Nodes: 300}})
	want, err := s.Wait()
	path := filepath.Join(t.TempDir(), "a"+Ending)
	if err := errors.Join(err, Save(path, s, nil)); err != nil {
		t.Fatal(err)
	}
	opened, err := Open(path, engine.Programmes(), treefile.Options{})
	if err != nil {
		t.Fatal(err)
	}
	have, _, _ := opened.Search.Result()
	if len(opened.Faults) > 0 || !have.Stopped || have.Move != want.Move ||
		opened.Search.Tree().Header().Position != game.Position() {
		t.Errorf("%v, %+v", opened.Faults, have)
	}
}

func TestProgrammeIsNotHere(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a"+Ending)
	if err := Save(path, searched(t, pitrat.New()), nil); err != nil {
		t.Fatal(err)
	}
	opened, err := Open(path, engine.Programmes()[:1], treefile.Options{})
	if err != nil || !opened.Search.Traced() {
		t.Fatal(err)
	}
}

// A damaged file says in words what of it is not there.
func TestDamageIsSaid(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a"+Ending)
	if err := Save(path, searched(t, pitrat.New()), nil); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, cut := range []int{len(text) - 20, len(text) / 2, len(text) / 4} {
		if err := os.WriteFile(path, text[:cut], 0o600); err != nil {
			t.Fatal(err)
		}
		opened, err := Open(path, engine.Programmes(), treefile.Options{})
		if err == nil && (opened.Search == nil || cut < len(text)/2 && len(opened.Faults) == 0) {
			t.Errorf("cut at %d: %v", cut, opened.Faults)
		}
	}
	if _, err := Open(filepath.Join(t.TempDir(), "none"), engine.Programmes(), treefile.Options{}); !errors.Is(err,
		os.ErrNotExist) {
		t.Error(err)
	}
}

// What is written while a search runs is a file of the whole search in the end.
func TestFollow(t *testing.T) {
	s := searched(t, engine.Programmes()[0])
	var text bytes.Buffer
	if err := Follow(&text, s); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "a"+Ending)
	if err := os.WriteFile(path, text.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	opened, err := Open(path, engine.Programmes(), treefile.Options{})
	if err != nil || len(opened.Faults) > 0 || opened.Search.Tree().Len() != s.Tree().Len() {
		t.Fatal(err)
	}
	if strings.Contains(opened.Search.Name, "/") {
		t.Error(opened.Search.Name)
	}
}

// A file that is damaged everywhere says it in a few sentences, and no file brings more bookmarks than are kept.
func TestFileSaysNotTooMuch(t *testing.T) {
	var many treefile.File
	for at := range 1000 {
		many.Faults = append(many.Faults, fmt.Errorf("at byte %d: a block is damaged", at))
	}
	said := faults(&many)
	if len(said) != mostFaults+1 || !strings.Contains(said[mostFaults], "997") {
		t.Errorf("%d sentences: %q", len(said), said[min(len(said), mostFaults)])
	}
	path := filepath.Join(t.TempDir(), "a"+Ending)
	list := slices.Repeat(marks, 10*config.MostBookmarks)
	if err := Save(path, searched(t, engine.Programmes()[0]), list); err != nil {
		t.Fatal(err)
	}
	opened, err := Open(path, engine.Programmes(), treefile.Options{})
	if err != nil || len(opened.Bookmarks) != config.MostBookmarks {
		t.Errorf("%d bookmarks, %v", len(opened.Bookmarks), err)
	}
}
