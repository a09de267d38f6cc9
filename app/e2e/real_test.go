//go:build linux && e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"drevo/internal/xtest"
)

// TestSavingAsks saves by a whole path without its ending, and is asked before two games are overwritten; one Escape
// gives up.
func TestSavingAsks(t *testing.T) {
	t.Parallel()
	w := open(t, 1440, 900)
	w.Key("ctrl+n")
	w.enter("move", "e4")
	made := w.wait("a game", func(s state) bool { return s.text("place") == "1. e4" })
	path := filepath.Join(t.TempDir(), "x")
	ask := func() {
		w.Key("ctrl+s")
		w.wait("the dialog", func(s state) bool { return s.text("dialog") == "Save" })
		w.Key("ctrl+a")
		w.Type(path)
		w.wait("the path", func(s state) bool { return s.text("saving") == path })
	}
	saved := func(s state) bool { return s.text("dialog") == "" && s.text("message") == "Saved "+path+".pgn." }
	ask()
	w.Key("Escape")
	w.wait("no dialog", func(s state) bool { return s.text("dialog") == "" })
	ask()
	w.Key("Return")
	w.wait("the file", saved)
	const two = "1. e4 *\n\n[White \"A\"]\n\n1. d4 *\n"
	if err := os.WriteFile(path+".pgn", []byte(two), 0o600); err != nil {
		t.Fatal(err)
	}
	w.Key("ctrl+b") // turns the board, and says nothing
	w.enter("move", "e5")
	w.wait("another move", func(s state) bool { return s.text("place") == "1. e4 e5" })
	ask()
	w.Key("Return")
	w.wait("a question", func(s state) bool { return strings.HasPrefix(s.text("asks"), "x.pgn holds 2 games, which") })
	w.Settle()
	w.Shot("overwrite-1440x900.png")
	if text, err := os.ReadFile(path + ".pgn"); err != nil || string(text) != two {
		t.Errorf("before it is asked the file holds %q, %v", text, err)
	}
	for range 10 { // until it has looked into the file it hears none
		if !saved(w.state()) {
			w.Key("Return")
			w.Settle()
		}
	}
	w.wait("the file again", saved)
	if text, err := os.ReadFile(path + ".pgn"); err != nil || strings.Contains(string(text), "d4") ||
		string(text) == made.text("pgn") {
		t.Errorf("the file holds %q, %v", text, err)
	}
	w.Quit()
}

// TestOddFENs: what is mended of a FEN, or odd about it, is said in the bar; one of Chess960 castles.
func TestOddFENs(t *testing.T) {
	t.Parallel()
	w := open(t, 1440, 900)
	for fen, says := range map[string]string{
		"8/8/8/4k3/8/4K3/4R3/8 w - - 0 0":                                "The move number 0 became 1.",
		"8/8/8/4k3/8/4K3/4R3/8 w - - 99 1":                               "The halfmove clock is 99, but before move 1",
		"rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 1 3":   "The halfmove clock 1 became 0",
		"4k3/8/8/8/7b/5n2/8/4K3 w - - 0 1":                               "no move can have led to that",
		"r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1":                           "were read as KQkq",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1;20;40": `"1" behind a position is no operation`,
	} {
		w.enter("fen", fen)
		w.wait("a word about "+fen, func(s state) bool {
			return strings.Contains(s.text("message"), says) && s.text("fault") == "" &&
				strings.HasPrefix(s.text("fen"), fen[:20])
		})
	}
	w.castlesInChess960()
	w.Quit()
}

// castlesInChess960: the king is dragged onto its rook, and the game is refused to be played.
func (w *window) castlesInChess960() {
	w.t.Helper()
	w.enter("fen", "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w KQkq - 0 1")
	w.wait("the position", func(s state) bool { return strings.HasSuffix(s.text("fen"), " w GBgb - 0 1") })
	w.move("c1", "g1")
	w.wait("short castling", func(s state) bool {
		return s.text("place") == "1. O-O" && strings.Contains(s.text("fen"), "PPPPPPPP/1R3RK1 b gb")
	})
	w.move("c8", "b8")
	w.wait("long castling", func(s state) bool {
		return s.text("place") == "1. O-O O-O-O" && strings.HasPrefix(s.text("fen"), "2kr2r1/")
	})
	before := w.wait("thinking unasked", func(s state) bool { return !s.is("running") }).number("searches")
	w.pressThink()
	w.wait("a search", func(s state) bool {
		return s.number("searches") == before+1 && !s.is("running") && s.text("bestmove") != ""
	})
	w.Key("ctrl+Home")
	w.Key("ctrl+shift+f")
	w.wait("a refusal", func(s state) bool {
		return strings.Contains(s.text("message"), "games of Chess960 can be looked at")
	})
}

// TestClocksOfAGame stand beside the board in every tab; a game that waits says so, also after a kill.
func TestClocksOfAGame(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "drevo.json")
	const settings = `{"toured": true, "play": {"clock": "3m", "black": "paulchess"},
		"others": {"paulchess": {"depth": "1"}}}`
	if err := os.WriteFile(path, []byte(settings), 0o600); err != nil {
		t.Fatal(err)
	}
	w := start(t, 1440, 900, "DREVO_CONFIG="+path)
	w.wait("the first analysis", func(s state) bool { return s.text("bestmove") != "" && !s.is("running") })
	w.Key("ctrl+shift+n")
	w.wait("running clocks", func(s state) bool {
		return s.text("tab") == "why" && strings.Contains(s.text("clocks"), "▸ White: You ") &&
			!strings.Contains(s.text("clocks"), "You 3:00") &&
			strings.Contains(s.text("clocks"), "Black: PaulChess 3:00") && strings.Contains(s.text("message"), "has begun") &&
			strings.Contains(s.text("pgn"), `[TimeControl "180"]`) && strings.Contains(s.text("pgn"), `[White "You"]`)
	})
	w.Settle()
	w.Shot("clocks-1440x900.png")
	w.enter("move", "e4")
	w.wait("the answer", func(s state) bool { return s.number("game") == 2 })
	w.Key("ctrl+shift+p")
	const waits = "Your game with PaulChess waits: Ctrl+Shift+P."
	w.wait("a pause", func(s state) bool {
		return s.text("message") == waits && strings.HasSuffix(s.text("clocks"), waits)
	})
	w.Wait("both moves in the journal", func() bool { return len(journalNow(t, path).Table.Moves) == 2 })
	w.Signal(syscall.SIGKILL)
	again := start(t, 1440, 900, "DREVO_CONFIG="+path)
	again.wait("the game again", func(s state) bool {
		return s.number("game") == 2 && strings.HasSuffix(s.text("clocks"), waits) &&
			!strings.Contains(s.text("message"), "Think")
	})
	again.Quit()
}

// TestADeafEngineEndsWithTheWindow: one that does not read its input any more while it thinks.
func TestADeafEngineEndsWithTheWindow(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	engine, pid := filepath.Join(folder, "deaf"), filepath.Join(folder, "pid")
	script := "#!/bin/sh\nwhile read line; do case $line in uci) echo uciok;; isready) echo readyok;;\n" +
		"go*) trap '' HUP INT TERM; echo $$ > " + pid + "; exec sleep 1000;; esac; done\n"
	if err := os.WriteFile(engine, []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, end := range map[string]func(w *window) (time.Duration, int){
		"Ctrl+Q":  func(w *window) (time.Duration, int) { return w.EndBy(func() { w.Key("ctrl+q") }) },
		"SIGTERM": func(w *window) (time.Duration, int) { return w.Signal(syscall.SIGTERM) },
		"SIGHUP":  func(w *window) (time.Duration, int) { return w.Signal(syscall.SIGHUP) },
	} {
		os.Remove(pid)
		path := filepath.Join(t.TempDir(), "drevo.json")
		settings := `{"toured": true, "play": {"black": "engine:Deaf"},
			"engines": [{"name": "Deaf", "path": "` + engine + `"}]}`
		if err := os.WriteFile(path, []byte(settings), 0o600); err != nil {
			t.Fatal(err)
		}
		w := start(t, 1440, 900, "DREVO_CONFIG="+path)
		w.wait("the first analysis", func(s state) bool { return s.text("bestmove") != "" && !s.is("running") })
		w.Key("ctrl+shift+n")
		w.wait("the turn", func(s state) bool { return s.is("yourMove") })
		w.enter("move", "e4")
		w.wait("the engine's turn", func(s state) bool { return strings.Contains(s.text("clocks"), "▸ Black: Deaf") })
		w.wait("the engine to have heard that it is to think", func(state) bool {
			id, err := os.ReadFile(pid)
			return err == nil && len(id) > 0
		})
		took, code := end(w)
		id, err := os.ReadFile(pid)
		if err != nil || code != 0 || took > endPatience {
			t.Fatalf("%s: ended after %v with code %d; the engine: %v", name, took, code, err)
		}
		proc := filepath.Join("/proc", strings.TrimSpace(string(id)))
		for late := time.Now().Add(xtest.Patience); ; time.Sleep(50 * time.Millisecond) {
			if _, err := os.Stat(proc); err != nil {
				break
			}
			if time.Now().After(late) {
				t.Fatalf("%s: the engine outlives the window", name)
			}
		}
		if s := journalOf(t, path); len(s.Table.Moves) != 1 {
			t.Errorf("%s: of the game %d moves are kept", name, len(s.Table.Moves))
		}
	}
}
