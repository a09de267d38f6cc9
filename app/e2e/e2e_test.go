//go:build linux && e2e

// Package e2e tests the workbench as a person uses it: in a real window, with mouse and keyboard.
package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/internal/needs"
	"drevo/internal/xtest"
)

const firstFEN = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

// TestMainJob is the main job end to end: think, find out why, look at a node, ask about an own
// move.
func TestMainJob(t *testing.T) {
	t.Parallel()
	w := open(t, 1400, 900)
	first := w.state()
	if first.text("fen") != firstFEN {
		t.Fatalf("the first position is %s", first.text("fen"))
	}

	w.pressThink()
	done := w.wait("a second search", func(s state) bool { return s.number("searches") == 2 && !s.is("running") })
	w.numbersAgree(done)
	if done.text("bestmove") != first.text("bestmove") || done.text("score") != first.text("score") {
		t.Errorf("the same search gave %s (%s) and %s (%s)", first.text("bestmove"), first.text("score"),
			done.text("bestmove"), done.text("score"))
	}
	// the root, its round, the move
	if why := done.list("why"); len(why) < 3 || !strings.HasSuffix(why[2], done.text("bestmove")) {
		t.Errorf("the value comes from %v, the move is %s", why, done.text("bestmove"))
	}

	w.row(3) // start, estimate, round 1, and the test of the first move
	chosen := w.wait("a chosen node", func(s state) bool { return s.number("node") != 0 })
	if chosen.text("fen") == firstFEN || chosen.text("place") == "" || !chosen.is("inTree") {
		t.Errorf("after a click on a row the board shows %s after %q", chosen.text("fen"), chosen.text("place"))
	}
	move := strings.ReplaceAll(chosen.text("place"), ". ", ".")
	if why := chosen.list("why"); len(why) != len(done.list("why")) || why[0] != "" ||
		!strings.Contains(chosen.text("sentence"), move) {
		t.Errorf("at %q the panel explains %v and compares %q", chosen.text("place"), why, chosen.text("sentence"))
	}
	w.press("explain")
	w.wait("the chosen node explained instead", func(s state) bool {
		return len(s.list("why")) > 0 &&
			s.list("why")[0] == move
	})

	w.root()
	w.wait("the root again", func(s state) bool { return s.number("node") == 0 && s.text("fen") == firstFEN })
	w.move("b2", "a3")
	asked := w.wait("a move that loses by its test", func(s state) bool { return s.text("place") == "30. Ba3" })
	if asked.is("inTree") || !strings.Contains(asked.text("message"), "was only tested") {
		t.Errorf("asked about a move without a node, the window says %q", asked.text("message"))
	}

	w.Key("ctrl+Left") // the rows have gone to the move's test
	w.wait("the root once more", func(s state) bool { return s.number("node") == 0 && s.text("fen") == firstFEN })
	w.move("e5", "e2")
	dragged := w.wait("the dragged move", func(s state) bool { return s.text("place") == "30. Qe2" })
	if !dragged.is("inTree") || dragged.number("node") == 0 {
		t.Errorf("the move that was dragged has no node: %v", dragged["node"])
	}
	w.Shot("main-job.png")
	w.Quit()
}

// numbersAgree checks that tree, readout and state tell one number.
func (w *window) numbersAgree(s state) {
	w.t.Helper()
	nodes := fmt.Sprintf("%.0f", s.number("nodes"))
	shown := strings.ReplaceAll(s.readout("nodes"), "\u00a0", "")
	if shown != nodes || s.number("treeNodes") != s.number("nodes") {
		w.t.Errorf("the search visited %s nodes, the readout says %s, the tree holds %.0f", nodes, shown,
			s.number("treeNodes"))
	}
}

// TestStartSaysNothing: the first start in a fresh home prints nothing, in a session with neither
// Wayland nor a message bus.
func TestStartSaysNothing(t *testing.T) {
	t.Parallel()
	w := start(t, 1400, 900, "XDG_RUNTIME_DIR=")
	w.wait("the first analysis", func(s state) bool { return s.number("searches") == 1 && !s.is("running") })
	w.Settle()
	if said := w.Output(); said != "" {
		t.Errorf("the program printed:\n%s", said)
	}
	w.Quit()
}

// TestGame: moves on the board make a game; back, forward and an illegal move do what they should.
func TestGame(t *testing.T) {
	t.Parallel()
	w := open(t, 1400, 900)
	w.enter("fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	w.wait("the entered position", func(s state) bool { return strings.HasPrefix(s.text("fen"), "rnbqkbnr/pppppppp") })
	w.move("e2", "e4")
	w.wait("the first move", func(s state) bool { return s.text("place") == "1. e4" })
	x, y := w.square("e7")
	w.Click(x, y)
	x, y = w.square("e5")
	w.Click(x, y)
	w.wait("a move by two clicks", func(s state) bool { return s.text("place") == "1. e4 e5" })
	w.move("e1", "e3")
	w.wait("a word about the illegal move", func(s state) bool {
		return strings.Contains(s.text("message"),
			"not a legal move")
	})
	w.enter("move", "Nf3")
	w.wait("a typed move", func(s state) bool { return s.text("place") == "1. e4 e5 2. Nf3" && s.number("game") == 3 })
	w.Key("ctrl+Left", "ctrl+Left")
	w.wait("two moves back", func(s state) bool { return s.text("place") == "1. e4" && s.number("game") == 3 })
	w.Key("ctrl+End")
	w.wait("the end of the game", func(s state) bool { return s.number("cursor") == 3 })
	w.enter("fen", "9/8/8/8/8/8/8/8 w - - 0 1")
	refused := w.wait("a word at the field", func(s state) bool { return strings.Contains(s.text("fault"), "FEN") })
	if refused.text("place") != "1. e4 e5 2. Nf3" {
		t.Errorf("a bad FEN changed the place to %q", refused.text("place"))
	}
	w.Shot("bad-fen.png")
	w.Quit()
}

// TestStop: a search that would run for hours is stopped at once, and what it found is there.
func TestStop(t *testing.T) {
	t.Parallel()
	settings := filepath.Join(t.TempDir(), "drevo.json")
	if err := os.WriteFile(settings, []byte(`{"toured": true, "options": {"depth": "11", "scheme": "absolute"}}`), 0o644); err != nil {
		t.Fatal(err)
	}
	w := start(t, 1400, 900, "DREVO_CONFIG="+settings)
	w.wait("a search at work", func(s state) bool { return s.is("running") && s.number("nodes") > 100_000 })
	w.row(1)
	w.wait("a node chosen while the search runs", func(s state) bool { return s.number("node") != 0 && s.is("running") })
	w.pressThink()
	stopped := w.wait("the end", func(s state) bool { return !s.is("running") })
	if !strings.Contains(strings.ToLower(stopped.text("message")), "stopped") || stopped.number("treeNodes") == 0 {
		t.Errorf("after Stop the window says %q", stopped.text("message"))
	}
	w.numbersAgree(stopped)
	w.Quit()
}

// TestSnapshot takes pictures of the window in light and dark; with DREVO_LONG in a large one, too, of which a picture
// drawn in software took a minute beside much other work.
func TestSnapshot(t *testing.T) {
	t.Parallel()
	sizes := [][2]int{{1280, 800}}
	if needs.InLong() {
		sizes = append(sizes, [2]int{2560, 1440})
	}
	for _, size := range sizes {
		w := open(t, size[0], size[1])
		w.Key("ctrl+d")
		mode := w.wait("another theme", func(s state) bool { return s.text("theme") != "" }).text("theme")
		for range 2 {
			w.Settle()
			w.Shot(fmt.Sprintf("window-%s-%dx%d.png", mode, size[0], size[1]))
			w.Key("ctrl+d")
			mode = w.wait("the other theme", func(s state) bool { return s.text("theme") != mode }).text("theme")
		}
		w.Quit()
	}
}

// programmeTab is the key of the tab that holds the panes about a programme.
const programmeTab = "ctrl+4"

// openTab brings a pane to the front whose tab has a key; pressed again that brings the next one in it.
func (w *window) openTab(key, pane string) {
	w.t.Helper()
	for range 10 {
		before := w.state().text("tab")
		if before == pane {
			w.Settle()
			return
		}
		w.Key(key) // no second time before the window has answered, which would go past the pane
		w.wait("the tab after "+before, func(s state) bool { return s.text("tab") != before })
	}
	w.t.Fatalf("%s does not bring %s to the front", key, pane)
}

// TestMap puts an attack in front, steps along it, looks further, finds the nodes on it and lays a
// code table on the board.
func TestMap(t *testing.T) {
	t.Parallel()
	w := open(t, 1400, 900)
	w.openTab(programmeTab, "trajectories")
	first := w.wait("an attack in front", func(s state) bool { return s.text("attack") != "" }).text("attack")
	left, top, _, _ := w.area("attacks")
	w.Click(left+60, top+150) // the second row below heads and heading
	chosen := w.wait("another attack in front", func(s state) bool { return s.text("attack") != first })
	if chosen.number("denials") == 0 {
		t.Errorf("%s is drawn without denials", chosen.text("attack"))
	}
	w.Shot("attack.png")
	w.Key("ctrl+shift+Right")
	w.wait("one half-move gone", func(s state) bool { return s.number("moment") == 1 })
	w.Shot("moment.png")
	w.Key("ctrl+shift+Left")
	w.wait("whole ways again", func(s state) bool { return s.number("moment") == -1 })
	rows := w.state().number("rows")
	w.press("nodes")
	w.wait("the nodes on the attack", func(s state) bool {
		return s.number("rows") != rows && strings.Contains(s.text("message"), chosen.text("attack"))
	})
	w.Shot("nodes.png")
	slider, middle, long, high := w.area("horizon")
	w.Drag(xtest.Left, slider+long*2/6, middle+high/2, slider+long*4/6, middle+high/2)
	further := w.wait("a further horizon", func(s state) bool { return s.number("horizon") >= 4 && s.number("paths") > 0 })
	if further.number("paths") <= chosen.number("paths") || further.text("attack") != chosen.text("attack") {
		t.Errorf("further away there are %v attacks, %s in front", further["paths"], further.text("attack"))
	}
	w.Shot("horizon.png")
	parts, above, _, _ := w.area("mapParts")
	w.Click(parts+160, above+16)
	w.wait("a code table on the board", func(s state) bool { return s.number("numbers") == 64 })
	w.Shot("codetable.png")
	w.Quit()
}

// TestWeights edits a weight by mouse and keyboard, saves the set under a name, searches with it, and forgets it again. A
// chosen term lights its squares.
func TestWeights(t *testing.T) {
	t.Parallel()
	w := open(t, 1400, 900)
	x, y, width, _ := w.area("tabs")
	w.Click(x+width/4, y+16)
	authentic := w.wait("the evaluation", func(s state) bool { return s.text("total") != "" })
	w.Settle()
	left, top, wide, _ := w.area("terms")
	w.Click(left+wide-24, top+275) // the weight of the knights' possibilities, below a name of two lines
	w.wait("the term of the weight", func(s state) bool { return s.text("term") == "knightPossibilities" })
	for _, bad := range []string{"x", "5000", "1.5"} {
		w.Key("ctrl+a")
		w.Type(bad)
		w.Key("Return")
		w.Settle()
		if s := w.state(); s.text("weights") != "authentic" || s.text("total") != authentic.text("total") {
			t.Errorf("the weight %q was taken: set %q, total %s", bad, s.text("weights"), s.text("total"))
		}
	}
	w.Shot("weight-refused.png")
	w.Key("ctrl+a")
	w.Type("60") // into the field that stayed open
	w.Key("Return")
	w.wait("another total by the edited weight", func(s state) bool {
		return s.text("weights") == "own set 1" && s.text("total") != authentic.text("total")
	})
	w.enter("weightName", "knights")
	w.wait("the saved set", func(s state) bool { return s.text("weights") == "knights" })
	w.pressThink()
	done := w.wait("a search with it", func(s state) bool { return s.number("searches") == 2 && !s.is("running") })
	if done.text("score") == authentic.text("score") {
		t.Errorf("with the set knights the score is still %s", done.text("score"))
	}
	w.Shot("weights.png")
	w.press("weightRemove")
	forgotten := w.wait("the authentic set again", func(s state) bool {
		return s.text("weights") == "authentic" && strings.Contains(s.text("message"), "60")
	})
	if forgotten.text("total") != authentic.text("total") {
		t.Errorf("the authentic total is %s, and was %s", forgotten.text("total"), authentic.text("total"))
	}
	edited := forgotten.text("term")
	left, top, _, _ = w.area("terms")
	w.Click(left+40, top+106)
	lit := w.wait("another term", func(s state) bool { return s.text("term") != "" && s.text("term") != edited })
	if lit.number("squares") == 0 {
		t.Errorf("the term %s lights no square", lit.text("term"))
	}
	w.Shot("evaluation.png")
	w.Quit()
}

// TestScheme follows the search through the block scheme, by hand and as a film, and looks at
// the other parts of the programme.
func TestScheme(t *testing.T) {
	t.Parallel()
	w := open(t, 1400, 900)
	for _, part := range []string{"options", "bounds", "bits", "scheme"} {
		w.openTab(programmeTab, part)
		w.Shot("programme-" + part + ".png")
	}
	first := w.state().text("block")
	w.press("schemeOn")
	stepped := w.wait("another block", func(s state) bool { return s.text("block") != first })
	w.press("schemePlay")
	w.wait("some events later", func(s state) bool {
		return s.number("event") > stepped.number("event")+1 &&
			s.number("node") != 0
	})
	w.press("schemePlay")
	w.Settle()
	paused := w.state()
	left, top, wide, high := w.area("scheme")
	w.Click(left+wide*3/4, top+min(high/10, 62)*84/10) // M > m?
	reached := w.wait("the block that was clicked", func(s state) bool { return s.text("block") == "M > m?" })
	if reached.number("event") < paused.number("event") || !reached.is("inTree") {
		t.Errorf("from event %v the click led to event %v, in the tree: %v", paused["event"], reached["event"],
			reached["inTree"])
	}
	w.Shot("scheme.png")
	w.Quit()
}
