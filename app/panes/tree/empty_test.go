package tree

import (
	"strings"
	"testing"

	"drevo/app/pane/panetest"
	"drevo/app/session"
)

// TestTheTaskComesFirst: where there is no tree yet the explorer says what the position asks for.
func TestTheTaskComesFirst(t *testing.T) {
	w := panetest.New(t, "itep", map[string]string{"depth": "1"}, "")
	game := session.NewGame(w.Session.Position())
	game.Record().Root.SetText("Which move wins the bishop?")
	w.Session.SetGame(game, nil)
	if said := toDo(w.View()); !strings.HasPrefix(said, "Which move wins the bishop? Press Think") {
		t.Errorf("said is %q", said)
	}
	w.Session.SetGame(session.NewGame(game.Position()), nil)
	if said := toDo(w.View()); said != "Press Think to grow a tree." {
		t.Errorf("without a task said is %q", said)
	}
}
