package workbench

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// TestLessonOnAProjector: board and lesson in letters of twenty pixels and more; the keys of a presenter turn its
// pages, from what was shown meanwhile they come back to it; Escape brings all back.
func TestLessonOnAProjector(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{Face: config.FaceEverything, Toured: true})
	window := test.NewTempWindow(t, b.Content())
	window.SetPadded(false)
	window.Resize(fyne.NewSize(1280, 773))
	b.openLink("drevo:lesson=minimax")
	b.run()
	b.settle()
	text := theme.TextSize()
	b.presentation().of(partLesson)
	if least := theme.CaptionTextSize(); least < 20 {
		t.Errorf("there are letters of %v pixels", least)
	}
	if need := b.frame.content.MinSize(); need.Width > 1280 || need.Height > 773 {
		t.Errorf("the window needs %v", need)
	}
	l, _ := b.lessons()
	first := l.Page()
	b.typedKey(fyne.KeyPageDown)
	if l.Page() != first+1 || b.frame.bar.Visible() {
		t.Errorf("page %d, the bar is seen: %v", l.Page(), b.frame.bar.Visible())
	}
	if err := b.Open(pane.Why, ""); err != nil {
		t.Fatal(err)
	}
	b.typedKey(fyne.KeyPageDown)
	if b.frame.front().Key() != "lesson" || l.Page() != first+1 {
		t.Errorf("in front is %s, page %d", b.frame.front().Key(), l.Page())
	}
	b.typedKey(fyne.KeyPageUp)
	if l.Page() != first || !b.offersEnd() {
		t.Errorf("page %d", l.Page())
	}
	b.typedKey(fyne.KeyEscape)
	b.typedKey(fyne.KeyPageDown)
	if l.Page() != first || theme.TextSize() != text || !b.frame.bar.Visible() {
		t.Errorf("afterwards page %d, letters of %v", l.Page(), theme.TextSize())
	}
	b.run()
}

// TestAskedValuesAreHidden: while a lesson asks which value goes up, the tree has a question mark there, and the values
// below.
func TestAskedValuesAreHidden(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{Face: config.FaceEverything, Toured: true})
	b.openLink("drevo:lesson=minimax")
	b.until("the question", func() bool { return len(b.view.Nodes.Asked) > 0 })
	at := b.view.Tree.ChildNodes(tree.Root)
	hidden := 0
	for _, n := range at {
		if b.view.Nodes.Value(n) == "?" {
			hidden++
			if below := b.view.Tree.ChildNodes(n.ID); b.view.Nodes.Value(below[0]) == "?" {
				t.Error("the values below are hidden")
			}
		}
	}
	if hidden != 1 || !strings.Contains(b.view.Nodes.Score(b.view.Tree.Node(tree.Root)), "?") {
		t.Errorf("%d values are hidden", hidden)
	}
	if err := b.Open(pane.Why, ""); err != nil {
		t.Fatal(err)
	}
	b.run()
	if !b.view.Quizzed() {
		t.Error("another tab tells the answer")
	}
	b.run()
}
