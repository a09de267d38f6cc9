package workbench

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/app/config"
	"drevo/app/museum"
	"drevo/engine/tree"
	"drevo/internal/needs"
	"drevo/widgets/card"
)

// greeted is a bench in a window as at a first start.
func greeted(t *testing.T) *bench {
	t.Helper()
	b := start(t, config.Config{})
	b.Settings().Change(func(c *config.Config) { c.Face = "" })
	b.wear()
	b.window = b.screen
	b.begin(Asked{}, true)
	return b
}

// card is the card of the start page that has the keys, or one of those behind it.
func (b *bench) card(behind int) *card.Card {
	b.t.Helper()
	for range behind {
		b.window.Canvas().FocusNext()
	}
	c, ok := b.window.Canvas().Focused().(*card.Card)
	if !ok {
		b.t.Fatalf("the keys are in %T", b.window.Canvas().Focused())
	}
	return c
}

// TestStartPage: the first start has it over the position of 1938, where one press of the first card, or Escape, leads;
// it does not come again unless it is asked for.
func TestStartPage(t *testing.T) {
	needs.OneGoroutine(t)
	b := greeted(t)
	if b.showing() != startName || !b.toolbar.thinking {
		t.Fatalf("the dialog is %q, it thinks: %v", b.showing(), b.toolbar.thinking)
	}
	b.run()
	b.card(0).TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	at := b.linkHere().String()
	if b.showing() != "" || b.view.Search == nil || !b.board.Shows(firstLayer) ||
		!strings.HasPrefix(b.headline.Words(), "Botvinnik's method plays 30.Ba3") {
		t.Errorf("the first card shows %s, %q", at, b.headline.Words())
	}
	if undo, _ := b.Steps(); undo != "" {
		t.Errorf("there is something to undo: %s", undo)
	}
	if kept := b.Settings().Config(); !kept.Toured || !kept.Simple() {
		t.Errorf("it is kept as %+v", kept)
	}
	if b.begin(Asked{}, true); b.showing() != "" {
		t.Error("it comes a second time")
	}
	b.run()

	b.showStart()
	b.escape()
	if b.showing() != "" {
		t.Error("Escape leaves it")
	}
	b.newGame()
	b.showStart()
	test.Tap(b.card(0))
	b.run()
	if again := b.linkHere().String(); again != at {
		t.Errorf("from the menu the first card shows %s, not %s", again, at)
	}
}

// TestStartPageLeads to a search at its first node, to the lessons, and to the museum.
func TestStartPageLeads(t *testing.T) {
	needs.OneGoroutine(t)
	b := greeted(t)
	b.run()
	test.Tap(b.card(2))
	b.until("the first step", b.replay.Shown)
	if b.replay.Last() != tree.Root || b.frame.front().Key() != "scheme" ||
		b.view.Programme.About().ID != "itep" {
		t.Errorf("it steps at %d, in front is %s", b.replay.Last(), b.frame.front().Key())
	}
	b.showStart()
	test.Tap(b.card(3))
	if b.frame.front().Key() != "lesson" {
		t.Errorf("in front is %s", b.frame.front().Key())
	}
	b.showMuseum()
	if b.showing() != museumName {
		t.Errorf("the dialog is %q", b.showing())
	}
	b.openLink("drevo:lesson=null-move")
	if l, ok := b.lessons(); !ok || !strings.Contains(l.Reading(), "null-move") {
		t.Error("a link does not open its lesson")
	}
	b.run()
}

// TestExhibitsAreShown: the link of every exhibit can be followed; it leads to its node, with its tab in front: some do
// so in every run, all with DREVO_LONG.
func TestExhibitsAreShown(t *testing.T) {
	needs.OneGoroutine(t)
	exhibits, err := museum.Exhibits()
	if err != nil {
		t.Fatal(err)
	}
	b := start(t, config.Config{Programme: "itep"})
	for i, e := range exhibits {
		if _, err := b.ReadLink(e.Link()); err != nil || b.lacks(e.Link()) != nil {
			t.Errorf("%s: %v, %v", e.Name(), err, b.lacks(e.Link()))
		}
		if i%8 != 1 && os.Getenv("DREVO_LONG") == "" {
			continue
		}
		arrived := false
		b.showThen(e.Link(), func() { arrived = true })
		b.until("what the link shows", func() bool { return arrived })
		if at := b.linkHere(); at.Pane != e.Show.Pane || len(at.Node.Moves) != len(e.Show.Node.Moves) ||
			b.view.Search == nil || b.view.Search.Position != e.Position {
			t.Errorf("%s: %s shows %s; %s", e.Name(), e.Link(), at, b.message())
		}
	}
}
