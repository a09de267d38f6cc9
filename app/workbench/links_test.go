package workbench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/pane"
)

// TestLinkShowsWhatItSays: position, programme, node, tab, layer and filter; and what the window then shows is the same
// link again.
func TestLinkShowsWhatItSays(t *testing.T) {
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
	b := start(t, config.Config{Programme: "itep"})
	before := b.view.Position
	for text, want := range map[string]string{
		"drevo:pain=why":                               `no key "pain"`,
		"#fen=startpos&pane=kitchen":                   `no tab "kitchen"`,
		"#fen=startpos&layer=wallpaper":                `no layer "wallpaper"`,
		"https://example.org/#fen=startpos&lesson=one": "no lesson",
		"drevo:game=https://example.org/games.pgn":     "on the web",
	} {
		b.openText(text)
		if !strings.Contains(b.bar.Text, want) || b.view.Position != before {
			t.Errorf("%s: %q, and the position is %s", text, b.bar.Text, b.view.Position.FEN())
		}
	}
}

// TestLinkToAGame opens the file at its half-move, and undo brings back what was there.
func TestLinkToAGame(t *testing.T) {
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
