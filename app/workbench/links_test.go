package workbench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/lesson"
	"drevo/app/pane"
	lessonpane "drevo/app/panes/lesson"
	"drevo/internal/needs"
)

// TestLinkShowsWhatItSays: position, programme, node, tab, layer and filter; and what the window then shows is the same
// link again.
func TestLinkShowsWhatItSays(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Programme: "itep"})
	const text = "drevo:fen=rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR_w_KQkq_-_0_2&programme=kaissa&set=level:1.0" +
		"&node=g1f3&pane=game&layer=threats"
	b.openText(text + "&filter=exact")
	b.until("the tree", func() bool { return !b.toolbar.thinking && len(b.view.Game.Moves()) == 1 })
	if got := b.linkHere().String(); got != text {
		t.Errorf("the link to what %s opens is %s", text, got)
	}
	if b.frame.front().Key() != pane.Game || !b.board.Shows("threats") {
		t.Errorf("%s is in front", b.frame.front().Key())
	}
	if kept := b.Settings().Config().Filter; kept.Key != "exact" {
		t.Errorf("the filter is %v", kept)
	}
}

// TestLinkThatIsWrong changes nothing, and says what is wrong.
func TestLinkThatIsWrong(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Programme: "itep"})
	before := b.view.Position
	for text, want := range map[string]string{
		"drevo:pain=why":                               `no key "pain"`,
		"#fen=startpos&pane=kitchen":                   `no tab "kitchen"`,
		"#fen=startpos&layer=wallpaper":                `no layer "wallpaper"`,
		"https://example.org/#fen=startpos&lesson=one": `no lesson "one"`,
		"#fen=startpos&proof=everything":               `a proof of "everything"`,
		"drevo:lesson=https://example.org/one.md":      "on the web",
		"drevo:game=https://example.org/games.pgn":     "on the web",
	} {
		b.openText(text)
		if !strings.Contains(b.bar.Text, want) || b.view.Position != before {
			t.Errorf("%s: %q, and the position is %s", text, b.bar.Text, b.view.Position.FEN())
		}
	}
}

// TestLinkToALesson opens one that comes with the program by its name, and a file of one's own by its path.
func TestLinkToALesson(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Programme: "itep"})
	l, _ := b.lessons()
	course, err := lesson.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	b.openText("drevo:lesson=" + course.Lessons[1].Name())
	if b.frame.front().Key() != lessonpane.Key || l.Reading() != course.Lessons[1].File {
		t.Errorf("%s is in front and the lesson %q is read", b.frame.front().Key(), l.Reading())
	}
	t.Chdir(t.TempDir())
	if err := os.WriteFile("mine.md", []byte("# Mine\n\nA lesson.\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	b.openText("drevo:lesson=mine.md")
	if filepath.Base(l.Reading()) != "mine.md" {
		t.Errorf("the lesson %q is read", l.Reading())
	}
	b.openText("drevo:lesson=" + course.Lessons[0].Name())
	if l.Reading() != course.Lessons[0].File {
		t.Errorf("after one of my own the lesson %q is read", l.Reading())
	}
}

// TestLinkToRows: a query stands in Find and is met, a proof is all that the tree shows.
func TestLinkToRows(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Programme: "itep", Face: config.FaceSimple})
	const text = "drevo:fen=8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1_w_-_-_0_30&programme=kaissa&set=level:1.0"
	b.openText(text + "&query=depth%20%3E%201")
	b.until("the rows", func() bool { return !b.toolbar.thinking && b.Settings().Config().Filter.Text != "" })
	if b.faces.simple || b.Settings().Config().Filter.Text != "depth > 1" {
		t.Errorf("the filter is %v, the face simple %v", b.Settings().Config().Filter, b.faces.simple)
	}
	b.openText(text + "&proof=value")
	b.until("the proof", func() bool { return strings.Contains(b.bar.Text, "prove") })
	if !strings.Contains(b.bar.Text, "nodes prove the value") {
		t.Errorf("of the proof it says %q", b.bar.Text)
	}
}

// TestLinkToAGame opens the file at its half-move, and undo brings back what was there.
func TestLinkToAGame(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Programme: "itep"})
	t.Chdir(t.TempDir())
	if err := os.WriteFile("two moves.pgn", []byte("1. e4 c5 2. Nf3 *"), 0o600); err != nil {
		t.Fatal(err)
	}
	before := b.view.Position
	b.openText("drevo:game=two%20moves.pgn&ply=2")
	b.until("the game", func() bool { return b.view.Game.Cursor() == 2 })
	b.undo()
	if b.view.Position != before {
		t.Errorf("undo shows %s", b.view.Position.FEN())
	}
	if recent := b.Settings().Config().Recent; len(recent) != 1 || filepath.Base(recent[0]) != "two moves.pgn" {
		t.Errorf("the recent files are %v", recent)
	}
}
