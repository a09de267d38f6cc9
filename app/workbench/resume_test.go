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
	"drevo/internal/needs"
	"drevo/widgets/tooltip"
)

// run lets what is at work come to its end.
func (b *bench) run() {
	b.t.Helper()
	b.until("the end of the search", func() bool { return !b.toolbar.thinking })
}

// TestTheNextStartHasNodeTabAndFilter: the start repeats a short search and puts all back.
func TestTheNextStartHasNodeTabAndFilter(t *testing.T) {
	needs.RacedElsewhere(t)
	path := filepath.Join(t.TempDir(), "drevo.json")
	b := startAt(t, path)
	b.begin(Asked{}, true)
	b.run()
	b.greeted()
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
	again.begin(Asked{}, false)
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

// TestAStrangeTabIsPassedOver.
func TestAStrangeTabIsPassedOver(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{Tab: "of a newer version", Toured: true})
	first := b.frame.front()
	b.begin(Asked{}, false)
	if b.frame.front() != first || !strings.HasPrefix(b.message(), "Press Think") {
		t.Errorf("in front is %s, the bar says %q", b.frame.front().Key(), b.message())
	}
}

// TestTwoProgrammesTrees: a tree of another programme than the chosen one is shown with that
// programme's tabs, and the choice stays.
func TestTwoProgrammesTrees(t *testing.T) {
	needs.RacedElsewhere(t)
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
	if v := itep.last(); v.Tree != b.view.Searches[0].Tree() || b.toolbar.programme.Selected != "Botvinnik's method" {
		t.Errorf("the tool bar has %s", b.toolbar.programme.Selected)
	}
}
