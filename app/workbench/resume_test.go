package workbench

import (
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/app/panes"
	"drevo/engine/tree"
	"drevo/widgets/tooltip"
)

// run lets what is at work come to its end.
func (b *bench) run() {
	b.t.Helper()
	b.until("the end of the search", func() bool { return !b.toolbar.thinking })
}

// TestTheNextStartHasNodeTabAndFilter: the start repeats a short search and puts all back.
func TestTheNextStartHasNodeTabAndFilter(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	b := startAt(t, path)
	b.begin(nil, true)
	b.run()
	b.help.endTour()
	line := b.view.Tree.Line(tree.Root)
	b.Select(b.view.Place(line[len(line)-1]))
	controls(b.tree.Content(), "", func(o fyne.CanvasObject, _ string) {
		if find, ok := o.(interface {
			tooltip.Field
			SetText(string)
		}); ok {
			find.SetText("cut")
		}
	})
	b.until("the matches", func() bool { return len(b.queue) == 0 && b.Settings().Config().Filter.Text == "cut" })
	if err := b.Open(pane.Terms, ""); err != nil {
		t.Fatal(err)
	}
	b.save()

	again := startAt(t, path)
	again.begin(nil, false)
	if !again.toolbar.thinking {
		t.Fatalf("a short search is not repeated: %q", again.message())
	}
	again.run()
	if again.view.Node != line[len(line)-1] || !again.view.InTree || again.view.Position != b.view.Position {
		t.Errorf("the next start is at node %d of %d, %s", again.view.Node, line[len(line)-1], again.moves())
	}
	if key := again.frame.front().Key(); key != pane.Terms {
		t.Errorf("the tab in front is %s", key)
	}
	if f := again.Settings().Config().Filter; f.Text != "cut" {
		t.Errorf("the filter is %+v", f)
	}
}

// TestARepeatedSearchIsTheOneOfTheTree, not one with the settings that were changed after it: the
// strip over the tree says that they were.
func TestARepeatedSearchIsTheOneOfTheTree(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	b := startAt(t, path)
	b.Set("depth", "2")
	b.think()
	b.play("Ba3")
	b.think()
	root := b.view.Search.Position
	b.actions().back()
	b.Set("depth", "9")
	b.save()
	again := startAt(t, path)
	again.begin(nil, false)
	again.run()
	s := again.view.Search
	if s.Position != root || s.Values.Int("depth") != 2 || again.view.Values.Int("depth") != 9 || again.view.Current() {
		t.Errorf("repeated was depth %d at %s; the settings have %d", s.Values.Int("depth"), s.Position.FEN(),
			again.view.Values.Int("depth"))
	}
	if again.moves() != b.moves() || len(again.view.Game.Mainline()) != 1 {
		t.Errorf("the place is %q", again.moves())
	}
}

// TestALongSearchIsNotBegunUnasked, nor one that was stopped, nor one of which too little is known.
func TestALongSearchIsNotBegunUnasked(t *testing.T) {
	short := config.Thought{Programme: "itep", Nodes: 10, Milliseconds: 1999}
	with := func(change func(*config.Thought)) config.Thought {
		thought := short
		change(&thought)
		return thought
	}
	for says, thought := range map[string]config.Thought{
		"took 34s, and is not repeated":   with(func(t *config.Thought) { t.Milliseconds = 34_200 }),
		"took 2s, and is not repeated":    with(func(t *config.Thought) { t.Milliseconds = 2000 }),
		"was stopped, and is not begun":   with(func(t *config.Thought) { t.Stopped = true }),
		"Press Think to analyse this pos": with(func(t *config.Thought) { t.Milliseconds = 0 }),
		"Press Think to analyse this":     {},
		"Press Think to analyse":          with(func(t *config.Thought) { t.Programme = "deep thought" }),
		"Press Think to":                  with(func(t *config.Thought) { t.Options = map[string]string{"depth": "many"} }),
		"Press Think to analyse this p":   with(func(t *config.Thought) { t.Start = "8/8/8/4k3/8/4K3/4R3/8 w - - 0 1" }),
		"Press Think":                     with(func(t *config.Thought) { t.Root = []string{"e2e4"} }),
	} {
		b := start(t, config.Config{Thought: thought, Toured: true})
		b.begin(nil, false)
		if b.toolbar.thinking || b.Started() != 0 || !strings.Contains(b.message(), says) {
			t.Errorf("%+v: searches %d, the bar says %q", thought, b.Started(), b.message())
		}
	}
	b := start(t, config.Config{Thought: short, Toured: true})
	if b.begin(nil, false); b.Started() != 1 {
		t.Errorf("a short search is not repeated: %q", b.message())
	}
}

// TestASearchOfAnotherGameIsNotRepeated, though both begin at the same position: its tree would stand
// beside a game that it has nothing to do with.
func TestASearchOfAnotherGameIsNotRepeated(t *testing.T) {
	const start0 = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	for root, repeats := range map[string]bool{"e2e4 c7c5": false, "e2e4 e7e5": true, "e2e4": true, "e2e4 e7e5 g1f3": true,
		"e2e4 e7e5 f2f4": false} {
		thought := config.Thought{Programme: "itep", Options: map[string]string{"depth": "1"}, Root: strings.Fields(root),
			Nodes: 10, Milliseconds: 5}
		b := start(t, config.Config{Toured: true, Start: start0, Game: []string{"e2e4", "e7e5", "g1f3"}, Cursor: 2,
			Thought: thought})
		b.begin(nil, false)
		if b.run(); (b.Started() == 1) != repeats {
			t.Errorf("the search after %s is repeated %v, want %v", root, b.Started() == 1, repeats)
		}
	}
}

// TestAStrangeTabIsPassedOver.
func TestAStrangeTabIsPassedOver(t *testing.T) {
	b := start(t, config.Config{Tab: "of a newer version", Toured: true})
	first := b.frame.front()
	b.begin(nil, false)
	if b.frame.front() != first || !strings.HasPrefix(b.message(), "Press Think") {
		t.Errorf("in front is %s, the bar says %q", b.frame.front().Key(), b.message())
	}
}

// TestLookedAtMovesOfAnotherGameAreLeft: an older version of the program changes the game and
// leaves what it does not know.
func TestLookedAtMovesOfAnotherGameAreLeft(t *testing.T) {
	c := config.Config{Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Game: []string{"e2e4"},
		Cursor: 1, Looked: []string{"e2e4", "e7e5"}}
	b := start(t, c)
	if b.moves() != "1. e4" {
		t.Errorf("the place is %q", b.moves())
	}
}

// TestTwoProgrammesTrees: a tree of another programme than the chosen one is shown with that
// programme's tabs, and the choice stays.
func TestTwoProgrammesTrees(t *testing.T) {
	newITEP, itep := newToy("about ITEP")
	newFront, _ := newToy("front")
	b := startWith(t, config.Config{Options: map[string]string{"depth": "2"}}, []panes.Entry{{New: newFront},
		{New: newITEP, In: panes.Programme, Programme: "itep"}})
	b.think()
	b.ChooseProgramme("botvinnik")
	if err := b.Open("about ITEP", ""); err != nil {
		t.Fatal(err)
	}
	if v := itep.last(); v.Tree == nil || v.Programme.About().ID != "botvinnik" || v.Current() {
		t.Error("the tab of the tree's programme does not see its tree")
	}
	b.Set("horizon", "1")
	b.think()
	b.ShowSearch(b.view.Searches[0])
	if v := itep.last(); v.Tree != b.view.Searches[0].Tree() || b.toolbar.programme.Selected != "Botvinnik" {
		t.Errorf("the tool bar has %s", b.toolbar.programme.Selected)
	}
}
