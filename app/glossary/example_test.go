package glossary

import (
	"context"
	"testing"

	"drevo/app/session"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// TestEveryExampleShowsItsWord: what is found for each word of each programme passes for it, and from the example
// itself the nearest one is that.
func TestEveryExampleShowsItsWord(t *testing.T) {
	for _, p := range engine.Programmes() {
		values, err := search.Resolve(p, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := session.StartSearch(context.Background(), session.NewGame(enginetest.Position(t, session.FirstPosition)),
			session.Options{Programme: p, Values: values, Limits: search.Limits{Nodes: 5_000}})
		t.Cleanup(s.Release)
		if _, err := s.Wait(); err != nil {
			t.Fatal(err)
		}
		words, found := s.Tree().Header().Vocabulary, 0
		for _, w := range ofProgramme(p) {
			e, ok := Nearest(s, tree.Root, w.Key)
			if !ok {
				continue
			}
			found++
			filter, _ := words.FilterOf(w.Key)
			passes := words.Matcher(filter)
			switch {
			case e.Move == board.NoMove && !passes(s.Tree().Node(e.Node)):
				t.Errorf("%s: node %d does not show %q", p.About().ID, e.Node, w.Name)
			case e.Move == board.NoMove:
				if again, _ := Nearest(s, e.Node, w.Key); again.Node != e.Node {
					t.Errorf("%s: from %d the nearest %q is %d", p.About().ID, e.Node, w.Name, again.Node)
				}
			case !s.Position.IsLegal(e.Move):
				t.Errorf("%s: %q is shown by %s, which is not legal", p.About().ID, w.Name, e.Move)
			}
		}
		if found < 5 {
			t.Errorf("%s shows %d of its words", p.About().ID, found)
		}
		if _, ok := Nearest(s, tree.Root, "no.such-word"); ok || Shown(nil, "core.cut") {
			t.Error("a word is shown that there is not")
		}
	}
}
