package workbench

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/workspace"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// seen is what a person can see of the things that undo takes back.
type seen struct {
	fen, moves, game, programme, depth, weights, sets string
	searches                                          int
	tree                                              *tree.Tree
}

func (b *bench) seen() seen {
	s := b.Session
	line := s.Game
	return seen{
		fen: b.view.Position.FEN(), moves: b.moves(), game: present.Line(line.Start(), line.Mainline()),
		programme: b.toolbar.programme.Selected, depth: b.toolbar.depth.Selected, weights: b.toolbar.badge.Text,
		sets: strings.Join(keys(b.Settings().Config().Weights["itep"]), " "), searches: len(b.view.Searches),
		tree: b.view.Tree,
	}
}

func keys(m map[string]string) (list []string) {
	for key := range m {
		list = append(list, key)
	}
	return list
}

// TestUndo does everything that can be undone, one after the other: undo shows what was seen before
// each, redo what was seen after it.
func TestUndo(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Options: map[string]string{"depth": "2"},
		Former: config.Former{Start: session.FirstPosition, Game: []string{"b2a3"}}})
	b.think()
	h := b.Workbench
	actions := []struct {
		name string // that the menu has
		do   func()
	}{
		{"move 30. Ne2", func() { b.play("Ne2") }}, // beside the game
		{"move 30... Kg8", func() { b.play("Kg8") }},
		{"making the line the game", func() { h.EditGame("making the line the game", (*session.Game).MakeMain) }},
		{"depth 3", func() { b.toolbar.depth.SetSelected("3") }},
		{"programme Botvinnik", func() { b.toolbar.programme.SetSelected("Botvinnik's method") }},
		{"programme ITEP", func() { b.toolbar.programme.SetSelected("ITEP") }},
		{"weight of centre", func() {
			h.Do("weight of centre", func() {
				h.Settings().Change(func(c *config.Config) {
					c.Weights = map[string]map[string]string{"itep": {"own": "centre:300"}}
				})
				h.Set("weights", "centre:300")
			})
		}},
		{"paste", func() { b.openText("4k3/8/8/8/8/8/8/4K2R w K - 0 1") }},
		{"new game", b.actions().newGame},
		{"going to ITEP 2, start, " + present.Whole(b.view.Search.Counts().Nodes),
			func() { h.ShowSearch(b.view.Searches[0]) }},
		{"deleting ITEP 2, start, " + present.Whole(b.view.Search.Counts().Nodes),
			func() { h.DeleteSearch(b.view.Searches[0]) }},
	}
	states := []seen{b.seen()}
	for _, a := range actions {
		a.do()
		if undo, _ := b.Steps(); undo != a.name {
			t.Fatalf("after %s the menu offers to undo %q", a.name, undo)
		}
		states = append(states, b.seen())
	}
	for i := len(actions) - 1; i >= 0; i-- {
		b.undo()
		if got := b.seen(); got != states[i] {
			t.Errorf("after undoing %s the window shows\n%+v, want\n%+v", actions[i].name, got, states[i])
		}
		if want := "Undone: " + actions[i].name + "."; b.message() != want {
			t.Errorf("the bar says %q, want %q", b.message(), want)
		}
	}
	b.undo()
	if b.message() != "There is nothing to undo." {
		t.Errorf("the bar says %q", b.message())
	}
	for i, a := range actions {
		b.redo()
		if got := b.seen(); got != states[i+1] {
			t.Errorf("after doing %s again the window shows\n%+v, want\n%+v", a.name, got, states[i+1])
		}
	}
	b.redo()
	if b.message() != "There is nothing to do again." {
		t.Errorf("the bar says %q", b.message())
	}
}

// TestTheMenuNamesTheSteps, and the keys of undo are those that the driver knows.
func TestTheMenuNamesTheSteps(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{})
	b.Set("depth", "2")
	var edit *fyne.Menu
	for _, m := range b.menu().Items {
		if m.Label == menuEdit {
			edit = m
		}
	}
	if edit == nil || !strings.HasPrefix(edit.Items[0].Label, "Undo depth 2 ") || !strings.HasPrefix(edit.Items[1].Label,
		"Redo ") {
		t.Fatalf("the menu is %v", edit)
	}
	if name := edit.Items[0].Shortcut.ShortcutName(); name != (&fyne.ShortcutUndo{}).ShortcutName() {
		t.Errorf("the keys of undo are %s", name)
	}
	b.undo()
	if undo, redo := b.Steps(); undo != "" || redo != "depth 2" {
		t.Errorf("undo %q, redo %q", undo, redo)
	}
}

// TestThinkAndStopAreNotConfused: a press right after the end of a search starts no other.
func TestThinkAndStopAreNotConfused(t *testing.T) {
	b := start(t, config.Config{Options: map[string]string{"depth": "2"}})
	begun := time.Now()
	b.think()
	if !b.toolbar.think.Disabled() {
		t.Error("right after the end the button can be pressed")
	}
	b.ThinkOrStop()
	if b.Started() != 1 && time.Since(begun) < workspace.Rest {
		t.Fatal("a press right after the end starts a search")
	} else if b.Started() != 1 {
		t.Skip("the machine was too busy for a press right after the end")
	}
	b.until("the end of the rest", func() bool { return !b.toolbar.think.Disabled() })
	if since := time.Since(begun); since < workspace.Rest {
		t.Errorf("the button rests for %v", since)
	}
	b.ThinkOrStop()
	if b.Started() != 2 {
		t.Error("after the rest a press starts nothing")
	}
}

// TestThinkSaysWhatAbout: below the root of the tree the button names another position than at it.
func TestThinkSaysWhatAbout(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Options: map[string]string{"depth": "2"}})
	b.think()
	if text := b.toolbar.think.Text; text != "Think" {
		t.Errorf("at the root the button says %q", text)
	}
	b.play("Ba3")
	if text, hint := b.toolbar.think.Text, b.toolbar.think.Hint(); text != "Think here" || !strings.Contains(hint,
		"this position, after 30. Ba3") {
		t.Errorf("after a move the button says %q (%s)", text, hint)
	}
	b.think()
	if text := b.toolbar.think.Text; text != "Think" || b.view.Search.Before() != b.view.Searches[0].Position {
		t.Errorf("at the root of the other tree the button says %q", text)
	}
	b.Session.SetGame(session.NewGame(board.Start()), b.view.Searches[1])
	b.Changed()
	if hint := b.toolbar.think.Hint(); !strings.Contains(hint, "the start of the game") {
		t.Errorf("at the start of the game the button says %s", hint)
	}
}
