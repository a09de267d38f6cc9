package workbench

import (
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"drevo/app/config"
	"drevo/app/link"
	"drevo/app/pane"
	"drevo/app/panes/lesson"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// TestLessonOnAProjector: board and lesson in letters of twenty pixels and more; the keys of a presenter turn its
// pages, from what was shown meanwhile they come back to it; Escape brings all back.
func TestLessonOnAProjector(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{Face: config.FaceEverything, Toured: true})
	window := b.unpadded()
	window.Resize(fyne.NewSize(1280, 773))
	b.openLink("drevo:lesson=minimax")
	b.run()
	b.settle()
	text := theme.TextSize()
	b.presentation().of(partLesson)
	if least := theme.CaptionTextSize(); least < 20 {
		t.Errorf("there are letters of %v pixels", least)
	}
	if column := b.board.Content().Size(); column.Width < 600 || column.Width > 773 {
		t.Errorf("in a height of 773 the board's column is %v", column)
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

// TestTwoBoardsOnAProjector: a link sets two boards side by side, in letters of twenty pixels; the keys of a presenter
// show one answer after the other and then the lesson again.
func TestTwoBoardsOnAProjector(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{Face: config.FaceEverything, Toured: true})
	window := b.unpadded()
	window.Resize(fyne.NewSize(1280, 773))
	b.openLink("drevo:lesson=minimax")
	b.run()
	b.openLink("drevo:boards=itep,botvinnik")
	b.until("the answers", func() bool {
		plays := b.plays.strip.Plays()
		return b.frame.presenting == partBoards && plays[indexOf(plays, "itep")].Answer != nil &&
			plays[indexOf(plays, "botvinnik")].Answer != nil
	})
	b.run()
	left, right := b.duo.twins[0], b.duo.twins[1]
	if left.choice.Selected != "ITEP" || left.says.Words() != "?" || right.says.Words() != "?" {
		t.Fatalf("%s says %q, %s %q", left.choice.Selected, left.says.Words(), right.choice.Selected, right.says.Words())
	}
	if least := theme.CaptionTextSize(); least < 20 {
		t.Errorf("there are letters of %v pixels", least)
	}
	if need := b.frame.content.MinSize(); need.Width > 1280 || need.Height > 773 {
		t.Errorf("the window needs %v", need)
	}
	if left.content.Size().Width < 600 || right.content.Size().Width < 600 {
		t.Errorf("the boards have %v and %v", left.content.Size(), right.content.Size())
	}
	b.typedKey(fyne.KeyPageDown)
	if left.says.Words() == "?" || right.says.Words() != "?" {
		t.Errorf("the first answer is %q, the second %q", left.says.Words(), right.says.Words())
	}
	if left.says.MinSize().Height <= right.says.MinSize().Height || left.board.Size() != right.board.Size() {
		t.Errorf("with an answer of %v beside one of %v the boards have %v and %v", left.says.MinSize(),
			right.says.MinSize(), left.board.Size(), right.board.Size())
	}
	b.typedKey(fyne.KeyPageDown)
	if right.says.Words() == "?" || len(right.board.Scene().Layers[0].Arrows) == 0 {
		t.Errorf("the second answer is %q", right.says.Words())
	}
	b.typedKey(fyne.KeyPageUp)
	b.typedKey(fyne.KeyPageDown)
	b.typedKey(fyne.KeyPageDown)
	if b.frame.presenting != partLesson || b.frame.columns.Leading != b.board.Content() {
		t.Error("the lesson does not come back")
	}
	b.typedKey(fyne.KeyEscape)
	b.openLink("drevo:boards=itep,nobody")
	b.run()
	if b.frame.presenting != partNone {
		t.Error("a board is there for nobody")
	}
}

// TestPointerAndGlass follow the mouse, take no clicks, and go with Escape.
func TestPointerAndGlass(t *testing.T) {
	test.NewTempApp(t)
	s := newSpotlight()
	test.NewTempWindow(t, s).Resize(fyne.NewSize(400, 300))
	s.point()
	s.enlarge(image.NewRGBA(image.Rect(0, 0, 8, 6)))
	s.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(100, 80)}})
	if at := s.ring.Position(); at != fyne.NewPos(100-ringSize/2, 80-ringSize/2) {
		t.Errorf("the ring is at %v", at)
	}
	if at := s.glass.picture.Position(); at != fyne.NewPos(-100, -80) { // what was at the mouse is there still
		t.Errorf("the picture is at %v", at)
	}
	if s.glass.Tapped(nil); s.glass.Visible() || !s.ring.Visible() {
		t.Error("a click does not put the glass away alone")
	}
	if _, clicks := fyne.CanvasObject(s).(fyne.Tappable); clicks || !s.end() || s.Visible() || s.end() {
		t.Error("the pointer stays, or takes clicks")
	}
}

// TestAskedValuesAreHidden: while a lesson asks which value goes up, the tree has a question mark there, and the values
// below.
func TestAskedValuesAreHidden(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{Face: config.FaceEverything, Toured: true})
	b.openLink("drevo:lesson=minimax")
	b.until("the question", func() bool { return len(b.view.Nodes.Asked) > 0 && !b.view.Search.Running() })
	b.settle()
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

// TestAQuizHidesTheAnswer in bar and tree, whichever face the window has, and brings the one tree of the face back.
func TestAQuizHidesTheAnswer(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{Face: config.FaceEverything, Toured: true})
	b.openLink("drevo:lesson=horizon")
	b.until("the question", func() bool { return b.guessing.quizzed.Tree })
	trees := b.guessing.trees // that with everything, and the simple one
	for _, face := range []string{config.FaceEverything, config.FaceSimple} {
		if b.setFace(face); b.message() != "" || trees[0].Visible() || trees[1].Visible() {
			t.Errorf("%s: the bar says %q, the trees are seen: %v, %v", face, b.message(), trees[0].Visible(),
				trees[1].Visible())
		}
	}
	b.guessing.quiz(lesson.Quiz{})
	if trees[0].Visible() || !trees[1].Visible() {
		t.Errorf("afterwards the trees are seen: %v, %v", trees[0].Visible(), trees[1].Visible())
	}
}

// TestAGuessIsPictured: a card that came after its page was laid out has room, and can be drawn.
func TestAGuessIsPictured(t *testing.T) {
	needs.OneGoroutine(t)
	of := PictureOf{Show: link.State{Pane: "lesson", Choose: "table", Theme: ThemeLight}, Width: 1280, Height: 800}
	if _, err := Picture(t.Context(), of); err != nil {
		t.Fatal(err)
	}
}
