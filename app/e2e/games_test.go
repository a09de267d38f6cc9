//go:build linux && e2e

package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"drevo/internal/xtest"
)

// gamesTab is the key of the tab that holds the panes about games.
const gamesTab = "ctrl+5"

// TestPlay plays a move against a programme: its answer is in the game and its tree in the list. Taking
// back goes to the user's turn before.
func TestPlay(t *testing.T) {
	t.Parallel()
	settings := filepath.Join(t.TempDir(), "drevo.json")
	if err := os.WriteFile(settings, []byte(`{"toured": true, "options": {"depth": "1"}}`), 0o600); err != nil {
		t.Fatal(err)
	}
	w := start(t, 1280, 800, "DREVO_CONFIG="+settings)
	before := w.wait("the first analysis", func(s state) bool { return s.number("searches") == 1 && !s.is("running") })
	w.openTab(gamesTab, "play")
	w.Key("ctrl+shift+n")
	w.wait("the user's turn", func(s state) bool { return s.is("yourMove") && s.number("played") == 0 })
	w.move("e2", "e4")
	answered := w.wait("the answer", func(s state) bool { return s.is("yourMove") && s.number("played") == 2 })
	if answered.number("kept") != before.number("kept")+1 || answered.number("treeNodes") == 0 ||
		answered.number("game") != 2 {
		t.Errorf("after the answer %v searches are kept, were %v; the tree has %v nodes, the game %v moves", answered["kept"],
			before["kept"], answered["treeNodes"], answered["game"])
	}
	w.Settle()
	w.Shot("play-1280x800.png")
	w.Key("ctrl+BackSpace")
	w.wait("the move taken back", func(s state) bool {
		return s.is("yourMove") && s.number("played") == 0 &&
			s.number("cursor") == 0
	})
	w.Key("ctrl+shift+p")
	w.wait("a pause", func(s state) bool {
		return !s.is("yourMove") && strings.HasPrefix(s.text("gameState"), "The game waits")
	})
	w.Quit()
}

// TestBook: the book has moves for the initial position, one is played by keys, and the last move goes
// into the user's own book.
func TestBook(t *testing.T) {
	t.Parallel()
	w := open(t, 1440, 900)
	w.Key("ctrl+n")
	w.openTab(gamesTab, "book")
	moves := w.wait("moves of the book", func(s state) bool { return len(s.list("bookMoves")) > 0 }).list("bookMoves")
	w.Settle()
	w.Shot("book-1440x900.png")
	w.keysTo("Book")
	w.Key("Home", "Return")
	w.wait("its first move", func(s state) bool {
		return s.text("place") == "1. "+moves[0] && s.text("opening") != "" && !slices.Equal(s.list("bookMoves"), moves)
	})
	w.Key("ctrl+shift+b")
	w.wait("a word about the own book", func(s state) bool { return strings.HasPrefix(s.text("message"), "Your book: ") })
	w.openTab(gamesTab, "opinion")
	w.Settle()
	w.Shot("opinion-1440x900.png")
	w.Quit()
}

// TestLibrary searches the list of games, opens a game and walks into one of its variations.
func TestLibrary(t *testing.T) {
	t.Parallel()
	w := open(t, 1280, 800)
	w.openTab(gamesTab, "game")
	w.Key("ctrl+l")
	w.wait("the list of games", func(s state) bool { return s.text("dialog") == "Library" && s.number("listed") > 0 })
	w.Type("nobody")
	w.wait("no game", func(s state) bool { return s.number("listed") == 0 })
	w.Key("ctrl+a")
	w.Type("capablanca 1938")
	w.wait("the game", func(s state) bool { return s.number("listed") == 1 })
	w.Settle()
	w.Shot("library-1280x800.png")
	w.Key("Return")
	w.wait("its text", func(s state) bool {
		return s.text("dialog") == "" && strings.HasPrefix(s.text("message"), "Opened ") && strings.Contains(s.text("pgn"),
			"30. Qxf6+")
	})
	w.Key("ctrl+Home", "ctrl+shift+Page_Down")
	w.wait("its first variation", func(s state) bool { return s.text("place") == "30. Qxf6+" })
	w.Key("ctrl+Page_Down")
	w.wait("its second one", func(s state) bool { return s.text("place") == "30. Qxd5" })
	w.Settle()
	w.Shot("game-1280x800.png")
	w.Quit()
}

// TestVariation plays another move in a game, saves the game as a file and reads it again.
func TestVariation(t *testing.T) {
	t.Parallel()
	w := open(t, 1440, 900)
	w.Key("ctrl+n")
	for _, move := range []string{"e4", "e5", "Nf3"} {
		w.enter("move", move)
	}
	w.wait("a game", func(s state) bool { return s.text("place") == "1. e4 e5 2. Nf3" })
	w.Key("ctrl+Left")
	w.enter("move", "Nc3")
	w.wait("a move that is tried", func(s state) bool { return s.text("place") == "1. e4 e5 2. Nc3" })
	w.Key("ctrl+shift+Return")
	const varied = "1. e4 e5 2. Nf3 (2. Nc3)"
	made := w.wait("a variation", func(s state) bool {
		return s.text("place") == "1. e4 e5 2. Nc3" && strings.Contains(s.text("pgn"), varied)
	})
	w.Key("ctrl+s")
	w.wait("the dialog", func(s state) bool { return s.text("dialog") == "Save" })
	w.Settle()
	w.Shot("save-1440x900.png")
	w.Key("Return")
	saved := strings.TrimSuffix(strings.TrimPrefix(w.wait("the file", func(s state) bool {
		return s.text("dialog") == "" && strings.HasPrefix(s.text("message"), "Saved ")
	}).text("message"), "Saved "), ".")
	text, err := os.ReadFile(saved)
	if err != nil || string(text) != made.text("pgn") {
		t.Errorf("the file holds %q, %v", text, err)
	}
	w.Quit()

	again := &window{App: xtest.NewScreen(t, 1280, 800).Start(nil, xtest.Program(t), saved), t: t}
	again.wait("the game again", func(s state) bool { return s.text("pgn") == made.text("pgn") && s.number("game") == 3 })
	again.Quit()
}

// TestEditor sets up a position: what is illegal is said and can't be used, what is legal can.
func TestEditor(t *testing.T) {
	t.Parallel()
	w := open(t, 1280, 800)
	w.Key("ctrl+p")
	w.wait("the position in hand", func(s state) bool {
		return s.text("dialog") == "Editor" && s.text("setup") == firstFEN && s.is("usable")
	})
	w.enter("setup", "4k3/8/8/8/8/8/4P3/8 w - - 0 1")
	w.wait("a word about the king that is missing", func(s state) bool {
		return !s.is("usable") &&
			strings.Contains(s.text("verdict"), "king")
	})
	w.Settle()
	w.Shot("editor-1280x800.png")
	const legal = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
	w.enter("setup", legal)
	w.wait("a legal position", func(s state) bool { return s.is("usable") && s.text("setup") == legal })
	w.press("use")
	w.wait("it in the window", func(s state) bool {
		return s.text("dialog") == "" && s.text("fen") == legal &&
			s.number("game") == 0
	})
	w.Key("ctrl+z")
	w.wait("the position before", func(s state) bool { return s.text("fen") == firstFEN })
	w.Quit()
}
